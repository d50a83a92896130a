// SPDX-License-Identifier: Apache-2.0

/// Policies of the ADXL345: questions that its data sheet leaves open, or answers in two ways.
struct ADXL345Policies: PolicySet {
  enum SingleRegister: String, CaseIterable { case repeats, increments, zeros }
  enum CounterEnd: String, CaseIterable { case wraps, holds }
  enum FirstFrame: String, CaseIterable { case works, shifts }
  enum ReservedBits: String, CaseIterable { case masked, stored }
  enum ResetSource: String, CaseIterable { case watermark, dataReady = "data-ready" }
  enum WatermarkRule: String, CaseIterable { case reached, equal }
  enum OverrunClears: String, CaseIterable { case reading, room }
  enum Entries: String, CaseIterable { case all, waiting }
  enum StatusInBurst: String, CaseIterable { case stale, fresh }
  enum FastPop: String, CaseIterable { case repeats, torn }
  enum Bypass: String, CaseIterable { case snapshot, live }
  enum Standby: String, CaseIterable { case kept, cleared }
  enum TenBits: String, CaseIterable { case floor, round }
  enum LowestBit: String, CaseIterable { case zero, valid }
  enum DetectorRate: String, CaseIterable { case raw, output }
  enum DetectorOffset: String, CaseIterable { case included, excluded }
  enum Reference: String, CaseIterable { case enable, event }
  enum DisabledTap: String, CaseIterable { case silent, shown }
  enum Supply: String, CaseIterable { case twoPointFive = "2.5", threePointThree = "3.3" }

  var singleRegister = SingleRegister.repeats
  var counterEnd = CounterEnd.wraps
  var firstFrame = FirstFrame.works
  var reservedBits = ReservedBits.masked
  var resetSource = ResetSource.watermark
  var watermark = WatermarkRule.reached
  var overrunClears = OverrunClears.reading
  var entries = Entries.all
  var statusInBurst = StatusInBurst.stale
  var fastPop = FastPop.repeats
  var bypass = Bypass.snapshot
  var standby = Standby.kept
  var tenBits = TenBits.floor
  var lowestBit = LowestBit.zero
  var detectorRate = DetectorRate.raw
  var detectorOffset = DetectorOffset.included
  var reference = Reference.enable
  var disabledTap = DisabledTap.silent
  var supply = Supply.twoPointFive
  var spi = SPIPolicies()

  // In steps, because the compiler gives up on long literals.
  static let entries: [PolicyEntry<Self>] = wireEntries + fifoEntries + dataEntries + eventEntries

  private static var wireEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "spi-single-register", { $1(&$0.singleRegister) },
        "what further bytes of an SPI frame without the bit of multiple bytes access: the same "
          + "register, the following ones, or none, which reads 00"),
      PolicyEntry(
        "counter-after-3f", { $1(&$0.counterEnd) },
        "whether the address goes from 3F to 00, or stays: the data sheet says neither"),
      PolicyEntry(
        "first-spi-frame", { $1(&$0.firstFrame) },
        "whether the first SPI frame after power-on is read as it should be, or one bit late, as on "
          + "controllers whose clock idled low before it"),
      PolicyEntry(
        "reserved-bits", { $1(&$0.reservedBits) },
        "what becomes of a one written to a bit that must be zero"),
      SPIPolicies.modeZero { $1(&$0.spi.modeZero) },
      SPIPolicies.tooFast { $1(&$0.spi.tooFast) },
    ]
  }

  private static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "interrupt-source-reset", { $1(&$0.resetSource) },
        "whether INT_SOURCE is 02 after power-on, as printed, or also has DATA_READY"),
      PolicyEntry(
        "watermark", { $1(&$0.watermark) },
        "whether the watermark bit stays with more sets than Samples, or is set at their equality"),
      PolicyEntry(
        "overrun-clears", { $1(&$0.overrunClears) },
        "whether any read of data clears Overrun, or only one that leaves fewer than 32 sets"),
      PolicyEntry(
        "fifo-entries", { $1(&$0.entries) },
        "whether Entries counts all sets that can be read, at most 32, or those behind the set that "
          + "the data registers show"),
      PolicyEntry(
        "fifo-status-in-burst", { $1(&$0.statusInBurst) },
        "whether FIFO_STATUS, read less than 5 µs after data, has the count from before"),
      PolicyEntry(
        "fast-pop", { $1(&$0.fastPop) },
        "what a read of data less than 5 µs after another returns: the same set, or its X with Y and "
          + "Z of the next"),
      PolicyEntry(
        "bypass-burst", { $1(&$0.bypass) },
        "whether, without FIFO, a burst reads one set, or bytes of two where a new one arrives in it"
      ),
      PolicyEntry(
        "standby-fifo", { $1(&$0.standby) }, "what becomes of the sets of the FIFO in standby"),
    ]
  }

  private static var dataEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "ten-bits", { $1(&$0.tenBits) },
        "whether the low bits of 13 are dropped in the modes of 10 bits, or rounded"),
      PolicyEntry(
        "lowest-bit", { $1(&$0.lowestBit) },
        "whether the lowest bit at 1600 and 3200 Hz is 0, as printed, or valid"),
      PolicyEntry(
        "supply", { $1(&$0.supply) },
        "the supply in V: at 3.3 X and Y have 265 digits a g, and offset and self-test are others"),
    ]
  }

  private static var eventEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "detector-rate", { $1(&$0.detectorRate) },
        "whether activity, free fall and taps examine undecimated data at 3200 Hz, or the output"),
      PolicyEntry(
        "detector-offset", { $1(&$0.detectorOffset) },
        "whether what they examine includes the offset registers"),
      PolicyEntry(
        "activity-reference", { $1(&$0.reference) },
        "when the reference of ac activity is taken: when it is enabled or linked to, or also after "
          + "each event"),
      PolicyEntry(
        "disabled-tap", { $1(&$0.disabledTap) },
        "whether INT_SOURCE shows taps whose interrupt is disabled"),
    ]
  }
}
