// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

@Suite struct FallTests {
  private let gravity = 9.80665

  /// The duration is t = √(2h/g): half a second from 1.226 m.
  @Test(arguments: [(1.2258, 0.5), (1, 0.451600), (0.049033, 0.1)])
  func fallTakesItsTimeAndNothingIsFelt(height: Double, seconds: Double) {
    var world = World(.rotate(to: Quaternion(0.9, 0.3, -0.2, 0.1)).then(.drop(height: height)))
    let start: Int64 = 400_000_000
    let end = start + Int64(seconds * 1e9)
    for time in stride(from: start, to: end - 20_000, by: 1_000_000) {
      #expect(world.specificForce(at: time) == .zero)
    }
    #expect(world.specificForce(at: start - 1).magnitude > 0.999)
    // The landing has begun 20 µs after the end of the fall.
    #expect(world.specificForce(at: end + 20_000).magnitude > 1)
    let before = world.pose(at: end).position.z
    #expect(abs(before + height) < 1e-4)
  }

  /// The impulse of the half-sine is that of the fall: peak · g · 2T/π = √(2gh).
  @Test(arguments: [(1.0, 20), (0.05, 20), (2, 5)])
  func landingTakesTheSpeedOfTheFall(height: Double, milliseconds: Int) {
    var world = World(.drop(height: height, landing: .milliseconds(milliseconds)))
    let fall = (2 * height / gravity).squareRoot()
    let landing = Double(milliseconds) / 1000
    let peak = world.specificForce(at: Int64((fall + landing / 2) * 1e9)).z - 1
    #expect(abs(peak * gravity * 2 * landing / .pi - gravity * fall) < 1e-6)
    #expect(abs(world.pose(fall + landing + 0.001).velocity.z) < 1e-9)
    #expect(world.specificForce(at: 2_000_000_000) == [0, 0, 1])
    if height == 1 { #expect(peak > 8 * 3.0.squareRoot()) }
  }

  @Test func fallingGoesDownHoweverTheBoardLies() {
    var world = World(.drop(height: 1).overlaid(with: .tilt(by: 2, over: .milliseconds(100))))
    world.specificForce = [1, 0, 0]  // The board lies on its left edge.
    #expect(world.specificForce(at: 200_000_000) == .zero)
    #expect(abs(world.pose(0.4).position.x + 0.5 * 9.80665 * 0.16) < 1e-9)
    world.specificForce = [0, 0, 0]  // Without gravity the board does not fall.
    #expect(world.pose(0.4).position == .zero)
  }

  /// The peak is 3.5 g at the throw and the catch, the force between them is 0, and the position at
  /// the end is that of the start.
  @Test func throwFliesUpAndComesDown() {
    let motion = Motion.throw(height: 1)
    var world = World(motion)
    let end = motion.endNanoseconds
    var most = 0.0
    var highest = 0.0
    var weightless = 0
    for time in stride(from: 0, to: end, by: 1_000_000) {
      let force = world.specificForce(at: time).magnitude
      most = max(most, force)
      highest = max(highest, world.pose(at: time).position.z)
      if force == 0 { weightless += 1 }
    }
    #expect(abs(most - 3.5) < 1e-3)
    #expect(abs(Double(weightless) / 1000 - 2 * (2 / gravity).squareRoot()) < 0.002)
    let released = Int64((Double(end) - 2e9 * (2 / gravity).squareRoot()) / 2)
    #expect(abs(highest - world.pose(at: released).position.z - 1) < 1e-4)
    #expect(isNear(world.pose(at: end).position, .zero, 1e-8))
    #expect(isNear(world.pose(at: end).velocity, .zero, 1e-8))
  }
}
