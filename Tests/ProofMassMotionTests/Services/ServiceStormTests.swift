// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// Many threads, a session with its own thread, and a running clock.
@Suite struct ServiceStormTests {
  private let board = FakeBoard()
  private let session: MotionSession

  init() {
    let clock = RunningClock()
    session = MotionSession(FakeSensors(board, clock: clock), clock: clock)
  }

  /// Waits up to 2.5 s for a demand, and returns whether it came.
  private func wants(_ demand: SensorDemand) -> Bool {
    for _ in 0..<250 where board.demand != demand {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(10))
    }
    return board.demand == demand
  }

  @Test func beginningsAndEndsBalance() {
    let service = DeviceOrientationService(session)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<25 {
        service.beginGenerating()
        _ = service.orientation
        let observation = service.observe(on: DispatchQueue.global()) { _, _ in }
        service.endGenerating()
        observation.cancel()
      }
    }
    #expect(!service.isGenerating)
    service.beginGenerating()
    #expect(wants(SensorDemand(accelerometer: 20)))
    service.endGenerating()
    #expect(wants(SensorDemand()))
  }

  @Test func startsAndStopsLeaveNothingRunning() {
    let service = ShakeService(session)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<25 {
        service.start(on: DispatchQueue.global())
        if thread == 0 { service.cancel() }
        withExtendedLifetime(service.events()) {}
        service.stop()
      }
    }
    service.start(on: .immediate)
    #expect(
      wants(SensorDemand(accelerometer: 100, gyroscope: 100)))
    service.stop()
    #expect(wants(SensorDemand()))
  }
}
