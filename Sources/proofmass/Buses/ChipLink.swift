// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// The bus of one chip, of any kind: one type for all of them, so that a verb is compiled once and not once
/// for each kind of bus.
///
/// It is small, because sampling moves it. The emulator's bus is stored directly, because a dynamic call
/// would be slow in comparison with its transactions; other buses are boxed.
struct ChipLink: ~Copyable, Bus {
  private var emulated: EitherBus<CircuitI2C, CircuitSPI>?
  private let other: LinkBox?

  init(emulated bus: consuming EitherBus<CircuitI2C, CircuitSPI>) {
    emulated = consume bus
    other = nil
  }

  init<Link: Bus & ~Copyable>(_ bus: consuming Link) {
    emulated = nil
    other = Box(bus)
  }

  mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    if try emulated?.read(first, into: &bytes) == nil { try other?.read(first, into: &bytes) }
  }

  mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    if try emulated?.write(bytes, to: first) == nil { try other?.write(bytes, to: first) }
  }

  var isSPI: Bool {
    switch emulated {
    case .some(let bus): bus.isSPI
    case .none: other?.isSPI ?? false
    }
  }
}

/// Contains a bus whose type is known only where it was opened.
private class LinkBox {
  func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    throw BusError(.unsupported)
  }

  func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    throw BusError(.unsupported)
  }

  var isSPI: Bool { false }
}

private final class Box<Link: Bus & ~Copyable>: LinkBox {
  private var link: Link

  init(_ link: consuming Link) { self.link = link }

  override func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    try link.read(first, into: &bytes)
  }

  override func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    try link.write(bytes, to: first)
  }

  override var isSPI: Bool { link.isSPI }
}

/// The data-ready line of one chip, of any kind.
struct ChipLine: ~Copyable, DataReadyLine {
  private var linux: GPIOLine?
  private var circuit: CircuitLine?
  private var served: ServedLine?
  /// The chip and its line, for a message.
  private var place: (chip: String, line: GPIOName)?

  init(_ line: consuming GPIOLine) {
    linux = consume line
    circuit = nil
    served = nil
    place = nil
  }

  init(_ line: CircuitLine) {
    circuit = line
    linux = nil
    served = nil
    place = nil
  }

  init(_ line: consuming ServedLine) {
    served = consume line
    linux = nil
    circuit = nil
    place = nil
  }

  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    if let edge = try linux?.waitForEdge(until: deadline) { return edge }
    if let edge = circuit?.waitForEdge(until: deadline) { return edge }
    return try served?.waitForEdge(until: deadline)
  }

  mutating func isActive() throws(BusError) -> Bool {
    if let isActive = try linux?.isActive() ?? circuit?.isActive() { return isActive }
    return try served?.isActive() == true
  }

  /// Sets the names of the chip and the line for the message when the line is given up.
  mutating func name(_ chip: ChipArgument, _ line: GPIOName) {
    place = (chip.model.rawValue, line)
  }

  mutating func giveUp() {
    guard let place else { return }
    Console.say(
      "\(place.chip): \(place.line) gives no edge though samples come, which are asked for from now on: check "
        + "that this line is wired to the chip's data-ready pin")
  }

  var lostEdges: Int {
    mutating get { linux?.lostEdges ?? circuit?.lostEdges ?? served?.lostEdges ?? 0 }
  }
}
