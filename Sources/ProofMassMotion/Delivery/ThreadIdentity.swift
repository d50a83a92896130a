// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Tells threads apart while they live.
///
/// A task-local value would not do: tasks that a handler starts inherit it and run elsewhere.
struct ThreadIdentity: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadIdentity { ThreadIdentity(handle: UInt(pthread_self())) }
}
