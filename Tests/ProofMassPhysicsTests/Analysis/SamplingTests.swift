// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

@Suite struct SamplingTests {
  @Test func evenSamples() throws {
    let sampling = try #require(Sampling([-5_000_000, 0, 5_000_000, 10_000_000]))
    #expect(sampling.interval == 0.005)
    #expect(sampling.unevenness == 0)
    #expect(sampling.gaps == 0)
  }

  @Test func everyTenthSampleLost() throws {
    let times = (0..<1000).filter { $0 % 10 != 5 }.map { Int64($0) * 1000 }
    let sampling = try #require(Sampling(Blocks(times)))
    #expect(abs(sampling.interval - 1.111e-6) < 1e-9)
    #expect(abs(sampling.unevenness - 1.0 / 9) < 0.001)
    #expect(abs(sampling.gaps - 0.0889) < 0.001)
  }

  @Test func jitterOfAThirdIsUneven() throws {
    let times = (0..<1000).map { (index: Int64) -> Int64 in index * 1000 + index % 2 * 300 }
    let sampling = try #require(Sampling(Blocks(times)))
    #expect(sampling.unevenness == 1)
    #expect(sampling.gaps == 0)
  }

  @Test(arguments: [[], [7], [7, 7]])
  func timeThatDoesNotPass(times: [Int64]) { #expect(Sampling(Blocks(times)) == nil) }

  @Test func allTimes() throws {
    let sampling = try #require(Sampling([0, 1 << 62]))
    #expect(sampling.interval == 0x1p62 * 1e-9)
  }
}
