// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// A chip that has to take each sample when a filter or an interrupt remembers it.
protocol SampleBySample: STChip {
  associatedtype Memory: Equatable

  /// All that one sample leaves for the next; nil while a time in it runs.
  var memory: Memory? { get }

  /// A sample, the last of `count` that would all be the same.
  mutating func take(_ instant: Int64, count: Int64, in world: inout World)
}

extension SampleBySample {
  mutating func catchUpEach(to time: Int64, in world: inout World) {
    while let instant = interface.clock.takeOne(upTo: time) {
      let isLast = interface.clock.next > time
      let before = isLast ? nil : memory
      take(instant, count: 1, in: &world)
      // What a sample of an unchanged world, sensed ideally, leaves as it was, all others will.
      if let before, world.motion == nil, before == memory,
        let (last, count) = interface.clock.take(upTo: time)
      {
        return take(last, count: count, in: &world)
      }
    }
  }
}
