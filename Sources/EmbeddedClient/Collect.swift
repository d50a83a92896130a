// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Makes a LIS3DH collect samples in its FIFO, and reports each, in g, until a deadline or a double click;
/// then reports its temperature, in °C. Returns 0, or 1 when anything failed.
///
/// Like `measure`, it exists to be built without a heap.
@_cdecl("proofmass_collect")
public func collect(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64, deadline: Int64,
  report: @convention(c) (_ x: Double, _ y: Double, _ z: Double) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  do throws(SensorError) {
    var accelerometer = try LIS3DH(
      on: I2CDevice(wire, .lis3dh),
      .init(
        rate: .hertz400, range: .g8, interrupt1: .wakeUp(), click: .double(highPassed: true),
        pins: .init(interrupt1: .watermark, interrupt2: .click),
        fifo: .init(.stream, watermark: 15)))
    clock.wait(for: accelerometer.settlingTime)
    try accelerometer.rearmFIFO(clock)
    var samples = InlineArray<32, LIS3DHTimedSample>(repeating: LIS3DHTimedSample())
    while nanoseconds() < deadline {
      var span = samples.mutableSpan
      let drain = try accelerometer.drain(into: &span, clock)
      for index in 0..<drain.count {
        let g = samples[index].acceleration.g
        report(g.x, g.y, g.z)
      }
      if try accelerometer.readInterrupt(.one).isActive { try accelerometer.resetHighPass() }
      if try accelerometer.readClick().isActive { break }
    }
    try accelerometer.configure(
      .init(
        activity: .init(threshold: 1.2, duration: Duration(wholeNanoseconds: 1_000_000_000)),
        adc: .thermometer))
    clock.wait(for: accelerometer.settlingTime)
    report(try accelerometer.readTemperature().celsius(), 0, 0)
    try accelerometer.powerDown()
    return 0
  } catch {
    return 1
  }
}
