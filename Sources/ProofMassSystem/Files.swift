// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Whether there is a named pipe.
package func isPipe(_ path: String) -> Bool { kind(of: path) == S_IFIFO }

package func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

/// Whether this user may write to it.
package func isWritable(_ path: String) -> Bool { unsafe access(path.systemPath, W_OK) == 0 }

/// nil for what is not there.
private func kind(of path: String) -> mode_t? {
  var status = stat()
  return unsafe stat(path.systemPath, &status) == 0 ? status.st_mode & S_IFMT : nil
}
