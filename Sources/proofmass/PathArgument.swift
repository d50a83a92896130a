// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The path of a file or socket that an argument names.
func pathArgument(_ argument: String) throws -> String {
  guard !argument.isEmpty else { throw ValidationError("name a path, or leave it out") }
  return argument
}
