// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassCore

/// A line of the GPIO chip of a board that another process serves. It is held until the end of the
/// value's life.
///
/// Edges have the times of ``ServedTimebase``; where the board's time is virtual, waiting advances
/// it. When the server ends, calls throw, and the line is requested again where a board is served at the
/// socket again.
package struct ServedLine: ~Copyable, DataReadyLine {
  /// The connection that holds the line. It receives only announcements of edges, one byte each.
  private var holder: FrameConnection
  /// The connection of all other requests.
  private var asking: FrameConnection
  private let number: UInt64
  private let path: String
  private let line: Int
  private let flags: LineFlags
  private let isTimeVirtual: Bool
  private let clock: ServedTimebase?
  private var isHeld = true
  private var lastNumber: UInt32 = 0
  /// The number of edges that were dropped unread, because more were waiting than the board keeps.
  package private(set) var lostEdges = 0

  /// Requests a line of the board that is served at a socket, for this process alone. Throws where
  /// there is no board or no such line, or the line is in use.
  ///
  /// - Parameter clock: the clock by which the line's user reads this board's time.
  package init(
    path: String, line: Int, isActiveLow: Bool = false, clock: ServedTimebase? = nil
  ) throws(SocketError) {
    let isTimeVirtual = try ServedBoardFacts(path: path).isTimeVirtual
    let asking = try FrameConnection(path: path)
    var holder = try FrameConnection(path: path)
    let number = UInt64.random(in: 0...UInt64.max)
    let flags = Self.flags(isActiveLow: isActiveLow, isTimeVirtual: isTimeVirtual)
    try holder.take(line, flags, number, at: path)
    self.number = number
    self.path = path
    self.line = line
    self.flags = flags
    self.isTimeVirtual = isTimeVirtual
    self.clock = clock
    self.asking = asking
    self.holder = holder
  }

  private static func flags(isActiveLow: Bool, isTimeVirtual: Bool) -> LineFlags {
    var flags: LineFlags = [.input, .rising]
    if isActiveLow { flags.insert(.activeLow) }
    if isTimeVirtual { flags.insert(.boardTime) }
    return flags
  }

  /// Requests the line again, where the board has gone.
  private mutating func retake() throws(BusError) {
    guard !isHeld || holder.isLost || asking.isLost else { return }
    isHeld = false
    do throws(SocketError) {
      asking = try FrameConnection(path: path, patience: FrameConnection.shortPatience)
      guard try ServedBoardFacts(from: &asking, at: path).isTimeVirtual == isTimeVirtual else {
        throw SocketError("the board at \(path) has come back with another kind of time")
      }
      holder = try FrameConnection(path: path, patience: FrameConnection.shortPatience)
      try holder.take(line, flags, number, at: path)
    } catch { throw BusError(.other, code: ENODEV) }
    // The clock has to reach that board first: otherwise the times of edges would not be on the clock's
    // scale.
    if let clock {
      _ = clock.now()
      guard clock.shift != nil else { throw BusError(.other, code: ENODEV) }
    }
    // The new board's sequence numbers begin at 1 again.
    lastNumber = 0
    isHeld = true
  }

  /// The offset that is added to the board's times, in nanoseconds.
  private var shift: Int64 { isTimeVirtual ? clock?.shift ?? 0 : 0 }

  package mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    try retake()
    while true {
      if let edge = try readEdge() { return edge }
      let now = try now()
      guard now < deadline else { return nil }
      let rest = deadline.nanoseconds.subtractingReportingOverflow(now.nanoseconds)
      try wait(atMost: rest.overflow ? .max : rest.partialValue)
    }
  }

  package mutating func isActive() throws(BusError) -> Bool {
    try retake()
    var request = [UInt8](littleEndian: number)
    request.append(littleEndian: UInt64(1))
    let data = try asking.answer(.gpioValues, request)
    guard data.count == 8 else { throw BusError(.other, code: EIO) }
    return data[0] & 1 != 0
  }

  private mutating func readEdge() throws(BusError) -> Instant? {
    var request = [UInt8](littleEndian: number)
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
    return Instant(nanoseconds: event.littleEndian(at: 1)).advanced(byNanoseconds: shift)
  }

  private mutating func now() throws(BusError) -> Instant {
    guard isTimeVirtual else { return Instant(nanoseconds: systemTime()) }
    let data = try asking.answer(.advanceTo, Array(repeating: 0, count: 8))
    guard data.count == 8 else { throw BusError(.other, code: EIO) }
    return Instant(nanoseconds: ByteQueue(data).littleEndian(at: 0)).advanced(byNanoseconds: shift)
  }

  private mutating func wait(atMost time: Int64) throws(BusError) {
    guard isTimeVirtual else { return try holder.awaitInput(atMost: time) }
    var request = [UInt8](littleEndian: time)
    request.append(littleEndian: number)
    _ = try asking.answer(.gpioAwait, request)
  }
}

extension FrameConnection {
  /// Holds a line on this connection from now on, by a number.
  fileprivate mutating func take(
    _ line: Int, _ flags: LineFlags, _ number: UInt64, at path: String
  ) throws(SocketError) {
    var request = [UInt8](littleEndian: number)
    request += Array("proofmass".utf8) + Array(repeating: 0, count: 32 - 9)
    request.append(littleEndian: Self.keptEdges)
    request.append(littleEndian: UInt16(1))
    request.append(littleEndian: UInt32(clamping: line))
    request.append(littleEndian: flags.rawValue)
    let status = try promptAnswer(.gpioTake, request).status
    guard status >= 0 else { throw Self.refusal(of: line, at: path, code: -status) }
  }

  private static func refusal(of line: Int, at path: String, code: Int32) -> SocketError {
    switch code {
    case EBUSY:
      SocketError(
        "line \(line) of the board at \(path) is in use: release it, or wire another line")
    case EINVAL:
      SocketError(
        "the board at \(path) has no line \(line), only 0 to \(LineWiring.count - 1)")
    default: SocketError("take line \(line) of the board at \(path)", code: code)
    }
  }

  /// The number of edges that the board is asked to keep, as by `GPIOLine` (ProofMassLinux).
  private static var keptEdges: UInt32 { 64 }

  /// The data of an answer. Throws where the request is refused.
  fileprivate mutating func answer(
    _ kind: Frame.Kind, _ payload: [UInt8]
  ) throws(BusError) -> [UInt8] {
    let (status, data) = request(kind, payload)
    guard status >= 0 else { throw BusError(.other, code: -status) }
    return data
  }
}
