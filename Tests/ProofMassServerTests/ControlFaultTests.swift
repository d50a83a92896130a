// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// Faults that a control client plans.
@Suite struct ControlFaultTests {
  @Test func faultByNumber() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"8f","read":1}]}"#
    #expect(
      try client.ask(#"{"do":"fault","fault":"timeout","at":2,"count":2}"#) == #"{"id":null}"#)
    let outcomes = try (1...4).map { _ in try client.ask(read).contains(#""bus":"timeout""#) }
    #expect(outcomes == [false, true, true, false])
  }

  @Test(arguments: [
    (#""fault":"no-address-acknowledge""#, "no-acknowledge"),
    (#""fault":"no-acknowledge","byte":1"#, "no-acknowledge"),
    (#""fault":"short-read","after":0"#, "other"), (#""fault":"timeout""#, "timeout"),
  ])
  func faultOfEachKind(_ fault: String, _ kind: String) throws {
    var client = ControlClient()
    _ = try client.ask("{\"do\":\"fault\",\(fault)}")
    #expect(
      try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"8f","read":1}]}"#)
        .contains("\"bus\":\"\(kind)\""))
  }

  @Test func flippedBitAndBrownOut() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"20","read":1}]}"#
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#)
    _ = try client.ask(#"{"do":"fault","fault":"flipped-bit","byte":0,"bit":7}"#)
    #expect(try client.ask(read).contains(#""answers":["a7"]"#))
    _ = try client.ask(#"{"do":"fault","fault":"brown-out","at":2}"#)
    #expect(try client.ask(read).contains(#""answers":["27"]"#))
    #expect(try client.ask(read).contains(#""answers":["07"]"#))
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#)
    _ = try client.ask(#"{"do":"power_cycle"}"#)
    #expect(try client.ask(read).contains(#""answers":["07"]"#))
  }

  @Test func ignoredWriteAndClockStretch() throws {
    var client = ControlClient()
    let write = #"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"20","read":1}]}"#
    _ = try client.ask(#"{"do":"fault","fault":"ignored-write"}"#)
    #expect(try client.ask(write) == #"{"id":null,"answers":[],"time_s":0.0000725}"#)
    #expect(try client.ask(read).contains(#""answers":["07"]"#))
    _ = try client.ask(
      #"{"do":"fault","fault":"clock-stretch","byte":1,"for_s":0.03,"register":"CTRL_REG1","count":1}"#
    )
    #expect(
      try client.ask(#"{"do":"finish"}"#).contains(
        #""unused_faults":[{"fault":"clock-stretch","byte":1,"for_s":0.03}]"#))
    #expect(try client.ask(write).contains(#""bus":"timeout","time_s":0.025"#))
    #expect(try client.ask(write).contains(#""answers":[]"#))
    #expect(try client.ask(read).contains(#""answers":["27"]"#))
  }

  @Test func stuckAxis() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"a8","read":6}]}"#
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#)
    _ = try client.ask(#"{"do":"fault","fault":"stuck-axis","axis":"x","address":"0x18","at":1}"#)
    _ = try client.ask(read)
    _ = try client.ask(#"{"do":"advance","by_s":0.1}"#)
    _ = try client.ask(#"{"do":"world","force_g":[1,1,0]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.1}"#)
    #expect(try client.ask(read).contains(#""answers":["0000803e0000"]"#))
    _ = try client.ask(#"{"do":"repair"}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.1}"#)
    #expect(try client.ask(read).contains(#""answers":["803e803e0000"]"#))
  }

  @Test func analogInputs() throws {
    var client = ControlClient(Circuit(.lis3dh, .l3g4200d))
    #expect(
      try client.ask(#"{"do":"inputs","address":"0x18"}"#) == #"{"id":null,"adc_V":[1.2,1.2,1.2]}"#)
    for bytes in ["1f80", "2380", "2057"] {
      _ = try client.ask(
        "{\"do\":\"transfer\",\"address\":\"0x18\",\"messages\":[{\"write\":\"\(bytes)\"}]}")
    }
    #expect(
      try client.ask(#"{"do":"inputs","address":"0x18","adc_V":[0.7,1.2,1.7]}"#)
        == #"{"id":null,"adc_V":[0.7,1.2,1.7]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.1}"#)
    #expect(
      try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"88","read":6}]}"#)
        .contains(#""answers":["c07f00000080"]"#))
  }

  /// Each filter counts all its transactions, including those that fail by another fault.
  @Test func severalFaultsCounted() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"8f","read":1}]}"#
    _ = try client.ask(#"{"do":"fault","fault":"timeout","address":"0x18","at":1}"#)
    _ = try client.ask(#"{"do":"fault","fault":"no-address-acknowledge","reads":true,"at":2}"#)
    #expect(try client.ask(read).contains(#""bus":"timeout""#))
    #expect(try client.ask(read).contains(#""bus":"no-acknowledge""#))
    #expect(try client.ask(read).contains(#""answers":["32"]"#))
  }

  /// Filters by chip, register and direction, without and with a number.
  @Test func faultByRule() throws {
    var client = ControlClient(Circuit(.lis331dlh, .l3g4200d, .lis331dlh.on(spi: 0)))
    func fails(_ address: String, _ message: String) throws -> Bool {
      try client.ask(
        "{\"do\":\"transfer\",\"address\":\"\(address)\",\"messages\":[{\(message)}]}"
      ).contains("\"bus\"")
    }
    let status = #""write":"a7","read":7"#
    _ = try client.ask(
      #"{"do":"fault","fault":"timeout","address":"0x18","register":"STATUS_REG","reads":true}"#)
    #expect(try fails("0x18", status))
    #expect(try fails("0x18", status))
    #expect(try fails("0x18", #""write":"27","read":1"#))
    #expect(try !fails("0x68", status))
    #expect(try !fails("0x18", #""write":"a8","read":6"#))
    #expect(try !fails("0x18", #""write":"2700""#))
    #expect(try !fails("spi0.0", #""write":"e7","read":7"#))
    _ = try client.ask(#"{"do":"repair"}"#)
    #expect(try !fails("0x18", status))
    _ = try client.ask(#"{"do":"fault","fault":"timeout","register":"0x27","at":2}"#)
    #expect(try !fails("0x18", status))
    #expect(try !fails("0x18", #""write":"0f","read":1"#))
    #expect(try fails("spi0.0", #""write":"e7","read":7"#))
    #expect(try !fails("0x68", status))
    _ = try client.ask(#"{"do":"fault","fault":"no-address-acknowledge","address":"0x50"}"#)
    let finish = try client.ask(#"{"do":"finish"}"#)
    #expect(finish.hasPrefix(#"{"id":null,"clean":false,"violations":"#))
    #expect(
      finish.hasSuffix(
        #","forbidden":0,"unused_faults":[{"fault":"no-address-acknowledge"}]}"#))
  }
}
