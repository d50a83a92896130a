// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// Pauses when the system has no descriptor or memory for a new connection: the connection stays in the
/// queue, and accepting it would otherwise be retried immediately, in an endless loop.
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
