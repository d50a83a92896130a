// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// The specific force in device motion: its time, and its handling while there is none.
@Suite struct FusedForceTests {
  /// The accelerometer samples 4 ms before the gyroscope; in that time a fast turn covers 3.4°,
  /// which is 0.059 g. The first force comes before the first rate, so the horizon is off by as
  /// much at first and then settles.
  @Test func turningIsNotTheUsersAcceleration() throws {
    let clock = VirtualClock()
    let session = MotionSession(
      TurningSensors(clock: clock), clock: clock, drive: .caller, configuration: .thatTurns)
    let manager = MotionManager(session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    session.run(until: Instant(seconds: 20))
    #expect(record.samples.count > 1900)
    for motion in record.samples.dropFirst(1500) {
      #expect(motion.userAcceleration.magnitude < 0.006)
    }
  }

  /// The device turns while the accelerometer fails, so its specific force is unknown.
  @Test func aForceThatFailsIsNotKept() throws {
    let bench = Bench([.acceleration, .angularRate], configuration: .thatTurns)
    let manager = MotionManager(bench.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    bench.run(seconds: 1)
    bench.board.change { state in
      state.silent = [.acceleration]
      state.events = [.failure(.acceleration, .bus(.noAcknowledge, register: 0x27))]
      state.rate = Axes(1, 0, 0)
    }
    bench.run(seconds: 0.5)
    #expect(record.errors == [.sensor(.acceleration, .bus(.noAcknowledge, register: 0x27))])
    #expect(record.samples.count == 100)
    bench.board.change { state in
      state.silent = []
      state.rate = .zero
      state.force = Axes(0, 0.479426, 0.877583)
    }
    bench.run(seconds: 0.5)
    // Meanwhile the gyroscope has updated the attitude.
    #expect(abs(record.samples.count - 150) <= 1)
    #expect(record.samples.allSatisfy { $0.userAcceleration.magnitude < 0.03 })
  }

  /// A service reports the failure, too, and keeps it until the accelerometer works again.
  @Test func servicesTellOfAForceThatFailsBesideAGyroscope() {
    let bench = Bench()
    let service = ShakeService(bench.session)
    service.start(on: .immediate)
    // Long enough for the service to use device motion.
    bench.run(seconds: 5)
    #expect(service.error == nil)
    let error = SensorError.bus(.noAcknowledge, register: 0x27)
    bench.board.change { state in
      state.silent = [.acceleration]
      state.events = [.failure(.acceleration, error)]
    }
    bench.run(seconds: 0.5)
    #expect(service.error == .sensor(.acceleration, error))
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.1)
    #expect(service.error == nil)
    service.stop()
  }
}

/// Sensors of a board that turns steadily about its level x axis.
private struct TurningSensors: ~Copyable, MotionSensors {
  private static var turning: Double { 14.7 }

  let clock: VirtualClock
  private var wanted = SensorDemand()
  private var ticks: Int64 = 0

  init(clock: VirtualClock) { self.clock = clock }

  var available: Set<Quantity> { [.acceleration, .angularRate] }
  func fastestRate(of sensor: Quantity) -> Double {
    sensor == .magneticFluxDensity ? 0 : 100
  }
  func rate(of sensor: Quantity) -> Double? { wanted[sensor] }
  func delay(of sensor: Quantity) -> Double { 0 }
  var zeroRateLevel: Double { 0 }
  mutating func readTemperature() throws(SensorError) -> Double? { nil }
  mutating func demand(_ demand: SensorDemand) { wanted = demand }

  var due: Instant? {
    wanted == SensorDemand() ? nil : Instant(nanoseconds: (ticks + 1) * 10_000_000)
  }

  mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    while let due, due <= clock.now() {
      ticks += 1
      let earlier = due.advanced(byNanoseconds: -4_000_000)
      let angle = Self.turning * Double(earlier.nanoseconds) / 1e9
      let up = Attitude(roll: 0, pitch: angle, yaw: 0).quaternion.conjugate.rotate(Axes(0, 0, 1))
      events.append(.sample(SensorSample(Acceleration(g: up), at: earlier)))
      let rate = AngularRate(radiansPerSecond: Axes(Self.turning, 0, 0))
      events.append(.sample(SensorSample(rate, at: due, interval: 0.01)))
    }
  }
}
