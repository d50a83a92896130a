// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import Synchronization

/// The time of a board that another process serves; where that is virtual, waiting advances it.
///
/// When the board is gone, the system's clock takes over, so that waits end and the next transaction
/// tells.
package final class ServedTimebase: Timebase, Sendable {
  /// Whether only clients and wires move the board's time.
  package let isManual: Bool
  private let connection: Mutex<FrameConnection>
  private let sleep: @Sendable (Instant) -> Void

  /// - Parameters:
  ///   - path: the socket that the board is served at.
  ///   - sleep: waits on the system's monotonic clock.
  package init(
    path: String, sleep: @escaping @Sendable (Instant) -> Void
  ) throws(SocketError) {
    isManual = try ServedBoardFacts(path: path).isManual
    self.sleep = sleep
    connection = Mutex(try FrameConnection(path: path))
  }

  package func now() -> Instant {
    guard isManual, let now = advance(to: 0) else { return Instant(nanoseconds: systemTime()) }
    return now
  }

  package func wait(until instant: Instant) {
    guard isManual, advance(to: instant.nanoseconds) != nil else { return sleep(instant) }
  }

  private func advance(to time: Int64) -> Instant? {
    var request: [UInt8] = []
    request.append(littleEndian: max(0, time))
    let (status, data) = connection.withLock { [request] in $0.request(.advanceTo, request) }
    guard status >= 0, data.count == 8 else { return nil }
    return Instant(nanoseconds: ByteQueue(data).littleEndian(at: 0))
  }
}
