// SPDX-License-Identifier: Apache-2.0

/// Policies of the MPU-6500 and its relatives: questions that their documents leave open, or answer in two ways.
struct MPU6500Policies: PolicySet {
  enum BypassAsleep: String, CaseIterable { case passes, blocks }
  enum ResetPower: String, CaseIterable { case part, asleep }
  enum ResetBit: String, CaseIterable { case atOnce = "at-once", afterStartUp = "after-start-up" }
  enum Compass: String, CaseIterable { case kept, reset }
  enum OnlySPI: String, CaseIterable { case kept, clears }
  enum Clone: String, CaseIterable {
    case off, is68 = "68", is70 = "70", is71 = "71", is73 = "73", is74 = "74", is75 = "75"
    case is78 = "78", is98 = "98"
  }
  enum Disabled: String, CaseIterable { case part, zero, last }
  enum AccelerometerTable: String, CaseIterable { case first, later }
  enum FilterFit: String, CaseIterable { case bandwidth, delay }
  enum WakeRates: String, CaseIterable { case later, early }
  enum Stretch: String, CaseIterable { case none, slower }
  enum OffsetSign: String, CaseIterable { case added, subtracted }
  enum OffsetScale: String, CaseIterable { case is2048 = "2048", is4096 = "4096" }
  enum OffsetBit: String, CaseIterable { case stored, zero }
  enum NoiseSource: String, CaseIterable { case density, rms }
  enum Capacity: String, CaseIterable { case part, register }
  enum Drop: String, CaseIterable { case byte, record }
  enum OldMode: String, CaseIterable { case drops, chosen }
  enum Gate: String, CaseIterable { case part, all, host }
  enum Reset: String, CaseIterable { case always, disabled }
  enum MasterBit: String, CaseIterable { case bit3 = "bit-3", absent }
  enum Status: String, CaseIterable { case always, enabled }
  enum SlaveOutput: String, CaseIterable { case `repeat`, one }
  enum Allocation: String, CaseIterable { case disabled, everyCycle = "every-cycle" }
  enum MotionStep: String, CaseIterable { case is2 = "2", is1 = "1", is32 = "32" }

  var bypassAsleep = BypassAsleep.passes
  var resetPower = ResetPower.part
  var resetBit = ResetBit.atOnce
  var compass = Compass.kept
  var onlySPI = OnlySPI.kept
  var clone = Clone.off
  var disabled = Disabled.part
  var accelerometerTable = AccelerometerTable.first
  var filterFit = FilterFit.bandwidth
  var wakeRates = WakeRates.later
  var stretch = Stretch.none
  var offsetSign = OffsetSign.added
  var offsetScale = OffsetScale.is2048
  var offsetBit = OffsetBit.stored
  var noise = NoiseSource.density
  var capacity = Capacity.part
  var drop = Drop.byte
  var oldMode = OldMode.drops
  var gate = Gate.part
  var reset = Reset.always
  var masterBit = MasterBit.bit3
  var status = Status.always
  var slaveOutput = SlaveOutput.repeat
  var allocation = Allocation.disabled
  var motionStep = MotionStep.is2
  var spi = SPIPolicies()

  // In steps, because the compiler gives up on long literals.
  static let entries: [PolicyEntry<Self>] =
    powerEntries + dataEntries + offsetEntries + fifoEntries + masterEntries

  private static var powerEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "bypass-asleep", { $1(&$0.bypassAsleep) },
        "whether the bypass passes the auxiliary bus on while the part sleeps, as it does from "
          + "power-on"),
      PolicyEntry(
        "reset-pwr", { $1(&$0.resetPower) },
        "whether the part sleeps after power-on and reset as its register map has it, or in any case, "
          + "as a fuse of an MPU-9250 makes it"),
      PolicyEntry(
        "reset-bit", { $1(&$0.resetBit) },
        "whether DEVICE_RESET reads 0 at once, or reads 1 and writes are lost until the part has "
          + "started up"),
      PolicyEntry(
        "ak-reset-with-mpu", { $1(&$0.compass) },
        "whether DEVICE_RESET leaves the chips on the auxiliary bus as they are, or resets them, too"
      ),
      PolicyEntry(
        "i2c-if-dis-readback", { $1(&$0.onlySPI) },
        "whether I2C_IF_DIS can be read back, or clears itself while its effect stays"),
      PolicyEntry(
        "clone-id", { $1(&$0.clone) },
        "the identity that the part answers, as boards sold under its name have it"),
      SPIPolicies.modeZero { $1(&$0.spi.modeZero) },
      SPIPolicies.tooFast { $1(&$0.spi.tooFast) },
    ]
  }

  private static var dataEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "data-when-disabled", { $1(&$0.disabled) },
        "what the outputs of a sensor that is off read: 0 in an MPU-6500, MPU-9250 and MPU-9255 and the "
          + "last data in the others; or one of both in every part"),
      PolicyEntry(
        "accel-dlpf-table", { $1(&$0.accelerometerTable) },
        "whether the low-pass of an MPU-9250's accelerometer is that of its register map up to 1.4, "
          + "which is the MPU-6500's, or that of 1.6"),
      PolicyEntry(
        "filter-fit", { $1(&$0.filterFit) },
        "whether a low-pass of one pole has the printed bandwidth, or the printed delay"),
      PolicyEntry(
        "wake-rate-table", { $1(&$0.wakeRates) },
        "whether LP_WAKE_CTRL has 1.25, 5, 20 and 40 Hz, or 1.25, 2.5, 5 and 10 Hz as in early "
          + "register maps"),
      PolicyEntry(
        "aux-master-stretch", { $1(&$0.stretch) },
        "whether samples at 8 kHz keep their rate while the part is the controller of its auxiliary bus, "
          + "or have 7.76 kHz"),
      PolicyEntry(
        "accel-noise-source", { $1(&$0.noise) },
        "whether the noise of the accelerometer is the printed density, or the printed rms value, which "
          + "an MPU-9150 and an MPU-9250 have"),
      PolicyEntry(
        "mot-thr-lsb", { $1(&$0.motionStep) },
        "the step of MOT_THR of an MPU-6050 in mg, of which documents have three"),
    ]
  }

  private static var offsetEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "gyro-offs-sign", { $1(&$0.offsetSign) },
        "whether the offset registers of the gyroscope are added to its data, or subtracted"),
      PolicyEntry(
        "accel-offs-lsb", { $1(&$0.offsetScale) },
        "the steps of the accelerometer's offset registers to 1 g, bit 0 included"),
      PolicyEntry(
        "accel-offs-bit0", { $1(&$0.offsetBit) },
        "whether bit 0 of those registers has what the factory or a program stored, or reads 0"),
    ]
  }

  private static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "fifo-size", { $1(&$0.capacity) },
        "whether an MPU-6500's FIFO has the 512 bytes of its data sheet, or as many as bits 7:6 of "
          + "ACCEL_CONFIG_2 select, 512 to 4096"),
      PolicyEntry(
        "fifo-overflow-drop", { $1(&$0.drop) },
        "whether a full FIFO loses single bytes, which displaces its records, or whole records"),
      PolicyEntry(
        "fifo-mode-old", { $1(&$0.oldMode) },
        "whether a full FIFO of an MPU-6050 always loses the oldest bytes, or bit 6 of CONFIG stops it "
          + "as in an MPU-6500"),
      PolicyEntry(
        "fifo-en-gate", { $1(&$0.gate) },
        "whether FIFO_EN of USER_CTRL gates samples and the host in an MPU-6050 and the host alone in an "
          + "MPU-6500; or one of both in every part"),
      PolicyEntry(
        "fifo-reset-needs-disable", { $1(&$0.reset) },
        "whether FIFO_RESET always acts, or only where FIFO_EN of USER_CTRL is 0"),
    ]
  }

  private static var masterEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "i2c-mst-int-bit", { $1(&$0.masterBit) },
        "whether events of the auxiliary bus set bit 3 of INT_STATUS, or none"),
      PolicyEntry(
        "status-needs-enable", { $1(&$0.status) },
        "whether INT_STATUS has all events, or only those that INT_ENABLE enables"),
      PolicyEntry(
        "slv-write-len", { $1(&$0.slaveOutput) },
        "whether a write of several bytes to a slave repeats its byte, or has that one alone"),
      PolicyEntry(
        "ext-alloc-recalc", { $1(&$0.allocation) },
        "whether slaves keep their places in EXT_SENS_DATA until all are off, or get new ones in each "
          + "cycle"),
    ]
  }
}
