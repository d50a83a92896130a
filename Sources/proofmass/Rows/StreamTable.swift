// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// The rows of `stream`: samples in the columns of a motion file, then temperature and raw counts.
struct StreamTable: RowTable {
  let time = Column("time_s", decimals: 6, width: Self.width)
  let columns: [Column]
  private let sensors: [(id: SensorID, unit: Unit)]
  /// The beginnings of the sensors' columns.
  private let prefixes: [String]
  private let hasTemperature: Bool
  private let hasRaw: Bool
  private let isAligned: Bool

  private static let width = 13

  /// The width of a column of numbers, which is wider than its name.
  private static func width(of name: String) -> Int { max(width, name.utf8.count + 1) }

  init(
    _ chips: [ChipArgument], in units: Units = Units(), hasTemperature: Bool = false,
    hasRaw: Bool = false, isAligned: Bool = false
  ) {
    let chips = chips.inOrder
    sensors = chips.map { ($0.sensor, units[$0.sensor.quantity]) }
    prefixes = chips.map(\.column)
    self.hasTemperature = hasTemperature
    self.hasRaw = hasRaw
    self.isAligned = isAligned
    var columns = chips.flatMap { chip in
      let unit = units[chip.model.quantity]
      return unit.columns(chip.column).map {
        Column($0, decimals: unit.decimals, width: Self.width(of: $0))
      }
    }
    if hasTemperature {
      columns += Motion.Quantities.temperature.columns.map {
        Column($0, decimals: 1, width: Self.width)
      }
    }
    for chip in chips where hasRaw {
      columns += ["x", "y", "z"].map {
        let name = "\(chip.column)_\($0)_raw"
        return Column(name, decimals: 0, width: Self.width(of: name))
      }
    }
    if isAligned { columns.append(Column(words: "interpolated", width: 14)) }
    self.columns = columns
  }

  func append(_ row: StreamRow, to cells: inout RowCells) {
    for (id, unit) in sensors { cells.append(row[id].map { unit.convert($0.value) }) }
    if hasTemperature { cells.append(row.temperature) }
    if isAligned {
      let names = prefixes.enumerated().filter { row.isInterpolated($0.offset) }.map(\.element)
        .joined(separator: " ")
      cells.append(names.isEmpty ? nil : names)
    }
    guard hasRaw else { return }
    for (id, _) in sensors { cells.append(row[id]?.raw.map { Double($0) }) }
  }
}
