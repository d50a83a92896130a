// SPDX-License-Identifier: Apache-2.0

/// The USB/IP protocol, on the side of the device: `usbip attach` connects to it and passes the
/// connection to a kernel's `vhci-hcd`.
///
/// Version 1.1.1, as in Linux's Documentation/usb/usbip_protocol.rst; all numbers are big-endian. A
/// connection that was passed directly to a kernel begins with the kernel's commands.
package struct USBIPSession: AnsweringSession {
  package static var longestFrame: Int { 48 + Int(UInt16.max) }

  private var device: TinyUSB
  /// Whether a kernel has imported the device on this connection.
  package private(set) var isImported = false

  /// Creates a session with a device on a board.
  package init(_ board: ServedBoard) { device = TinyUSB(board) }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    guard input.count >= 8 else { return false }
    // An operation begins with a version, which is not 0; a command begins with 16 zero bits.
    return isImported || input.bigEndian(at: 0, as: UInt16.self) == 0
      ? try command(&input, &output) : try operation(&input, &output)
  }

  // MARK: Before a kernel imports the device

  private static let version: UInt16 = 0x0111
  private static let busID = Array("1-1".utf8)

  /// False when it has not arrived completely.
  private mutating func operation(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    let version = input.bigEndian(at: 0, as: UInt16.self)
    guard version == Self.version else {
      throw ProtocolError("USB/IP: version 0x\(String(version, radix: 16))")
    }
    let code = input.bigEndian(at: 2, as: UInt16.self)
    switch code {
    case 0x8005:  // OP_REQ_DEVLIST
      input.removeFirst(8)
      Self.append(reply: 0x0005, status: 0, to: &output)
      output.append(bigEndian: 1 as UInt32)
      describe(to: &output)
      output += [TinyUSB.deviceClass, 0, 0, 0]  // its interface
    case 0x8003:  // OP_REQ_IMPORT
      guard input.count >= 8 + 32 else { return false }
      let name = input[8..<40].prefix { $0 != 0 }
      input.removeFirst(40)
      isImported = Array(name) == Self.busID
      Self.append(reply: 0x0003, status: isImported ? 0 : 4, to: &output)  // ST_NODEV
      if isImported { describe(to: &output) }
    default: throw ProtocolError("USB/IP: no operation 0x\(String(code, radix: 16))")
    }
    return true
  }

  private static func append(reply code: UInt16, status: UInt32, to output: inout [UInt8]) {
    output.append(bigEndian: version)
    output.append(bigEndian: code)
    output.append(bigEndian: status)
  }

  /// Appends the description of the device, 312 bytes: number 2 on bus 1, at full speed.
  private func describe(to output: inout [UInt8]) {
    func append(_ text: [UInt8], in room: Int) {
      output += text + [UInt8](repeating: 0, count: room - text.count)
    }
    append(Array("/sys/devices/proofmass/usb1/1-1".utf8), in: 256)
    append(Self.busID, in: 32)
    output.append(bigEndian: 1 as UInt32)
    output.append(bigEndian: 2 as UInt32)
    output.append(bigEndian: 2 as UInt32)  // USB_SPEED_FULL
    output.append(bigEndian: TinyUSB.vendor)
    output.append(bigEndian: TinyUSB.product)
    output.append(bigEndian: TinyUSB.version)
    output += [TinyUSB.deviceClass, 0, 0]
    output += [device.configuration, 1, 1]  // one configuration, one interface
  }

  // MARK: A kernel's commands

  /// False when it has not arrived completely.
  private mutating func command(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    guard input.count >= 48 else { return false }
    let code = input.bigEndian(at: 0, as: UInt32.self)
    let sequence = input.bigEndian(at: 4, as: UInt32.self)
    switch code {
    case 1: return try submit(sequence, &input, &output)  // USBIP_CMD_SUBMIT
    case 2:  // USBIP_CMD_UNLINK: the request that it cancels is finished, and answered
      isImported = true
      input.removeFirst(48)
      Self.append(reply: 4, to: sequence, [0], to: &output)
      return true
    default: throw ProtocolError("USB/IP: no command \(code)")
    }
  }

  private mutating func submit(
    _ sequence: UInt32, _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    let isRead = input.bigEndian(at: 12, as: UInt32.self) != 0
    let endpoint = input.bigEndian(at: 16, as: UInt32.self)
    let length = input.bigEndian(at: 24, as: UInt32.self)
    let packets = input.bigEndian(at: 32, as: UInt32.self)
    guard length <= UInt32(UInt16.max) else {
      throw ProtocolError("USB/IP: a transfer of \(length) bytes is too long")
    }
    guard packets == 0 || packets == .max else {
      throw ProtocolError("USB/IP: the device has no isochronous endpoint")
    }
    let end = 48 + (isRead ? 0 : Int(length))
    guard input.count >= end else { return false }
    let setup = USBSetup(
      requestType: input[40], request: input[41],
      // Little-endian, as on USB.
      value: input.littleEndian(at: 42), index: input.littleEndian(at: 44),
      length: input.littleEndian(at: 46))
    let data = input[48..<end]
    input.removeFirst(end)
    isImported = true

    // The kernel's transfer buffer has the length of the data stage.
    let isWhole = endpoint == 0 && length == UInt32(setup.length)
    guard isWhole, let answer = device.transfer(setup, data) else {
      Self.append(reply: 3, to: sequence, [-32, 0, 0, 0, 0], to: &output)  // -EPIPE: a stall
      return true
    }
    let done = isRead ? Int32(answer.count) : Int32(length)
    Self.append(reply: 3, to: sequence, [0, done, 0, 0, 0], to: &output)
    if isRead { output += answer }
    return true
  }

  /// Appends a header of 48 bytes; a server leaves device, direction and endpoint 0.
  private static func append(
    reply code: UInt32, to sequence: UInt32, _ numbers: [Int32], to output: inout [UInt8]
  ) {
    output.append(bigEndian: code)
    output.append(bigEndian: sequence)
    output += [UInt8](repeating: 0, count: 12)
    for number in numbers { output.append(bigEndian: number) }
    output += [UInt8](repeating: 0, count: 48 - 20 - 4 * numbers.count)
  }
}
