// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// A sensor with its FIFO, on a board of its own; checks the sets it delivers.
struct FIFOBench<Configuration: STFIFOConfiguration>: ~Copyable {
  let circuit: Circuit
  let target: Transaction.Target
  /// The pin that shows the watermark.
  let pin: String
  var driver: STSensor<Configuration, I2CDevice<CircuitI2C>>
  var samples: [STTimedSample<Configuration>]
  /// The chip's actual period, in nanoseconds.
  let period: Double
  /// How far a sample's time was from the true one, in periods.
  var worst = 0.0
  var count = 0
  var lost = 0
  private var first: Int64?
  private var last: Int64 = 0
  private var lastTime = Int64.min

  /// Waits until samples are good, and starts the FIFO.
  init(
    _ circuit: Circuit, _ driver: consuming STSensor<Configuration, I2CDevice<CircuitI2C>>,
    _ pin: String, of target: Transaction.Target, period: Double, room: Int
  ) throws {
    circuit.advance(by: driver.settlingTime)
    try driver.rearmFIFO(circuit.timebase)
    self.circuit = circuit
    self.driver = driver
    self.pin = pin
    self.target = target
    self.period = period
    samples = [STTimedSample](repeating: STTimedSample(), count: room)
  }

  func line() throws -> CircuitLine { try #require(circuit.line(pin, of: target)) }

  /// The next edge of a watermark, which comes within 50 ms.
  func nextEdge(_ line: inout CircuitLine) throws -> Instant {
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(50))
    return try #require(edge)
  }

  /// Drains, and compares each sample's time with the one at which the chip sampled.
  mutating func drain(at edge: Instant? = nil) throws(SensorError) -> FIFODrain {
    var buffer = samples
    var span = buffer.mutableSpan
    let drain = try driver.drain(into: &span, at: edge, circuit.timebase)
    samples = buffer
    lost += drain.lost
    guard drain.count > 0 else { return drain }
    count += drain.count
    last = circuit.truth(at: target)?.instants.z ?? 0
    // The set before the first that is given out.
    first = first ?? last - Int64(Double(drain.count) * period)
    for index in 0..<drain.count {
      let time = samples[index].time.nanoseconds
      #expect(time > lastTime)
      lastTime = time
      let exact = Double(last) - Double(drain.count - 1 - index) * period
      worst = max(worst, abs(Double(time) - exact) / period)
    }
    return drain
  }

  /// How many sets the chip has sampled since the first that was given out, up to the last.
  var sampled: Int { Int((Double(last - (first ?? last)) / period).rounded()) }
}

/// A gyroscope at its fastest rate.
typealias GyroscopeBench = FIFOBench<L3G4200DConfiguration>

extension FIFOBench where Configuration == L3G4200DConfiguration {
  init(
    part: L3G4200DConfiguration.Part = .l3g4200d, rateError: Double, watermark: UInt8 = 4,
    mode: L3G4200DConfiguration.FIFO.Mode = .stream,
    pins: L3G4200DConfiguration.Pins = .init(watermark: true), room: Int = 32
  ) throws {
    let relatives: [L3G4200DConfiguration.Part: (L3G4200DChip.Relative, I2CTarget, Double)] = [
      .l3g4200d: (.l3g4200d, .l3g4200d, 800), .a3g4250d: (.a3g4250d, .l3g4200d, 800),
      .l3gd20: (.l3gd20, .l3gd20, 760), .l3gd20h: (.l3gd20h, .l3gd20, 757.6),
    ]
    let (relative, device, rate) = try #require(relatives[part])
    var chip = L3G4200DChip(relative)
    chip.rateError = rateError
    let circuit = Circuit(.l3g4200d(chip))
    circuit.change { $0.angularRate = [0.5, -1, 0.25] }
    let driver = try L3G4200D(
      on: I2CDevice(circuit.wire, device),
      .init(
        part: part, rate: part.rates.last, pins: pins, fifo: .init(mode, watermark: watermark)))
    try self.init(
      circuit, driver, "DRDY/INT2", of: .i2c(device.address), period: 1e9 / rate / (1 + rateError),
      room: room)
  }
}

/// Reproducible random numbers (Steele, Lea and Flood, 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
