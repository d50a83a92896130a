// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Synchronization

extension Bench {
  /// The accelerometer feels so much, in g with Core Motion's sign, at each time since now.
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

  /// 5 Hz, 2.5 g, on the back; then rest.
  func shake(for seconds: Double, rest: Double = 1) {
    move(for: seconds) { [2.5 * sin(10 * .pi * $0), 0, -1] }
    hold([0, 0, -1], for: rest)
  }
}

/// What handlers said, in their order.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  var all: [Note] { notes.withLock { $0 } }

  func add(_ note: Note) { notes.withLock { $0.append(note) } }
}
