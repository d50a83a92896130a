// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct GravityFilterTests {
  @Test func aStepIsFollowedWithTheTimeConstant() {
    var filter = GravityFilter()
    #expect(filter.update([0, 0, -1], at: 0) == [0, 0, -1])
    var gravity = Axes.zero
    for index in 1...200 {
      gravity = filter.update([1, 0, 0], at: Double(index) / 1000) ?? .zero
    }
    #expect(abs(gravity.x - (1 - exp(-1))) < 0.002)
    #expect(abs(gravity.z + exp(-1)) < 0.002)
  }

  @Test func aSwingIsDampedAsByOnePole() {
    var filter = GravityFilter()
    var largest = 0.0
    for index in 0...4000 {
      let seconds = Double(index) / 1000
      let gravity = filter.update([sin(2 * .pi * 5 * seconds), 0, 0], at: seconds)
      if seconds > 2 { largest = max(largest, gravity?.x ?? 0) }
    }
    // 1 / √(1 + (2π · 5 Hz · 0.2 s)²)
    #expect(abs(largest - 0.1572) < 0.002)
  }

  @Test func beginsAgainAfterAGap() {
    var filter = GravityFilter()
    _ = filter.update([0, 0, -1], at: 0)
    #expect(filter.update([1, 0, 0], at: 1)?.z != 0)
    #expect(filter.update([0, 1, 0], at: 2.01) == [0, 1, 0])
    #expect(filter.update([0, 0, 1], at: 2) == [0, 0, 1])
    filter.reset()
    #expect(filter.update([1, 0, 0], at: 2.01) == [1, 0, 0])
  }

  @Test func whatIsNoNumberIsPassedOver() {
    var filter = GravityFilter()
    #expect(filter.update([.nan, 0, 0], at: 0) == nil)
    _ = filter.update([0, 0, -1], at: 0)
    #expect(filter.update([.infinity, 0, 0], at: 0.1) == [0, 0, -1])
    #expect(filter.update([1, 0, 0], at: .nan) == [0, 0, -1])
    #expect(filter.update([1, 0, 0], at: 0) == [0, 0, -1])
  }

  @Test func withoutATimeConstantEverythingPasses() {
    var filter = GravityFilter(timeConstant: 0)
    _ = filter.update([0, 0, -1], at: 0)
    #expect(filter.update([1, 0, 0], at: 0) == [1, 0, 0])
    #expect(filter.update([0, 1, 0], at: 0.1) == [0, 1, 0])
  }
}
