// SPDX-License-Identifier: Apache-2.0

/// Policies of the LSM6DSL and its relatives: questions that the documents leave open, or answer in two ways. `part` is
/// the reading of the part's own document.
struct LSM6DSLPolicies: SixAxisPolicySet {
  enum BootAccess: String, CaseIterable { case part, refused, answered }
  enum AddressWrap: String, CaseIterable { case zero = "00", last = "7f" }
  enum StampReset: String, CaseIterable { case map = "00", text = "e0" }
  enum TimeBase: String, CaseIterable { case exact = "6667", printed = "6656" }
  enum OffsetWeight: String, CaseIterable { case bit3 = "3", bit4 = "4" }
  enum FilterGate: String, CaseIterable { case always, functions }
  enum HighPassLayout: String, CaseIterable { case datasheet, header }
  enum Pop: String, CaseIterable { case high = "3f", low = "3e", pair }
  enum EmptyRead: String, CaseIterable { case last, zeros, ones }
  enum Overwriting: String, CaseIterable { case set, word }
  enum Stale: String, CaseIterable { case repeated, skipped }
  enum Trigger: String, CaseIterable { case part, level, edge }
  enum NoCount: String, CaseIterable { case part, full, overrun }
  enum SmartFull: String, CaseIterable { case set = "2046", words = "2047" }
  enum TimestampEnd: String, CaseIterable { case part, freezes, wraps }
  enum WristMask: String, CaseIterable { case map = "c0", text = "80" }
  enum HubEnd: String, CaseIterable { case part, read, idle }
  enum HubStart: String, CaseIterable { case waits, idle }

  var bootAccess = BootAccess.part
  var addressWrap = AddressWrap.zero
  var stampReset = StampReset.map
  var timeBase = TimeBase.exact
  var offsetWeight = OffsetWeight.bit3
  var filterGate = FilterGate.always
  var highPassLayout = HighPassLayout.datasheet
  var pop = Pop.high
  var emptyRead = EmptyRead.last
  var overwriting = Overwriting.set
  var stale = Stale.repeated
  var trigger = Trigger.part
  var noCount = NoCount.part
  var smartFull = SmartFull.set
  var timestampEnd = TimestampEnd.part
  var wristMask = WristMask.map
  var hubEnd = HubEnd.part
  var hubStart = HubStart.waits
  var sixAxis = SixAxisPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    busEntries + wireEntries + ownRateEntries + rateEntries + ownSensorEntries + sensorEntries
    + fifoEntries + flagEntries + [maskedWordEntry, timestampEntry] + timestampEntries
    + hubEntries

  private static var busEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "boot-access", { $1(&$0.bootAccess) },
        "whether the chip refuses its I2C address from power-on to the end of the boot, as the LSM6DSL's document "
          + "has it, or answers"),
      PolicyEntry(
        "address-wrap", { $1(&$0.addressWrap) }, "which address follows 7F in a burst"),
      bankEntry,
      PolicyEntry(
        "ctrl9-reset", { $1(&$0.stampReset) },
        "value of CTRL9_XL after reset in the LSM6DSL: that of the register map, or of the text"),
      PolicyEntry(
        "wrist-mask", { $1(&$0.wristMask) },
        "value of A_WRIST_TILT_MASK after reset: that of the register map, or of the application note"
      ),
    ]
  }

  private static var ownRateEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "time-base", { $1(&$0.timeBase) },
        "the highest rate in Hz: 6667, as documented for the next generation, or 6656, whose fractions are the "
          + "printed 13, 26, 52, 104, 208 and 416")
    ]
  }

  private static var ownSensorEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "offset-weight", { $1(&$0.offsetWeight) },
        "the bit of CTRL6_C that is USR_OFF_W: by the table 3, by the text 4, which is also XL_HM_MODE"
      ),
      PolicyEntry(
        "filter-gate", { $1(&$0.filterGate) },
        "whether the accelerometer's high-pass and second low-pass always work, or only with FUNC_EN or SLOPE_FDS, "
          + "as a register's text has it"),
      PolicyEntry(
        "high-pass-layout", { $1(&$0.highPassLayout) },
        "places of HPCF_G and HP_G_RST in the LSM6DS3: by its datasheet 5:4 and 3, by ST's header 4:3 and 5"
      ),
    ]
  }

  private static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "fifo-pop", { $1(&$0.pop) },
        "which read takes a word out of the FIFO: that of its high byte, of its low byte, or of both"
      ),
      PolicyEntry(
        "fifo-empty", { $1(&$0.emptyRead) },
        "what an empty FIFO returns: the last word, zeros or ones"),
      PolicyEntry(
        "fifo-overwriting", { $1(&$0.overwriting) },
        "what a full FIFO loses for new data: a data set, or as many words as it needs"),
      PolicyEntry(
        "fifo-stale", { $1(&$0.stale) },
        "what a trigger stores of a sensor without a new sample: the last one, or nothing"),
      PolicyEntry(
        "fifo-trigger", { $1(&$0.trigger) },
        "how an event switches the FIFO: as long as it lasts (LSM6DS3), or until bypass (LSM6DSL)"),
    ]
  }

  private static var flagEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "fifo-no-count", { $1(&$0.noCount) },
        "when DIFF_FIFO is 0 although words are stored: in a full FIFO (LSM6DS3), or with an overrun (LSM6DSL)"
      ),
      PolicyEntry(
        "smart-full", { $1(&$0.smartFull) },
        "when FIFO_FULL_SMART is set: as soon as the next data do not fit, with one sensor at 2046 words, or at 2047 "
          + "words, as a table has it"),
      PolicyEntry(
        "threshold-0", { $1(&$0.sixAxis.noWatermark) },
        "whether a threshold of 0 is never reached, or always"),
    ]
  }

  private static var hubEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "hub-end", { $1(&$0.hubEnd) },
        "whether reading FUNC_SRC ends SENSORHUB_END_OP (LSM6DS3), or it is 1 while no cycle runs (LSM6DSL)"
      ),
      PolicyEntry(
        "hub-start", { $1(&$0.hubStart) },
        "where SENSORHUB_END_OP is 1 while no cycle runs: whether it is 0 from MASTER_ON to the end of the first "
          + "cycle, which the application note's sequences wait for, or 1 there, too"),
      passThroughEntry,
    ]
  }

  private static var timestampEntry: PolicyEntry<Self> {
    PolicyEntry(
      "timestamp-end", { $1(&$0.timestampEnd) },
      "what follows FFFFFF with TIMER_HR: it stays (LSM6DS3), or 0 (LSM6DSL)")
  }
}
