// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem
import Testing

@Suite struct AvailableMemoryTests {
  @Test func `a system says how much memory it has left`() throws {
    let bytes = try #require(availableMemory())
    #expect(bytes > 1 << 20)
    #expect(bytes < 1 << 50)
  }
}
