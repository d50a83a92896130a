// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// An I2C bus whose every step is a C function of the firmware.
public struct FirmwareI2C: I2C {
  /// START, or a repeated one.
  let start: @convention(c) () -> Void
  /// Sends a byte; returns 1 if it was acknowledged.
  let send: @convention(c) (UInt8) -> UInt8
  /// Receives a byte, and acknowledges it unless it is the last.
  let receive: @convention(c) (_ isLast: UInt8) -> UInt8
  let stop: @convention(c) () -> Void

  /// Writes registers of a chip.
  public func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    defer { stop() }
    start()
    try sendAcknowledged(address << 1)
    try sendAcknowledged(command)
    for index in bytes.indices { try sendAcknowledged(bytes[index]) }
  }

  /// Reads registers of a chip, after a repeated START.
  public func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    defer { stop() }
    start()
    try sendAcknowledged(address << 1)
    try sendAcknowledged(command)
    start()
    try sendAcknowledged(address << 1 | 1)
    for index in bytes.indices { bytes[index] = receive(index == bytes.count - 1 ? 1 : 0) }
  }

  private func sendAcknowledged(_ byte: UInt8) throws(BusError) {
    guard send(byte) == 1 else { throw .noAcknowledge }
  }
}

/// A timer of the firmware, in nanoseconds.
public struct FirmwareClock: Timebase {
  let nanoseconds: @convention(c) () -> Int64

  /// The timer's value.
  public func now() -> Instant { Instant(nanoseconds: nanoseconds()) }

  /// Polls the timer.
  public func wait(until instant: Instant) { while now() < instant {} }
}
