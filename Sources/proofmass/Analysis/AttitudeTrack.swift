// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics

/// The attitude of a board over time, as angles in degrees.
struct AttitudeTrack {
  /// The times in seconds from the file's first row, in ascending order.
  private(set) var times: [Double] = []
  private(set) var roll: [Double] = []
  private(set) var pitch: [Double] = []
  private(set) var yaw: [Double] = []

  init() {}

  mutating func append(at time: Double, roll: Double, pitch: Double, yaw: Double) {
    times.append(time)
    self.roll.append(roll)
    self.pitch.append(pitch)
    self.yaw.append(yaw)
  }

  /// The attitudes at some of the times.
  func filtered(_ isMeant: (Double) -> Bool) -> AttitudeTrack {
    var track = AttitudeTrack()
    for (index, time) in times.enumerated() where isMeant(time) {
      track.append(at: time, roll: roll[index], pitch: pitch[index], yaw: yaw[index])
    }
    return track
  }

  /// Computes attitudes by fusion of an accelerometer's and a gyroscope's samples, one attitude per sample of
  /// the gyroscope. With a calibrated magnetometer, yaw counts from magnetic north, otherwise from the
  /// initial direction.
  ///
  /// nil where one of the two sensors is missing.
  init?(fusing recording: Recording, _ calibration: Calibration) {
    func samples(_ quantity: Motion.Quantities) -> Recording.Samples? {
      recording.sensors.first { $0.quantity == quantity }
    }
    guard let forces = samples(.acceleration), let rates = samples(.angularRate) else { return nil }
    let fields = calibration.compass == nil ? nil : samples(.magneticFluxDensity)
    var filter = VQF(
      gyroscopeInterval: rates.interval, accelerometerInterval: forces.interval,
      compassInterval: fields?.interval ?? 0.02)
    var (nextForce, nextField) = (0, 0)
    var last: Int64?
    var isLevel = false
    var hasNorth = false
    for (index, time) in rates.times.enumerated() {
      // Among samples with the same time, the gyroscope's is the first.
      while nextForce < forces.times.count, forces.times[nextForce] < time {
        let force = Acceleration(g: forces.axes(nextForce))
        filter.update(calibration.accelerometer?.apply(to: force) ?? force)
        (isLevel, nextForce) = (true, nextForce + 1)
      }
      while let fields, nextField < fields.times.count, fields.times[nextField] < time {
        let reading = MagneticFluxDensity(microtesla: fields.axes(nextField))
        // Before the attitude is known, the field does not give north.
        if isLevel, let field = calibration.compass?.apply(to: reading) {
          filter.update(field)
          hasNorth = true
        }
        nextField += 1
      }
      let gap = last.map { Double(time - $0) * 1e-9 } ?? 0
      last = time
      if gap > Self.longestGap {
        filter.forgetAttitude(after: gap)
        (isLevel, hasNorth) = (false, false)
      }
      let rate = AngularRate(radiansPerSecond: rates.axes(index))
      let corrected = calibration.gyroscope?.apply(to: rate) ?? rate
      if gap > rates.interval * 1.5, gap <= Self.longestGap {
        filter.update(corrected, over: gap)
      } else {
        filter.update(corrected)
      }
      guard isLevel, fields == nil || hasNorth else { continue }
      let attitude =
        fields == nil ? Attitude(filter.rotation6D) : Attitude(eastNorthUp: filter.rotation9D)
      let angles = [attitude.roll, attitude.pitch, attitude.yaw].map { $0 * 180 / .pi }
      append(at: Double(time) * 1e-9, roll: angles[0], pitch: angles[1], yaw: angles[2])
    }
  }

  /// The longest gap between samples in seconds; after a longer one the attitude is unknown.
  private static let longestGap = 1.0
}

extension Recording.Samples {
  /// The usual interval in seconds.
  fileprivate var interval: Double {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    return steps.isEmpty ? 0.01 : Double(steps[steps.count / 2]) * 1e-9
  }

  /// The sample at an index.
  func axes(_ index: Int) -> Axes<Double> {
    Axes(columns[0][index], columns[1][index], columns[2][index])
  }
}
