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
    #expect(world.motion?.sensors == nil)
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
}
