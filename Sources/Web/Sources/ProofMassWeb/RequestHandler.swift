// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers one request with a file of the page or with an error, and closes the connection.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The path at which WebSockets are opened.
  static let socketPath: Substring = "/socket"
  /// The path of the link for a phone.
  static let linkPath: Substring = "/phone.json"

  private let gate: Gate
  private let link: PhoneLink?
  private let places: Places
  private var isAnswered = false

  init(_ gate: Gate, _ link: PhoneLink?, _ places: Places) {
    (self.gate, self.link, self.places) = (gate, link, places)
  }

  /// The path of a request, without its query.
  static func path(of head: HTTPRequestHead) -> Substring { head.uri.prefix { $0 != "?" } }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Answers without waiting for a body.
    guard case .head(let head) = unwrapInboundIn(data), !isAnswered else { return }
    isAnswered = true
    let answer = answer(to: head, on: context.channel)
    var headers = Self.safety
    headers.add(name: "Content-Type", value: "\(answer.type); charset=utf-8")
    headers.add(name: "Content-Length", value: "\(answer.body.count)")
    headers.add(name: "Connection", value: "close")
    for (name, value) in answer.headers { headers.replaceOrAdd(name: name, value: value) }
    let response = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    if head.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    }
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // After a refused upgrade to a WebSocket, `channelRead` answers the request. NIO's handler has already
    // answered malformed requests.
    if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
  }

  // MARK: Answers

  private struct Answer {
    var status = HTTPResponseStatus.ok
    var type = "text/plain"
    var body: [UInt8] = []
    var headers: [(String, String)] = []

    init(_ status: HTTPResponseStatus, _ words: String, _ headers: [(String, String)] = []) {
      (self.status, body, self.headers) = (status, Array("\(words)\n".utf8), headers)
    }

    init(_ link: PhoneLink?) {
      (type, body) = ("application/json", Array(PhoneLink.json(of: link).utf8))
    }

    init(_ file: PageFile) {
      (type, body) = (file.type, file.bytes)
      if file.isForAll { headers = [("Cross-Origin-Resource-Policy", "cross-origin")] }
      if file.isPlay { headers = [("Content-Security-Policy", RequestHandler.playPolicy)] }
    }
  }

  private func answer(to head: HTTPRequestHead, on channel: any Channel) -> Answer {
    let path = Self.path(of: head)
    do throws(Gate.Refusal) { try gate.check(head) } catch {
      return Answer(error.status, error.words)
    }
    guard places.enter(channel) else {
      return Answer(
        .serviceUnavailable,
        "there are \(places.limits.clients) clients already, and no place: close another page")
    }
    guard head.method == .GET || head.method == .HEAD else {
      return Answer(.methodNotAllowed, "only GET and HEAD", [("Allow", "GET, HEAD")])
    }
    guard path != Self.socketPath else {
      do throws(Handshake.Mistake) { try Handshake.check(head) } catch {
        return Answer(
          error.status, error.words,
          error.status == .upgradeRequired
            ? [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")] : [])
      }
      // The handshake is valid, but the header fields do not make the request an HTTP upgrade.
      return Answer(.badRequest, "Connection has to name Upgrade")
    }
    guard path != Self.linkPath else { return Answer(link) }
    guard let file = PageFile(path: path) else {
      return Answer(.notFound, "there is no such page: open /")
    }
    // Moves the token into a cookie, so that bookmarks and screenshots do not contain it.
    if file.type == "text/html", let token = gate.token, gate.query(of: head) != nil {
      return Answer(
        .seeOther, "see \(path)",
        [
          ("Location", String(path)),
          ("Set-Cookie", gate.setCookie(token)),
        ])
    }
    return Answer(file)
  }

  private static let policy =
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    + "object-src 'none'"
  private static let playPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'self'; object-src 'none'"

  private static let safety: HTTPHeaders = [
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
  ]
}
