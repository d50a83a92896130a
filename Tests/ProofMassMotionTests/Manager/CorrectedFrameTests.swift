// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

@Suite struct CorrectedFrameTests {
  /// The new calibration moves north by 90°, while the device turns (rate in rad/s) or the compass
  /// fails.
  @Test(arguments: [0.0, 0.5], [false, true])
  func goesOnWhereTheCompassIsCalibrated(rate: Double, isSilent: Bool) throws {
    let bench = Bench(configuration: .init(calibratesCompass: false, calibratesGyroscope: false))
    let managers = [MotionManager(bench.session), MotionManager(bench.session)]
    let records = [Record<DeviceMotion>(), Record<DeviceMotion>()]
    let frames: [AttitudeReferenceFrame] = [
      .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
    ]
    for (index, frame) in frames.enumerated() {
      managers[index].startDeviceMotionUpdates(
        using: frame, to: .immediate, withHandler: records[index].note)
    }
    // They stop what they began when they go, which an optimizer lets them do early.
    defer { withExtendedLifetime(managers) {} }
    bench.run(seconds: 2)
    bench.board.change { state in
      state.rate = Axes(0, 0, rate)
      if isSilent { state.silent = [.magneticFluxDensity] }
    }
    bench.run(seconds: 0.01)
    bench.session.calibration.compass = CompassCalibration(
      offset: MagneticFluxDensity(microtesla: Axes(20, 20, 0)), magnitude: 45, residual: 0.01,
      regions: 95, parameters: 10)
    bench.run(seconds: 0.5)
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.01)
    for record in records { #expect(record.samples.count == 252) }
    let yaws = records[0].samples.map(\.attitude.yaw)
    for (yaw, next) in zip(yaws, yaws.dropFirst()) {
      #expect(abs(next - yaw) < 0.02)
    }
    // The new north takes effect at once.
    let heading = try #require(records[1].samples.last).heading
    #expect(abs(heading - 90) < 45)
  }
}
