// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

extension Row {
  /// Rows 30 to 39, and the part of row 46 on gyroscopes.
  static let gyroscope: [Row] =
    gyroscopeNoise + gyroscopeBandwidth + [
      scale, nonLinearity, envelope, fullTurn, gSensitivity, gyroscopeSpeed,
    ]

  private static let scale = Row(number: 34, quantity: "gyro scale, 100 °/s") {
    try [(UInt8(0x80), 11_429.0), (0x90, 5714), (0xA0, 1429)].map { control4, expected in
      var chip = L3G4200DChip()
      chip.sense(.nominal)
      var bus = try GyroscopeBus(chip, 0x0F, control4, 0x00)
      bus.turn(100)
      return Finding(
        label: "CTRL_REG4 \(control4)", expected: expected, simulated: try bus.sample(after: 500),
        tolerance: 1, unit: "digits")
    }
  }

  /// Deviation from the best straight line at ±250 °/s.
  private static let nonLinearity = Row(number: 35, quantity: "gyro non-linearity") {
    var parameters = GyroscopeParameters.exact
    parameters.nonLinearity = GyroscopeParameters.l3g4200d.nonLinearity
    var run = GyroscopeRun(parameters, seed: 1)
    let points = (-50...50).map { step in
      run.world.angularRate = Axes(Double(step) * 5 * .pi / 180, 0, 0)
      run.settle()
      return (rate: Double(step) * 5, read: run.sample().x)
    }
    func residual(_ slope: Double) -> Double {
      points.reduce(0) { max($0, abs($1.read - slope * $1.rate)) }
    }
    let least = (0...2000).map { residual(0.99 + Double($0) * 1e-5) }.min() ?? 0
    return [
      Finding(expected: 0.2, simulated: least / 250 * 100, tolerance: 0.01, unit: "% FS")
    ]
  }

  /// Figures of a separate simulation with the carrier, in Python, bound the difference. It depends
  /// on the phase of the Coriolis force at the step and is smallest at the force's maximum, as here
  /// and after `x = X sin ωt`; the expected value was found with the exact carrier. The error of
  /// leaving out the sense mode does not depend on that phase.
  private static let envelope = Row(
    number: 37, quantity: "gyro envelope, step at 93 Hz", isSlow: true
  ) {
    [
      ("20 kHz", GyroscopeParameters.l3gd20, 4.1e-4, 9.8e-6, 1.44),
      ("8 kHz", .l3g4200d, 9.7e-4, 6.1e-5, 2.11),
    ].flatMap { label, parameters, bound, crest, without in
      let differences = Carrier(parameters).differences()
      return [
        Finding(
          label: label + ", bound", expected: 0, simulated: differences.envelope,
          tolerance: bound, unit: ""),
        Finding(
          label: label + ", at the crest", expected: crest, simulated: differences.envelope,
          tolerance: 0.2 * crest, unit: ""),
        Finding(
          label: label + " without mode", expected: without,
          simulated: differences.without * 100, tolerance: 0.02 * without, unit: "%"),
      ]
    }
  }

  /// The angle after 90 °/s for 4 s, over 200 parts. The standard error of a deviation from 200
  /// parts is 5 %.
  private static let fullTurn = Row(number: 38, quantity: "gyro full turn", isSlow: true) {
    let angles = (1...200).map { seed in
      var run = GyroscopeRun(.white, seed: UInt64(seed), rate: 800, cutoff: 93)
      run.world.angularRate = Axes(.pi / 2, 0, 0)
      run.settle()
      return (0..<3200).reduce(0.0) { sum, _ in sum + run.sample().x } * run.interval
    }
    let (mean, deviation) = moments(angles)
    return [
      Finding(
        label: "mean", expected: 360, simulated: mean, tolerance: 3 * 0.042 / 200.0.squareRoot(),
        unit: "°"),
      Finding(label: "σ", expected: 0.042, simulated: deviation, tolerance: 0.0064, unit: "°"),
    ]
  }

  private static let gSensitivity = Row(number: 39, quantity: "gyro, ±1 g flip") {
    var parameters = GyroscopeParameters.exact
    parameters.gSensitivity = GyroscopeParameters.l3g4200d.gSensitivity
    parameters.gSquaredSensitivity = GyroscopeParameters.l3g4200d.gSquaredSensitivity
    var run = GyroscopeRun(parameters, seed: 1)
    run.settle()
    let up = run.sample().z
    run.world.specificForce = Axes(0, 0, -1)
    run.settle()
    return [
      Finding(expected: 0.2, simulated: abs(up - run.sample().z), tolerance: 1e-6, unit: "°/s")
    ]
  }

  /// Measured by the wall clock, on an otherwise idle machine.
  private static let gyroscopeSpeed = Row(
    number: 46, quantity: "gyro, 1 h at 800 Hz", isSlow: true, isTiming: true
  ) {
    [("typical", 1 as UInt64?), ("nominal", nil)].map { label, seed in
      var run = GyroscopeRun(seed: seed, rate: 800, cutoff: 93)
      run.settle()
      var sum = 0.0
      let spent = ContinuousClock().measure {
        for _ in 0..<3600 * 800 { sum += run.sample().x }
      }
      return Finding(
        label: label, expected: 0.5, simulated: sum.isFinite ? spent / .seconds(1) : .infinity,
        tolerance: 0.5, unit: "s")
    }
  }

  static func moments(_ values: [Double]) -> (mean: Double, deviation: Double) {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, (squares / Double(values.count - 1)).squareRoot())
  }
}

/// The largest differences from the resonator with its carrier, 64 steps per period, after a step
/// of 1 rad/s behind a two-pole low-pass filter of 93 Hz: that of the element, and that of a
/// response without the sense mode.
private struct Carrier {
  let parameters: GyroscopeParameters

  init(_ parameters: GyroscopeParameters) { self.parameters = parameters }

  func differences() -> (envelope: Double, without: Double) {
    let h = 1 / (64 * parameters.driveFrequency)
    let cutoff = 2 * Double.pi * 93
    var resonator = CoriolisResonator(parameters)
    // Heun's method is exact enough at ωh = 10⁻³.
    var (carrier, plain) = (SIMD2<Double>(), SIMD2<Double>())
    func slope(_ z: SIMD2<Double>, _ input: Double) -> SIMD2<Double> {
      cutoff * SIMD2(z.y, input - z.x - 2.0.squareRoot() * z.y)
    }
    func move(_ z: inout SIMD2<Double>, _ first: Double, _ last: Double) {
      let start = slope(z, first)
      z += h / 2 * (start + slope(z + h * start, last))
    }
    // The element, sampled every hundred steps of the carrier; its drive runs, and the rate steps.
    let period = Int64(100e9 * h)
    var world = World()
    var element = GyroscopeElement(parameters, seed: nil)
    element.powerOn()
    element.drive(isOn: true, at: 0)
    let start: Int64 = 10_000_000_000
    element.start(at: start, period: period, cutoff: 93, isSecondOrder: true, .input)
    element.observe(upTo: start + 1, in: &world)
    world.angularRate = Axes(1, 0, 0)
    var (envelope, without) = (0.0, 0.0)
    // A NaN is kept, which `max` would drop.
    func grow(_ most: inout Double, _ value: Double) {
      if !(abs(value) <= most) { most = most.isNaN ? most : abs(value) }
    }
    for step in 1...Int(0.1 / h) {
      let before = resonator.demodulated
      resonator.step(h, rate: 1, quadrature: 0)
      move(&carrier, before, resonator.demodulated)
      move(&plain, 1, 1)
      grow(&without, carrier.x - plain.x)
      guard step % 100 == 0 else { continue }
      let instant = start + Int64(step / 100) * period
      grow(&envelope, carrier.x - element.sample(at: instant, in: &world).x)
    }
    return (envelope, without)
  }
}
