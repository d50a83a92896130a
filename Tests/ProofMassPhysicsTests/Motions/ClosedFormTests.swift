// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

/// Compares each closed form with finite differences and sums of the others.
@Suite struct ClosedFormTests {
  /// Whether there is a jump within a number of nanoseconds of an instant, which must then be left
  /// out.
  private func isJump(_ world: inout World, _ time: Int64, _ step: Int64) -> Bool {
    var knot = time - step
    while knot < time + step {
      let next = world.linearEnd(from: knot)
      if next == knot + 1 { return true }
      knot = next
    }
    return false
  }

  /// Instants distributed over a motion.
  private func times(_ motion: Motion) -> [Int64] {
    (0..<400).map { Int64(Double(motion.endNanoseconds) * (Double($0) + 0.37) / 400) }
  }

  @Test(arguments: Samples.all.map(\.name))
  func velocityIsThatOfThePosition(name: String) throws {
    let motion = try #require(Samples.all.first { $0.name == name }?.motion)
    var world = World(motion)
    let step: Int64 = 20_000
    for time in times(motion) where !isJump(&world, time, step) {
      let way = world.pose(at: time + step).position - world.pose(at: time - step).position
      let mean = way * (1e9 / Double(2 * step))
      #expect(isNear(mean, world.pose(at: time).velocity, 1e-5), "at \(time)")
    }
  }

  @Test(arguments: Samples.all.map(\.name))
  func forceIsThatOfTheVelocity(name: String) throws {
    let motion = try #require(Samples.all.first { $0.name == name }?.motion)
    var world = World(motion)
    let step: Int64 = 10_000
    for time in times(motion) where !isJump(&world, time, step) {
      let change = world.pose(at: time + step).velocity - world.pose(at: time - step).velocity
      let mean = change * (1e9 / Double(2 * step))
      #expect(isNear(mean, world.acceleration(at: time), 3e-3), "at \(time)")
    }
  }

  @Test(arguments: Samples.all.map(\.name))
  func rateIsThatOfTheAttitude(name: String) throws {
    let motion = try #require(Samples.all.first { $0.name == name }?.motion)
    var world = World(motion)
    let step: Int64 = 20_000
    for time in times(motion) where !isJump(&world, time, step) {
      let turn =
        world.pose(at: time - step).attitude.conjugate * world.pose(at: time + step).attitude
      let sign: Double = turn.w < 0 ? -1 : 1
      let mean = turn.vector * (2 * sign * 1e9 / Double(2 * step))
      #expect(isNear(mean, world.angularRate(at: time), 1e-5), "at \(time)")
    }
  }

  @Test(arguments: Samples.all.map(\.name))
  func angularAccelerationIsThatOfTheRate(name: String) throws {
    let motion = try #require(Samples.all.first { $0.name == name }?.motion)
    var world = World(motion)
    let step: Int64 = 20_000
    for time in times(motion) where !isJump(&world, time, step) {
      let change = world.angularRate(at: time + step) - world.angularRate(at: time - step)
      let mean = change * (1e9 / Double(2 * step))
      #expect(isNear(mean, world.angularAcceleration(at: time), 1e-3), "at \(time)")
    }
  }

  /// Integrates from knot to knot over a whole motion, including its jumps.
  @Test(arguments: Samples.all.map(\.name))
  func whatIsFeltAddsUpToTheVelocity(name: String) throws {
    let motion = try #require(Samples.all.first { $0.name == name }?.motion)
    var world = World(motion)
    var sum = Axes<Double>.zero
    var time: Int64 = 0
    while time < motion.endNanoseconds {
      let end = min(world.linearEnd(from: time), motion.endNanoseconds)
      let middle = time + (end - time) / 2
      // A final piece of one nanosecond is a jump, which is left out.
      if end > time + 1 {
        let pair = world.acceleration(at: time) + world.acceleration(at: end)
        sum = sum + (pair + world.acceleration(at: middle) * 4) * (Double(end - time) * 1e-9 / 6)
      }
      time = end
    }
    #expect(isNear(sum, world.pose(at: motion.endNanoseconds).velocity, 2e-6))
  }

  /// A constant angular rate of the world turns with the board, too.
  @Test func constantRotationTurnsWithTheBoard() {
    var world = World(.tilt(by: .pi / 2, about: .x))
    world.angularRate = [0, 1, 0]
    #expect(isNear(world.angularRate(at: 1_000_000_000), [0, 0, -1]))
    let step: Int64 = 1000
    let time: Int64 = 150_000_000
    let change = world.angularRate(at: time + step) - world.angularRate(at: time - step)
    let mean = change * (1e9 / Double(2 * step))
    #expect(isNear(mean, world.angularAcceleration(at: time), 1e-4))
  }
}
