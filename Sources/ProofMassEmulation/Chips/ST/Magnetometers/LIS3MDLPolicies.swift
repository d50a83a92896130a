// SPDX-License-Identifier: Apache-2.0

/// Policies of the LIS3MDL and its relatives: questions that their documents leave open, or on which they contradict
/// each other.
struct LIS3MDLPolicies: STPolicySet {
  enum Increment: String, CaseIterable { case always, bit7 = "bit-7" }
  enum Wrap: String, CaseIterable { case outputs, none }
  enum Offset: String, CaseIterable { case subtracted, ignored }
  enum FastRead: String, CaseIterable { case skips, ignored }
  enum FirstSample: String, CaseIterable { case startUp = "start-up", period }
  enum ActiveHigh: String, CaseIterable { case one, zero }
  enum Latched: String, CaseIterable { case zero, one }
  enum InterruptReset: String, CaseIterable { case byPart = "by-part", e8, eight = "08" }
  enum FastBits: String, CaseIterable { case byPart = "by-part", act }
  enum Sensitivity: String, CaseIterable { case exact, printed }

  var increment = Increment.always
  var wrap = Wrap.outputs
  var offset = Offset.subtracted
  var fastRead = FastRead.skips
  var firstSample = FirstSample.startUp
  var activeHigh = ActiveHigh.one
  var latched = Latched.zero
  var interruptReset = InterruptReset.byPart
  var fastBits = FastBits.byPart
  var sensitivity = Sensitivity.exact
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    [
      PolicyEntry(
        "i2c-increment", { $1(&$0.increment) },
        "whether the address increments on I2C always, as two drivers rely on, or with bit 7 only, as written"
      ),
      PolicyEntry(
        "burst-end", { $1(&$0.wrap) },
        "whether a burst goes from OUT_Z_H back to OUT_X_L, as traces show, or on to the thermometer"
      ),
      PolicyEntry(
        "offset", { $1(&$0.offset) },
        "whether the OFFSET registers, which only the application note documents, are subtracted"),
      PolicyEntry(
        "fast-read", { $1(&$0.fastRead) },
        "whether FAST_READ makes a burst skip the low bytes that the address would increment to"),
      PolicyEntry(
        "first-sample", { $1(&$0.firstSample) },
        "whether the first measurement ends after the start-up time or after a period"),
      PolicyEntry(
        "active-high", { $1(&$0.activeHigh) },
        "the value of IEA with which pin INT is active high: by the LSM9DS1's datasheet, or by ST's header"
      ),
      PolicyEntry(
        "latched", { $1(&$0.latched) },
        "the value of LIR with which the interrupt is latched: by the LSM9DS1's datasheet, or by ST's header"
      ),
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
    ] + commonEntries
}
