// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// Access to the AK8975 inside InvenSense's MPU-9150, and to the chips on the auxiliary bus of an
/// MPU-6050, which answers with the same identity.
///
///     let wire = try MPU9150Bypass.open(on: LinuxI2C(1))
///     var compass = try AK8975(on: I2CDevice(wire, .ak8975), timebase)
///
/// Until the bypass is open the magnetometer cannot be reached: nothing answers at 0x0C. Its axes are not
/// those of the accelerometer beside it: x is the accelerometer's y, y its x, and z the opposite of its z;
/// `Mount("+y+x-z")` converts them.
public enum MPU9150Bypass {
  /// Checks the identity (WHO_AM_I), wakes the part (PWR_MGMT_1), disables its own I2C master (USER_CTRL) and
  /// connects the auxiliary bus to this one (INT_PIN_CFG); each is verified, and the other bits of these
  /// registers keep their values.
  ///
  /// Gives the wire back, which is lost after a failure.
  ///
  /// - Parameters:
  ///   - wire: The bus that the part is on.
  ///   - target: `.mpu9150`, or `.mpu9150.at(0x69)` with AD0 high.
  /// - Throws: `.identity` when another part answers; `.notVerified`; `.bus`.
  public static func open<Wire: I2C & ~Copyable>(
    on wire: consuming Wire, at target: I2CTarget = .mpu9150
  ) throws(SensorError) -> Wire {
    typealias Facts = Datasheet.MPU9150
    var wire = wire
    let identity: Facts.WHO_AM_I = try load(&wire, target)
    guard identity.identity == Facts.identity else {
      throw .identity(expected: Facts.identity, found: identity.identity)
    }
    let power: Facts.PWR_MGMT_1 = try load(&wire, target)
    let awake = power.bits & ~Facts.PWR_MGMT_1(asleep: true).bits
    try storeAndVerify(Facts.PWR_MGMT_1(bits: awake), &wire, target)
    let control: Facts.USER_CTRL = try load(&wire, target)
    let noMaster = control.bits & ~Facts.USER_CTRL(masterEnabled: true).bits
    try storeAndVerify(Facts.USER_CTRL(bits: noMaster), &wire, target)
    let pins: Facts.INT_PIN_CFG = try load(&wire, target)
    let bypass = pins.bits | Facts.INT_PIN_CFG(bypassEnabled: true).bits
    try storeAndVerify(Facts.INT_PIN_CFG(bits: bypass), &wire, target)
    return wire
  }

  // An `I2CDevice` is not used: giving its wire back in an Embedded build crashes Swift 6.3.1's optimizer.
  private static func load<R: Register, Wire: I2C & ~Copyable>(
    _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) -> R {
    var byte: InlineArray<1, UInt8> = [0]
    do throws(BusError) {
      var span = byte.mutableSpan
      try wire.read(into: &span, command: R.address, from: target.address)
    } catch { throw .bus(error, register: R.address) }
    return R(bits: byte[0])
  }

  private static func storeAndVerify<R: WritableRegister, Wire: I2C & ~Copyable>(
    _ register: R, _ wire: inout Wire, _ target: I2CTarget
  ) throws(SensorError) {
    let byte: InlineArray<1, UInt8> = [register.bits]
    do throws(BusError) {
      try wire.write(byte.span, command: R.address, to: target.address)
    } catch { throw .bus(error, register: R.address) }
    let held: R = try load(&wire, target)
    guard held == register else { throw .notVerified(register: R.address) }
  }
}
