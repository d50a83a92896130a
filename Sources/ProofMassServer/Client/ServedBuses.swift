// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassCore
package import ProofMassEmulation

/// The I2C bus of a board that another process serves.
///
/// When that process ends, transfers fail until a board is served at the socket again, as with an adapter
/// that was unplugged.
package struct ServedI2C: ~Copyable, I2C {
  private var connection: DeviceConnection

  /// Connects to the board that is served at a socket. Throws where there is none.
  package init(path: String) throws(SocketError) {
    connection = try DeviceConnection(to: .i2c, at: path)
  }

  package mutating func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    guard bytes.count < Frame.longestMessage else { throw .unsupported }
    var request = [UInt8](littleEndian: UInt16(1))
    request.appendWrite([command] + bytes.indices.map { bytes[$0] }, to: address)
    _ = try connection.transfer(.i2c, request, expecting: 0)
  }

  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    guard 1...Frame.longestMessage ~= bytes.count else { throw .unsupported }
    var request = [UInt8](littleEndian: UInt16(2))
    request.appendWrite([command], to: address)
    request.appendRead(of: bytes.count, from: address)
    let answer = try connection.transfer(.i2c, request, expecting: bytes.count)
    for index in bytes.indices { bytes[index] = answer[index] }
  }

  /// Whether a chip answers a read of one byte, before which no register is selected.
  package mutating func answers(at address: UInt8) throws(BusError) -> Bool {
    var request = [UInt8](littleEndian: UInt16(1))
    request.appendRead(of: 1, from: address)
    do throws(BusError) { _ = try connection.transfer(.i2c, request, expecting: 1) } catch {
      guard error.kind == .noAcknowledge else { throw error }
      return false
    }
    return true
  }
}

extension [UInt8] {
  fileprivate mutating func appendRead(of count: Int, from address: UInt8) {
    append(littleEndian: UInt16(address))
    append(littleEndian: Frame.readFlag)
    append(littleEndian: UInt16(count))
  }

  fileprivate mutating func appendWrite(_ bytes: [UInt8], to address: UInt8) {
    append(littleEndian: UInt16(address))
    append(littleEndian: UInt16(0))
    append(littleEndian: UInt16(bytes.count))
    self += bytes
  }
}

/// An open device of a board that another process serves. It is opened again where the board has gone and
/// come back.
private struct DeviceConnection: ~Copyable {
  private var connection: FrameConnection
  private let device: ServedDevice
  private let path: String
  /// Whether the board's time was virtual. A board that comes back must have the same kind of time.
  private let isTimeVirtual: Bool

  init(to device: ServedDevice, at path: String) throws(SocketError) {
    var connection = try FrameConnection(path: path)
    isTimeVirtual = try connection.open(device, at: path)
    self.connection = connection
    self.device = device
    self.path = path
  }

  /// Makes a transfer that returns `count` bytes.
  mutating func transfer(
    _ kind: Frame.Kind, _ payload: [UInt8], expecting count: Int
  ) throws(BusError) -> [UInt8] {
    if connection.isLost { try reconnect() }
    let (status, data) = connection.request(kind, payload)
    guard status >= 0 else { throw BusError(number: -status) }
    guard data.count == count else { throw BusError(.other) }
    return data
  }

  private mutating func reconnect() throws(BusError) {
    do throws(SocketError) {
      var fresh = try FrameConnection(path: path, patience: FrameConnection.shortPatience)
      guard try fresh.open(device, at: path) == isTimeVirtual else {
        throw SocketError("the board at \(path) has come back with another kind of time")
      }
      connection = fresh
    } catch { throw BusError(.other, code: EIO) }
  }
}

extension FrameConnection {
  /// Opens a device of the board at a path, which errors name. Returns whether the board's time is
  /// virtual.
  fileprivate mutating func open(
    _ device: ServedDevice, at path: String
  ) throws(SocketError) -> Bool {
    let request = [UInt8](littleEndian: UInt64.random(in: 0...UInt64.max))
    let status = try promptAnswer(.open, request + device.name.utf8).status
    guard status >= 0 else {
      throw SocketError("open \(device.name) of the board at \(path)", code: -status)
    }
    if case .spi = device {
      // All parts are of mode 3.
      let mode = [Frame.Key.mode.rawValue] + [UInt8](littleEndian: Frame.clockMode)
      let status = try promptAnswer(.set, mode).status
      guard status >= 0 else {
        throw SocketError("set the mode of \(device.name) at \(path)", code: -status)
      }
    }
    return try ServedBoardFacts(from: &self, at: path).isTimeVirtual
  }
}

/// A chip select of the SPI bus of a board that another process serves. When that process ends, it behaves
/// like ``ServedI2C``.
package struct ServedSPI: ~Copyable, SPI {
  private var connection: DeviceConnection

  /// Connects to a chip select of the board that is served at a socket. Throws where there is none.
  package init(path: String, select: SPISelect) throws(SocketError) {
    connection = try DeviceConnection(to: .spi(select), at: path)
  }

  package mutating func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    let frame = [command] + bytes.indices.map { bytes[$0] }
    var request = [UInt8](littleEndian: UInt16(1))
    request.append(littleEndian: UInt32(frame.count))
    request.append(Frame.sendsFlag)
    _ = try connection.transfer(.spi, request + frame, expecting: 0)
  }

  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8
  ) throws(BusError) {
    var request = [UInt8](littleEndian: UInt16(2))
    request.append(littleEndian: UInt32(1))
    request += [Frame.sendsFlag, command]
    request.append(littleEndian: UInt32(clamping: bytes.count))
    request.append(Frame.receivesFlag)
    let answer = try connection.transfer(.spi, request, expecting: bytes.count)
    for index in bytes.indices { bytes[index] = answer[index] }
  }
}
