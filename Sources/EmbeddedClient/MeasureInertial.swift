// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Calls every function of the drivers of an LSM6DSO, with an LIS2MDL on its auxiliary bus, and of an LSM6DSL with SA0
/// high; returns 0, or 1 when anything failed.
///
/// Like `measure`, it exists to be built without a heap.
@_cdecl("proofmass_measure_inertial")
public func measureInertial(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  let step = Acceleration(g: Axes(0.01, -0.01, 0))
  let fifo = STSixAxisFIFO(watermark: 4)
  do throws(SensorError) {
    var second = try LSM6DSO(
      on: I2CDevice(wire, .lsm6dso), .init(accelerometerOffset: step, timestamps: true))
    report(7, second.clockDeviation, 0, 0)
    try measure(
      &second, clock, report,
      detecting: .init(
        accelerometerRate: .hertz416, events: events(.none), pins: .init(interrupt1: .wakeUp)),
      collecting: .init(
        accelerometerRate: .hertz833, gyroscopeRate: .hertz833, fifo: fifo,
        pins: .init(interrupt1: .watermark)))
    try readBehind(second.release(), wire, clock) { report(8, $0.x, $0.y, $0.z) }
    var first = try LSM6DSL(
      on: I2CDevice(wire, .lsm6dsl.at(0x6B)), .init(accelerometerOffset: step, timestamps: true))
    try measure(
      &first, clock, report,
      detecting: .init(
        accelerometerRate: .hertz416, events: events(.gyroscopeSleeps),
        pins: .init(interrupt1: .wakeUp)),
      collecting: .init(
        accelerometerRate: .hertz208, gyroscopeRate: .hertz833, fifo: fifo,
        pins: .init(interrupt1: .watermark)))
    return 0
  } catch {
    return 1
  }
}

/// All events, with this effect of inactivity.
private func events(_ effect: STSixAxisDetectors.Activity.Effect) -> STSixAxisDetectors {
  let gap = Duration(wholeNanoseconds: 500_000_000)
  return STSixAxisDetectors(
    wakeUp: .init(), freeFall: .init(), orientation: .init(), tap: .init(gap: gap),
    activity: .init(duration: Duration(wholeNanoseconds: 2_000_000_000), effect: effect))
}

/// Reads everything from a sensor with timestamps, tests it, lets it detect events and collect samples, and resets it.
private func measure<Configuration: STSixAxisConfiguration>(
  _ sensor: inout STSixAxis<Configuration, I2CDevice<FirmwareI2C>>, _ clock: FirmwareClock,
  _ report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void,
  detecting: Configuration, collecting: Configuration
) throws(SensorError) {
  func tell(_ sample: STSixAxisSample) {
    let (force, rate) = (sample.acceleration.g, sample.angularRate.radiansPerSecond)
    report(5, force.x, force.y, force.z)
    report(6, rate.x, rate.y, rate.z)
  }
  clock.wait(for: sensor.settlingTime)
  if try sensor.hasSample() { tell(try sensor.read()) }
  tell(try sensor.readAccelerometer())
  tell(try sensor.readGyroscope())
  report(7, try sensor.readTemperature(), sensor.timestampStep, sensor.hertz(of: .hertz833))
  try sensor.resetTimestamp()
  report(7, Double(Int(try sensor.readTimestamp())), 0, 0)
  guard try sensor.selfTestAccelerometer(clock).passed, try sensor.selfTestGyroscope(clock).passed
  else { throw .dataError }
  try sensor.configure(detecting)
  try sensor.arm(clock)
  guard try !sensor.readEvents().freeFall else { throw .dataError }
  clock.wait(for: try sensor.configure(collecting))
  try sensor.rearmFIFO(clock)
  clock.wait(forNanoseconds: 10_000_000)
  var samples = InlineArray<16, STSixAxisTimedSample>(repeating: STSixAxisTimedSample())
  var span = samples.mutableSpan
  let drain = try sensor.drain(into: &span, clock)
  for index in 0..<drain.count { tell(samples[index].sample) }
  clock.wait(for: try sensor.reboot(clock))
  guard try !sensor.isBooting() else { throw .notReady }
  try sensor.powerDown()
  try sensor.reset(clock)
}

/// Reads the magnetometer behind the chip: with the buses joined, by the sensor hub, and from the FIFO.
private func readBehind(
  _ bus: consuming I2CDevice<FirmwareI2C>, _ wire: FirmwareI2C, _ clock: FirmwareClock,
  _ tell: (Axes<Double>) -> Void
) throws(SensorError) {
  let field = LIS2MDLConfiguration(rate: .hertz100)
  var unit = try LSM6DSO(on: bus)
  try unit.setPassThrough(true, clock)
  var direct = try LIS2MDL(on: I2CDevice(wire, .lis2mdl))
  clock.wait(for: direct.settlingTime)
  tell(try direct.read().fluxDensity.microtesla)
  try unit.setPassThrough(false, clock)

  let hub = try LSM6DSOHub(on: unit.release(), to: .lis2mdl, clock)
  let magnetometer = try LIS2MDL(on: hub, field)
  let link = try magnetometer.release().start(field, intoFIFO: true)
  var sensor = try LSM6DSO(
    on: link, .init(gyroscopeRate: nil, fifo: .init(watermark: 2, magnetometer: true)))
  clock.wait(for: sensor.settlingTime)
  tell(try sensor.readMagnetometer(field).fluxDensity.microtesla)
  try sensor.rearmFIFO(clock)
  clock.wait(forNanoseconds: 50_000_000)
  var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: LSM6DSOTimedSample())
  var span = samples.mutableSpan
  let drain = try sensor.drain(into: &span, clock)
  for index in 0..<drain.count {
    guard let found = samples[index].sample.fluxDensity(of: field) else { continue }
    tell(found.microtesla)
  }
}
