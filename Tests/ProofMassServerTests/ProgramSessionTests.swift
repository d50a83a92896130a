// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

@testable import ProofMassServer

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

  /// A client ends while its output holds a chip select low: the frame ends with it.
  @Test func aFrameEndsWithTheClientThatHeldIt() throws {
    let circuit = Circuit([.lis331dlh.on(spi: 0)])
    circuit.logTransactions(last: 10)
    let board = ServedBoard(
      circuit, isTimeVirtual: true, wiring: LineWiring(circuit, selects: [5: 0]))
    let files = OpenFiles(circuit)
    func say(_ session: inout ProgramSession, _ bytes: [UInt8]) throws -> [UInt8] {
      var input = ByteQueue(bytes)
      var output: [UInt8] = []
      while try session.receive(&input, &output) {}
      return output
    }
    var (holder, other) = (ProgramSession(board, files), ProgramSession(board, files))
    // TAKE of line 5 as an output, by number 9; it is low.
    let zeros = [UInt8](repeating: 0, count: 7)
    var take: [UInt8] = [59, 0, 0, 0, 11, 9] + zeros + [UInt8](repeating: 0, count: 36)
    take += [1, 0, 5, 0, 0, 0, 8] + zeros
    let done: [UInt8] = [4, 0, 0, 0, 0, 0, 0, 0]
    #expect(try say(&holder, FrameSessionTests.hello + take) == done)
    // OPEN of file 6, "spi0.0"; a transfer that sends two bytes.
    let open: [UInt8] = [15, 0, 0, 0, 1, 6] + zeros + Array("spi0.0".utf8)
    let transfer: [UInt8] = [10, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 1, 0x20, 0x27]
    #expect(
      try say(&other, FrameSessionTests.hello + open + transfer) == done + [4, 0, 0, 0, 2, 0, 0, 0])
    #expect(circuit.takeTransactions().isEmpty)
    holder.end()
    #expect(circuit.takeTransactions().count == 1)
    // Nobody holds the line.
    #expect(board.lines.selected(onBus: 0).isEmpty)
    holder.end()
    #expect(circuit.takeTransactions().isEmpty)
  }
}
