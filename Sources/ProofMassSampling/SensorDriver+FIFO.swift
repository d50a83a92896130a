// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

extension SensorDriver where Link: ~Copyable {
  /// The number of samples that pass the watermark of a FIFO in stream mode; nil where samples are read
  /// one by one.
  var samplesADrain: Int? {
    mutating get {
      if let fifo = lsm9ds1ag?.configuration.fifo { return Int(fifo.watermark) }
      if let fifo = lsm6dso?.configuration.fifo { return Int(fifo.watermark) }
      if let fifo = lsm6dsl?.configuration.fifo { return Int(fifo.watermark) }
      if let configuration = mpu6500?.configuration, configuration.fifo != nil {
        return configuration.samplesADrain
      }
      if let configuration = icm20948?.configuration, configuration.fifo != nil {
        return configuration.samplesADrain
      }
      if let fifo = adxl345?.configuration.fifo {
        return fifo.mode == .stream ? Int(fifo.samples) : nil
      }
      guard let fifo = l3g4200d?.configuration.fifo ?? lis3dh?.configuration.fifo,
        fifo.mode == .stream
      else { return nil }
      return Int(fifo.watermark) + 1
    }
  }

  /// Discards the samples in the FIFO.
  @usableFromInline
  mutating func restartFIFO(_ clock: some Timebase) throws(SensorError) {
    try l3g4200d?.rearmFIFO(clock)
    try lis3dh?.rearmFIFO(clock)
    try lsm9ds1ag?.rearmFIFO(clock)
    try lsm6dso?.rearmFIFO(clock)
    try lsm6dsl?.rearmFIFO(clock)
    try adxl345?.rearmFIFO(clock)
    try mpu6500?.rearmFIFO(clock)
    try icm20948?.rearmFIFO(clock)
  }

  /// Reads samples from the FIFO. They are on the sensor's axes, and have their times.
  ///
  /// - Parameter edge: The edge of the watermark's line; nil to read the number of samples from the chip.
  @inlinable
  mutating func drain(
    into samples: inout InlineArray<32, SensorSample>, at edge: Instant?, _ clock: some Timebase
  ) throws(SensorError) -> FIFODrain {
    if let mode = lis3dh?.configuration.mode {
      var found = InlineArray<32, LIS3DHTimedSample>(repeating: .init())
      var room = found.mutableSpan
      guard let drain = try lis3dh?.drain(into: &room, at: edge, clock) else { throw .wrongPart }
      for index in 0..<drain.count { samples[index] = SensorSample(found[index], in: mode) }
      return drain
    }
    if let codes = adxl345?.configuration.codes {
      var found = InlineArray<32, ADXL345TimedSample>(repeating: .init())
      var room = found.mutableSpan
      guard let drain = try adxl345?.drain(into: &room, at: edge, clock) else { throw .wrongPart }
      for index in 0..<drain.count { samples[index] = SensorSample(found[index], codes) }
      return drain
    }
    if mpu6500 != nil || icm20948 != nil {
      return try drainInvenSense(into: &samples, clock)
    }
    if lsm9ds1ag != nil || lsm6dso != nil || lsm6dsl != nil {
      return try drainBoth(into: &samples, at: edge, clock)
    }
    var found = InlineArray<32, L3G4200DTimedSample>(repeating: .init())
    var room = found.mutableSpan
    guard let drain = try l3g4200d?.drain(into: &room, at: edge, clock) else { throw .wrongPart }
    for index in 0..<drain.count { samples[index] = SensorSample(found[index]) }
    return drain
  }

  /// Reads half as many sets as there is room for, each with a sample of both sensors, or of one alone.
  @usableFromInline
  mutating func drainBoth(
    into samples: inout InlineArray<32, SensorSample>, at edge: Instant?, _ clock: some Timebase
  ) throws(SensorError) -> FIFODrain {
    var count = 0
    func add(_ sample: SensorSample?, at time: Instant) {
      guard var sample else { return }
      sample.time = time
      samples[count] = sample
      count += 1
    }
    func divide(_ sample: some InertialSample, at time: Instant) {
      add(SensorSample(accelerationOf: sample), at: time)
      add(SensorSample(angularRateOf: sample), at: time)
    }
    var drain: FIFODrain
    if inner != nil {
      drain = try drainInner(at: edge, clock) { sample, time in add(sample, at: time) }
    } else if lsm9ds1ag == nil {
      var found = InlineArray<16, STSixAxisTimedSample>(repeating: .init())
      var room = found.mutableSpan
      drain = try drainSixAxes(into: &room, at: edge, clock)
      for index in 0..<drain.count { divide(found[index].sample, at: found[index].time) }
    } else {
      var found = InlineArray<16, LSM9DS1AGTimedSample>(repeating: .init())
      var room = found.mutableSpan
      guard let read = try lsm9ds1ag?.drain(into: &room, at: edge, clock) else { throw .wrongPart }
      for index in 0..<read.count { divide(found[index].sample, at: found[index].time) }
      drain = read
    }
    drain.count = count
    return drain
  }

  private mutating func drainSixAxes(
    into samples: inout MutableSpan<STSixAxisTimedSample>, at edge: Instant?, _ clock: some Timebase
  ) throws(SensorError) -> FIFODrain {
    if let drain = try lsm6dso?.drain(into: &samples, at: edge, clock) { return drain }
    guard let drain = try lsm6dsl?.drain(into: &samples, at: edge, clock) else { throw .wrongPart }
    return drain
  }

  /// The same of a chip with a magnetometer behind it: as many sets as leave room for its samples, which come with
  /// those of the FIFO, or are read after them.
  private mutating func drainInner(
    at edge: Instant?, _ clock: some Timebase, _ add: (SensorSample?, Instant) -> Void
  ) throws(SensorError) -> FIFODrain {
    var found = InlineArray<10, STSixAxisTimedSample>(repeating: .init())
    var room = found.mutableSpan
    let drain = try drainSixAxes(into: &room, at: edge, clock)
    let isInFIFO = inner?.state.isInFIFO ?? false
    var hasField = false
    for index in 0..<drain.count {
      let (sample, time) = (found[index].sample, found[index].time)
      add(SensorSample(accelerationOf: sample), time)
      add(SensorSample(angularRateOf: sample), time)
      guard isInFIFO else { continue }
      hasField = hasField || sample.hasFluxDensity
      add(innerSample(of: sample), time)
    }
    guard drain.count > 0, !isInFIFO || !hasField else { return drain }
    // Where the FIFO should have had fields, this tells why it has none.
    add(try readInner(after: drain.count), found[drain.count - 1].time)
    return drain
  }
}

extension SensorDriver where Link: ~Copyable {
  /// Reads a third of the sets that there is room for, each with the samples of both sensors and of a magnetometer behind
  /// the chip.
  @usableFromInline
  mutating func drainInvenSense(
    into samples: inout InlineArray<32, SensorSample>, _ clock: some Timebase
  ) throws(SensorError) -> FIFODrain {
    var found = InlineArray<10, InvenSenseTimedSample>(repeating: .init())
    var room = found.mutableSpan
    let read = try mpu6500?.drain(into: &room, clock)
    let other = try icm20948?.drain(into: &room, clock)
    guard var drain = read ?? other else { throw .wrongPart }
    var count = 0
    func add(_ sample: SensorSample?, at time: Instant) {
      guard var sample else { return }
      sample.time = time
      samples[count] = sample
      count += 1
    }
    for index in 0..<drain.count {
      let (sample, time) = (found[index].sample, found[index].time)
      add(SensorSample(accelerationOf: sample), at: time)
      add(SensorSample(angularRateOf: sample), at: time)
      if inner != nil { add(innerSample(of: sample), at: time) }
    }
    drain.count = count
    return drain
  }
}

// MARK: Collecting automatically

extension STFIFO {
  /// Collects for 10 ms at most, so that motion is not late, and no more than 4 sets, which take 0.6 ms on an
  /// I2C bus of 400 kHz, so that another chip's samples at 1 kHz are not overwritten meanwhile; the rest of
  /// the 32 is a reserve for a late host. nil at rates, in hertz, that are low enough for single reads.
  fileprivate init?(collectingAt rate: Double) {
    guard rate > 200 else { return nil }
    self.init(.stream, watermark: UInt8(min(rate / 100, 4).rounded()) - 1)
  }
}

extension L3G4200DConfiguration {
  /// Selects the FIFO by the rate; the pin that showed that a sample is ready shows the watermark.
  mutating func collect() {
    let showsSamples = pins.dataReady || pins.watermark
    fifo = STFIFO(collectingAt: rate.hertz)
    (pins.dataReady, pins.watermark) = (showsSamples && fifo == nil, showsSamples && fifo != nil)
  }

  /// Keeps a FIFO only in stream mode, which is drained; otherwise samples are read one by one.
  mutating func dropUndrainedFIFO() {
    if fifo?.mode != .stream { fifo = nil }
  }
}

extension LSM9DS1AGConfiguration {
  /// Selects the FIFO by the rate, as for a gyroscope; here the watermark is reached by as many sets.
  mutating func collect() {
    let ready: Pins.First = [.accelerometerReady, .gyroscopeReady]
    let showsSamples = !pins.interrupt1.isDisjoint(with: ready.union(.watermark))
    let hertz = rate.hertz(with: sensors)
    fifo = hertz > 200 ? FIFO(watermark: UInt8(min(hertz / 100, 4).rounded())) : nil
    guard showsSamples else { return }
    pins.interrupt1 = fifo == nil ? ready : .watermark
  }
}

extension STSixAxisConfiguration {
  /// Selects the FIFO by the rate, as for an LSM9DS1.
  mutating func collect() {
    let ready: STSixAxisPins.First = [.accelerometerReady, .gyroscopeReady]
    let showsSamples = !pins.interrupt1.isDisjoint(with: ready.union(.watermark))
    let hertz = (accelerometerRate ?? gyroscopeRate)?.hertz ?? 0
    fifo = hertz > 200 ? STSixAxisFIFO(watermark: UInt16(min(hertz / 100, 4).rounded())) : nil
    guard showsSamples else { return }
    pins.interrupt1 = fifo == nil ? ready : .watermark
  }
}

extension InvenSenseConfiguration {
  /// The number of samples after which the FIFO, which has no watermark, is drained.
  fileprivate var samplesADrain: Int { Int(min(hertz / 100, 4).rounded()) }

  /// Selects the FIFO by the rate, as for an LSM9DS1, but not where a pin shows each sample: none can show several. With
  /// the samples it keeps the fields of a magnetometer that the chip reads.
  mutating func collect() {
    fifo =
      hertz > 200 && !pin.signals.contains(.dataReady)
      ? InvenSenseFIFO(magnetometer: auxiliary == .magnetometer) : nil
  }
}

extension ADXL345Configuration {
  /// Selects the FIFO by the rate, as for an LSM9DS1, but not of a chip that may fall asleep.
  mutating func collect() {
    fifo =
      rate.hertz > 200 && autoSleep == nil
      ? ADXL345FIFO(.stream, samples: UInt8(min(rate.hertz / 100, 4).rounded())) : nil
    pins.interrupt1.showSamples(collected: fifo != nil)
    pins.interrupt2.showSamples(collected: fifo != nil)
  }

  /// Like a gyroscope's.
  mutating func dropUndrainedFIFO() {
    guard fifo?.mode != .stream else { return }
    fifo = nil
    pins.interrupt1.showSamples(collected: false)
    pins.interrupt2.showSamples(collected: false)
  }
}

extension ADXL345Pins.Signals {
  /// Where the pin shows samples, it shows them as they are read: each, or as many as the watermark.
  fileprivate mutating func showSamples(collected: Bool) {
    guard contains(.dataReady) || contains(.watermark) else { return }
    subtract([.dataReady, .watermark])
    insert(collected ? .watermark : .dataReady)
  }
}

extension LIS3DHConfiguration {
  /// Like a gyroscope's, but not in the mode of 12 bits, of which the FIFO keeps 10 (datasheet of the LIS3DH,
  /// section 5.1).
  mutating func collect() {
    let showsSamples = pins.interrupt1 == .dataReady || pins.interrupt1 == .watermark
    fifo = mode == .highResolution ? nil : STFIFO(collectingAt: hertz)
    if showsSamples { pins.interrupt1 = fifo == nil ? .dataReady : .watermark }
  }

  /// Like a gyroscope's.
  mutating func dropUndrainedFIFO() {
    if fifo?.mode != .stream { fifo = nil }
  }

  /// The rate in Hz, which depends on the mode.
  var hertz: Double { rate.hertz(in: mode, of: part) ?? 0 }
}
