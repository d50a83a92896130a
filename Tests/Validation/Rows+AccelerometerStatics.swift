// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  static let accelerometerStatics: [Row] = [
    Row(number: 7, quantity: "displacement at 1 g") {
      var element = AccelerometerElement(.lis331dlh, seed: nil)
      var world = World()
      world.specificForce = [1, 1, 1]
      _ = element.sample(at: 0, in: &world)
      let found = element.displacements
      let exact = 9.80665 / (4 * Double.pi * .pi * 4e6)
      return [
        Finding(
          label: "X", expected: 62.10, simulated: found.x * 1e9, tolerance: 0.005, unit: "nm"),
        Finding(
          label: "X by g/ω0²", expected: exact * 1e9, simulated: found.x * 1e9,
          tolerance: exact * 1e3, unit: "nm"),
        Finding(
          label: "Z", expected: 1.011e-4, simulated: found.z, tolerance: 5e-8, unit: "rad"),
        Finding(
          label: "Z by equation 5", expected: tilt, simulated: found.z, tolerance: tilt * 1e-6,
          unit: "rad"),
      ]
    },
    Row(number: 8, quantity: "ΔC per g") {
      let mass = LateralProofMass.recommended
      let plate = TorsionPlate.recommended
      let (first, second) = mass.capacitances(at: 0.1 * mass.displacementPerG)
      let (near, far) = plate.capacitances(at: 0.1 * plate.anglePerG)
      // The plate's expected values have three digits, C0 four: 305.568 fF is
      // ε0 · 400 · 155.3 / 1.8.
      return [
        Finding(
          label: "X", expected: 24.84, simulated: (first - second) * 1e16, tolerance: 24.84e-4,
          unit: "fF"),
        Finding(
          label: "Z", expected: 5.58, simulated: (near - far) * 1e16, tolerance: 0.005, unit: "fF"),
        Finding(
          label: "C0 of Z", expected: 305.6, simulated: plate.restCapacitance * 1e15,
          tolerance: 0.05, unit: "fF"),
        Finding(
          label: "Z by 2 C0 d θ/g0",
          expected: 2 * 305.568 * 162.5 / 1.8 * tilt,
          simulated: (near - far) * 1e16, tolerance: 5.58e-4, unit: "fF"),
      ]
    },
    Row(number: 22, quantity: "linearity, of full scale") {
      zip(ranges, [0.015, 0.063, 0.150, 0.286]).map { scale, expected in
        Finding(
          label: "±\(Int(scale)) g", expected: expected, simulated: bend(.lis331dlh, scale),
          tolerance: 0.02, unit: "%")
      }
    },
    Row(number: 23, quantity: "linearity of C1−C2") {
      var parameters = AccelerometerParameters.lis331dlh
      parameters.readout = .difference
      var unbiased = parameters
      unbiased.inPlane.readVoltage = 0
      let rows = [
        ("no bias", unbiased, [0.097, 0.390, 0.888, 1.608]),
        ("0.884 V", parameters, [0.112, 0.456, 1.051, 1.942]),
      ]
      return rows.flatMap { bias, parameters, bends in
        zip(ranges, bends).map { scale, expected in
          Finding(
            label: "±\(Int(scale)) g, \(bias)", expected: expected,
            simulated: bend(parameters, scale), tolerance: 0.01, unit: "%")
        }
      }
    },
    Row(number: 26, quantity: "pull-in") {
      let mass = LateralProofMass.recommended
      return [
        Finding(
          label: "at 0.884 V", expected: 17.7, simulated: mass.pullIn.acceleration,
          tolerance: 0.005 * 17.7, unit: "g"),
        Finding(
          label: "of both sides", expected: 3.26, simulated: mass.pullInVoltage,
          tolerance: 0.005 * 3.26, unit: "V"),
      ]
    },
    Row(number: 28, quantity: "sensitivity over temperature") {
      var element = AccelerometerElement(.lis331dlh, seed: nil)
      var world = World()
      let warm = [-40, 25, 85].enumerated().map { index, celsius in
        world.temperature = Double(celsius)
        return element.sample(at: Int64(index) * 20_000_000, in: &world).z
      }
      // The expected value is the model's −2 TCF; the datasheet allows 0.01.
      return zip([-65.0, 60], [warm[0], warm[2]]).map { kelvin, felt in
        Finding(
          label: "\(Int(25 + kelvin)) °C", expected: 0.0058,
          simulated: (felt / warm[1] - 1) * 100 / kelvin, tolerance: 1e-6, unit: "%/K")
      }
    },
  ]

  private static let ranges = [2.0, 4, 6, 8]

  /// The tilt (3/2) m g R l / (G s t³) of the paper's plate under 1 g, in rad.
  private static let tilt =
    1.5 * 7.55e-9 * 9.80665 * 43.53e-6 * 262e-6 / (61.5e9 * 22e-6 * 2.1e-6 * 2.1e-6 * 2.1e-6)

  /// Nonlinearity of X: deviation from the best straight line, in percent of full scale by the
  /// sensitivity, which is the slope of the regression line.
  private static func bend(_ parameters: AccelerometerParameters, _ scale: Double) -> Double {
    var element = AccelerometerElement(parameters, seed: nil)
    var world = World()
    let points = (-100...100).map { index in
      let force = scale * Double(index) / 100
      world.specificForce = [force, 0, 0]
      // The samples are far enough apart for the filter to have settled.
      return (force: force, felt: element.sample(at: Int64(index) * 10_000_000_000, in: &world).x)
    }
    func worst(_ slope: Double) -> Double {
      points.map { abs($0.felt - slope * $0.force) }.max() ?? 0
    }
    // The law is an odd function, so the line passes through zero.
    var (low, high) = (0.9, 1.2)
    while high - low > 1e-9 {
      let third = (high - low) / 3
      if worst(low + third) < worst(high - third) { high -= third } else { low += third }
    }
    return worst(low) / scale / line(points.map { ($0.force, $0.felt) }).slope * 100
  }
}
