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
