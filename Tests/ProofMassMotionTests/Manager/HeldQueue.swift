// SPDX-License-Identifier: Apache-2.0

import ProofMassMotion
import Synchronization

/// Keeps its work until ``run()``.
final class HeldQueue: HandlerQueue {
  private let work = Mutex<[@Sendable () -> Void]>([])

  func enqueue(_ work: @escaping @Sendable () -> Void) { self.work.withLock { $0.append(work) } }

  /// Runs the work enqueued so far, in its order.
  func run() {
    let work = work.withLock { work in
      defer { work = [] }
      return work
    }
    for work in work { work() }
  }
}
