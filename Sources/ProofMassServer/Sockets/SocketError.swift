// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A socket or process call that failed; `description` is one line.
package struct SocketError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `cannot listen on /run/board: Permission denied`
  package var description: String

  package init(_ description: String) { self.description = description }

  /// - Parameter action: What was tried: `listen on /run/board`.
  init(_ action: String, code: Int32) {
    let words = unsafe String(cString: strerror(code))
    description = "cannot \(action): \(words)"
  }
}
