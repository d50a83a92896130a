// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings that do not depend on time.
extension MPU6500Chip {
  mutating func plan() {
    planScale()
    planFIFO()
    planAuxiliary(
      repeatsOutput: chosen.slaveOutput == .repeat,
      reallocates: chosen.allocation == .everyCycle)
    planMotion()
    idle.plan(settingsWithoutEffect)
    let tests = (register(Registers.ACCEL_CONFIG.self), register(Registers.GYRO_CONFIG.self))
    let full = fullSelfTest
    accelerometer.selfTest = Self.chosen(
      full.force, tests.0.selfTestX, tests.0.selfTestY, tests.0.selfTestZ)
    gyroscope.selfTest = Self.chosen(
      full.rate, tests.1.selfTestX, tests.1.selfTestY, tests.1.selfTestZ)
    accelerometer.setNoiseRatio(noiseRatio)
  }

  var fullSelfTest: (force: Axes<Double>, rate: Axes<Double>) {
    (trim.force(variant), trim.rate(variant))
  }

  /// The printed rms values are 4 mg at 100 Hz (MPU-9150) and 8 mg at 94 Hz (MPU-9250), where the densities make 5.0
  /// and 3.6 mg.
  private var noiseRatio: Double {
    guard chosen.noise == .rms else { return 1 }
    return switch variant {
    case .mpu9150: 4 / 5.0
    case .mpu9250, .mpu9255: 8 / 3.6
    case .mpu6000, .mpu6050, .mpu6500: 1
    }
  }

  /// Settings that require another one, by the bits of their details.
  private var settingsWithoutEffect: UInt32 {
    var bits: UInt32 = 0
    func note(_ detail: Violation.Detail, if isIdle: Bool) { if isIdle { bits |= detail.bit } }
    note(
      .bypassWithController,
      if: register(Registers.INT_PIN_CFG.self).bypassEnabled
        && register(Registers.USER_CTRL.self).masterEnabled)
    guard isNew else {
      let power = register(Registers.PWR_MGMT_1.self)
      note(
        .gyroscopeInCycles,
        if: power.cycles && !power.asleep
          && registers[Registers.PWR_MGMT_2.address] & Self.gyroscopeStandby
            != Self.gyroscopeStandby
      )
      return bits
    }
    note(
      .bypassedRateLowPass,
      if: register(Registers.GYRO_CONFIG.self).bypass != .filtered
        && register(Registers.CONFIG.self).lowPass.rawValue != 0)
    let control = register(Registers.ACCEL_CONFIG_2.self)
    note(
      .bypassedForceLowPass, if: control.bypassesLowPass && control.lowPass.rawValue != 0)
    return bits
  }

  private static var gyroscopeStandby: UInt8 {
    Registers.PWR_MGMT_2(gyroscopeXOff: true, gyroscopeYOff: true, gyroscopeZOff: true).bits
  }

  // MARK: Scales and offsets

  private mutating func planScale() {
    let range = register(Registers.GYRO_CONFIG.self).fullScale
    let digits = Double(variant.decidigitsPerDegreePerSecond(range)) / 10
    scale.digitsPerRadian = digits * 180 / .pi
    scale.digitsPerG = Double(variant.digitsPerG(register(Registers.ACCEL_CONFIG.self).fullScale))
    let rated = Double(variant.ratedDegreesPerSecond(range))
    gyroscope.select(range: rated <= 250 ? 0 : rated <= 1000 ? 1 : 2, isSecondOrder: false)
    let sign: Double = chosen.offsetSign == .added ? 1 : -1
    let steps = Double(variant.gyroscopeOffsetDecidigits) / 10 * 180 / .pi
    scale.rateOffset = Self.rateOffsets.map { registers.word(at: $0) }.map {
      sign * Double($0) / steps
    }
    let perG = chosen.offsetScale == .is2048 ? 2048.0 : 4096
    let offsets = offsetAddresses.map { registers.word(at: $0) }
    func difference(_ word: Int16, _ trim: Int16) -> Double {
      Double(Int(word & ~1) - Int(trim & ~1)) / perG
    }
    scale.forceOffset = Axes(
      difference(offsets.x, trim.offsets.x), difference(offsets.y, trim.offsets.y),
      difference(offsets.z, trim.offsets.z))
  }

  private static let rateOffsets = Axes(
    Registers.XG_OFFSET_H.address, Registers.YG_OFFSET_H.address, Registers.ZG_OFFSET_H.address)

  /// The high bytes of the accelerometer's offsets; the low ones follow.
  private var offsetAddresses: Axes<UInt8> {
    isNew
      ? Axes(
        Registers.XA_OFFSET_H.address, Registers.YA_OFFSET_H.address, Registers.ZA_OFFSET_H.address)
      : Axes(Old.XA_OFFS_H.address, Old.YA_OFFS_H.address, Old.ZA_OFFS_H.address)
  }

  /// Whether a register has the bit of the accelerometer's offsets that is reserved.
  func hasReservedOffsetBit(_ address: UInt8) -> Bool {
    let high = offsetAddresses
    return address == high.x + 1 || address == high.y + 1 || address == high.z + 1
  }

  /// Stores the factory's numbers in the registers that have them.
  mutating func storeTrim() {
    func store(_ address: UInt8, _ word: Int16) {
      let word = UInt16(bitPattern: chosen.offsetBit == .zero ? word & ~1 : word)
      registers[address] = UInt8(word >> 8)
      registers[address + 1] = UInt8(word & 0xFF)
    }
    let addresses = offsetAddresses
    store(addresses.x, trim.offsets.x)
    store(addresses.y, trim.offsets.y)
    store(addresses.z, trim.offsets.z)
    let (force, rate) = (trim.accelerometer, trim.gyroscope)
    guard variant.hasByteSelfTest else {
      registers[Old.PRODUCT_ID.address] = UInt8(variant.productRevision ?? 0)
      func code(_ force: UInt8, _ rate: UInt8) -> UInt8 { (force >> 2) << 5 | rate }
      registers[Old.SELF_TEST_X.address] = code(force.x, rate.x)
      registers[Old.SELF_TEST_Y.address] = code(force.y, rate.y)
      registers[Old.SELF_TEST_Z.address] = code(force.z, rate.z)
      registers[Old.SELF_TEST_A.address] =
        Old.SELF_TEST_A(x: force.x & 3, y: force.y & 3, z: force.z & 3).bits
      return
    }
    registers[Registers.SELF_TEST_X_GYRO.address] = rate.x
    registers[Registers.SELF_TEST_Y_GYRO.address] = rate.y
    registers[Registers.SELF_TEST_Z_GYRO.address] = rate.z
    registers[Registers.SELF_TEST_X_ACCEL.address] = force.x
    registers[Registers.SELF_TEST_Y_ACCEL.address] = force.y
    registers[Registers.SELF_TEST_Z_ACCEL.address] = force.z
  }

  // MARK: FIFO

  private mutating func planFIFO() {
    var setting = ByteFIFO.Setting()
    let size = register(Registers.ACCEL_CONFIG_2.self).fifoSize
    let selected = chosen.capacity == .register ? size : .bytes512
    setting.capacity = variant.fifoDepth ?? variant.fifoBytes(selected).map { Int($0) } ?? 512
    setting.stopsWhenFull =
      register(Registers.CONFIG.self).stopsWhenFull && (isNew || chosen.oldMode == .chosen)
    setting.dropsRecords = chosen.drop == .record
    if fifo.setting != setting { fifo.set(setting) }
  }

  var userControl: UInt8 {
    get { registers[Registers.USER_CTRL.address] }
    set { registers[Registers.USER_CTRL.address] = newValue }
  }

  var resetsOpenFIFO: Bool { chosen.reset == .always }

  var isQueueing: Bool {
    (isFIFOOpen || (chosen.gate == .part ? isNew : chosen.gate == .host))
      && (queuedWords | queuedSlaves) != 0
  }

  var queuedWords: UInt8 {
    let enabled = register(Registers.FIFO_EN.self)
    return Self.words(
      accelerometer: enabled.accelerometer, temperature: enabled.temperature,
      x: enabled.gyroscopeX, y: enabled.gyroscopeY, z: enabled.gyroscopeZ)
  }

  var queuedSlaves: UInt8 {
    let enabled = registers[Registers.FIFO_EN.address] & 7
    return enabled | (register(Registers.I2C_MST_CTRL.self).slave3 ? 8 : 0)
  }

  // MARK: Auxiliary bus

  static let auxiliaryMap = AuxiliaryMap(
    slaves: Registers.I2C_SLV0_ADDR.address, stride: 3, outputs: Registers.I2C_SLV0_DO.address,
    outputStride: 1,
    single: (
      Registers.I2C_SLV4_ADDR.address, Registers.I2C_SLV4_REG.address,
      Registers.I2C_SLV4_DO.address, Registers.I2C_SLV4_CTRL.address
    ), delays: Registers.I2C_MST_DELAY_CTRL.address)

  subscript(slave address: UInt8) -> UInt8 {
    get { registers[address] }
    set { registers[address] = newValue }
  }

  // MARK: Motion

  private mutating func planMotion() {
    if isNew {
      let control = register(Registers.ACCEL_INTEL_CTRL.self)
      let step = variant.wakeOnMotionStep ?? 0
      wakeOnMotion.set(
        isOn: control.isOn, comparesWithPrevious: control.comparesWithPrevious,
        threshold: Double(Int(register(Registers.WOM_THR.self).threshold) * step) / 1000)
      return
    }
    let enabled = register(Old.INT_ENABLE.self)
    let control = register(Old.MOT_DETECT_CTRL.self)
    let step = Double(variant.motionStep ?? 0) / 1000
    let motionStep =
      switch chosen.motionStep {
      case .is1: 0.001
      case .is2: 0.002
      case .is32: 0.032
      }
    func time(_ register: UInt8, _ step: Int64?) -> Int64 {
      Int64(registers[register]) * (step ?? 0)
    }
    func decrement(_ code: UInt8) -> Int64 {
      code == 0 ? .max : Int64(1 << (code - 1)) * (variant.motionDuration ?? 0)
    }
    motion.set(
      MPU6050Motion.Setting(
        freeFall: MPU6050Motion.Detector(
          isOn: enabled.freeFall, threshold: Double(registers[Old.FF_THR.address]) * step,
          duration: time(Old.FF_DUR.address, variant.motionDuration),
          decrement: decrement(control.freeFallDecrement.rawValue)),
        motion: MPU6050Motion.Detector(
          isOn: enabled.motion,
          threshold: Double(registers[Registers.WOM_THR.address]) * motionStep,
          duration: time(Old.MOT_DUR.address, variant.motionDuration),
          decrement: decrement(control.motionDecrement.rawValue)),
        zeroMotion: MPU6050Motion.Detector(
          isOn: enabled.zeroMotion, threshold: Double(registers[Old.ZRMOT_THR.address]) * step,
          duration: time(Old.ZRMOT_DUR.address, variant.zeroMotionDuration)),
        highPass: register(Old.ACCEL_CONFIG.self).highPass))
  }
}
