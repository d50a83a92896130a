// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The C library's words for an error number, with the number.
package func errorText(_ code: Int32) -> String {
  let words = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
    // POSIX's variant: the words are in the buffer, even for a number that means nothing.
    guard let base = buffer.baseAddress else { return "" }
    _ = unsafe strerror_r(code, base, buffer.count)
    return unsafe String(cString: base)
  }
  return "\(words), error \(code)"
}
