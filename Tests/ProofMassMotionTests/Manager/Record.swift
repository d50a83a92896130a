// SPDX-License-Identifier: Apache-2.0

import ProofMassMotion
import Synchronization

/// Collects the samples and errors that a handler receives.
final class Record<Sample: MotionSample>: Sendable {
  private let state = Mutex<(samples: [Sample], errors: [MotionError])>(([], []))

  var samples: [Sample] { state.withLock { $0.samples } }
  var errors: [MotionError] { state.withLock { $0.errors } }

  @Sendable func note(_ sample: Sample?, _ error: MotionError?) {
    state.withLock { state in
      if let sample { state.samples.append(sample) }
      if let error { state.errors.append(error) }
    }
  }
}

final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  @discardableResult
  func add(_ number: Int = 1) -> Int {
    count.add(number, ordering: .sequentiallyConsistent).newValue
  }
}
