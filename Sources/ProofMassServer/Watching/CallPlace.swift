// SPDX-License-Identifier: Apache-2.0

/// A call in a program, one of those that led to a transfer.
package enum CallPlace: Hashable, Sendable {
  /// An address in a file of the program, as in the file's own tables.
  case address(UInt64, file: String)
  /// A line of a source file, from 1.
  case line(Int, file: String)
}
