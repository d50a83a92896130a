// SPDX-License-Identifier: Apache-2.0

/// Policies of the LSM6DSO and its relatives: questions that the documents at hand leave open, or answer in two ways.
struct LSM6DSOPolicies: STPolicySet {
  enum RateChange: String, CaseIterable { case endOfPeriod = "end-of-period", atOnce = "at-once" }
  enum Quantization: String, CaseIterable { case nearest, truncated }
  enum SlowTemperature: String, CaseIterable { case fast = "52", slow = "1.6" }
  enum PowerDownReady: String, CaseIterable { case kept, cleared }
  enum NoWatermark: String, CaseIterable { case never, always }
  enum Pop: String, CaseIterable { case lastByte = "last-byte", tag }
  enum EmptyRead: String, CaseIterable { case zeros, last }
  enum Overrun: String, CaseIterable { case full, overwritten }
  enum TimestampOrder: String, CaseIterable { case first, last }
  enum TagParity: String, CaseIterable { case even, zero }
  enum Settling: String, CaseIterable { case table, none }
  enum LowestOffset: String, CaseIterable { case clamped, used }
  enum AfterReset: String, CaseIterable { case kept, cleared }
  enum TimestampAfterReset: String, CaseIterable { case cleared, kept }
  enum SourcesRead: String, CaseIterable { case clears, keeps }
  enum Widest: String, CaseIterable { case overrides, alone }
  enum MaskedWord: String, CaseIterable { case highest = "7fff", lower = "7ffe", lowest = "7ffd" }
  enum Bank: String, CaseIterable { case whole, listed }
  enum TimestampPower: String, CaseIterable { case stops, runs }
  enum TimestampRead: String, CaseIterable { case latched, live }
  enum HubTrigger: String, CaseIterable { case either, accelerometer }
  enum HubEnd: String, CaseIterable { case read, idle }
  enum HubReset: String, CaseIterable { case outputs, all }
  enum WriteOnce: String, CaseIterable { case always, several }
  enum PassThrough: String, CaseIterable { case masterOff = "master-off", always }

  var rateChange = RateChange.endOfPeriod
  var quantization = Quantization.nearest
  var slowTemperature = SlowTemperature.fast
  var powerDownReady = PowerDownReady.kept
  var noWatermark = NoWatermark.never
  var pop = Pop.lastByte
  var emptyRead = EmptyRead.zeros
  var overrun = Overrun.full
  var timestampOrder = TimestampOrder.first
  var tagParity = TagParity.even
  var settling = Settling.table
  var lowestOffset = LowestOffset.clamped
  var i3cAfterReset = AfterReset.kept
  var timestampAfterReset = TimestampAfterReset.cleared
  var sourcesRead = SourcesRead.clears
  var widest = Widest.overrides
  var maskedWord = MaskedWord.highest
  var bank = Bank.whole
  var timestampPower = TimestampPower.stops
  var timestampRead = TimestampRead.latched
  var hubTrigger = HubTrigger.either
  var hubEnd = HubEnd.read
  var hubReset = HubReset.outputs
  var writeOnce = WriteOnce.always
  var passThrough = PassThrough.masterOff
  var lowPassOrder = LowPass.Order.two
  var driveStart = L3G4200DPolicies.DriveStart.buildsUp
  var filterStart = L3G4200DPolicies.FilterStart.zero
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    busEntries + rateEntries + sensorEntries + fifoEntries + timestampEntries + eventEntries
    + hubEntries

  private static var busEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "bank", { $1(&$0.bank) },
        "what an open bank hides: all registers but FUNC_CFG_ACCESS, or only those at its own addresses"
      ),
      PolicyEntry(
        "i3c-after-reset", { $1(&$0.i3cAfterReset) },
        "whether I3C_disable survives SW_RESET, as programs report"),
      PolicyEntry(
        "reserved-bits", { $1(&$0.common.reservedBits) },
        "what becomes of a one written to a bit that must be zero"),
      SPIPolicies.tooFast { $1(&$0.common.spi.tooFast) },
    ]
  }

  private static var rateEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "rate-change", { $1(&$0.rateChange) },
        "when a new rate begins: at the end of the present period, as the LSM6DSL's document has it, or at once"
      ),
      PolicyEntry(
        "settling", { $1(&$0.settling) },
        "which samples count as unsettled: as many as in the LSM6DSL's tables, or none"),
      PolicyEntry(
        "temperature-at-1.6-hz", { $1(&$0.slowTemperature) },
        "the thermometer's rate in Hz while only the accelerometer runs, at 1.6 Hz"),
      PolicyEntry(
        "ready-in-power-down", { $1(&$0.powerDownReady) },
        "whether data-ready bits survive power-down"),
    ]
  }

  private static var sensorEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "quantization", { $1(&$0.quantization) },
        "whether outputs are the nearest digit, or truncated towards zero, as printed examples are"),
      PolicyEntry(
        "range-4000", { $1(&$0.widest) },
        "whether FS_4000 has precedence over the other ranges, or works only without them"),
      PolicyEntry(
        "lowest-offset", { $1(&$0.lowestOffset) },
        "what a user offset of -128 means, which is out of range: -127, or itself"),
      PolicyEntry(
        "low-pass-order", { $1(&$0.lowPassOrder) }, "how many poles the low-pass filters have"),
      PolicyEntry(
        "filter-start", { $1(&$0.filterStart) },
        "what the filters remember when a sensor starts: nothing, or the first input"),
      PolicyEntry(
        "drive-start", { $1(&$0.driveStart) },
        "with a sensing element, after power-down: the gain builds up with the amplitude of the drive, "
          + "or is there at once"),
    ]
  }

  private static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "fifo-pop", { $1(&$0.pop) },
        "which read takes a word out of the FIFO: that of its last byte, or that of its tag"),
      PolicyEntry(
        "fifo-empty", { $1(&$0.emptyRead) },
        "what an empty FIFO returns: zeros, with tag 0, or the last word"),
      PolicyEntry(
        "overrun", { $1(&$0.overrun) },
        "when FIFO_OVR_IA is set: in a full FIFO, as a table has it, or once a word was lost"),
      PolicyEntry(
        "watermark-0", { $1(&$0.noWatermark) },
        "whether a watermark of 0 is never reached, or always"),
      PolicyEntry(
        "tag-parity", { $1(&$0.tagParity) },
        "TAG_PARITY: it makes the number of ones even, as ST's FIFO utility has it, or is 0"),
      PolicyEntry(
        "masked-word", { $1(&$0.maskedWord) },
        "what the FIFO stores for unsettled samples with DRDY_MASK"),
    ]
  }

  private static var timestampEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "timestamp-order", { $1(&$0.timestampOrder) },
        "whether the FIFO stores a timestamp before the data of its instant, as Linux assumes, or after them"
      ),
      PolicyEntry(
        "timestamp-in-power-down", { $1(&$0.timestampPower) },
        "whether the timestamp stops while both sensors are off"),
      PolicyEntry(
        "timestamp-after-reset", { $1(&$0.timestampAfterReset) },
        "whether the timestamp survives SW_RESET"),
      PolicyEntry(
        "timestamp-read", { $1(&$0.timestampRead) },
        "whether the bytes of the timestamp are those of the instant at which TIMESTAMP0 was read"),
    ]
  }

  private static var hubEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "hub-trigger", { $1(&$0.hubTrigger) },
        "whose samples start a cycle of the sensor hub: those of either sensor, as a register's text has it, "
          + "or of the accelerometer"),
      PolicyEntry(
        "hub-end", { $1(&$0.hubEnd) },
        "whether reading SENS_HUB_ENDOP ends it and the bits of failed slaves, or it is 1 while no cycle "
          + "runs, as in the LSM6DSL"),
      PolicyEntry(
        "hub-reset", { $1(&$0.hubReset) },
        "what RST_MASTER_REGS resets: outputs and state, or also the settings"),
      PolicyEntry(
        "write-once", { $1(&$0.writeOnce) },
        "whether WRITE_ONCE always works, or only with several slaves, as in the LSM6DSL"),
      PolicyEntry(
        "pass-through", { $1(&$0.passThrough) },
        "whether the buses are joined only while the hub's controller is off, or always with "
          + "PASS_THROUGH_MODE"),
    ]
  }

  private static var eventEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "all-sources-read", { $1(&$0.sourcesRead) },
        "whether reading ALL_INT_SRC ends latched events")
    ]
  }
}
