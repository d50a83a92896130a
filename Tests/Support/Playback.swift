// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A wire and a clock that expect a script, step by step, and answer from it.
///
///     let script = Playback([.read(0x18, 0x8F, [0x32]), …])
///     var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
///     #expect(script.finish() == [])
///
/// What does not fit is recorded and fails with `BusError(.other)`; nothing traps. Waits are part
/// of the script where they really wait; transactions take no time.
public final class Playback: I2C, SPI, Timebase {
  private var steps: [Step]
  private var next = 0
  private var mismatches: [String] = []
  private var time: Instant

  public init(_ steps: [Step], at time: Instant = Instant(nanoseconds: 0)) {
    self.steps = steps
    self.time = time
  }

  /// Adds to the end of the script.
  public func expect(_ steps: Step...) { self.steps += steps }

  /// Lets time pass by itself, without a wait.
  public func advance(byNanoseconds time: Int64) {
    self.time = self.time.advanced(byNanoseconds: time)
  }

  /// What did not go as written, and what is left of the script; empty when all is well.
  public func finish() -> [String] {
    defer {
      mismatches = []
      next = steps.count
    }
    return mismatches + steps[next...].map { "did not happen: \($0)" }
  }

  public func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    try write(bytes, command: command, at: address)
  }

  public func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    try read(into: &bytes, command: command, at: address)
  }

  public func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    try write(bytes, command: command, at: nil)
  }

  public func read(into bytes: inout MutableSpan<UInt8>, command: UInt8) throws(BusError) {
    try read(into: &bytes, command: command, at: nil)
  }

  public func now() -> Instant { time }

  public func wait(until instant: Instant) {
    guard instant > time else { return }
    let wait = Step.wait(instant.nanoseconds - time.nanoseconds)
    time = instant
    let expected = takeStep()
    if expected != wait { note(wait, insteadOf: expected) }
  }

  private func write(
    _ bytes: Span<UInt8>, command: UInt8, at address: UInt8?
  ) throws(BusError) {
    let sent = [command] + bytes.array
    let expected = takeStep()
    switch expected {
    case .write(address, sent): return
    case .failedWrite(address, sent, let error): throw error
    default:
      note(.write(address: address, sent), insteadOf: expected)
      throw BusError(.other)
    }
  }

  private func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at address: UInt8?
  ) throws(BusError) {
    let expected = takeStep()
    switch expected {
    case .read(address, command, let answer) where answer.count == bytes.count:
      for index in bytes.indices { bytes[index] = answer[index] }
    case .failedRead(address, command, let error):
      // The contents mean nothing after a throw; a driver that uses them shall be found out.
      for index in bytes.indices { bytes[index] = 0xA5 }
      throw error
    default:
      let unknown = [UInt8](repeating: 0, count: bytes.count)
      note(.read(address: address, command: command, unknown), insteadOf: expected)
      throw BusError(.other)
    }
  }

  private func takeStep() -> Step? {
    guard next < steps.count else { return nil }
    defer { next += 1 }
    return steps[next]
  }

  private func note(_ step: Step, insteadOf expected: Step?) {
    mismatches.append("\(step), but expected: \(expected?.description ?? "nothing more")")
  }
}
