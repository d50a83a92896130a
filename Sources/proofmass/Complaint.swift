// SPDX-License-Identifier: Apache-2.0

/// What ends the command without success: one line that says what to do next.
struct Complaint: Error {
  var line: String
  /// The exit status: 64 or 1.
  var status: Int32

  /// The command line alone shows the mistake.
  static func usage(_ line: String) -> Complaint { Complaint(line: line, status: 64) }

  /// A file, a bus or a chip.
  static func failure(_ line: String) -> Complaint { Complaint(line: line, status: 1) }
}
