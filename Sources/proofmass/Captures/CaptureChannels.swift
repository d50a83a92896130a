// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassServer

/// The wires of a bus among the channels of a logic analyser, and the decoders of the buses.
struct CaptureChannels {
  private static let syntax = "--channels SDA=D0,SCL=D1, or CLK=D0,MOSI=D1,MISO=D2,CS=D3"
  /// Other names of the wires.
  private static let others = [
    "SCLK": "CLK", "SCK": "CLK", "COPI": "MOSI", "SDO": "MISO", "CIPO": "MISO", "SDI": "MOSI",
    "SS": "CS", "NCS": "CS", "CSN": "CS",
  ]

  /// The wires' channels as bits; none for a wire that is not captured, whose level is high.
  private var bits: (scl: UInt64, sda: UInt64, clock: UInt64, out: UInt64, back: UInt64)
  /// The channels that matter, as bits.
  let mask: UInt64
  private var i2c: I2CDecoder?
  private var spi: [(bit: UInt64, decoder: SPIDecoder)] = []
  private var last: UInt64?

  /// - Parameters:
  ///   - channels: The names of the file's channels; bit n of the levels belongs to channel n.
  ///   - text: The wires that the command line names; nil finds them by the channels' names.
  ///   - path: The file's name, for errors.
  init(_ channels: [String], _ text: String?, of path: String) throws(UserError) {
    let known = channels.prefix(64).map { $0.isEmpty ? "?" : $0 }
    var wires: [String: UInt64] = [:]
    for (wire, name) in try Self.pairs(text) ?? known.map({ ($0, $0) }) {
      let wire = Self.others[wire.uppercased()] ?? wire.uppercased()
      let isWire = ["SDA", "SCL", "CLK", "MOSI", "MISO"].contains(wire) || Self.number(wire) != nil
      guard isWire || text == nil else {
        throw .usage("--channels \(quoted(wire)) is no wire: \(Self.syntax)")
      }
      guard isWire else { continue }
      guard let number = known.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
        throw .usage("\(path) has no channel \(quoted(name)): it has \(Self.list(known))")
      }
      if wires[wire] == nil { wires[wire] = 1 << UInt64(number) }
    }
    bits = (
      wires["SCL"] ?? 0, wires["SDA"] ?? 0, wires["CLK"] ?? 0, wires["MOSI"] ?? 0,
      wires["MISO"] ?? 0
    )
    mask = wires.values.reduce(0, |)
    if bits.scl != 0, bits.sda != 0 { i2c = I2CDecoder() }
    if bits.clock != 0, bits.out != 0 {
      for (wire, bit) in wires.sorted(by: { $0.key < $1.key }) {
        guard let select = Self.number(wire) else { continue }
        spi.append((bit, SPIDecoder(select: SPISelect(bus: 0, select: select))))
      }
    }
    guard i2c != nil || !spi.isEmpty else {
      throw .usage(
        "\(path) has the channels \(Self.list(known)): name the wires of the bus among them, like "
          + Self.syntax)
    }
  }

  private static func list(_ names: some Collection<String>) -> String {
    (names.prefix(16) + (names.count > 16 ? ["…"] : [])).joined(separator: ", ")
  }

  /// The wires and channels of `SDA=D0,SCL=D1`; nil without a text.
  private static func pairs(_ text: String?) throws(UserError) -> [(String, String)]? {
    guard let text else { return nil }
    return try text.split(separator: ",").map { pair throws(UserError) in
      let words = pair.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { throw .usage("--channels \(quoted(text)): \(syntax)") }
      return (String(words[0]), String(words[1]))
    }
  }

  /// The number of a chip select: CS is 0, CS1 is 1.
  private static func number(_ wire: String) -> Int? {
    guard wire.hasPrefix("CS") else { return nil }
    return wire == "CS" ? 0 : UInt8(wire.dropFirst(2)).map { Int($0) }
  }

  /// Takes the levels from a time on, in nanoseconds; adds the transactions that have ended.
  ///
  /// - Parameter open: The channels that nothing drives.
  mutating func take(
    _ time: Int64, _ levels: UInt64, open: UInt64 = 0, _ found: inout [CapturedTransfer]
  ) {
    let levels = levels | ~mask
    guard levels != last || open & bits.back != 0 else { return }
    last = levels
    let isHigh = { (bit: UInt64) in levels & bit == bit }
    if let ended = i2c?.take(time, scl: isHigh(bits.scl), sda: isHigh(bits.sda)), !ended.isEmpty {
      found += ended
    }
    guard !spi.isEmpty else { return }
    var wires = SPIDecoder.Levels(
      clock: isHigh(bits.clock), out: isHigh(bits.out), back: isHigh(bits.back))
    wires.isBackDriven = bits.back & ~open != 0
    for index in spi.indices {
      wires.isSelected = !isHigh(spi[index].bit)
      if let frame = spi[index].decoder.take(time, wires) { found.append(frame) }
    }
  }

  /// Adds the transactions that the capture's last edges end.
  mutating func finish(_ found: inout [CapturedTransfer]) { found += i2c?.finish() ?? [] }
}
