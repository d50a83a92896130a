// SPDX-License-Identifier: Apache-2.0

#if THREAD_SANITIZER
  internal import Synchronization

  /// Replaces the library's `Mutex` in builds for the thread sanitizer, with `-DTHREAD_SANITIZER`.
  ///
  /// The library's `Mutex` waits and wakes in code that is not instrumented, and in the kernel: the sanitizer
  /// then detects no order between two threads that hold it in turn, and reports false races. Here a thread
  /// first spins at an instrumented gate, and never waits in the library. Locks and their order are the same.
  struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    private let gate = Atomic(false)
    private let mutex: Synchronization.Mutex<Value>

    init(_ value: consuming sending Value) { mutex = Synchronization.Mutex(value) }

    borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      while gate.exchange(true, ordering: .acquiring) {}
      defer { gate.store(false, ordering: .releasing) }
      return try mutex.withLock(body)
    }
  }
#endif
