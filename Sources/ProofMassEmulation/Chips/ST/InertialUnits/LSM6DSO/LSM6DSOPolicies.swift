// SPDX-License-Identifier: Apache-2.0

/// Policies of the LSM6DSO and its relatives: questions that the documents at hand leave open, or answer in two ways.
struct LSM6DSOPolicies: SixAxisPolicySet {
  enum Pop: String, CaseIterable { case lastByte = "last-byte", tag }
  enum EmptyRead: String, CaseIterable { case zeros, last }
  enum Overrun: String, CaseIterable { case full, overwritten }
  enum TimestampOrder: String, CaseIterable { case first, last }
  enum TagParity: String, CaseIterable { case even, zero }
  enum AfterReset: String, CaseIterable { case kept, cleared }
  enum SourcesRead: String, CaseIterable { case clears, keeps }
  enum Widest: String, CaseIterable { case overrides, alone }
  enum TimestampPower: String, CaseIterable { case stops, runs }
  enum HubTrigger: String, CaseIterable { case either, accelerometer }
  enum HubEnd: String, CaseIterable { case read, idle }
  enum HubReset: String, CaseIterable { case outputs, all }
  enum WriteOnce: String, CaseIterable { case always, several }

  var pop = Pop.lastByte
  var emptyRead = EmptyRead.zeros
  var overrun = Overrun.full
  var timestampOrder = TimestampOrder.first
  var tagParity = TagParity.even
  var i3cAfterReset = AfterReset.kept
  var sourcesRead = SourcesRead.clears
  var widest = Widest.overrides
  var timestampPower = TimestampPower.stops
  var hubTrigger = HubTrigger.either
  var hubEnd = HubEnd.read
  var hubReset = HubReset.outputs
  var writeOnce = WriteOnce.always
  var sixAxis = SixAxisPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    [bankEntry] + ownEntries + wireEntries + rateEntries + sensorEntries + fifoEntries
    + ownTimestampEntries + timestampEntries + hubEntries

  private static var ownEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "i3c-after-reset", { $1(&$0.i3cAfterReset) },
        "whether I3C_disable survives SW_RESET, as programs report"),
      PolicyEntry(
        "range-4000", { $1(&$0.widest) },
        "whether FS_4000 has precedence over the other ranges, or works only without them"),
      PolicyEntry(
        "all-sources-read", { $1(&$0.sourcesRead) },
        "whether reading ALL_INT_SRC ends latched events"),
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
        "watermark-0", { $1(&$0.sixAxis.noWatermark) },
        "whether a watermark of 0 is never reached, or always"),
      PolicyEntry(
        "tag-parity", { $1(&$0.tagParity) },
        "TAG_PARITY: it makes the number of ones even, as ST's FIFO utility has it, or is 0"),
      maskedWordEntry,
    ]
  }

  private static var ownTimestampEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "timestamp-order", { $1(&$0.timestampOrder) },
        "whether the FIFO stores a timestamp before the data of its instant, as Linux assumes, or after them"
      ),
      PolicyEntry(
        "timestamp-in-power-down", { $1(&$0.timestampPower) },
        "whether the timestamp stops while both sensors are off"),
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
      passThroughEntry,
    ]
  }
}
