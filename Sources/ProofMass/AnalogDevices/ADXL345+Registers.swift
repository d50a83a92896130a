// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension ADXL345Configuration {
  private typealias Facts = Datasheet.ADXL345

  /// The value of one digit of each axis, in g: 1/256 in full resolution at 2.5 V. The data sheet prints it as 3.9 mg, and
  /// in places as 4.
  public var sensitivity: Axes<Sensitivity> {
    let digits = Facts.digitsPerG(resolution: resolution, range: range.code)
    let z = Sensitivity(1, over: digits)
    guard supply == .volts3Point3 else { return Axes(z, z, z) }
    let full = Facts.digitsPerG(resolution: .full, range: range.code)
    let xy = Sensitivity(full, over: Int32(Facts.Constant.digitsPerGAt3V3XY) * digits)
    return Axes(xy, xy, z)
  }

  /// The lowest and the highest output, in digits.
  @usableFromInline package var codes: ClosedRange<Int16> {
    let bits = Int(Facts.codeBits(resolution: resolution, range: range.code))
    let highest = Int16(1) << Int16(bits - 1) - 1
    // The lowest bit is always 0 where a digit is that of ±2 g.
    let isEven =
      rate.rawValue >= Rate.hertz1600.rawValue && (fullResolution || range == .g2)
    return -highest - 1...highest - (isEven ? 1 : 0)
  }

  /// The time from the end of configuring until the first sample; zero in standby.
  var settlingTime: Duration {
    Duration(
      wholeNanoseconds: power == .down ? 0 : rate.period + Facts.Timing.turnOnOffset)
  }

  /// The configuration after power-on, with the same part, supply and wires.
  var afterPowerOn: ADXL345Configuration {
    ADXL345Configuration(
      part: part, range: .g2, fullResolution: false, power: .down, supply: supply,
      threeWireSPI: threeWireSPI)
  }

  // MARK: Values of registers

  private var resolution: Facts.DATA_FORMAT.Resolution { fullResolution ? .full : .tenBits }

  /// Words are right-justified.
  func format(selfTest: Bool = false) -> Datasheet.ADXL345.DATA_FORMAT {
    Facts.DATA_FORMAT(
      selfTest: selfTest, threeWireSPI: threeWireSPI, activeLow: pins.activeLow,
      resolution: resolution, range: range.code)
  }

  var powerControl: Datasheet.ADXL345.POWER_CTL {
    Facts.POWER_CTL(
      links: linked, autoSleep: autoSleep != nil, measures: power == .normal,
      wakeUp: autoSleep?.code ?? .hertz8)
  }

  private var bandwidthAndRate: Facts.BW_RATE {
    Facts.BW_RATE(lowPower: lowPower, rate: rate.code)
  }

  var fifoControl: Datasheet.ADXL345.FIFO_CTL {
    guard let fifo else { return Facts.FIFO_CTL() }
    return Facts.FIFO_CTL(
      mode: .init(code: fifo.mode, otherwise: .bypass), triggerPin: fifo.trigger == .interrupt2,
      samples: fifo.samples)
  }

  /// THRESH_TAP to TAP_AXES; zeros for what is not detected.
  private var levels: InlineArray<14, UInt8> {
    get throws(SensorError) {
      let gap = tap?.gap
      let tapping = tap?.axes ?? Axes(false, false, false)
      let moving = activity?.axes ?? Axes(false, false, false)
      let resting = inactivity?.axes ?? Axes(false, false, false)
      return [
        try threshold(tap?.threshold), try offset(offset.g.x), try offset(offset.g.y),
        try offset(offset.g.z), try time(tap?.longest, Facts.Timing.durationStep),
        try time(gap?.latency, Facts.Timing.latencyStep),
        try time(gap?.window, Facts.Timing.windowStep), try threshold(activity?.threshold),
        try threshold(inactivity?.threshold),
        try time(inactivity?.duration, Facts.Timing.inactivityStep, orZero: true),
        Facts.ACT_INACT_CTL(
          activityIsRelative: activity?.isRelative == true, activityX: moving.x,
          activityY: moving.y, activityZ: moving.z,
          inactivityIsRelative: inactivity?.isRelative == true, inactivityX: resting.x,
          inactivityY: resting.y, inactivityZ: resting.z
        ).bits,
        try threshold(freeFall?.threshold),
        try time(freeFall?.duration, Facts.Timing.freeFallStep),
        Facts.TAP_AXES(
          suppresses: gap?.suppresses == true, tapX: tapping.x, tapY: tapping.y, tapZ: tapping.z
        ).bits,
      ]
    }
  }

  // MARK: Steps

  private var thresholdStep: Double {
    Double(Facts.Constant.microgravitiesPerThresholdStep) / 1_000_000
  }

  private var offsetStep: Double {
    Double(Facts.Constant.digitsPerOffsetStep)
      / Double(Int(Facts.digitsPerG(resolution: .full, range: .g2)))
  }

  /// At least one step: the chip may misbehave with a threshold of 0.
  private func threshold(_ g: Double?) throws(SensorError) -> UInt8 {
    guard let g else { return 0 }
    return try positive(UInt8(try Steps.of(thresholdStep, in: g, 0...255)))
  }

  private func offset(_ g: Double) throws(SensorError) -> UInt8 {
    UInt8(bitPattern: Int8(try Steps.of(offsetStep, in: g, -128...127)))
  }

  private func time(
    _ time: Duration?, _ step: Int64, orZero: Bool = false
  ) throws(SensorError) -> UInt8 {
    guard let time else { return 0 }
    let steps = UInt8(
      truncatingIfNeeded: try Steps.of(nanoseconds: step, in: time, through: 255))
    return orZero ? steps : try positive(steps)
  }

  private func positive(_ steps: UInt8) throws(SensorError) -> UInt8 {
    guard steps > 0 else { throw .wrongConfiguration }
    return steps
  }

  /// The configuration with its thresholds, times and offsets set to the nearest of the chip's steps, and without low power
  /// where that saves none.
  ///
  /// - Throws: `.wrongConfiguration` when the chip does not have as many steps, a threshold or a time has none, no axis or
  ///   no tap is chosen, a pin is to show what is not detected or a signal is on both, a link lacks activity or
  ///   inactivity, auto-sleep the link, or a chip that may sleep is to collect samples; when the FIFO's samples are not
  ///   1…31.
  public func rounded() throws(SensorError) -> ADXL345Configuration {
    guard isConsistent else { throw .wrongConfiguration }
    let levels = try levels
    var rounded = self
    rounded.lowPower = lowPower && rate.code.lowPowerMicroamperes != nil
    func g(_ index: Int) -> Double { Double(Int(levels[index])) * thresholdStep }
    func offset(_ index: Int) -> Double {
      Double(Int(Int8(bitPattern: levels[index]))) * offsetStep
    }
    func time(_ index: Int, _ step: Int64) -> Duration {
      var time: Int64 = 0
      // A sum, because widening a number to 64 bits allocates in 32-bit Embedded builds.
      for _ in 0..<Int(levels[index]) { time += step }
      return Duration(wholeNanoseconds: time)
    }
    rounded.offset = Acceleration(g: Axes(offset(1), offset(2), offset(3)))
    rounded.tap?.threshold = g(0)
    rounded.tap?.longest = time(4, Facts.Timing.durationStep)
    rounded.tap?.gap?.latency = time(5, Facts.Timing.latencyStep)
    rounded.tap?.gap?.window = time(6, Facts.Timing.windowStep)
    rounded.activity?.threshold = g(7)
    rounded.inactivity?.threshold = g(8)
    rounded.inactivity?.duration = time(9, Facts.Timing.inactivityStep)
    rounded.freeFall?.threshold = g(11)
    rounded.freeFall?.duration = time(12, Facts.Timing.freeFallStep)
    return rounded
  }

  private var isConsistent: Bool {
    func isAny(_ axes: Axes<Bool>?) -> Bool { axes.map { $0.x || $0.y || $0.z } ?? true }
    if let tap, !tap.single && tap.gap == nil { return false }
    if let fifo, fifo.samples == 0 || fifo.samples > 31 || autoSleep != nil { return false }
    return isAny(tap?.axes) && isAny(activity?.axes) && isAny(inactivity?.axes) && hasSignals
      && (!linked || activity != nil && inactivity != nil) && (autoSleep == nil || linked)
  }

  // MARK: Writing

  /// Throws `.identity` when another part answers. On three wires nothing can be read before the chip is set to them.
  func identify(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    if threeWireSPI { try bus.store(format()) }
    try bus.identify(by: Facts.DEVID.self, as: part.variant.identity)
  }

  /// Writes every register that can be written, in standby and without interrupts, and verifies each; then it clears
  /// events, enables the interrupts and starts.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    let levels = try levels
    // POWER_CTL and INT_ENABLE.
    try bus.store([0, 0], to: Facts.POWER_CTL.address)
    try bus.storeAndVerify(format())
    try bus.storeAndVerify(bandwidthAndRate)
    try bus.storeAndVerify(levels, to: Facts.THRESH_TAP.address)
    try bus.storeAndVerify(mapped)
    // Bypass empties it, and ends a trigger.
    try bus.storeAndVerify(Facts.FIFO_CTL())
    if fifo != nil { try bus.storeAndVerify(fifoControl) }
    // A pin with an event from before would stay active.
    let _: Facts.INT_SOURCE = try bus.load()
    try bus.store(enabled)
    try bus.store(powerControl)
    // All together: had the supply dipped meanwhile, the chip would be in standby now.
    try bus.verify(controls, at: Facts.BW_RATE.address)
  }

  /// BW_RATE to INT_MAP.
  private var controls: InlineArray<4, UInt8> {
    [bandwidthAndRate.bits, powerControl.bits, enabled.bits, mapped.bits]
  }

  /// Throws `.lostConfiguration` unless BW_RATE to INT_MAP, the format and FIFO_CTL are as configured.
  func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    var held: InlineArray<4, UInt8> = try bus.load(Facts.BW_RATE.address)
    // Whether a chip that falls asleep by itself sets Sleep is not documented.
    if autoSleep != nil { held[1] &= ~Facts.POWER_CTL(sleeps: true).bits }
    for index in 0..<4 where held[index] != controls[index] { throw .lostConfiguration }
    try bus.check([format().bits], at: Facts.DATA_FORMAT.address)
    try bus.check([fifoControl.bits], at: Facts.FIFO_CTL.address)
  }
}
