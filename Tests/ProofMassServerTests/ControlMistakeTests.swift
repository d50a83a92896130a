// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// Requests that make no sense are answered by one line each, and the connection continues.
@Suite struct ControlMistakeTests {
  @Test(arguments: [
    ("[]", "a request is an object, like {\\\"do\\\":\\\"hello\\\"}"),
    ("{", "no JSON: no key at byte 2"),
    (#"{"do":"advance"}"#, "advance: either by_s or to_s says how far"),
    (#"{"do":"advance","by_s":1,"to_s":2}"#, "advance: either by_s or to_s says how far"),
    (#"{"do":"advance","by_s":-1}"#, "advance: by_s is less than 0, and time does not go back"),
    (
      #"{"do":"advance","by_s":1e300}"#,
      "advance: by_s is not a number of seconds, at most 146 years"
    ),
    (
      #"{"do":"advance","by_s":"1"}"#, "advance: by_s is not a number of seconds, at most 146 years"
    ),
    (#"{"do":"advance","by_s":NaN}"#, "no JSON: no value at byte 24"),
    (
      #"{"do":"advance","seconds":1}"#,
      "advance: unknown member \\\"seconds\\\": one of id, do, by_s, to_s"
    ),
    (#"{"do":"world","force_g":[1,2]}"#, "world: force_g is not three finite numbers, [x, y, z]"),
    (
      #"{"do":"world","force_g":[1,2,1e999]}"#,
      "world: force_g is not three finite numbers, [x, y, z]"
    ),
    (#"{"do":"world","temperature_C":"warm"}"#, "world: temperature_C is not a finite number"),
    (#"{"do":"motion"}"#, "motion: csv is missing"),
    (#"{"do":"scenario"}"#, "scenario: name is missing"),
    (
      #"{"do":"scenario","name":"tilt","from_s":6.6}"#,
      "scenario: from_s is out of range: 0 to 6.5 s"
    ),
    (#"{"do":"turn","q":[1,0,0,1]}"#, "turn: q is not a rotation, [w, x, y, z] of length 1"),
    (#"{"do":"heat"}"#, "heat: temperature_C is missing"),
    (
      #"{"do":"heat","temperature_C":60,"seconds":1}"#,
      "heat: unknown member \\\"seconds\\\": one of id, do, temperature_C"
    ),
    (
      #"{"do":"noise","on":false}"#,
      "noise is a request to a stream: here it is one of hello, world, inputs, motion, scenario, "
        + "rest, reset, fault, repair, power_cycle, policy, policies, pins, edges, now, advance, "
        + "transfer, count, transcript, violations, finish, turn, shake, knock, drop, walk, "
        + "figure8, magnet, heat, still, silicon"
    ),
    (#"{"do":"reset","time_s":0}"#, "reset: unknown member \\\"time_s\\\": one of id, do"),
    (
      #"{"do":"world","rotation_dps":[1]}"#,
      "world: rotation_dps is not three finite numbers, [x, y, z]"
    ),
    (
      #"{"do":"fault","fault":"fire"}"#,
      "fault: unknown fault \\\"fire\\\": one of no-address-acknowledge, no-acknowledge, "
        + "short-read, timeout, flipped-bit, brown-out, ignored-write, stuck-axis, clock-stretch"
    ),
    (#"{"do":"fault","fault":"short-read"}"#, "fault: short-read needs after"),
    (
      #"{"do":"fault","fault":"flipped-bit","byte":1,"bit":8}"#,
      "fault: bit is not a whole number from 0 to 7"
    ),
    (#"{"do":"fault","fault":"stuck-axis"}"#, "fault: stuck-axis needs axis"),
    (
      #"{"do":"fault","fault":"stuck-axis","axis":"w"}"#,
      "fault: axis \\\"w\\\" is none of x, y, z"
    ),
    (#"{"do":"fault","fault":"clock-stretch","byte":1}"#, "fault: clock-stretch needs for_s"),
    (
      #"{"do":"fault","fault":"clock-stretch","byte":1,"for_s":1.1}"#,
      "fault: for_s is out of range: 0 to 1 s"
    ),
    (#"{"do":"fault","fault":"brown-out","axis":"x"}"#, "fault: axis means nothing to brown-out"),
    (
      #"{"do":"inputs","address":"0x18"}"#,
      "inputs: the chip at 0x18 has no analog inputs: name a LIS3DH"
    ),
    (#"{"do":"fault","fault":"timeout","bit":1}"#, "fault: bit means nothing to timeout"),
    (#"{"do":"fault","fault":"timeout","at":0}"#, "fault: at is not a whole number from 1 on"),
    (
      #"{"do":"fault","fault":"timeout","address":"0x0c","register":"STATUS_REG"}"#,
      "fault: there is no register \\\"STATUS_REG\\\" at 0x0c"
    ),
    (
      #"{"do":"pins","address":"0x50"}"#,
      "pins: there is no chip at 0x50: LIS331DLH is at 0x18, L3G4200D is at 0x68, AK8975 is at 0x0c"
    ),
    (
      #"{"do":"pins","address":"acc"}"#,
      "pins: address is not an address like \\\"0x18\\\" or \\\"spi0.1\\\""
    ),
    (
      #"{"do":"policy","address":"0x18","name":"speed","value":"1"}"#,
      "policy: unknown policy \\\"speed\\\" at 0x18: one of scale, undefined-range, "
        + "undefined-power-mode, undefined-high-pass, undefined-turn-on, high-pass-output, "
        + "high-pass-start, reset-in-reference-mode, power-down-state, disabled-axes, "
        + "wake-source, wake-return, threshold-equality, duration, source-bits, source-read, "
        + "unlatched-read, latched-change, direction-bits, direction, ready-clears, set-ready, "
        + "reserved-bits, spi-mode-0, spi-too-fast"
    ),
    (
      #"{"do":"policy","address":"0x18","name":"scale","value":"x"}"#,
      "policy: scale cannot be \\\"x\\\": one of typical, full-scale-over-2048"
    ),
    (#"{"do":"transfer","address":"0x18"}"#, "transfer: messages is missing"),
    (
      #"{"do":"transfer","address":"0x18","mode":3,"messages":[{"read":1}]}"#,
      "transfer: mode and hertz are of SPI: leave them out at 0x18"
    ),
    (
      #"{"do":"transfer","address":"spi0.0","mode":4,"messages":[{"write":"8f"}]}"#,
      "transfer: mode is not a whole number from 0 to 3"
    ),
    (
      #"{"do":"transfer","address":"spi0.0","hertz":0,"messages":[{"write":"8f"}]}"#,
      "transfer: hertz is not a whole number from 1 to 1000000000"
    ),
    (#"{"do":"transfer","address":"0x18","messages":[]}"#, "transfer: messages are 1 to 42"),
    (
      #"{"do":"transfer","address":"0x18","messages":[{}]}"#,
      "transfer: a message: neither write nor read"
    ),
    (
      #"{"do":"transfer","address":"0x18","messages":[{"write":"f"}]}"#,
      "transfer: a message: write is not bytes as pairs of hexadecimal digits, like \\\"a700\\\""
    ),
    (
      #"{"do":"transfer","address":"0x18","messages":[{"read":0}]}"#,
      "transfer: a message: read is not a whole number from 1 to 8192"
    ),
    (
      #"{"do":"transfer","address":"spi0.0","messages":[{"read":1}]}"#,
      "transfer: a message: a frame begins with a command byte, in write"
    ),
    (#"{"do":"transcript","last":-1}"#, "transcript: last is not a whole number from 0 on"),
  ])
  func mistakes(_ request: String, _ reason: String) throws {
    let log = RequestLog()
    var client = ControlClient(watchers: [log])
    #expect(try client.ask(request) == "{\"id\":null,\"error\":\"\(reason)\"}")
    #expect(log.requests == [])
    // The connection continues.
    #expect(try client.ask(#"{"id":1,"do":"now"}"#) == #"{"id":1,"time_s":0}"#)
  }

  @Test func aLineWithoutEnd() throws {
    var client = ControlClient()
    var input = ByteQueue([UInt8](repeating: 0x20, count: 8 << 20))
    #expect(try client.say(&input) == [])
    input.append([0x20])
    #expect(throws: ProtocolError("a line of more than 8388608 bytes")) {
      try client.say(&input)
    }
  }

  @Test func anySequenceOfBytes() throws {
    let requests = [
      #"{"id":1,"do":"world","force_g":[0,0,1],"temperature_C":25}"#,
      #"{"do":"fault","fault":"flipped-bit","byte":1,"bit":7,"at":1,"count":9,"reads":true}"#,
      #"{"do":"transfer","address":"0x18","messages":[{"write":"a0","read":7}],"stop":true}"#,
      #"{"do":"motion","csv":"time_s,temp_C\n0,1\n","start_s":0.5}"#,
      #"{"do":"advance","by_s":1000000000.5}"#, #"{"do":"transcript","last":3}"#,
      #"{"do":"scenario","name":"spin"}"#, #"{"do":"reset"}"#, #"{"do":"edges"}"#,
    ].map { Array($0.utf8) }
    var client = ControlClient()
    var random = SplitMix()
    for _ in 0..<20_000 {
      var line = requests.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: line[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: line.insert(UInt8(ascii: "9"), at: index)
        case 2: line.remove(at: index)
        default: line[index] = line.randomElement(using: &random) ?? 0
        }
      }
      line.removeAll { $0 == 0x0A }
      let answer = try client.say(bytes: line + [0x0A])
      guard !answer.isEmpty else { continue }
      #expect(answer.last == 0x0A)
      _ = try JSONValue(answer)
    }
  }
}
