// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings of the events, and what feeds them.
extension LSM6DSOChip {
  mutating func planEvents() {
    let control = register(Registers.TAP_CFG0.self)
    let enable = register(Registers.TAP_CFG2.self)
    let wasOn = events.isOn
    let level = register(Registers.WAKE_UP_THS.self)
    let time = register(Registers.WAKE_UP_DUR.self)
    let fall = register(Registers.FREE_FALL.self)
    let angle = register(Registers.TAP_THS_6D.self)
    var setting = SixAxisEvents.Setting(isEnabled: enable.enabled)
    let routed = register(Registers.MD1_CFG.self).bits | register(Registers.MD2_CFG.self).bits
    setting.latched = Registers.MD1_CFG(bits: control.latches ? routed : 0)
    setting.clearsOnRead = control.clearsOnRead
    setting.wakeUpInput =
      level.offsetsWakeUp ? .offset : control.highPassesEvents ? .highPass : .slope
    setting.lowPassesDirections = register(Registers.CTRL8_XL.self).lowPassesDirections
    setting.freeFall = (
      threshold: Double(variant.freeFallMilliG(fall.threshold) ?? 0) / 1000,
      samples: Int(fall.duration) | Int(time.freeFallHigh) << 5
    )
    let steps = time.fineThreshold ? variant.wakeUpFineSteps : variant.wakeUpSteps
    setting.wakeUp = (
      threshold: Double(level.threshold) * scale.ratedG / Double(steps), samples: Int(time.wakeUp)
    )
    let degrees = variant.directionDegrees(angle.directionThreshold) ?? 90
    // That an angle stands for its sine in g is assumed.
    let (sine, _) = Series.sineAndCosine(Double(degrees) * .pi / 180)
    setting.direction = (threshold: sine, hasFour: angle.fourDirections)
    let count = Int(time.inactivity) * variant.inactivitySamples
    setting.inactivity = count == 0 ? 16 : count
    events.setting = setting
    events.taps.setting = tapSetting(control, doubles: level.doubleTaps)
    if wasOn && !enable.enabled { events.disable() }
  }

  private func tapSetting(
    _ control: Registers.TAP_CFG0, doubles: Bool
  ) -> TapDetector.Setting {
    let x = register(Registers.TAP_CFG1.self)
    let time = register(Registers.INT_DUR2.self)
    let step = scale.ratedG / Double(variant.tapSteps)
    var setting = TapDetector.Setting()
    setting.axes = (control.tapX ? 1 : 0) | (control.tapY ? 2 : 0) | (control.tapZ ? 4 : 0)
    setting.thresholds = Axes(
      x.threshold, register(Registers.TAP_CFG2.self).threshold,
      register(Registers.TAP_THS_6D.self).threshold
    ).map { Double($0) * step }
    setting.order =
      switch x.priority {
      case .xyz, .xyzAlternate: (0, 1, 2)
      case .yxz: (1, 0, 2)
      case .xzy: (0, 2, 1)
      case .zyx, .zyxAlternate: (2, 1, 0)
      case .yzx: (1, 2, 0)
      case .zxy: (2, 0, 1)
      }
    setting.setTimes(shock: time.shock, quiet: time.quiet, gap: time.gap)
    setting.isDouble = doubles
    return setting
  }

  mutating func didReadSource(_ address: UInt8) {
    let isAll = address == Registers.ALL_INT_SRC.address
    if isAll && chosen.sourcesRead == .keeps { return }
    if isAll || address == Registers.WAKE_UP_SRC.address { events.didReadWakeUp() }
    if isAll || address == Registers.TAP_SRC.address { events.didReadTaps() }
    if isAll || address == Registers.D6D_SRC.address { events.didReadDirection() }
  }
}
