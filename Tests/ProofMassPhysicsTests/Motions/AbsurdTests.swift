// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

/// Meaningless arguments do not trap, and all quantities remain finite.
@Suite struct AbsurdTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -1, 3,
  ]
  private static let durations: [Duration] = [
    .seconds(-1), .zero, .nanoseconds(1), .seconds(1), .seconds(Int64.max), .seconds(Int64.min),
  ]

  private func verbs(_ number: Double, _ time: Duration) -> [Motion] {
    let axis = Axes(number, 1, number)
    return [
      .rest(for: time), .tilt(by: number, about: axis, over: time),
      .rotate(to: Quaternion(number, 0, number, 1), over: time),
      .spin(rate: number, about: axis, duration: time, ramp: time),
      .swing(by: number, about: axis, frequency: number, for: time),
      .accelerate(x: number, y: number, duration: time),
      .shake(peak: number, frequency: number, along: axis, duration: time),
      .knock(peak: number, duration: time, along: axis), .warm(to: number, over: time),
      .drop(height: number, landing: time), .throw(height: number, peak: number),
      .walk(for: time, cadence: number), .tumble(for: time, turns: .max),
      .figure8(for: time, period: number), .sides(andEdges: true, for: time, turn: time),
      .rotate(to: .standing(up: axis), over: time),
      .gantry(
        frequency: number, damping: number, from: number, to: number, rate: number,
        acceleration: number, along: axis),
      .magnet(x: number, z: -number, duration: time),
    ]
  }

  @Test(arguments: numbers, durations)
  func everythingIsFinite(number: Double, time: Duration) {
    let verbs = verbs(number, time)
    let many = verbs + [.sequence(verbs), verbs.reduce(.rest(for: time)) { $0.overlaid(with: $1) }]
    for motion in many {
      #expect(motion.endNanoseconds >= 0)
      for motion in [
        motion, motion.delayed(byNanoseconds: .max), motion.delayed(byNanoseconds: .min),
      ] {
        var world = World(motion)
        let end = motion.endNanoseconds
        for time in [Int64.min, -1 << 62, -1, 0, 1, end / 3, end / 2, end - 1, end, 1 << 62, .max] {
          let all = [
            world.specificForce(at: time), world.angularRate(at: time), world.field(at: time),
            world.angularAcceleration(at: time),
            world.specificForce(at: time, position: [1, 1, 1]),
            Axes(world.temperature(at: time), 0, 0),
          ]
          #expect(all.allSatisfy { $0.magnitude.isFinite })
          #expect(world.linearEnd(from: time) > time || time == .max)
        }
      }
    }
  }

  /// A thousand simultaneous motions, as a generator may create; those that have ended take no
  /// computing time.
  @Test func manyOnTopOfEachOther() {
    var motion = Motion.rest(for: .zero)
    for number in 0..<1000 {
      motion = motion.overlaid(
        with: .rest(for: .milliseconds(20 * number))
          .then(.knock(peak: Double(number), along: .x)))
    }
    var world = World(motion)
    for number in 0..<1000 {
      let felt = world.specificForce(at: Int64(number) * 20_000_000 + 5_000_000)
      #expect(isNear(felt, [Double(number), 0, 1], 1e-9))
    }
    #expect(world.specificForce(at: motion.endNanoseconds) == [0, 0, 1])
  }

  @Test func whatCannotBeMeantIsNothing() {
    for motion in [
      Motion.shake(duration: .seconds(-1)), .tilt(by: .nan),
      .spin(rate: 1, about: .zero, duration: .seconds(1)),
      .accelerate(x: .nan), .knock(duration: .zero), .walk(for: .seconds(-1)), .drop(height: -1),
    ] {
      var world = World(motion)
      for time in stride(from: Int64(0), to: 1_000_000_000, by: 12_345_678) {
        #expect(world.specificForce(at: time) == [0, 0, 1])
        #expect(world.angularRate(at: time) == .zero)
      }
    }
  }
}
