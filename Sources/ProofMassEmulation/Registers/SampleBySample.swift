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

/// How many of the samples that nobody looked at are gone through one by one.
///
/// With noise or while the board moves each sample is another one, and years of them would take as long
/// to count. So of what was pending for longer, at its beginning and at its end so many are gone
/// through, of a motion as of the time after it, and those between are left out.
struct Backlog {
  /// Two minutes at 1 kHz.
  static let most: Int64 = 1 << 17
  /// Of slow samples: half a day, in which slow noise takes its time.
  private static let longest: Int64 = 43_200_000_000_000
  /// Half an hour: a moving board is gone through from knot to knot.
  private static let longestMoving: Int64 = 1_800_000_000_000

  private let enough: Int64
  private var count: Int64 = 0

  init(_ clock: SampleClock, in world: World, atMost enough: Int64 = most) {
    let isMoving = world.steadyFrom > clock.next
    let longest = isMoving ? Self.longestMoving : Self.longest
    self.enough = max(1, min(enough, longest / max(1, clock.period)))
  }

  /// A sample was gone through.
  @inline(__always)
  mutating func pass(
    _ instant: Int64, _ clock: inout SampleClock, upTo time: Int64, in world: World
  ) {
    count += 1
    guard count % enough == 0 else { return }
    let end = world.steadyFrom
    clock.skip(upTo: instant < end ? min(time, end) : time, butLast: enough)
  }
}

extension SampleBySample {
  mutating func catchUpEach(to time: Int64, in world: inout World) {
    guard interface.clock.next <= time else { return }
    var backlog = Backlog(interface.clock, in: world)
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
      backlog.pass(instant, &interface.clock, upTo: time, in: world)
    }
  }
}
