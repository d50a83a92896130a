// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The FIFO of the LSM6DSO's driver on the software chip: sets, their order and their times.
@Suite struct LSM6DSOFIFOTests {
  typealias Configuration = LSM6DSOConfiguration

  private struct Result {
    var count = 0
    var lost = 0
    var times: [Int64] = []
    var samples: [LSM6DSOSample] = []
  }

  /// Drains for a time at edges of the watermark, or every so many milliseconds.
  private func run(
    _ circuit: Circuit, _ configuration: Configuration, every: Duration?, for time: Duration
  ) throws -> Result {
    var sensor = try LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), configuration)
    circuit.advance(by: sensor.settlingTime)
    var line = try #require(circuit.line("INT1", of: .i2c(0x6A)))
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<256, LSM6DSOTimedSample>(repeating: .init())
    var result = Result()
    let end = circuit.now + time
    while circuit.now < end {
      var edge: Instant?
      if let every {
        circuit.advance(by: every)
      } else {
        edge = line.waitForEdge(until: circuit.now + .milliseconds(200))
        #expect(edge != nil)
      }
      var more = true
      while more {
        var room = samples.mutableSpan
        let drain = try sensor.drain(into: &room, at: edge, circuit.timebase)
        (more, edge) = (drain.more, nil)
        result.count += drain.count
        result.lost += drain.lost
        for index in 0..<drain.count {
          result.times.append(samples[index].time.nanoseconds)
          result.samples.append(samples[index].sample)
        }
      }
    }
    #expect(circuit.finish().isClean)
    return result
  }

  private func expectEven(_ result: Result, _ hertz: Double, within nanoseconds: Double) {
    let period = 1e9 / hertz
    for index in result.times.indices.dropFirst() {
      let step = Double(result.times[index] - result.times[index - 1])
      #expect(abs(step - period) < nanoseconds, "\(index): \(step)")
    }
  }

  @Test(
    arguments: [
      (.hertz104, 104.172), (.hertz416, 416.688), (.hertz833, 833.375), (.hertz1666, 1666.75),
    ] as [(Configuration.Rate, Double)])
  func edges(rate: Configuration.Rate, hertz: Double) throws {
    let circuit = Circuit(.lsm6dso)
    let result = try run(
      circuit,
      .init(
        accelerometerRate: rate, gyroscopeRate: rate, fifo: .init(watermark: 8),
        pins: .init(interrupt1: .watermark)), every: nil, for: .seconds(2))
    #expect(result.lost == 0)
    #expect(abs(Double(result.count) - 2 * hertz) <= 10)
    #expect(result.samples.allSatisfy { $0.hasAcceleration && $0.hasAngularRate })
    #expect(result.samples.allSatisfy { abs($0.acceleration.g.z - 1) < 0.001 })
    expectEven(result, hertz, within: 2000)
  }

  @Test func withoutALine() throws {
    let circuit = Circuit(.lsm6dso)
    let result = try run(
      circuit, .init(accelerometerRate: .hertz833, gyroscopeRate: .hertz833, fifo: .init()),
      every: .milliseconds(30), for: .seconds(2))
    #expect(result.lost == 0)
    #expect(abs(Double(result.count) - 2 * 833.375) <= 30)
    expectEven(result, 833.375, within: 100_000)
  }

  /// 256 sets fit; the host is away for 400 ms of 833 Hz, in which 333 come.
  @Test func overrun() throws {
    let period = 1e9 / 833.375
    let circuit = Circuit(.lsm6dso)
    var sensor = try LSM6DSO(
      on: I2CDevice(circuit.wire, .lsm6dso),
      .init(accelerometerRate: .hertz833, gyroscopeRate: .hertz833, fifo: .init()))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<256, LSM6DSOTimedSample>(repeating: .init())
    func drain(after time: Duration) throws -> FIFODrain {
      circuit.advance(by: time)
      var room = samples.mutableSpan
      return try sensor.drain(into: &room, circuit.timebase)
    }
    var last = 0.0
    for _ in 0..<20 {
      let drained = try drain(after: .milliseconds(30))
      #expect(drained.lost == 0)
      last = Double(samples[drained.count - 1].time.nanoseconds)
    }
    let start = Double(circuit.now.nanoseconds) + 400_000_000
    let gap = try drain(after: .milliseconds(400))
    // The oldest of 256 is left out, since it may be overwritten while it is read; here a set came in its first word, and
    // the rest of it and a word of the next are missing, too.
    #expect(gap.count == 254)
    let first = Double(samples[0].time.nanoseconds)
    #expect(abs(first - (start - 254.5 * period)) < 2 * period)
    #expect(abs(Double(gap.lost) - ((first - last) / period - 1)) <= 1, "\(gap)")
    #expect(gap.lost >= 80)
    let next = try drain(after: .milliseconds(30))
    #expect(next.lost <= 1)
  }

  /// A bus of 100 kHz reads 56 sets in the time of 94: a full FIFO replaces words while they are read, in the chip
  /// where these are taken out after their last byte, so that bytes of two words come together.
  @Test(arguments: ["last-byte", "tag"])
  func aBusThatIsTooSlow(pop: String) throws {
    let circuit = Circuit([.lsm6dso], wireTime: WireTime(i2cHertz: 100_000))
    #expect(circuit.setPolicy("fifo-pop", to: pop, at: .i2c(0x6A)))
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = Axes(10, -20, 40) * (.pi / 180)
    }
    var sensor = try LSM6DSO(
      on: I2CDevice(circuit.wire, .lsm6dso),
      .init(accelerometerRate: .hertz1666, gyroscopeRate: .hertz1666, fifo: .init()))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<32, LSM6DSOTimedSample>(repeating: .init())
    let start = circuit.now
    var (count, lost, last) = (0, 0, start.advanced(byNanoseconds: -1_000_000))
    while circuit.now < start + .seconds(5) {
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, circuit.timebase)
      lost += drain.lost
      for index in 0..<drain.count {
        let (sample, time) = (samples[index].sample, samples[index].time)
        let error = sample.acceleration.g - Axes(0.25, -0.5, 1)
        let turning = sample.angularRate.degreesPerSecond - Axes(10, -20, 40)
        #expect(abs(error.x) + abs(error.y) + abs(error.z) < 0.001, "\(sample)")
        #expect(abs(turning.x) + abs(turning.y) + abs(turning.z) < 0.1, "\(sample)")
        #expect(time > last && time <= circuit.now)
        last = time
      }
      count += drain.count
      if drain.count == 0 { circuit.advance(by: .milliseconds(1)) }
    }
    #expect(count > 2000 && lost > 1000)
    // The FIFO has up to 256 sets at the end.
    #expect(abs(Double(count + lost) - 5 * 1666.75) < 300, "\(count) and \(lost)")
  }

  /// A chip whose clock is 3 % fast or 4.5 % slow reports it, and the times follow it.
  @Test(arguments: [0.03, -0.045])
  func clocks(error: Double) throws {
    var chip = LSM6DSOChip()
    chip.rateError = error
    let circuit = Circuit(.lsm6dso(chip))
    let result = try run(
      circuit,
      .init(
        accelerometerRate: .hertz416, gyroscopeRate: .hertz416, fifo: .init(watermark: 4),
        pins: .init(interrupt1: .watermark)), every: nil, for: .seconds(1))
    #expect(result.lost == 0)
    expectEven(result, 416.688 * (1 + error), within: 2000)
  }

  /// One sensor alone.
  @Test(arguments: [false, true])
  func alone(isGyroscope: Bool) throws {
    let circuit = Circuit(.lsm6dso)
    let result = try run(
      circuit,
      .init(
        accelerometerRate: isGyroscope ? nil : .hertz833,
        gyroscopeRate: isGyroscope ? .hertz833 : nil, fifo: .init(watermark: 16),
        pins: .init(interrupt1: .watermark)), every: nil, for: .seconds(1))
    #expect(result.lost == 0)
    #expect(abs(result.count - 833) <= 20)
    #expect(result.samples.allSatisfy { $0.hasAngularRate == isGyroscope })
    #expect(result.samples.allSatisfy { $0.hasAcceleration != isGyroscope })
  }
}
