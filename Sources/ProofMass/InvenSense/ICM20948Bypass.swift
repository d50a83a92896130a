// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// Access to the AK09916 inside an ICM-20948 at its own address.
///
///     let wire = try ICM20948Bypass.open(on: LinuxI2C(1))
///     var compass = try AK09916(on: I2CDevice(wire, .ak09916), timebase)
///
/// Until the bypass is open nothing answers at 0x0C. The magnetometer's axes are not those of the accelerometer beside it:
/// x is the accelerometer's x, y and z are the opposites of its y and z; `Mount("+x-y-z")` converts them. A driver of the part
/// closes the bypass unless its configuration says `auxiliary: .bypass`.
public enum ICM20948Bypass {
  /// Selects the first bank of registers (REG_BANK_SEL), checks the identity (WHO_AM_I), wakes the part and ends its
  /// low-power mode (PWR_MGMT_1), disables its own I2C master (USER_CTRL) and connects the auxiliary bus to this one
  /// (INT_PIN_CFG); each is verified, and the other bits of the last three keep their values. Drivers then wait for 1 to 3 ms,
  /// of which an access to a compass at 100 kHz takes a part.
  ///
  /// Gives the wire back, which is lost after a failure.
  ///
  /// - Parameters:
  ///   - wire: The bus that the part is on.
  ///   - target: `.icm20948`, or `.icm20948.at(0x69)` with AD0 high.
  /// - Throws: `.identity` when another part answers; `.notVerified`; `.bus`.
  public static func open<Wire: I2C & ~Copyable>(
    on wire: consuming Wire, at target: I2CTarget = .icm20948
  ) throws(SensorError) -> Wire {
    typealias Facts = Datasheet.ICM20948
    var wire = wire
    try InvenSenseBypass.storeAndVerify(Facts.REG_BANK_SEL(), &wire, target)
    try InvenSenseBypass.identify(Facts.WHO_AM_I.self, as: Facts.identity, &wire, target)
    // With LP_EN the chip would ignore the others.
    try InvenSenseBypass.clear(
      Facts.PWR_MGMT_1(asleep: true, lowPower: true, clock: .ownClock), &wire, target)
    try InvenSenseBypass.clear(Facts.USER_CTRL(masterEnabled: true), &wire, target)
    try InvenSenseBypass.set(Facts.INT_PIN_CFG(bypassEnabled: true), &wire, target)
    return wire
  }
}
