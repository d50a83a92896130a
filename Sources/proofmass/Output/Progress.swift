// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer
import ProofMassSystem
import Synchronization

/// A line on a terminal that shows the progress of a long task. In a pipe or a file there is none.
final class Progress {
  private let isShown: Bool
  private var last: Instant
  private var hasShown = false

  /// - Parameters:
  ///   - besideData: Whether the task writes to standard output while it runs.
  ///   - start: The start of the task, which shows nothing in its first half second.
  init(besideData: Bool = true, since start: Instant = Instant(nanoseconds: 0)) {
    isShown = Self.isPossible && !(besideData && ByteFile.standardOutput.isTerminal)
    last = start
  }

  func show(_ state: @autoclosure () -> String, _ now: Instant) {
    guard isShown, now.nanoseconds - last.nanoseconds > 500_000_000 else { return }
    last = now
    Self.write(state())
    hasShown = true
  }

  func clear() {
    if hasShown { Self.clear() }
    hasShown = false
  }

  /// Shows the name of a task that takes longer than a second, until its end.
  static func during<Result: ~Copyable, Failure: Error>(
    _ words: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isPossible else { return try body() }
    let line = DelayedLine()
    let timer = Task.detached {
      try await Task.sleep(for: .seconds(1))
      line.show(words)
    }
    defer {
      timer.cancel()
      line.end()
    }
    return try body()
  }

  private static let isPossible = ByteFile.standardError.isTerminal

  fileprivate static func write(_ words: String) {
    // A longer line would wrap, and only its last part would be cleared.
    put("\r\u{1b}[K" + printable(words).prefix(78) + " ")
  }

  fileprivate static func clear() { put("\r\u{1b}[K") }

  private static func put(_ text: String) {
    // The task does not depend on it.
    try? ByteFile.standardError.write(Array(text.utf8))
  }
}

/// A line that another thread shows, unless the task has ended.
private final class DelayedLine: Sendable {
  private enum State { case waiting, shown, ended }
  private let state = Mutex(State.waiting)

  func show(_ words: String) {
    state.withLock { state in
      guard state == .waiting else { return }
      Progress.write(words)
      state = .shown
    }
  }

  func end() {
    state.withLock { state in
      if state == .shown { Progress.clear() }
      state = .ended
    }
  }
}
