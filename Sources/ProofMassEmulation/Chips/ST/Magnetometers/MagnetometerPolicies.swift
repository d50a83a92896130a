// SPDX-License-Identifier: Apache-2.0

/// Policies that ST's magnetometers have in common.
struct MagnetometerPolicies: Sendable {
  enum Increment: String, CaseIterable { case always, bit7 = "bit-7" }
  enum Wrap: String, CaseIterable { case outputs, none }
  enum ActiveHigh: String, CaseIterable { case one, zero }
  enum Latched: String, CaseIterable { case zero, one }

  var increment = Increment.always
  var wrap = Wrap.outputs
  var activeHigh = ActiveHigh.one
  var latched = Latched.zero
}

/// The policies of a magnetometer of ST.
protocol MagnetometerPolicySet: STPolicySet {
  var magnetometer: MagnetometerPolicies { get set }
}

extension MagnetometerPolicySet {
  /// Those of the address counter.
  static var pointerEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "i2c-increment", { $1(&$0.magnetometer.increment) },
        "whether the address increments on I2C always, as two drivers rely on, or with bit 7 only, as written"
      ),
      PolicyEntry(
        "burst-end", { $1(&$0.magnetometer.wrap) },
        "whether a burst goes from OUT_Z_H back to OUT_X_L, as traces show, or on to the thermometer"
      ),
    ]
  }

  /// Those of the interrupt, with the name of the bit that latches it.
  static func interruptEntries(latch: String) -> [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "active-high", { $1(&$0.magnetometer.activeHigh) },
        "the value of IEA with which pin INT is active high: by the LSM9DS1's datasheet, or by ST's header"
      ),
      PolicyEntry(
        "latched", { $1(&$0.magnetometer.latched) },
        "the value of \(latch) with which the interrupt is latched: by the LSM9DS1's datasheet, or by ST's header"
      ),
    ]
  }
}
