// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer
import ProofMassSystem

/// The parts of a report in SARIF 2.1.0 that all reports have.
enum SARIF {
  static func log(rules: [JSON], invocations: [JSON], results: [JSON]) -> JSON {
    let driver = JSON.object([
      ("name", .text("ProofMass")), ("version", .text(commandVersion)), ("rules", .array(rules)),
    ])
    return .object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("invocations", .array(invocations)),
            ("results", .array(results)),
            ("columnKind", .text("unicodeCodePoints")),
          ])
        ])
      ),
    ])
  }

  /// - Parameters:
  ///   - full: The description; nil for the short one again.
  ///   - level: `error`, `warning` or `note`.
  ///   - kind: The value of the property `class`; nil for none.
  static func rule(
    _ identifier: String, _ short: String, full: String? = nil, help: String, level: String,
    class kind: String? = nil
  ) -> JSON {
    var members: [(String, JSON)] = [
      ("id", .text(identifier)),
      ("shortDescription", .object([("text", .text(short))])),
      ("fullDescription", .object([("text", .text(full ?? short))])),
      ("help", .object([("text", .text(help))])),
      ("defaultConfiguration", .object([("level", .text(level))])),
    ]
    if let kind { members.append(("properties", .object([("class", .text(kind))]))) }
    return .object(members)
  }

  /// The invocation of a program; findings do not count as its failure.
  static func invocation(_ command: [String], status: Int32) -> JSON {
    .object([
      ("executableLocation", .object([("uri", .text(uri(command.first ?? "")))])),
      ("arguments", .array(command.dropFirst().map { .text($0) })),
      ("exitCode", .integer(Int(status))),
      ("executionSuccessful", .bool(status == 0)),
    ])
  }

  /// A line of a file as a physical location.
  static func place(of line: SourceLine) -> JSON {
    .object([
      ("artifactLocation", .object([("uri", .text(uri(line.file)))])),
      ("region", .object([("startLine", .integer(line.line))])),
    ])
  }

  /// The line if its file is below the current folder, because code hosts require a file of the checkout; otherwise the
  /// first word of a command that is a relative path of a file, such as an interpreter's script; otherwise the line
  /// nevertheless, or the program.
  static func shown(_ line: SourceLine?, of command: [String]) -> SourceLine {
    if let line, line.isHere { return line }
    if let file = command.first(where: { !$0.hasPrefix("/") && isFile($0) }) {
      return SourceLine(file: file, line: 1)
    }
    return line ?? SourceLine(file: command.first ?? "", line: 1)
  }

  /// A path as a URI reference: all bytes except unreserved characters and slashes are escaped.
  private static func uri(_ path: String) -> String {
    var relative = path[...]
    while relative.hasPrefix("./") { relative = relative.dropFirst(2) }
    return String(relative).systemBytes.reduce(into: path.hasPrefix("/") ? "file://" : "") {
      let scalar = Unicode.Scalar($1)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        $0.unicodeScalars.append(scalar)
      default: $0 += "%" + [$1].hexText.uppercased()
      }
    }
  }
}
