// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassServer

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
    case ended(ChildProcess.Ending)
    /// The program did not answer within this time of the board in seconds, or did nothing at all for twice as long.
    case silent(Double)
    /// The program answered with something else than was asked for, for this reason.
    case fault(String)
  }

  struct Row: Equatable {
    /// The values in g, rad/s and µT.
    var values: [Quantity: Axes<Double>] = [:]
    /// Whether the driver reports that samples were lost before this one.
    var hasLost = false
  }

  var rows: [Row] = []
  private(set) var ending = Ending.ok

  /// Whether the driver reported a failure: by an error, or by its end.
  var isFailure: Bool {
    switch ending {
    case .error, .ended: true
    case .ok, .unsupported, .silent, .fault: false
    }
  }

  var isSilent: Bool { if case .silent = ending { true } else { false } }

  /// The reason why the answer is neither a sample nor the report of a failure; nil where it is.
  var complaint: String? {
    switch ending {
    case .ok, .error, .ended: nil
    case .silent: "\(words): limit the wait for data-ready"
    case .unsupported: "unsupported, which was taken before"
    case .fault(let reason): reason
    }
  }

  /// The answer in a few words, for a report.
  var words: String {
    switch ending {
    case .ok: "ok"
    case .error(let text): "error: \(text.prefix(120))\(text.count > 120 ? "…" : "")"
    case .unsupported: "unsupported"
    case .ended(.exited(let status)): "the program ended with status \(status)"
    case .ended(.killed(let signal)): "the program was ended by signal \(signal)"
    case .silent(let seconds):
      "no answer within \(shortest(seconds)) s of the board, or \(shortest(2 * seconds)) s in which nothing happens"
    case .fault(let reason): reason
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
        end(
          .fault("\(Self.quote(line)) on standard output: \(error); write words to standard error"))
      case .success(let value):
        if let error = value["error"] {
          end(.error(error.text ?? "error"))
        } else if value["unsupported"] != nil {
          end(.unsupported)
        } else if value["ok"] == nil {
          append(value)
        }
      }
    }
  }

  /// The answer that breaks off because of a line after another answer's end.
  init(surplus line: [UInt8]) {
    ending = .fault(
      "a line after the answer's end\(line.isEmpty ? "" : ": \(Self.quote(line))"); write words to standard error"
    )
  }

  /// Expects one row with a value of each quantity.
  mutating func expectRow(of quantities: [Quantity]) {
    guard ending == .ok else { return }
    if rows.count == 1, quantities.allSatisfy({ rows[0].values[$0] != nil }) { return }
    end(
      .fault(
        "\(counted(rows.count, "row")), where one with \(list(quantities.map(\.prefix))) was expected"
      ))
  }

  /// Only the first fault counts.
  private mutating func end(_ ending: Ending) {
    if case .fault = self.ending { return }
    self.ending = ending
  }

  private static func quote(_ line: [UInt8]) -> String {
    quoted(String(decoding: line.prefix(80), as: UTF8.self))
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
      end(.fault("a row without three columns of one sensor, like acc_x_g, acc_y_g, acc_z_g"))
    }
    rows.append(row)
  }
}
