// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ProofMassCore
import ProofMassMotion
import Testing

/// A session with a thread of its own, in real time.
struct LiveBench {
  let board = FakeBoard()
  let session: MotionSession

  init(bufferedSamples: Int = 64) {
    let clock = RunningClock()
    session = MotionSession(
      FakeSensors(board, clock: clock), clock: clock,
      configuration: .init(bufferedSamples: bufferedSamples))
  }

  /// Waits up to ten seconds for a condition, because machines may be busy.
  static func waits(for condition: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      pause(0.005)
    }
    return condition()
  }

  static func pause(_ seconds: Double) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
  }
}

@Suite struct ThreadTests {
  @Test func theThreadWorksWhileSomebodyListens() {
    let bench = LiveBench()
    let manager = MotionManager(bench.session)
    #expect(bench.board.steps == 0)
    for _ in 0..<3 {
      let record = Record<AccelerometerData>()
      manager.startAccelerometerUpdates(
        to: DispatchQueue(label: "handler"), withHandler: record.note)
      #expect(LiveBench.waits { record.samples.count > 10 })
      #expect(bench.board.demand == SensorDemand(accelerometer: 100))
      let times = record.samples.map(\.timestamp)
      #expect(times == times.sorted())
      manager.stopAccelerometerUpdates()
      #expect(LiveBench.waits { bench.board.demand == SensorDemand() })
      // The thread has ended: there are no further steps.
      let steps = bench.board.steps
      LiveBench.pause(0.1)
      #expect(bench.board.steps == steps)
    }
  }

  @Test func whatIsWantedAnewIsNoticedWhileTheThreadSleeps() {
    let bench = LiveBench()
    let (slow, fast) = (MotionManager(bench.session), MotionManager(bench.session))
    slow.gyroUpdateInterval = 60
    slow.startGyroUpdates()
    #expect(LiveBench.waits { bench.board.demand == SensorDemand(gyroscope: 1.0 / 60) })
    let begin = DispatchTime.now().uptimeNanoseconds
    fast.startAccelerometerUpdates()
    #expect(LiveBench.waits { bench.board.demand.accelerometer == 100 })
    // This is long before the gyroscope's next sample.
    #expect(DispatchTime.now().uptimeNanoseconds - begin < 5_000_000_000)
    #expect(LiveBench.waits { fast.accelerometerData != nil })
  }

  @Test func onlyTheCallerDrivesItsSession() {
    let bench = LiveBench()
    bench.session.run(until: Instant(nanoseconds: .max))
    #expect(bench.board.steps == 0)
  }

  @Test func aSlowHandlerLosesAndCountsAndHoldsNobodyUp() {
    let bench = LiveBench(bufferedSamples: 4)
    let manager = MotionManager(bench.session)
    let other = MotionManager(bench.session)
    let (calls, record) = (Counter(), Record<GyroData>())
    manager.gyroUpdateInterval = 0.001
    manager.startGyroUpdates(to: DispatchQueue(label: "slow")) { sample, _ in
      LiveBench.pause(0.02)
      #expect(sample != nil)
      calls.add()
    }
    other.startGyroUpdates(to: .immediate, withHandler: record.note)
    #expect(LiveBench.waits { calls.value >= 20 })
    manager.stopGyroUpdates()
    let count = manager.gyroCount
    #expect(count.delivered == calls.value)
    #expect(count.delivered + count.lost + count.pending == count.offered)
    #expect(count.lost > 0)
    #expect(count.pending <= 4)
    #expect(record.samples.count >= 20)
  }
}
