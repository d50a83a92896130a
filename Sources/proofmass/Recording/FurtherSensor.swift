// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// A sensor of a recording that is not the board's first one of its quantity.
struct FurtherSensor {
  /// The beginning of its columns' names: `lis3dh_acc`.
  let name: String
  /// Its first column: `lis3dh_acc_x_g`.
  let column: String

  /// The sensors that the first lines of a file name, for the line of an error; none where it cannot be read, which
  /// that error does not concern, or is standard input.
  static func list(inOpeningOf path: String) -> [FurtherSensor] {
    guard path != "-" else { return [] }
    do {
      var file = try InputFile(path)
      let piece = try file.read()
      let end = piece.lastIndex(of: UInt8(ascii: "\n")) ?? piece.endIndex
      return try RecordingScan(path, opening: Array(piece[..<end]) + [UInt8(ascii: "\n")]).further
        .map(\.sensor)
    } catch { return [] }
  }

  /// The sensors that a header names, in the units of their values.
  static func list(in header: JSONValue) -> [FurtherSensor] {
    (header["chips"]?.array ?? []).compactMap { chip in
      guard let name = chip["columns"]?.text,
        let quantity = Quantity.allCases.first(where: { name.hasSuffix("_\($0.prefix)") })
      else { return nil }
      let units = Unit.allCases.filter { $0.quantity == quantity }
      let unit = units.first { $0.name == chip["unit"]?.text } ?? units[0]
      return FurtherSensor(name: name, column: unit.columns(name)[0])
    }
  }

  /// The sensors that the columns of CSV are of.
  static func list(inColumns line: String) -> [FurtherSensor] {
    line.split { $0 == "," || $0.isNewline }.compactMap { column in
      for unit in Unit.allCases {
        let end = "_" + unit.columns(unit.quantity.prefix)[0]
        guard column.hasSuffix(end), column.count > end.count else { continue }
        let device = column.dropLast(end.count)
        return FurtherSensor(
          name: "\(device)_\(unit.quantity.prefix)", column: String(column))
      }
      return nil
    }
  }
}
