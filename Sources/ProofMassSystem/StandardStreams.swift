// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Descriptors 0 to 2, which a process may be started without.
package enum StandardStreams {
  /// Takes the places of those that are closed, so that no file that is opened later becomes one.
  ///
  /// To be called before anything is opened. They stay as good as closed: to use one is an error, and
  /// a program that this one starts finds it closed.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Takes the lowest number that is free, so this one. Open only in the direction that nobody
      // uses it in.
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = unsafe open("/dev/null", direction | O_CLOEXEC)
    }
  }
}
