// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The events of a six-axis part's accelerometer: free fall, wake-up, six directions, taps, inactivity. Their bits are
/// those of the LSM6DSO; in the LSM6DSL's registers they have the same places.
///
/// A latched event needs LIR and a pin that shows it, and stays until its source is read.
struct SixAxisEvents: Sendable {
  typealias Registers = Datasheet.LSM6DSO

  enum Input: Sendable { case slope, highPass, offset }

  /// Settings of the registers; thresholds in g, durations in samples.
  struct Setting: Sendable {
    var isEnabled = false
    /// Whether inactivity is recognised.
    var watchesRest = true
    /// Input of wake-up and inactivity.
    var wakeUpInput = Input.slope
    /// Whether six directions have the second low-pass.
    var lowPassesDirections = false
    /// Events that are latched, by the bits of MD1_CFG.
    var latched = Registers.MD1_CFG()
    /// Whether reading a source ends a latched event at once, not with the next sample.
    var clearsOnRead = false
    var freeFall = (threshold: 0.0, samples: 1)
    var wakeUp = (threshold: 0.0, samples: 0)
    var direction = (threshold: 1.0, hasFour: false)
    /// Samples up to inactivity.
    var inactivity = 16
  }

  /// An event: whether its condition is true, and whether it was latched.
  struct Flag: Sendable {
    private(set) var isActive = false
    private var isEnding = false

    mutating func set(_ condition: Bool, latches: Bool) {
      if isEnding { isActive = false }
      isEnding = false
      isActive = condition || latches && isActive
    }

    mutating func didRead(latches: Bool, atOnce: Bool) {
      guard latches else { return }
      if atOnce { isActive = false } else { isEnding = true }
    }
  }

  var setting = Setting()
  var taps = TapDetector()
  private var freeFall = Flag()
  private var wakeUp = Flag()
  private var direction = Flag()
  private var singleTap = Flag()
  private var doubleTap = Flag()
  private var sleepChange = Flag()
  private(set) var isAsleep = false
  /// Samples in a row in which a condition was true.
  private var counts = (freeFall: 0, wakeUp: 0, rest: 0)
  /// Axes above the wake-up threshold, in the bits of WAKE_UP_SRC.
  private var woken: UInt8 = 0
  /// The known direction and that of the last sample, in the bits of D6D_SRC.
  private var directions: (known: UInt8, last: UInt8) = (0, 0)
  /// Samples for which a tap that is not latched is shown.
  private var shown = (single: 0, double: 0)

  var isOn: Bool { setting.isEnabled }

  /// Whether an event that switches the FIFO is active.
  var isAnyActive: Bool {
    freeFall.isActive || wakeUp.isActive || direction.isActive || singleTap.isActive
      || doubleTap.isActive
  }

  mutating func powerOn() { self = SixAxisEvents() }

  /// The events were disabled: those that were active end.
  mutating func disable() {
    let (setting, tapSetting) = (setting, taps.setting)
    self = SixAxisEvents()
    self.setting = setting
    taps.setting = tapSetting
  }

  // MARK: Samples

  /// Processes a sample: the acceleration for free fall and directions, the input of wake-up and inactivity, and the
  /// slope, in g.
  mutating func sample(
    _ force: Axes<Double>, directions felt: Axes<Double>, wakeUp input: Axes<Double>,
    slope: Axes<Double>
  ) {
    let latched = setting.latched
    let most = max(abs(force.x), max(abs(force.y), abs(force.z)))
    counts.freeFall = most < setting.freeFall.threshold ? counts.freeFall + 1 : 0
    freeFall.set(counts.freeFall >= max(1, setting.freeFall.samples), latches: latched.freeFall)
    sampleWakeUp(input)
    sampleDirection(felt)
    sampleTaps(slope)
  }

  private mutating func sampleWakeUp(_ input: Axes<Double>) {
    let threshold = setting.wakeUp.threshold
    let axes = Registers.WAKE_UP_SRC(
      x: abs(input.x) > threshold, y: abs(input.y) > threshold, z: abs(input.z) > threshold
    ).bits
    counts.wakeUp = axes != 0 ? counts.wakeUp + 1 : 0
    let isWoken = counts.wakeUp > setting.wakeUp.samples
    wakeUp.set(isWoken, latches: setting.latched.wakeUp)
    if isWoken { woken = axes } else if !wakeUp.isActive { woken = 0 }
    let before = isAsleep
    counts.rest = axes == 0 ? counts.rest + 1 : 0
    isAsleep = setting.watchesRest && threshold > 0 && counts.rest >= setting.inactivity
    sleepChange.set(before != isAsleep, latches: setting.latched.sleepChanges)
  }

  /// A direction counts when two samples in a row have one axis above the threshold, and the others below.
  private mutating func sampleDirection(_ felt: Axes<Double>) {
    let threshold = setting.direction.threshold
    var now = Registers.D6D_SRC(
      yHigh: felt.y > threshold, yLow: felt.y < -threshold, xHigh: felt.x > threshold,
      xLow: felt.x < -threshold
    ).bits
    if !setting.direction.hasFour {
      now |=
        Registers.D6D_SRC(zHigh: felt.z > threshold, zLow: felt.z < -threshold).bits
    }
    let isNew = now.nonzeroBitCount == 1 && now == directions.last && now != directions.known
    directions.last = now
    if isNew { directions.known = now }
    direction.set(isNew, latches: setting.latched.direction)
  }

  /// No taps are recognised in inactivity. With double taps only these are latched.
  private mutating func sampleTaps(_ slope: Axes<Double>) {
    shown = (max(0, shown.single - 1), max(0, shown.double - 1))
    let event = taps.setting.axes == 0 || isAsleep ? .none : taps.sample(slope)
    switch event {
    case .none: break
    case .single: shown.single = taps.setting.quiet
    case .double: shown.double = taps.setting.quiet
    }
    singleTap.set(
      shown.single > 0, latches: setting.latched.singleTap && !taps.setting.isDouble)
    doubleTap.set(shown.double > 0, latches: setting.latched.doubleTap)
  }

  // MARK: Sources

  /// The active events, by the bits of MD2_CFG.
  func signals(showsSleep: Bool, timestampEnds: Bool) -> UInt8 {
    Registers.MD2_CFG(
      sleepChanges: showsSleep ? isAsleep : sleepChange.isActive, singleTap: singleTap.isActive,
      wakeUp: wakeUp.isActive, freeFall: freeFall.isActive, doubleTap: doubleTap.isActive,
      direction: direction.isActive, timestampEnds: timestampEnds
    ).bits
  }

  func all(timestampEnds: Bool) -> Registers.ALL_INT_SRC {
    Registers.ALL_INT_SRC(
      timestampEnds: timestampEnds, sleepChanges: sleepChange.isActive,
      direction: direction.isActive, doubleTap: doubleTap.isActive, singleTap: singleTap.isActive,
      wakeUp: wakeUp.isActive, freeFall: freeFall.isActive)
  }

  var wakeUpSource: Registers.WAKE_UP_SRC {
    let source = Registers.WAKE_UP_SRC(
      sleepChanges: sleepChange.isActive, freeFall: freeFall.isActive, sleeps: isAsleep,
      wakeUp: wakeUp.isActive)
    return Registers.WAKE_UP_SRC(bits: source.bits | (wakeUp.isActive ? woken : 0))
  }

  var tapSource: Registers.TAP_SRC {
    let isActive = singleTap.isActive || doubleTap.isActive
    return Registers.TAP_SRC(
      active: isActive, singleTap: singleTap.isActive, doubleTap: doubleTap.isActive,
      negative: isActive && taps.isNegative, x: isActive && taps.axis == 0,
      y: isActive && taps.axis == 1, z: isActive && taps.axis == 2)
  }

  var directionSource: Registers.D6D_SRC {
    let active = Registers.D6D_SRC(active: direction.isActive)
    return Registers.D6D_SRC(bits: active.bits | directions.known)
  }

  /// WAKE_UP_SRC was read.
  mutating func didReadWakeUp() {
    let (latched, atOnce) = (setting.latched, setting.clearsOnRead)
    wakeUp.didRead(latches: latched.wakeUp, atOnce: atOnce)
    freeFall.didRead(latches: latched.freeFall, atOnce: atOnce)
    sleepChange.didRead(latches: latched.sleepChanges, atOnce: atOnce)
  }

  /// TAP_SRC was read.
  mutating func didReadTaps() {
    let (latched, atOnce) = (setting.latched, setting.clearsOnRead)
    singleTap.didRead(latches: latched.singleTap && !taps.setting.isDouble, atOnce: atOnce)
    doubleTap.didRead(latches: latched.doubleTap, atOnce: atOnce)
  }

  /// D6D_SRC was read.
  mutating func didReadDirection() {
    direction.didRead(latches: setting.latched.direction, atOnce: setting.clearsOnRead)
  }
}
