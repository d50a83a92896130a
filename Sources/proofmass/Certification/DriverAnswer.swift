// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore

/// The answer of a driver's adapter: rows, each a JSON object with the columns of a stream in any of their units, and a
/// last object with `ok`, `error` or `unsupported`.
struct DriverAnswer: Equatable {
  enum Ending: Equatable {
    case ok
    /// The driver reported an error.
    case error(String)
    /// The driver does not offer what was asked for.
    case unsupported
    /// The program ended, with this status, before it had answered.
    case ended(Int32)
    /// The program did not answer in time.
    case silent
  }

  struct Row: Equatable {
    /// The values in g, rad/s and µT.
    var values: [Quantity: Axes<Double>] = [:]
    /// Whether the driver reports that samples were lost before this one.
    var hasLost = false
  }

  var rows: [Row] = []
  var ending = Ending.ok
  /// The reason why a line of the answer cannot be read; nil for none.
  var fault: String?

  /// Whether the driver reported a failure: by an error, or by its end.
  var isFailure: Bool {
    switch ending {
    case .error, .ended: true
    case .ok, .unsupported, .silent: false
    }
  }

  /// Whether a line completes an answer; one that is no JSON ends it.
  static func isLast(_ line: [UInt8]) -> Bool {
    guard case .success(let value) = value(line) else { return true }
    return ["ok", "error", "unsupported"].contains { value[$0] != nil }
  }

  init(ending: Ending) { self.ending = ending }

  /// Reads the lines of an answer.
  init(_ lines: [[UInt8]]) {
    for line in lines {
      switch Self.value(line) {
      case .failure(let error):
        let text = String(decoding: line.prefix(80), as: UTF8.self)
        fault =
          fault ?? "\(quoted(text)) on standard output: \(error); write words to standard error"
        ending = .silent
      case .success(let value):
        if let error = value["error"] {
          ending = .error(error.text ?? "error")
        } else if value["unsupported"] != nil {
          ending = .unsupported
        } else if value["ok"] == nil {
          append(value)
        }
      }
    }
  }

  private static func value(_ line: [UInt8]) -> Result<JSONValue, JSONError> {
    do throws(JSONError) { return .success(try JSONValue(line)) } catch { return .failure(error) }
  }

  private mutating func append(_ value: JSONValue) {
    var row = Row()
    for unit in Unit.allCases {
      let names = unit.columns(unit.quantity.prefix)
      let numbers = names.compactMap { value[$0]?.double }
      guard numbers.count == 3 else { continue }
      row.values[unit.quantity] = Axes(numbers[0], numbers[1], numbers[2]).map { $0 / unit.factor }
    }
    if case .bool(true)? = value["overrun"]?.content { row.hasLost = true }
    if row.values.isEmpty {
      fault = fault ?? "a row without three columns of one sensor, like acc_x_g, acc_y_g, acc_z_g"
    }
    rows.append(row)
  }
}
