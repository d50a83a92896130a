// SPDX-License-Identifier: Apache-2.0

/// The usbredir protocol, on the side of the device: QEMU's `usb-redir` connects to it.
///
/// USB Network Redirection protocol 0.7. All numbers are little-endian. A packet is a header (type,
/// length of the content, id: 32 bits each, the id 64 bits where both sides support that) and its
/// content; each side begins with a hello that lists its capabilities.
package struct USBRedirSession: AnsweringSession {
  package static var longestFrame: Int { 16 + 10 + Int(UInt16.max) }

  private var device: TinyUSB
  /// The capabilities that both sides have; nil before the client's hello.
  private var shared: Abilities?

  /// Creates a session with a device on a board.
  package init(_ board: ServedBoard) { device = TinyUSB(board) }

  /// The capabilities in a hello.
  private struct Abilities: OptionSet {
    let rawValue: UInt32
    static let deviceVersion = Abilities(rawValue: 1 << 1)
    static let filter = Abilities(rawValue: 1 << 2)
    static let packetSize = Abilities(rawValue: 1 << 4)
    static let wideIDs = Abilities(rawValue: 1 << 5)
    static let longBulk = Abilities(rawValue: 1 << 6)
    static let own: Abilities = [.deviceVersion, .filter, .packetSize, .wideIDs, .longBulk]
  }

  /// The types of packets.
  private enum Kind: UInt32 {
    case hello = 0, deviceConnect
    case reset = 3, interfaceInfo, endpointInfo
    case setConfiguration = 6, getConfiguration, configurationStatus
    case setAlternate = 9, getAlternate, alternateStatus
    case startIsochronous = 12, stopIsochronous, isochronousStatus
    case startInterrupt = 15, stopInterrupt, interruptStatus
    case allocateStreams = 18, freeStreams, streamsStatus
    case cancel = 21, filterReject, filter, disconnectAcknowledge
    case startBulkReceiving = 25, stopBulkReceiving, bulkReceivingStatus
    case control = 100, bulk, isochronous, interrupt
  }

  /// The statuses of answers.
  private enum Result: UInt8 {
    case success = 0
    case invalid = 2
    case stall = 4
  }

  // MARK: Packets

  package var greeting: [UInt8] {
    var hello = Array("ProofMass".utf8)
    hello += [UInt8](repeating: 0, count: 64 - hello.count)
    hello.append(littleEndian: Abilities.own.rawValue)
    var bytes: [UInt8] = []
    append(.hello, id: 0, hello, to: &bytes)
    return bytes
  }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    // The hellos have ids of 32 bits, because they precede the agreement on wider ones.
    let isWide = shared?.contains(.wideIDs) ?? false
    let header = isWide ? 16 : 12
    guard input.count >= header else { return false }
    let number = input.littleEndian(at: 0, as: UInt32.self)
    let length = input.littleEndian(at: 4, as: UInt32.self)
    let id =
      isWide
      ? input.littleEndian(at: 8, as: UInt64.self)
      : UInt64(input.littleEndian(at: 8, as: UInt32.self))
    guard let kind = Kind(rawValue: number) else {
      throw ProtocolError("usbredir: no packet of type \(number) is expected")
    }
    guard length <= 10 + UInt32(UInt16.max) else {
      throw ProtocolError("usbredir: a packet of \(length) bytes is too long")
    }
    let end = header + Int(length)
    guard input.count >= end else { return false }
    let content = ByteQueue(input[header..<end])
    input.removeFirst(end)
    if shared == nil {
      guard kind == .hello else { throw ProtocolError("usbredir: the hello is missing") }
      try begin(content, &output)
    } else {
      try carryOut(kind, id, content, &output)
    }
    return true
  }

  private func append(_ kind: Kind, id: UInt64, _ content: [UInt8], to output: inout [UInt8]) {
    output.append(littleEndian: kind.rawValue)
    output.append(littleEndian: UInt32(content.count))
    if shared?.contains(.wideIDs) ?? false {
      output.append(littleEndian: id)
    } else {
      output.append(littleEndian: UInt32(truncatingIfNeeded: id))
    }
    output += content
  }

  private func check(_ content: ByteQueue, has count: Int) throws(ProtocolError) {
    guard content.count == count else {
      throw ProtocolError("usbredir: \(content.count) bytes where \(count) belong")
    }
  }

  // MARK: Beginning

  /// Reads the client's hello, and reports the device as connected.
  private mutating func begin(
    _ hello: ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) {
    guard hello.count >= 64, hello.count % 4 == 0 else {
      throw ProtocolError("usbredir: a hello of \(hello.count) bytes")
    }
    let theirs = hello.count > 64 ? hello.littleEndian(at: 64, as: UInt32.self) : 0
    let abilities = Abilities(rawValue: theirs).intersection(.own)
    shared = abilities
    describe(to: &output)
    var connect: [UInt8] = [1, TinyUSB.deviceClass, 0, 0]  // full speed
    connect.append(littleEndian: TinyUSB.vendor)
    connect.append(littleEndian: TinyUSB.product)
    if abilities.contains(.deviceVersion) { connect.append(littleEndian: TinyUSB.version) }
    append(.deviceConnect, id: 0, connect, to: &output)
  }

  /// Describes the device: one interface, and among the 32 endpoints (the second half is to the host) the two
  /// that form number 0.
  private func describe(to output: inout [UInt8]) {
    var interface: [UInt8] = []
    interface.append(littleEndian: 1 as UInt32)
    for first in [0, TinyUSB.deviceClass, 0, 0] {
      interface += [first] + [UInt8](repeating: 0, count: 31)
    }
    append(.interfaceInfo, id: 0, interface, to: &output)

    func table(_ first: UInt8, others: UInt8) -> [UInt8] {
      let half = [first] + [UInt8](repeating: others, count: 15)
      return half + half
    }
    // Type (control; none), interval, interface.
    var endpoints = table(0, others: 255) + table(0, others: 0) + table(0, others: 0)
    if shared?.contains(.packetSize) ?? false {
      for size in table(TinyUSB.packetSize, others: 0) {
        endpoints.append(littleEndian: UInt16(size))
      }
    }
    append(.endpointInfo, id: 0, endpoints, to: &output)
  }

  // MARK: Requests

  private mutating func carryOut(
    _ kind: Kind, _ id: UInt64, _ content: ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) {
    switch kind {
    case .reset:
      try check(content, has: 0)
      device.reset()
    case .setConfiguration:
      try check(content, has: 1)
      let result = device.set(configuration: UInt16(content[0])) ? Result.success : .stall
      if result == .success { describe(to: &output) }
      append(
        .configurationStatus, id: id, [result.rawValue, device.configuration], to: &output)
    case .getConfiguration:
      try check(content, has: 0)
      append(
        .configurationStatus, id: id, [Result.success.rawValue, device.configuration],
        to: &output)
    case .setAlternate:
      try check(content, has: 2)
      answerAlternate(id, interface: content[0], alternate: content[1], &output)
    case .getAlternate:
      try check(content, has: 1)
      answerAlternate(id, interface: content[0], alternate: 0, &output)
    case .control:
      try control(id, content, &output)
    case .cancel, .disconnectAcknowledge:
      // Every transfer is finished before the next packet is read.
      try check(content, has: 0)
    case .filter:
      break  // The client's rules for the devices that it accepts.
    case .filterReject:
      throw ProtocolError("usbredir: the client's filter rejects the adapter")
    case .isochronous:
      break  // No answer is defined.
    case .startIsochronous, .stopIsochronous, .startInterrupt, .stopInterrupt, .allocateStreams,
      .freeStreams, .startBulkReceiving, .stopBulkReceiving, .bulk, .interrupt:
      try refuse(kind, id, content, &output)
    case .hello, .deviceConnect, .interfaceInfo, .endpointInfo, .configurationStatus,
      .alternateStatus, .isochronousStatus, .interruptStatus, .streamsStatus,
      .bulkReceivingStatus:
      throw ProtocolError("usbredir: a packet of type \(kind.rawValue) is not the other side's")
    }
  }

  private func answerAlternate(
    _ id: UInt64, interface: UInt8, alternate: UInt8, _ output: inout [UInt8]
  ) {
    let isThere = device.isInterface(UInt16(interface), alternate: UInt16(alternate))
    let result = isThere ? Result.success : .invalid
    append(.alternateStatus, id: id, [result.rawValue, interface, 0], to: &output)
  }

  private mutating func control(
    _ id: UInt64, _ content: ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) {
    guard content.count >= 10 else {
      throw ProtocolError("usbredir: a control packet of \(content.count) bytes")
    }
    let setup = USBSetup(
      requestType: content[2], request: content[1], value: content.littleEndian(at: 4),
      index: content.littleEndian(at: 6), length: content.littleEndian(at: 8))
    try check(content, has: 10 + (setup.isRead ? 0 : Int(setup.length)))
    var result = Result.success
    var answer: [UInt8] = []
    if content[0] & 0x7F != 0 {
      result = .invalid
    } else if let data = device.transfer(setup, content[10..<content.count]) {
      answer = data
    } else {
      result = .stall
    }
    var packet = content[0..<3] + [result.rawValue] + content[4..<8]
    let done = setup.isRead ? answer.count : Int(setup.length)
    packet.append(littleEndian: UInt16(result == .success ? done : 0))
    append(.control, id: id, packet + answer, to: &output)
  }

  /// Answers packets for endpoints that the device does not have.
  private func refuse(
    _ kind: Kind, _ id: UInt64, _ content: ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) {
    let invalid = Result.invalid.rawValue
    switch kind {
    case .startIsochronous:
      try check(content, has: 3)
      append(.isochronousStatus, id: id, [invalid, content[0]], to: &output)
    case .stopIsochronous:
      try check(content, has: 1)
      append(.isochronousStatus, id: id, [invalid, content[0]], to: &output)
    case .startInterrupt, .stopInterrupt:
      try check(content, has: 1)
      append(.interruptStatus, id: id, [invalid, content[0]], to: &output)
    case .allocateStreams, .freeStreams:
      try check(content, has: kind == .freeStreams ? 4 : 8)
      append(.streamsStatus, id: id, content[0..<4] + [0, 0, 0, 0, invalid], to: &output)
    case .startBulkReceiving:
      try check(content, has: 10)
      append(.bulkReceivingStatus, id: id, content[0..<4] + [content[8], invalid], to: &output)
    case .stopBulkReceiving:
      try check(content, has: 5)
      append(.bulkReceivingStatus, id: id, content[0..<4] + [content[4], invalid], to: &output)
    case .bulk:
      // Endpoint, status, length, stream, and the length's high half when both sides know it.
      let isLong = shared?.contains(.longBulk) ?? false
      guard content.count >= (isLong ? 10 : 8) else {
        throw ProtocolError("usbredir: a bulk packet of \(content.count) bytes")
      }
      let packet = [content[0], invalid, 0, 0] + content[4..<8] + (isLong ? [0, 0] : [])
      append(.bulk, id: id, packet, to: &output)
    default:
      guard content.count >= 4 else {
        throw ProtocolError("usbredir: an interrupt packet of \(content.count) bytes")
      }
      append(.interrupt, id: id, [content[0], invalid, 0, 0], to: &output)
    }
  }
}
