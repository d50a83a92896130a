// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import ProofMassServer
import Testing

/// The server on a socket, with plain clients on loopback.
@Suite struct IIODServerTests {
  private struct Client: ~Copyable {
    private let number: Int32

    init(_ address: SocketAddress) throws {
      let port = UInt16(address.description.split(separator: ":")[1]) ?? 0
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
    }

    deinit { close(number) }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      _ = unsafe Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// As many bytes; fewer at the end.
    func receive(_ count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      let received = unsafe recv(number, &bytes, count, Int32(MSG_WAITALL))
      return Array(bytes.prefix(max(0, received)))
    }

    func ask(_ text: String, _ count: Int) -> String {
      send(text)
      return String(decoding: receive(count), as: UTF8.self)
    }
  }

  @Test func `clients get samples as they come, and one that reads nothing stops nobody`() throws {
    let board = IIODSessionTests.board()
    let server = try IIODServer(board, at: .tcp("127.0.0.1", port: 0))
    let reader = try Client(server.address)
    let idler = try Client(server.address)
    let asker = try Client(server.address)
    #expect(reader.ask("OPEN iio:device0 1 00000001\r\n", 2) == "0\n")
    reader.send("READBUF iio:device0 2\r\n")
    // Some 20 MB of answers.
    for _ in 0..<10 { idler.send(String(repeating: "PRINT\n", count: 1000)) }
    #expect(asker.ask("VERSION\r\n", 13) == "0.24.proofms\n")
    board.put(IIOSample(Axes(1, 2, 3), at: 7), of: 0)
    #expect(reader.receive(13) == IIODSessionTests.bytes("2\n00000001\n", [0x10, 0]))
    #expect(asker.ask("READ iio:device0 INPUT accel_z raw\r\n", 5) == "2\n3\0\n")
    // The end of one conversation.
    #expect(asker.ask("EXIT\r\n", 1) == "")
    server.stop()
    #expect(reader.receive(1) == [])
  }

  @Test func `a port in use is reported`() throws {
    let server = try IIODServer(IIODSessionTests.board(), at: .tcp("127.0.0.1", port: 0))
    defer { server.stop() }
    #expect(throws: SocketError("cannot listen on \(server.address): Address already in use")) {
      try IIODServer(IIODSessionTests.board(), at: server.address)
    }
  }
}
