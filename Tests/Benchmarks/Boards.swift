// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// A minute of nine axes of each of so many specimens, of which some run at once, each on a thread.
func boards(_ count: Int, atOnce tasks: Int) async throws -> Times {
  let stopwatch = Stopwatch()
  try await withThrowingTaskGroup { group in
    for first in 0..<tasks {
      group.addTask {
        for seed in stride(from: first, to: count, by: tasks) {
          _ = try nineAxes(milliseconds: 60_000, sensing: .typical(seed: UInt64(seed)))
        }
      }
    }
    try await group.waitForAll()
  }
  return stopwatch.read()
}
