// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension AccelerometerCalibrator {
  /// From twelve or more poses from all sides, however roughly they are taken: |C(r − b)| = 1 with C
  /// upper triangular.
  ///
  /// - Parameter facesAreSquare: Turns the result so that the poses near the six faces, all of which have
  ///   to be there, are as straight as can be.
  public func ellipsoid(
    facesAreSquare: Bool = false
  ) throws(CalibrationShortfall) -> AccelerometerCalibration {
    guard count >= neededPoses else { throw .poses(count, needed: neededPoses) }
    guard sides == .all else { throw .faces(Faces.all.subtracting(sides)) }
    if facesAreSquare, faces != .all { throw .faces(Faces.all.subtracting(faces)) }
    var all = RunningSpread()
    for index in 0..<count { all.add(poses[index]) }
    var fit = EllipsoidFit(around: all.mean, scale: 1)
    for index in 0..<count { fit.add(poses[index]) }
    guard let ellipsoid = fit.ellipsoid(.any) else { throw .shape }
    let matrix = ellipsoid.form.upperRoot
    guard facesAreSquare else { return try checked(matrix, ellipsoid.centre) }
    return try checked(straightening(matrix, ellipsoid.centre) * matrix, ellipsoid.centre)
  }

  /// The ellipsoid where there are poses enough, otherwise the six faces.
  ///
  /// - Parameter facesAreSquare: Whether the board stood against something square.
  public func calibration(
    facesAreSquare: Bool = false
  ) throws(CalibrationShortfall) -> AccelerometerCalibration {
    if facesAreSquare, count < neededPoses { return try sixFaces() }
    return try ellipsoid(facesAreSquare: facesAreSquare)
  }

  /// - Parameter facesAreSquare: As for the calibration.
  public func progress(facesAreSquare: Bool = false) -> CalibrationProgress {
    let needed = facesAreSquare ? 6 : neededPoses
    let have = facesAreSquare ? faces.count : count
    do throws(CalibrationShortfall) {
      _ = try calibration(facesAreSquare: facesAreSquare)
      return CalibrationProgress(fraction: 1, missing: nil)
    } catch {
      return CalibrationProgress(
        fraction: min(Double(have) / Double(needed), 0.99), missing: error)
    }
  }

  /// How many the ellipsoid takes.
  private var neededPoses: Int { max(12, min(parameters.poses, Self.capacity)) }

  /// The rotation that brings the faces nearest to where they belong (Wahba 1965), as the orthogonal
  /// part of the matrix that they are correlated by.
  private func straightening(
    _ matrix: Matrix3, _ offset: Axes<Double>
  ) throws(CalibrationShortfall) -> Matrix3 {
    var correlation = Matrix3(.zero, .zero, .zero)
    for index in 0..<count {
      guard let up = face(poses[index])?.up else { continue }
      let felt = matrix * (poses[index] - offset)
      correlation = correlation + Matrix3(felt * up.x, felt * up.y, felt * up.z)
    }
    let squares = PrincipalAxes(of: correlation.transposed * correlation)
    guard squares.smallest > 1e-6, correlation.determinant > 0 else { throw .shape }
    return correlation * squares.map { 1 / $0.squareRoot() }
  }
}
