// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// The hand moves a board that control connections use, too.
@Suite struct ControlHandTests {
  private var client = ControlClient()

  /// The force now, by 1e-9 g.
  private func isForce(_ axes: Axes<Double>) -> Bool {
    var world = client.circuit.world
    return (world.specificForce(at: client.circuit.now.nanoseconds) - axes).magnitude < 1e-9
  }

  @Test mutating func `a motion begins at the attitude that the last one reached`() throws {
    let upright = #"{"do":"turn","q":[0.7071067811865476,0.7071067811865476,0,0],"over_s":0.5}"#
    #expect(
      try client.ask(upright) == #"{"id":null,"end_s":0.5,"columns":["acc","gyr","mag"]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":1}"#)
    #expect(isForce([0, 1, 0]))
    #expect(
      try client.ask(#"{"do":"heat","temperature_C":60}"#)
        == #"{"id":null,"end_s":6,"columns":["acc","gyr","mag","temp"]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.4}"#)
    #expect(isForce([0, 1, 0]))
    #expect(
      try client.ask(#"{"do":"still"}"#)
        == #"{"id":null,"end_s":1.4,"columns":["acc","gyr","mag"]}"#)
    #expect(isForce([0, 1, 0]))
    // A scenario begins on a level board, and rest ends all.
    _ = try client.ask(#"{"do":"scenario","name":"rest"}"#)
    #expect(isForce([0, 0, 1]))
    _ = try client.ask(upright)
    #expect(
      try client.ask(#"{"do":"rest"}"#)
        == #"{"id":null,"force_g":[0,0,1],"rotation_radps":[0,0,0],"field_uT":[0,25,-43.3013],"#
        + #""temperature_C":25}"#)
    _ = try client.ask(#"{"do":"still"}"#)
    #expect(isForce([0, 0, 1]))
  }

  @Test mutating func `where another client has set the force the board is level`() throws {
    _ = try client.ask(#"{"do":"turn","q":[0,0,1,0]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":1}"#)
    #expect(isForce([0, 0, -1]))
    _ = try client.ask(#"{"do":"rest"}"#)
    _ = try client.ask(#"{"do":"world","force_g":[1,0,0]}"#)
    _ = try client.ask(#"{"do":"still"}"#)
    #expect(isForce([1, 0, 0]))
    // Half a turn about y.
    _ = try client.ask(#"{"do":"turn","q":[0,0,1,0]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":1}"#)
    #expect(isForce([-1, 0, 0]))
    _ = try client.ask(#"{"do":"reset"}"#)
    _ = try client.ask(#"{"do":"still"}"#)
    #expect(isForce([0, 0, 1]))
  }

  /// A scenario begins with the constants of the world, also after one that warmed the board.
  @Test mutating func `a scenario leaves the world's constants as they are`() throws {
    let world =
      #"{"id":null,"force_g":[0,0.3,1],"rotation_radps":[0.5,0,0],"field_uT":[0,25,-43.3013],"#
      + #""temperature_C":30}"#
    #expect(
      try client.ask(
        #"{"do":"world","force_g":[0,0.3,1],"rotation_radps":[0.5,0,0],"temperature_C":30}"#)
        == world)
    for name in ["warm", "tilt", "spin"] {
      _ = try client.ask("{\"do\":\"scenario\",\"name\":\"\(name)\"}")
      #expect(try client.ask(#"{"do":"world"}"#) == world)
      _ = try client.ask(#"{"do":"advance","by_s":70}"#)
      #expect(try client.ask(#"{"do":"world"}"#) == world)
    }
  }

  @Test mutating func `a scenario plays from a moment of it on`() throws {
    #expect(
      try client.ask(#"{"do":"scenario","name":"tilt","from_s":1.75}"#)
        == #"{"id":null,"end_s":4.75,"columns":["acc","gyr","mag"]}"#)
    // From 1.5 s to 2 s it stands still, tilted by 45° to its top.
    #expect(isForce([0, -0.5.squareRoot(), 0.5.squareRoot()]))
  }

  @Test func `a transcript has what the hand did`() throws {
    let log = RequestLog()
    var client = ControlClient(watchers: [log])
    _ = try client.ask(#"{"id":1,"do":"turn","q":[2,0,0,0]}"#)
    #expect(log.requests == [])
    _ = try client.ask(#"{"id":1,"do":"turn","q":[0,1,0,0]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.5}"#)
    _ = try client.ask(#"{"do":"shake","id":2}"#)
    #expect(
      log.requests == [#"0 {"do":"turn","q":[0,1,0,0]}"#, #"500000000 {"do":"shake"}"#])
  }
}
