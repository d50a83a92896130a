// SPDX-License-Identifier: Apache-2.0

import CParent
import Glibc
import ProofMassWeb

/// Writes a message on a line of standard error.
func say(_ line: String) {
  let bytes = Array("proofmass: \(line)\n".utf8)
  // The program continues if the message cannot be written.
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

// The program exits at the end of its input. This also ends one that is stopped or hangs when the command is killed.
cparent_end_with_parent()
if let failure = WebProgram.run(Array(CommandLine.arguments.dropFirst()), say: say) {
  say(failure)
  exit(1)
}
