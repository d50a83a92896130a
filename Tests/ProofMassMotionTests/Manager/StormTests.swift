// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Synchronization
import Testing

/// Many threads start and stop updates at the same time.
@Suite(.serialized) struct StormTests {
  private static var rounds: Int { 60 }
  private static var threads: Int { 8 }

  private let bench = LiveBench(bufferedSamples: 4)

  /// A pause that varies from call to call, but is the same in each run.
  private func pause(_ seed: Int) { LiveBench.pause(Double(seed * 7919 % 10) / 2000) }

  private func storm(_ body: @Sendable (_ thread: Int, _ round: Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<Self.rounds { body(thread, round) }
    }
  }

  /// Open while a handler may run: a call that finds it closed came after the stop.
  private final class Gate: Sendable {
    private let state = Mutex((isOpen: false, late: 0, calls: 0))
    var late: Int { state.withLock { $0.late } }
    var calls: Int { state.withLock { $0.calls } }

    func set(_ isOpen: Bool) { state.withLock { $0.isOpen = isOpen } }

    func pass() {
      state.withLock { state in
        state.calls += 1
        if !state.isOpen { state.late += 1 }
      }
    }
  }

  @Test(arguments: ["immediate", "serial", "concurrent"])
  func noHandlerRunsAfterTheStop(queue name: String) {
    let late = Counter()
    let calls = Counter()
    let session = bench.session
    storm { thread, round in
      let manager = MotionManager(session)
      manager.accelerometerUpdateInterval = 0.001
      let gate = Gate()
      let handler: @Sendable (AccelerometerData?, MotionError?) -> Void = { _, _ in
        gate.pass()
        if round % 5 == 0 { LiveBench.pause(0.002) }
        gate.pass()
      }
      gate.set(true)
      switch name {
      case "immediate": manager.startAccelerometerUpdates(to: .immediate, withHandler: handler)
      case "serial":
        manager.startAccelerometerUpdates(
          to: DispatchQueue(label: "serial"), withHandler: handler)
      default: manager.startAccelerometerUpdates(to: DispatchQueue.global(), withHandler: handler)
      }
      // On a busy machine all other rounds may be over before a handler begins.
      if round == 0 { #expect(LiveBench.waits { gate.calls > 0 }) }
      pause(thread + round)
      manager.stopAccelerometerUpdates()
      gate.set(false)
      pause(round)
      late.add(gate.late)
      calls.add(gate.calls)
      let count = manager.accelerometerCount
      #expect(count.delivered + count.lost + count.pending == count.offered)
    }
    #expect(late.value == 0)
    #expect(calls.value > 0)
    #expect(LiveBench.waits { bench.board.demand == SensorDemand() })
  }

  @Test func pushPullAndStreamsOfSharedManagers() async {
    let session = bench.session
    let managers = (0..<3).map { _ in MotionManager(session) }
    let consumers = Mutex<[Task<Int, any Error>]>([])
    let (late, isOver) = (Counter(), Counter())
    storm { thread, round in
      let manager = managers[(thread + round) % 3]
      switch (thread * 31 + round * 17) % 11 {
      case 0: manager.startAccelerometerUpdates()
      case 1:
        manager.startDeviceMotionUpdates(
          using: round % 2 == 0 ? .xMagneticNorthZVertical : .xArbitraryCorrectedZVertical,
          to: DispatchQueue.global()
        ) { _, _ in if isOver.value > 0 { late.add() } }
      case 2:
        manager.startGyroUpdates(to: .immediate) { _, _ in
          if isOver.value > 0 { late.add() }
          manager.gyroUpdateInterval = 0.002
          if round % 2 == 0 { manager.stopGyroUpdates() }
        }
      case 3:
        let updates = manager.accelerometerUpdates()
        let task = Task {
          var count = 0
          for try await _ in updates {
            count += 1
            if count == 20 { break }
          }
          return count
        }
        consumers.withLock { $0.append(task) }
      case 4:
        let updates = manager.deviceMotionUpdates()
        let task = Task {
          for try await _ in updates {}; return updates.count.lost
        }
        consumers.withLock { $0.append(task) }
        if round % 3 == 0 { task.cancel() }
      case 5: manager.stopAccelerometerUpdates()
      case 6: manager.stopGyroUpdates()
      case 7: manager.stopDeviceMotionUpdates()
      case 8: manager.deviceMotionUpdateInterval = Double(round % 4) / 100
      case 9: manager.startMagnetometerUpdates(to: .mainActor) { _, _ in }
      default: _ = (manager.deviceMotion, manager.error, manager.isGyroActive)
      }
      pause(thread * 3 + round)
    }
    for manager in managers {
      manager.stopAccelerometerUpdates()
      manager.stopGyroUpdates()
      manager.stopMagnetometerUpdates()
      manager.stopDeviceMotionUpdates()
    }
    isOver.add()
    // If a stream did not end, this test would not either.
    for task in consumers.withLock({ $0 }) { _ = await task.result }
    #expect(LiveBench.waits { bench.board.demand == SensorDemand() })
    #expect(late.value == 0)
    for manager in managers {
      for count in [
        manager.accelerometerCount, manager.gyroCount, manager.magnetometerCount,
        manager.deviceMotionCount,
      ] {
        #expect(count.delivered + count.lost + count.pending == count.offered)
        #expect(count.pending <= 4)
      }
    }
  }

  @Test func managersThatAreGoneHaveStopped() {
    let session = bench.session
    let late = Counter()
    storm { thread, round in
      let gate = Gate()
      gate.set(true)
      do {
        let manager = MotionManager(session)
        manager.startGyroUpdates(to: DispatchQueue.global()) { _, _ in gate.pass() }
        manager.startDeviceMotionUpdates(to: .immediate) { _, _ in gate.pass() }
        pause(thread + round)
        withExtendedLifetime(manager) {}
      }
      gate.set(false)
      pause(round)
      late.add(gate.late)
    }
    #expect(late.value == 0)
    #expect(LiveBench.waits { bench.board.demand == SensorDemand() })
  }

  @Test func manyThreadsDriveAndOnlyOneAtATime() {
    let bench = Bench()
    let (inside, overlaps) = (Counter(), Counter())
    storm { thread, round in
      if thread % 2 == 0 { return bench.run(seconds: 0.01) }
      let manager = MotionManager(bench.session)
      manager.startGyroUpdates(to: .immediate) { _, _ in
        if inside.add() > 1 { overlaps.add() }
        bench.run(seconds: 0.01)
        inside.add(-1)
      }
      pause(thread + round)
      manager.stopGyroUpdates()
    }
    #expect(overlaps.value == 0)
    bench.run(seconds: 0)
    #expect(bench.board.demand == SensorDemand())
  }
}
