// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassFusion

/// Estimates the attitude of the board until a deadline, from all three chips fifty times a second, and
/// reports the rotation from the board to east, north and up, as a quaternion. Returns 0, or 1 when anything
/// failed.
///
/// Like `measure`, it exists to be built without a heap.
@_cdecl("proofmass_follow")
public func follow(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64, deadline: Int64,
  report: @convention(c) (_ w: Double, _ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  do throws(SensorError) {
    var accelerometer = try LIS331DLH(on: I2CDevice(wire, .lis331dlh), .init(range: .g8))
    var gyroscope = try L3G4200D(on: I2CDevice(wire, .l3g4200d), .init(range: .dps2000))
    var compass = try AK8975(on: I2CDevice(wire, .ak8975), clock)
    clock.wait(for: gyroscope.settlingTime)
    var filter = VQF(interval: 0.02)
    var due = clock.now()
    while nanoseconds() < deadline {
      let field = try compass.measure(clock).fluxDensity
      filter.update(try gyroscope.read().angularRate)
      filter.update(try accelerometer.read().acceleration)
      filter.update(field)
      let rotation = filter.rotation9D
      report(rotation.w, rotation.x, rotation.y, rotation.z)
      due = due.advanced(byNanoseconds: 20_000_000)
      clock.wait(until: due)
    }
    return 0
  } catch {
    return 1
  }
}
