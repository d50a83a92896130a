// SPDX-License-Identifier: Apache-2.0

public import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page, and sends a stream of objects to WebSockets.
public struct WebServer: Sendable {
  /// Thrown when the file with the private key and the certificate cannot be used.
  struct UnusableIdentity: Error {
    let reason: String
  }

  private let channel: any Channel
  private let hub: NIOLoopBound<Hub>
  private let places: NIOLoopBound<Places>
  private let place: WebPlace
  private let port: Int
  private let token: String?

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - place: The address and who may connect.
  ///   - loop: The event loop on which everything runs, including the caller's calls.
  ///   - receive: Called on the loop with a client's message; returns false if there is no room for it.
  /// - Throws: The system's error if it cannot listen, or an error if this process may open too few files, or
  ///   ``UnusableIdentity``.
  public static func start(
    _ place: WebPlace, on loop: any EventLoop, receive: @escaping @Sendable (ByteBuffer) -> Bool
  ) -> EventLoopFuture<WebServer> {
    let usual = Places.Limits()
    let free = Descriptors.free(wanted: usual.clients + usual.waiting + 16)
    guard let limits = usual.within(descriptors: free) else {
      return loop.makeFailedFuture(TooFewDescriptors(free: free))
    }
    return start(place, limits, on: loop, receive: receive)
  }

  static func start(
    _ place: WebPlace, _ limits: Places.Limits, on loop: any EventLoop,
    receive: @escaping @Sendable (ByteBuffer) -> Bool
  ) -> EventLoopFuture<WebServer> {
    let encryption: Encryption?
    do { encryption = try place.identity.map { try Encryption(identity: $0) } } catch {
      return loop.makeFailedFuture(UnusableIdentity(reason: "\(error)"))
    }
    return loop.flatSubmit {
      let hub = NIOLoopBound(Hub(receive), eventLoop: loop)
      let places = NIOLoopBound(Places(limits, isLoopback: place.isLoopback), eventLoop: loop)
      let token = place.isLoopback ? nil : Gate.makeToken()
      return ServerBootstrap(group: loop)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 64)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(AcceptPause())
          }
        }
        // With small buffers, a slow client loses objects early instead of receiving outdated ones. They have room for
        // the largest object, a slow motion of a chip, of at most some 480 kB.
        .childChannelOption(.socketOption(.so_sndbuf), value: 0x1_0000)
        .childChannelOption(
          .writeBufferWaterMark, value: .init(low: 0x4000, high: 0x8_0000)
        )
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            // If the place has port 0, the actual port is known only now.
            let port = channel.localAddress?.port ?? place.port
            try encryption?.add(to: channel)
            try initialize(
              channel, hub, places, place.gate(port: port, token: token),
              place.phoneLink(port: port, token: token))
          }
        }
        .bind(host: place.host, port: place.port)
        .map { channel in
          let port = channel.localAddress?.port ?? place.port
          return WebServer(
            channel: channel, hub: hub, places: places, place: place, port: port, token: token)
        }
    }
  }

  private static func initialize(
    _ channel: any Channel, _ hub: NIOLoopBound<Hub>, _ places: NIOLoopBound<Places>, _ gate: Gate,
    _ link: PhoneLink?
  ) throws {
    places.value.admit(channel, places)
    let requests = RequestHandler(gate, link, places.value)
    let bound = NIOLoopBound(requests, eventLoop: channel.eventLoop)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: SocketHandler.mostBytes,
      shouldUpgrade: { channel, head in
        // `RequestHandler` answers a refused request with the reason.
        let isAllowed =
          RequestHandler.path(of: head) == RequestHandler.socketPath
          && (try? gate.check(head)) != nil && (try? Handshake.check(head)) != nil
          && places.value.enter(channel)
        return channel.eventLoop.makeSucceededFuture(isAllowed ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        places.value.keep(channel)
        return channel.pipeline.syncOperations.removeHandler(bound.value).flatMapThrowing {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(FrameCheck())
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 16,
              maxAccumulatedFrameSize: SocketHandler.mostBytes))
          try pipeline.addHandler(SocketHandler(hub.value))
        }
      })
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 0x1000
    limits.maxHeaderListSize = 0x4000
    limits.maxHeaderFieldCount = 64
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }),
      withErrorHandling: true, withOutboundHeaderValidation: true,
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandler(requests)
  }

  /// The address to open in a browser, with the token where one is needed.
  public var address: String {
    place.pageAddress(at: channel.localAddress?.ipAddress ?? "", port: port, token: token)
  }

  /// The address that opens the page for phones on another device; nil where only this machine can connect.
  public var phoneAddress: String? { place.phoneLink(port: port, token: token)?.address }

  /// The QR code of ``phoneAddress`` as lines for a terminal.
  public var phoneCode: [String] {
    place.phoneLink(port: port, token: token)?.code?.lines ?? []
  }

  /// Sends an object of the stream, without its line terminator, to all clients. The first object is
  /// kept for later clients. Must be called on the loop.
  public func send(_ line: ByteBuffer) { hub.value.send(line) }

  /// The number of connections. Must be called on the loop.
  var connections: Int { places.value.count }

  /// Stops listening.
  public func close() -> EventLoopFuture<Void> { channel.close() }
}
