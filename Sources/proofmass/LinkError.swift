// SPDX-License-Identifier: Apache-2.0

import ProofMassLinux
import ProofMassServer

/// Why there is no link to a chip, or no line of it; `line` says what to do next.
struct LinkError: Error {
  var line: String
  /// Whether a driver of the kernel has this one address.
  var isHeldByKernel = false

  init(_ line: String) { self.line = line }

  init(_ error: OpenError) {
    line = error.description
    if case .heldByKernel = error.reason { isHeldByKernel = true }
  }

  init(_ error: SocketError) { line = error.description }
}
