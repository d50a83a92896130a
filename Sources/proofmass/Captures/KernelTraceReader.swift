// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// The events i2c and smbus of Linux' tracing (include/trace/events/i2c.h and smbus.h), as in
/// /sys/kernel/tracing/trace or of `perf script`.
struct KernelTraceReader: CaptureLines {
  static let events = [
    "i2c_write", "i2c_read", "i2c_reply", "i2c_result", "smbus_write", "smbus_read", "smbus_reply",
    "smbus_result",
  ]

  private struct Message {
    var time: Int64
    var address: UInt8
    var reads: Bool
    var bytes: [UInt8]
  }

  /// A call on SMBus, which an adapter without SMBus carries out as messages.
  private struct Call {
    var transaction: Transaction
    var hasMessages = false
  }

  private let path: String
  private var times = ForeignTimes(.seconds)
  private var line = 0
  private var messages: [Message] = []
  private var call: Call?
  /// The bus of the first event; others are left out.
  private var bus: Substring?
  private var others = 0

  private static let mostMessages = 1000

  init(_ path: String) { self.path = path }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, _ found: inout [CapturedTransfer]
  ) throws(UserError) {
    line += 1
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    // `i2c_write:` after its time; perf puts the system before it, `i2c:i2c_write:`.
    let index = words.firstIndex { word in
      word.last == ":" && Self.events.contains { word.dropLast().hasSuffix($0) }
    }
    guard let index, index > 0, index + 1 < words.count else { return }
    guard words[index - 1].last == ":",
      let time = times.take(Array(words[index - 1].dropLast().utf8)[...])
    else { throw fault("its event has no time") }
    let name = words[index].dropLast().split(separator: ":").last ?? ""
    let rest = words[(index + 1)...]
    bus = bus ?? rest.first
    guard rest.first == bus else {
      others += 1
      return
    }
    try event(name, time, Array(rest.dropFirst()), &found)
  }

  mutating func finish(_ found: inout [CapturedTransfer]) {
    guard others > 0 else { return }
    Console.say("\(path): \(others) events of other buses than \(bus ?? "") are left out")
  }

  private func fault(_ reason: String) -> UserError { .failure("\(path):\(line): \(reason)") }

  private mutating func event(
    _ name: Substring, _ time: Int64, _ words: [Substring], _ found: inout [CapturedTransfer]
  ) throws(UserError) {
    func value(_ key: String, radix: Int) -> Int? {
      words.first { $0.hasPrefix(key) }.flatMap { Int($0.dropFirst(key.count), radix: radix) }
    }
    let data = words.last.map { $0.first == "[" ? $0.dropFirst().dropLast() : "" } ?? ""
    let bytes = data.split(separator: "-").map { UInt8($0, radix: 16) }
    guard bytes.allSatisfy({ $0 != nil }) else { throw fault("its bytes are cut") }
    let sent = bytes.compactMap(\.self)
    let address = UInt8(clamping: value("a=", radix: 16) ?? 0xFF)
    switch name {
    case "i2c_write", "i2c_read":
      call?.hasMessages = true
      guard messages.count < Self.mostMessages else { throw fault("a transfer without an end") }
      messages.append(
        Message(time: time, address: address, reads: name == "i2c_read", bytes: sent))
    case "i2c_reply":
      let number = words.first { $0.first == "#" }.flatMap { Int($0.dropFirst()) }
      if let number, messages.indices.contains(number) { messages[number].bytes = sent }
    case "i2c_result": found += result(isRight: value("ret=", radix: 10) ?? -1 >= 0)
    case "smbus_write", "smbus_read":
      call = Call(
        transaction: Self.transaction(
          time, address, UInt8(clamping: value("c=", radix: 16) ?? 0), words, sent,
          writes: name == "smbus_write"))
    case "smbus_reply": call?.transaction.read = Self.data(words, sent)
    default:
      if var ended = call?.transaction, call?.hasMessages == false {
        if value("res=", radix: 10) ?? -1 < 0 { ended.error = BusError(.noAcknowledge) }
        found.append(CapturedTransfer(transaction: ended))
      }
      call = nil
    }
  }

  /// The transactions of the messages that have ended. A transfer that failed has its first message.
  private mutating func result(isRight: Bool) -> [CapturedTransfer] {
    defer { messages = [] }
    var found: [CapturedTransfer] = []
    var rest = isRight ? messages[...] : messages.prefix(1)
    while let first = rest.popFirst() {
      var transaction = Transaction(time: first.time, target: .i2c(first.address))
      if !isRight { transaction.error = BusError(.noAcknowledge) }
      if first.reads {
        transaction.read = first.bytes
      } else {
        transaction.written = first.bytes
        if let next = rest.first, next.reads, next.address == first.address, !first.bytes.isEmpty {
          transaction.read = next.bytes
          rest.removeFirst()
        }
      }
      transaction.stops = rest.isEmpty
      found.append(CapturedTransfer(transaction: transaction))
    }
    return found
  }

  /// The bytes on the wire of a call's data: an I2C block has its count in the event only.
  private static func data(_ words: [Substring], _ bytes: [UInt8]) -> [UInt8] {
    words.contains("I2C_BLOCK_DATA") ? Array(bytes.dropFirst()) : bytes
  }

  private static func transaction(
    _ time: Int64, _ address: UInt8, _ command: UInt8, _ words: [Substring], _ bytes: [UInt8],
    writes: Bool
  ) -> Transaction {
    var transaction = Transaction(time: time, target: .i2c(address))
    let hasCommand = !words.contains("QUICK") && (writes || !words.contains("BYTE"))
    if hasCommand { transaction.written = [command] + (writes ? data(words, bytes) : []) }
    return transaction
  }
}
