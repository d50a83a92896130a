// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// A gyroscope at its fastest rate with its FIFO, on a board of its own; checks the sets it
/// delivers.
struct GyroscopeBench: ~Copyable {
  let circuit: Circuit
  let target: Transaction.Target
  var driver: L3G4200D<I2CDevice<CircuitI2C>>
  var samples: [L3G4200DTimedSample]
  /// The chip's actual period, in nanoseconds.
  let period: Double
  /// The greatest error of a sample's time, in periods.
  var worst = 0.0
  var count = 0
  var lost = 0
  private var first: Int64?
  private var last: Int64 = 0
  private var lastTime = Int64.min

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
    var driver = try L3G4200D(
      on: I2CDevice(circuit.wire, device),
      .init(
        part: part, rate: part.rates.last, pins: pins, fifo: .init(mode, watermark: watermark)))
    circuit.advance(by: driver.settlingTime)
    try driver.rearmFIFO(circuit.timebase)
    self.circuit = circuit
    self.driver = driver
    target = .i2c(device.address)
    period = 1e9 / rate / (1 + rateError)
    samples = [L3G4200DTimedSample](repeating: L3G4200DTimedSample(), count: room)
  }

  func line() throws -> CircuitLine { try #require(circuit.line("DRDY/INT2", of: target)) }

  /// Waits up to 50 ms for the next edge of the watermark.
  func nextEdge(_ line: inout CircuitLine) throws -> Instant {
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(50))
    return try #require(edge)
  }

  /// Drains, and compares each sample's time with the one at which the chip sampled.
  mutating func drain(at edge: Instant? = nil) throws(SensorError) -> L3G4200DDrain {
    var buffer = samples
    var span = buffer.mutableSpan
    let drain = try driver.drain(into: &span, at: edge, circuit.timebase)
    samples = buffer
    lost += drain.lost
    guard drain.count > 0 else { return drain }
    count += drain.count
    last = circuit.truth(at: target)?.instants.z ?? 0
    // The instant of the set before the first delivered one.
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

  /// The number of sets that the chip has sampled from the first delivered one to the latest.
  var sampled: Int { Int((Double(last - (first ?? last)) / period).rounded()) }
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
