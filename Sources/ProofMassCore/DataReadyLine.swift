// SPDX-License-Identifier: Apache-2.0

/// A line that a chip drives: its data-ready or interrupt output.
///
/// With a line, the chip need not be polled for new samples, and a sample can be read before the
/// next one replaces it during the read.
///
/// A conformer promises:
/// - edges are queued from the moment the line is opened and returned one by one, the oldest first,
///   so that an edge between two waits is not missed; the queue holds at least 16 edges;
/// - an edge has the time at which it happened, on the timebase that the drivers wait on;
/// - after a throw, the line is usable for the next call.
public protocol DataReadyLine: ~Copyable {
  /// Waits for the next edge to the active level and returns the instant at which it happened, or
  /// nil if `deadline` passes first. A level that was active before the line was opened is not an
  /// edge.
  ///
  /// - Throws: `BusError`, `.other` with the platform's error number.
  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant?

  /// Whether the line is at its active level now.
  mutating func isActive() throws(BusError) -> Bool

  /// The number of edges lost so far because the queue was full; 0 if the conformer does not count
  /// them.
  var lostEdges: Int { mutating get }
}

extension DataReadyLine where Self: ~Copyable {
  /// 0: lost edges are not counted.
  @inlinable public var lostEdges: Int { 0 }
}
