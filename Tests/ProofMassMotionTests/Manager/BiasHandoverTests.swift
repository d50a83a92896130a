// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// A bias is subtracted once: by the calibration or by the estimator.
@Suite struct BiasHandoverTests {
  static let degree = Double.pi / 180
  /// A bias in °/s, small enough for the estimator to track without learning.
  static let small = Axes(0.1, -0.2, 0.45)

  @Test(arguments: [4, 12] as [Double])
  func `What the estimator follows is not learned`(seconds: Double) throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
    bench.board.change { $0.rate = Self.small * Self.degree }
    bench.run(seconds: seconds)
    #expect(bench.session.calibration.gyroscope == nil)
    #expect(try #require(manager.deviceMotion).rotationRate.magnitude < 0.02 * Self.degree)
  }

  /// Seconds before the calibration is set: before, while and after the estimator finds the bias.
  @Test(arguments: [0, 1.7, 10] as [Double])
  func `A calibration takes over what the estimator had found`(seconds: Double) throws {
    let bench = Bench(configuration: .init(calibratesGyroscope: false))
    let manager = MotionManager(bench.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    bench.board.change { $0.rate = Self.small * Self.degree }
    bench.run(seconds: seconds)
    bench.session.calibration.gyroscope = GyroscopeCalibration(
      bias: AngularRate(degreesPerSecond: Self.small))
    let before = record.samples.count
    bench.run(seconds: 10)
    let shown = record.samples.dropFirst(before + 1).map(\.rotationRate.magnitude)
    #expect(try #require(shown.max()) < 0.02 * Self.degree)
  }

  @Test(arguments: [false, true]) func `A person's sway is no bias`(hasCompass: Bool) throws {
    let bench = Bench(hasCompass ? Set(Quantity.allCases) : [.acceleration, .angularRate])
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
    let amplitude: Double = 0.5 * Self.degree
    let pace: Double = 2 * Double.pi * 0.3
    var squares: Double = 0
    for step in 0..<3000 {
      let time: Double = Double(step) * 0.01
      let lean: Double = amplitude / pace * (1 - cos(pace * time))
      let up = Axes(0, sin(lean), cos(lean))
      bench.board.change {
        $0.rate = Axes(amplitude * sin(pace * time), 0, 0)
        $0.force = up + Axes(noise(3 * step), noise(3 * step + 1), noise(3 * step + 2)) * 0.01
        $0.field = Axes(0, 20 * cos(lean) - 40 * sin(lean), -40 * cos(lean) - 20 * sin(lean))
      }
      bench.run(seconds: 0.01)
      guard time > 5, let motion = manager.deviceMotion else { continue }
      let error: Double = motion.gravity.cross(up).magnitude / Self.degree
      squares += error * error
    }
    #expect(bench.session.calibration.gyroscope == nil)
    #expect((squares / 2500).squareRoot() < 0.1)
  }

  /// From −1 to 1, and always the same.
  private func noise(_ index: Int) -> Double {
    let value = sin(Double(index) * 12.9898) * 43758.5453
    return 2 * (value - value.rounded(.down)) - 1
  }
}
