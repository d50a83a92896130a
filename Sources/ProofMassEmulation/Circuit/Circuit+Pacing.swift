// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

// Transfers of clients that run in the time of a clock, like those on a real bus.
extension Circuit {
  /// The time at which transfers begin, in nanoseconds: on the clock that the board follows, and in
  /// board time.
  package struct WireStart {
    fileprivate var clock: Int64
    fileprivate var board: Int64
  }

  /// The present time, before transfers; nil where the board follows no clock.
  package func beginOnWire() -> WireStart? {
    board.withLock { board in
      guard let clock = board.clock?() else { return nil }
      board.advance(to: board.boardTime(clock))
      return WireStart(clock: clock, board: board.now)
    }
  }

  /// Sleeps after transfers until that clock has advanced by the time that they took on the wire.
  package func waitForWire(since start: WireStart?) {
    guard let start else { return }
    let (wait, now) = board.withLock { ($0.wait, $0.now) }
    guard now > start.board else { return }
    wait?(start.clock + now - start.board)
  }
}
