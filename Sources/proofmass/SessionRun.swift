// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux
import ProofMassMotion

/// A session that is set up, and how long it is to run.
struct SessionRun {
  let session: MotionSession
  /// Whether somebody may be watching.
  let isReal: Bool
  /// What times count from.
  let origin: Instant
  let end: Instant?
  let now: () -> Instant
  /// What keeps it from going on, in one line.
  let complaint: (MotionError) -> Complaint

  /// Runs the session until its end, a signal, or as long as it is to go on, which is asked 50 times a
  /// second.
  func run(while goesOn: () throws(Complaint) -> Bool) throws(Complaint) {
    while try goesOn(), !StopSignals.haveCome {
      let now = now()
      if let end, now >= end { return }
      session.run(
        until: min(now.advanced(byNanoseconds: 20_000_000), end ?? Instant(nanoseconds: .max)))
    }
  }

  /// Whether a first row that nothing but rows would end the wait for is long overdue: chips settle
  /// within a second.
  var hasWaitedInVain: Bool { end == nil && now() >= origin + .seconds(10) }

  /// Of a sample's timestamp, in nanoseconds since the start.
  func time(of timestamp: Double) -> Int64 {
    Int64((timestamp * 1e9).rounded()) - origin.nanoseconds
  }
}
