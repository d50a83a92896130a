// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Calls every function of the magnetometers' drivers, except the AK09916's, which `measureSuccessor` calls;
/// returns 0, or 1 when anything failed.
///
/// Like `measure`, it exists to be built without a heap.
@_cdecl("proofmass_measure_compasses")
public func measureCompasses(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  func tell(_ chip: UInt8, _ field: MagneticFluxDensity) {
    report(chip, field.microtesla.x, field.microtesla.y, field.microtesla.z)
  }
  do throws(SensorError) {
    let inside = try MPU6500Bypass.open(on: wire)
    var compass = try AK8975(on: I2CDevice(inside, .ak8975), clock)
    guard try compass.selfTest(clock).passed else { return 1 }
    let due = try compass.startMeasurement(clock)
    clock.wait(until: due)
    tell(0, try compass.readMeasurement(at: due).fluxDensity)
    tell(0, try compass.next(clock).fluxDensity)
    clock.wait(forNanoseconds: 9_000_000)
    tell(0, try compass.next(at: clock.now(), clock).fluxDensity)

    var bus = I2CDevice(wire, .ak8963.at(0x0D))
    guard try AK8963.isAK8963(&bus, clock) else { return 1 }
    var relative = try AK8963(on: bus, clock)
    tell(1, try relative.measure(clock).fluxDensity)
    let settling = try relative.configure(.init(mode: .continuous100Hertz), clock)
    guard try relative.selfTest(clock).passed else { return 1 }
    clock.wait(for: settling)
    tell(1, try relative.read().fluxDensity)
    try relative.reset(clock)

    var predecessor = try AK8973(on: I2CDevice(wire, .ak8973), clock)
    let sample = try predecessor.measureInRange(clock)
    tell(2, sample.fluxDensity)
    report(3, sample.temperature, 0, 0)
    try predecessor.configure(offset: Axes(1, -1, 0), clock)
    return 0
  } catch {
    return 1
  }
}
