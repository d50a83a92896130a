// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Calls every function of the AK09916's driver; returns 0, or 1 when anything failed. Its only address is
/// also that of the magnetometer in an MPU-9150, so one bus cannot have both.
///
/// Like `measure`, it exists to be built without a heap.
@_cdecl("proofmass_measure_successor")
public func measureSuccessor(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  func tell(_ field: MagneticFluxDensity) {
    report(4, field.microtesla.x, field.microtesla.y, field.microtesla.z)
  }
  do throws(SensorError) {
    var successor = try AK09916(on: I2CDevice(wire, .ak09916), clock)
    tell(try successor.measure(clock).fluxDensity)
    let settling = try successor.configure(.init(mode: .continuous50Hertz), clock)
    guard try successor.selfTest(clock).passed else { return 1 }
    clock.wait(for: settling)
    tell(try successor.read().fluxDensity)
    try successor.reset(clock)
    return 0
  } catch {
    return 1
  }
}
