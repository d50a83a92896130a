// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings of the events.
extension LSM6DSLChip {
  /// Whether events are recognised: with INTERRUPTS_ENABLE; in an LSM6DS3 always, where anything has them.
  var areEventsOn: Bool {
    guard !variant.hasEnable else { return register(Registers.TAP_CFG.self).enabled }
    return routedEvents != 0 || register(Early.WAKE_UP_THS.self).inactivity || fifo.gate.isSwitched
  }

  /// The events on any pin, by the bits of MD1_CFG and MD2_CFG, which are those of the LSM6DSO.
  private var routedEvents: UInt8 {
    (register(Registers.MD1_CFG.self).bits | register(Registers.MD2_CFG.self).bits) & ~1
  }

  mutating func planEvents() {
    let control = register(Registers.TAP_CFG.self)
    let wasOn = events.isOn
    let level = register(Registers.WAKE_UP_THS.self)
    let time = register(Registers.WAKE_UP_DUR.self)
    let fall = register(Registers.FREE_FALL.self)
    let angle = register(Registers.TAP_THS_6D.self)
    var setting = SixAxisEvents.Setting(isEnabled: areEventsOn)
    setting.latched = SixAxisEvents.Registers.MD1_CFG(bits: control.latches ? routedEvents : 0)
    setting.clearsOnRead = true
    setting.watchesRest =
      isEarly ? register(Early.WAKE_UP_THS.self).inactivity : control.inactivity != .none
    setting.wakeUpInput = control.highPassesEvents ? .highPass : .slope
    setting.lowPassesDirections = register(Registers.CTRL8_XL.self).lowPassesDirections
    setting.freeFall = (
      threshold: Double(variant.freeFallMilliG(fall.threshold)) / 1000,
      samples: Int(fall.duration) | Int(time.freeFallHigh) << 5
    )
    setting.wakeUp = (
      threshold: Double(level.threshold) * scale.ratedG / Double(variant.wakeUpSteps),
      samples: Int(time.wakeUp)
    )
    // That an angle stands for its sine in g is assumed.
    let degrees = Double(variant.directionDegrees(angle.directionThreshold))
    let (sine, _) = Series.sineAndCosine(degrees * .pi / 180)
    setting.direction = (threshold: sine, hasFour: angle.fourDirections)
    let count = Int(time.inactivity) * variant.inactivitySamples
    setting.inactivity = count == 0 ? 16 : count
    events.setting = setting
    let tap = Double(angle.tapThreshold) * scale.ratedG / Double(variant.tapSteps)
    var taps = TapDetector.Setting()
    taps.axes = (control.tapX ? 1 : 0) | (control.tapY ? 2 : 0) | (control.tapZ ? 4 : 0)
    taps.thresholds = Axes(tap, tap, tap)
    let durations = register(Registers.INT_DUR2.self)
    taps.setTimes(shock: durations.shock, quiet: durations.quiet, gap: durations.gap)
    taps.isDouble = level.doubleTaps
    events.taps.setting = taps
    if wasOn && !setting.isEnabled { events.disable() }
  }

  /// Whether an event that switches the FIFO is active: one that MD2_CFG has on INT2.
  var switchesFIFO: Bool {
    let signals = events.signals(showsSleep: false, timestampEnds: false)
    let switching = Registers.MD2_CFG(
      singleTap: true, wakeUp: true, freeFall: true, doubleTap: true, direction: true)
    return signals & switching.bits & register(Registers.MD2_CFG.self).bits != 0
  }
}
