// SPDX-License-Identifier: Apache-2.0

import CParent
import Glibc
import ProofMassWeb

/// Writes a message on a line of standard error.
func say(_ line: String) {
  let bytes = Array("proofmass: \(line)\n".utf8)
  // A message that cannot be written is no reason to stop.
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

// It ends with its input. This is for one that is stopped, or hangs, when the command is ended by force.
cparent_end_with_parent()
if let failure = WebProgram.run(Array(CommandLine.arguments.dropFirst()), say: say) {
  say(failure)
  exit(1)
}
