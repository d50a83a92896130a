// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The FIFO of the LSM6DSL's driver on the software chips: sets, their sensors and their times.
@Suite struct LSM6DSLFIFOTests {
  typealias Configuration = LSM6DSLConfiguration

  private struct Result {
    var count = 0
    var lost = 0
    var times: [Int64] = []
    var samples: [LSM6DSLSample] = []
  }

  /// Drains for a time at edges of the watermark, or every so many milliseconds.
  private func run(
    _ circuit: Circuit, _ configuration: Configuration, every: Duration?, for time: Duration
  ) throws -> Result {
    var sensor = try LSM6DSL(on: I2CDevice(circuit.wire, .lsm6dsl), configuration)
    circuit.advance(by: sensor.settlingTime)
    var line = try #require(circuit.line("INT1", of: .i2c(0x6A)))
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<256, LSM6DSLTimedSample>(repeating: .init())
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

  /// The board turns and is accelerated by different amounts on each axis: words in the wrong place are found.
  private func circuit(_ chip: Part) -> Circuit {
    let circuit = Circuit(chip)
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = Axes(10, -20, 40) * (.pi / 180)
    }
    return circuit
  }

  private func expectRight(_ samples: [LSM6DSLSample]) {
    for (index, sample) in samples.enumerated() {
      if sample.hasAcceleration {
        let error = sample.acceleration.g - Axes(0.25, -0.5, 1)
        #expect(abs(error.x) + abs(error.y) + abs(error.z) < 0.001, "\(index): \(sample)")
      }
      if sample.hasAngularRate {
        let error = sample.angularRate.degreesPerSecond - Axes(10, -20, 40)
        #expect(abs(error.x) + abs(error.y) + abs(error.z) < 0.1, "\(index): \(sample)")
      }
    }
  }

  /// Both sensors at one rate, by edges.
  @Test(
    arguments: LSM6DSLTests.parts.indices,
    [(.hertz104, 104.172), (.hertz416, 416.688), (.hertz833, 833.375), (.hertz1666, 1666.75)]
      as [(Configuration.Rate, Double)])
  func edges(index: Int, rate: (Configuration.Rate, Double)) throws {
    let (part, chip) = LSM6DSLTests.parts[index]
    let result = try run(
      circuit(chip),
      .init(
        part: part, accelerometerRate: rate.0, gyroscopeRate: rate.0, fifo: .init(watermark: 8),
        pins: .init(interrupt1: .watermark)), every: nil, for: .seconds(2))
    #expect(result.lost == 0)
    #expect(abs(Double(result.count) - 2 * rate.1) <= 10)
    #expect(result.samples.allSatisfy { $0.hasAcceleration && $0.hasAngularRate })
    expectRight(result.samples)
    expectEven(result, rate.1, within: 2000)
  }

  /// A bus of 100 kHz cannot read the words of 1666 Hz: those that a full FIFO may have replaced are discarded.
  @Test(arguments: LSM6DSLTests.parts.indices)
  func aBusThatIsTooSlow(index: Int) throws {
    let (part, chip) = LSM6DSLTests.parts[index]
    let circuit = Circuit([chip], wireTime: WireTime(i2cHertz: 100_000))
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = Axes(10, -20, 40) * (.pi / 180)
    }
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(part: part, accelerometerRate: .hertz1666, gyroscopeRate: .hertz1666, fifo: .init()))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<32, LSM6DSLTimedSample>(repeating: .init())
    let start = circuit.now
    var (count, lost, last) = (0, 0, start.advanced(byNanoseconds: -1_000_000))
    while circuit.now < start + .seconds(5) {
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, circuit.timebase)
      lost += drain.lost
      for index in 0..<drain.count {
        expectRight([samples[index].sample])
        #expect(samples[index].time > last && samples[index].time <= circuit.now)
        last = samples[index].time
      }
      count += drain.count
      if drain.count == 0 { circuit.advance(by: .milliseconds(1)) }
    }
    #expect(count > 2000 && lost > 1000)
    // An LSM6DS3's FIFO has up to 682 sets at the end.
    #expect(abs(Double(count + lost) - 5 * 1666.75) < 700, "\(count) and \(lost)")
  }

  /// Two rates: each set has the faster sensor's sample, and as many the slower one's as their ratio says.
  @Test(
    arguments: [0, 2],
    [
      (.hertz104, .hertz208, 2, 208.344), (.hertz833, .hertz208, 4, 833.375),
      (.hertz26, .hertz208, 8, 208.344), (.hertz833, .hertz52, 16, 833.375),
      (.hertz26, .hertz833, 32, 833.375),
    ] as [(Configuration.Rate, Configuration.Rate, Int, Double)])
  func twoRates(
    index: Int, rates: (Configuration.Rate, Configuration.Rate, Int, Double)
  ) throws {
    let (part, chip) = LSM6DSLTests.parts[index]
    let (accelerometer, gyroscope, ratio, hertz) = rates
    for every: Duration? in [nil, .milliseconds(50)] {
      let result = try run(
        circuit(chip),
        .init(
          part: part, accelerometerRate: accelerometer, gyroscopeRate: gyroscope,
          fifo: .init(watermark: 16), pins: .init(interrupt1: .watermark)), every: every,
        for: .seconds(2))
      #expect(result.lost == 0)
      #expect(abs(Double(result.count) - 2 * hertz) <= 60)
      let isFast = gyroscope.rawValue > accelerometer.rawValue
      for (number, sample) in result.samples.enumerated() {
        let isWhole = number % ratio == 0
        #expect(sample.hasAngularRate == (isFast || isWhole))
        #expect(sample.hasAcceleration == (!isFast || isWhole))
      }
      expectRight(result.samples)
      // A poll tells the clock of the chip to one sample of those in 50 ms.
      expectEven(result, hertz, within: every == nil ? 2000 : 1e8 / hertz)
    }
  }

  /// The host is away for longer than the FIFO holds, at one rate and at two: losses are counted, and the words are
  /// assigned to their sensors again.
  @Test(
    arguments: LSM6DSLTests.parts.indices,
    [(.hertz833, .hertz833), (.hertz208, .hertz833), (.hertz833, .hertz416)]
      as [(Configuration.Rate, Configuration.Rate)])
  func overrun(index: Int, rates: (Configuration.Rate, Configuration.Rate)) throws {
    let (part, chip) = LSM6DSLTests.parts[index]
    let period = 1e9 / 833.375
    let circuit = circuit(chip)
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(part: part, accelerometerRate: rates.0, gyroscopeRate: rates.1, fifo: .init()))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<256, LSM6DSLTimedSample>(repeating: .init())
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
    var result: [LSM6DSLSample] = []
    var gap = try drain(after: .seconds(3))
    let first = Double(samples[0].time.nanoseconds)
    // The period is known from polls of 30 ms, to 0.2 %.
    #expect(
      abs(Double(gap.lost) - ((first - last) / period - 1)) <= 2 + 0.002 * Double(gap.lost),
      "\(gap)")
    #expect(gap.lost >= 1000 && gap.lost < 2500, "\(gap)")
    for _ in 0..<20 {
      for number in 0..<gap.count { result.append(samples[number].sample) }
      gap = try drain(after: gap.more ? .zero : .milliseconds(30))
      #expect(gap.lost <= 1, "\(gap)")
    }
    #expect(result.count > 600)
    expectRight(result)
    #expect(circuit.finish().isClean)
  }

  /// A chip whose clock deviates does not report it: the times follow the edges.
  @Test(arguments: [0.03, -0.045])
  func clocks(error: Double) throws {
    var chip = LSM6DSLChip()
    chip.rateError = error
    let result = try run(
      circuit(.lsm6dsl(chip)),
      .init(
        accelerometerRate: .hertz416, gyroscopeRate: .hertz416, fifo: .init(watermark: 4),
        pins: .init(interrupt1: .watermark)), every: nil, for: .seconds(2))
    #expect(result.lost == 0)
    let hertz = 416.688 * (1 + error)
    let late = result.times.suffix(400)
    let mean = Double((late.last ?? 0) - (late.first ?? 0)) / 399
    #expect(abs(mean * hertz / 1e9 - 1) < 0.001)
  }

  /// One sensor alone.
  @Test(arguments: [false, true])
  func alone(isGyroscope: Bool) throws {
    let result = try run(
      circuit(.lsm6ds3),
      .init(
        part: .lsm6ds3, accelerometerRate: isGyroscope ? nil : .hertz833,
        gyroscopeRate: isGyroscope ? .hertz833 : nil, fifo: .init(watermark: 16),
        pins: .init(interrupt1: .watermark)), every: nil, for: .seconds(1))
    #expect(result.lost == 0)
    #expect(abs(result.count - 833) <= 20)
    #expect(result.samples.allSatisfy { $0.hasAngularRate == isGyroscope })
    #expect(result.samples.allSatisfy { $0.hasAcceleration != isGyroscope })
    expectRight(result.samples)
  }
}
