// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// Access to the magnetometer inside an MPU-9150, MPU-9250 or MPU-9255, and to the chips on the auxiliary bus of their
/// relatives, at their own addresses.
///
///     let wire = try MPU6500Bypass.open(on: LinuxI2C(1), of: .mpu9250)
///     var compass = try AK8963(on: I2CDevice(wire, .ak8963), timebase)
///
/// Until the bypass is open the magnetometer cannot be reached: nothing answers at 0x0C. Its axes are not
/// those of the accelerometer beside it: x is the accelerometer's y, y its x, and z the opposite of its z;
/// `Mount("+y+x-z")` converts them. A driver of the part closes the bypass unless its configuration says
/// `auxiliary: .bypass`.
public enum MPU6500Bypass {
  /// Checks the identity (WHO_AM_I), wakes the part (PWR_MGMT_1), disables its own I2C master (USER_CTRL) and
  /// connects the auxiliary bus to this one (INT_PIN_CFG); each is verified, and the other bits of these
  /// registers keep their values. Drivers then wait for 1 to 3 ms, of which an access to a compass at 100 kHz takes a part.
  ///
  /// Gives the wire back, which is lost after a failure.
  ///
  /// - Parameters:
  ///   - wire: The bus that the part is on.
  ///   - part: The part. MPU-9150, MPU-6050 and MPU-6000 have one identity.
  ///   - target: `.mpu6500`, or `.mpu6500.at(0x69)` with AD0 high.
  ///   - identity: The identity of a clone, as `MPU6500Configuration.acceptsIdentity`.
  /// - Throws: `.identity` when another part answers; `.notVerified`; `.bus`.
  public static func open<Wire: I2C & ~Copyable>(
    on wire: consuming Wire, of part: MPU6500Configuration.Part = .mpu9150,
    at target: I2CTarget = .mpu6500, acceptsIdentity identity: UInt8? = nil
  ) throws(SensorError) -> Wire {
    typealias Facts = Datasheet.MPU6500
    var wire = wire
    let expected = identity ?? part.variant.identity
    try InvenSenseBypass.identify(Facts.WHO_AM_I.self, as: expected, &wire, target)
    try InvenSenseBypass.clear(Facts.PWR_MGMT_1(asleep: true, clock: .ownClock), &wire, target)
    try InvenSenseBypass.clear(Facts.USER_CTRL(masterEnabled: true), &wire, target)
    try InvenSenseBypass.set(Facts.INT_PIN_CFG(bypassEnabled: true), &wire, target)
    return wire
  }
}
