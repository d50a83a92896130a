// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The rotation of a board from one rest to the next, as a gyroscope measured it.
///
/// It is kept in segments of small rotations, so that the whole can be computed again for another
/// calibration: within a segment the order of rotations hardly matters, so that a matrix that is
/// near the identity may be applied to its rotation vector as to a rate.
struct Turn {
  /// A part of the turn: a rotation vector in radians, and its duration in seconds.
  private struct Segment {
    var vector = Axes<Float>(0, 0, 0)
    var time = Float(0)
  }

  /// The rests before and after it. The rate of the first was subtracted from the readings.
  private(set) var from = Rest()
  private(set) var to = Rest()
  private var segments = InlineArray<16, Segment>(repeating: Segment())
  private var count = 0
  /// The angle in radians at which a segment is complete. A choice; it is doubled when there is no more
  /// room.
  private var limit = 0.15
  /// The segment that is not complete.
  private var open = Quaternion.identity
  private var openTime = 0.0
  /// Whether nothing is missing, and the rotation was short enough for the segments.
  private(set) var isComplete = true

  init() {}

  init(from rest: Rest) { from = rest }

  /// Whether the board has moved since the rest before.
  var hasMoved: Bool { count > 0 }

  /// Adds a rate in rad/s over a time in seconds.
  mutating func add(_ rate: Axes<Double>, over time: Double) {
    open = (open * FastSeries.rotation(by: (rate - from.rate) * time)).normalized
    openTime += time
    if 2 * open.vector.magnitude > limit { close() }
  }

  /// Records that samples are missing.
  mutating func interrupt() { isComplete = false }

  /// Ends the turn at a rest.
  mutating func end(at rest: Rest) {
    close()
    to = rest
  }

  /// Replaces the mean of the rest after the turn by a better one.
  mutating func refine(_ rest: Rest) { to = rest }

  private mutating func close() {
    if count == segments.count { join() }
    guard count < segments.count else { return isComplete = false }
    segments[count] = Segment(vector: Self.narrow(Self.vector(of: open)), time: Float(openTime))
    count += 1
    open = .identity
    openTime = 0
  }

  /// Joins segments in pairs, up to a radian each.
  private mutating func join() {
    guard limit < 0.5 else { return }
    limit *= 2
    for index in 0..<count / 2 {
      let (first, second) = (segments[2 * index], segments[2 * index + 1])
      let both =
        FastSeries.rotation(by: Self.wide(first.vector))
        * FastSeries.rotation(by: Self.wide(second.vector))
      segments[index] = Segment(
        vector: Self.narrow(Self.vector(of: both)), time: first.time + second.time)
    }
    count /= 2
  }

  /// The rotation from the axes after the turn to those before it, for a calibration of the gyroscope;
  /// and its change with the calibration's matrix: a change of column k by a vector e rotates the axes
  /// before the turn by `changes[k]` · e.
  func motion(
    _ matrix: Matrix3
  ) -> (rotation: Quaternion, changes: InlineArray<3, Matrix3>) {
    // The bias drifts evenly from one rest to the other.
    let drift = (to.rate - from.rate) * 0.5
    var rotation = Quaternion.identity
    var changes = InlineArray<3, Matrix3>(repeating: Matrix3(.zero, .zero, .zero))
    for index in 0..<count {
      let segment = segments[index]
      let read = Self.wide(segment.vector) - drift * Double(segment.time)
      let half = FastSeries.rotation(by: matrix * read * 0.5)
      rotation = rotation * half
      let turned = Matrix3(rotation: rotation)
      changes[0] = changes[0] + turned * read.x
      changes[1] = changes[1] + turned * read.y
      changes[2] = changes[2] + turned * read.z
      rotation = rotation * half
    }
    return (rotation, changes)
  }

  /// The axis of a rotation of less than half a turn, times its angle in radians.
  private static func vector(of rotation: Quaternion) -> Axes<Double> {
    let sine = rotation.vector.magnitude
    guard sine > 0 else { return .zero }
    let angle = 2 * Series.arctangent(sine, abs(rotation.w))
    return rotation.vector * ((rotation.w < 0 ? -angle : angle) / sine)
  }

  private static func wide(_ axes: Axes<Float>) -> Axes<Double> {
    Axes(Double(axes.x), Double(axes.y), Double(axes.z))
  }

  private static func narrow(_ axes: Axes<Double>) -> Axes<Float> {
    Axes(Float(axes.x), Float(axes.y), Float(axes.z))
  }
}
