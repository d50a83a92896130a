// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Tests both accelerometers, configures their interrupts, and reports the events until a deadline: bit 0 is
/// a wake-up, bit 1 free fall, bit 2 a click, bits 4 to 7 are the direction that is up, counted from 1.
/// Returns 0, or 1 when anything failed.
///
/// Like `measure`, it exists to be built: `scripts/embedded`.
@_cdecl("proofmass_watch")
public func watch(
  start: @convention(c) () -> Void, send: @convention(c) (UInt8) -> UInt8,
  receive: @convention(c) (UInt8) -> UInt8, stop: @convention(c) () -> Void,
  nanoseconds: @convention(c) () -> Int64, threshold: Double, duration: Int64, deadline: Int64,
  report: @convention(c) (_ events: UInt8) -> Void
) -> Int32 {
  let wire = FirmwareI2C(start: start, send: send, receive: receive, stop: stop)
  let clock = FirmwareClock(nanoseconds: nanoseconds)
  let duration = Duration(wholeNanoseconds: duration)
  do throws(SensorError) {
    var first = try LIS331DLH(
      on: I2CDevice(wire, .lis331dlh),
      .init(
        range: .g2, highPass: .init(.sixteen),
        interrupt1: .wakeUp(threshold: threshold, duration: duration),
        interrupt2: .directionPosition(), pins: .init(interrupt1: .eitherInterrupt)))
    var second = try LIS331DL(
      on: I2CDevice(wire, .lis331dl),
      .init(
        interrupt1: .freeFall(threshold: threshold, duration: duration), click: .double(),
        pins: .init(interrupt1: .interrupt1, interrupt2: .click)))
    try first.reboot(clock)
    try second.reboot(clock)
    guard try first.selfTest(clock).passed, try second.selfTest(clock).passed else { return 1 }
    try first.arm(clock)
    try second.arm(clock)
    while nanoseconds() < deadline {
      let position = try first.readInterrupt(.two)
      let up = position.isActive ? position.direction.map { $0.rawValue + 1 } ?? 0 : 0
      let wakes = try first.readInterrupt(.one).isActive
      let falls = try second.readInterrupt(.one).isActive
      let clicks = try second.readClick().isActive
      report((wakes ? 1 : 0) | (falls ? 2 : 0) | (clicks ? 4 : 0) | up << 4)
    }
    try first.resetHighPass()
    try first.powerDown()
    try second.reset()
    return 0
  } catch {
    return 1
  }
}
