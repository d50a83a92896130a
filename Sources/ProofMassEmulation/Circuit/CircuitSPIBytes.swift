// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A chip select of a circuit, as a program uses it that moves every byte by itself: how many bytes
/// there will be is known only when chip select rises.
///
/// A byte takes the time and has the effect that it has in a whole frame. Planned faults do not
/// strike here, and nothing is logged. On a board that follows a clock each byte comes when the
/// clock says.
package struct CircuitSPIBytes: Sendable {
  private let circuit: Circuit
  private let chipSelect: SPISelect
  /// The chip, while it is selected.
  private var chip: Board.Place?
  /// Whether the frame reads; nil before its command byte.
  private var reads: Bool?
  /// The chip as it is when the byte that was offered has been read.
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

  /// What the chip will send while the next byte crosses the wire: fixed when that begins, which is
  /// now. Nothing is read yet, because nobody knows whether the byte will come.
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

  /// Ends the byte that was offered: the controller has sent this one meanwhile.
  package mutating func take(_ byte: UInt8) {
    circuit.board.withLock { board in
      if reads == true {
        if let chip {
          // As of the byte's beginning: a sample that has fallen due since comes after it, also where
          // somebody has looked at the pins meanwhile.
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
      // A frame without a byte has told the chip nothing.
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
