// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

@Suite struct VerbTests {
  private let second: Int64 = 1_000_000_000

  /// Attitude, specific force in g and field in µT of a board at rest, in a field of 50 µT that
  /// points north and 60° down.
  @Test(arguments: [
    (Quaternion.faceUp, Axes(0.0, 0, 1), Axes(0, 25, -43.301)),
    (.faceDown, Axes(0, 0, -1), Axes(0, 25, 43.301)),
    (.portrait, Axes(0, 1, 0), Axes(0, -43.301, -25)),
    (.portraitUpsideDown, Axes(0, -1, 0), Axes(0, 43.301, -25)),
    (.landscapeLeft, Axes(1, 0, 0), Axes(-43.301, 0, -25)),
    (.landscapeRight, Axes(-1, 0, 0), Axes(43.301, 0, -25)),
    (Quaternion(0.5, 0.5, -0.5, -0.5), Axes(0, 1, 0), Axes(-25, -43.301, 0)),
    (Quaternion(0.9239, 0.3827, 0, 0), Axes(0, 0.7071, 0.7071), Axes(0, -12.941, -48.296)),
    (
      Quaternion(0.9093, 0.2969, -0.0704, 0.2831), Axes(0.296, 0.5, 0.814),
      Axes(-1, -5.065, -49.733)
    ),
    (
      Quaternion(0.2432, 0.0833, -0.9207, 0.2935), Axes(0.497, -0.5, -0.709),
      Axes(-21.776, 41.996, 16.192)
    ),
  ])
  func rotatingToAPoseFeelsAsItLies(
    pose: Quaternion, force: Axes<Double>, field: Axes<Double>
  ) {
    for motion in [
      Motion.rotate(to: pose), .tilt(by: 2, about: [1, 1, 1]).then(.rotate(to: pose)),
      .rotate(to: pose, over: .zero),
      Motion.rotate(to: .faceDown).overlaid(with: .spin(rate: 2, about: .x, duration: .seconds(1)))
        .then(.rotate(to: pose)),
    ] {
      var world = World(motion)
      #expect(isNear(world.pose(at: 3 * second).attitude, pose.normalized, 1e-12))
      #expect(isNear(world.specificForce(at: 3 * second), force, 1e-3))
      #expect(isNear(world.field(at: 3 * second), field, 2e-2))
      #expect(world.angularRate(at: 3 * second) == .zero)
      #expect(world.linearEnd(from: 3 * second) == .max)
    }
  }

  /// A quarter turn at 90°/s about each axis.
  @Test(arguments: [
    (Axes(0.0, 0, 1), Quaternion(0.5.squareRoot(), 0, 0, 0.5.squareRoot()), Axes(0.0, 0, 1)),
    (Axes(1, 0, 0), .portrait, Axes(0, 1, 0)),
    (Axes(0, 1, 0), Quaternion(0.5.squareRoot(), 0, 0.5.squareRoot(), 0), Axes(-1, 0, 0)),
  ])
  func spinTurnsByItsRateTimesItsDuration(
    axis: Axes<Double>, attitude: Quaternion, force: Axes<Double>
  ) {
    let motion = Motion.spin(rate: .degrees(90), about: axis, duration: .seconds(1))
    #expect(motion.duration == .milliseconds(1100))
    var world = World(motion)
    #expect(isNear(world.angularRate(at: second / 2), axis * (.pi / 2), 1e-15))
    #expect(isNear(world.pose(1.1).attitude, attitude))
    #expect(isNear(world.specificForce(at: 2 * second), force))
    #expect(world.angularRate(at: 1_100_000_000) == .zero)
  }

  @Test func spinWithoutARampIsAllAtOnce() {
    var world = World(.spin(rate: 1, duration: .seconds(1), ramp: .zero))
    #expect(world.angularRate(at: -1) == .zero)
    #expect(world.angularRate(at: 0) == [0, 0, 1])
    #expect(world.angularRate(at: second - 1) == [0, 0, 1])
    #expect(world.angularRate(at: second) == .zero)
  }

  /// At 100°/s and 10 cm off the axis, 0.031 g act towards the axis, and a tangential force while
  /// the rate changes.
  @Test func spinPullsOffItsCentre() {
    var world = World(.spin(rate: .degrees(100), duration: .seconds(4)))
    let rate = 100 * Double.pi / 180
    let place = Axes(0.1, 0, 0)
    let centripetal = Axes(-rate * rate * 0.1 / 9.80665, 0, 1)
    #expect(isNear(world.specificForce(at: second, position: place), centripetal))
    #expect(world.specificForce(at: second) == [0, 0, 1])
    // Halfway up the ramp, the rate is half, and the angular acceleration is one and a half times
    // its mean.
    let starting = world.specificForce(at: 50_000_000, position: place)
    #expect(
      isNear(
        starting, [-rate * rate / 4 * 0.1 / 9.80665, 1.5 * rate / 0.1 * 0.1 / 9.80665, 1], 1e-12))
  }

  @Test func accelerationIsOnTopOfGravityAndExact() {
    var world = World(.accelerate(x: 0.5, y: 0.5, z: 0.5, duration: .milliseconds(250)))
    #expect(world.specificForce(at: -1) == [0, 0, 1])
    #expect(world.specificForce(at: 0) == [0.5, 0.5, 1.5])
    #expect(world.specificForce(at: 249_999_999) == [0.5, 0.5, 1.5])
    #expect(world.specificForce(at: 250_000_000) == [0, 0, 1])
    #expect(isNear(world.pose(0.25).position, [1, 1, 1] * (0.5 * 9.80665 * 0.0625 / 2)))
    // The velocity remains constant after the end.
    #expect(isNear(world.pose(1.25).velocity, [1, 1, 1] * (0.5 * 9.80665 * 0.25)))
    #expect(
      isNear(world.pose(1.25).position - world.pose(0.25).position, world.pose(0.25).velocity))
  }

  @Test func axesAreTheBoardsWhenTheVerbBegins() {
    let pushes = Motion.rotate(to: .portrait).then(.accelerate(z: 1, duration: .seconds(1)))
    var world = World(pushes)
    #expect(isNear(world.specificForce(at: second), [0, 1, 1]))
    // The screen faces south.
    #expect(isNear(world.pose(1.4).velocity, [0, -9.80665, 0]))
    // A simultaneous rotation of the board does not rotate the acceleration.
    world.motion = Motion.accelerate(z: 1, duration: .seconds(1))
      .overlaid(with: .tilt(by: .pi / 2, about: .x, over: .milliseconds(500)))
    #expect(isNear(world.specificForce(at: second - 1), [0, 2, 0]))
  }

  @Test func shakeIsASine() {
    var world = World(.shake())
    #expect(isNear(world.specificForce(at: 50_000_000), [2.5, 0, 1]))
    #expect(isNear(world.specificForce(at: 150_000_000), [-2.5, 0, 1]))
    #expect(isNear(world.specificForce(at: 100_000_000), [0, 0, 1]))
    #expect(world.specificForce(at: 800_000_000) == [0, 0, 1])
    #expect(isNear(world.pose(0.8).velocity, .zero))
  }

  @Test func knockIsHalfASine() {
    var world = World(.knock(peak: -6, duration: .milliseconds(10)))
    #expect(isNear(world.specificForce(at: 5_000_000), [0, 0, -5]))
    #expect(isNear(world.specificForce(at: 2_500_000), [0, 0, 1 - 6 * 0.5.squareRoot()]))
    #expect(world.specificForce(at: 10_000_000) == [0, 0, 1])
  }

  @Test func walkingIsFeltFrom07To18AndGoesNowhere() {
    var world = World(.walk(for: .seconds(10)))
    var (least, most, all) = (1.0, 1.0, 0.0)
    for time in stride(from: 0, to: 10 * second, by: 1_000_000) {
      let force = world.specificForce(at: time).magnitude
      (least, most, all) = (min(least, force), max(most, force), all + force)
    }
    #expect(abs(least - 0.7) < 0.001)
    #expect(abs(most - 1.8) < 0.001)
    #expect(abs(all / 10_000 - 1) < 0.001)
    #expect(isNear(world.pose(10).position, .zero))
    #expect(isNear(world.pose(10).velocity, .zero))
    // The walk has two steps per second.
    #expect(abs(world.specificForce(at: 5 * second).z - 1.8) < 1e-9)
    #expect(abs(world.specificForce(at: 5_500_000_000).z - 1.8) < 1e-9)
  }

  @Test func swingGoesToAndFro() {
    var world = World(.swing(by: 1, about: .y, frequency: 2, for: .seconds(4)))
    let turned = Quaternion(0.8775825618903728, 0, 0.479425538604203, 0)  // cos ½, sin ½
    #expect(isNear(world.pose(1.125).attitude, turned))
    #expect(isNear(world.pose(1.375).attitude, turned.conjugate))
    #expect(isNear(world.pose(4).attitude, .identity))
  }

  @Test func magnetComesAndGoes() {
    let magnet = Motion.magnet(x: 100, duration: .seconds(3))
    var world = World(.rotate(to: .portrait).then(magnet))
    let lying = Axes(0, -43.3013, -25)
    #expect(isNear(world.field(at: 400_000_000), lying))
    #expect(isNear(world.field(at: 900_000_000), lying + [50, 0, 0]))
    #expect(isNear(world.field(at: 1_900_000_000), lying + [100, 0, 0]))
    #expect(isNear(world.field(at: 3_400_000_000), lying))
    #expect(isNear(world.specificForce(at: 1_900_000_000), [0, 1, 0]))
    // The magnet keeps its place when the board turns.
    world.motion = magnet.overlaid(with: .tilt(by: .pi / 2, about: .z))
    #expect(isNear(world.field(at: 1_500_000_000), [25, -100, -43.3013]))
  }

  @Test func warmingIsSmoothAndStays() {
    var world = World(.sequence(.rest(for: .seconds(1)), .warm(to: 60, over: .seconds(2))))
    #expect(world.motion?.quantities.contains(.temperature) == true)
    #expect(world.temperature(at: 0) == 25)
    #expect(world.temperature(at: 2 * second) == 42.5)
    #expect(world.temperature(at: 3 * second) == 60)
    world.temperature = -40
    #expect(world.temperature(at: 0) == -40)
    #expect(world.temperature(at: 2 * second) == 10)
    #expect(world.temperature(at: 4 * second) == 60)
    world.motion = .shake()
    #expect(world.motion?.quantities.contains(.temperature) == false)
    #expect(world.temperature(at: 4 * second) == -40)
  }

  /// The poses of an accelerometer's calibration all differ, and only gravity acts in them.
  @Test func standsOnEachSideAndEdge() {
    let motion = Motion.sides(andEdges: true)
    var world = World(motion)
    var seen: [Axes<Double>] = []
    for index in 0..<18 {
      let (start, end) = (
        Int64(index) * 3_100_000_000 + 600_000_000, Int64(index + 1) * 3_100_000_000
      )
      #expect(world.angularRate(at: start + 1).magnitude < 1e-6)
      let force = world.specificForce(at: (start + end) / 2)
      #expect(abs(force.magnitude - 1) < 1e-12)
      #expect((world.specificForce(at: end - 1) - force).magnitude < 1e-9)
      #expect(seen.allSatisfy { ($0 - force).magnitude > 0.7 })
      seen.append(force)
    }
    #expect(motion.duration == .milliseconds(18 * 3100))
    for side in [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]]
      as [Axes<Double>]
    {
      #expect(seen.contains { ($0 - side).magnitude < 1e-9 })
    }
  }

  /// The field covers every direction of the board.
  @Test(arguments: [Motion.tumble(), .figure8()])
  func compassSeesEveryDirection(motion: Motion) {
    var world = World(motion)
    var seen = Set<Int>()
    for time in stride(from: 0, to: motion.endNanoseconds, by: 20_000_000) {
      let field = world.field(at: time) * (1 / 50.0)
      // The sphere is divided into bands of equal area, and each band into six sectors.
      let band = min(3, Int((field.z + 1) * 2))
      let sector = Int((Series.arctangent(field.y, field.x) + .pi) / (2 * .pi) * 5.999)
      seen.insert(band * 6 + sector)
    }
    #expect(seen.count == 24, "\(Set(0..<24).subtracting(seen))")
  }
}
