// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Testing

@testable import proofmass

/// What `motion` says of parts that nobody has calibrated: the gyroscope's offset is tens of °/s.
@Suite struct SettlingTests {
  static let degree = Double.pi / 180

  /// A run of `motion` in virtual time.
  private struct Run {
    var motions: [DeviceMotion] = []
    /// The mean direction of the specific force while the board rests, a unit vector downwards.
    var down = Axes<Double>.zero
    var circuit: Circuit

    init(_ arguments: [String], seconds: Int64) throws {
      let verb = try MotionStream.parse(["--fast"] + arguments)
      let run = try SessionPlan(verb.chips, verb.session, for: "motion", hasLimit: true).start()
      circuit = try #require(run.run.board?.circuit)
      let received = Mailbox<DeviceMotion>()
      let forces = Mailbox<AccelerometerData>()
      let manager = MotionManager(run.session)
      manager.deviceMotionUpdateInterval = 0.01
      manager.accelerometerUpdateInterval = 0.01
      manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .immediate) { motion, _ in
        if let motion { received.put(motion) }
      }
      manager.startAccelerometerUpdates(to: .immediate) { force, _ in
        if let force { forces.put(force) }
      }
      run.session.run(until: run.run.origin + .seconds(seconds))
      manager.stopDeviceMotionUpdates()
      manager.stopAccelerometerUpdates()
      motions = received.take().elements
      let sum = forces.take().elements.map(\.acceleration).reduce(.zero, +)
      down = sum * (1 / sum.magnitude)
    }
  }

  private static func arguments(
    _ scenario: String, seed: UInt64?, _ range: String
  ) -> [String] {
    let parts = seed.map { ["--seed", "\($0)"] } ?? ["--sensing", "ideal"]
    return ["lis331dlh", "l3g4200d\(range)", "ak8975", "--scenario", scenario] + parts
  }

  /// What is not flagged agrees with the accelerometer, and yaw stays.
  @Test(arguments: [1, 2, 3, nil] as [UInt64?], ["", ",range=250dps"])
  func `At rest the offset is learned in the first second`(seed: UInt64?, range: String) throws {
    let run = try Run(Self.arguments("rest", seed: seed, range), seconds: 10)
    let flagged = run.motions.prefix { !$0.isSettled }
    let settled = run.motions.dropFirst(flagged.count)
    #expect(settled.allSatisfy { $0.isSettled })
    let first = try #require(settled.first)
    // 0.26 s until the gyroscope has settled, and a second of rest.
    #expect(1.2..<1.4 ~= first.timestamp)
    #expect(!flagged.isEmpty)
    // The frame begins where the offset is known.
    #expect(abs(first.attitude.yaw) < 0.5 * Self.degree)
    let tilt = settled.map { $0.gravity.cross(run.down).magnitude }.max() ?? 1
    #expect(tilt < 1.5 * Self.degree)
    let late = settled.filter { $0.timestamp >= 2 }.map(\.attitude.yaw)
    let (begin, end) = (try #require(late.first), try #require(late.last))
    #expect(abs(end - begin) < 3 * Self.degree * 8 / 60)
  }

  /// Rows are flagged, or right.
  @Test(arguments: ["walk", "tumble"], [1, 2, 3, nil] as [UInt64?])
  func `In motion rows are flagged or right`(scenario: String, seed: UInt64?) throws {
    for range in ["", ",range=250dps"] {
      let run = try Run(Self.arguments(scenario, seed: seed, range), seconds: 11)
      var world = run.circuit.world
      #expect(run.motions.count > 1000)
      #expect(run.motions[0].isSettled == false)
      let settled = run.motions.filter { $0.isSettled && $0.timestamp >= 5 }
      /// Since the first of them, the turn that the estimated frame has made in the world.
      var frame: Quaternion?
      var worst = 0.0
      for motion in settled {
        let truth = world.pose(at: Int64(motion.timestamp * 1e9)).attitude
        let error = motion.attitude.quaternion * truth.conjugate
        frame = frame ?? error
        worst = max(worst, 2 * (frame.map { $0.conjugate * error } ?? error).vector.magnitude)
        let up = truth.conjugate.rotate(.z)
        worst = max(worst, (up + motion.gravity).magnitude)
      }
      #expect(worst < 10 * Self.degree)
      // Without noise and offset the estimator sees that there is none, where it turns to all sides.
      if seed == nil, scenario == "tumble" { #expect(settled.count > 590) }
    }
  }

  @Test func `A board that moves is told of on standard error`() throws {
    let outcome = try Command.run([
      "motion", "--bus", "emulator", "--fast", "--seed", "1", "--scenario", "walk", "--format",
      "csv", "--duration", "4s",
    ])
    #expect(
      outcome.words.hasSuffix(
        "proofmass: the gyroscope is not calibrated and the board moves: rows with settled 0 cannot be "
          + "relied on, until the board has been still for a second; keep it still, or add --calibration\n"
      ))
    let lines = outcome.data.split(separator: "\n")
    #expect(lines[0].hasSuffix(",accuracy,settled"))
    #expect(lines[1].hasSuffix(",0"))
    // It walks until its end.
    #expect(lines[lines.count - 1].hasSuffix(",0"))
  }

  /// A calibrated gyroscope has no such column: its rows are what they were.
  @Test func `With a calibration there is nothing to tell`() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      {"version": 1, "gyroscope": {
        "chip": "L3G4200D", "bias_radps": [0.5, -0.25, 0.75], "deviation_radps": 0.001}}
      """, to: "gyroscope.json")
    let outcome = try Command.run([
      "motion", "--bus", "emulator", "--fast", "--seed", "1", "--scenario", "walk", "--format",
      "csv", "--duration", "4s", "--calibration", file,
    ])
    #expect(outcome.status == 0)
    #expect(outcome.data.split(separator: "\n").first?.hasSuffix(",accuracy") == true)
    #expect(!outcome.words.contains("relied"))
  }
}
