// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Settings that do not depend on time.
extension ICM20948Chip {
  mutating func plan() {
    planScale()
    planFIFO()
    planAuxiliary()
    let intelligence = two(Two.ACCEL_INTEL_CTRL.self)
    let threshold = Int(two(Two.ACCEL_WOM_THR.self).threshold) * Registers.Constant.wakeOnMotionStep
    wakeOnMotion.set(
      isOn: intelligence.isOn, comparesWithPrevious: intelligence.comparesWithPrevious,
      threshold: Double(threshold) / 1000)
    let tests = (two(Two.ACCEL_CONFIG_2.self), two(Two.GYRO_CONFIG_2.self))
    accelerometer.selfTest = Self.chosen(
      trim.force(
        base: Registers.Constant.selfTestBase, digitsPerG: Two.ACCEL_CONFIG.FullScale.g2.digitsPerG),
      tests.0.selfTestX, tests.0.selfTestY, tests.0.selfTestZ)
    gyroscope.selfTest = Self.chosen(
      trim.rate(
        base: Registers.Constant.selfTestBase,
        decidigits: Two.GYRO_CONFIG_1.FullScale.dps250.decidigitsPerDegreePerSecond),
      tests.1.selfTestX, tests.1.selfTestY, tests.1.selfTestZ)
    accelerometer.setNoiseRatio(chosen.noise == .table ? 1 : 190.0 / 230)
    gyroscope.setNoiseRatio(chosen.noise == .table ? 1 : 11.0 / 15)
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

  var isFIFOOpen: Bool { register(Registers.USER_CTRL.self).fifoEnabled }

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
    return (enabled.accelerometer ? 0x07 : 0) | (enabled.temperature ? 0x08 : 0)
      | (enabled.gyroscopeX ? 0x10 : 0) | (enabled.gyroscopeY ? 0x20 : 0)
      | (enabled.gyroscopeZ ? 0x40 : 0)
  }

  var queuedSlaves: UInt8 { banks.zero[Registers.FIFO_EN_1.address] }

  static let wordOrder: [UInt8] = [0, 1, 2, 4, 5, 6, 3]
  static var firstOutput: UInt8 { Registers.ACCEL_XOUT_H.address }

  // MARK: Auxiliary bus

  private mutating func planAuxiliary() {
    var plan = AuxiliaryController.Plan()
    let delays = banks.three[Three.I2C_MST_DELAY_CTRL.address]
    // The registers of a slave are those of the first, four addresses on.
    for number in 0..<4 {
      let offset = 4 * UInt8(number)
      let address = Three.I2C_SLV0_ADDR(bits: banks.three[Three.I2C_SLV0_ADDR.address + offset])
      let control = Three.I2C_SLV0_CTRL(bits: banks.three[Three.I2C_SLV0_CTRL.address + offset])
      plan.slaves[number] = AuxiliaryController.Slave(
        address: address.chip, reads: address.reads, length: control.isOn ? Int(control.length) : 0,
        register: banks.three[Three.I2C_SLV0_REG.address + offset],
        isWithoutRegister: control.withoutRegister, swapsBytes: control.swapsBytes,
        startsAtOdd: control.startsAtOdd,
        output: banks.three[Three.I2C_SLV0_DO.address + offset],
        isDelayed: delays & 1 << UInt8(number) != 0)
    }
    let address = three(Three.I2C_SLV4_ADDR.self)
    let control = three(Three.I2C_SLV4_CTRL.self)
    plan.single = AuxiliaryController.Slave(
      address: address.chip, reads: address.reads, length: control.isOn ? 1 : 0,
      register: banks.three[Three.I2C_SLV4_REG.address], isWithoutRegister: control.withoutRegister,
      output: banks.three[Three.I2C_SLV4_DO.address],
      isDelayed: three(Three.I2C_MST_DELAY_CTRL.self).slave4)
    plan.delay = Int(control.delay)
    plan.repeatsOutput = chosen.slaveOutput == .repeat
    plan.reallocates = chosen.allocation == .everyCycle
    if auxiliary.plan != plan { auxiliary.plan = plan }
  }

  mutating func endSingleTransfer() -> Bool {
    let control = three(Three.I2C_SLV4_CTRL.self)
    banks.three[Three.I2C_SLV4_CTRL.address] =
      Three.I2C_SLV4_CTRL(
        isOn: false, interrupts: control.interrupts, withoutRegister: control.withoutRegister,
        delay: control.delay
      ).bits
    return control.interrupts && chosen.singleControl == .intEnable
  }
}
