// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOSSL

/// Encrypts the connections of a server by TLS.
struct Encryption: Sendable {
  private let context: NIOSSLContext

  /// Reads a file in PEM format, which has a private key and its certificate. Throws where it cannot be read.
  init(identity file: String) throws {
    let chain = try NIOSSLCertificate.fromPEMFile(file).map {
      NIOSSLCertificateSource.certificate($0)
    }
    let key = try NIOSSLPrivateKey(file: file, format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    // A client that is dismissed keeps its descriptor while its farewell is awaited.
    configuration.shutdownTimeout = .seconds(1)
    context = try NIOSSLContext(configuration: configuration)
  }

  /// Adds encryption to a new connection, before its other handlers.
  func add(to channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(PlainCheck())
    try pipeline.addHandler(NIOSSLServerHandler(context: context))
  }
}

/// Answers a client that sends a request without TLS, which would otherwise only see that the connection ends.
private final class PlainCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The first byte of a TLS connection, the content type of a handshake (RFC 8446, section 5.1).
  private static let handshake: UInt8 = 22
  private var isAnswered = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isAnswered else { return }
    guard unwrapInboundIn(data).readableBytesView.first != Self.handshake else {
      context.fireChannelRead(data)
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
      return
    }
    isAnswered = true
    let words = "this server answers by TLS only: open the address with https://\n"
    let answer =
      "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\n"
      + "Content-Length: \(words.utf8.count)\r\nConnection: close\r\n\r\n\(words)"
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer))).whenComplete { _ in
      // From here the connection closes without a farewell of TLS.
      bound.value.close(promise: nil)
    }
  }
}
