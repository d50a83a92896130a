// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import Testing

@testable import proofmass

/// What `serve` and `monitor` put between a board's sensors and its motion services.
@Suite struct TappedSensorsTests {
  /// Answers each requirement with something of its own, and notes what it is told.
  private struct Probe: MotionSensors, ~Copyable {
    final class Notes {
      var demands: [SensorDemand] = []
      var limits: [Instant] = []
    }

    let notes: Notes
    static let event = SensorEvent.lost(.angularRate, count: 5)

    var available: Swift.Set<Quantity> { [.angularRate] }
    func fastestRate(of sensor: Quantity) -> Double { 100 + Double(sensor.rawValue) }
    func rate(of sensor: Quantity) -> Double? { 200 + Double(sensor.rawValue) }
    func delay(of sensor: Quantity) -> Double { 0.5 + Double(sensor.rawValue) }
    var zeroRateLevel: Double { 1.25 }
    mutating func demand(_ demand: SensorDemand) { notes.demands.append(demand) }
    var due: Instant? { Instant(nanoseconds: 7) }
    mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
      notes.limits.append(limit)
      events.append(Self.event)
    }
    mutating func readTemperature() throws(SensorError) -> Double? { 31 }
  }

  @Test func `A follower has events as they come, and each costs as much as the first`() {
    let tap = SensorTap()
    let other = SensorTap()
    tap.follow { other.put($0) }
    // Deep recursion, if each access to the follower made it longer.
    for _ in 0..<200_000 {
      tap.put([Probe.event])
      _ = tap.take()
    }
    #expect(other.take().count == 200_000)
  }

  @Test func `The tap passes every requirement on`() throws {
    let notes = Probe.Notes()
    let tap = SensorTap()
    var tapped = TappedSensors(Probe(notes: notes), tap)
    let available = tapped.available
    #expect(available == [.angularRate])
    for sensor in Quantity.allCases {
      let number = Double(sensor.rawValue)
      let (fastest, rate) = (tapped.fastestRate(of: sensor), tapped.rate(of: sensor))
      let delay = tapped.delay(of: sensor)
      #expect(fastest == 100 + number)
      #expect(rate == 200 + number)
      #expect(delay == 0.5 + number)
    }
    let (level, due) = (tapped.zeroRateLevel, tapped.due)
    #expect(level == 1.25)
    #expect(due == Instant(nanoseconds: 7))
    let celsius = try tapped.readTemperature()
    #expect(celsius == 31)
    let demand = SensorDemand(gyroscope: 50)
    tapped.demand(demand)
    #expect(notes.demands == [demand])
    var events = [SensorEvent.lost(.acceleration, count: 1)]
    tapped.step(until: Instant(nanoseconds: 9), into: &events)
    #expect(notes.limits == [Instant(nanoseconds: 9)])
    #expect(events.last == Probe.event)
    #expect(tap.take() == [Probe.event])
  }

  /// The delays of the chips' low-passes are made up for in a turn, by the tapped sensors of `monitor` and
  /// `serve` as by the plain ones of `motion`: both see the same attitudes, to the bit.
  @Test func `A watched board has the attitudes of motion`() throws {
    let arguments = ["--fast", "--scenario", "tumble", "--sensing", "ideal"]
    func attitudes(
      _ session: MotionSession, _ clock: some Timebase, _ origin: Instant
    ) throws -> [Quaternion] {
      let received = Mailbox<DeviceMotion>()
      let manager = MotionManager(session)
      manager.startDeviceMotionUpdates(to: .immediate) { motion, _ in
        if let motion { received.put(motion) }
      }
      session.run(until: origin + .seconds(3))
      manager.stopDeviceMotionUpdates()
      return received.take().elements.map(\.attitude.quaternion)
    }
    let board = try MonitorVerb.parse(arguments).board()
    let watched = try attitudes(board.session, board.clock, board.origin)
    let verb = try MotionStream.parse(arguments)
    let run = try SessionPlan(verb.chips, verb.session, for: "motion").start()
    let plain = try attitudes(run.session, run.run.wiring.clock, run.run.origin)
    #expect(watched.count > 250)
    #expect(watched == plain)
  }
}
