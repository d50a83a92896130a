// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// Waits for a moment where the system has no descriptor or memory for a connection: it stays in the queue, and
/// would be asked for again at once, for ever.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = Channel

  private static let pause = TimeAmount.milliseconds(100)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is IOError else { return context.fireErrorCaught(error) }
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenSuccess {
      channel.eventLoop.scheduleTask(in: Self.pause) { channel.setOption(.autoRead, value: true) }
    }
  }
}
