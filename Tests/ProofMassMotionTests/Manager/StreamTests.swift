// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import Testing

@Suite struct StreamTests {
  @Test func aSlowConsumerLosesTheOldest() async throws {
    let bench = Bench(configuration: .init(bufferedSamples: 8))
    let manager = MotionManager(bench.session)
    let updates = manager.gyroUpdates()
    bench.run(seconds: 0.2)
    var iterator = updates.makeAsyncIterator()
    for sample in 13...20 {
      #expect(try await iterator.next()?.timestamp == Double(sample) / 100)
    }
    #expect(updates.count.offered == 20)
    #expect(updates.count.delivered == 8)
    #expect(updates.count.lost == 12)
    #expect(updates.count.pending == 0)
  }

  @Test func aStreamThatNobodyHoldsEnds() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    var updates: MotionUpdates? = manager.gyroUpdates()
    #expect(updates != nil)
    #expect(manager.isGyroActive)
    updates = nil
    #expect(!manager.isGyroActive)
  }

  @Test func aTaskThatWaitsGetsTheNextSample() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let updates = manager.gyroUpdates()
    let task = Task {
      var times: [Double] = []
      for try await sample in updates {
        times.append(sample.timestamp)
        if times.count == 30 { break }
      }
      return times
    }
    while updates.count.delivered < 30 {
      bench.run(seconds: 0.01)
      await Task.yield()
    }
    let times = try await task.value
    #expect(times == times.sorted())
    #expect(times.count == 30)
  }

  @Test func cancellationEndsTheStream() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let updates = manager.gyroUpdates()
    let task = Task {
      var count = 0
      for try await _ in updates { count += 1 }
      return count
    }
    task.cancel()
    #expect(try await task.value == 0)
    #expect(!manager.isGyroActive)
  }

  @Test func aStopEndsAllStreamsAndAStartNone() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let streams = [manager.gyroUpdates(), manager.gyroUpdates()]
    let tasks = streams.map { stream in
      Task {
        var count = 0
        for try await _ in stream { count += 1 }
        return count
      }
    }
    manager.startGyroUpdates()
    manager.startGyroUpdates()
    while streams.contains(where: { $0.count.delivered < 3 }) {
      bench.run(seconds: 0.01)
      await Task.yield()
    }
    manager.stopGyroUpdates()
    for task in tasks { #expect(try await task.value >= 3) }
  }

  @Test func aManagerThatIsGoneEndsItsStreams() async throws {
    let bench = Bench()
    var manager: MotionManager? = MotionManager(bench.session)
    let updates = manager?.magnetometerUpdates()
    bench.run(seconds: 0.02)
    manager = nil
    var iterator = try #require(updates).makeAsyncIterator()
    #expect(try await iterator.next() == nil)
    bench.run(seconds: 0.02)
    #expect(bench.board.demand == SensorDemand())
  }
}
