// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ProofMassCore
import Synchronization

/// A clock whose time advances only by waiting.
final class VirtualClock: Timebase, Sendable {
  private let time = Mutex(Instant(nanoseconds: 0))

  func now() -> Instant { time.withLock { $0 } }

  func wait(until instant: Instant) { time.withLock { $0 = max($0, instant) } }
}

/// The system's monotonic clock.
struct RunningClock: Timebase {
  func now() -> Instant {
    Instant(nanoseconds: Int64(DispatchTime.now().uptimeNanoseconds))
  }

  func wait(until instant: Instant) {
    let deadline = DispatchTime(uptimeNanoseconds: UInt64(max(0, instant.nanoseconds)))
    while now() < instant { _ = DispatchSemaphore(value: 0).wait(timeout: deadline) }
  }
}

extension Instant {
  init(seconds: Double) { self.init(nanoseconds: Int64((seconds * 1e9).rounded())) }
}
