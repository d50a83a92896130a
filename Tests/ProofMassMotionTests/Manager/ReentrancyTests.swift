// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ProofMassCore
import ProofMassMotion
import Synchronization
import Testing

/// Handlers that call the manager on the thread that drives the session.
@Suite struct ReentrancyTests {
  @Test func aHandlerMayStopItself() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let calls = Counter()
    manager.startGyroUpdates(to: .immediate) { _, _ in
      if calls.add() == 3 { manager.stopGyroUpdates() }
    }
    bench.run(seconds: 1)
    #expect(calls.value == 3)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func aHandlerMayStartAnother() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let record = Record<GyroData>()
    manager.startGyroUpdates(to: .immediate) { _, _ in
      manager.startGyroUpdates(to: .immediate, withHandler: record.note)
    }
    bench.run(seconds: 0.1)
    #expect(record.samples.count == 9)
  }

  @Test func aHandlerMayChangeItsIntervalAndDriveAndAsk() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let record = Record<GyroData>()
    manager.startGyroUpdates(to: .immediate) { sample, error in
      record.note(sample, error)
      manager.gyroUpdateInterval = 0.1
      bench.session.run(until: Instant(seconds: 1000))
      bench.session.calibration = Calibration()
      #expect(manager.isGyroActive)
      #expect(manager.gyroData == sample)
    }
    bench.run(seconds: 1.01)
    #expect(record.samples.map(\.timestamp).prefix(3) == [0.01, 0.11, 0.21])
    #expect(bench.clock.now() == Instant(seconds: 1.01))
  }

  @Test func aHandlerMayBeTheLastWhoHoldsItsManager() {
    let bench = Bench()
    let holder = Mutex<MotionManager?>(MotionManager(bench.session))
    let calls = Counter()
    holder.withLock { $0 }?.startAccelerometerUpdates(to: .immediate) { _, _ in
      calls.add()
      let manager = holder.withLock { holder in
        defer { holder = nil }
        return holder
      }
      withExtendedLifetime(manager) {}
    }
    bench.run(seconds: 1)
    #expect(calls.value == 1)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func aStopWaitsForAHandlerOnAnotherThread() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let (entered, done) = (DispatchSemaphore(value: 0), Counter())
    manager.startGyroUpdates(to: DispatchQueue(label: "handler")) { _, _ in
      entered.signal()
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05)
      done.add()
    }
    bench.run(seconds: 0.01)
    entered.wait()
    manager.stopGyroUpdates()
    #expect(done.value == 1)
  }

  @Test func everyStopWaitsNotOnlyTheFirst() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let (entered, done) = (DispatchSemaphore(value: 0), Counter())
    manager.startGyroUpdates(to: DispatchQueue(label: "handler")) { _, _ in
      entered.signal()
      // This stop, from inside the handler, does not wait; the others still do.
      manager.stopGyroUpdates()
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
      done.add()
    }
    bench.run(seconds: 0.01)
    entered.wait()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      manager.stopGyroUpdates()
      #expect(done.value == 1)
    }
  }

  @Test func ofTwoHandlersThatStopEachOtherNoneHangs() {
    let bench = Bench()
    let managers = [MotionManager(bench.session), MotionManager(bench.session)]
    let (entered, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let goOn = DispatchSemaphore(value: 0)
    for index in 0..<2 {
      managers[index].startGyroUpdates(to: DispatchQueue(label: "handler")) { _, _ in
        entered.signal()
        goOn.wait()
        managers[1 - index].stopGyroUpdates()
        ended.signal()
      }
    }
    bench.run(seconds: 0.01)
    for _ in 0..<2 { entered.wait() }
    for _ in 0..<2 { goOn.signal() }
    for _ in 0..<2 { #expect(ended.wait(timeout: .now() + 10) == .success) }
    #expect(!managers[0].isGyroActive && !managers[1].isGyroActive)
  }
}
