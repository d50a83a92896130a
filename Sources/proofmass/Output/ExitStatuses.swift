// SPDX-License-Identifier: Apache-2.0

/// The meanings of the command's exit statuses, in one place for the help and the manual page.
enum ExitStatuses {
  static let all: [(status: String, meaning: String)] = [
    ("0", "done; `lint` found nothing forbidden, `replay` no difference"),
    (
      "1",
      "a bus, a chip or a file failed; or the verdict of `selftest`, `characterise`, `lint` or "
        + "`replay` is bad"
    ),
    ("2", "`lint` or `replay` could not judge"),
    ("64", "a mistake on the command line; nothing was done"),
    ("126", "`emulate` or `attach`: the program cannot be run"),
    ("127", "`emulate` or `attach`: the program is not found"),
    ("other", "`emulate` or `attach`: the program's own, or 128 + the signal that ended it"),
  ]

  static var text: String {
    let lines = all.map {
      "  \($0.status)" + String(repeating: " ", count: 7 - $0.status.count) + $0.meaning
    }
    return "Exit status:\n" + lines.joined(separator: "\n")
  }
}
