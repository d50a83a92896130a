// SPDX-License-Identifier: Apache-2.0

/// A line that a chip drives: its data-ready or interrupt output.
///
/// With one, nobody has to ask a chip whether it has something new, and a sample is read before the
/// next one can appear while it is being read.
///
/// A conformer promises:
/// - edges are kept from the moment the line is opened and given out one by one, the oldest first,
///   so that one that came between two waits is not missed; at least 16 of them;
/// - an edge carries its own time, on the timebase of `Instant`s that its drivers wait on;
/// - a throw leaves the line usable for the next call.
public protocol DataReadyLine: ~Copyable {
  /// Waits for the next edge to the active level and returns when it happened; nil when `deadline`
  /// passes first. A level that was active before the line was opened is no edge.
  ///
  /// - Throws: `BusError`, `.other` with the platform's error number.
  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant?

  /// Whether the line is at its active level now.
  mutating func isActive() throws(BusError) -> Bool

  /// How many edges were dropped so far because nobody took them in time; 0 where nobody counts.
  var lostEdges: Int { mutating get }
}

extension DataReadyLine where Self: ~Copyable {
  @inlinable public var lostEdges: Int { 0 }
}
