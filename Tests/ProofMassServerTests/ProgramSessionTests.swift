// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer
import Testing

/// Two protocols at one socket.
@Suite struct ProgramSessionTests {
  private func say(_ bytes: [UInt8]) throws(ProtocolError) -> [UInt8] {
    let circuit = Circuit(.lis331dlh)
    var session = ProgramSession(ServedBoard(circuit, isTimeVirtual: true), OpenFiles(circuit))
    var input = ByteQueue()
    var output: [UInt8] = []
    for byte in bytes {
      input.append([byte])
      while try session.receive(&input, &output) {}
    }
    return output
  }

  @Test func theFirstByteTells() throws {
    // GET, without an open device.
    let frame = try say(Array("PMDOOR1\n".utf8) + [2, 0, 0, 0, 5, 0])
    #expect(frame == [4, 0, 0, 0, 0xEA, 0xFF, 0xFF, 0xFF])
    let control = try say(Array("{\"do\":\"now\"}\n".utf8))
    #expect(String(decoding: control, as: UTF8.self) == "{\"id\":null,\"time_s\":0}\n")
    #expect(throws: ProtocolError("no greeting")) { try say(Array("PUT / HTTP".utf8)) }
    let web = try say(Array("GET / HTTP/1.1\r\n".utf8))
    #expect(
      String(decoding: web, as: UTF8.self)
        == "{\"id\":null,\"error\":\"no JSON: no value at byte 1\"}\n")
  }
}
