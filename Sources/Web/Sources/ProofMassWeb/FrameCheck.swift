// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// Fails the connection of a client whose frames are none by RFC 6455, before anything is made of them.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var hasFailed = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasFailed else { return }
    let frame = unwrapInboundIn(data)
    // Section 5.1: a client masks its frames. Section 5.2: bits and opcodes of extensions, of which there are none.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3, Self.isKnown(frame.opcode)
    else {
      hasFailed = true
      var code = ByteBuffer()
      code.write(webSocketErrorCode: .protocolError)
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: code)),
        promise: nil)
      return context.close(promise: nil)
    }
    context.fireChannelRead(data)
  }

  private static func isKnown(_ opcode: WebSocketOpcode) -> Bool {
    switch opcode {
    case .continuation, .text, .binary, .connectionClose, .ping, .pong: true
    default: false
    }
  }
}
