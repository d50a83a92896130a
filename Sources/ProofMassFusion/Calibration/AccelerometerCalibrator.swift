// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Calibrates an accelerometer by gravity, from poses in which the board is kept still.
///
/// Twelve or more poses from all sides give offset, scale and what axes have of each other without any
/// fixture, as the ellipsoid on which the readings lie; only how the sensor is turned in the board as a
/// whole they leave open. Six faces against something square give that too, but each degree by which a
/// face is off costs 13 mg.
public struct AccelerometerCalibrator: Sendable {
  /// What counts as a pose, and what as a calibration.
  public struct Parameters: Equatable, Sendable {
    /// How long a pose is kept, in s.
    public var time = 1.0
    /// Standard deviation of the samples of a pose on each axis at most, in g. For a coarse or noisy
    /// part, more than its own.
    public var forceLimit = 0.005
    /// Of the gyroscope's samples, if there are any, in rad/s: 1 °/s.
    public var rateLimit = Double.pi / 180
    /// By how much poses differ at least, in radians: 20°.
    public var separation = 20 * Double.pi / 180
    /// How many the ellipsoid takes at least: from 12 to 32.
    public var poses = 12
    /// By how much a pose's magnitude differs from 1 g at most, before calibration, in g.
    public var magnitudeLimit = 0.5
    /// How far from an axis a face may be, in radians: 12°, since offset and cross-axis are in it.
    public var faceLimit = 12 * Double.pi / 180
    /// How much the magnitude may differ from 1 g after calibration, rms, in g.
    public var residualLimit = 0.02

    public init() {}
  }

  /// What a sample was the last of.
  public enum Event: Equatable, Sendable {
    /// A pose that is new.
    case taken(Acceleration)
    /// One that is there already: turn it to another.
    case known(Acceleration)
    /// Not gravity: its magnitude is too far from 1 g, or is no number.
    case refused(Acceleration)
    /// No more are kept.
    case full
  }

  /// How many poses are kept at most.
  public static var capacity: Int { 32 }

  public let parameters: Parameters
  private var stillness: StillnessDetector
  private(set) var poses = InlineArray<32, Axes<Double>>(repeating: .zero)
  /// How many have been taken.
  public private(set) var count = 0

  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    stillness = StillnessDetector(
      time: parameters.time, forceLimit: parameters.forceLimit, rateLimit: parameters.rateLimit)
  }

  /// - Parameter seconds: When it was sampled; later than the one before, by 0.6 s at most.
  /// - Returns: What became of the pose, once it has been kept for long enough.
  public mutating func update(_ force: Acceleration, at seconds: Double) -> Event? {
    stillness.update(force.g, at: seconds).map { add(pose: Acceleration(g: $0)) }
  }

  /// Optional: a board that is turned to and fro about the vertical is not still, which the force does
  /// not show. An even turn looks like a bias.
  public mutating func update(_ rate: AngularRate) { stillness.update(rate.radiansPerSecond) }

  /// Adds a pose by its mean reading.
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
      // One that stands straight is better than one that leans.
      guard face(other) == nil, face(pose.g) != nil else { return .known(pose) }
      poses[index] = pose.g
      return .taken(pose)
    }
    guard count < Self.capacity else { return .full }
    poses[count] = pose.g
    count += 1
    return .taken(pose)
  }

  /// The mean reading of a pose, from 0 to below `count`; nil of others.
  public func pose(_ index: Int) -> Acceleration? {
    0..<count ~= index ? Acceleration(g: poses[index]) : nil
  }

  /// For how long it has been still, in s.
  public var stillTime: Double { stillness.stillTime }

  /// The faces that are up the most in some pose: of all sides, all six.
  public var sides: Faces {
    var sides = Faces.none
    for index in 0..<count { sides.insert(Faces(nearest: Acceleration(g: poses[index]))) }
    return sides
  }

  /// The faces on which it has stood straight.
  public var faces: Faces {
    var faces = Faces.none
    for index in 0..<count { if let face = face(poses[index]) { faces.insert(face) } }
    return faces
  }

  func face(_ pose: Axes<Double>) -> Faces? {
    let face = Faces(nearest: Acceleration(g: pose))
    let (_, limit) = Series.sineAndCosine(max(0, min(parameters.faceLimit, .pi / 4)))
    return face.up.dot(pose) >= limit * pose.magnitude ? face : nil
  }
}
