// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer
import Testing

/// The bytes are those of Linux's Documentation/usb/usbip_protocol.rst.
@Suite struct USBIPSessionTests {
  static func session() -> USBIPSession {
    USBIPSession(ServedBoard(Circuit(.lis331dlh), isTimeVirtual: true))
  }

  static func answer(
    _ session: inout USBIPSession, _ bytes: [UInt8]
  ) throws(ProtocolError) -> [UInt8] {
    var input = ByteQueue(bytes)
    var output: [UInt8] = []
    while try session.receive(&input, &output) {}
    #expect(input.count == 0)
    return output
  }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  static let device: [UInt8] =
    Array("/sys/devices/proofmass/usb1/1-1".utf8) + zeros(256 - 31) + Array("1-1".utf8) + zeros(29)
    + [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0x04, 0x03, 0xC6, 0x31, 0x02, 0x05, 0xFF, 0, 0, 0, 1, 1]

  @Test func listing() throws {
    var session = Self.session()
    #expect(session.greeting == [])
    #expect(
      try Self.answer(&session, [0x01, 0x11, 0x80, 0x05, 0, 0, 0, 0])
        == [0x01, 0x11, 0x00, 0x05, 0, 0, 0, 0, 0, 0, 0, 1] + Self.device + [0xFF, 0, 0, 0])
    #expect(!session.isImported)
  }

  @Test func importing() throws {
    var session = Self.session()
    #expect(
      try Self.answer(
        &session, [0x01, 0x11, 0x80, 0x03, 0, 0, 0, 0] + Array("1-2".utf8) + Self.zeros(29))
        == [0x01, 0x11, 0x00, 0x03, 0, 0, 0, 4])
    #expect(!session.isImported)
    #expect(
      try Self.answer(
        &session, [0x01, 0x11, 0x80, 0x03, 0, 0, 0, 0] + Array("1-1".utf8) + Self.zeros(29))
        == [0x01, 0x11, 0x00, 0x03, 0, 0, 0, 0] + Self.device)
    #expect(session.isImported)
  }

  /// USBIP_CMD_SUBMIT of device 1-2.
  static func submit(
    _ sequence: UInt8, isRead: Bool, endpoint: UInt8 = 0, length: [UInt8], setup: [UInt8],
    packets: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
  ) -> [UInt8] {
    var bytes = [0, 0, 0, 1, 0, 0, 0, sequence, 0, 1, 0, 2, 0, 0, 0, isRead ? 1 : 0]
    bytes += [0, 0, 0, endpoint, 0, 0, 2, 0] + length
    return bytes + [0, 0, 0, 0] + packets + [0, 0, 0, 0] + setup
  }

  /// USBIP_RET_SUBMIT.
  static func reply(_ sequence: UInt8, status: [UInt8], length: UInt8) -> [UInt8] {
    [0, 0, 0, 3, 0, 0, 0, sequence] + zeros(12) + status + [0, 0, 0, length] + zeros(20)
  }

  @Test func `the kernel's probe of a LIS331DLH`() throws {
    var session = Self.session()
    // W 8f
    #expect(
      try Self.answer(
        &session,
        Self.submit(
          1, isRead: false, length: [0, 0, 0, 1], setup: [0x41, 5, 0, 0, 0x18, 0, 1, 0]) + [0x8F])
        == Self.reply(1, status: [0, 0, 0, 0], length: 1))
    #expect(session.isImported)
    // R 32
    #expect(
      try Self.answer(
        &session,
        Self.submit(2, isRead: true, length: [0, 0, 0, 1], setup: [0xC1, 6, 1, 0, 0x18, 0, 1, 0]))
        == Self.reply(2, status: [0, 0, 0, 0], length: 1) + [0x32])
    // An answer that is shorter than the buffer.
    #expect(
      try Self.answer(
        &session,
        Self.submit(
          3, isRead: true, length: [0, 0, 0, 255], setup: [0x80, 6, 0, 3, 0, 0, 255, 0],
          packets: [0, 0, 0, 0]))
        == Self.reply(3, status: [0, 0, 0, 0], length: 4) + [4, 3, 0x09, 0x04])
    // Without a data stage the direction has no meaning.
    #expect(
      try Self.answer(
        &session,
        Self.submit(4, isRead: true, length: [0, 0, 0, 0], setup: [0x41, 7, 0, 0, 0x18, 0, 0, 0]))
        == Self.reply(4, status: [0, 0, 0, 0], length: 0))
  }

  @Test(
    arguments: [
      // No such request; another endpoint; a buffer of another length; the wrong direction.
      (0, true, 1, [0xC1, 9, 0, 0, 0, 0, 1, 0]), (1, true, 1, [0xC1, 3, 0, 0, 0, 0, 1, 0]),
      (0, true, 2, [0xC1, 3, 0, 0, 0, 0, 1, 0]), (0, false, 1, [0xC1, 3, 0, 0, 0, 0, 1, 0]),
      (0, true, 1, [0x41, 7, 0, 0, 0x18, 0, 1, 0]), (2, false, 1, [0, 0, 0, 0, 0, 0, 0, 0]),
    ] as [(UInt8, Bool, UInt8, [UInt8])])
  func stalls(_ endpoint: UInt8, _ isRead: Bool, _ length: UInt8, _ setup: [UInt8]) throws {
    var session = Self.session()
    let command = Self.submit(
      7, isRead: isRead, endpoint: endpoint, length: [0, 0, 0, length], setup: setup)
    #expect(
      try Self.answer(&session, command + Self.zeros(isRead ? 0 : Int(length)))
        == Self.reply(7, status: [0xFF, 0xFF, 0xFF, 0xE0], length: 0))
  }

  @Test func unlinking() throws {
    var session = Self.session()
    let command: [UInt8] =
      [0, 0, 0, 2, 0, 0, 0, 9, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8] + Self.zeros(24)
    #expect(
      try Self.answer(&session, command) == [0, 0, 0, 4, 0, 0, 0, 9] + Self.zeros(40))
  }

  @Test(arguments: [
    [0x01, 0x10, 0x80, 0x05, 0, 0, 0, 0], [0x01, 0x11, 0x80, 0x07, 0, 0, 0, 0],
    Array("GET / HTTP/1.1\r\n".utf8), [0, 0, 0, 3] + zeros(44), zeros(48),
    submit(1, isRead: true, length: [0, 1, 0, 0], setup: zeros(8)),
    submit(1, isRead: false, length: [0xFF, 0xFF, 0xFF, 0xFF], setup: zeros(8)),
    submit(1, isRead: true, length: [0, 0, 0, 1], setup: zeros(8), packets: [0, 0, 0, 8]),
  ])
  func garbage(_ bytes: [UInt8]) {
    var session = Self.session()
    #expect(throws: ProtocolError.self) { try Self.answer(&session, bytes) }
  }

  @Test func `a kernel that has the device asks for no other`() throws {
    var session = Self.session()
    _ = try Self.answer(
      &session, [0x01, 0x11, 0x80, 0x03, 0, 0, 0, 0] + Array("1-1".utf8) + Self.zeros(29))
    #expect(throws: ProtocolError.self) {
      try Self.answer(&session, [0x01, 0x11, 0x80, 0x05] + Self.zeros(44))
    }
  }

  /// An import, a write and a read.
  private static var conversation: [UInt8] {
    var bytes: [UInt8] = [0x01, 0x11, 0x80, 0x03, 0, 0, 0, 0] + Array("1-1".utf8) + zeros(29)
    bytes += submit(1, isRead: false, length: [0, 0, 0, 2], setup: [0x41, 7, 0, 0, 0x18, 0, 2, 0])
    bytes += [0x20, 0x27]
    return bytes
      + submit(2, isRead: true, length: [0, 0, 0, 1], setup: [0xC1, 3, 0, 0, 0, 0, 1, 0])
  }

  @Test func byteForByte() throws {
    let whole = Self.conversation
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
    #expect(output.last == 1)
    #expect(input.count == 0)
  }

  /// A conversation with one changed bit is answered within bounds or refused.
  @Test func everyFlippedBit() throws {
    let whole = [0x01, 0x11, 0x80, 0x05, 0, 0, 0, 0] + Self.conversation
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
