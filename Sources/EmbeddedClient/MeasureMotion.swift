// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Calls every function of the drivers of an MPU-9150, which reads its magnetometer by itself, and of an ADXL345; returns 0,
/// or 1 when anything failed.
///
/// Like `measure`, it exists to be built without a heap.
@_cdecl("proofmass_measure_motion")
public func measureMotion(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  do throws(SensorError) {
    try measureNineAxes(wire, clock, report)
    try measureThreeAxes(wire, clock) { report(13, $0.g.x, $0.g.y, $0.g.z) }
    return 0
  } catch {
    return 1
  }
}

/// Reads everything from an MPU-9150, tests it, and collects samples with the field.
private func measureNineAxes(
  _ wire: FirmwareI2C, _ clock: FirmwareClock,
  _ report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) throws(SensorError) {
  let field = AK8975Configuration()
  let hub = try MPU6500Hub(
    on: I2CDevice(wire, .mpu9150), of: .mpu9150, to: .ak8975, clock)
  let compass = try AKMCompass(on: hub, clock, field)
  let adjustment = compass.adjustment
  func tell(_ sample: MPU6500Sample) throws(SensorError) {
    let (force, rate) = (sample.acceleration.g, sample.angularRate.radiansPerSecond)
    report(9, force.x, force.y, force.z)
    report(10, rate.x, rate.y, rate.z)
    report(11, sample.temperature, 0, 0)
    try tellField(sample.magnetometer)
  }
  func tellField(_ read: MPU6500Magnetometer?) throws(SensorError) {
    guard let found = try read?.sample(of: field, adjustment: adjustment) else { return }
    let microtesla = found.fluxDensity.microtesla
    report(12, microtesla.x, microtesla.y, microtesla.z)
  }

  var sensor = try MPU6500(
    on: try compass.release().start(field),
    .init(
      part: .mpu9150, gyroscopeOffset: AngularRate(degreesPerSecond: Axes(1, -2, 3)),
      motion: .init(threshold: 0.5), auxiliary: .magnetometer))
  guard try sensor.selfTestAccelerometer(clock).passed, try sensor.selfTestGyroscope(clock).passed
  else { throw .dataError }
  clock.wait(for: sensor.settlingTime)
  if try sensor.hasSample() { try tell(try sensor.read()) }
  clock.wait(forNanoseconds: 20_000_000)
  try tellField(try sensor.readMagnetometer())
  report(11, try sensor.readTemperature(), 0, 0)
  guard try !sensor.readEvents().fifoOverflow else { throw .dataError }
  let trim = try sensor.trimAccelerometer(by: Acceleration(g: Axes(0.01, -0.01, 0))).g
  report(9, trim.x, trim.y, trim.z)

  clock.wait(
    for: try sensor.configure(
      .init(
        part: .mpu9150, rate: .hertz200, fifo: .init(magnetometer: true), auxiliary: .magnetometer)
    ))
  try sensor.rearmFIFO(clock)
  clock.wait(forNanoseconds: 30_000_000)
  guard try sensor.fifoCount() > 0 else { throw .notReady }
  var samples = InlineArray<8, MPU6500TimedSample>(repeating: MPU6500TimedSample())
  var span = samples.mutableSpan
  let drain = try sensor.drain(into: &span, clock)
  for index in 0..<drain.count { try tell(samples[index].sample) }
  try sensor.reset(clock)
  try sensor.powerDown()
}

/// Reads everything from an ADXL345, tests it, and lets it detect events and collect samples.
private func measureThreeAxes(
  _ wire: FirmwareI2C, _ clock: FirmwareClock, _ tell: (Acceleration) -> Void
) throws(SensorError) {
  var accelerometer = try ADXL345(
    on: I2CDevice(wire, .adxl345),
    .init(
      tap: .init(gap: .init()), activity: .init(), inactivity: .init(), freeFall: .init(),
      pins: .init(interrupt1: .freeFall)))
  try accelerometer.arm(clock)
  guard try accelerometer.selfTest(clock).passed else { throw .dataError }
  clock.wait(for: accelerometer.settlingTime)
  if try accelerometer.hasSample() { tell(try accelerometer.read().acceleration) }
  guard try !accelerometer.readEvents().freeFall else { throw .dataError }

  clock.wait(
    for: try accelerometer.configure(
      .init(
        rate: .hertz400, fifo: .init(.stream, samples: 4), pins: .init(interrupt1: .watermark))))
  try accelerometer.rearmFIFO(clock)
  clock.wait(forNanoseconds: 20_000_000)
  guard try accelerometer.fifoStatus().count > 0 else { throw .notReady }
  var samples = InlineArray<16, ADXL345TimedSample>(repeating: ADXL345TimedSample())
  var span = samples.mutableSpan
  let drain = try accelerometer.drain(into: &span, clock)
  for index in 0..<drain.count { tell(samples[index].acceleration) }
  try accelerometer.powerDown()
  try accelerometer.reset()
}
