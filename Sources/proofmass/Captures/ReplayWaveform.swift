// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer
import ProofMassSystem

/// Draws a replayed transcript as a value change dump: the wires of the buses bit by bit, and the pins of the chips.
struct ReplayWaveform: ~Copyable {
  /// The bit times that are drawn where the wire took no time on the board, or so little that no analyser would see
  /// it: as long as there is room up to the next transaction, between these.
  private static let i2cBits: ClosedRange<Int64> = 400...2500
  private static let spiBits: ClosedRange<Int64> = 80...1000
  /// The longest pause, in nanoseconds, of which the edges of all pins are drawn, and a step in it.
  private static let longest: Int64 = 600_000_000_000
  private static let step: Int64 = 50_000_000

  private let circuit: Circuit
  private let wireTime: WireTime
  private var file: VCDWriter
  private var i2c: I2CWaveform
  private let spi: SPIWaveform
  private var selects: [SPISelect: Int]
  private var pins: [(wire: Int, line: CircuitLine)]
  /// Changes that have not been written, because earlier ones may follow.
  private var changes: [WireChange] = []
  /// The transaction that has not been drawn yet, and its time in the file.
  private var pending: (transaction: Transaction, time: Int64)?
  /// The end of the last transaction.
  private var end: Int64 = 0
  /// Board time before the current entry.
  private var before: Int64 = 0
  /// The time by which the file is ahead of the board: at first a bit, so that the wires are idle before a transaction
  /// at board time 0; more after a reset, which sets the board back.
  private var shift: Int64

  init(_ path: String, _ circuit: Circuit) throws(UserError) {
    // What may fail comes first: Swift 6.2.3 with assertions does not compile an initializer that fails half-way.
    var wires: [(name: String, level: Level)] = [
      ("SCL", .high), ("SDA", .high), ("CLK", .high), ("MOSI", .high), ("MISO", .open),
    ]
    var selects: [SPISelect: Int] = [:]
    var pins: [(wire: Int, line: CircuitLine)] = []
    for (target, facts) in circuit.mounted {
      if case .spi(let select) = target {
        guard select.bus == 0 else {
          throw .failure("\(path): one SPI bus is drawn, 0, and \(facts.name) is at \(target.text)")
        }
        selects[select] = wires.count
        wires.append((select.select == 0 ? "CS" : "CS\(select.select)", .high))
      }
      for pin in circuit.pins(at: target) {
        guard let line = circuit.line(pin.name, of: target) else { continue }
        pins.append((wires.count, line))
        wires.append(("\(facts.name)_\(target.text)_\(pin.name)", pin.isHigh ? .high : .low))
      }
    }
    let file = try asUserError { () throws(FileError) in try VCDWriter(path, wires: wires) }
    self.init(file, circuit, selects, pins)
  }

  private init(
    _ file: consuming VCDWriter, _ circuit: Circuit, _ selects: [SPISelect: Int],
    _ pins: [(wire: Int, line: CircuitLine)]
  ) {
    self.file = file
    self.circuit = circuit
    self.selects = selects
    self.pins = pins
    wireTime = circuit.wireTime
    shift = max(Self.i2cBits.lowerBound, wireTime.i2cBit)
    i2c = I2CWaveform(scl: 0, sda: 1)
    spi = SPIWaveform(clock: 2, out: 3, back: 4)
  }

  /// Advances the board to an entry, step by step, so that no edge of a pin is lost.
  mutating func approach(_ time: Int64) throws(UserError) {
    var now = circuit.now.nanoseconds
    while now < time {
      now = max(min(now + Self.step, time), time - Self.longest)
      circuit.advance(to: Instant(nanoseconds: now))
      try takeEdges()
    }
    before = now
  }

  /// Draws an entry that the board has carried out.
  mutating func take(_ entry: Transcript.Entry) throws(UserError) {
    if circuit.now.nanoseconds < before { shift += before - circuit.now.nanoseconds }
    if case .transaction(let transaction) = entry.event {
      try draw(until: transaction.time + shift)
      pending = (transaction, transaction.time + shift)
    }
    try takeEdges()
  }

  mutating func finish() throws(UserError) {
    try draw(until: .max)
    try write(before: .max)
    let end = max(end, circuit.now.nanoseconds + shift)
    try asUserError { () throws(FileError) in try file.finish(at: end) }
  }

  private mutating func takeEdges() throws(UserError) {
    for index in pins.indices {
      while let edge = pins[index].line.takeEdge() {
        changes.append(
          WireChange(edge.time + shift, pins[index].wire, edge.isHigh ? .high : .low))
      }
    }
    if changes.count > 0x1_0000, pending == nil { try write(before: .max) }
  }

  /// Draws the pending transaction, which the next one follows at a time.
  private mutating func draw(until next: Int64) throws(UserError) {
    guard let (transaction, time) = pending else { return }
    pending = nil
    let start = max(time, end)
    var drawn: [WireChange] = []
    switch transaction.target {
    case .i2c:
      let bit = Self.bit(
        wireTime.i2cBit, Self.i2cBits, next - start, I2CWaveform.slots(of: transaction))
      end = i2c.draw(transaction, at: start, bit: bit) { drawn.append($0) }
    case .spi(let select):
      guard let wire = selects[select] else { break }
      let clock = transaction.clock.hertz.map { 1_000_000_000 / $0 } ?? wireTime.spiBit
      let bit =
        transaction.clock.hertz == nil
        ? Self.bit(clock, Self.spiBits, next - start, 8 * SPIWaveform.count(of: transaction))
        : max(8, clock)
      end = spi.draw(transaction, select: wire, at: start, bit: bit) { drawn.append($0) }
    }
    changes += drawn
    try write(before: min(next, end))
  }

  private static func bit(
    _ bit: Int64, _ drawn: ClosedRange<Int64>, _ room: Int64, _ slots: Int64
  ) -> Int64 {
    bit >= drawn.lowerBound
      ? bit : max(drawn.lowerBound, min(drawn.upperBound, room / max(1, slots)))
  }

  /// Writes the changes before a time, in order; those of an instant in their own.
  private mutating func write(before time: Int64) throws(UserError) {
    let sorted = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    let count = sorted.firstIndex { $0.time >= time } ?? sorted.count
    for change in sorted.prefix(count) {
      try asUserError { () throws(FileError) in try file.put(change) }
    }
    changes = Array(sorted.dropFirst(count))
  }
}
