// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import Synchronization

/// An output pin of a chip on a circuit as a line to wait on, in board time.
///
///     var line = try #require(circuit.line("INT1", of: .i2c(0x18)))
///     let edge = line.waitForEdge(until: circuit.now + .milliseconds(25))
///
/// The last 1024 edges of a chip's pins are kept for its lines. A copy receives the same edges
/// independently.
public struct CircuitLine: DataReadyLine, Sendable {
  let circuit: Circuit
  let pin: String
  // Separate from the reference to the circuit, so that passing it on retains nothing.
  var reader: EdgeReader

  /// Number of edges of the chip's pins that were dropped because they were not received in time.
  /// Those skipped in a jump of more than a quarter of an hour are not counted.
  public var lostEdges: Int { reader.missed }

  /// Waits for the next edge to the active level and returns its time; nil when the deadline is
  /// reached first. Waiting advances the board, at most to the edge. On a board that follows a
  /// clock it waits by the closure given to `follow`.
  public mutating func waitForEdge(until deadline: Instant) -> Instant? {
    while true {
      switch circuit.step(&reader, until: deadline.nanoseconds) {
      case .edge(let time): return Instant(nanoseconds: time)
      case .deadline: return nil
      case .wait(let time): circuit.waitForClock(until: time)
      }
    }
  }

  /// Whether the pin has its active level now.
  public func isActive() -> Bool { circuit.isHigh(reader.place) != reader.isActiveLow }

  /// Removes and returns the next edge of either direction that has occurred by now; nil when there is none.
  package mutating func takeEdge() -> PinEdge? {
    guard let edge = circuit.takeEdge(&reader) else { return nil }
    return PinEdge(pin, isHigh: edge.isHigh, at: edge.time)
  }

  /// The board time of the chip's next event: until then only a transaction can cause an edge.
  package var nextEvent: Instant { circuit.nextEvent(reader.place) }
}

/// Result of one step of a wait for an edge.
enum LineStep {
  /// An edge at that board time, in nanoseconds.
  case edge(Int64)
  case deadline
  /// Nothing happens before that board time, which the board's clock has not reached yet.
  case wait(Int64)
}

extension Circuit {
  /// A chip's output pin as a line, from now on; nil when there is no such chip or pin.
  ///
  /// - Parameters:
  ///   - pin: Its name in the datasheet: `INT1`, `DRDY/INT2`.
  ///   - target: The chip.
  ///   - activeLow: Whether the low level is the active one.
  public func line(
    _ pin: String, of target: Transaction.Target, activeLow: Bool = false
  ) -> CircuitLine? {
    guard let (place, cursor) = board.withLock({ $0.watch(pin, of: target) }) else { return nil }
    return CircuitLine(
      circuit: self, pin: pin,
      reader: EdgeReader(place: place, isActiveLow: activeLow, cursor: cursor))
  }

  /// Keeps the last 1024 edges of a chip's pins from now on.
  public func watch(_ target: Transaction.Target) {
    board.withLock { board in
      board.followClock()
      if let chip = board.find(target) { board.watch(chip) }
    }
  }

  /// The edges of a watched chip's pins that are kept, the oldest first.
  public func edges(at target: Transaction.Target) -> [PinEdge] {
    board.withLock { board in
      board.followClock()
      return board.edges(at: target)
    }
  }

  fileprivate func step(_ line: inout EdgeReader, until deadline: Int64) -> LineStep {
    board.withLock { $0.step(&line, until: deadline) }
  }

  fileprivate func waitForClock(until time: Int64) {
    let (wait, start) = board.withLock { ($0.wait, $0.clockStart) }
    wait?(time + start)
  }

  fileprivate func takeEdge(_ line: inout EdgeReader) -> EdgeLog.Entry? {
    board.withLock { $0.takeEdge(&line) }
  }

  fileprivate func isHigh(_ place: Board.PinPlace) -> Bool {
    board.withLock { board in
      board.followClock()
      return board.levels(of: place.chip) & place.bit != 0
    }
  }

  fileprivate func nextEvent(_ place: Board.PinPlace) -> Instant {
    board.withLock { Instant(nanoseconds: $0.nextEvent(place.chip)) }
  }
}
