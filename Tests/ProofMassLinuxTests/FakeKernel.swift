// SPDX-License-Identifier: Apache-2.0

import CI2C
import CSPI
import Glibc
import Synchronization

@testable import ProofMassLinux

/// A kernel that records its calls, with copies of their arguments, and returns what the test has
/// set.
///
/// Bytes that are read count up from the register that was requested. Requests are recognised by
/// literal numbers.
final class FakeKernel: Kernel {
  enum Call: Equatable {
    case open(String)
    case close(Int32)
    case functions
    case slave(Int32)
    case messages([Message])
    case readBlock(command: UInt8, count: UInt8)
    case writeBlock(command: UInt8, bytes: [UInt8])
    case mode(UInt8)
    case bits(UInt8)
    case speed(UInt32)
    case frame(command: Transfer, data: Transfer)
    case gpioChip
    case gpioInfo(line: UInt32)
    case gpioLine(line: UInt32, flags: UInt64, kept: UInt32, consumer: String)
    case gpioValues(mask: UInt64)
    case read(Int32, count: Int)
    case awaitInput(Int32, Int64)
    case linkTarget(String)
    case sleep(Int64)
    case unknown(UInt)
  }

  struct Message: Equatable {
    var address: UInt16
    var flags: UInt16
    var count: UInt16
    /// The bytes of a message that writes; empty in a message that reads.
    var bytes: [UInt8] = []
  }

  struct Transfer: Equatable {
    /// The bytes that are sent; nil if none are.
    var out: [UInt8]?
    var reads: Bool
    var count: UInt32
    var hertz: UInt32
    var bits: UInt8
    var deselects: UInt8
  }

  struct State {
    var calls: [Call] = []
    /// Results of the next calls, except close; 0 for a normal result.
    var results: [Int32] = []
    var functions: UInt
    var links: [String: String] = [:]
    /// The events of a GPIO line, in time order: the instant and the bytes.
    var edges: [(at: Int64, bytes: [UInt8])] = []
    var lineIsActive = false
    var lineUser = ""
    var now: Int64 = 0
    /// The instants at which the next sleeps return early; later sleeps are complete.
    var sleeps: [Int64] = []
  }

  let state: Mutex<State>
  /// A kernel that opens and closes real files, while all other calls are simulated.
  let files: LinuxKernel?

  /// The mask of a Raspberry Pi's adapter: I2C and emulated SMBus.
  static let plain: UInt = 0x0eff_0001
  /// An adapter with only SMBus' I2C block calls, reading and writing.
  static let blocks: UInt = 0x0c00_0000

  init(functions: UInt = FakeKernel.plain, files: LinuxKernel? = nil) {
    state = Mutex(State(functions: functions))
    self.files = files
  }

  var calls: [Call] { state.withLock { $0.calls } }

  /// Clears the record of calls.
  func forget() { state.withLock { $0.calls = [] } }

  /// Sets the results of the next calls.
  func force(_ results: Int32...) { state.withLock { $0.results = results } }

  func hold(_ path: String, _ target: String) { state.withLock { $0.links[path] = target } }

  private func note(_ call: Call) -> Int32 {
    state.withLock { state in
      state.calls.append(call)
      return state.results.isEmpty ? 0 : state.results.removeFirst()
    }
  }

  func open(_ path: String) -> Int32 {
    let forced = note(.open(path))
    guard forced == 0 else { return forced }
    return files?.open(path) ?? 7
  }

  func close(_ descriptor: Int32) -> Int32 {
    state.withLock { $0.calls.append(.close(descriptor)) }
    return files?.close(descriptor) ?? 0
  }

  func control(_ descriptor: Int32, _ request: UInt, number: Int32) -> Int32 {
    note(request == 0x0703 ? .slave(number) : .unknown(request))
  }

  func control(
    _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer
  ) -> Int32 {
    switch request {
    case 0x0705:
      let forced = note(.functions)
      if forced == 0 {
        unsafe argument.storeBytes(of: state.withLock { $0.functions }, as: UInt.self)
      }
      return forced
    case 0x0707:
      return unsafe messages(argument.load(as: i2c_rdwr_ioctl_data.self))
    case 0x4001_6b01:
      return unsafe note(.mode(argument.load(as: UInt8.self)))
    case 0x4001_6b03:
      return unsafe note(.bits(argument.load(as: UInt8.self)))
    case 0x4004_6b04:
      return unsafe note(.speed(argument.load(as: UInt32.self)))
    case 0x4040_6b00:
      return unsafe frame(argument.load(as: cspi_frame.self))
    case 0x8044_b401, 0xc100_b405, 0xc250_b407, 0xc010_b40e:
      return unsafe gpio(request, argument)
    default:
      return note(.unknown(request))
    }
  }

  // MARK: GPIO

  private func gpio(_ request: UInt, _ argument: UnsafeMutableRawPointer) -> Int32 {
    switch request {
    case 0x8044_b401:
      let forced = note(.gpioChip)
      // The number of lines follows two names of 32 bytes.
      if forced == 0 { unsafe argument.storeBytes(of: 54, toByteOffset: 64, as: UInt32.self) }
      return forced
    case 0xc100_b405:
      let forced = unsafe note(
        .gpioInfo(line: argument.load(fromByteOffset: 64, as: UInt32.self)))
      let user = Array(state.withLock { $0.lineUser }.utf8)
      for index in user.indices {
        unsafe argument.storeBytes(of: user[index], toByteOffset: 32 + index, as: UInt8.self)
      }
      return forced
    case 0xc250_b407:
      // The request has 64 offsets, a name of 32 bytes, flags and ten attributes, then numbers, and
      // last the descriptor.
      let consumer = unsafe UnsafeRawBufferPointer(start: argument + 256, count: 32)
      let forced = unsafe note(
        .gpioLine(
          line: argument.load(as: UInt32.self),
          flags: argument.load(fromByteOffset: 288, as: UInt64.self),
          kept: argument.load(fromByteOffset: 564, as: UInt32.self),
          consumer: String(decoding: consumer.prefix { $0 != 0 }, as: UTF8.self)))
      if forced == 0 { unsafe argument.storeBytes(of: 9, toByteOffset: 588, as: Int32.self) }
      return forced
    default:
      let forced = unsafe note(
        .gpioValues(mask: argument.load(fromByteOffset: 8, as: UInt64.self)))
      if forced == 0 {
        unsafe argument.storeBytes(
          of: state.withLock { $0.lineIsActive } ? 1 : 0, as: UInt64.self)
      }
      return forced
    }
  }

  func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int32 {
    let forced = note(.read(descriptor, count: bytes.count))
    guard forced == 0 else { return forced }
    let event = state.withLock { $0.edges.removeFirst().bytes }
    unsafe bytes.copyBytes(from: event)
    return Int32(event.count)
  }

  func awaitInput(_ descriptor: Int32, until nanoseconds: Int64) -> Int32 {
    let forced = note(.awaitInput(descriptor, nanoseconds))
    guard forced == 0 else { return forced }
    return state.withLock { state in
      let isThere = state.edges.first.map { $0.at <= max(state.now, nanoseconds) } ?? false
      state.now = max(state.now, min(nanoseconds, state.edges.first?.at ?? .max))
      return isThere ? 1 : 0
    }
  }

  private func messages(_ request: i2c_rdwr_ioctl_data) -> Int32 {
    var list: [Message] = []
    var pointer: UInt8 = 0
    var reads: [UnsafeMutableBufferPointer<UInt8>] = unsafe []
    for number in unsafe 0..<Int(request.nmsgs) {
      let message = unsafe request.msgs[number]
      let buffer = unsafe UnsafeMutableBufferPointer(start: message.buf, count: Int(message.len))
      let isRead = unsafe message.flags & 1 == 1
      unsafe list.append(
        Message(
          address: message.addr, flags: message.flags, count: message.len,
          bytes: isRead ? [] : Array(buffer)))
      if isRead { unsafe reads.append(buffer) } else { pointer = unsafe buffer[0] & 0x7f }
    }
    let forced = note(.messages(list))
    guard forced == 0 else { return forced }
    unsafe reads.forEach { buffer in
      for index in buffer.indices {
        unsafe buffer[index] = pointer &+ UInt8(truncatingIfNeeded: index)
      }
    }
    return Int32(list.count)
  }

  private func frame(_ frame: cspi_frame) -> Int32 {
    let forced = unsafe note(
      .frame(command: Self.transfer(frame.command), data: Self.transfer(frame.data)))
    guard forced == 0 else { return forced }
    guard let out = unsafe UnsafePointer<UInt8>(bitPattern: UInt(frame.command.tx_buf)) else {
      return -EFAULT
    }
    if let bytes = unsafe UnsafeMutablePointer<UInt8>(bitPattern: UInt(frame.data.rx_buf)) {
      for index in 0..<Int(frame.data.len) {
        unsafe bytes[index] = (out.pointee & 0x3f) &+ UInt8(truncatingIfNeeded: index)
      }
    }
    return Int32(frame.command.len + frame.data.len)
  }

  private static func transfer(_ transfer: spi_ioc_transfer) -> Transfer {
    let out = unsafe UnsafePointer<UInt8>(bitPattern: UInt(transfer.tx_buf)).map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: Int(transfer.len)))
    }
    return Transfer(
      out: out, reads: transfer.rx_buf != 0, count: transfer.len, hertz: transfer.speed_hz,
      bits: transfer.bits_per_word, deselects: transfer.cs_change)
  }

  func readBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt8
  ) -> Int32 {
    let forced = note(.readBlock(command: command, count: count))
    guard forced == 0 else { return forced }
    for index in 0..<count { unsafe bytes[Int(index)] = (command & 0x7f) &+ index }
    return Int32(count)
  }

  func writeBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: UInt8
  ) -> Int32 {
    let list = unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    return note(.writeBlock(command: command, bytes: list))
  }

  func linkTarget(_ path: String) -> String? {
    state.withLock { state in
      state.calls.append(.linkTarget(path))
      return state.links[path]
    }
  }

  func now() -> Int64 { state.withLock { $0.now } }

  func sleep(until nanoseconds: Int64) -> Int32 {
    state.withLock { state in
      state.calls.append(.sleep(nanoseconds))
      guard !state.sleeps.isEmpty else {
        state.now = nanoseconds
        return 0
      }
      state.now = state.sleeps.removeFirst()
      return -EINTR
    }
  }
}
