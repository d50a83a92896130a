// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// A gyroscope's sensing element without a chip, sampled in sequence.
struct GyroscopeRun {
  var world = World()
  private(set) var element: GyroscopeElement
  private let period: Int64
  private(set) var time: Int64 = 0

  /// Sampling rate and cut-off in Hz.
  init(
    _ parameters: GyroscopeParameters = .l3g4200d, seed: UInt64?, rate: Double = 100,
    cutoff: Double = 32, isSecondOrder: Bool = true
  ) {
    element = GyroscopeElement(parameters, seed: seed)
    period = Int64(1e9 / rate)
    element.powerOn()
    element.drive(isOn: true, at: 0)
    element.start(
      at: 0, period: period, cutoff: cutoff, isSecondOrder: isSecondOrder, .zero)
  }

  var interval: Double { Double(period) * 1e-9 }

  /// Advances by a number of samples and returns the last, in °/s.
  mutating func sample(after count: Int64 = 1) -> Axes<Double> {
    time += count * period
    return element.sample(at: time, in: &world) * (180 / .pi)
  }

  /// Skips five seconds, in which the drive starts and initial states decay.
  mutating func settle() { _ = sample(after: Int64(5 / interval)) }

  /// Advances to the next sample while the rate about x changes in 32 steps. `rate` returns the
  /// rate in °/s from the fraction of the period.
  mutating func sample(rate: (Double) -> Double) -> Double {
    for step in 0..<Int64(32) {
      element.observe(upTo: time + period * step / 32, in: &world)
      world.angularRate = Axes(rate(Double(step) / 32) * .pi / 180, 0, 0)
    }
    return sample().x
  }
}

extension GyroscopeParameters {
  /// A part without tolerances, with white noise alone.
  static var white: GyroscopeParameters {
    var parameters = exact
    parameters.noiseDensity = 0.03
    return parameters
  }

  /// A part without tolerances and noise.
  static var exact: GyroscopeParameters {
    var parameters = GyroscopeParameters.l3g4200d
    parameters.quadrature = 0
    parameters.phaseError = 0
    parameters.phaseDrift = 0
    parameters.scale = 0
    parameters.scaleDrift = 0
    parameters.crossAxis = 0
    parameters.gSensitivity = 0
    parameters.gSquaredSensitivity = 0
    parameters.nonLinearity = 0
    for index in 0..<3 {
      parameters.ranges[index].zeroRate = 0
      parameters.ranges[index].drift = 0
    }
    parameters.noiseDensity = 0
    parameters.floor = 0
    parameters.walk = 0
    return parameters
  }
}

/// A gyroscope alone on a bus.
struct GyroscopeBus {
  let circuit: Circuit
  private let start: Int64
  private let period: Int64
  private var samples: Int64 = 0

  /// Values of CTRL_REG1, 4 and 5; the output data rate is 100, 200, 400 or 800 Hz.
  init(_ chip: L3G4200DChip, _ control1: UInt8, _ control4: UInt8, _ control5: UInt8) throws {
    circuit = Circuit([.l3g4200d(chip).at(0x68)])
    for (register, byte) in [(0x23, control4), (0x24, control5), (0x20, control1)] {
      try circuit.wire.write([byte].span, command: UInt8(register), to: 0x68)
    }
    // Sampling began with the last bit of the byte, one STOP before now.
    start = circuit.now.nanoseconds - 2_500
    period = 10_000_000 >> Int64(control1 >> 6)
  }

  /// Sets the board's rate about x in °/s.
  func turn(_ rate: Double) { circuit.change { $0.angularRate = Axes(rate * .pi / 180, 0, 0) } }

  /// Advances by a number of samples and returns X of the last, in digits.
  mutating func sample(after count: Int64 = 1) throws -> Double {
    samples += count
    circuit.advance(to: Instant(nanoseconds: start + samples * period + 5_000))
    var bytes = [UInt8](repeating: 0, count: 2)
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: 0xA8, from: 0x68)
    return Double(Int16(bitPattern: UInt16(bytes[0]) | UInt16(bytes[1]) << 8))
  }
}
