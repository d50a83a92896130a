// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings that do not depend on time.
extension ICM20948Chip {
  mutating func plan() {
    planScale()
    planFIFO()
    planAuxiliary(
      repeatsOutput: chosen.slaveOutput == .repeat,
      reallocates: chosen.allocation == .everyCycle)
    idle.plan(settingsWithoutEffect)
    let intelligence = two(Two.ACCEL_INTEL_CTRL.self)
    let threshold = Int(two(Two.ACCEL_WOM_THR.self).threshold) * Registers.Constant.wakeOnMotionStep
    wakeOnMotion.set(
      isOn: intelligence.isOn, comparesWithPrevious: intelligence.comparesWithPrevious,
      threshold: Double(threshold) / 1000)
    let tests = (two(Two.ACCEL_CONFIG_2.self), two(Two.GYRO_CONFIG_2.self))
    let full = fullSelfTest
    accelerometer.selfTest = Self.chosen(
      full.force, tests.0.selfTestX, tests.0.selfTestY, tests.0.selfTestZ)
    gyroscope.selfTest = Self.chosen(
      full.rate, tests.1.selfTestX, tests.1.selfTestY, tests.1.selfTestZ)
    accelerometer.setNoiseRatio(chosen.noise == .table ? 1 : 190.0 / 230)
    gyroscope.setNoiseRatio(chosen.noise == .table ? 1 : 11.0 / 15)
  }

  var fullSelfTest: (force: Axes<Double>, rate: Axes<Double>) {
    let base = Registers.Constant.selfTestBase
    return (
      trim.force(base: base, digitsPerG: Two.ACCEL_CONFIG.FullScale.g2.digitsPerG),
      trim.rate(
        base: base, decidigits: Two.GYRO_CONFIG_1.FullScale.dps250.decidigitsPerDegreePerSecond)
    )
  }

  /// Settings that require another one, by the bits of their details.
  private var settingsWithoutEffect: UInt32 {
    var bits: UInt32 = 0
    func note(_ detail: Violation.Detail, if isIdle: Bool) { if isIdle { bits |= detail.bit } }
    note(
      .bankedBypassWithController,
      if: register(Registers.INT_PIN_CFG.self).bypassEnabled
        && register(Registers.USER_CTRL.self).masterEnabled)
    let (rate, force) = (two(Two.GYRO_CONFIG_1.self), two(Two.ACCEL_CONFIG.self))
    note(.bankedBypassedRateLowPass, if: !rate.filtered && rate.lowPass.rawValue != 0)
    note(.bankedBypassedForceLowPass, if: !force.filtered && force.lowPass.rawValue != 0)
    return bits
  }

  // MARK: Scales and offsets

  private mutating func planScale() {
    let range = two(Two.GYRO_CONFIG_1.self).fullScale
    scale.digitsPerRadian = Double(range.decidigitsPerDegreePerSecond) / 10 * 180 / .pi
    scale.digitsPerG = Double(two(Two.ACCEL_CONFIG.self).fullScale.digitsPerG)
    let rated = range.ratedDegreesPerSecond
    gyroscope.select(range: rated <= 250 ? 0 : rated <= 1000 ? 1 : 2, isSecondOrder: false)
    let steps = Double(Registers.Constant.gyroscopeOffsetDecidigits) / 10 * 180 / .pi
    let rates = Axes(
      Two.XG_OFFS_USRH.address, Two.YG_OFFS_USRH.address, Two.ZG_OFFS_USRH.address)
    scale.rateOffset = rates.map { Double(Int(banks.two.word(at: $0))) / steps }
    let perG = Double(Registers.Constant.accelerometerOffsetStepsPerG)
    func difference(_ address: UInt8, _ trim: Int16) -> Double {
      Double(Int(banks.one.word(at: address) >> 1) - Int(trim >> 1)) / perG
    }
    scale.forceOffset = Axes(
      difference(One.XA_OFFS_H.address, trim.offsets.x),
      difference(One.YA_OFFS_H.address, trim.offsets.y),
      difference(One.ZA_OFFS_H.address, trim.offsets.z))
  }

  /// Stores the factory's numbers in the registers that have them.
  mutating func storeTrim() {
    func store(_ address: UInt8, _ word: Int16) {
      let word = UInt16(bitPattern: chosen.offsetBit == .zero ? word & ~1 : word)
      banks.one[address] = UInt8(word >> 8)
      banks.one[address + 1] = UInt8(word & 0xFF)
    }
    store(One.XA_OFFS_H.address, trim.offsets.x)
    store(One.YA_OFFS_H.address, trim.offsets.y)
    store(One.ZA_OFFS_H.address, trim.offsets.z)
    let (force, rate) = (trim.accelerometer, trim.gyroscope)
    banks.one[One.SELF_TEST_X_GYRO.address] = rate.x
    banks.one[One.SELF_TEST_Y_GYRO.address] = rate.y
    banks.one[One.SELF_TEST_Z_GYRO.address] = rate.z
    banks.one[One.SELF_TEST_X_ACCEL.address] = force.x
    banks.one[One.SELF_TEST_Y_ACCEL.address] = force.y
    banks.one[One.SELF_TEST_Z_ACCEL.address] = force.z
    banks.one[One.TIMEBASE_CORRECTION_PLL.address] = UInt8(bitPattern: clockCorrection)
  }

  // MARK: FIFO

  private mutating func planFIFO() {
    var setting = ByteFIFO.Setting()
    setting.capacity =
      switch chosen.capacity {
      case .is512: Registers.Constant.fifoDepth
      case .is1024: 1024
      case .is4096: 4096
      }
    // With one FIFO bit 0 is its own.
    setting.stopsWhenFull = register(Registers.FIFO_MODE.self).snapshot & 1 != 0
    setting.dropsRecords = chosen.drop == .record
    if fifo.setting != setting { fifo.set(setting) }
  }

  var userControl: UInt8 {
    get { banks.zero[Registers.USER_CTRL.address] }
    set { banks.zero[Registers.USER_CTRL.address] = newValue }
  }

  var resetsOpenFIFO: Bool { true }

  /// Whether FIFO_RST leaves the FIFO without size.
  var isFIFOReset: Bool {
    let bits = register(Registers.FIFO_RST.self).fifos
    return (chosen.reset == .bit0 ? bits & 1 : bits) != 0
  }

  var isQueueing: Bool {
    (isFIFOOpen || chosen.gate == .host) && !isFIFOReset && (queuedWords | queuedSlaves) != 0
  }

  var queuedWords: UInt8 {
    let enabled = register(Registers.FIFO_EN_2.self)
    return Self.words(
      accelerometer: enabled.accelerometer, temperature: enabled.temperature,
      x: enabled.gyroscopeX, y: enabled.gyroscopeY, z: enabled.gyroscopeZ)
  }

  var queuedSlaves: UInt8 { banks.zero[Registers.FIFO_EN_1.address] }

  static let wordOrder: [UInt8] = [0, 1, 2, 4, 5, 6, 3]
  static var firstOutput: UInt8 { Registers.ACCEL_XOUT_H.address }

  // MARK: Auxiliary bus

  static let auxiliaryMap = AuxiliaryMap(
    slaves: Three.I2C_SLV0_ADDR.address, stride: 4, outputs: Three.I2C_SLV0_DO.address,
    outputStride: 4,
    single: (
      Three.I2C_SLV4_ADDR.address, Three.I2C_SLV4_REG.address, Three.I2C_SLV4_DO.address,
      Three.I2C_SLV4_CTRL.address
    ), delays: Three.I2C_MST_DELAY_CTRL.address)

  subscript(slave address: UInt8) -> UInt8 {
    get { banks.three[address] }
    set { banks.three[address] = newValue }
  }

  var singleInterrupts: Bool { chosen.singleControl == .intEnable }
}
