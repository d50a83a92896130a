// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

@Suite struct ComposingTests {
  private let second: Int64 = 1_000_000_000

  @Test func sequenceTakesItsPartsTimes() {
    let motion = Motion.sequence(
      .rest(for: .seconds(1)), .shake(duration: .seconds(2)), .rotate(to: .portrait))
    #expect(motion.duration == .milliseconds(3400))
    #expect(Motion.sequence([]).duration == .zero)
    #expect(
      Motion.shake().then(.shake()).overlaid(with: .rest(for: .seconds(5))).duration
        == .seconds(5))
    #expect(motion.quantities == [.acceleration, .angularRate, .magneticFluxDensity])
  }

  /// The result does not depend on how a sequence is nested.
  @Test func sequenceIsAssociative() {
    let (one, two, three) = (
      Motion.tilt(by: 1), Motion.shake(along: .z), Motion.tilt(by: 2, about: .y)
    )
    var left = World(one.then(two).then(three))
    var right = World(one.then(two.then(three)))
    var flat = World(.sequence(one, two, three))
    for time in stride(from: -10_000_000, to: 2 * second, by: 7_777_777) {
      #expect(left.specificForce(at: time) == flat.specificForce(at: time))
      #expect(right.specificForce(at: time) == flat.specificForce(at: time))
      #expect(right.angularRate(at: time) == flat.angularRate(at: time))
    }
  }

  @Test func overlaidAccelerationsAdd() {
    var one = World(.shake(peak: 1, along: .x))
    var other = World(.shake(peak: 2, frequency: 3, along: .y))
    var both = World(
      .shake(peak: 1, along: .x).overlaid(with: .shake(peak: 2, frequency: 3, along: .y)))
    for time in stride(from: 0, to: second, by: 9_999_999) {
      let sum = one.specificForce(at: time) + other.specificForce(at: time) - [0, 0, 1]
      #expect(isNear(both.specificForce(at: time), sum))
    }
  }

  /// When two turns overlap, the upper one is about the board's axes, which the lower one turns.
  @Test func overlaidTurnsMultiply() {
    let lower = Motion.spin(rate: 1, about: .z, duration: .seconds(2), ramp: .zero)
    let upper = Motion.spin(rate: 2, about: .x, duration: .seconds(2), ramp: .zero)
    var world = World(lower.overlaid(with: upper))
    var (one, other) = (World(lower), World(upper))
    let time = second * 7 / 5
    let (first, second) = (one.pose(at: time).attitude, other.pose(at: time).attitude)
    #expect(isNear(world.pose(at: time).attitude, first * second))
    #expect(isNear(world.angularRate(at: time), second.conjugate.rotate([0, 0, 1]) + [2, 0, 0]))
    #expect(
      isNear(
        world.angularAcceleration(at: time),
        (world.angularRate(at: time) - [2, 0, 0]).cross([2, 0, 0])))
  }

  @Test func rotatingEndsThereWhateverWasOnTop() {
    let motion = Motion.tilt(by: 1, about: .y)
      .overlaid(with: .tilt(by: 1, about: .x)).overlaid(with: .shake())
      .then(Motion.rotate(to: .landscapeRight).overlaid(with: .shake()))
    var world = World(motion)
    #expect(isNear(world.pose(3).attitude, .landscapeRight))
    #expect(isNear(world.specificForce(at: 3 * second), [-1, 0, 0]))
  }

  @Test func verbsAddToARecording() throws {
    let recording = try Motion(
      "time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_radps,gyr_y_radps,gyr_z_radps\n"
        + "0,0,0,1,0,0,0\n2,0,2,1,0,0,4\n")
    var world = World(recording.overlaid(with: .accelerate(x: 3, duration: .seconds(1))))
    #expect(world.specificForce(at: second / 2) == [3, 0.5, 1])
    #expect(world.specificForce(at: second) == [0, 1, 1])
    #expect(world.angularRate(at: second) == [0, 0, 2])
    #expect(world.angularAcceleration(at: second / 2) == [0, 0, 2])
    world.motion = recording.overlaid(with: .rotate(to: .portrait, over: .zero))
    #expect(isNear(world.specificForce(at: second), [0, 1, -1]))
    #expect(isNear(world.field(at: second), [0, -43.3013, -25]))
    #expect(isNear(world.angularRate(at: second), [0, 2, 0]))
    #expect(isNear(world.angularAcceleration(at: second), [0, 2, 0]))
    #expect(world.motion?.duration == .seconds(2))
  }

  @Test func recordingsAndVerbsFollowEachOther() throws {
    let warm = try Motion("time_s,temp_C\n0,20\n1,30\n")
    let push = try Motion("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,0,3\n")
    var world = World(.sequence(warm, push, .accelerate(y: 1, duration: .seconds(1)), warm))
    #expect(world.motion?.duration == .seconds(4))
    #expect(world.temperature(at: second / 2) == 25)
    #expect(world.temperature(at: 2 * second) == 30 - 10 / 2.0)
    #expect(world.temperature(at: 7 * second / 2) == 25)
    #expect(world.specificForce(at: 3 * second / 2) == [0, 0, 2])
    #expect(world.specificForce(at: 5 * second / 2) == [0, 1, 3])
    #expect(world.specificForce(at: 4 * second) == [0, 0, 3])
    // Where both recordings have a quantity, the second one applies.
    world.motion = warm.overlaid(with: try Motion("time_s,temp_C\n0,50\n"))
    #expect(world.temperature(at: 0) == 50)
  }

  /// A second recording with rows before its time 0 is cut there, with an interpolated row.
  @Test func whatASecondRecordingHasBeforeItsBeginningIsLeftOut() throws {
    let file = "time_s,temp_C\n0,20\n10,30\n20,50\n"
    let one = try Motion(file)
    let started = try Motion(csv: Array(file.utf8), name: "two", start: 5)
    for two in [started, one.delayed(byNanoseconds: -5 * second)] {
      var world = World(one.then(two).then(.rest(for: .seconds(1))))
      #expect(world.motion?.duration == .seconds(36))
      for (time, value) in [(0, 20), (10, 30), (15, 40), (19, 48), (20, 25), (25, 30), (35, 50)]
        as [(Int64, Double)]
      {
        #expect(world.temperature(at: time * second) == value, "at \(time) s")
      }
      world.motion = .sequence(.rest(for: .seconds(10)), two)
      #expect(world.temperature(at: 7 * second) == 25)
      #expect(world.temperature(at: 10 * second) == 25)
      #expect(world.temperature(at: 15 * second) == 30)
    }
  }

  /// A second recording lies wholly before its time 0, and the first one ends before its last row.
  @Test func tracksAscendHoweverTheyAreCut() throws {
    let one = try Motion("time_s,temp_C\n0,20\n10,30\n")
    var short = one
    short.endNanoseconds = 5 * second
    let motion = short.then(one.delayed(byNanoseconds: -15 * second)).then(one)
    #expect(motion.duration == .seconds(15))
    var world = World(motion)
    #expect(world.temperature(at: 4 * second) == 24)
    #expect(world.temperature(at: 5 * second) == 20)
    #expect(world.temperature(at: 10 * second) == 25)
    #expect(world.temperature(at: 16 * second) == 30)
    for time in stride(from: -second, to: 20 * second, by: 123_456_789) {
      #expect(world.linearEnd(from: time) > time)
    }
  }

  @Test func aScriptStartsWhenItIsDelayedTo() {
    var world = World(Motion.accelerate(x: 1).delayed(byNanoseconds: second))
    #expect(world.specificForce(at: second - 1) == [0, 0, 1])
    #expect(world.specificForce(at: second) == [1, 0, 1])
    #expect(world.motion?.endNanoseconds == second + 250_000_000)
  }

  /// A long sequence gives the same values, whether it is queried in order or at random.
  @Test func orderOfAskingDoesNotMatter() {
    let parts = (0..<300).map { Motion.tilt(by: Double($0), about: [1, Double($0 % 3), 0]) }
    let motion = Motion.sequence(parts)
    var world = World(motion)
    let times = (0..<2000).map { Int64($0) * motion.endNanoseconds / 1900 }
    let inOrder = times.map { world.specificForce(at: $0) }
    var random = SplitMix(state: 1)
    for index in times.indices.shuffled(using: &random) {
      #expect(world.specificForce(at: times[index]) == inOrder[index])
    }
  }

  @Test func constantsCanChangeWhileItPlays() {
    var world = World(.rotate(to: .portrait))
    #expect(isNear(world.specificForce(at: second), [0, 1, 0]))
    world.specificForce = [1, 0, 0]
    #expect(isNear(world.specificForce(at: second), [1, 0, 0]))
    world.field = [0, 0, 7]
    #expect(isNear(world.field(at: second), [0, 7, 0]))
    world.motion = nil
    #expect(world.specificForce(at: second) == [1, 0, 0])
    #expect(world.pose(at: second).attitude == .identity)
  }
}
