// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Synchronization

extension Bench {
  /// Sets the accelerometer's input as a function of the time since now, in seconds; in g with Core
  /// Motion's sign.
  func move(for seconds: Double, _ acceleration: (Double) -> Axes<Double>) {
    for index in 0..<Int((seconds * 500).rounded()) {
      let felt = acceleration(Double(index) / 500)
      board.change { $0.force = felt * -1 }
      run(seconds: 0.002)
    }
  }

  func hold(_ acceleration: Axes<Double>, for seconds: Double = 1) {
    move(for: seconds) { _ in acceleration }
  }

  /// Shakes at 5 Hz with a peak of 2.5 g, lying on its back; then rests.
  func shake(for seconds: Double, rest: Double = 1) {
    move(for: seconds) { [2.5 * sin(10 * .pi * $0), 0, -1] }
    hold([0, 0, -1], for: rest)
  }
}

/// Collects what handlers report, in order.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  var all: [Note] { notes.withLock { $0 } }

  func add(_ note: Note) { notes.withLock { $0.append(note) } }
}
