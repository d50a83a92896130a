// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A calibration of an accelerometer: specific force = matrix · (reading − offset).
public struct AccelerometerCalibration: Equatable, Sendable {
  /// The correction of scale and cross-axis sensitivity.
  public var matrix: Matrix3
  /// The reading at a specific force of 0.
  public var offset: Acceleration
  /// The root mean square deviation of the calibrated poses' magnitude from 1 g, in g.
  public var residual: Double

  /// Creates a calibration from its parts.
  public init(matrix: Matrix3 = .identity, offset: Acceleration, residual: Double = 0) {
    self.matrix = matrix
    self.offset = offset
    self.residual = residual
  }

  /// Converts a reading to the specific force, both with the chip's sign and on the board's axes.
  @inlinable
  public func apply(to reading: Acceleration) -> Acceleration {
    Acceleration(g: matrix * (reading.g - offset.g))
  }
}

/// Calibrates an accelerometer by gravity, from poses in which the board is kept still.
///
/// Twelve or more poses from all sides give offset, scale and cross-axis sensitivity without a
/// fixture, from the ellipsoid on which the readings lie; only the rotation of the sensor as a
/// whole against the board remains unknown. Six faces against something square give that too, but
/// each degree by which a face leans causes an error of 13 mg.
public struct AccelerometerCalibrator: Sendable {
  /// The conditions for a pose and for a calibration.
  public struct Parameters: Equatable, Sendable {
    /// The time for which a pose is kept, in s.
    public var time = 1.0
    /// The greatest standard deviation of a pose's samples on each axis, in g. A coarse or noisy
    /// part needs more than its own noise.
    package var forceLimit = 0.005
    /// The greatest standard deviation of the gyroscope's samples, if there are any, in rad/s: 1
    /// °/s.
    package var rateLimit = Double.pi / 180
    /// The least angle between two poses in radians: 20°.
    package var separation = 20 * Double.pi / 180
    /// The number of poses needed for the ellipsoid: from 12 to 32.
    public var poses = 12
    /// The greatest deviation of a pose's magnitude from 1 g before calibration, in g.
    package var magnitudeLimit = 0.5
    /// The greatest angle between a face and an axis in radians: 12°, since it contains offset and
    /// cross-axis sensitivity.
    package var faceLimit = 12 * Double.pi / 180
    /// The greatest root mean square deviation of the magnitude from 1 g after calibration, in g.
    package var residualLimit = 0.02

    /// Creates the default conditions.
    public init() {}
  }

  /// The result of a pose, by its mean reading.
  public enum Event: Equatable, Sendable {
    /// A new pose was added.
    case taken(Acceleration)
    /// A similar pose was added before: the board has to be rotated to another.
    case known(Acceleration)
    /// The reading is not gravity: its magnitude is too far from 1 g, or not a number.
    case refused(Acceleration)
    /// The memory for poses is full.
    case full
  }

  /// The greatest number of poses that are kept.
  package static var capacity: Int { 32 }

  /// The conditions for a pose and for a calibration.
  package let parameters: Parameters
  private var stillness: StillnessDetector
  private(set) var poses = InlineArray<32, Axes<Double>>(repeating: .zero)
  /// The number of poses taken.
  public private(set) var count = 0

  /// Creates a calibrator without poses.
  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    stillness = StillnessDetector(
      time: parameters.time, forceLimit: parameters.forceLimit, rateLimit: parameters.rateLimit)
  }

  /// Updates the calibrator with a sample of the accelerometer.
  ///
  /// - Parameters:
  ///   - force: The reading.
  ///   - seconds: The time of the sample in seconds: after that of the one before, by at most 0.6
  ///     s.
  /// - Returns: The result of a pose when it has been kept for long enough, otherwise nil.
  public mutating func update(_ force: Acceleration, at seconds: Double) -> Event? {
    stillness.update(force.g, at: seconds).map { add(pose: Acceleration(g: $0.force)) }
  }

  /// Updates the calibrator with a sample of the gyroscope, if there is one. It detects a board that is
  /// rotated to and fro about the vertical, which the force does not show. A steady rotation cannot be
  /// distinguished from a bias.
  public mutating func update(_ rate: AngularRate) { stillness.update(rate.radiansPerSecond) }

  /// Adds a pose by its mean reading, and returns its result.
  public mutating func add(pose: Acceleration) -> Event {
    let magnitude = pose.g.magnitude
    guard magnitude > 0, magnitude < .infinity, abs(magnitude - 1) <= parameters.magnitudeLimit
    else {
      return .refused(pose)
    }
    let (_, limit) = Series.sineAndCosine(max(0, min(parameters.separation, .pi)))
    for index in 0..<count {
      let other = poses[index]
      guard other.dot(pose.g) > limit * other.magnitude * pose.g.magnitude else { continue }
      // A pose on a face replaces one that leans.
      guard face(other) == nil, face(pose.g) != nil else { return .known(pose) }
      poses[index] = pose.g
      return .taken(pose)
    }
    guard count < Self.capacity else { return .full }
    poses[count] = pose.g
    count += 1
    return .taken(pose)
  }

  /// The mean reading of a pose by its index, from 0 to below `count`; nil for other indices.
  package func pose(_ index: Int) -> Acceleration? {
    0..<count ~= index ? Acceleration(g: poses[index]) : nil
  }

  /// The time for which the board has been still, in s.
  package var stillTime: Double { stillness.stillTime }

  /// The faces that are nearest to up in some pose: all six if the poses are from all sides.
  public var sides: Faces {
    var sides = Faces.none
    for index in 0..<count { sides.insert(Faces(nearest: Acceleration(g: poses[index]))) }
    return sides
  }

  /// The faces that were up within `Parameters.faceLimit` in some pose.
  package var faces: Faces {
    var faces = Faces.none
    for index in 0..<count { if let face = face(poses[index]) { faces.insert(face) } }
    return faces
  }

  /// The face that is up in a pose within `Parameters.faceLimit`; nil if there is none.
  func face(_ pose: Axes<Double>) -> Faces? {
    let face = Faces(nearest: Acceleration(g: pose))
    let (_, limit) = Series.sineAndCosine(max(0, min(parameters.faceLimit, .pi / 4)))
    return face.up.dot(pose) >= limit * pose.magnitude ? face : nil
  }
}
