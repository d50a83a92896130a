// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import Testing

@testable import ProofMassWeb

@Suite struct EncryptionTests {
  /// A file with a key and its certificate, made as `proofmass serve --tls` makes it.
  private static func identity() throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "proofmass-\(UUID().uuidString).pem")
    let openssl = Process()
    openssl.executableURL = URL(filePath: "/usr/bin/env")
    openssl.arguments = [
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
      "-nodes", "-batch", "-subj", "/CN=ProofMass", "-keyout", "/dev/stdout",
    ]
    let output = Pipe()
    (openssl.standardOutput, openssl.standardError) = (output, FileHandle.nullDevice)
    try openssl.run()
    let pem = try output.fileHandleForReading.readToEnd() ?? Data()
    openssl.waitUntilExit()
    // Other lines than those of PEM do no harm.
    try (Data("Names: localhost\n".utf8) + pem).write(to: file)
    return file.path
  }

  /// Makes a request over TLS, of a version or later, without a check of the certificate.
  private func get(
    _ path: String, from server: TestServer, atMost version: TLSVersion? = nil
  ) async throws -> String {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    configuration.maximumTLSVersion = version
    let context = try NIOSSLContext(configuration: configuration)
    let client = try await RawClient(port: server.port) {
      try NIOSSLClientHandler(context: context, serverHostname: nil)
    }
    try await client.send(server.request(path, []))
    return try await client.readToEnd()
  }

  @Test func `the page comes over TLS`() async throws {
    let server = try await TestServer(identity: Self.identity())
    #expect(server.server.address.hasPrefix("https://127.0.0.1:"))
    for version in [TLSVersion.tlsv12, .tlsv13] {
      #expect(try await get("/", from: server, atMost: version).hasPrefix("HTTP/1.1 200"))
    }
    await #expect(throws: (any Error).self) { try await get("/", from: server, atMost: .tlsv11) }
  }

  @Test func `a request without TLS gets the reason`() async throws {
    let server = try await TestServer(identity: Self.identity())
    let answer = try await server.get("/")
    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(answer.hasSuffix("this server answers by TLS only: open the address with https://\n"))
  }

  @Test func `the token's cookie is for TLS only, and origins are https`() async throws {
    let server = try await TestServer(host: "0.0.0.0", identity: Self.identity())
    let answer = try await get("/phone.html?token=\(server.token)", from: server)
    #expect(answer.contains("; HttpOnly; SameSite=Strict; Secure\r\n"))
    #expect(answer.contains("\r\nLocation: /phone.html\r\n"))
    let gate = Gate(names: [], origins: [], token: nil, cookie: "", scheme: "https")
    for (scheme, isAllowed) in [("https", true), ("http", false)] {
      let head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/",
        headers: ["Host": "127.0.0.1", "Origin": "\(scheme)://127.0.0.1"])
      #expect(((try? gate.check(head)) != nil) == isAllowed)
    }
  }

  @Test func `a file that is no identity is told before anything listens`() async throws {
    for text in ["", "Names: localhost\n"] {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data(text.utf8).write(to: file)
      await #expect(throws: WebServer.UnusableIdentity.self) {
        try await TestServer(identity: file.path)
      }
    }
  }
}
