// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A calibration of a magnetometer: field = matrix · (reading − offset).
public struct CompassCalibration: Equatable, Sendable {
  /// The correction of soft iron and errors of scale.
  public var matrix: Matrix3
  /// The reading in zero field: hard iron and the part's own offset.
  public var offset: MagneticFluxDensity
  /// The magnitude of the field in which the magnetometer was calibrated, in µT.
  public var magnitude: Double
  /// The root mean square deviation of the calibrated magnitude from that, as a fraction of it. It
  /// does not show errors in directions into which the board has not been turned: see `regions`.
  public var residual: Double
  /// The number of regions into which the field pointed, of 100 regions of equal area on the
  /// sphere.
  package var regions: Int
  /// The number of parameters determined: 4 for a sphere, 7 with a scale for each axis, 10 for any
  /// ellipsoid.
  package var parameters: Int
  /// The dip of the field in which the magnetometer was calibrated: the angle below the horizontal in
  /// radians; nil if no accelerometer showed it.
  public var dip: Double?
  /// The temperature during the calibration in °C by the board's thermometer, on which the offset
  /// depends; nil if unknown.
  public var temperature: Double?

  /// Creates a calibration from its parts.
  public init(
    matrix: Matrix3 = .identity, offset: MagneticFluxDensity, magnitude: Double,
    residual: Double, regions: Int, parameters: Int, dip: Double? = nil, temperature: Double? = nil
  ) {
    self.matrix = matrix
    self.offset = offset
    self.magnitude = magnitude
    self.residual = residual
    self.regions = regions
    self.parameters = parameters
    self.dip = dip
    self.temperature = temperature
  }

  /// Converts a reading to the field without the iron on the board, both on the board's axes.
  @inlinable
  public func apply(to reading: MagneticFluxDensity) -> MagneticFluxDensity {
    MagneticFluxDensity(microtesla: matrix * (reading.microtesla - offset.microtesla))
  }

  /// The accuracy: high with a residual of at most 4 %, 60 of 100 regions, and a field that can be
  /// the earth's; medium to 7.5 %; low to 12 % or with fewer than 7 parameters. The limits are
  /// choices of this package.
  ///
  /// It does not depend on whether the field is disturbed at present (`VQF.isMagneticallyDisturbed`):
  /// while it is, high should be treated as medium.
  public var accuracy: MagneticFieldCalibrationAccuracy {
    var accuracy = MagneticFieldCalibrationAccuracy(residual: residual)
    if parameters < 7 { accuracy = min(accuracy, .low) }
    if regions < 60 || !(Self.earth ~= magnitude) { accuracy = min(accuracy, .medium) }
    return accuracy
  }

  /// The range of the earth's field in µT.
  package static var earth: ClosedRange<Double> { 22...67 }
}

/// The accuracy of a magnetometer's calibration; names and raw values are those of Core Motion's
/// CMMagneticFieldCalibrationAccuracy.
public enum MagneticFieldCalibrationAccuracy: Int32, Comparable, Sendable {
  /// The magnetometer is not calibrated.
  case uncalibrated = -1
  /// Low accuracy.
  case low
  /// Medium accuracy.
  case medium
  /// High accuracy.
  case high

  /// The accuracy by a root mean square deviation of the field's magnitude, as a fraction of it.
  init(residual: Double) {
    switch residual {
    case ...0.04: self = .high
    case ...0.075: self = .medium
    case ...0.12: self = .low
    default: self = .uncalibrated
    }
  }

  /// Whether one accuracy is lower than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A set of 100 regions of equal area on the sphere: nine belts, each divided into as many sectors
/// as its percentage of the area.
struct SphereRegions {
  private static let belts: InlineArray<9, Int> = [3, 9, 13, 16, 18, 16, 13, 9, 3]
  private var hits = InlineArray<100, Bool>(repeating: false)
  private(set) var count = 0

  /// The region of a direction that is not zero, from 0 to 99. The polar belts are around the z
  /// axis.
  static func index(_ direction: Axes<Double>) -> Int {
    let magnitude = direction.magnitude
    guard magnitude > 0, magnitude < .infinity else { return 0 }
    let place = 50 * (1 - direction.z / magnitude)
    var first = 0
    var belt = 0
    while belt < 8, place >= Double(first + belts[belt]) {
      first += belts[belt]
      belt += 1
    }
    let turn = (Series.arctangent(direction.y, direction.x) / (2 * .pi)) + 0.5
    return first + min(Int(turn * Double(belts[belt])), belts[belt] - 1)
  }

  mutating func insert(_ direction: Axes<Double>) {
    let index = Self.index(direction)
    if !hits[index] { count += 1 }
    hits[index] = true
  }
}
