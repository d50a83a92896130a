// SPDX-License-Identifier: Apache-2.0

import CI2C
import CSPI
import Glibc
import ProofMassCore
import ProofMassEmulation
import Synchronization

@testable import ProofMassLinux

/// A kernel whose buses are those of an emulated circuit, so that everything above the kernel is
/// tested end to end.
///
/// `/dev/i2c-1` is the circuit's I2C bus, `/dev/spidevB.C` is a chip select, and CLOCK_MONOTONIC is
/// the circuit's clock. Failures have the error numbers of the Raspberry Pi's drivers. Requests are
/// recognised by literal numbers.
final class CircuitKernel: Kernel {
  /// The capabilities of the I2C adapter.
  enum Adapter: CaseIterable {
    /// Plain messages, and SMBus block calls made of them.
    case plain
    /// SMBus block calls only.
    case blocks

    var functions: UInt { self == .plain ? FakeKernel.plain : FakeKernel.blocks }
  }

  /// The device of a descriptor.
  private enum Node {
    /// The I2C bus, with the address that I2C_SLAVE has set; until then it is 0, as in the kernel.
    case i2c(address: UInt8)
    case spi(SPISelect)
  }

  private struct State {
    var nodes: [Int32: Node] = [:]
    var next: Int32 = 3
  }

  let circuit: Circuit
  let adapter: Adapter
  private let state = Mutex(State())

  init(_ circuit: Circuit, _ adapter: Adapter = .plain) {
    self.circuit = circuit
    self.adapter = adapter
  }

  /// The number of open descriptors.
  var openCount: Int { state.withLock { $0.nodes.count } }

  // MARK: Files

  func open(_ path: String) -> Int32 {
    guard let node = Self.node(path) else { return -ENOENT }
    return state.withLock { state in
      defer { state.next += 1 }
      state.nodes[state.next] = node
      return state.next
    }
  }

  private static func node(_ path: String) -> Node? {
    if path == "/dev/i2c-1" { return .i2c(address: 0) }
    let prefix = "/dev/spidev"
    guard path.hasPrefix(prefix) else { return nil }
    let numbers = path.dropFirst(prefix.count).split(separator: ".").map { Int($0) }
    guard numbers.count == 2, let bus = numbers[0], let select = numbers[1] else { return nil }
    return .spi(SPISelect(bus: bus, select: select))
  }

  func close(_ descriptor: Int32) -> Int32 {
    state.withLock { $0.nodes.removeValue(forKey: descriptor) } == nil ? -EBADF : 0
  }

  func linkTarget(_ path: String) -> String? { nil }

  func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int32 { -EBADF }

  func awaitInput(_ descriptor: Int32, until nanoseconds: Int64) -> Int32 { -EBADF }

  // MARK: Requests

  func control(_ descriptor: Int32, _ request: UInt, number: Int32) -> Int32 {
    state.withLock { state in
      guard case .i2c? = state.nodes[descriptor], request == 0x0703 else { return -ENOTTY }
      guard let address = UInt8(exactly: number), address < 0x80 else { return -EINVAL }
      state.nodes[descriptor] = .i2c(address: address)
      return 0
    }
  }

  func control(
    _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer
  ) -> Int32 {
    switch (state.withLock { $0.nodes[descriptor] }, request) {
    case (.i2c, 0x0705):
      unsafe argument.storeBytes(of: adapter.functions, as: UInt.self)
      return 0
    case (.i2c, 0x0707): return unsafe messages(argument.load(as: i2c_rdwr_ioctl_data.self))
    // SPI mode 3, and words of eight bits.
    case (.spi, 0x4001_6b01): return unsafe argument.load(as: UInt8.self) == 3 ? 0 : -EINVAL
    case (.spi, 0x4001_6b03): return unsafe argument.load(as: UInt8.self) == 8 ? 0 : -EINVAL
    case (.spi, 0x4004_6b04): return 0
    case (.spi(let select), 0x4040_6b00):
      return unsafe frame(argument.load(as: cspi_frame.self), on: select)
    case (nil, _): return -EBADF
    default: return -ENOTTY
    }
  }

  // MARK: I2C

  /// Transfers a write, a read, or a write and then a read of the same chip.
  private func messages(_ request: i2c_rdwr_ioctl_data) -> Int32 {
    guard adapter == .plain else { return -EOPNOTSUPP }
    let list = unsafe UnsafeBufferPointer(start: request.msgs, count: Int(request.nmsgs))
    guard let last = unsafe list.last, list.count <= 2 else { return -EOPNOTSUPP }
    guard unsafe list.allSatisfy({ unsafe $0.addr == last.addr && $0.flags & ~1 == 0 }),
      let address = unsafe UInt8(exactly: last.addr)
    else { return -EINVAL }
    var sent: [UInt8] = []
    var answer: [UInt8] = []
    for number in list.indices {
      let message = unsafe list[number]
      if unsafe message.flags == 1 {
        // The Raspberry Pi's driver can read in the last message only.
        guard number == list.count - 1 else { return -EOPNOTSUPP }
        answer = unsafe [UInt8](repeating: 0, count: Int(message.len))
      } else {
        guard number == 0 else { return -EOPNOTSUPP }
        sent = unsafe Array(UnsafeBufferPointer(start: message.buf, count: Int(message.len)))
      }
    }
    let result = transfer(address, sent, &answer)
    guard result == 0 else { return result }
    for index in answer.indices { unsafe last.buf[index] = answer[index] }
    return Int32(list.count)
  }

  func readBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt8
  ) -> Int32 {
    guard case .i2c(let address)? = state.withLock({ $0.nodes[descriptor] }) else { return -ENOTTY }
    guard (1...32).contains(count) else { return -EINVAL }
    var answer = [UInt8](repeating: 0, count: Int(count))
    let result = transfer(address, [command], &answer)
    guard result == 0 else { return result }
    for index in answer.indices { unsafe bytes[index] = answer[index] }
    return Int32(count)
  }

  func writeBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: UInt8
  ) -> Int32 {
    guard case .i2c(let address)? = state.withLock({ $0.nodes[descriptor] }) else { return -ENOTTY }
    guard (1...32).contains(count) else { return -EINVAL }
    var nothing: [UInt8] = []
    let sent = unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    return transfer(address, [command] + sent, &nothing)
  }

  private func transfer(_ address: UInt8, _ sent: [UInt8], _ answer: inout [UInt8]) -> Int32 {
    Self.result { () throws(BusError) in
      var reading = answer.mutableSpan
      try circuit.transfer(
        address, command: sent.first, writing: Array(sent.dropFirst()).span, reading: &reading)
    }
  }

  // MARK: SPI

  /// Transfers the two parts of one frame, while chip select is held.
  private func frame(_ frame: cspi_frame, on select: SPISelect) -> Int32 {
    guard frame.command.len == 1, frame.command.cs_change == 0, frame.data.cs_change == 0,
      let command = unsafe UnsafePointer<UInt8>(bitPattern: UInt(frame.command.tx_buf))?.pointee
    else { return -EINVAL }
    let wire = circuit.wire(spi: select)
    let count = Int(frame.data.len)
    let out = unsafe UnsafePointer<UInt8>(bitPattern: UInt(frame.data.tx_buf))
    let result = Self.result { () throws(BusError) in
      if let out = unsafe out {
        let bytes = unsafe Array(UnsafeBufferPointer(start: out, count: count))
        return try wire.write(bytes.span, command: command)
      }
      var answer = [UInt8](repeating: 0, count: count)
      var reading = answer.mutableSpan
      try wire.read(into: &reading, command: command)
      guard let bytes = unsafe UnsafeMutablePointer<UInt8>(bitPattern: UInt(frame.data.rx_buf))
      else { return }
      for index in answer.indices { unsafe bytes[index] = answer[index] }
    }
    return result == 0 ? Int32(1 + count) : result
  }

  /// Returns 0, or the negated error number.
  private static func result(_ transfer: () throws(BusError) -> Void) -> Int32 {
    do throws(BusError) {
      try transfer()
      return 0
    } catch {
      return switch error.kind {
      case .noAcknowledge: -EREMOTEIO
      case .arbitrationLost: -EAGAIN
      case .timeout: -ETIMEDOUT
      case .unsupported: -EOPNOTSUPP
      case .other: -EIO
      }
    }
  }

  // MARK: Time

  func now() -> Int64 { circuit.now.nanoseconds }

  func sleep(until nanoseconds: Int64) -> Int32 {
    circuit.advance(to: Instant(nanoseconds: nanoseconds))
    return 0
  }
}

extension CircuitKernel {
  /// A chip on `/dev/i2c-1`.
  func i2c(_ target: I2CTarget) throws -> I2CDevice<LinuxI2C> {
    try LinuxI2C(path: "/dev/i2c-1", kernel: self).device(target)
  }

  /// The chip on `/dev/spidev0.0`.
  func spi(_ target: SPITarget) throws -> SPIDevice<LinuxSPI> {
    try LinuxSPI(path: "/dev/spidev0.0", hertz: 1_000_000, kernel: self).device(target)
  }
}
