// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassEmulation

/// A chip select of the SPI bus of a board that another process serves.
package struct ServedSPI: ~Copyable, SPI {
  private var connection: FrameConnection

  /// - Parameter path: the socket that the board is served at.
  package init(path: String, select: SPISelect) throws(SocketError) {
    var connection = try FrameConnection(path: path)
    try connection.open(.spi(select), at: path)
    self.connection = connection
  }

  package mutating func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    let frame = [command] + bytes.indices.map { bytes[$0] }
    var request: [UInt8] = []
    request.append(littleEndian: UInt16(1))
    request.append(littleEndian: UInt32(frame.count))
    request.append(Frame.sendsFlag)
    _ = try connection.transfer(.spi, request + frame, expecting: 0)
  }

  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8
  ) throws(BusError) {
    var request: [UInt8] = []
    request.append(littleEndian: UInt16(2))
    request.append(littleEndian: UInt32(1))
    request += [Frame.sendsFlag, command]
    request.append(littleEndian: UInt32(clamping: bytes.count))
    request.append(Frame.receivesFlag)
    let answer = try connection.transfer(.spi, request, expecting: bytes.count)
    for index in bytes.indices { bytes[index] = answer[index] }
  }
}
