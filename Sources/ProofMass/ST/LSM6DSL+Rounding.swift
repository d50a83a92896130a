// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSLConfiguration {
  /// The configuration with its thresholds, durations, offset and watermark set to the nearest of the chip's steps, which
  /// depend on the ranges and the rates.
  ///
  /// - Throws: `.wrongPart` for a range, a rate, a mode, a filter, an event or a signal that the part does not have.
  ///   `.wrongConfiguration` where no sensor runs, where one does not have its rate in its mode, where a filter does not
  ///   suit it, for a watermark or rates that the FIFO does not have; where events or the sensor hub have no
  ///   accelerometer, or events not as many steps.
  public func rounded() throws(SensorError) -> LSM6DSLConfiguration {
    guard isOfPart else { throw .wrongPart }
    guard accelerometerRate != nil || gyroscopeRate != nil, suitsAccelerometer, suitsGyroscope,
      accelerometerRate != nil || !allowsHub
    else { throw .wrongConfiguration }
    var rounded = self
    rounded.accelerometerOffset = try roundedOffset()
    rounded.events = try roundedEvents()
    rounded.fifo = try roundedFIFO()
    return rounded
  }

  private var isOfPart: Bool {
    let variant = part.variant
    let ranges = part.code(of: accelerometerRange) != nil && part.code(of: gyroscopeRange) != nil
    let rates = accelerometerRate.map { part.hasAccelerometer($0) } ?? true
    // 1.6 Hz is a gyroscope's of no part.
    let gyroscope = gyroscopeRate.map { $0 == .hertz1Point6 || part.hasGyroscope($0) } ?? true
    let offset = accelerometerOffset == nil || variant.hasUserOffset
    let pins = !pins.showsEndOnSecond && !pins.showsHub && (!pins.pulsed || variant.hasPulses)
    return ranges && rates && gyroscope && offset && pins && hasFilters && hasEvents
      && accelerometerMode != .ultraLowPower && (!allowsHub || part.hasHub)
  }

  private var hasFilters: Bool {
    if accelerometerFilter == .lowPass(.fourth), part.isAsLSM6DS3 { return false }
    if let accelerometerBandwidth, accelerometerBandwidth != .hertz400, !part.isAsLSM6DS3 {
      return false
    }
    if let gyroscopeHighPass, (gyroscopeHighPass.rawValue > 3) != part.isAsLSM6DS3 { return false }
    return gyroscopeLowPass == nil || part.variant.hasLowPass1
  }

  /// While the board does not move, the accelerometer always slows; an LSM6DS3 or LSM6DS33 lets the gyroscope sleep, too.
  private var hasEvents: Bool {
    guard let activity = events.activity else { return true }
    guard !activity.showsState, activity.effect != .none else { return false }
    return !part.isAsLSM6DS3 || activity.effect == .gyroscopeSleeps
  }

  private var suitsAccelerometer: Bool {
    guard let rate = accelerometerRate else { return true }
    if accelerometerFilter == .highPass(.fiftieth) { return false }
    if accelerometerMode == .highPerformance { return rate != .hertz1Point6 }
    return accelerometerFilter != .lowPass(.fourth) && accelerometerBandwidth == nil
  }

  private var suitsGyroscope: Bool {
    guard let rate = gyroscopeRate else { return true }
    guard rate != .hertz1Point6 else { return false }
    return !gyroscopeLowPower || gyroscopeLowPass == nil && gyroscopeHighPass == nil
  }

  // MARK: FIFO

  /// The pattern of the FIFO's words.
  var pattern: LSM6DSLPattern {
    LSM6DSLPattern(
      accelerometerRate: accelerometerRate, gyroscopeRate: gyroscopeRate,
      hub: fifo?.magnetometer == true)
  }

  private func roundedFIFO() throws(SensorError) -> FIFO? {
    guard let fifo else { return nil }
    let pattern = pattern
    guard accelerometerRate != .hertz1Point6, pattern.ratio <= 32, fifo.watermark >= 1 else {
      throw .wrongConfiguration
    }
    // The hub has no higher rate.
    if fifo.magnetometer, let rate = accelerometerRate, rate.rawValue > Rate.hertz104.rawValue {
      throw .wrongConfiguration
    }
    let patterns = (Int(fifo.watermark) + pattern.ratio - 1) / pattern.ratio
    // Two sets less than it holds: when it is nearly full, words are discarded.
    guard patterns * pattern.length + pattern.margin <= part.variant.fifoDepth else {
      throw .wrongConfiguration
    }
    return FIFO(
      watermark: UInt16(truncatingIfNeeded: patterns * pattern.ratio),
      magnetometer: fifo.magnetometer)
  }

  // MARK: User offset

  /// Whether a step of the offset is 2⁻⁶ g, because the offset has more than 127 steps of 2⁻¹⁰ g.
  var offsetIsCoarse: Bool {
    guard let offset = accelerometerOffset?.g else { return false }
    let limit = 127.5 / Double(part.variant.userOffsetFineSteps ?? 1)
    return abs(offset.x) >= limit || abs(offset.y) >= limit || abs(offset.z) >= limit
  }

  private var offsetStep: Double {
    let variant = part.variant
    let steps = offsetIsCoarse ? variant.userOffsetCoarseSteps : variant.userOffsetFineSteps
    return 1 / Double(steps ?? 1)
  }

  /// X_OFS_USR to Z_OFS_USR: the chip adds those of X and Y, and subtracts that of Z.
  func offsetSteps() throws(SensorError) -> InlineArray<3, UInt8> {
    guard let offset = accelerometerOffset?.g else { return [0, 0, 0] }
    let step = offsetStep
    return [
      UInt8(truncatingIfNeeded: try Steps.of(step, in: -offset.x, -127...127)),
      UInt8(truncatingIfNeeded: try Steps.of(step, in: -offset.y, -127...127)),
      UInt8(truncatingIfNeeded: try Steps.of(step, in: offset.z, -127...127)),
    ]
  }

  private func roundedOffset() throws(SensorError) -> Acceleration? {
    guard accelerometerOffset != nil else { return nil }
    let (steps, step) = (try offsetSteps(), offsetStep)
    func value(_ byte: UInt8) -> Double { Double(Int(Int8(bitPattern: byte))) * step }
    return Acceleration(g: Axes(0 - value(steps[0]), 0 - value(steps[1]), value(steps[2])))
  }
}
