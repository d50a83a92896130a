// SPDX-License-Identifier: Apache-2.0

internal import CBuild

/// What this program was built from, how, and for what: `03f9815a2c, release, arm64`. The commit has a + behind
/// it where files differed from it, and is left out by a build that was not told, as plain `swift build`.
package var buildDescription: String {
  #if DEBUG
    let configuration = "debug"
  #else
    let configuration = "release"
  #endif
  // As Debian calls them.
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
