// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassWeb

@Suite struct GateTests {
  @Test(arguments: [
    ("localhost", true), ("LOCALHOST:8080", true), ("127.0.0.1", true), ("[::1]:8080", true),
    ("192.168.1.7:8080", true), ("attacker.example", false), ("localhost.attacker.example", false),
    ("127.0.0.1.attacker.example", false), ("pi", false),
  ])
  func `only addresses and own names are answered`(_ host: String, _ isAnswered: Bool) async throws
  {
    let server = try await TestServer()
    let answer = try await server.get("/", "Host: \(host)")
    #expect(answer.hasPrefix(isAnswered ? "HTTP/1.1 200" : "HTTP/1.1 403"))
    let socket = try await server.openSocket("Host: \(host)")
    #expect(try await socket.wait(for: isAnswered ? "HTTP/1.1 101" : "HTTP/1.1 403"))
  }

  @Test(arguments: [
    "http://attacker.example", "null", "http://localhost:1", "https://127.0.0.1",
    "http://127.0.0.1", "file://",
  ])
  func `a page of another origin is refused`(_ origin: String) async throws {
    let server = try await TestServer()
    #expect(try await server.get("/", "Origin: \(origin)").hasPrefix("HTTP/1.1 403"))
    let socket = try await server.openSocket("Origin: \(origin)")
    #expect(try await socket.readToEnd().hasPrefix("HTTP/1.1 403"))
  }

  @Test func `our page, and those of the origins that are named, may connect`() async throws {
    let server = try await TestServer(origins: ["http://localhost:3000"])
    for origin in ["http://127.0.0.1:\(server.port)", "http://localhost:3000"] {
      let socket = try await server.openSocket("Origin: \(origin)")
      #expect(try await socket.wait(for: "HTTP/1.1 101"))
    }
    let socket = try await server.openSocket("Origin: http://localhost:3001")
    #expect(try await socket.readToEnd().hasPrefix("HTTP/1.1 403"))
  }

  @Test func `beyond loopback everything takes a token`() async throws {
    let server = try await TestServer(host: "0.0.0.0")
    #expect(server.token.count == 32)
    #expect(server.server.address.hasPrefix("http://pi.local:\(server.port)/?token="))
    #expect(try await TestServer(host: "0.0.0.0").token != server.token)
    let wrong = String(server.token.reversed())
    for path in ["/", "/page.js", "/?token=", "/?token=\(wrong)", "/devicemotion.js"] {
      #expect(try await server.get(path).hasPrefix("HTTP/1.1 401"))
    }
    #expect(try await server.openSocket().readToEnd().hasPrefix("HTTP/1.1 401"))
    #expect(
      try await server.get("/", "Cookie: proofmass_\(server.port)=\(wrong)")
        .hasPrefix("HTTP/1.1 401"))
  }

  @Test func `the token moves from the address into a cookie`() async throws {
    let server = try await TestServer(host: "0.0.0.0")
    let answer = try await server.get("/?token=\(server.token)", "Host: pi.local:\(server.port)")
    #expect(answer.hasPrefix("HTTP/1.1 303"))
    #expect(answer.contains("\r\nLocation: /\r\n"))
    let cookie = "proofmass_\(server.port)=\(server.token)"
    #expect(
      answer.contains("\r\nSet-Cookie: \(cookie); Path=/; HttpOnly; SameSite=Strict\r\n"))
    #expect(try await server.get("/", "Cookie: a=b; \(cookie)").hasPrefix("HTTP/1.1 200"))
    // An app's page redirects likewise. A script for another page keeps the token in its query.
    let app = try await server.get(
      "/ball.html?token=\(server.token)", "Host: pi.local:\(server.port)")
    #expect(app.hasPrefix("HTTP/1.1 303"))
    #expect(app.contains("\r\nLocation: /ball.html\r\n"))
    #expect(
      try await server.get("/devicemotion.js?token=\(server.token)").hasPrefix("HTTP/1.1 200"))
    let socket = try await server.openSocket("Cookie: \(cookie)")
    #expect(try await socket.wait(for: "HTTP/1.1 101"))
  }

  @Test func `arguments that make no sense are refused`() {
    #expect(WebPlace(["--host", "::1", "--port", "0", "--origin", "http://a"])?.isLoopback == true)
    #expect(WebPlace(["--host", "0.0.0.0"])?.isLoopback == false)
    for arguments in [["--port"], ["--port", "65536"], ["--port", "-1"], ["--what", "1"]] {
      #expect(WebPlace(arguments) == nil)
    }
  }
}
