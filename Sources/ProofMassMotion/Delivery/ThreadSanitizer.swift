// SPDX-License-Identifier: Apache-2.0

#if THREAD_SANITIZER
  internal import Synchronization

  /// Stands for the library's in builds for the thread sanitizer, with `-DTHREAD_SANITIZER`.
  ///
  /// The library's leaves it to code that is not instrumented, and to the kernel, to wait and to wake
  /// up: the sanitizer then sees no order between two who hold it, and reports what is none. Whoever
  /// has passed the gate never waits there. Locks and their order are the same.
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
