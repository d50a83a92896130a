// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// The rows of `stream`: samples in the columns of a motion file, then temperature and raw counts.
struct StreamTable: RowTable {
  let time = Column("time_s", decimals: 6, width: Self.width)
  let columns: [Column]
  private let quantities: [Quantity]
  private let units: Units
  private let hasTemperature: Bool
  private let hasRaw: Bool
  private let isAligned: Bool

  private static let width = 13

  init(
    _ quantities: [Quantity], in units: Units = Units(), hasTemperature: Bool = false,
    hasRaw: Bool = false, isAligned: Bool = false
  ) {
    self.quantities = quantities
    self.units = units
    self.hasTemperature = hasTemperature
    self.hasRaw = hasRaw
    self.isAligned = isAligned
    var columns = quantities.flatMap { one in
      units[one].columns.map { Column($0, decimals: units[one].decimals, width: Self.width) }
    }
    if hasTemperature {
      columns += Motion.Quantities.temperature.columns.map {
        Column($0, decimals: 1, width: Self.width)
      }
    }
    for one in quantities where hasRaw {
      columns += ["x", "y", "z"].map {
        Column("\(one.prefix)_\($0)_raw", decimals: 0, width: Self.width)
      }
    }
    if isAligned { columns.append(Column(words: "interpolated", width: 14)) }
    self.columns = columns
  }

  func append(_ row: StreamRow, to cells: inout RowCells) {
    for one in quantities {
      cells.append((row[one]?.value).map(units[one].convert))
    }
    if hasTemperature { cells.append(row.temperature) }
    if isAligned {
      let names = row.interpolated.map(\.prefix).joined(separator: " ")
      cells.append(names.isEmpty ? nil : names)
    }
    for one in quantities where hasRaw { cells.append(row[one]?.raw.map { Double($0) }) }
  }
}
