// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Synchronization

/// Collects the samples that handlers receive on any thread.
final class Samples<Sample: Sendable>: Sendable {
  private let samples = Mutex<[Sample]>([])

  func note(_ sample: Sample) { samples.withLock { $0.append(sample) } }

  var all: [Sample] { samples.withLock { $0 } }
  var last: Sample? { samples.withLock { $0.last } }
  var count: Int { samples.withLock { $0.count } }
  func removeAll() { samples.withLock { $0 = [] } }
}
