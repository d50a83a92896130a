// SPDX-License-Identifier: Apache-2.0

/// What became of the samples and errors that were due to a handler or a stream:
/// `offered == delivered + lost + pending`, always.
public struct DeliveryCount: Equatable, Sendable {
  public internal(set) var offered = 0
  /// Handed over.
  public internal(set) var delivered = 0
  /// Dropped, the oldest first, because whoever was to take them was too slow: more were waiting than
  /// ``MotionSession/Configuration/bufferedSamples``, of which there are at least 1 and at most 65 536.
  public internal(set) var lost = 0
  /// Waiting; after a stop, what it left undelivered.
  public internal(set) var pending = 0

  public init() {}
}
