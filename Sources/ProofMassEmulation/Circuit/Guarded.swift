// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// A value that one thread at a time may use; on a single thread it needs no lock. Embedded Swift has no
  /// `Mutex`.
  package final class Guarded<Value: ~Copyable>: @unchecked Sendable {
    private var value: Value

    package init(_ value: consuming sending Value) { self.value = value }

    package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&value)
    }
  }
#else
  package import Synchronization

  /// A value that one thread at a time may use.
  package typealias Guarded = Mutex
#endif
