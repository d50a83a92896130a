// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// Where the registers of the auxiliary bus are in a part. Their bits are the same in all parts, and the names here are
/// those of an MPU-6500.
struct AuxiliaryMap: Sendable {
  /// I2C_SLV0_ADDR, which I2C_SLV0_REG and I2C_SLV0_CTRL follow.
  var slaves: UInt8
  /// The addresses from the registers of a slave to those of the next one.
  var stride: UInt8
  /// I2C_SLV0_DO, and the addresses from it to that of the next slave.
  var outputs: UInt8
  var outputStride: UInt8
  /// The registers of slave 4.
  var single: (address: UInt8, register: UInt8, output: UInt8, control: UInt8)
  /// I2C_MST_DELAY_CTRL.
  var delays: UInt8
}

// What registers select on the auxiliary bus and in the FIFO.
extension InvenSenseChip {
  private typealias Slaves = Datasheet.MPU6500

  // MARK: Slaves

  /// Takes over what the registers of the slaves select.
  ///
  /// - Parameters:
  ///   - repeatsOutput: Whether a write of several bytes repeats the one that there is.
  ///   - reallocates: Whether the places of the bytes are found anew in each cycle.
  mutating func planAuxiliary(repeatsOutput: Bool, reallocates: Bool) {
    var plan = AuxiliaryController.Plan()
    let map = Self.auxiliaryMap
    let delays = Slaves.I2C_MST_DELAY_CTRL(bits: self[slave: map.delays])
    for number in 0..<4 as Range<UInt8> {
      let first = map.slaves + map.stride * number
      let address = Slaves.I2C_SLV0_ADDR(bits: self[slave: first])
      let control = Slaves.I2C_SLV0_CTRL(bits: self[slave: first + 2])
      plan.slaves[Int(number)] = AuxiliaryController.Slave(
        address: address.chip, reads: address.reads, length: control.isOn ? Int(control.length) : 0,
        register: self[slave: first + 1], isWithoutRegister: control.withoutRegister,
        swapsBytes: control.swapsBytes, startsAtOdd: control.startsAtOdd,
        output: self[slave: map.outputs + map.outputStride * number],
        isDelayed: delays.bits & 1 << number != 0)
    }
    let address = Slaves.I2C_SLV4_ADDR(bits: self[slave: map.single.address])
    let control = Slaves.I2C_SLV4_CTRL(bits: self[slave: map.single.control])
    plan.single = AuxiliaryController.Slave(
      address: address.chip, reads: address.reads, length: control.isOn ? 1 : 0,
      register: self[slave: map.single.register], isWithoutRegister: control.withoutRegister,
      output: self[slave: map.single.output], isDelayed: delays.slave4)
    plan.delay = Int(control.delay)
    plan.repeatsOutput = repeatsOutput
    plan.reallocates = reallocates
    if auxiliary.plan != plan { auxiliary.plan = plan }
  }

  /// Clears the enabling bit of slave 4, whose transfer was done.
  ///
  /// - Returns: Whether that is an event of the auxiliary bus.
  mutating func endSingleTransfer() -> Bool {
    let address = Self.auxiliaryMap.single.control
    let control = Slaves.I2C_SLV4_CTRL(bits: self[slave: address])
    self[slave: address] =
      Slaves.I2C_SLV4_CTRL(
        isOn: false, interrupts: control.interrupts, withoutRegister: control.withoutRegister,
        delay: control.delay
      ).bits
    return control.interrupts && singleInterrupts
  }

  /// Notes a slave that is written with more bytes than there are, after a write to one of its registers: where that takes
  /// effect, or with its control.
  mutating func judgeSlave(_ address: UInt8, at time: Int64) {
    let map = Self.auxiliaryMap
    guard map.slaves...map.slaves + 3 * map.stride + 2 ~= address else { return }
    let first = address - (address - map.slaves) % map.stride
    guard auxiliary.isOn || address == first + 2 else { return }
    let control = Slaves.I2C_SLV0_CTRL(bits: self[slave: first + 2])
    guard control.isOn, control.length > 1,
      !Slaves.I2C_SLV0_ADDR(bits: self[slave: first]).reads
    else { return }
    violations.record(.repeatedWrite, register: address, value: self[slave: address], at: time)
  }

  // MARK: USER_CTRL

  /// Applies what was written to USER_CTRL, whose bits but the lowest are the same in all parts. Those that reset
  /// something clear themselves.
  ///
  /// - Parameters:
  ///   - before: The bits before that.
  ///   - keepsOnlySPI: Whether I2C_IF_DIS stays set.
  mutating func applyUserControl(before: UInt8, keepsOnlySPI: Bool) {
    let control = Slaves.USER_CTRL(bits: userControl)
    if control.fifoReset && (resetsOpenFIFO || !control.fifoEnabled) { emptyFIFO() }
    let wasOn = Slaves.USER_CTRL(bits: before).masterEnabled
    if control.masterReset || control.masterEnabled && !wasOn { auxiliary.restart() }
    if control.masterReset { masterStatus = 0 }
    userControl =
      Slaves.USER_CTRL(
        motionProcessorEnabled: control.motionProcessorEnabled, fifoEnabled: control.fifoEnabled,
        masterEnabled: control.masterEnabled, onlySPI: control.onlySPI && keepsOnlySPI
      ).bits
    auxiliary.isOn = control.masterEnabled
  }

  // MARK: FIFO

  /// Whether the host may read what is stored.
  var isFIFOOpen: Bool { Slaves.USER_CTRL(bits: userControl).fifoEnabled }

  mutating func emptyFIFO() {
    fifo.clear()
    trail.clear()
  }

  /// The words of a record, by their numbers in a set: 1 is word 0.
  static func words(accelerometer: Bool, temperature: Bool, x: Bool, y: Bool, z: Bool) -> UInt8 {
    (accelerometer ? 0x07 : 0) | (temperature ? 0x08 : 0) | (x ? 0x10 : 0) | (y ? 0x20 : 0)
      | (z ? 0x40 : 0)
  }
}
