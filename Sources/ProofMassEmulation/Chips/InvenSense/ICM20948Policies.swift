// SPDX-License-Identifier: Apache-2.0

/// Policies of the ICM-20948: questions that its documents leave open, or answer in two ways.
struct ICM20948Policies: PolicySet {
  enum BypassAsleep: String, CaseIterable { case passes, blocks }
  enum ResetBit: String, CaseIterable { case atOnce = "at-once", afterStartUp = "after-start-up" }
  enum Compass: String, CaseIterable { case kept, reset }
  enum LowPower: String, CaseIterable { case ignored, taken }
  enum ControlReset: String, CaseIterable { case is03 = "03", bit0 = "bit-0" }
  enum Disabled: String, CaseIterable { case zero, last }
  enum Rate: String, CaseIterable { case is1125 = "1125", is1100 = "1100" }
  enum Noise: String, CaseIterable { case table, note }
  enum OffsetBit: String, CaseIterable { case stored, zero }
  enum Capacity: String, CaseIterable { case is512 = "512", is1024 = "1024", is4096 = "4096" }
  enum Drop: String, CaseIterable { case byte, record }
  enum Gate: String, CaseIterable { case host, all }
  enum Reset: String, CaseIterable { case bit0 = "bit-0", any }
  enum Status: String, CaseIterable { case always, enabled }
  enum SingleControl: String, CaseIterable { case intEnable = "int-en", byteSwap = "byte-sw" }
  enum SlaveOutput: String, CaseIterable { case `repeat`, one }
  enum Allocation: String, CaseIterable { case disabled, everyCycle = "every-cycle" }

  var bypassAsleep = BypassAsleep.passes
  var resetBit = ResetBit.atOnce
  var compass = Compass.kept
  var lowPower = LowPower.ignored
  var controlReset = ControlReset.is03
  var disabled = Disabled.zero
  var rate = Rate.is1125
  var noise = Noise.table
  var offsetBit = OffsetBit.stored
  var capacity = Capacity.is512
  var drop = Drop.byte
  var gate = Gate.host
  var reset = Reset.bit0
  var status = Status.always
  var singleControl = SingleControl.intEnable
  var slaveOutput = SlaveOutput.repeat
  var allocation = Allocation.disabled
  var spi = SPIPolicies()

  // In steps, because the compiler gives up on long literals.
  static let entries: [PolicyEntry<Self>] = powerEntries + dataEntries + fifoEntries + masterEntries

  private static var powerEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "bypass-asleep", { $1(&$0.bypassAsleep) },
        "whether the bypass passes the auxiliary bus on while the part sleeps, as it does from power-on"
      ),
      PolicyEntry(
        "reset-bit", { $1(&$0.resetBit) },
        "whether DEVICE_RESET reads 0 at once, or reads 1 and writes are lost until the part has "
          + "started up"),
      PolicyEntry(
        "ak-reset-with-mpu", { $1(&$0.compass) },
        "whether DEVICE_RESET leaves the chips on the auxiliary bus as they are, or resets them, too"
      ),
      PolicyEntry(
        "lp-en-writes", { $1(&$0.lowPower) },
        "whether writes that LP_EN may make the part ignore are ignored, or taken"),
      PolicyEntry(
        "mod-ctrl-reset-icm", { $1(&$0.controlReset) },
        "whether MOD_CTRL_USR reads 0x03 after a reset, or its one documented bit, 0x01"),
      SPIPolicies.modeZero { $1(&$0.spi.modeZero) },
      SPIPolicies.tooFast { $1(&$0.spi.tooFast) },
    ]
  }

  private static var dataEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "data-when-disabled", { $1(&$0.disabled) },
        "what the outputs of a sensor that is off read: 0 as in an MPU-6500, or the last data"),
      PolicyEntry(
        "gyro-odr-icm", { $1(&$0.rate) },
        "whether both sensors have 1125 Hz before their dividers, or the 1.1 kHz of the text"),
      PolicyEntry(
        "icm-noise", { $1(&$0.noise) },
        "whether the noise densities are 0.015 °/s and 230 µg a √Hz, or 0.011 °/s and 190 µg as in a "
          + "note of the same table"),
      PolicyEntry(
        "accel-offs-bit0", { $1(&$0.offsetBit) },
        "whether bit 0 of the accelerometer's offset registers has what the factory or a program stored, "
          + "or reads 0"),
    ]
  }

  private static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "fifo-size", { $1(&$0.capacity) },
        "how many bytes the FIFO has: 512 by the data sheet, 1024 by the watermark of 800 that the "
          + "maker's driver sets, or the whole memory"),
      PolicyEntry(
        "fifo-overflow-drop", { $1(&$0.drop) },
        "whether a full FIFO loses single bytes, which displaces its records, or whole records"),
      PolicyEntry(
        "fifo-en-gate", { $1(&$0.gate) },
        "whether FIFO_EN of USER_CTRL gates the host alone, or samples, too"),
      PolicyEntry(
        "fifo-rst-bits", { $1(&$0.reset) },
        "whether bit 0 of FIFO_RST alone keeps the FIFO empty, as the maker's driver needs, which leaves "
          + "the others set, or any of the five"),
    ]
  }

  private static var masterEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "status-needs-enable", { $1(&$0.status) },
        "whether the interrupt status has all events, or only those that are enabled"),
      PolicyEntry(
        "slv4-ctrl-b6-icm", { $1(&$0.singleControl) },
        "whether bit 6 of I2C_SLV4_CTRL enables the interrupt of slave 4, or swaps bytes, of which it has "
          + "one, as the summary of the registers has it"),
      PolicyEntry(
        "slv-write-len", { $1(&$0.slaveOutput) },
        "whether a write of several bytes to a slave repeats its byte, or has that one alone"),
      PolicyEntry(
        "ext-alloc-recalc", { $1(&$0.allocation) },
        "whether slaves keep their places in EXT_SLV_SENS_DATA until all are off, or get new ones in each "
          + "cycle"),
    ]
  }
}
