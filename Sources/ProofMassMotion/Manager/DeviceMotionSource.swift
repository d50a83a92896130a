// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion

/// Device motion in one client's reference frame.
struct DeviceMotionSource: SampleSource {
  let frame: AttitudeReferenceFrame
  /// The declination in degrees, east positive; used only where the frame needs it.
  let declination: Double?
  private var corrected = CorrectedFrame()
  /// Whether the client has received the error that the device has to be moved.
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
    min(session.fastestRate(of: .acceleration), session.fastestRate(of: .angularRate))
  }

  /// Demands the magnetometer in every frame, since the magnetic field is part of device motion.
  func demand(_ rate: Double) -> MotionDemand { MotionDemand(fused: rate) }

  mutating func sample(of update: SessionUpdate) -> DeviceMotion? {
    guard case .fused(let fused) = update, let attitude = attitude(of: fused) else { return nil }
    return fused.deviceMotion(attitude, knowsNorth: frame.knowsNorth)
  }

  mutating func error(of update: SessionUpdate) -> MotionError? {
    switch update {
    case .failure(let sensor, let error):
      let isNeeded = sensor != .magneticFluxDensity || frame != .xArbitraryZVertical
      return isNeeded ? .sensor(sensor, error) : nil
    case .fused(let fused) where frame.knowsNorth && !hasAsked:
      // Without a field the magnetometer fails or has not begun: movement would not help.
      guard fused.magneticField.field != .zero, fused.magneticField.accuracy < .medium else {
        return nil
      }
      hasAsked = true
      return .deviceRequiresMovement
    default: return nil
    }
  }

  /// Samples continue while the magnetometer fails, so a sample alone does not show that it works again.
  static func isOver(_ error: MotionError, by sample: DeviceMotion) -> Bool {
    switch error {
    case .deviceRequiresMovement: sample.magneticField.accuracy >= .medium
    case .sensor(.magneticFluxDensity, _): sample.magneticField.field != .zero
    case .sensor: true
    case .trueNorthNotAvailable, .invalidParameter, .notAvailable: false
    }
  }

  /// The attitude in the client's frame; nil until the magnetometer, if the frame needs it, has had a usable
  /// sample.
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
  /// The frames in which the session can give an attitude.
  public var availableAttitudeReferenceFrames: AttitudeReferenceFrame {
    guard available.isSuperset(of: [.acceleration, .angularRate]) else { return [] }
    guard available.contains(.magneticFluxDensity) else { return .xArbitraryZVertical }
    let frames: AttitudeReferenceFrame = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
    ]
    let isPlaceKnown = configuration.declination?.isFinite ?? false
    return isPlaceKnown ? frames.union(.xTrueNorthZVertical) : frames
  }
}

/// The frame `xArbitraryCorrectedZVertical` of one client, whose x axis is fixed by the first sample.
struct CorrectedFrame: Sendable {
  /// The rotation from north to the frame; valid while north is the same.
  private var north: (alignment: YawAlignment, epoch: Int)?
  /// The rotation from the frame of six axes to this one, at the last sample.
  private var last: YawAlignment?
  private var beginning = 0

  /// The attitude in the frame; nil before the first usable sample of the magnetometer.
  ///
  /// Where north jumps or is unknown for a moment, six axes keep the frame in place, because the device has
  /// not rotated.
  mutating func attitude(of fused: FusedMotion) -> Attitude? {
    // Earlier values are not reliable: the frame starts now.
    if fused.beginning != beginning {
      self = CorrectedFrame()
      beginning = fused.beginning
    }
    let goingOn = last?.attitude(nineAxes: fused.sixAxes)
    guard let nineAxes = fused.nineAxes else { return goingOn }
    let alignment =
      if let north, north.epoch == fused.epoch {
        north.alignment
      } else {
        YawAlignment(sixAxes: goingOn?.quaternion ?? fused.sixAxes, nineAxes: nineAxes)
      }
    north = (alignment, fused.epoch)
    let attitude = alignment.attitude(nineAxes: nineAxes)
    last = YawAlignment(sixAxes: attitude.quaternion, nineAxes: fused.sixAxes)
    return attitude
  }
}
