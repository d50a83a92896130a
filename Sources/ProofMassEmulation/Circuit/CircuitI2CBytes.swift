// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import Synchronization

/// A circuit's I2C bus for a program that transfers every byte separately: the number of bytes is
/// known only at the STOP.
///
/// A byte takes the time and has the effect that it has in a whole transaction, and the log has the transaction. On a
/// board that follows a clock, that clock determines the time of each byte.
///
/// A planned fault is looked up when the address is complete: one that is limited to a register never strikes here,
/// and a transaction counts as a read only if its first address has the read bit. A chip that stretches the clock
/// holds it for as long as the fault says, because the controller's patience is its own; after a read that a fault
/// shortens, the wire stays high.
package struct CircuitI2CBytes: Sendable {
  private let circuit: Circuit
  /// The chip that acknowledged its address.
  private var chip: Board.Place?
  /// The meaning of the next byte that is sent.
  private var next = Meaning.address
  private enum Meaning { case address, command, data }
  private var fault: FaultPlan.Due?
  /// The number of bytes that the chip has acknowledged, with the command byte, and that were read.
  private var (sent, received) = (0, 0)
  /// The transaction as it will be logged, and the register of its first data byte; nil where no log is kept.
  private var entry: (transaction: Transaction, register: UInt8?)?

  /// The number of bytes in each direction that the log has of a transaction, as of a whole one.
  private static var mostLogged: Int { 8192 }

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
      guard next != .address else {
        next = .command
        return address(byte, &board)
      }
      defer { next = .data }
      return deliver(byte, isCommand: next == .command, &board)
    }
  }

  private mutating func address(_ byte: UInt8, _ board: inout Board) -> Bool {
    let target = Transaction.Target.i2c(byte >> 1)
    // After a repeated START the same chip continues, as in a whole transaction.
    guard chip == nil || chip != board.find(target) else {
      // The repeated address counts like the first byte after the command.
      return stretches(1, &board)
    }
    finish(&board, stops: false)
    board.transactions &+= 1
    (sent, received) = (0, 0)
    fault = board.faults.isEmpty ? nil : board.dueFault(target, nil, isRead: byte & 1 == 1)
    if board.log.isOn { entry = (Transaction(time: board.now, target: target), nil) }
    switch fault?.fault {
    case .noAddressAcknowledge:
      strike(&board)
    case .timeout:
      strike(&board)
      board.advance(to: board.now + Fault.timeoutTime)
    default: chip = board.answering(byte >> 1)
    }
    return chip != nil
  }

  private mutating func deliver(
    _ byte: UInt8, isCommand: Bool, _ board: inout Board
  ) -> Bool {
    guard let chip else { return false }
    guard fault?.fault != .noAcknowledge(byte: sent) else {
      strike(&board)
      return false
    }
    _ = stretches(sent, &board)
    if sent < Self.mostLogged { entry?.transaction.written.append(byte) }
    if isCommand {
      board.step(chip) { $0.command(i2c: byte, at: $1) }
    } else if fault?.fault == .ignoredWrite {
      strike(&board)
    } else {
      let byte = flipped(byte, sent - 1, &board)
      board.step(chip) { $0.write(byte, at: $1) }
    }
    if isCommand, entry != nil { entry?.register = board.with(chip) { $0.pointer } }
    sent += 1
    return true
  }

  /// Receives a byte, which is fixed when it begins; without a chip that answers, the wire stays high.
  package mutating func receive() -> UInt8 {
    circuit.board.withLock { board in
      board.followClock()
      defer { board.pass(bits: 9) }
      guard let chip else { return 0xFF }
      if case .shortRead(let count) = fault?.fault, received >= count {
        strike(&board)
        return 0xFF
      }
      if entry != nil, entry?.register == nil {
        entry?.register = board.with(chip) { $0.pointer }
      }
      let byte = board.step(chip) { $0.read(at: $1) } ?? 0xFF
      let seen = flipped(byte, received, &board)
      if received < Self.mostLogged {
        entry?.transaction.read.append(seen)
      } else {
        entry?.transaction.missing += 1
      }
      received += 1
      return seen
    }
  }

  /// STOP.
  package mutating func stop() {
    circuit.board.withLock { board in
      board.followClock()
      finish(&board, stops: true)
      board.pass(bits: 1)
    }
  }

  /// Ends the transaction of the chip that was addressed last.
  private mutating func finish(_ board: inout Board, stops: Bool) {
    board.end(chip)
    if let (logged, register) = entry {
      var transaction = logged
      transaction.stops = stops
      if chip == nil { transaction.error = BusError(.noAcknowledge) }
      board.record(transaction, from: register)
    }
    (chip, entry, fault) = (nil, nil, nil)
  }

  // MARK: Faults

  private func strike(_ board: inout Board) {
    if let fault { board.faults.noteStrike(of: fault) }
  }

  /// Lets a fault hold the clock before the acknowledge of a byte; returns that there is one.
  private func stretches(_ index: Int, _ board: inout Board) -> Bool {
    if case .clockStretch(index, let length) = fault?.fault {
      strike(&board)
      board.advance(to: board.now + max(0, min(length, 1 << 40)))
    }
    return true
  }

  private func flipped(_ byte: UInt8, _ index: Int, _ board: inout Board) -> UInt8 {
    guard case .flippedBit(index, let bit) = fault?.fault else { return byte }
    strike(&board)
    return byte ^ (1 << UInt8(bit & 7))
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
