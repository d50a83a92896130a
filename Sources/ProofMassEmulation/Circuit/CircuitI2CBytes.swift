// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A circuit's I2C bus for a program that transfers every byte separately: the number of bytes is
/// known only at the STOP.
///
/// A byte takes the time and has the effect that it has in a whole transaction. Planned faults do
/// not strike here, and nothing is logged. On a board that follows a clock, that clock determines
/// the time of each byte.
package struct CircuitI2CBytes: Sendable {
  private let circuit: Circuit
  /// The chip that acknowledged its address.
  private var chip: Board.Place?
  /// The meaning of the next byte that is sent.
  private var next = Meaning.address
  private enum Meaning { case address, command, data }

  /// Creates a controller for a circuit's bus.
  package init(_ circuit: Circuit) { self.circuit = circuit }

  /// START, or a repeated one.
  package mutating func start() {
    next = .address
    circuit.board.withLock { board in
      board.followClock()
      board.pass(bits: 1)
    }
  }

  /// Sends a byte: after a START the address with the direction, then a command byte, then data.
  ///
  /// - Returns: Whether a chip acknowledged it.
  package mutating func send(_ byte: UInt8) -> Bool {
    circuit.board.withLock { board in
      board.pass(bits: 9)
      board.followClock()
      switch next {
      case .address:
        // After a repeated START the same chip continues, as in a whole transaction.
        if chip == nil || chip != board.find(.i2c(byte >> 1)) {
          board.end(chip)
          chip = board.answering(byte >> 1)
        }
        next = .command
      case .command:
        board.step(chip) { $0.command(i2c: byte, at: $1) }
        next = .data
      case .data:
        board.step(chip) { $0.write(byte, at: $1) }
      }
      return chip != nil
    }
  }

  /// Receives a byte, which is fixed when it begins; without a chip that answers, the wire stays high.
  package func receive() -> UInt8 {
    circuit.board.withLock { board in
      board.followClock()
      defer { board.pass(bits: 9) }
      return board.step(chip) { $0.read(at: $1) } ?? 0xFF
    }
  }

  /// STOP.
  package mutating func stop() {
    circuit.board.withLock { board in
      board.followClock()
      board.transactions &+= 1
      board.end(chip)
      board.pass(bits: 1)
    }
    chip = nil
  }
}

extension Board {
  /// Advances by a number of bits on the I2C bus.
  fileprivate mutating func pass(bits: Int64) { advance(to: now + bits * wireTime.i2cBit) }

  /// The chip that acknowledges a 7-bit address now.
  fileprivate mutating func answering(_ address: UInt8) -> Place? {
    guard let place = find(.i2c(address)), isReached(place) else { return nil }
    if !with(place, { $0.answersI2C }) { catchUp(place) }
    return with(place, { $0.answersI2C }) ? place : nil
  }

  /// Lets a chip catch up with the world where something is due, and receive or send a byte.
  @discardableResult
  mutating func step<Result>(
    _ chip: Place?, _ body: (inout AnyChip, _ now: Int64) -> Result
  ) -> Result? {
    guard let chip else { return nil }
    if nextEvent(chip) <= now { catchUp(chip) }
    defer { notePins(of: chip) }
    return with(chip) { [now] in body(&$0, now) }
  }

  /// Ends the transfer. Events that have become due since the last byte are processed after it.
  mutating func end(_ chip: Place?) {
    guard let chip else { return }
    with(chip) { [now] in $0.end(at: now) }
  }
}
