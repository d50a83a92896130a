// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// Joins the STARTs, bytes and STOPs of an I2C bus to transactions.
///
/// A message that began before the capture, or ends after it, is left out. A write and the read of the same
/// chip that follows it after a repeated START are one transaction, as on an emulated board.
struct I2CAssembler {
  /// START, the bytes up to the next START or STOP, and their times.
  private struct Message {
    var start: Int64
    /// The end of the last byte, with its acknowledge.
    var end: Int64
    var bytes: [UInt8] = []
    /// Whether the address was acknowledged.
    var isAnswered = false

    var address: UInt8 { bytes[0] >> 1 }
    var reads: Bool { bytes[0] & 1 == 1 }
    /// The bit times from START to the end of the last byte.
    var slots: Int64 { 1 + 9 * Int64(bytes.count) }
  }

  /// A longer message is left out: a line that toggles for ever is no transfer.
  private static let mostBytes = 0x1_0000

  private var message: Message?
  /// A write that a repeated START ended.
  private var write: Message?
  /// The transactions that have ended.
  private(set) var found: [CapturedTransfer] = []

  /// Removes and returns the transactions that have ended.
  mutating func take() -> [CapturedTransfer] {
    defer { found = [] }
    return found
  }

  /// A byte with its acknowledge, the address first.
  mutating func byte(_ byte: UInt8, isAcknowledged: Bool, until time: Int64) {
    guard message != nil else { return }
    if message?.bytes.isEmpty == true { message?.isAnswered = isAcknowledged }
    message?.bytes.append(byte)
    message?.end = time
    if message?.bytes.count ?? 0 > Self.mostBytes { message = nil }
  }

  /// A START, or a repeated one.
  ///
  /// - Parameter fall: The last falling edge of SCL before it.
  mutating func start(_ time: Int64, after fall: Int64) {
    var begin = time
    if let open = end() {
      // A repeated START takes a bit time from the falling edge before it.
      begin = max(fall, time - (open.end - open.start) / open.slots)
      if open.reads || open.bytes.count < 2 || !open.isAnswered {
        put(open, stops: false)
      } else {
        write = open
      }
    }
    message = Message(start: begin, end: begin)
  }

  mutating func stop() {
    if let open = end() { put(open, stops: true) }
  }

  /// The message that has ended; nil where it has no whole byte. A write that it does not continue is put.
  private mutating func end() -> Message? {
    defer { message = nil }
    let open = message.flatMap { $0.bytes.isEmpty ? nil : $0 }
    if let first = write, open.map({ !$0.reads || $0.address != first.address }) ?? true {
      write = nil
      put(first, stops: open == nil)
    }
    return open
  }

  private mutating func put(_ last: Message, stops: Bool) {
    let first = write ?? last
    let isJoined = write != nil
    write = nil
    var transaction = Transaction(time: first.start, target: .i2c(last.address))
    transaction.stops = stops
    if !first.reads { transaction.written = Array(first.bytes.dropFirst()) }
    if last.reads { transaction.read = Array(last.bytes.dropFirst()) }
    if !last.isAnswered { transaction.error = BusError(.noAcknowledge) }
    let slots = last.slots + (isJoined ? first.slots : 0)
    found.append(
      CapturedTransfer(transaction: transaction, bit: max(1, (last.end - first.start) / slots)))
  }
}
