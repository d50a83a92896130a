// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassPhysics
import Testing

/// Scenarios by their text: a name, and parameters after a colon.
@Suite struct ScenarioTextTests {
  @Test func `parameters change the motion, and stay in the name`() throws {
    let text = "gantry:frequency=62.5,from=40,to=80,rate=4"
    let scenario = try #require(try Scenario(text: text))
    #expect(scenario.name == text)
    // 10 s of pulses, 12.5 ms for the first, 14 time constants of 25.5 ms, and half a second before and after.
    #expect(scenario.duration == .seconds(12) && scenario.motion.duration == .seconds(12))
    var world = World()
    world.motion = scenario.motion
    var other = World()
    other.motion = try Scenario(text: "gantry:from=40,to=80,rate=4")?.motion
    #expect(world.specificForce(at: 400_000_000) == [0, 0, 1])
    #expect(world.specificForce(at: 5_000_000_000).x != other.specificForce(at: 5_000_000_000).x)
  }

  @Test func `a name alone is the scenario of the list`() throws {
    #expect(try Scenario(text: "tilt")?.duration == Scenario.named("tilt")?.duration)
    #expect(try Scenario(text: "gantry")?.duration == .seconds(130))
    for text in ["", ":", ":gantry", "fly", "Gantry:rate=2"] {
      #expect(try Scenario(text: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("tilt:rate=1", "tilt has no parameters: leave out what follows its name"),
    ("gantry:", "after the colon: frequency=48,damping=0.1,from=5,to=133,rate=1,acceleration=75"),
    ("gantry:,", "after the colon: frequency=48,damping=0.1,from=5,to=133,rate=1,acceleration=75"),
    ("gantry:frequency", "frequency is a number from 1 to 1000"),
    ("gantry:frequency=1e9", "frequency is a number from 1 to 1000"),
    ("gantry:damping=nan", "damping is a number from 0.001 to 0.99"),
    ("gantry:rate=2,rate=3", "rate is given twice: leave one out"),
    ("gantry:from=50,to=20", "from is 50, and to 20: the frequency rises"),
  ])
  func `a mistake says what would be right`(_ text: String, _ reason: String) {
    #expect(throws: InputError(reason)) { try Scenario(text: text) }
  }
}
