// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion
internal import ProofMassSampling
internal import ProofMassControl

/// Device motion, north, orientation and shakes, computed from a board's samples one after the other.
struct MotionServices {
  private var worker = SampleWorker(.steadyAtRest)
  private var calibration = LearnedCalibration()
  private var gravity = GravitySource()
  private var orientations = OrientationDetector()
  private var shakes = ShakeDetector()
  private var hasAsked = false
  /// The time of the last motion that was passed to the detectors, in seconds.
  private var seconds = 0.0

  /// The present orientation.
  var orientation: DeviceOrientation { orientations.orientation }

  /// Processes the sensors' events, and reports the results.
  ///
  /// - Parameters:
  ///   - rates: The rates to which the sensors are set.
  ///   - delays: The delays of their low-passes.
  ///   - zeroRateLevel: The gyroscope's, in rad/s.
  mutating func take(
    _ events: [SensorEvent], rates: SensorDemand, delays: SensorDelays, zeroRateLevel: Double,
    _ report: (WatchedEvent) -> Void
  ) {
    let setting = calibration.setting(
      temperature: nil, rates: rates, delays: delays, zeroRateLevel: zeroRateLevel, isFused: true,
      learnsGyroscope: true, learnsCompass: true)
    let updates = worker.updates(for: events, setting)
    calibration.adopt(worker.learned)
    for update in updates {
      if case .fused(let fused) = update { take(fused, report) }
      if case .failure(.acceleration, _) = update, let event = shakes.cancel(at: seconds) {
        report(.shake(event))
      }
      guard let motion = gravity.take(update) else { continue }
      seconds = motion.seconds
      if let new = orientations.update(gravity: motion.gravity, at: seconds) {
        report(.orientation(new, at: seconds))
      }
      let event = shakes.update(
        gravity: motion.gravity, userAcceleration: motion.userAcceleration, at: seconds)
      if let event { report(.shake(event)) }
    }
  }

  private mutating func take(_ fused: FusedMotion, _ report: (WatchedEvent) -> Void) {
    report(.motion(fused.deviceMotion(Attitude(fused.sixAxes), knowsNorth: false)))
    if !hasAsked, fused.magneticField.field != .zero, fused.magneticField.accuracy < .medium {
      hasAsked = true
      report(.noNorth(needsTurning: true))
    }
    if let nineAxes = fused.nineAxes {
      report(.north(fused.deviceMotion(Attitude(eastNorthUp: nineAxes), knowsNorth: true)))
    }
  }
}
