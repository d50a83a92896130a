// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

// Buses and pins.

/// The maximum number of bytes of a transfer in one direction, as in the control protocol.
private let mostBytes = 8192

extension Failure {
  fileprivate init(_ error: BusError) {
    self =
      switch error.kind {
      case .noAcknowledge: .noAcknowledge
      case .arbitrationLost: .arbitrationLost
      case .timeout: .timeout
      case .unsupported: .unsupported
      default: .bus
      }
  }
}

/// A chip's address as a number: 0 to 0x7F on I2C, on SPI 0x100 + 16 × bus + chip select.
private func target(_ number: Int32) throws(Failure) -> Transaction.Target {
  switch number {
  case 0...0x7F: .i2c(UInt8(number))
  case 0x100...0x1FF: .spi(SPISelect(bus: Int(number >> 4 & 15), select: Int(number & 15)))
  default: throw .invalid
  }
}

private func select(_ number: Int32) throws(Failure) -> SPISelect {
  guard case .spi(let select) = try target(number) else { throw .invalid }
  return select
}

// MARK: I2C

/// Transfers a START, a write where there are bytes to write, a repeated START and a read where there are bytes to
/// read, and a STOP.
///
/// - Returns: 0, or a failure's code.
@_cdecl("proofmass_i2c")
public func i2c(
  _ board: Int32, _ address: Int32, _ writing: UnsafePointer<UInt8>?, _ written: Int,
  _ reading: UnsafeMutablePointer<UInt8>?, _ read: Int
) -> Int32 {
  guard 0...0x7F ~= address, 0...mostBytes ~= written, 0...mostBytes ~= read,
    unsafe written == 0 || writing != nil, unsafe read == 0 || reading != nil
  else { return Failure.invalid.rawValue }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    // A copy, because both may be one buffer; of nothing where only a command is written, which is frequent.
    let command = unsafe written > 0 ? writing?.pointee : nil
    let data = unsafe written > 1 ? taken(writing?.advanced(by: 1), written - 1) ?? [] : []
    var answer = unsafe UnsafeMutableBufferPointer(start: reading, count: read).mutableSpan
    do throws(BusError) {
      try board.circuit.transfer(
        UInt8(address), command: command, writing: data.span, reading: &answer)
      return 0
    } catch { throw Failure(error) }
  }
}

/// A START, or a repeated one.
@_cdecl("proofmass_i2c_start")
public func i2cStart(_ board: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    board.i2c.start()
    return 0
  }
}

/// Sends a byte: after a START the address with the direction in its lowest bit; returns 1 where a chip acknowledges
/// it, else 0.
@_cdecl("proofmass_i2c_send")
public func i2cSend(_ board: Int32, _ byte: UInt8) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in board.i2c.send(byte) ? 1 : 0 }
}

/// Receives a byte; 0xFF without a chip that sends one.
@_cdecl("proofmass_i2c_receive")
public func i2cReceive(_ board: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in Int32(board.i2c.receive()) }
}

/// A STOP.
@_cdecl("proofmass_i2c_stop")
public func i2cStop(_ board: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    board.i2c.stop()
    return 0
  }
}

// MARK: SPI

/// Transfers bytes in both directions, with the chip selected.
@_cdecl("proofmass_spi")
public func spi(
  _ board: Int32, _ chip: Int32, _ writing: UnsafePointer<UInt8>?,
  _ reading: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int32 {
  guard let bytes = unsafe taken(writing, count, atMost: mostBytes) else {
    return Failure.invalid.rawValue
  }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    let select = try select(chip)
    do throws(BusError) {
      let answer = try board.circuit.exchange(spi: select, bytes, keepsSelected: false)
      unsafe give(answer, to: reading, count)
      return 0
    } catch { throw Failure(error) }
  }
}

/// Chip select low.
@_cdecl("proofmass_spi_select")
public func spiSelect(_ board: Int32, _ chip: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    let select = try select(chip)
    board.withSPI(select) { $0.select() }
    return 0
  }
}

/// The byte that the chip sends during the next byte time.
@_cdecl("proofmass_spi_offer")
public func spiOffer(_ board: Int32, _ chip: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    Int32(board.withSPI(try select(chip)) { $0.offer() })
  }
}

/// The byte that the controller has sent during that byte time.
@_cdecl("proofmass_spi_take")
public func spiTake(_ board: Int32, _ chip: Int32, _ byte: UInt8) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    board.withSPI(try select(chip)) { $0.take(byte) }
    return 0
  }
}

/// Chip select high.
@_cdecl("proofmass_spi_deselect")
public func spiDeselect(_ board: Int32, _ chip: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    board.withSPI(try select(chip)) { $0.deselect() }
    return 0
  }
}

// MARK: Pins

/// An edge as in the header.
public struct Edge: Equatable, Sendable {
  /// Board time in nanoseconds.
  public var time: Int64 = 0
  /// The pin's index among those of the chip.
  public var pin: Int32 = 0
  /// 1 for a rising edge, 0 for a falling one.
  public var isHigh: Int32 = 0

  package init(time: Int64 = 0, pin: Int32 = 0, isHigh: Int32 = 0) {
    (self.time, self.pin, self.isHigh) = (time, pin, isHigh)
  }
}

/// The levels of a chip's output pins: bit n is pin n of the request `pins`.
@_cdecl("proofmass_pins")
public func pins(_ board: Int32, _ chip: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    Int32(try board.pins(of: try target(chip)).pins.levels())
  }
}

/// The board time in nanoseconds at which a chip's pins may change next without a transaction; INT64_MAX where they
/// will not.
@_cdecl("proofmass_next_change")
public func nextChange(_ board: Int32, _ chip: Int32) -> Int64 {
  BoardTable.with(board) { (board) throws(Failure) in
    try board.pins(of: try target(chip)).pins.nextChange()
  }
}

/// The edges of a chip's pins since the last call, the oldest first; at the first call none. At most `capacity` are
/// taken, the others stay for the next call, up to 1024.
///
/// - Returns: Their number.
@_cdecl("proofmass_edges")
public func edges(
  _ board: Int32, _ chip: Int32, _ edges: UnsafeMutableRawPointer?, _ capacity: Int
) -> Int32 {
  guard unsafe capacity == 0 || edges != nil, 0...1024 ~= capacity else {
    return Failure.invalid.rawValue
  }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    let taken = try board.takeEdges(of: try target(chip), atMost: capacity)
    unsafe give(taken, to: edges?.assumingMemoryBound(to: Edge.self), capacity)
    return Int32(taken.count)
  }
}
