// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// Closes the connection of a client whose frames violate RFC 6455, before the frames are processed.
final class FrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var hasFailed = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasFailed else { return }
    let frame = unwrapInboundIn(data)
    // Section 5.1: a client masks its frames. Section 5.2: RSV bits and reserved opcodes need an extension; this
    // server supports none.
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
