// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import Synchronization

/// The time of a board that another process serves; where it is virtual, waiting advances it.
///
/// When the server has ended, time continues with the system's clock, so that waits end and the next
/// transaction reports the failure. Where a board is served at the socket again, time continues with that
/// board's: it never goes back.
package final class ServedTimebase: Timebase, Sendable {
  /// Whether the board's time is virtual: only clients and transactions move it.
  package let isTimeVirtual: Bool
  private let board: Mutex<RemoteTime>
  private let sleep: @Sendable (Instant) -> Void

  /// The longest wait without a board, in nanoseconds.
  private static let longestSleep: Int64 = 1_000_000_000

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
    board = Mutex(RemoteTime(try FrameConnection(path: path), path))
  }

  package func now() -> Instant {
    guard isTimeVirtual else { return Instant(nanoseconds: systemTime()) }
    return Instant(nanoseconds: board.withLock { $0.advance(to: .min) }.time)
  }

  package func wait(until instant: Instant) {
    guard isTimeVirtual else { return sleep(instant) }
    let (time, isServed) = board.withLock { $0.advance(to: instant.nanoseconds) }
    guard !isServed, time < instant.nanoseconds else { return }
    let rest = instant.nanoseconds.subtractingReportingOverflow(time)
    let span = rest.overflow ? Self.longestSleep : min(rest.partialValue, Self.longestSleep)
    sleep(Instant(nanoseconds: systemTime() + span))
  }

  /// The offset that is added to the board's time, in nanoseconds: 0 except for a board that has come back;
  /// nil while there is none.
  var shift: Int64? { board.withLock { $0.isMissed ? nil : $0.shift } }
}

/// The virtual time of a board that may go and come back. All times are in nanoseconds.
private struct RemoteTime: ~Copyable {
  private var connection: FrameConnection
  private let path: String
  private(set) var shift: Int64 = 0
  /// The time that was shown last while the board was there.
  private var shown: Int64 = 0
  /// The system's times of the board's disappearance and of the next attempt to reach it; nil while it is
  /// there.
  private var missed: (since: Int64, next: Int64)?

  var isMissed: Bool { missed != nil }

  private static let pause: Int64 = 500_000_000

  init(_ connection: consuming FrameConnection, _ path: String) {
    self.connection = connection
    self.path = path
  }

  /// Moves the board to an instant, which may be past. Returns the time, and whether it is the board's.
  mutating func advance(to instant: Int64) -> (time: Int64, isServed: Bool) {
    if let missed {
      let time = time(since: missed.since)
      guard reconnect(at: time) else { return (time, false) }
    }
    if let time = request(instant) { return (time, true) }
    let now = systemTime()
    missed = (now, now + Self.pause)
    return (shown, false)
  }

  private func time(since start: Int64) -> Int64 { shown &+ (systemTime() - start) }

  /// The time after an advance; nil where there is no answer.
  private mutating func request(_ instant: Int64) -> Int64? {
    let target = instant.subtractingReportingOverflow(shift)
    let request = [UInt8](littleEndian: max(0, target.overflow ? instant : target.partialValue))
    let (status, data) = connection.request(.advanceTo, request)
    guard status >= 0, data.count == 8 else { return nil }
    let now: Int64 = ByteQueue(data).littleEndian(at: 0)
    shown = now &+ shift
    return shown
  }

  /// Connects to a board that has come back, and shifts its time so that it is shown as this time.
  private mutating func reconnect(at time: Int64) -> Bool {
    let now = systemTime()
    guard let missed, now >= missed.next else { return false }
    self.missed = (missed.since, now + Self.pause)
    do throws(SocketError) {
      var fresh = try FrameConnection(path: path, patience: FrameConnection.shortPatience)
      guard try ServedBoardFacts(from: &fresh, at: path).isTimeVirtual else { return false }
      connection = fresh
    } catch { return false }
    shift = 0
    guard let start = request(0) else { return false }
    shift = time &- start
    shown = time
    self.missed = nil
    return true
  }
}
