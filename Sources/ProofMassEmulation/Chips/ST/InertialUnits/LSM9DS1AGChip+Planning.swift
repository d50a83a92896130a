// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings that do not depend on time.
extension LSM9DS1AGChip {
  /// Scales and limits of the converters.
  struct Scale: Sendable {
    var digitsPerG = 0.0
    var digitsPerRadian = 0.0
    /// The lowest and the highest codes.
    var accelerometer = (low: -32768.0, high: 32767.0)
    var gyroscope = (low: -32768.0, high: 32767.0)
  }

  mutating func didChangePolicies() {
    interface.storesReservedBits = chosen.common.reservedBits == .stored
    plan()
    // Without an instant, a sensor is switched by the next write.
    planBurst()
    updateStepping()
  }

  mutating func plan() {
    planOutputs()
    planScale()
    planInterrupts()
    planPaths()
    planFIFO()
    updateStepping()
    interface.idle.plan(settingsWithoutEffect)
  }

  private mutating func planOutputs() {
    let control = register(Registers.CTRL_REG8.self)
    answersI2C = !register(Registers.CTRL_REG9.self).i2cDisabled
    // The three bits have the order of the axes: X is the lowest.
    interface.gyroscope.output.enabled = register(Registers.CTRL_REG4.self).bits >> 3 & 7
    interface.accelerometer.output.enabled = register(Registers.CTRL_REG5_XL.self).bits >> 3 & 7
    interface.accelerometer.readyClears = chosen.readyClears
    interface.gyroscope.readyClears = chosen.readyClears
    interface.accelerometer.output.blockDataUpdate = control.blockDataUpdate
    interface.gyroscope.output.blockDataUpdate = control.blockDataUpdate
    interface.thermometer.blockDataUpdate = control.blockDataUpdate
    interface.accelerometer.output.bigEndian = control.bigEndian
    interface.gyroscope.output.bigEndian = control.bigEndian
    interface.thermometer.bigEndian = control.bigEndian
    planBurst()
  }

  /// Where a burst goes from the end of each sensor's outputs, and from the thermometer's (figures 6 and 7): with
  /// both sensors on to the other's, else back to the first of the only one.
  mutating func planBurst() {
    interface.pointer.increments = register(Registers.CTRL_REG8.self).increments
    let first = Registers.OUT_X_L_G.address
    let second = Registers.OUT_X_L_XL.address
    let hasGyroscope = register(Registers.CTRL_REG1_G.self).dataRate?.millihertz != nil
    func jumps(
      _ thermometer: UInt8, gyroscope: UInt8? = nil, accelerometer: UInt8? = nil
    ) -> InertialPointer.Jumps {
      func jump(_ from: UInt8, _ to: UInt8?) -> InertialPointer.Jump {
        to.map { InertialPointer.Jump(from: from, to: $0) } ?? InertialPointer.Jump()
      }
      var jumps = InertialPointer().jumps
      jumps[0] = jump(Registers.OUT_TEMP_H.address, thermometer)
      jumps[1] = jump(Registers.OUT_Z_H_G.address, gyroscope)
      jumps[2] = jump(Registers.OUT_Z_H_XL.address, accelerometer)
      return jumps
    }
    interface.pointer.jumps =
      switch (chosen.burst, hasGyroscope) {
      case (.linear, _): InertialPointer().jumps
      case (.datasheet, false): jumps(second, accelerometer: second)
      case (.datasheet, true) where power.accelerometer:
        jumps(first, gyroscope: second, accelerometer: first)
      case (.datasheet, true): jumps(first, gyroscope: first)
      }
  }

  private mutating func planScale() {
    let range = register(Registers.CTRL_REG6_XL.self).fullScale
    let rate = register(Registers.CTRL_REG1_G.self).fullScale ?? .dps245
    scale = Scale(
      digitsPerG: 1e6 / Double(range.microgPerDigit),
      digitsPerRadian: 180 / .pi * 1e6 / Double(rate.microdegreesPerSecondPerDigit))
    if chosen.clip == .rated {
      let g = Double(range.ratedG) * scale.digitsPerG
      scale.accelerometer = (-g, min(g, 32767))
      let degrees = Double(rate.ratedDegreesPerSecond) * 1e6
      let digits = degrees / Double(rate.microdegreesPerSecondPerDigit)
      scale.gyroscope = (-digits, digits)
    }
    let tests = register(Registers.CTRL_REG10.self)
    accelerometer.selfTest = tests.accelerometerSelfTest ? fullSelfTest.force : .zero
    gyroscope.selfTest = tests.gyroscopeSelfTest ? fullSelfTest.rate : .zero
    let index = rate == .dps245 ? 0 : rate == .dps500 ? 1 : 2
    gyroscope.select(range: index, isSecondOrder: chosen.lowPassOrder == .two)
  }

  var fullSelfTest: (force: Axes<Double>, rate: Axes<Double>) {
    let rate = selfTestDegreesPerSecond * .pi / 180
    return (selfTestForce, Axes(rate, rate, rate))
  }

  // MARK: Filters

  private mutating func planPaths() {
    let control = register(Registers.CTRL_REG7_XL.self)
    accelerometerPath.route(
      AccelerometerPath.Routing(
        usesLowPass: control.lowPassEnabled, highPassesOutput: control.highPassesOutput,
        highPassesInterrupt: control.highPassesInterrupt,
        highPassesOther: activity.isOn && chosen.activityInput == .highPassed))
    // The cut-offs scale with the rate, which only their ratio determines.
    accelerometerPath.tune(
      cutoffMillihertz: 1_000_000 / control.cutoff.filterDivisor, rateMillihertz: 1_000_000,
      order: chosen.lowPassOrder)
    planGyroscopePath()
  }

  private mutating func planGyroscopePath() {
    let before = gyroscopePath
    let control = register(Registers.CTRL_REG3_G.self)
    let selection = register(Registers.CTRL_REG2_G.self)
    let rates = register(Registers.CTRL_REG1_G.self)
    let rate = rates.dataRate ?? .powerDown
    let cutoff = Registers.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: rates.bandwidth)
    // At 14.9 Hz there is no second low-pass.
    let second: L3G4200DPath.Node =
      cutoff != nil ? .second : control.highPassEnabled ? .highPassed : .first
    gyroscopePath.output =
      switch selection.outputSelection {
      case .lowPass1: .first
      case .highPass: .highPassed
      case .lowPass2, .lowPass2Alternate: second
      }
    gyroscopePath.interrupt =
      switch selection.interruptSelection {
      case _ where !gyroscopeInterrupt.isOn: nil
      case .lowPass1: .first
      case .highPass: .highPassed
      case .lowPass2, .lowPass2Alternate: second
      }
    gyroscopePath.feedsHighPassed = control.highPassEnabled
    if let millihertz = rate.millihertz {
      if let cutoff {
        gyroscopePath.lowPass2.tune(
          cutoffMillihertz: cutoff, rateMillihertz: millihertz, order: chosen.lowPassOrder)
      }
      // An undefined code leaves the cut-off as it was.
      if let step = control.highPassCutoff,
        let cutoff = Registers.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: step)
      {
        gyroscopePath.highPass.tune(cutoffMillihertz: cutoff, rateMillihertz: millihertz)
      }
    }
    if clock.next != .max { gyroscopePath.settleNew(since: before) }
  }

  // MARK: FIFO and stepping

  private mutating func planFIFO() {
    let control = register(Registers.FIFO_CTRL.self)
    let enable = register(Registers.CTRL_REG9.self)
    let mode: STFIFO.Mode =
      switch control.mode {
      case _ where !enable.fifoEnabled: .init()
      case .bypass, nil: .init()
      case .fifo: .init(way: .fill, triggered: .fill)
      case .continuous: .init(way: .stream, triggered: .stream)
      case .continuousToFIFO: .init(way: .stream, triggered: .fill)
      case .bypassToContinuous: .init(way: .bypass, triggered: .stream)
      }
    fifo.set(mode, threshold: control.watermark, limits: enable.stopsAtWatermark, chosen)
    interface.accelerometer.output.followsFIFO = fifo.isActive
    interface.gyroscope.output.followsFIFO = fifo.isActive
    noteFIFO()
  }

  mutating func updateStepping() {
    isStepping =
      accelerometerPath.routing.isFiltered || gyroscopePath.isFiltered || watches
      || fifo.isActive || register(Registers.CTRL_REG5_XL.self).decimation != .none
      || register(Registers.CTRL_REG9.self).masksSettling
  }

  /// Whether a detector may have an effect at the next sample.
  var watches: Bool {
    accelerometerInterrupt.isOn || gyroscopeInterrupt.isOn || activity.isOn
  }
}
