// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassSystem

/// How far something is that takes long, where only a person sees it.
final class Progress {
  private let isShown: Bool
  private var last: Instant
  private var hasShown = false

  /// - Parameters:
  ///   - besideData: Whether standard output is written to while it is shown.
  ///   - start: What is done half a second later needs no progress.
  init(besideData: Bool = true, since start: Instant = Instant(nanoseconds: 0)) {
    isShown =
      ByteFile.standardError.isTerminal && !(besideData && ByteFile.standardOutput.isTerminal)
    last = start
  }

  func show(_ state: @autoclosure () -> String, _ now: Instant) {
    guard isShown, now.nanoseconds - last.nanoseconds > 500_000_000 else { return }
    last = now
    // A longer line would wrap, and only its last part be cleared.
    write((hasShown ? "\r\u{1b}[K" : "\r") + state().prefix(78) + " ")
    hasShown = true
  }

  func clear() {
    if hasShown { write("\r\u{1b}[K") }
    hasShown = false
  }

  private func write(_ text: String) {
    // Nothing depends on it.
    try? ByteFile.standardError.write(Array(text.utf8))
  }
}
