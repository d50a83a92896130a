// SPDX-License-Identifier: Apache-2.0

/// Policies of the HMC5883L: questions on which its data sheet contradicts itself, or that it leaves open.
struct HMC5883LPolicies: PolicySet {
  enum AfterData: String, CaseIterable { case data, status }
  enum AfterTemperature: String, CaseIterable { case next, zero }
  enum BurstWrite: String, CaseIterable { case sameRegister = "same-register", increment, first }
  enum FirstSample: String, CaseIterable { case measurement, twoPeriods = "two-periods" }
  enum AveragingTime: String, CaseIterable { case one, each }
  enum GainLatency: String, CaseIterable { case second, first }
  enum ReadyClears: String, CaseIterable { case update, reading }
  enum ModeReadLocks: String, CaseIterable { case yes, no }
  enum ModeAfterSingle: String, CaseIterable { case two, three }
  enum HighBit: String, CaseIterable { case ignored, kept }

  var afterData = AfterData.data
  var afterTemperature = AfterTemperature.next
  var burstWrite = BurstWrite.sameRegister
  var firstSample = FirstSample.measurement
  var averagingTime = AveragingTime.one
  var gainLatency = GainLatency.second
  var readyClears = ReadyClears.update
  var modeReadLocks = ModeReadLocks.yes
  var modeAfterSingle = ModeAfterSingle.two
  var highBit = HighBit.ignored

  static let entries: [PolicyEntry<Self>] = [
    PolicyEntry(
      "counter-after-08", { $1(&$0.afterData) },
      "whether the address goes from 08 back to 03, as the examples do, or on to 09, as the register section has it"
    ),
    PolicyEntry(
      "counter-after-31", { $1(&$0.afterTemperature) },
      "whether the address goes from 31 of an LSM303DLHC on to 32, as its clients read, or to 00, as printed"
    ),
    PolicyEntry(
      "burst-write", { $1(&$0.burstWrite) },
      "where the further bytes of a write go: the increment is documented for reads only"),
    PolicyEntry(
      "first-sample", { $1(&$0.firstSample) },
      "whether continuous data begin after 6 ms, as in the examples, or after two periods, as in a table"
    ),
    PolicyEntry(
      "averaging-time", { $1(&$0.averagingTime) },
      "whether averaging takes the time of one measurement, or of each"),
    PolicyEntry(
      "gain-latency", { $1(&$0.gainLatency) },
      "the measurement from which on a gain is in effect: the second, as written, or the first"),
    PolicyEntry(
      "ready-clears", { $1(&$0.readyClears) },
      "whether RDY is cleared by the next update, or by reading data"),
    PolicyEntry(
      "mode-read-locks", { $1(&$0.modeReadLocks) },
      "whether reading MR holds the data until all six registers have been read"),
    PolicyEntry(
      "mode-after-single", { $1(&$0.modeAfterSingle) },
      "the idle mode that MR shows after a single measurement"),
    PolicyEntry(
      "address-bit-7", { $1(&$0.highBit) },
      "whether bit 7 of the address byte, which ST's parts have for the increment, is ignored"),
  ]
}
