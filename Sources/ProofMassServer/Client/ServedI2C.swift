// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// The I2C bus of a board that another process serves.
package struct ServedI2C: ~Copyable, I2C {
  private var connection: FrameConnection

  /// - Parameter path: the socket that the board is served at.
  package init(path: String) throws(SocketError) {
    var connection = try FrameConnection(path: path)
    try connection.open(.i2c, at: path)
    self.connection = connection
  }

  package mutating func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    guard bytes.count < Frame.longestMessage else { throw .unsupported }
    var request: [UInt8] = []
    request.append(littleEndian: UInt16(1))
    request.appendWrite([command] + bytes.indices.map { bytes[$0] }, to: address)
    _ = try connection.transfer(.i2c, request, expecting: 0)
  }

  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    guard 1...Frame.longestMessage ~= bytes.count else { throw .unsupported }
    var request: [UInt8] = []
    request.append(littleEndian: UInt16(2))
    request.appendWrite([command], to: address)
    request.append(littleEndian: UInt16(address))
    request.append(littleEndian: Frame.readFlag)
    request.append(littleEndian: UInt16(bytes.count))
    let answer = try connection.transfer(.i2c, request, expecting: bytes.count)
    for index in bytes.indices { bytes[index] = answer[index] }
  }
}

extension [UInt8] {
  fileprivate mutating func appendWrite(_ bytes: [UInt8], to address: UInt8) {
    append(littleEndian: UInt16(address))
    append(littleEndian: UInt16(0))
    append(littleEndian: UInt16(bytes.count))
    self += bytes
  }
}

extension FrameConnection {
  mutating func open(_ device: ServedDevice, at path: String) throws(SocketError) {
    var request: [UInt8] = []
    request.append(littleEndian: UInt64.random(in: 0...UInt64.max))
    let status = try promptAnswer(.open, request + device.name.utf8).status
    guard status >= 0 else {
      throw SocketError("open \(device.name) of the board at \(path)", code: -status)
    }
  }

  mutating func transfer(
    _ kind: Frame.Kind, _ payload: [UInt8], expecting count: Int
  ) throws(BusError) -> [UInt8] {
    let (status, data) = request(kind, payload)
    guard status >= 0 else { throw BusError(number: -status) }
    guard data.count == count else { throw BusError(.other) }
    return data
  }
}
