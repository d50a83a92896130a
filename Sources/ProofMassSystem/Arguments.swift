// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What this process was started with.
package enum Arguments {
  /// Its name, and what came after it; also what is no UTF-8, which `CommandLine.arguments` rewrites.
  package static let all: [String] = (0..<Int(CommandLine.argc)).compactMap { index in
    unsafe CommandLine.unsafeArgv[index].map { argument in
      unsafe String(
        systemBytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }
}
