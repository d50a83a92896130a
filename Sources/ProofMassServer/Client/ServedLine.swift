// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassCore
internal import Synchronization

/// The time of a board that another process serves; where it is virtual, waiting advances it.
///
/// When the server has ended, the system's clock is used instead, so that waits end and the next
/// transaction reports the failure.
package final class ServedTimebase: Timebase, Sendable {
  /// Whether the board's time is virtual: only clients and transactions move it.
  package let isTimeVirtual: Bool
  private let connection: Mutex<FrameConnection>
  private let sleep: @Sendable (Instant) -> Void

  /// Connects to the board that is served at a socket. Throws where there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the socket.
  ///   - sleep: waits on the system's monotonic clock.
  package init(
    path: String, sleep: @escaping @Sendable (Instant) -> Void
  ) throws(SocketError) {
    isTimeVirtual = try ServedBoardFacts(path: path).isTimeVirtual
    self.sleep = sleep
    connection = Mutex(try FrameConnection(path: path))
  }

  package func now() -> Instant {
    guard isTimeVirtual, let now = advance(to: 0) else { return Instant(nanoseconds: systemTime()) }
    return now
  }

  package func wait(until instant: Instant) {
    guard isTimeVirtual, advance(to: instant.nanoseconds) != nil else { return sleep(instant) }
  }

  private func advance(to time: Int64) -> Instant? {
    let request = [UInt8](littleEndian: max(0, time))
    let (status, data) = connection.withLock { $0.request(.advanceTo, request) }
    guard status >= 0, data.count == 8 else { return nil }
    return Instant(nanoseconds: ByteQueue(data).littleEndian(at: 0))
  }
}

/// A line of the GPIO chip of a board that another process serves. It is held until the end of the
/// value's life.
///
/// Edges have the times of ``ServedTimebase``; where the board's time is virtual, waiting advances
/// it.
package struct ServedLine: ~Copyable, DataReadyLine {
  /// The connection that holds the line. It receives only announcements of edges, one byte each.
  private var holder: FrameConnection
  /// The connection of all other requests.
  private var asking: FrameConnection
  private let number: UInt64
  private let isTimeVirtual: Bool
  private var lastNumber: UInt32 = 0
  /// The number of edges that were dropped unread, because more were waiting than the board keeps.
  package private(set) var lostEdges = 0

  /// Requests a line of the board that is served at a socket, for this process alone. Throws where
  /// there is no board or no such line, or the line is in use.
  package init(path: String, line: Int, isActiveLow: Bool = false) throws(SocketError) {
    let isTimeVirtual = try ServedBoardFacts(path: path).isTimeVirtual
    let asking = try FrameConnection(path: path)
    var holder = try FrameConnection(path: path)
    let number = UInt64.random(in: 0...UInt64.max)
    var flags: LineFlags = [.input, .rising]
    if isActiveLow { flags.insert(.activeLow) }
    if isTimeVirtual { flags.insert(.boardTime) }
    var request = [UInt8](littleEndian: number)
    request += Array("proofmass".utf8) + Array(repeating: 0, count: 32 - 9)
    request.append(littleEndian: Self.keptEdges)
    request.append(littleEndian: UInt16(1))
    request.append(littleEndian: UInt32(clamping: line))
    request.append(littleEndian: flags.rawValue)
    let status = try holder.promptAnswer(.gpioTake, request).status
    guard status >= 0 else { throw Self.refusal(of: line, at: path, code: -status) }
    self.number = number
    self.isTimeVirtual = isTimeVirtual
    self.asking = asking
    self.holder = holder
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
    return Instant(nanoseconds: event.littleEndian(at: 1))
  }

  private mutating func now() throws(BusError) -> Instant {
    guard isTimeVirtual else { return Instant(nanoseconds: systemTime()) }
    let data = try asking.answer(.advanceTo, Array(repeating: 0, count: 8))
    guard data.count == 8 else { throw BusError(.other, code: EIO) }
    return Instant(nanoseconds: ByteQueue(data).littleEndian(at: 0))
  }

  private mutating func wait(atMost time: Int64) throws(BusError) {
    guard isTimeVirtual else { return try holder.awaitInput(atMost: time) }
    var request = [UInt8](littleEndian: time)
    request.append(littleEndian: number)
    _ = try asking.answer(.gpioAwait, request)
  }
}

extension FrameConnection {
  /// The data of an answer. Throws where the request is refused.
  fileprivate mutating func answer(
    _ kind: Frame.Kind, _ payload: [UInt8]
  ) throws(BusError) -> [UInt8] {
    let (status, data) = request(kind, payload)
    guard status >= 0 else { throw BusError(.other, code: -status) }
    return data
  }
}
