// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

/// Two registers that contain one number of 16 bits: OUT_X in OUT_X_L and OUT_X_H, HX in HXL and HXH, OUT_X_G in
/// OUT_X_L_G and OUT_X_H_G.
struct RegisterPair {
  /// The common part of both names.
  let name: String
  let low: RegisterFacts
  let high: RegisterFacts
  /// The bit that swaps the halves of outputs, where the part has one.
  private let order: (register: RegisterFacts, field: FieldFacts)?

  /// nil where the text names a single register, or nothing.
  init?(_ text: String, of chip: ChipArgument) {
    let registers = chip.model.facts.registers
    let wanted = text.lowercased()
    func find(_ name: String) -> RegisterFacts? {
      registers.first { $0.name.lowercased() == name }
    }
    guard find(wanted) == nil,
      let halves = Self.halves(wanted).lazy.compactMap({
        (low, high) -> (RegisterFacts, RegisterFacts)? in
        guard let low = find(low), let high = find(high) else { return nil }
        return abs(Int(low.address) - Int(high.address)) == 1 ? (low, high) : nil
      }).first
    else { return nil }
    (low, high) = halves
    name = wanted.uppercased()
    order =
      low.name.hasPrefix("OUT_")
      ? registers.lazy.compactMap { register in
        register.fields.first { $0.name == "BLE" }.map { (register, $0) }
      }.first : nil
  }

  /// The names that the registers of a number may have, the low half first.
  private static func halves(_ name: String) -> [(String, String)] {
    var names = ["_", ""].map { (name + $0 + "l", name + $0 + "h") }
    if let end = name.lastIndex(of: "_") {
      names.append((name[..<end] + "_l" + name[end...], name[..<end] + "_h" + name[end...]))
    }
    return names
  }

  /// Refuses registers that the manufacturer closes to the host.
  func checkOpen() throws(UserError) {
    guard low.dump != .never, high.dump != .never else {
      throw .usage("\(name) is closed to the host by the manufacturer: leave it alone")
    }
  }

  /// Reads both halves in one transaction, so that they belong to one sample.
  func read(_ link: inout RegisterLink) throws(UserError) -> PairReport {
    var isSwapped = false
    if let order {
      isSwapped = order.field.code(in: try link.read(order.register.address)) == 1
    }
    let (first, second) = try link.readTwo(min(low.address, high.address))
    let (lowByte, highByte) = low.address < high.address ? (first, second) : (second, first)
    let word =
      isSwapped
      ? UInt16(lowByte) << 8 | UInt16(highByte) : UInt16(highByte) << 8 | UInt16(lowByte)
    let readings = [
      RegisterReading(facts: low, value: lowByte), RegisterReading(facts: high, value: highByte),
    ]
    return PairReport(pair: self, word: word, halves: link.report(readings))
  }
}

/// A number in two registers.
struct PairReport {
  let pair: RegisterPair
  let word: UInt16
  let halves: DumpReport

  private var hex: String { "0x" + [UInt8(word >> 8), UInt8(word & 0xFF)].hexText }
  private var number: Int { Int(Int16(bitPattern: word)) }

  var text: String {
    var table = TextTable()
    let address = min(pair.low.address, pair.high.address)
    table.append(address.hexText, pair.name, hex, "\(number)")
    return table.text
  }

  var json: JSON {
    guard case .object(let members) = halves.json else { return halves.json }
    return .object(
      members + [
        (
          "pair",
          .object([
            ("name", .text(pair.name)), ("value", .text(hex)), ("number", .integer(number)),
          ])
        )
      ])
  }
}
