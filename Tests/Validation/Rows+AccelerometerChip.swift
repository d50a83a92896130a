// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// Rows that are measured through the registers, as a program reads them.
extension Row {
  static let accelerometerChip: [Row] = [
    Row(number: 19, quantity: "±1 g, six positions") {
      try [(LIS331DLHConfiguration.Range.g2, 1000.0), (.g4, 500), (.g8, 256)].flatMap {
        range, one in
        try [
          [1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1] as Axes<Double>,
        ]
        .flatMap { force in
          let raw = try read(range, force)
          return zip("XYZ", [(raw.x, force.x), (raw.y, force.y), (raw.z, force.z)]).map {
            Finding(
              label: "±\(Int((1000 / one).rounded()) * 2) g, \($0)", expected: $1.1 * one,
              simulated: Double($1.0), tolerance: $1.1 == 0 ? 0 : 1, unit: "digit")
          }
        }
      }
    },
    Row(number: 20, quantity: "vector sum under rotation") {
      try (0..<24).map { index in
        let (sine, cosine) = Series.sineAndCosine(Double(index) * 2.399963)
        let height = (Double(index) + 0.5) / 12 - 1
        let radius = (1 - height * height).squareRoot()
        let raw = try read(.g2, Axes(radius * cosine, radius * sine, height))
        return Finding(
          label: "orientation \(index)", expected: 1,
          simulated: raw.map { Double($0) / 1000 }.magnitude, tolerance: 0.001, unit: "g")
      }
    },
    Row(number: 21, quantity: "free fall") {
      let raw = try read(.g2, .zero)
      // Time for which a fall from 1.226 m reads zero: all but the two samples in which the filter
      // settles.
      var world = World()
      world.motion = .drop(height: 1.226)
      let circuit = Circuit([.lis331dlh], sensing: .nominal, world: world)
      var sensor = try LIS331DLH(
        on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz1000, range: .g2))
      var empty = 0.0
      let start = circuit.now
      for millisecond in 1...Int64(600) {
        circuit.advance(to: start.advanced(byNanoseconds: millisecond * 1_000_000))
        if try sensor.read().raw == Axes(0, 0, 0) { empty += 1 }
      }
      return [
        Finding(label: "X", expected: 0, simulated: Double(raw.x), tolerance: 0, unit: "digit"),
        Finding(label: "Y", expected: 0, simulated: Double(raw.y), tolerance: 0, unit: "digit"),
        Finding(label: "Z", expected: 0, simulated: Double(raw.z), tolerance: 0, unit: "digit"),
        Finding(
          label: "fall of 1.226 m", expected: 0.5, simulated: empty / 1000, tolerance: 0.006,
          unit: "s"),
      ]
    },
    Row(number: 24, quantity: "saturation at ±8 g") {
      let high = try read(.g8, [20, 20, 20])
      let low = try read(.g8, [-20, -20, -20])
      return [high.x, high.y, high.z].map {
        Finding(label: "+20 g", expected: 2047, simulated: Double($0), tolerance: 0, unit: "digit")
      }
        + [low.x, low.y, low.z].map {
          Finding(
            label: "−20 g", expected: -2048, simulated: Double($0), tolerance: 0, unit: "digit")
        }
    },
    Row(number: 27, quantity: "self-test change") {
      // Measured in free fall, because the self-test's force is larger on a displaced mass.
      try [(2.5, Axes(300.0, 300, 350)), (3, Axes(432, 432, 504))].flatMap { supply, expected in
        let test = try selfTest(.nominal, supply: supply, .zero)
        return zip(
          "XYZ",
          [
            (test.plus.x, test.minus.x, expected.x), (test.plus.y, test.minus.y, expected.y),
            (test.plus.z, test.minus.z, expected.z),
          ]
        ).flatMap { axis, change in
          [
            Finding(
              label: "\(axis), \(supply) V, plus", expected: change.2, simulated: change.0,
              tolerance: 1, unit: "mg"),
            Finding(
              label: "\(axis), \(supply) V, minus", expected: -change.2, simulated: change.1,
              tolerance: 1, unit: "mg"),
          ]
        }
      }
    },
    Row(number: 27, quantity: "self-test, one of many parts") {
      // The board lies face up; the limits are those of ST's example.
      try (0..<20).flatMap { seed in
        let test = try selfTest(.typical(seed: UInt64(seed)), supply: 2.5, [0, 0, 1])
        return [
          ("X", test.plus.x, test.minus.x, 335.0, 215.0),
          ("Y", test.plus.y, test.minus.y, 335, 215),
          ("Z", test.plus.z, test.minus.z, 445, 305),
        ]
        .flatMap { axis, plus, minus, middle, half in
          [
            Finding(
              label: "\(axis), part \(seed), plus", expected: middle, simulated: plus,
              tolerance: half, unit: "mg"),
            Finding(
              label: "\(axis), part \(seed), minus", expected: -middle, simulated: minus,
              tolerance: half, unit: "mg"),
          ]
        }
      }
    },
    Row(number: 46, quantity: "an hour at 1 kHz, three axes", isSlow: true, isTiming: true) {
      ([("typical", 1), ("nominal, at rest", nil)] as [(String, UInt64?)]).map { label, seed in
        var element = AccelerometerElement(.lis331dlh, seed: seed)
        element.start(at: 0, period: 1_000_000, rate: 1000)
        var world = World()
        var sum = 0.0
        let clock = ContinuousClock()
        let time = clock.measure {
          for sample in 1...Int64(3_600_000) {
            let felt = element.sample(at: sample * 1_000_000, in: &world)
            sum += felt.x + felt.y + felt.z
          }
        }
        // The expected time is below 1 s. The sum is used, so that the loop is not optimized away.
        return Finding(
          label: label, expected: 0.5, simulated: sum.isFinite ? time / .seconds(1) : .infinity,
          tolerance: 0.5, unit: "s")
      }
    },
  ]

  private static func read(
    _ range: LIS331DLHConfiguration.Range, _ force: Axes<Double>
  ) throws -> Axes<Int16> {
    var world = World()
    world.specificForce = force
    let circuit = Circuit([.lis331dlh], sensing: .nominal, world: world)
    var sensor = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz1000, range: range))
    circuit.advance(by: .milliseconds(20))
    return try sensor.read().raw
  }

  private static func selfTest(
    _ sensing: Sensing, supply: Double, _ force: Axes<Double>
  ) throws -> (plus: Axes<Double>, minus: Axes<Double>) {
    var chip = LIS331DLHChip()
    chip.sense(sensing)
    chip.element?.supply = supply
    var world = World()
    world.specificForce = force
    let circuit = Circuit([.lis331dlh(chip)], world: world)
    var sensor = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))
    let test = try sensor.selfTest(circuit.timebase)
    return (test.plus.map { Double($0) }, test.minus.map { Double($0) })
  }
}
