// SPDX-License-Identifier: Apache-2.0

import Glibc
import NIOCore
import NIOPosix

/// The program `proofmass-web`: sends lines from its standard input to all WebSockets, and writes their
/// messages, as lines, to its standard output. It exits at the end of its input.
public enum WebProgram {
  /// Runs the program; returns the reason for a failure, as one line, or nil.
  ///
  /// - Parameters:
  ///   - say: Called with a message.
  ///   - draw: Called with the lines of a picture for a terminal.
  public static func run(
    _ arguments: [String], say: (String) -> Void, draw: ([String]) -> Void
  ) -> String? {
    guard let place = WebPlace(arguments) else {
      return "proofmass-web is a part of `proofmass serve`, which starts it: use that"
    }
    // Only one loop is used, and each would occupy descriptors.
    NIOSingletons.groupLoopCountSuggestion = 1
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    do {
      let pipe = try NIOPipeBootstrap(group: loop)
        .channelOption(.autoRead, value: false)
        .channelOption(.writeBufferWaterMark, value: .init(low: 0x4000, high: 0x1_0000))
        .takingOwnershipOfDescriptors(input: 0, output: 1).wait()
      let server: WebServer
      do {
        server = try WebServer.start(place, on: loop) { message in
          guard pipe.isWritable else { return false }
          var line = message
          line.writeInteger(UInt8(ascii: "\n"))
          pipe.writeAndFlush(line, promise: nil)
          return true
        }.wait()
      } catch let error as TooFewDescriptors {
        return "only \(max(0, error.free)) more files may be open, too few for clients: "
          + "raise `ulimit -n` by 64"
      } catch let error as WebServer.UnusableIdentity {
        return
          "\(place.identity ?? "") cannot be used for TLS (\(error.reason)): remove it, and --tls makes "
          + "a new one"
      } catch {
        let isTaken = (error as? IOError)?.errnoCode == EADDRINUSE
        return isTaken
          ? "port \(place.port) at \(place.host) is in use: name another with --port"
          : "cannot listen at \(place.host), port \(place.port) (\(error)): name another --host or --port"
      }
      say("serving at \(server.address)")
      if let address = server.phoneAddress {
        say("on a phone in the same network open \(address)")
        draw(server.phoneCode)
      }
      let handler = try loop.flatSubmit {
        let handler = NIOLoopBound(LineHandler(server), eventLoop: loop)
        return loop.makeCompletedFuture {
          let lines = ByteToMessageHandler(LineDecoder(), maximumBufferSize: LineDecoder.mostBytes)
          try pipe.pipeline.syncOperations.addHandlers([lines, handler.value])
        }.flatMap { pipe.setOption(.autoRead, value: true) }.map { handler }
      }.wait()
      try pipe.closeFuture.wait()
      return try loop.submit { handler.value.failure }.wait()
    } catch {
      return "standard input and output are no pipes (\(error)): use `proofmass serve`"
    }
  }
}

/// Splits bytes into lines, without their terminators.
struct LineDecoder: ByteToMessageDecoder {
  typealias InboundOut = ByteBuffer

  /// The greatest length of a line in bytes; the longest, a slow motion of a chip, has half of that.
  static let mostBytes = 0x10_0000

  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) -> DecodingState {
    guard let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else {
      return .needMoreData
    }
    let line = buffer.readSlice(length: end - buffer.readerIndex)
    buffer.moveReaderIndex(forwardBy: 1)
    if let line { context.fireChannelRead(wrapInboundOut(line)) }
    return .continue
  }

  mutating func decodeLast(
    context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
  ) -> DecodingState { decode(context: context, buffer: &buffer) }
}

/// Passes lines on to a server.
private final class LineHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let server: WebServer
  /// The reason for which the input was closed here.
  private(set) var failure: String?

  init(_ server: WebServer) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    server.send(unwrapInboundIn(data))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let isLong = error is ByteToMessageDecoderError.PayloadTooLargeError
    failure = isLong ? "a line is longer than \(LineDecoder.mostBytes) bytes" : "\(error)"
    context.close(promise: nil)
  }
}
