// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassControl

/// Prints the acceptance table, or the rows with the given numbers, one line per finding, while it
/// is measured. Exit status 1 if a finding is out of tolerance, 64 if a number is not that of a
/// row. After `specimens`, prints the parameters of the specimens of each seed.
@main
struct Main {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "specimens" {
      for seed in CommandLine.arguments.dropFirst(2).compactMap({ UInt64($0) }) {
        print(
          String(decoding: Specimens.description(seed).json.line, as: UTF8.self), terminator: "")
      }
      return
    }
    let known = Row.all.map(\.number)
    let numbers = CommandLine.arguments.dropFirst().map { argument in
      guard let number = Int(argument), known.contains(number) else {
        let words = "no row \(argument): rows are \(known.min() ?? 0) to \(known.max() ?? 0)\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(64)
      }
      return number
    }
    let rows = numbers.isEmpty ? Row.all : Row.all.filter { numbers.contains($0.number) }
    var misses = 0
    write("row", "quantity", "", "expected", "simulated", "tolerance", "unit", "")
    for row in rows {
      for finding in try row.measure() {
        if !finding.passes && !row.isTiming { misses += 1 }
        write(
          "\(row.number)", row.quantity, finding.label, short(finding.expected),
          short(finding.simulated), short(finding.tolerance), finding.unit,
          finding.passes ? "pass" : row.isTiming ? "slow" : "MISS")
      }
    }
    print(misses == 0 ? "all within tolerance" : "\(misses) beyond tolerance")
    if misses > 0 { exit(1) }
  }

  private static func short(_ value: Double) -> String { String(format: "%.6g", value) }

  private static func write(_ cells: String...) {
    let widths = [3, 38, 22, 13, 13, 11, 8, 4]
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    print(padded.joined(separator: " "))
  }
}
