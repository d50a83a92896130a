// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Synchronization
import Testing

@testable import ProofMassLinux

@Suite struct SystemTimebaseTests {
  @Test func `a wait ends when its time has come`() {
    let time = SystemTimebase()
    let start = time.now()
    time.wait(for: .milliseconds(5))
    #expect(time.now() - start >= .milliseconds(5))
    // A wait for an instant in the past returns at once.
    time.wait(until: start)
    time.wait(until: Instant(nanoseconds: .min))
  }

  @Test func `a signal does not end a wait`() {
    let kernel = FakeKernel()
    kernel.state.withLock { $0.sleeps = [400, 999] }
    let time = SystemTimebase(kernel: kernel)
    time.wait(until: Instant(nanoseconds: 1000))
    #expect(time.now() == Instant(nanoseconds: 1000))
    // Each call sleeps until the same absolute time, so that delays do not accumulate.
    #expect(kernel.calls == [.sleep(1000), .sleep(1000), .sleep(1000)])
    time.wait(until: Instant(nanoseconds: 1000))
    #expect(kernel.calls.count == 3)
  }
}
