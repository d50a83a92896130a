// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Configures all three chips, reads each once, and reports the samples in the units of the
/// drivers; drains the gyroscope's FIFO. Returns 0, or 1 when anything failed.
///
/// It exists to be built for microcontrollers, where it uses no heap: `scripts/embedded`.
@_cdecl("proofmass_measure")
public func measure(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  do throws(SensorError) {
    var accelerometer = try LIS331DLH(on: I2CDevice(wire, .lis331dlh), .init(range: .g4))
    var gyroscope = try L3G4200D(on: I2CDevice(wire, .l3g4200d), .init(range: .dps500))
    var compass = try AK8975(on: I2CDevice(wire, .ak8975), clock)
    clock.wait(for: gyroscope.settlingTime)

    let acceleration = try accelerometer.read().acceleration.g
    report(0, acceleration.x, acceleration.y, acceleration.z)
    let rate = try gyroscope.read().angularRate.radiansPerSecond
    report(1, rate.x, rate.y, rate.z)
    let field = try compass.measure(clock).fluxDensity.microtesla
    report(2, field.x, field.y, field.z)
    try drain(&gyroscope, clock, report: report)
    return 0
  } catch {
    return 1
  }
}

/// Makes a gyroscope collect samples in its FIFO, drains it once, and reports the samples; then tests it.
///
/// Every call that allocates nothing on a computer has to do so here too.
private func drain(
  _ gyroscope: inout L3G4200D<I2CDevice<FirmwareI2C>>, _ clock: FirmwareClock,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) throws(SensorError) {
  try gyroscope.configure(
    .init(
      rate: .hertz800, output: .highPass, highPass: .init(.reference(degreesPerSecond: 10)),
      interrupt: .wakeUp(duration: Duration(wholeNanoseconds: 5_000_000)),
      pins: .init(watermark: true),
      fifo: .init(.stream, watermark: 4)))
  clock.wait(for: gyroscope.settlingTime)
  try gyroscope.rearmFIFO(clock)
  clock.wait(forNanoseconds: 10_000_000)
  var samples = InlineArray<32, L3G4200DTimedSample>(repeating: L3G4200DTimedSample())
  var span = samples.mutableSpan
  let drain = try gyroscope.drain(into: &span, clock)
  for index in 0..<drain.count {
    let rate = samples[index].angularRate.radiansPerSecond
    report(1, rate.x, rate.y, rate.z)
  }
  guard try gyroscope.selfTest(clock).passed, try !gyroscope.readInterrupt().isActive else {
    throw .notReady
  }
}
