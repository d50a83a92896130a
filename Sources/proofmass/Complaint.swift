// SPDX-License-Identifier: Apache-2.0

/// What ends the command without success: one line that says what to do next.
struct Complaint: Error {
  var line: String
  /// The exit status: 64 or 1; for a program that cannot be run a shell's, and 2 from `lint` and `replay`.
  var status: Int32

  /// The command line alone shows the mistake.
  static func usage(_ line: String) -> Complaint { Complaint(line: line, status: 64) }

  /// The same from a verb that judges, where 1 is a verdict: 2 for what kept it from one.
  var withoutVerdict: Complaint { Complaint(line: line, status: status == 64 ? 64 : 2) }

  /// A file, a bus or a chip.
  static func failure(_ line: String) -> Complaint { Complaint(line: line, status: 1) }
}
