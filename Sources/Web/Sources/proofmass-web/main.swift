// SPDX-License-Identifier: Apache-2.0

import CParent
import Glibc
import ProofMassWeb

/// Writes a text to standard error. The program continues if it cannot be written.
func tell(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

/// Writes a message on a line.
func say(_ line: String) { tell("proofmass: \(line)\n") }

// The program exits at the end of its input. This also ends one that is stopped or hangs when the command is killed.
cparent_end_with_parent()
let isTerminal = isatty(STDERR_FILENO) == 1
if let failure = WebProgram.run(
  Array(CommandLine.arguments.dropFirst()), say: say,
  draw: { lines in if isTerminal { tell(lines.map { "\($0)\n" }.joined()) } })
{
  say(failure)
  exit(1)
}
