// SPDX-License-Identifier: Apache-2.0

/// Policies that both generations of ST's parts with six axes have.
struct SixAxisPolicies: Sendable {
  enum RateChange: String, CaseIterable { case endOfPeriod = "end-of-period", atOnce = "at-once" }
  enum Quantization: String, CaseIterable { case nearest, truncated }
  enum SlowTemperature: String, CaseIterable { case fast = "52", slow = "1.6" }
  enum PowerDownReady: String, CaseIterable { case kept, cleared }
  enum NoWatermark: String, CaseIterable { case never, always }
  enum Settling: String, CaseIterable { case table, none }
  enum LowestOffset: String, CaseIterable { case clamped, used }
  enum TimestampAfterReset: String, CaseIterable { case cleared, kept }
  enum TimestampRead: String, CaseIterable { case latched, live }
  enum MaskedWord: String, CaseIterable { case highest = "7fff", lower = "7ffe", lowest = "7ffd" }
  enum Bank: String, CaseIterable { case whole, listed }
  enum PassThrough: String, CaseIterable { case masterOff = "master-off", always }

  var rateChange = RateChange.endOfPeriod
  var quantization = Quantization.nearest
  var slowTemperature = SlowTemperature.fast
  var powerDownReady = PowerDownReady.kept
  var noWatermark = NoWatermark.never
  var settling = Settling.table
  var lowestOffset = LowestOffset.clamped
  var timestampAfterReset = TimestampAfterReset.cleared
  var timestampRead = TimestampRead.latched
  var maskedWord = MaskedWord.highest
  var bank = Bank.whole
  var passThrough = PassThrough.masterOff
  var lowPassOrder = LowPass.Order.two
  var driveStart = L3G4200DPolicies.DriveStart.buildsUp
  var filterStart = L3G4200DPolicies.FilterStart.zero

  /// What the FIFO stores for an axis of an unsettled sample with DRDY_MASK.
  var maskedBits: Int16 {
    switch maskedWord {
    case .highest: 0x7FFF
    case .lower: 0x7FFE
    case .lowest: 0x7FFD
    }
  }
}

/// The policies of a part with six axes.
protocol SixAxisPolicySet: STPolicySet {
  var sixAxis: SixAxisPolicies { get set }
}

extension SixAxisPolicySet {
  static var bankEntry: PolicyEntry<Self> {
    PolicyEntry(
      "bank", { $1(&$0.sixAxis.bank) },
      "what an open bank hides: all registers but FUNC_CFG_ACCESS, or only those at its own addresses"
    )
  }

  static var passThroughEntry: PolicyEntry<Self> {
    PolicyEntry(
      "pass-through", { $1(&$0.sixAxis.passThrough) },
      "whether the buses are joined only while the hub's controller is off, or always with "
        + "PASS_THROUGH_MODE")
  }

  static var wireEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "reserved-bits", { $1(&$0.common.reservedBits) },
        "what becomes of a one written to a bit that must be zero"),
      SPIPolicies.tooFast { $1(&$0.common.spi.tooFast) },
    ]
  }

  static var rateEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "rate-change", { $1(&$0.sixAxis.rateChange) },
        "when a new rate begins: at the end of the present period, as the LSM6DSL's document has it, or at once"
      ),
      PolicyEntry(
        "settling", { $1(&$0.sixAxis.settling) },
        "which samples count as unsettled: as many as in the LSM6DSL's tables, or none"),
      PolicyEntry(
        "temperature-at-1.6-hz", { $1(&$0.sixAxis.slowTemperature) },
        "the thermometer's rate in Hz while only the accelerometer runs, at 1.6 Hz"),
      PolicyEntry(
        "ready-in-power-down", { $1(&$0.sixAxis.powerDownReady) },
        "whether data-ready bits survive power-down"),
    ]
  }

  static var sensorEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "quantization", { $1(&$0.sixAxis.quantization) },
        "whether outputs are the nearest digit, or truncated towards zero, as printed examples are"),
      PolicyEntry(
        "lowest-offset", { $1(&$0.sixAxis.lowestOffset) },
        "what a user offset of -128 means, which is out of range: -127, or itself"),
      PolicyEntry(
        "low-pass-order", { $1(&$0.sixAxis.lowPassOrder) },
        "how many poles the low-pass filters have"),
      PolicyEntry(
        "filter-start", { $1(&$0.sixAxis.filterStart) },
        "what the filters remember when a sensor starts: nothing, or the first input"),
      PolicyEntry(
        "drive-start", { $1(&$0.sixAxis.driveStart) },
        "with a sensing element, after power-down: the gain builds up with the amplitude of the drive, "
          + "or is there at once"),
    ]
  }

  static var maskedWordEntry: PolicyEntry<Self> {
    PolicyEntry(
      "masked-word", { $1(&$0.sixAxis.maskedWord) },
      "what the FIFO stores for unsettled samples with DRDY_MASK")
  }

  static var timestampEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "timestamp-after-reset", { $1(&$0.sixAxis.timestampAfterReset) },
        "whether the timestamp survives SW_RESET"),
      PolicyEntry(
        "timestamp-read", { $1(&$0.sixAxis.timestampRead) },
        "whether the bytes of the timestamp are those of the instant at which TIMESTAMP0 was read"),
    ]
  }
}
