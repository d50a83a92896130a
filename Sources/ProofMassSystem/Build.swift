// SPDX-License-Identifier: Apache-2.0

internal import CBuild

/// The commit, the configuration and the architecture of this build: `03f9815a2c, release, arm64`. The commit
/// is followed by a + where files differed from it, and missing where the build did not receive it, as with
/// plain `swift build`.
package var buildDescription: String {
  #if DEBUG
    let configuration = "debug"
  #else
    let configuration = "release"
  #endif
  // Debian's names.
  #if arch(arm64)
    let architecture = "arm64"
  #elseif arch(x86_64)
    let architecture = "amd64"
  #else
    let architecture = "other"
  #endif
  let commit = unsafe String(cString: cbuild_commit())
  return [commit, configuration, architecture].filter { !$0.isEmpty }.joined(separator: ", ")
}
