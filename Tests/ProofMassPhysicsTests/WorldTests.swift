// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

struct WorldTests {
  @Test func liesFlatByDefault() {
    var world = World()
    #expect(world.specificForce(at: 0) == [0, 0, 1])
    #expect(world.angularRate(at: 1_000_000_000) == [0, 0, 0])
    #expect(world.field(at: .max) == [0, 25, -43.3013])
    #expect(world.temperature(at: .min) == 25)
    #expect(world.motion?.quantities == nil)
  }

  @Test func keepsWhatItIsTold() {
    var world = World()
    world.specificForce = [1, 0, 0]
    world.angularRate = [0, 0, 3.5]
    world.field = [48, 0, 0]
    world.temperature = -40
    #expect(world.specificForce(at: 7) == [1, 0, 0])
    #expect(world.angularRate(at: 7) == [0, 0, 3.5])
    #expect(world.field(at: 7) == [48, 0, 0])
    #expect(world.temperature(at: 7) == -40)
  }
  /// Instants that are asked for again, in any order and from several sensors, give the bits of a
  /// world that is asked once; also after a change of the world.
  @Test func remembersInstantsExactly() {
    var random = SplitMix(state: 9)
    var world = World()
    world.motion = .sequence(
      .rest(for: .milliseconds(1)), .figure8(for: .milliseconds(40)), .rest(for: .milliseconds(1)))
    var instants: [Int64] = [0]
    for step in 0..<3000 {
      if step % 500 == 499 {
        if step % 1000 == 499 { world.hardIron.x += 7 } else { world.specificForce.y += 0.1 }
      }
      // Mostly one of the last six, else a new one.
      if step % 3 == 0 { instants.append(.random(in: -1_000_000...43_000_000, using: &random)) }
      let time = instants.suffix(6).randomElement(using: &random) ?? 0
      var fresh = World()
      (fresh.motion, fresh.hardIron) = (world.motion, world.hardIron)
      fresh.specificForce = world.specificForce
      switch step % 4 {
      case 0: #expect(world.specificForce(at: time) == fresh.specificForce(at: time))
      case 1: #expect(world.angularRate(at: time) == fresh.angularRate(at: time))
      case 2: #expect(world.field(at: time) == fresh.field(at: time))
      default:
        #expect(world.angularAcceleration(at: time) == fresh.angularAcceleration(at: time))
      }
    }
  }
}
