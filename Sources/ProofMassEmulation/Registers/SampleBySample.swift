// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// A chip that has to take each sample when a filter or an interrupt remembers it.
protocol SampleBySample: STChip {
  associatedtype Memory: Equatable

  /// All that one sample leaves for the next; nil while a time in it runs.
  var memory: Memory? { get }

  /// Whether in a world that stays as it is all samples are the same from now on.
  var isAtRest: Bool { get }

  /// A sample, the last of `count` that would all be the same.
  mutating func take(_ instant: Int64, count: Int64, in world: inout World)
}

extension World {
  /// From when on nothing moves any more until somebody changes it.
  var steadyFrom: Int64 { motion?.endNanoseconds ?? .min }
}

extension SampleBySample {
  mutating func catchUpEach(to time: Int64, in world: inout World) {
    // With noise or while the board moves each sample is another one, and years of them would take
    // as long to count: of what was pending for longer than half an hour at 1 kHz the older part is
    // left out.
    interface.clock.skip(upTo: isAtRest ? min(time, world.steadyFrom) : time, butLast: 1 << 21)
    while let instant = interface.clock.takeOne(upTo: time) {
      let isLast = interface.clock.next > time
      let before = isLast ? nil : memory
      take(instant, count: 1, in: &world)
      // What a sample of an unchanged world leaves as it was, all others will.
      if let before, world.steadyFrom <= instant, isAtRest, before == memory,
        let (last, count) = interface.clock.take(upTo: time)
      {
        return take(last, count: count, in: &world)
      }
    }
  }
}
