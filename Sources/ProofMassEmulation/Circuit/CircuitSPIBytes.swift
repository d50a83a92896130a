// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A chip select of a circuit for a program that transfers every byte separately: the number of
/// bytes is known only when chip select rises.
///
/// A byte takes the time and has the effect that it has in a whole frame. Planned faults do not
/// strike here, and nothing is logged. On a board that follows a clock, that clock determines the
/// time of each byte.
package struct CircuitSPIBytes: Sendable {
  private let circuit: Circuit
  private let chipSelect: SPISelect
  /// The chip, while it is selected.
  private var chip: Board.Place?
  /// Whether the frame reads; nil before its command byte.
  private var reads: Bool?
  /// The state of the chip after the offered byte has been read.
  private var afterOffer: AnyChip?

  /// Creates a controller for one chip select of a circuit.
  package init(_ circuit: Circuit, _ select: SPISelect) {
    self.circuit = circuit
    chipSelect = select
  }

  /// Chip select low.
  package mutating func select() {
    (reads, afterOffer) = (nil, nil)
    chip = circuit.board.withLock { board in
      board.followClock()
      if !board.heldFrames.isEmpty { board.deselect { $0.bus == chipSelect.bus } }
      return board.find(.spi(chipSelect))
    }
  }

  /// The byte that the chip will send during the next byte time, fixed at its beginning, which is
  /// now. Nothing is read yet, because it is not known whether the byte will be clocked.
  package mutating func offer() -> UInt8 {
    let (byte, after) = circuit.board.withLock { board -> (UInt8, AnyChip?) in
      board.followClock()
      guard let chip, reads == true else { return (0xFF, nil) }
      if board.nextEvent(chip) <= board.now { board.catchUp(chip) }
      let now = board.now
      return board.with(chip) { original in
        var copy = original
        let byte = copy.read(at: now)
        return (original.isThreeWire == chip.isThreeWire ? byte : 0xFF, copy)
      }
    }
    afterOffer = after
    return byte
  }

  /// Ends the offered byte: the controller has sent this one meanwhile.
  package mutating func take(_ byte: UInt8) {
    circuit.board.withLock { board in
      if reads == true {
        if let chip {
          // Read as at the byte's beginning: a sample that has become due since then follows it, even where
          // the pins were read meanwhile.
          let (now, after) = (board.now, afterOffer)
          board.with(chip) { chip in
            if let after { chip = after } else { _ = chip.read(at: now) }
          }
          afterOffer = nil
          board.notePins(of: chip)
        }
        board.passByte()
        return
      }
      board.passByte()
      if reads == nil {
        board.transactions &+= 1
        reads = board.step(chip) { $0.command(spi: byte, at: $1) } ?? false
      } else {
        board.step(chip) { $0.write(byte, at: $1) }
      }
    }
  }

  /// Chip select high.
  package mutating func deselect() {
    circuit.board.withLock { board in
      board.followClock()
      // A frame without a byte does not affect the chip.
      if reads != nil { board.end(chip) }
    }
    (chip, reads, afterOffer) = (nil, nil, nil)
  }
}

extension Board {
  /// Advances by a byte on the SPI bus.
  fileprivate mutating func passByte() {
    advance(to: now + 8 * wireTime.spiBit)
    followClock()
  }
}
