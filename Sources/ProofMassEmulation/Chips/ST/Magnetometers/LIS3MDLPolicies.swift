// SPDX-License-Identifier: Apache-2.0

/// Policies of the LIS3MDL and its relatives: questions that their documents leave open, or on which they contradict
/// each other.
struct LIS3MDLPolicies: MagnetometerPolicySet {
  enum Offset: String, CaseIterable { case subtracted, ignored }
  enum FastRead: String, CaseIterable { case skips, ignored }
  enum FirstSample: String, CaseIterable { case startUp = "start-up", period }
  enum InterruptReset: String, CaseIterable { case byPart = "by-part", e8, eight = "08" }
  enum FastBits: String, CaseIterable { case byPart = "by-part", act }
  enum Sensitivity: String, CaseIterable { case exact, printed }

  var offset = Offset.subtracted
  var fastRead = FastRead.skips
  var firstSample = FirstSample.startUp
  var interruptReset = InterruptReset.byPart
  var fastBits = FastBits.byPart
  var sensitivity = Sensitivity.exact
  var magnetometer = MagnetometerPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    pointerEntries + dataEntries + interruptEntries(latch: "LIR") + partEntries + commonEntries

  private static var dataEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "offset", { $1(&$0.offset) },
        "whether the OFFSET registers, which only the application note documents, are subtracted"),
      PolicyEntry(
        "fast-read", { $1(&$0.fastRead) },
        "whether FAST_READ makes a burst skip the low bytes that the address would increment to"),
      PolicyEntry(
        "first-sample", { $1(&$0.firstSample) },
        "whether the first measurement ends after the start-up time or after a period"),
    ]
  }

  private static var partEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "interrupt-reset", { $1(&$0.interruptReset) },
        "value of INT_CFG after power-on: as documented, E8 as read from parts, or 08 as the LSM9DS1's "
          + "datasheet prints"),
      PolicyEntry(
        "fast-bits", { $1(&$0.fastBits) },
        "LSM9DS1M: whether FAST_ODR and FAST_READ, which ST's driver alone has, act once they are stored"
      ),
      PolicyEntry(
        "sensitivity", { $1(&$0.sensitivity) },
        "LSM9DS1M: 6842 digits a gauss and its fractions, or the 0.14 to 0.58 mG a digit that its datasheet "
          + "prints"),
    ]
  }
}
