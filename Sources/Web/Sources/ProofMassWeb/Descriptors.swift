// SPDX-License-Identifier: Apache-2.0

import Glibc

/// This process may not have as many descriptors as a server needs.
struct TooFewDescriptors: Error {
  /// How many more it may have.
  let free: Int
}

/// The descriptors of this process.
enum Descriptors {
  /// How many more this process may open. A soft limit that leaves fewer than are wanted is raised, as far as the hard
  /// one allows.
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
