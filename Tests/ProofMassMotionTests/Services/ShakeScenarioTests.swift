// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Shakes, and motions that are not shakes, through emulated chips, drivers and fusion.
@Suite struct ShakeScenarioTests {
  /// Frequency in hertz, peak in g and duration in milliseconds; the expected phases, each with its
  /// time in seconds since the beginning of the shake.
  static let shakes: [(Double, Double, Int, [(MotionEvent.Phase, Double)])] = [
    (5, 1.5, 800, [(.began, 0.33), (.ended, 1.08)]),
    (5, 2.5, 800, [(.began, 0.32), (.ended, 1.08)]),
    (3, 2.5, 800, [(.began, 0.52), (.ended, 1.10)]),
    (7, 2.5, 800, [(.began, 0.23), (.ended, 1.07)]),
    (5, 2.5, 300, []),
    (5, 2.5, 500, [(.began, 0.32), (.ended, 0.78)]),
    (5, 2.5, 1000, [(.began, 0.32), (.ended, 1.28)]),
    (5, 2.5, 1200, [(.began, 0.32), (.cancelled, 1.03)]),
    (5, 2.5, 2000, [(.began, 0.32), (.cancelled, 1.03)]),
  ]

  @Test(arguments: shakes, ScenarioBench.boards.indices)
  func shakesAreFound(
    _ shake: (hertz: Double, peak: Double, milliseconds: Int, said: [(MotionEvent.Phase, Double)]),
    _ board: Int
  ) throws {
    let (parts, sensing) = ScenarioBench.boards[board]
    let bench = try ScenarioBench(parts, sensing: sensing)
    let start = Double(bench.device.now.nanoseconds) / 1e9
    bench.device.shake(
      duration: .milliseconds(shake.milliseconds), peak: shake.peak, frequency: shake.hertz)
    bench.device.advance(by: .seconds(1))
    #expect(bench.phases == shake.said.map(\.0))
    for (event, said) in zip(bench.events.all, shake.said) {
      #expect(abs(event.timestamp - start - said.1) < 0.04)
      #expect(event.dominantAxis == .x)
    }
    #expect(bench.orientations == [.faceUp])
  }

  @Test(arguments: [2.0, 4, 8])
  func theFullScaleDoesNotMatter(_ fullScale: Double) throws {
    let bench = try ScenarioBench(fullScale: fullScale)
    bench.device.shake(peak: 3)
    bench.device.advance(by: .seconds(1))
    #expect(bench.phases == [.began, .ended])
  }

  @Test func anUncalibratedGyroscopeDoesNotMatter() throws {
    let bench = try ScenarioBench(sensing: .typical(seed: 7), isCalibrated: false)
    bench.device.shake()
    bench.device.advance(by: .seconds(1))
    #expect(bench.phases == [.began, .ended])
    #expect(bench.orientations == [.faceUp])
    try bench.device.rotateDevice(to: .portrait)
    bench.device.advance(by: .seconds(5))
    #expect(bench.phases.count == 2)
    #expect(bench.orientations == [.faceUp, .portrait])
  }

  @Test(arguments: [Axes<Double>.x, .y, .z], [Quaternion.faceUp, .portrait, .landscapeLeft])
  func anyAxisWillDo(_ axis: Axes<Double>, _ attitude: Quaternion) throws {
    let bench = try ScenarioBench(attitude: attitude)
    bench.device.shake(along: axis)
    bench.device.advance(by: .seconds(1))
    #expect(bench.phases == [.began, .ended])
    let dominant: MotionEvent.Axis = axis == .x ? .x : axis == .y ? .y : .z
    #expect(bench.events.all.map(\.dominantAxis) == [dominant, dominant])
  }

  /// Steps down at g: a dip, and then the impact of the foot.
  private static func stairs(
    _ steps: Int, lowest: Double, highest: Double, period: Duration
  ) -> Motion {
    let dip = Motion.accelerate(z: lowest - 1, duration: .milliseconds(150))
    let impact = Motion.knock(peak: highest - 1, duration: .milliseconds(90))
    let rest = Motion.rest(for: period - .milliseconds(240))
    return .sequence((0..<steps).flatMap { _ in [dip, impact, rest] })
  }

  static let others: [(String, Motion)] = [
    ("walk", .walk(for: .seconds(10))),
    ("quick walk", .walk(for: .seconds(10), cadence: 2.5)),
    ("upstairs", stairs(20, lowest: 0.4, highest: 2, period: .milliseconds(600))),
    ("downstairs", stairs(20, lowest: 0.1, highest: 3.3, period: .milliseconds(450))),
    ("tumble", .tumble(for: .seconds(8), turns: 3)),
    ("figure8", .figure8(for: .seconds(6))),
    ("spin", .spin(rate: .degrees(720), about: .y, duration: .seconds(3))),
    ("swing", .swing(by: .degrees(60), about: .x, frequency: 2, for: .seconds(5))),
    ("drop", .drop()),
    ("throw", .throw()),
    ("knocks", .sequence(.knock(), .rest(for: .milliseconds(190)), .knock())),
  ]

  @Test(arguments: others, ScenarioBench.boards.indices)
  func nothingElseIsAShake(_ other: (name: String, motion: Motion), _ board: Int) throws {
    let (parts, sensing) = ScenarioBench.boards[board]
    let bench = try ScenarioBench(parts, sensing: sensing, attitude: .portrait)
    bench.device.play(other.motion)
    bench.device.advance(by: .seconds(1))
    #expect(bench.phases.isEmpty, "\(other.name)")
  }
}
