// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// The beginning of a recording with its description, which is collected while its rows are read in pieces.
struct RecordingOpening {
  private var bytes: [UInt8] = []
  /// The end of the last line that belongs to it.
  private var end = 0
  private var isWhole = false

  /// The longest header, in bytes.
  private static let most = 0x1_0000

  mutating func append(_ piece: [UInt8]) {
    guard !isWhole else { return }
    bytes += piece.prefix(Self.most - bytes.count)
    while !isWhole, let newline = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
      let first = bytes[end]
      guard first == UInt8(ascii: "#") || first == UInt8(ascii: "{") && end == 0 else {
        isWhole = true
        break
      }
      end = newline + 1
      isWhole = first == UInt8(ascii: "{")
    }
    isWhole = isWhole || bytes.count == Self.most
  }

  /// The members of the header; nil for a file without one.
  func header(of path: String) throws(UserError) -> JSONValue? {
    // Comments and objects of other programs have other meanings.
    guard bytes[..<end].first == UInt8(ascii: "{") else {
      let mark = "# proofmass: \"recording\""
      guard bytes[..<end].starts(with: mark.utf8) else { return nil }
      return try RecordingScan(path, opening: Array(bytes[..<end])).header
    }
    // Other programs may write its members with blanks between them.
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(Array(bytes[..<end])) } catch {
      throw .failure("\(path):1: \(error)")
    }
    guard value["proofmass"]?.text == "recording" else { return nil }
    return try RecordingScan(path, opening: Array(bytes[..<end])).header
  }
}

extension JSONValue {
  /// Whether a calibration corrected the samples of this chip of a header.
  var isCorrected: Bool {
    if case .object = self["calibration"]?.content { true } else { false }
  }
}

extension JSONValue {
  /// The chip that a header names for a sensor, with its place where another sensor has the same name and
  /// quantity; nil where it names none.
  ///
  /// - Parameter column: The beginning of the names of the sensor's columns: `acc`, or `lis3dh_acc`.
  func chip(ofColumns column: String) -> String? {
    let all = (self["chips"]?.array ?? []).compactMap { chip in
      chip["chip"]?.text.map { name in
        let prefix =
          chip["sensor"]?.text ?? ChipModel(rawValue: name.lowercased())?.quantity.prefix ?? ""
        return (
          name: name, prefix: prefix, place: chip["address"]?.text ?? "",
          column: chip["columns"]?.text ?? prefix
        )
      }
    }
    guard let chip = all.first(where: { $0.column == column }) else { return nil }
    let isOnly = all.count { $0.name == chip.name && $0.prefix == chip.prefix } == 1
    return isOnly ? chip.name : "\(chip.name) at \(chip.place)"
  }
}

extension ChipArgument {
  /// The chips that a recording's header names, with their range and rate.
  static func list(in header: JSONValue, of path: String) throws(UserError) -> [ChipArgument] {
    var chips: [ChipArgument] = []
    for chip in header["chips"]?.array ?? [] {
      var text = (chip["chip"]?.text ?? "").lowercased()
      if let address = chip["address"]?.text {
        text += address.hasPrefix("spi") ? ",spi=\(address.dropFirst(3))" : ",address=\(address)"
      }
      let prefix = chip["sensor"]?.text
      if let range = chip["range"]?.text {
        text += ",\(prefix.map { "\($0)." } ?? "")range=\(range)"
      }
      if let rate = chip["rate_hz"]?.double { text += ",rate=\(shortest(rate))" }
      do throws(UserError) {
        chips += try ChipArgument.parse(text).filter {
          prefix == nil || prefix == $0.model.quantity.prefix
        }
      } catch { throw .failure("\(path): \(error.line)") }
    }
    chips = chips.numbered
    for (index, chip) in zip(chips.indices, header["chips"]?.array ?? []) {
      if let column = chip["columns"]?.text { chips[index].column = column }
    }
    return chips
  }
}
