// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings that do not depend on time.
extension LSM6DSOChip {
  mutating func didChangePolicies() {
    interface.storesReservedBits = chosen.common.reservedBits == .stored
    plan()
  }

  mutating func plan() {
    planOutputs()
    planScale()
    planPaths()
    planFIFO()
    planEvents()
    planPulses()
    planHub()
  }

  private mutating func planOutputs() {
    let control = register(Registers.CTRL3_C.self)
    answersI2C = !register(Registers.CTRL4_C.self).i2cDisabled
    interface.accelerometer.readyClears = .anyHighByte
    interface.gyroscope.readyClears = .anyHighByte
    interface.accelerometer.output.blockDataUpdate = control.blockDataUpdate
    interface.gyroscope.output.blockDataUpdate = control.blockDataUpdate
    interface.thermometer.blockDataUpdate = control.blockDataUpdate
    interface.pointer.increments = control.increments
    // FIFO_DATA_OUT always repeats, the outputs by ROUNDING.
    let (gyroscope, accelerometer) = (Registers.OUTX_L_G.address, Registers.OUTX_L_A.address)
    let gyroscopeEnd = Registers.OUTZ_H_G.address
    let accelerometerEnd = Registers.OUTZ_H_A.address
    interface.pointer.jumps[0] = .init(
      from: Registers.FIFO_DATA_OUT_Z_H.address, to: Registers.FIFO_DATA_OUT_TAG.address)
    interface.pointer.jumps[1] =
      switch register(Registers.CTRL5_C.self).rounding {
      case .none: .init()
      case .accelerometer: .init(from: accelerometerEnd, to: accelerometer)
      case .gyroscope: .init(from: gyroscopeEnd, to: gyroscope)
      case .both: .init(from: accelerometerEnd, to: gyroscope)
      }
  }

  private mutating func planPulses() {
    pulses.length =
      register(Registers.COUNTER_BDR_REG1.self).pulses ? variant.dataReadyPulse : 0
  }

  // MARK: Scales

  private mutating func planScale() {
    var range = register(Registers.CTRL1_XL.self).fullScale
    if variant.hasReducedScale, register(Registers.CTRL8_XL.self).reducedScale, range == .g16 {
      range = .g2
    }
    let rate = gyroscopeRange
    scale.offset = userOffset
    scale.offsetsOutput = register(Registers.CTRL7_G.self).offsetsOutput
    let tests = register(Registers.CTRL5_C.self)
    let forceTest: Double =
      switch tests.accelerometerSelfTest {
      case .positive: 1
      case .negative: -1
      case .off, nil: 0
      }
    let rateTest: Double =
      switch tests.gyroscopeSelfTest {
      case .positive: 1
      case .negative: -1
      case .off, nil: 0
      }
    setScale(
      accelerometer: (variant.microgPerDigit(range), variant.ratedG(range), forceTest),
      gyroscope: (rate.microdegrees, rate.rated, rateTest))
  }

  /// µ°/s a digit, and full scale in °/s.
  private var gyroscopeRange: (microdegrees: Int32, rated: Double) {
    let control = register(Registers.CTRL2_G.self)
    let wide = variant.microdegreesPerSecondPerDigit4000
    // FS_G with FS_125.
    let others = control.bits & 0x0E
    if let wide, Datasheet.ISM330DHCX.CTRL2_G(bits: control.bits).wide,
      chosen.widest == .overrides || others == 0
    {
      return (Int32(wide), 4000)
    }
    let range = control.fullScale ?? .dps125
    return (
      variant.microdegreesPerSecondPerDigit(range), Double(variant.ratedDegreesPerSecond(range))
    )
  }

  /// The user offset in g, whether it is subtracted or not.
  private var userOffset: Axes<Double> {
    let isCoarse = register(Registers.CTRL6_C.self).coarseOffset
    let steps = isCoarse ? variant.userOffsetCoarseSteps : variant.userOffsetFineSteps
    return userOffset(
      Axes(
        register(Registers.X_OFS_USR.self).value, register(Registers.Y_OFS_USR.self).value,
        register(Registers.Z_OFS_USR.self).value), steps: steps)
  }

  // MARK: Filters and FIFO

  private mutating func planPaths() {
    let filters = register(Registers.CTRL8_XL.self)
    var routing = SixAxisForcePath.Routing()
    if filters.highPass {
      routing.output =
        filters.cutoff == .quarter ? .slope : filters.reference ? .reference : .highPass
    } else if register(Registers.CTRL1_XL.self).lowPass2 {
      routing.output = .lowPass
    }
    let areOn = register(Registers.TAP_CFG2.self).enabled
    routing.usesLowPass = areOn && filters.lowPassesDirections
    routing.usesHighPass = areOn && register(Registers.TAP_CFG0.self).highPassesEvents
    forcePath.settlesFast = filters.settlesFast
    forcePath.route(routing)
    let divisor = variant.filterDivisor(filters.cutoff)
    forcePath.tune(lowPass: divisor, highPass: divisor, order: chosen.sixAxis.lowPassOrder)
    let control = register(Registers.CTRL7_G.self)
    let rate = register(Registers.CTRL2_G.self).dataRate ?? .powerDown
    if let millihertz = variant.gyroscopeMillihertz(rate) {
      rateHighPass.tune(
        cutoffMillihertz: variant.highPassCutoffMillihertz(control.highPassCutoff),
        rateMillihertz: millihertz)
    }
  }

  /// HP_EN_G has an effect in high performance only.
  var highPassesRate: Bool {
    register(Registers.CTRL7_G.self).highPassEnabled && !power.gyroscopeIsLow
  }

  private mutating func planFIFO() {
    let control = register(Registers.FIFO_CTRL4.self)
    let depth = register(Registers.FIFO_CTRL2.self)
    let mode: STFIFO.Mode =
      switch control.mode {
      case .bypass, nil: .init()
      case .fifo: .init(way: .fill, triggered: .fill)
      case .continuous: .init(way: .stream, triggered: .stream)
      case .continuousToFIFO: .init(way: .stream, triggered: .fill)
      case .bypassToContinuous: .init(way: .bypass, triggered: .stream)
      case .bypassToFIFO: .init(way: .bypass, triggered: .fill)
      }
    let watermark =
      Int(register(Registers.FIFO_CTRL1.self).watermark) | Int(depth.watermarkHigh) << 8
    fifo.set(mode, watermark: watermark, limits: depth.stopsAtWatermark, chosen)
    let counter = register(Registers.COUNTER_BDR_REG1.self)
    batches.threshold =
      Int(register(Registers.COUNTER_BDR_REG2.self).threshold) | Int(counter.thresholdHigh) << 8
  }

  var masksSettling: Bool { mutating get { register(Registers.CTRL4_C.self).masksSettling } }

  mutating func updateStepping() {
    isStepping =
      forcePath.isFiltered || highPassesRate || fifo.isActive || events.isOn
      || batches.threshold > 0 || hubPlan.isOn || masksSettling
  }
}
