// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion

/// Device motion in one client's reference frame.
struct DeviceMotionSource: SampleSource {
  let frame: AttitudeReferenceFrame
  /// In degrees; only asked for where the frame needs it.
  let declination: Double?
  private var corrected = CorrectedFrame()
  /// Whether the client was told that the device is to be moved.
  private var hasAsked = false

  init(frame: AttitudeReferenceFrame, declination: Double?) {
    self.frame = frame
    self.declination = declination
  }

  func problem(in session: MotionSession) -> MotionError? {
    guard AttitudeReferenceFrame.known.contains(frame) else { return .invalidParameter }
    if session.availableAttitudeReferenceFrames.contains(frame) { return nil }
    let isOnlyNorthMissing =
      session.availableAttitudeReferenceFrames.contains(.xMagneticNorthZVertical)
    return isOnlyNorthMissing ? .trueNorthNotAvailable : .notAvailable
  }

  func fastestRate(in session: MotionSession) -> Double {
    min(session.fastestRate(of: .accelerometer), session.fastestRate(of: .gyroscope))
  }

  /// With the compass in every frame, since the magnetic field is part of device motion.
  func demand(_ rate: Double) -> MotionDemand { MotionDemand(fused: rate) }

  mutating func sample(of update: SessionUpdate) -> DeviceMotion? {
    guard case .fused(let fused) = update, let attitude = attitude(of: fused) else { return nil }
    let gravity = attitude.gravity
    return DeviceMotion(
      timestamp: fused.timestamp, attitude: attitude, rotationRate: fused.rotationRate,
      gravity: gravity, userAcceleration: fused.acceleration - gravity,
      magneticField: fused.magneticField, heading: frame.knowsNorth ? attitude.heading : -1)
  }

  mutating func error(of update: SessionUpdate) -> MotionError? {
    switch update {
    case .failure(let sensor, let error):
      let isNeeded = sensor != .magnetometer || frame != .xArbitraryZVertical
      return isNeeded ? .sensor(sensor, error) : nil
    case .fused(let fused) where frame.knowsNorth && !hasAsked:
      // Without a field the compass fails, or has not begun: movement would not help.
      guard fused.magneticField.field != .zero, fused.magneticField.accuracy < .medium else {
        return nil
      }
      hasAsked = true
      return .deviceRequiresMovement
    default: return nil
    }
  }

  /// nil as long as the compass that it needs has not said anything.
  private mutating func attitude(of fused: FusedMotion) -> Attitude? {
    if frame == .xArbitraryZVertical { return Attitude(fused.sixAxes) }
    if frame == .xArbitraryCorrectedZVertical { return corrected.attitude(of: fused) }
    guard let nineAxes = fused.nineAxes else { return nil }
    switch frame {
    case .xMagneticNorthZVertical: return Attitude(eastNorthUp: nineAxes)
    default: return Attitude(eastNorthUp: nineAxes, declination: declination ?? 0)
    }
  }
}

extension AttitudeReferenceFrame {
  static var known: Set<AttitudeReferenceFrame> {
    [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
  }
}

extension MotionSession {
  /// Those in which it can tell an attitude.
  public var availableAttitudeReferenceFrames: AttitudeReferenceFrame {
    guard available.isSuperset(of: [.accelerometer, .gyroscope]) else { return [] }
    guard available.contains(.magnetometer) else { return .xArbitraryZVertical }
    let frames: AttitudeReferenceFrame = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
    ]
    let isPlaceKnown = configuration.declination?.isFinite ?? false
    return isPlaceKnown ? frames.union(.xTrueNorthZVertical) : frames
  }
}
