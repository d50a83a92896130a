// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// One client of the stream. It loses objects that it does not read in time, and is sent the number lost.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The greatest length of a client's message, in bytes.
  static let mostBytes = 4096
  /// The longest time that a client may read nothing; a client whose machine is gone never closes its connection.
  static let patience = TimeAmount.seconds(30)

  private let hub: Hub
  private var context: ChannelHandlerContext?
  private var lostObjects = 0
  private var lostMessages = 0
  private var stalledSince: NIODeadline?

  init(_ hub: Hub) { self.hub = hub }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    hub.add(self)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    hub.remove(self)
  }

  /// Sends an object; counts it as lost if the client has not read enough of the earlier ones.
  func send(_ line: ByteBuffer) {
    guard let context else { return }
    guard context.channel.isWritable else {
      lostObjects += 1
      let now = NIODeadline.now()
      let since = stalledSince ?? now
      stalledSince = since
      if now - since > Self.patience { context.close(promise: nil) }
      return
    }
    stalledSince = nil
    if lostObjects > 0 || lostMessages > 0 {
      let told = #"{"type":"lost","objects":\#(lostObjects),"messages":\#(lostMessages)}"#
      (lostObjects, lostMessages) = (0, 0)
      write(.text, ByteBuffer(string: told), context)
    }
    write(.text, line, context)
    context.flush()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      let message = frame.unmaskedData
      // The receiver gets each message as one line.
      guard !message.readableBytesView.contains(UInt8(ascii: "\n")) else {
        return close(.unacceptableData, context)
      }
      // Text must be UTF-8 (RFC 6455, section 8.1).
      guard String(validating: message.readableBytesView, as: UTF8.self) != nil else {
        return close(.dataInconsistentWithMessage, context)
      }
      if !hub.take(message) { lostMessages += 1 }
    case .ping:
      // A client that does not read gets no pongs, which would fill the buffer.
      guard context.channel.isWritable else { return }
      write(.pong, frame.unmaskedData, context)
      context.flush()
    case .pong: break
    case .connectionClose: close(.normalClosure, context)
    default: close(.unacceptableData, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // NIO's handler has already sent the client the error code for its frame.
    context.close(promise: nil)
  }

  private func write(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) {
    context.write(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }

  private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    write(.connectionClose, data, context)
    context.flush()
    context.close(promise: nil)
  }
}
