// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// The request for the state inside a chip's sensors.
@Suite struct ControlSiliconTests {
  private func client(_ sensing: Sensing = .nominal) throws -> ControlClient {
    var client = ControlClient(Circuit([.lis331dlh, .l3g4200d, .ak8975], sensing: sensing))
    // 1 kHz, ±2 g; then 10 ms at 1 g along X.
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"203f"}]}"#)
    _ = try client.ask(#"{"do":"world","force_g":[1,0,0]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.05}"#)
    return client
  }

  private func sensor(_ answer: JSONValue) throws -> JSONValue {
    #expect(answer["error"] == nil)
    return try #require(answer["sensors"]?.array?.first)
  }

  private func ask(_ client: inout ControlClient, _ request: String) throws -> JSONValue {
    try JSONValue(Array(try client.ask(request).utf8))
  }

  private func number(_ frame: JSONValue, _ key: String, _ axis: Int = 0) -> Double {
    frame[key]?.array?[axis].double ?? .nan
  }

  @Test func `the present state has the numbers of the reference, and the bytes of the registers`()
    throws
  {
    var client = try client()
    let answer = try ask(&client, #"{"do":"silicon","address":"0x18"}"#)
    let sensor = try sensor(answer)
    #expect(sensor["quantity"]?.text == "acc" && sensor["element"]?.text == "masses")
    #expect(sensor["bypassed"]?.bool == false)
    let frame = try #require(sensor["frames"]?.array?.first)
    #expect(abs(number(frame, "displacement_nm") - 62.10) < 0.005)
    #expect(number(frame, "true_g") == 1)
    let sides = try #require(frame["capacitance_fF"]?.array?.first?.array?.compactMap { $0.double })
    // 400 fF / (1 ∓ 0.03105).
    #expect(abs(sides[0] - 412.82) < 0.01 && abs(sides[1] - 387.95) < 0.01)
    // 1000 digits of 1 mg, left-justified in 16 bits.
    #expect(frame["bytes"]?.text == "80 3e 00 00 00 00")
    #expect(frame["codes"]?.array?.compactMap { $0.integer } == [16000, 0, 0])
  }

  @Test func `frames look ahead on a copy, with a self-test or a motion`() throws {
    var client = try client()
    let before = try client.ask(#"{"do":"silicon","address":"0x18"}"#)
    let request = #"{"do":"silicon","address":"0x18","for_s":0.01,"frames":101,"self_test":"-"}"#
    let frames = try #require(try sensor(try ask(&client, request))["frames"]?.array)
    #expect(frames.count == 101)
    // −300 mg from 62.1 nm: the mass that hangs towards the first side is 1.06 times nearer to it, and so farther
    // from the side that pulls.
    #expect(abs(number(frames[100], "displacement_nm") - 44.58) < 0.05)
    let present = try #require(
      try sensor(JSONValue(Array(before.utf8)))["frames"]?.array)
    #expect(number(frames[0], "displacement_nm") == number(present[0], "displacement_nm"))
    let knock = #"{"do":"silicon","address":"0x18","for_s":0.02,"frames":201,"motion":"knock"}"#
    let knocked = try #require(try sensor(try ask(&client, knock))["frames"]?.array)
    let places = (0..<3).map { axis in
      knocked.map { abs(number($0, "displacement_nm", axis)) }.max() ?? 0
    }
    // 6 g along Z, at 16.43 nm a g.
    #expect(abs((places.max() ?? 0) - 98.6) < 0.2)
    #expect(try client.ask(#"{"do":"silicon","address":"0x18"}"#) == before)
  }

  @Test(arguments: [
    (
      #""address":"0x19""#,
      "silicon: there is no chip at 0x19: LIS331DLH is at 0x18, L3G4200D is at 0x68, AK8975 is at 0x0c"
    ),
    (#""address":"0x18","frames":0"#, "silicon: frames is not a whole number from 1 to 1000"),
    (#""address":"0x18","for_s":2"#, "silicon: for_s is not from 0 to 1 s"),
    (#""address":"0x18","self_test":"up""#, #"silicon: self_test is "up": "+" or "-""#),
    (#""address":"0x18","motion":"fly""#, #"silicon: motion is "fly": one of knock, drop, shake"#),
  ])
  func `a wrong request is refused in one line`(members: String, line: String) throws {
    var client = try client()
    let answer = try ask(&client, "{\"do\":\"silicon\",\(members)}")
    #expect(answer["error"]?.text == line)
  }

  @Test func `gyroscope and magnetometer have theirs`() throws {
    var client = try client(.typical(seed: 2))
    for (address, element, key) in [
      ("0x68", "resonator", "in_phase_pm"), ("0x0c", "hall", "plates_uT"),
    ] {
      let answer = try ask(&client, "{\"do\":\"silicon\",\"address\":\"\(address)\"}")
      let sensor = try sensor(answer)
      #expect(sensor["element"]?.text == element)
      #expect(sensor["frames"]?.array?.first?[key]?.array?.isEmpty == false)
    }
  }
}
