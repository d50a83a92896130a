// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassWeb

@Suite struct PhoneLinkTests {
  @Test func `where only this machine can connect there is no link`() async throws {
    let server = try await TestServer()
    let answer = try await server.get("/phone.json")
    #expect(answer.contains("\r\nContent-Type: application/json; charset=utf-8\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n" + #"{"address":null}"#))
    #expect(server.server.phoneAddress == nil)
    #expect(server.server.phoneCode.isEmpty)
  }

  @Test func `the link is for those who have the token`() async throws {
    let server = try await TestServer(host: "0.0.0.0", address: "192.168.1.7")
    #expect(try await server.get("/phone.json").hasPrefix("HTTP/1.1 401"))
    let answer = try await server.get("/phone.json", server.cookie)
    let address = "http://192.168.1.7:\(server.port)/phone.html?token=\(server.token)"
    #expect(answer.contains(#"{"address":"\#(address)","size":37,"path":"M0 0h7v1h-7z"#))
    #expect(server.server.phoneAddress == address)
    #expect(server.server.phoneCode == QRCode(address)?.lines)
  }

  @Test(arguments: [
    ("0.0.0.0", "192.168.1.7", "192.168.1.7"), ("0.0.0.0", "", "pi.local"),
    ("192.168.1.9", "192.168.1.7", "192.168.1.9"), ("fe80::1", "", "[fe80::1]"),
  ])
  func `it names an address that a phone can reach`(
    _ host: String, _ address: String, _ named: String
  ) {
    var place = WebPlace()
    (place.host, place.address, place.machine) = (host, address, "Pi")
    #expect(
      place.phoneLink(port: 80, token: "a")?.address == "http://\(named):80/phone.html?token=a")
    place.identity = "server.pem"
    #expect(
      place.phoneLink(port: 80, token: "a")?.address == "https://\(named):80/phone.html?token=a")
  }
}
