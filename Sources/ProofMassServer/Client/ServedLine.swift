// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassCore

/// A line of the GPIO chip of a board that another process serves, held as long as the value lives.
///
/// Edges have the times of ``ServedTimebase``; where the board's time is virtual, waiting advances it.
package struct ServedLine: ~Copyable, DataReadyLine {
  /// Holds the line. All that comes on it is a byte when there are edges to be read.
  private var holder: FrameConnection
  private var asking: FrameConnection
  private let number: UInt64
  private let isManual: Bool
  private var lastNumber: UInt32 = 0
  /// Edges that came and went unread, because more were waiting than the board keeps.
  package private(set) var lostEdges = 0

  /// - Parameter path: the socket that the board is served at.
  package init(path: String, line: Int, isActiveLow: Bool = false) throws(SocketError) {
    let isManual = try ServedBoardFacts(path: path).isManual
    let asking = try FrameConnection(path: path)
    var holder = try FrameConnection(path: path)
    let number = UInt64.random(in: 0...UInt64.max)
    var flags: LineFlags = [.input, .rising]
    if isActiveLow { flags.insert(.activeLow) }
    if isManual { flags.insert(.boardTime) }
    var request: [UInt8] = []
    request.append(littleEndian: number)
    request += Array("proofmass".utf8) + Array(repeating: 0, count: 32 - 9)
    request.append(littleEndian: Self.keptEdges)
    request.append(littleEndian: UInt16(1))
    request.append(littleEndian: UInt32(clamping: line))
    request.append(littleEndian: flags.rawValue)
    let status = try holder.promptAnswer(.gpioTake, request).status
    guard status >= 0 else { throw Self.refusal(of: line, at: path, code: -status) }
    self.number = number
    self.isManual = isManual
    self.asking = asking
    self.holder = holder
  }

  private static func refusal(of line: Int, at path: String, code: Int32) -> SocketError {
    switch code {
    case EBUSY:
      SocketError("line \(line) of the board at \(path) is in use: end that, or wire another line")
    case EINVAL:
      SocketError(
        "the board at \(path) has no line \(line), only 0 to \(LineWiring.count - 1)")
    default: SocketError("take line \(line) of the board at \(path)", code: code)
    }
  }

  /// As many as `GPIOLine` asks a kernel for.
  private static var keptEdges: UInt32 { 64 }

  package mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    while true {
      if let edge = try readEdge() { return edge }
      let now = try now()
      guard now < deadline else { return nil }
      let rest = deadline.nanoseconds.subtractingReportingOverflow(now.nanoseconds)
      try wait(atMost: rest.overflow ? .max : rest.partialValue)
    }
  }

  package mutating func isActive() throws(BusError) -> Bool {
    let data = try ask(.gpioValues, [UInt64(1)])
    guard data.count == 8 else { throw BusError(.other, code: EIO) }
    return data[0] & 1 != 0
  }

  private mutating func readEdge() throws(BusError) -> Instant? {
    var request: [UInt8] = []
    request.append(littleEndian: number)
    request.append(littleEndian: UInt16(1))
    let data = try asking.answer(.gpioRead, request)
    guard let isMarkStale = data.first else { throw BusError(.other, code: EIO) }
    if isMarkStale != 0 { holder.discardByte() }
    guard data.count > 1 else { return nil }
    guard data.count == 1 + LineRequest.Event.size else { throw BusError(.other, code: EIO) }
    let event = ByteQueue(data)
    let number: UInt32 = event.littleEndian(at: 1 + 20)
    lostEdges += Int(number &- lastNumber &- 1)
    lastNumber = number
    return Instant(nanoseconds: event.littleEndian(at: 1))
  }

  private mutating func now() throws(BusError) -> Instant {
    guard isManual else { return Instant(nanoseconds: systemTime()) }
    let data = try asking.answer(.advanceTo, Array(repeating: 0, count: 8))
    guard data.count == 8 else { throw BusError(.other, code: EIO) }
    return Instant(nanoseconds: ByteQueue(data).littleEndian(at: 0))
  }

  private mutating func wait(atMost time: Int64) throws(BusError) {
    guard isManual else { return try holder.awaitInput(atMost: time) }
    var request: [UInt8] = []
    request.append(littleEndian: time)
    request.append(littleEndian: number)
    _ = try asking.answer(.gpioAwait, request)
  }

  private mutating func ask(
    _ kind: Frame.Kind, _ numbers: [UInt64]
  ) throws(BusError) -> [UInt8] {
    var request: [UInt8] = []
    for number in [number] + numbers { request.append(littleEndian: number) }
    return try asking.answer(kind, request)
  }
}

extension FrameConnection {
  fileprivate mutating func answer(
    _ kind: Frame.Kind, _ payload: [UInt8]
  ) throws(BusError) -> [UInt8] {
    let (status, data) = request(kind, payload)
    guard status >= 0 else { throw BusError(.other, code: -status) }
    return data
  }
}
