// SPDX-License-Identifier: Apache-2.0

import ProofMassMotion
import Synchronization
import Testing

/// Handlers on a task executor and on the main actor; neither runs one after a stop.
@Suite struct HandlerQueueTests {
  /// Counts jobs, holds them back on request, and runs them on the global executor.
  final class HoldingExecutor: TaskExecutor {
    let jobs = Counter()
    private let held = Mutex<[UnownedJob]?>(nil)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.add()
      let isHeld = held.withLock { held in
        held?.append(job)
        return held != nil
      }
      if !isHeld { globalConcurrentExecutor.enqueue(job) }
    }

    func hold() { held.withLock { $0 = [] } }

    func release() {
      let jobs = held.withLock { held in
        defer { held = nil }
        return held ?? []
      }
      for job in jobs { globalConcurrentExecutor.enqueue(job) }
    }
  }

  /// Polls with sleeps instead of blocking: handlers run on the threads that run the tests.
  private nonisolated func waits(for condition: () -> Bool) async throws -> Bool {
    for _ in 0..<2000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    return condition()
  }

  @Test func anExecutorRunsHandlersAndNoneAfterTheStop() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let (executor, record) = (HoldingExecutor(), Record<GyroData>())
    manager.startGyroUpdates(to: .executor(executor)) { record.note($0, $1) }
    bench.run(seconds: 0.05)
    #expect(try await waits { record.samples.count == 5 })
    #expect(record.samples.map(\.timestamp) == [0.01, 0.02, 0.03, 0.04, 0.05])
    #expect(executor.jobs.value > 0)
    #expect(try await waits { manager.gyroCount.pending == 0 })
    // The job that delivered the latest sample may still run.
    try await Task.sleep(for: .milliseconds(50))
    executor.hold()
    let jobs = executor.jobs.value
    bench.run(seconds: 0.05)
    #expect(try await waits { executor.jobs.value > jobs })
    manager.stopGyroUpdates()
    executor.release()
    try await Task.sleep(for: .milliseconds(50))
    #expect(record.samples.count == 5)
    #expect(manager.gyroCount.pending == 5)
  }

  @MainActor @Test func theMainActorRunsHandlersAndNoneAfterTheStop() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let record = Record<GyroData>()
    manager.startGyroUpdates(to: .mainActor) { sample, error in
      MainActor.assertIsolated()
      record.note(sample, error)
    }
    bench.run(seconds: 0.05)
    // Handlers cannot run before this test, which is on the main actor, suspends.
    #expect(record.samples.isEmpty)
    #expect(try await waits { record.samples.count == 5 })
    #expect(record.samples.map(\.timestamp) == [0.01, 0.02, 0.03, 0.04, 0.05])
    bench.run(seconds: 0.05)
    manager.stopGyroUpdates()
    // Waits for the job that was already enqueued.
    await Task { @MainActor in }.value
    try await Task.sleep(for: .milliseconds(50))
    #expect(record.samples.count == 5)
    #expect(manager.gyroCount.pending == 5)
  }
}
