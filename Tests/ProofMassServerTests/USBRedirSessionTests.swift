// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer
import Testing

/// The bytes are those of the protocol's description, version 0.7.
@Suite struct USBRedirSessionTests {
  /// The hello of a guest: 64 bytes of name, and capabilities.
  static func hello(_ abilities: UInt8) -> [UInt8] {
    [0, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0] + Array("guest".utf8)
      + [UInt8](repeating: 0, count: 59) + [abilities, 0, 0, 0]
  }

  static let nothing = [UInt8](repeating: 0, count: 31)

  static func session() -> USBRedirSession {
    USBRedirSession(ServedBoard(Circuit(.lis331dlh), isTimeVirtual: true))
  }

  static func answer(
    _ session: inout USBRedirSession, _ bytes: [UInt8]
  ) throws(ProtocolError) -> [UInt8] {
    var input = ByteQueue(bytes)
    var output: [UInt8] = []
    while try session.receive(&input, &output) {}
    #expect(input.count == 0)
    return output
  }

  /// A session after the hellos, with 64-bit ids.
  static func connected() throws(ProtocolError) -> USBRedirSession {
    var session = session()
    _ = try answer(&session, hello(0xF6))
    return session
  }

  @Test func hello() {
    let greeting = Self.session().greeting
    #expect(greeting.count == 80)
    #expect(greeting[..<12] == [0, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0])
    // Capabilities: device version, filter, maximum packet size, 64-bit ids, 32-bit bulk length.
    #expect(greeting[76...] == [0x76, 0, 0, 0])
  }

  @Test func pluggingIn() throws {
    var session = Self.session()
    let output = try Self.answer(&session, Self.hello(0xF6))
    var expected: [UInt8] = [4, 0, 0, 0, 132, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    expected += [0] + Self.nothing + [0xFF] + Self.nothing
    expected += [0] + Self.nothing + [0] + Self.nothing
    expected += [5, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let control = [0] + [UInt8](repeating: 255, count: 15)
    expected += control + control
    expected += [0] + Self.nothing + [0] + Self.nothing
    let size = [64, 0] + [UInt8](repeating: 0, count: 30)
    expected += size + size
    expected += [1, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    expected += [1, 0xFF, 0, 0, 0x03, 0x04, 0x31, 0xC6, 0x05, 0x02]
    #expect(output == expected)
  }

  @Test func `a guest that can do nothing gets the first version's packets`() throws {
    var session = Self.session()
    var hello = Self.hello(0)
    hello[4] = 64
    hello.removeLast(4)
    let output = try Self.answer(&session, hello)
    #expect(output.count == 12 + 132 + 12 + 96 + 12 + 8)
    #expect(
      output.suffix(20)
        == [1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 1, 0xFF, 0, 0, 0x03, 0x04, 0x31, 0xC6])
    #expect(
      try Self.answer(&session, [7, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0])
        == [8, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0, 0, 0])
  }

  @Test func configuring() throws {
    var session = try Self.connected()
    let id: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    // Alternate settings are those of a configuration.
    #expect(
      try Self.answer(&session, [10, 0, 0, 0, 1, 0, 0, 0] + id + [0])
        == [11, 0, 0, 0, 3, 0, 0, 0] + id + [2, 0, 0])
    let output = try Self.answer(&session, [6, 0, 0, 0, 1, 0, 0, 0] + id + [1])
    #expect(output.suffix(18) == [8, 0, 0, 0, 2, 0, 0, 0] + id + [0, 1])
    #expect(
      try Self.answer(&session, [10, 0, 0, 0, 1, 0, 0, 0] + id + [0])
        == [11, 0, 0, 0, 3, 0, 0, 0] + id + [0, 0, 0])
    #expect(
      try Self.answer(&session, [9, 0, 0, 0, 2, 0, 0, 0] + id + [0, 1])
        == [11, 0, 0, 0, 3, 0, 0, 0] + id + [2, 0, 0])
    #expect(
      try Self.answer(&session, [6, 0, 0, 0, 1, 0, 0, 0] + id + [2])
        == [8, 0, 0, 0, 2, 0, 0, 0] + id + [4, 1])
    #expect(try Self.answer(&session, [3, 0, 0, 0, 0, 0, 0, 0] + id) == [])
    #expect(
      try Self.answer(&session, [7, 0, 0, 0, 0, 0, 0, 0] + id)
        == [8, 0, 0, 0, 2, 0, 0, 0] + id + [0, 0])
  }

  /// A control packet's header: 16 bytes with a 64-bit id.
  static func control(_ id: UInt8, _ length: UInt8, _ content: [UInt8]) -> [UInt8] {
    [100, 0, 0, 0, length, 0, 0, 0, id, 0, 0, 0, 0, 0, 0, 0] + content
  }

  @Test func `the kernel's probe of a LIS331DLH`() throws {
    var session = try Self.connected()
    // W 8f
    #expect(
      try Self.answer(
        &session, Self.control(1, 11, [0x00, 5, 0x41, 0, 0, 0, 0x18, 0, 1, 0, 0x8F]))
        == Self.control(1, 10, [0x00, 5, 0x41, 0, 0, 0, 0x18, 0, 1, 0]))
    // R 32
    #expect(
      try Self.answer(
        &session, Self.control(2, 10, [0x80, 6, 0xC1, 0, 1, 0, 0x18, 0, 1, 0]))
        == Self.control(2, 11, [0x80, 6, 0xC1, 0, 1, 0, 0x18, 0, 1, 0, 0x32]))
    // Its status
    #expect(
      try Self.answer(
        &session, Self.control(3, 10, [0x80, 3, 0xC1, 0, 0, 0, 0, 0, 1, 0]))
        == Self.control(3, 11, [0x80, 3, 0xC1, 0, 0, 0, 0, 0, 1, 0, 1]))
  }

  @Test func stallsAndOtherEndpoints() throws {
    var session = try Self.connected()
    #expect(
      try Self.answer(
        &session, Self.control(1, 10, [0x80, 9, 0xC1, 0, 0, 0, 0, 0, 1, 0]))
        == Self.control(1, 10, [0x80, 9, 0xC1, 4, 0, 0, 0, 0, 0, 0]))
    #expect(
      try Self.answer(
        &session, Self.control(1, 10, [0x81, 3, 0xC1, 0, 0, 0, 0, 0, 1, 0]))
        == Self.control(1, 10, [0x81, 3, 0xC1, 2, 0, 0, 0, 0, 0, 0]))
  }

  @Test(
    arguments: [
      (12, [1, 8, 2], 14, [2, 1]), (13, [0x81], 14, [2, 0x81]), (15, [0x82], 17, [2, 0x82]),
      (16, [0x82], 17, [2, 0x82]),
      (18, [2, 0, 0, 0, 4, 0, 0, 0], 20, [2, 0, 0, 0, 0, 0, 0, 0, 2]),
      (19, [2, 0, 0, 0], 20, [2, 0, 0, 0, 0, 0, 0, 0, 2]),
      (25, [7, 0, 0, 0, 0, 2, 0, 0, 0x81, 3], 27, [7, 0, 0, 0, 0x81, 2]),
      (26, [7, 0, 0, 0, 0x81], 27, [7, 0, 0, 0, 0x81, 2]),
      (101, [2, 0, 1, 0, 5, 0, 0, 0, 0, 0, 0xEE], 101, [2, 2, 0, 0, 5, 0, 0, 0, 0, 0]),
      (103, [3, 0, 1, 0, 0xEE], 103, [3, 2, 0, 0]),
    ] as [(UInt8, [UInt8], UInt8, [UInt8])])
  func transfersThatTheDeviceHasNot(
    _ kind: UInt8, _ content: [UInt8], _ answer: UInt8, _ result: [UInt8]
  ) throws {
    var session = try Self.connected()
    let id: [UInt8] = [9, 0, 0, 0, 0, 0, 0, 0x80]
    #expect(
      try Self.answer(&session, [kind, 0, 0, 0, UInt8(content.count), 0, 0, 0] + id + content)
        == [answer, 0, 0, 0, UInt8(result.count), 0, 0, 0] + id + result)
  }

  @Test func whatNeedsNoAnswer() throws {
    var session = try Self.connected()
    let id: [UInt8] = [9, 0, 0, 0, 0, 0, 0, 0]
    #expect(try Self.answer(&session, [21, 0, 0, 0, 0, 0, 0, 0] + id) == [])
    #expect(try Self.answer(&session, [24, 0, 0, 0, 0, 0, 0, 0] + id) == [])
    #expect(try Self.answer(&session, [102, 0, 0, 0, 5, 0, 0, 0] + id + [1, 0, 1, 0, 0]) == [])
    #expect(
      try Self.answer(&session, [23, 0, 0, 0, 3, 0, 0, 0] + id + [0x2D, 0x31, 0]) == [])
    #expect(
      throws: ProtocolError("usbredir: the client's filter rejects the adapter")
    ) { try Self.answer(&session, [22, 0, 0, 0, 0, 0, 0, 0] + id) }
  }

  @Test(
    arguments: [
      [1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [8, 0, 0, 0, 2, 0, 0, 0, 0, 0],
      [77, 0, 0, 0, 0, 0, 0, 0], [104, 0, 0, 0, 10, 0, 0, 0], [3, 0, 0, 0, 1, 0, 0, 0, 0],
      [6, 0, 0, 0, 0, 0, 0, 0], [100, 0, 0, 0, 9, 0, 0, 0] + [UInt8](repeating: 0, count: 9),
      [100, 0, 0, 0, 10, 0, 1, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      // Data shorter than their length, and data with a read.
      [100, 0, 0, 0, 11, 0, 0, 0, 0, 5, 0x41, 0, 0, 0, 0x18, 0, 2, 0, 0x20],
      [100, 0, 0, 0, 11, 0, 0, 0, 0x80, 6, 0xC1, 0, 1, 0, 0x18, 0, 1, 0, 0x20],
      [101, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], [103, 0, 0, 0, 1, 0, 0, 0, 2],
    ] as [[UInt8]])
  func garbage(_ bytes: [UInt8]) throws {
    var session = try Self.connected()
    let packet = bytes[..<8] + [UInt8](repeating: 0, count: 8) + bytes[8...]
    #expect(throws: ProtocolError.self) { try Self.answer(&session, Array(packet)) }
  }

  @Test(
    arguments: [
      [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      Array("GET / HTTP/1.1\r\n".utf8), [0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0],
    ] as [[UInt8]])
  func noHello(_ bytes: [UInt8]) {
    var session = Self.session()
    #expect(throws: ProtocolError.self) { try Self.answer(&session, bytes) }
  }

  @Test func byteForByte() throws {
    let whole =
      Self.hello(0xF6) + Self.control(2, 10, [0x80, 3, 0xC1, 0, 0, 0, 0, 0, 1, 0])
      + [21, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    var atOnce = Self.session()
    let expected = try Self.answer(&atOnce, whole)
    var session = Self.session()
    var input = ByteQueue()
    var output: [UInt8] = []
    for byte in whole {
      input.append([byte])
      while try session.receive(&input, &output) {}
    }
    #expect(output == expected)
    #expect(input.count == 0)
  }

  /// A conversation with one changed bit is answered within bounds or refused.
  @Test func everyFlippedBit() throws {
    var whole = Self.hello(0xF6)
    whole += Self.control(1, 11, [0x00, 5, 0x41, 0, 0, 0, 0x18, 0, 1, 0, 0x8F])
    whole += Self.control(2, 10, [0x80, 6, 0xC1, 0, 1, 0, 0x18, 0, 1, 0])
    whole += [101, 0, 0, 0, 11, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
    whole += [2, 0, 1, 0, 5, 0, 0, 0, 0, 0, 0xEE]
    whole += [18, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0] + [2, 0, 0, 0, 4, 0, 0, 0]
    for bit in 0..<(whole.count * 8) {
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      var session = Self.session()
      var input = ByteQueue(bytes)
      var output: [UInt8] = []
      do throws(ProtocolError) {
        while try session.receive(&input, &output) {}
      } catch { #expect(!error.reason.isEmpty) }
      #expect(output.count < 1000 + 65535)
    }
  }
}
