// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1

/// Decides which requests are answered: those from users and pages that this server is meant for.
///
/// A page of another site runs in the same browser as ours. It can send requests to this server and
/// open WebSockets, which browsers do not prevent. Its requests are recognised by `Origin` or, if its
/// own host name was made to resolve to this machine (DNS rebinding), by `Host`.
struct Gate: Sendable {
  /// The reason why a request is refused.
  struct Refusal: Error, Equatable {
    var status: HTTPResponseStatus
    /// The text of the response: one line for a human reader.
    var words: String
  }

  /// The host names that `Host` may contain, in lower case and without a port. IP addresses are also
  /// allowed: DNS rebinding needs a host name.
  let names: Set<String>
  /// The origins of other pages that may connect, such as `http://localhost:3000`.
  let origins: Set<String>
  /// The token that a request has to contain; nil where every program of this machine may connect.
  let token: String?
  /// The name of the token's cookie. It contains the port, because all ports of a host share cookies.
  let cookie: String
  /// The scheme of our own page's origin.
  let scheme: String

  /// Throws a `Refusal` if a request may not be answered.
  func check(_ head: HTTPRequestHead) throws(Refusal) {
    let hosts = head.headers["host"]
    guard hosts.count == 1, let host = HostName(hosts[0]) else {
      throw Refusal(status: .badRequest, words: "the request has no single valid Host")
    }
    guard host.isAddress || names.contains(host.name) else {
      throw Refusal(
        status: .forbidden, words: "this server is not called \(host.name): use its address")
    }
    let origins = head.headers["origin"]
    guard origins.allSatisfy({ $0 == "\(scheme)://\(hosts[0])" || self.origins.contains($0) })
    else {
      throw Refusal(
        status: .forbidden, words: "pages of this origin may not connect: add --origin for it")
    }
    guard let token else { return }
    let known = [query(of: head), cookie(of: head)].contains {
      $0.map { matches($0, token) } ?? false
    }
    guard known else {
      throw Refusal(
        status: .unauthorized, words: "open the address with the token that proofmass serve printed"
      )
    }
  }

  /// The token in a request's query; nil if the query has none.
  func query(of head: HTTPRequestHead) -> String? {
    head.uri.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&")
      .first { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
  }

  /// The value of `Set-Cookie` for a token. The browser sends the cookie only to this server's own pages.
  func setCookie(_ token: String) -> String {
    let secure = scheme == "https" ? "; Secure" : ""
    return "\(cookie)=\(token); Path=/; HttpOnly; SameSite=Strict\(secure)"
  }

  private func cookie(of head: HTTPRequestHead) -> String? {
    head.headers["cookie"].flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " } }.first { $0.hasPrefix("\(cookie)=") }
      .map { String($0.dropFirst(cookie.count + 1)) }
  }

  /// Compares in a time that does not depend on the number of matching bytes (no timing attack).
  private func matches(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 random bits as hexadecimal digits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }
      .joined()
  }
}

/// The name or address in a Host field, without its port.
struct HostName: Equatable {
  /// In lower case; an IPv6 address without its brackets.
  let name: String
  let isAddress: Bool

  /// Parses a host with an optional port; nil if the text is not valid.
  init?(_ text: String) {
    var name = Substring(text.lowercased())
    if name.last != "]", let colon = name.lastIndex(of: ":") {
      guard UInt16(name[name.index(after: colon)...]) != nil else { return nil }
      name = name[..<colon]
    }
    if name.first == "[", name.last == "]" {
      name = name.dropFirst().dropLast()
      guard !name.isEmpty, name.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else {
        return nil
      }
      isAddress = true
    } else {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      isAddress = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
      let isName = name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
      guard !name.isEmpty, isName else { return nil }
    }
    self.name = String(name)
  }
}
