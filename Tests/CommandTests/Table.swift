// SPDX-License-Identifier: Apache-2.0

/// A CSV file as written by the command.
struct Table {
  let columns: [Substring]
  /// The rows' cells; nil for an empty cell.
  let rows: [[Double?]]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    columns = lines.first ?? []
    rows = lines.dropFirst().map { $0.map { Double($0) } }
  }

  var times: [Double] { rows.compactMap { $0.first ?? nil } }

  /// The samples of a sensor in order, each with its time and its three values.
  func samples(_ prefix: String) -> [(time: Double, values: [Double])] {
    guard let first = columns.firstIndex(where: { $0.hasPrefix("\(prefix)_x_") }) else { return [] }
    return rows.compactMap { row in
      let values = row[first..<first + 3].compactMap(\.self)
      guard let time = row[0], values.count == 3 else { return nil }
      return (time, values)
    }
  }
}
