// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings that do not depend on time.
extension LSM6DSLChip {
  static func numbers(
    of variant: Registers.Variant, _ policies: LSM6DSLPolicies
  ) -> SixAxisNumbers {
    SixAxisNumbers(
      timeBase: policies.timeBase == .printed ? 6_656_000 : variant.timeBaseMillihertz,
      gyroscopeTurnOn: variant.gyroscopeTurnOn, temperatureRate: variant.temperatureMillihertz,
      temperatureDigits: variant.temperatureDigits, temperatureZero: variant.temperatureZero,
      temperatureLimit: Double(1 << (variant.temperatureBits - 1) - 1))
  }

  mutating func didChangePolicies() {
    interface.storesReservedBits = chosen.common.reservedBits == .stored
    numbers = Self.numbers(of: variant, chosen)
    plan()
  }

  mutating func plan() {
    planOutputs()
    planJumps()
    planScale()
    planPaths()
    planFIFO()
    planEvents()
    planHub()
    timestamp.freezes = freezesTimestamp
    updateStepping()
  }

  private mutating func planOutputs() {
    let control = register(Registers.CTRL3_C.self)
    answersI2C = !isRefusing && !register(Registers.CTRL4_C.self).i2cDisabled
    interface.accelerometer.readyClears = .anyHighByte
    interface.gyroscope.readyClears = .anyHighByte
    interface.accelerometer.output.blockDataUpdate = control.blockDataUpdate
    interface.gyroscope.output.blockDataUpdate = control.blockDataUpdate
    interface.thermometer.blockDataUpdate = control.blockDataUpdate
    interface.accelerometer.output.bigEndian = control.bigEndian
    interface.gyroscope.output.bigEndian = control.bigEndian
    interface.thermometer.bigEndian = control.bigEndian
    interface.accelerometer.output.enabled = enabledAxes.accelerometer
    interface.gyroscope.output.enabled = enabledAxes.gyroscope
    pulses.length =
      variant.hasPulses && register(Registers.DRDY_PULSE_CFG_G.self).pulses
      ? variant.dataReadyPulse ?? 0 : 0
  }

  /// The axes that are measured, X the lowest bit.
  var enabledAxes: (accelerometer: UInt8, gyroscope: UInt8) {
    guard variant.hasAxisEnables else { return (7, 7) }
    let (first, second) = (register(Early.CTRL9_XL.self), register(Early.CTRL10_C.self))
    func bits(_ x: Bool, _ y: Bool, _ z: Bool) -> UInt8 { (x ? 1 : 0) | (y ? 2 : 0) | (z ? 4 : 0) }
    return (bits(first.x, first.y, first.z), bits(second.x, second.y, second.z))
  }

  /// FIFO_DATA_OUT always repeats, outputs by ROUNDING, sources by ROUNDING_STATUS.
  private mutating func planJumps() {
    interface.pointer.increments = register(Registers.CTRL3_C.self).increments
    let (gyroscope, accelerometer) = (Registers.OUTX_L_G.address, Registers.OUTX_L_XL.address)
    let last = Registers.OUTZ_H_XL.address
    let hub = (
      first: Registers.SENSORHUB1_REG.address, six: Registers.SENSORHUB6_REG.address,
      twelve: Registers.SENSORHUB12_REG.address
    )
    interface.pointer.jumps[0] = .init(
      from: Registers.FIFO_DATA_OUT_H.address, to: Registers.FIFO_DATA_OUT_L.address)
    interface.pointer.jumps[1] =
      switch register(Registers.CTRL5_C.self).rounding {
      case .none: .init()
      case .accelerometer: .init(from: last, to: accelerometer)
      case .gyroscope: .init(from: Registers.OUTZ_H_G.address, to: gyroscope)
      case .both: .init(from: last, to: gyroscope)
      case .hub: .init(from: hub.six, to: hub.first)
      case .accelerometerAndHub: .init(from: hub.six, to: accelerometer)
      case .allTwelve: .init(from: hub.twelve, to: gyroscope)
      case .allSix: .init(from: hub.six, to: gyroscope)
      }
    let (wakeUp, status) = (Registers.WAKE_UP_SRC.address, Registers.STATUS_REG.address)
    let functions = Registers.FUNC_SRC1.address
    let rounds = register(Registers.CTRL7_G.self).roundsSources
    interface.pointer.jumps[2] = rounds ? .init(from: status, to: functions) : .init()
    interface.pointer.jumps[3] = rounds ? .init(from: functions, to: wakeUp) : .init()
    // An LSM6DS3 leaves TAP_SRC and D6D_SRC out.
    interface.pointer.jumps[4] = rounds && isEarly ? .init(from: wakeUp, to: status) : .init()
    let end = InertialPointer.mask
    interface.pointer.jumps[5] =
      chosen.addressWrap == .last ? .init(from: end, to: end) : .init()
  }

  // MARK: Scales

  private mutating func planScale() {
    let range = register(Registers.CTRL1_XL.self).fullScale
    let rate = register(Registers.CTRL2_G.self).fullScale ?? .dps125
    scale.offset = userOffset
    scale.offsetsOutput = variant.hasUserOffset
    if variant.hasOrientation {
      let control = register(Early.ORIENT_CFG_G.self)
      scale.orientation = AxisOrientation(
        negates: (control.invertsX, control.invertsY, control.invertsZ),
        order: control.bits & 7)
    }
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
      gyroscope: (
        variant.microdegreesPerSecondPerDigit(rate), Double(variant.ratedDegreesPerSecond(rate)),
        rateTest
      ))
  }

  /// The user offset in g as it is subtracted: X and Y are added, Z is subtracted.
  private var userOffset: Axes<Double> {
    guard let fine = variant.userOffsetFineSteps, let coarse = variant.userOffsetCoarseSteps else {
      return .zero
    }
    let control = register(Registers.CTRL6_C.self)
    let isCoarse =
      chosen.offsetWeight == .bit3 ? control.coarseOffset : control.accelerometerLowPower
    let offset = userOffset(
      Axes(
        register(Registers.X_OFS_USR.self).value, register(Registers.Y_OFS_USR.self).value,
        register(Registers.Z_OFS_USR.self).value), steps: isCoarse ? coarse : fine)
    return Axes(-offset.x, -offset.y, offset.z)
  }

  // MARK: Filters and FIFO

  private mutating func planPaths() {
    let filters = register(Registers.CTRL8_XL.self)
    var routing = SixAxisForcePath.Routing()
    let tap = register(Registers.TAP_CFG.self)
    if hasFilters {
      // In an LSM6DS3 the low-pass has precedence.
      let passesHigh = filters.highPass && !(isEarly && filters.lowPass2)
      if passesHigh {
        routing.output =
          filters.cutoff == .step0
          ? .slope : filters.reference && variant.hasReference ? .reference : .highPass
      } else if filters.lowPass2 {
        routing.output = .lowPass
      }
    }
    let areOn = areEventsOn
    routing.usesLowPass = areOn && filters.lowPassesDirections
    routing.usesHighPass = areOn && tap.highPassesEvents
    forcePath.route(routing)
    forcePath.tune(
      lowPass: variant.filterDivisor(filters.cutoff),
      highPass: variant.highPassDivisor(filters.cutoff), order: chosen.sixAxis.lowPassOrder)
    let rate = register(Registers.CTRL2_G.self).dataRate ?? .powerDown
    let code = Registers.CTRL7_G.HighPassCutoff(rawValue: highPassBits.code) ?? .step0
    if let millihertz = variant.gyroscopeMillihertz(rate) {
      // Both in units of 0.1 mHz, because only their ratio matters.
      rateHighPass.tune(
        cutoffMillihertz: variant.highPassCutoffMicrohertz(code) / 100,
        rateMillihertz: millihertz * 10)
    }
  }

  private var hasFilters: Bool {
    chosen.filterGate == .always || register(Registers.CTRL10_C.self).functions
      || register(Registers.TAP_CFG.self).highPassesEvents
  }

  /// It has an effect in high performance only.
  var highPassesRate: Bool {
    register(Registers.CTRL7_G.self).highPassEnabled && !power.gyroscopeIsLow
  }

  var masksSettling: Bool { mutating get { register(Registers.CTRL4_C.self).masksSettling } }

  private mutating func planFIFO() {
    let mode: STFIFO.Mode =
      switch register(Registers.FIFO_CTRL5.self).mode {
      case .bypass, nil: .init()
      case .fifo: .init(way: .fill, triggered: .fill)
      case .continuous: .init(way: .stream, triggered: .stream)
      case .continuousToFIFO: .init(way: .stream, triggered: .fill)
      case .bypassToContinuous: .init(way: .bypass, triggered: .stream)
      }
    var setting = PatternFIFO.Setting(depth: variant.fifoDepth)
    let high =
      isEarly
      ? register(Early.FIFO_CTRL2.self).thresholdHigh
      : register(Registers.FIFO_CTRL2.self).thresholdHigh
    setting.threshold = Int(register(Registers.FIFO_CTRL1.self).threshold) | Int(high) << 8
    setting.limits =
      isEarly
      ? register(Early.CTRL4_C.self).stopsAtThreshold
      : register(Registers.FIFO_CTRL4.self).stopsAtThreshold
    setting.decimations = decimations
    setting.staysTriggered = chosen.trigger == .part ? !isEarly : chosen.trigger == .edge
    setting.hidesFullCount = chosen.noCount == .part ? isEarly : chosen.noCount == .full
    setting.policies = chosen
    fifo.set(mode, setting)
  }

  /// Triggers to each of the four data sets; 0 where it is not stored.
  private var decimations: InlineArray<4, Int> {
    let (two, rest) = (register(Registers.FIFO_CTRL3.self), register(Registers.FIFO_CTRL4.self))
    func every(_ code: UInt8) -> Int {
      Registers.FIFO_CTRL3.Accelerometer(rawValue: code)
        .flatMap { variant.fifoDecimation($0) }.map { Int($0) } ?? 0
    }
    return [
      every(two.gyroscope.rawValue), every(two.accelerometer.rawValue), every(rest.third.rawValue),
      every(rest.fourth.rawValue),
    ]
  }

  mutating func updateStepping() {
    isStepping =
      forcePath.isFiltered || highPassesRate || fifo.isActive || events.isOn || masksSettling
      || hubPlan.isOn
  }
}
