// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// Device motion with a calibrated compass whose offset has changed since, or with a magnet nearby.
@Suite struct CompassFollowingTests {
  /// A device that is turned about, in a field in µT on the axes east, north, up.
  private struct Device {
    let bench: Bench
    let manager: MotionManager
    var offset = Axes<Double>.zero
    var magnet = Axes<Double>.zero
    /// In degrees, at each sample: how far the heading is off.
    var errors: [Double] = []
    private var attitude = Quaternion.identity
    private var time = 0.0

    init(
      _ calibration: CompassCalibration?, configuration: MotionSession.Configuration = .init()
    ) {
      bench = Bench(configuration: configuration)
      bench.session.calibration = Calibration(compass: calibration)
      manager = MotionManager(bench.session)
      manager.deviceMotionUpdateInterval = 0.01
      manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    }

    mutating func run(seconds: Double, turning: Double = 1) {
      for _ in 0..<Int(seconds * 100) {
        time += 0.01
        let (first, _) = Series.sineAndCosine(0.9 * time)
        let (second, third) = Series.sineAndCosine(0.61 * time)
        let rate = Axes(first * 1.2, second, third * 1.1) * turning
        attitude = (attitude * Quaternion(scalar: 1, vector: rate * 0.005)).normalized
        let (force, field) = (
          attitude.conjugate.rotate(Axes(0, 0, 1)),
          attitude.conjugate.rotate(Axes(0, 16, -42) + magnet) + offset
        )
        bench.board.change { state in
          state.rate = rate
          state.force = force
          state.field = field
        }
        bench.run(seconds: 0.01)
        guard let motion = manager.deviceMotion else { continue }
        let error = Attitude(motion.attitude.eastNorthUp).error(from: Attitude(attitude))
        errors.append(abs(error.heading) * 180 / .pi)
      }
    }

    var field: CalibratedMagneticField? { manager.deviceMotion?.magneticField }
    var trueField: Axes<Double> { attitude.conjugate.rotate(Axes(0, 16, -42)) }
  }

  private static func calibration(dip: Double? = nil) -> CompassCalibration {
    CompassCalibration(
      offset: MagneticFluxDensity(microtesla: .zero), magnitude: 44.94, residual: 0.01,
      regions: 95, parameters: 10, dip: dip)
  }

  @Test func `A changed offset is taken off field and heading`() throws {
    var worst: [Bool: Double] = [:]
    for follows in [false, true] {
      var device = Device(Self.calibration(), configuration: .init(calibratesCompass: follows))
      device.offset = Axes(4, -3, 3)
      device.run(seconds: 1, turning: 0)
      device.run(seconds: 39)
      worst[follows] = device.errors.suffix(1000).max()
      let error = (try #require(device.field).field - device.trueField).magnitude
      #expect(follows ? error < 0.5 : error > 5)
      guard follows else {
        #expect(device.bench.session.compassFit == nil)
        continue
      }
      let fit = try #require(device.bench.session.compassFit)
      #expect((fit.offset.microtesla - device.offset).magnitude < 0.5)
      #expect(fit.deviation.microtesla.largestMagnitude < 0.7)
      #expect(fit.age ?? 1 < 0.1 && fit.accuracy == .high)
      // Another calibration starts it anew.
      device.bench.session.calibration.compass?.offset.microtesla = device.offset
      device.run(seconds: 0.1)
      #expect(try #require(device.bench.session.compassFit).offset.microtesla.magnitude < 0.1)
    }
    // A turn in all directions averages the error of the heading, too.
    #expect(worst[true] ?? 90 < 0.5)
    #expect(worst[false] ?? 0 > 2)
  }

  /// As soon as it is known, not by and by as the compass corrects the heading.
  @Test func `The heading is at once what it would be had the offset been known`() {
    var device = Device(Self.calibration())
    device.offset = Axes(4, -3, 3)
    device.run(seconds: 10, turning: 0)
    #expect(device.errors.last ?? 0 > 9)
    device.run(seconds: 8)
    #expect(device.errors.last ?? 90 < 1.5)
  }

  @Test func `The accuracy falls while the field does not fit`() throws {
    var device = Device(Self.calibration())
    device.run(seconds: 10)
    #expect(try #require(device.field).accuracy == .high)
    // Iron that is carried about: it is at another place each time.
    for step in 0..<100 {
      device.offset = Axes(step % 2 == 0 ? 8 : -8, step % 3 == 0 ? 9 : -5, 0)
      device.run(seconds: 0.1)
    }
    #expect(try #require(device.field).accuracy <= .low)
    device.offset = .zero
    device.run(seconds: 60)
    #expect(try #require(device.field).accuracy == .high)
  }

  @Test(arguments: [nil, 1.2069] as [Double?])
  func `The dip of a calibration keeps a magnet from turning the heading`(dip: Double?) {
    var device = Device(Self.calibration(dip: dip))
    device.run(seconds: 2, turning: 0)
    device.magnet = Axes(60, -40, 0)
    device.run(seconds: 5, turning: 0)
    #expect(dip == nil ? device.errors.last ?? 0 > 60 : device.errors.max() ?? 90 < 1)
  }

  @Test func `Nothing is followed without a calibration`() {
    var device = Device(nil)
    device.run(seconds: 1)
    #expect(device.bench.session.compassFit == nil)
  }
}
