// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassWeb

@Suite struct RequestTests {
  @Test func `a file comes with the headers that keep other content out`() async throws {
    let server = try await TestServer()
    let answer = try await server.get("/page.js")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    for line in [
      "Content-Security-Policy: default-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'; object-src 'none'",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Content-Type: text/javascript; charset=utf-8",
      "Connection: close",
    ] { #expect(answer.contains("\r\n\(line)\r\n")) }
    #expect(answer.hasSuffix(String(decoding: PackageResources.page_js, as: UTF8.self)))
  }

  @Test func `each file is served with its type and bytes`() async throws {
    let server = try await TestServer()
    #expect(PageFile.files.count > 20)
    for (path, bytes) in PageFile.files {
      let type =
        switch true {
        case path == "/", path.hasSuffix(".html"): "text/html"
        case path.hasSuffix(".css"): "text/css"
        case path.hasSuffix(".svg"): "image/svg+xml"
        default: "text/javascript"
        }
      let answer = try await server.get(String(path))
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(path)")
      #expect(answer.contains("\r\nContent-Type: \(type); charset=utf-8\r\n"), "\(path)")
      let isForAll = answer.contains("\r\nCross-Origin-Resource-Policy: cross-origin\r\n")
      #expect(isForAll == (path == "/devicemotion.js"))
      #expect(!bytes.isEmpty)
      #expect(answer.hasSuffix("\r\n\r\n" + String(decoding: bytes, as: UTF8.self)))
    }
  }

  @Test func `what a page names is there, and no script or style is inside`() async throws {
    let pages = PageFile.files.filter { $0.key == "/" || $0.key.hasSuffix(".html") }
    #expect(pages.count == 8)
    for (path, bytes) in pages {
      let page = String(decoding: bytes, as: UTF8.self)
      let names = page.matches(of: /(?:src|href)="([^"]+)"/).map { $0.1 }
      #expect(names.count >= 4)
      for name in names {
        #expect(PageFile(path: name == "./" ? "/" : "/\(name)") != nil, "\(path) names \(name)")
      }
      #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains("<script>"))
    }
  }

  @Test func `what is not there, and other methods, are refused`() async throws {
    let server = try await TestServer()
    for path in ["/nothing", "/../Package.swift", "/page.js/", "//", "/%2e%2e/"] {
      #expect(try await server.get(path).hasPrefix("HTTP/1.1 404"))
    }
    let post = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"
    #expect(try await server.exchange(post).hasPrefix("HTTP/1.1 405"))
    let head = try await server.exchange("HEAD /page.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(head.contains("Content-Length: \(PackageResources.page_js.count)\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"))
    #expect(try await server.get("/socket").hasPrefix("HTTP/1.1 426"))
  }

  @Test(arguments: [
    "hello\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost:99999\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: []\r\n\r\n", "GET / HTTP/1.1\r\nHost: \r\n\r\n",
  ])
  func `garbage gets 400 and nothing else`(_ garbage: String) async throws {
    let server = try await TestServer()
    let answer = try await server.exchange(garbage)
    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(!answer.contains("<"))
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200"))
  }

  @Test func `a request that is too long is refused before it ends`() async throws {
    let server = try await TestServer()
    let long = String(repeating: "a", count: 0x2_0000)
    // The connection may be reset before the answer has been read.
    for request in [
      "GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n",
      "GET / HTTP/1.1\r\n" + String(repeating: "X: aaaaaaaa\r\n", count: 5000),
    ] {
      let answer = try await server.exchange(request)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"))
    }
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200"))
  }
}
