// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

/// The error of the piecewise linear approximation between knots.
@Suite struct KnotTests {
  @Test(arguments: Samples.all.map(\.name))
  func linesFollowWhatIsFelt(name: String) throws {
    let motion = try #require(Samples.all.first { $0.name == name }?.motion)
    var world = World(motion)
    let place = Axes(0.03, -0.02, 0.01)
    let quantities: [(inout World, Int64) -> Axes<Double>] = [
      { world, time in world.specificForce(at: time) },
      { world, time in world.specificForce(at: time, position: place) },
      { world, time in world.angularRate(at: time) }, { world, time in world.field(at: time) },
      { world, time in world.angularAcceleration(at: time) },
    ]
    for (number, quantity) in quantities.enumerated() {
      let rest = quantity(&world, -1)
      var (worst, amplitude) = (0.0, 0.0)
      var time: Int64 = -1000
      var knots = 0
      while time < motion.endNanoseconds {
        let end = world.linearEnd(from: time)
        #expect(end > time)
        guard end < .max else { break }
        let (first, last) = (quantity(&world, time), quantity(&world, end))
        if end > time + 1 {
          let instant = time + (end - time) / 2
          let line = first + (last - first) * (Double(instant - time) / Double(end - time))
          let felt = quantity(&world, instant)
          worst = max(worst, (felt - line).magnitude)
          amplitude = max(amplitude, (felt - rest).magnitude)
        }
        time = end
        knots += 1
      }
      #expect(worst <= 0.0015 * amplitude + 1e-9, "of quantity \(number)")
      #expect(knots < 20_000)
    }
  }

  @Test func nothingChangesBeforeAndAfter() {
    var world = World(Motion.shake().delayed(byNanoseconds: 1_000_000_000))
    #expect(world.linearEnd(from: .min) == 999_999_999)
    #expect(world.linearEnd(from: 0) == 999_999_999)
    #expect(world.linearEnd(from: 999_999_999) == 1_000_000_000)
    // There are 72 knots per period.
    #expect(world.linearEnd(from: 1_000_000_000) == 1_002_777_777)
    #expect(world.linearEnd(from: 1_002_000_000) == 1_002_777_777)
    #expect(world.linearEnd(from: 1_800_000_000) == .max)
    #expect(world.linearEnd(from: .max) == .max)
  }

  /// Motions that are faster than the response of any mass have at most one knot per 10 µs.
  @Test(
    arguments: [
      .shake(peak: 1, frequency: 1e6, duration: .milliseconds(100)),
      .spin(rate: 1e6, duration: .milliseconds(80), ramp: .milliseconds(20)),
      .swing(by: 1000, frequency: 1e6, for: .milliseconds(100)),
    ] as [Motion])
  func knotsAreNotCloserThanTenMicroseconds(motion: Motion) {
    var world = World(motion)
    var (time, knots) = (Int64(0), 0)
    while case let end = world.linearEnd(from: time), end < .max {
      (time, knots) = (end, knots + 1)
    }
    #expect(time == 100_000_000)
    // A piece of one nanosecond is added where a verb ends.
    #expect((9_990...10_010).contains(knots))
  }

  /// The mean of the approximation is kept: a fast shake is not aliased to a slow one, and a short
  /// knock keeps its impulse.
  @Test func whatIsFastIsFeltAsWhatItIs() {
    func mean(_ motion: Motion, _ length: Int64) -> Double {
      var world = World(motion)
      var (time, sum) = (Int64(0), 0.0)
      while time < length {
        let end = min(world.linearEnd(from: time), length)
        sum +=
          (world.specificForce(at: time).x + world.specificForce(at: end).x) / 2
          * Double(end - time)
        time = end
      }
      return sum / Double(length)
    }
    for frequency in [30_000, 99_900, 100_050, 200_100, 1e6] {
      let shake = Motion.shake(peak: 1, frequency: frequency, duration: .seconds(1))
      #expect(abs(mean(shake, 2_500_000)) < 0.01, "of \(frequency) Hz")
    }
    let knock = Motion.knock(peak: 1000, duration: .microseconds(15), along: .x)
    #expect(abs(mean(knock, 15_000) / (1000 * 2 / .pi) - 1) < 0.002)
  }

  @Test func aConstantVerbIsOneLine() {
    var world = World(.accelerate(x: 1, duration: .seconds(3600)))
    #expect(world.linearEnd(from: 0) == 3_600_000_000_000 - 1)
  }

  @Test func aRecordingBelowHasItsKnots() throws {
    let recording = try Motion("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n0.5,0,0,2\n3,0,0,1\n")
    var world = World(recording.overlaid(with: .accelerate(x: 1, duration: .seconds(2))))
    #expect(world.linearEnd(from: 0) == 500_000_000)
    #expect(world.linearEnd(from: 600_000_000) == 1_999_999_999)
    #expect(world.linearEnd(from: 2_000_000_000) == 3_000_000_000)
  }
}
