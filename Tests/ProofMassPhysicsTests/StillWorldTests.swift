// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// Elements at rest know a world again by its stamp or, after changes, by its quantities.
struct StillWorldTests {
  @Test func everyChangeIsSeen() throws {
    var world = World()
    let still = try #require(StillWorld(&world))
    let changes: [(inout World) -> Void] = [
      { $0.specificForce.x += 1 }, { $0.angularRate.y = 1 }, { $0.temperature = 26 },
      { $0.motion = .shake() },
    ]
    for change in changes {
      var changed = world
      change(&changed)
      var seen = still
      #expect(!seen.isUntouched(in: &changed))
      let isSame = seen.isSame(as: &changed)
      #expect(!isSame)
    }
    #expect(still.isUntouched(in: &world))
  }

  @Test func aWorldThatWasChangedBackIsTheSame() throws {
    var world = World()
    var still = try #require(StillWorld(&world))
    world.angularRate = [1, 2, 3]
    world.angularRate = .zero
    #expect(!still.isUntouched(in: &world))
    let isSame = still.isSame(as: &world)
    #expect(isSame)
    #expect(still.isUntouched(in: &world))
  }

  @Test func aChangeOfTheFieldAloneIsNone() throws {
    var world = World()
    var still = try #require(StillWorld(&world))
    world.field.x += 1
    let isSame = still.isSame(as: &world)
    #expect(isSame)
  }

  @Test func copiesThatAreChangedDiffer() {
    let world = World()
    var (one, other) = (world, world)
    one.temperature = 1
    other.temperature = 2
    #expect(Set([world.stamp, one.stamp, other.stamp]).count == 3)
    #expect(World().stamp == world.stamp)
  }

  @Test func noWorldIsTheSameAsOneWithoutANumber() throws {
    var world = World()
    world.temperature = .nan
    var still = try #require(StillWorld(&world))
    let isSame = still.isSame(as: &world)
    #expect(!isSame)
  }

  @Test func nothingIsStillWhereAMotionPlays() {
    var world = World()
    world.motion = .shake()
    #expect(StillWorld(&world) == nil)
    // Elements at rest feel no field.
    world.motion = nil
    world.hardIron.x = 3
    #expect(StillWorld(&world) != nil)
  }
}
