// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Thrown when this process may not open as many descriptors as a server needs.
struct TooFewDescriptors: Error {
  /// The number of further descriptors that the process may open.
  let free: Int
}

/// The file descriptors of this process.
enum Descriptors {
  /// The number of further descriptors that this process may open. If the soft limit leaves fewer than
  /// wanted, it is raised as far as the hard limit allows.
  static func free(wanted: Int) -> Int {
    let used = (0..<4096).count { fcntl($0, F_GETFD) >= 0 }
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return wanted
    }
    let needed = rlim_t(used + wanted)
    if limit.rlim_cur < needed {
      let former = limit.rlim_cur
      limit.rlim_cur = min(needed, limit.rlim_max)
      if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 {
        limit.rlim_cur = former
      }
    }
    return Int(clamping: limit.rlim_cur) - used
  }
}
