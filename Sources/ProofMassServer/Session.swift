// SPDX-License-Identifier: Apache-2.0

/// One side of a conversation, without the socket: bytes in, bytes out.
///
/// A session never waits and keeps no more than its state; so tests and fuzzers drive it by bytes
/// alone.
package protocol Session {
  /// What has to be said before anything came.
  var greeting: [UInt8] { get }

  /// Appends what the other side is to know without having asked.
  mutating func announce(_ output: inout [UInt8])

  /// Gives back what others may want to have: the connection is over.
  mutating func end()

  /// The largest number of bytes that may have to wait in the input for the rest of a frame.
  static var longestFrame: Int { get }

  /// Uses up the frame at the front of the input, carries it out and appends the answer, if any;
  /// false, and nothing used up, where the frame is not whole yet.
  ///
  /// After a throw the connection is closed, once the output has been sent.
  mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool
}

extension Session {
  package var greeting: [UInt8] { [] }
  package mutating func announce(_ output: inout [UInt8]) {}
  package mutating func end() {}
}

/// The other side does not keep to the protocol, or has said good-bye.
package struct ProtocolError: Error, Equatable, Sendable {
  /// nil for a good-bye.
  package var reason: String?

  package init(_ reason: String?) { self.reason = reason }

  package static var goodbye: ProtocolError { ProtocolError(nil) }
}
