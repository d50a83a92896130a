// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension AccelerometerCalibrator {
  /// Fits an ellipsoid to twelve or more poses from all sides, which need not be exact: |C(r − b)|
  /// = 1. They do not determine the rotation of the axes as a whole; of all such matrices the symmetric
  /// one rotates them least.
  ///
  /// - Parameter facesAreSquare: Whether the result is rotated so that the poses near the six
  ///   faces, which are all needed then, are along the axes as closely as possible.
  /// - Throws: What the poses lack.
  package func ellipsoid(
    facesAreSquare: Bool = false
  ) throws(CalibrationShortfall) -> AccelerometerCalibration {
    guard count >= neededPoses else { throw .poses(count, needed: neededPoses) }
    guard sides == .all else { throw .faces(Faces.all.subtracting(sides)) }
    if facesAreSquare, faces != .all { throw .faces(Faces.all.subtracting(faces)) }
    var all = RunningMoments()
    for index in 0..<count { all.add(poses[index]) }
    var fit = EllipsoidFit(around: all.mean, scale: 1)
    for index in 0..<count { fit.add(poses[index]) }
    guard let ellipsoid = fit.ellipsoid(.any) else { throw .shape }
    let matrix = PrincipalAxes(of: ellipsoid.form).map { $0.squareRoot() }
    guard facesAreSquare else { return try checked(matrix, ellipsoid.centre) }
    return try checked(rotationToFaces(matrix, ellipsoid.centre) * matrix, ellipsoid.centre)
  }

  /// Calibrates by the ellipsoid if there are enough poses, otherwise by the six faces if they are
  /// square.
  ///
  /// - Parameter facesAreSquare: Whether the board stood against something square.
  /// - Throws: What the poses lack.
  public func calibration(
    facesAreSquare: Bool = false
  ) throws(CalibrationShortfall) -> AccelerometerCalibration {
    if facesAreSquare, count < neededPoses { return try sixFaces() }
    return try ellipsoid(facesAreSquare: facesAreSquare)
  }

  /// The progress of the calibration.
  ///
  /// - Parameter facesAreSquare: Whether the board stood against something square.
  public func progress(facesAreSquare: Bool = false) -> CalibrationProgress {
    let needed = facesAreSquare ? 6 : neededPoses
    let have = facesAreSquare ? faces.count : count
    return CalibrationProgress(otherwise: min(Double(have) / Double(needed), 0.99)) {
      () throws(CalibrationShortfall) in
      _ = try calibration(facesAreSquare: facesAreSquare)
    }
  }

  /// The number of poses needed for the ellipsoid.
  private var neededPoses: Int { max(12, min(parameters.poses, Self.capacity)) }

  /// The rotation that brings the faces closest to their axes (Wahba's problem, 1965): the
  /// orthogonal part of their correlation matrix.
  private func rotationToFaces(
    _ matrix: Matrix3, _ offset: Axes<Double>
  ) throws(CalibrationShortfall) -> Matrix3 {
    var correlation = Matrix3(.zero, .zero, .zero)
    for index in 0..<count {
      guard let up = face(poses[index])?.up else { continue }
      let force = matrix * (poses[index] - offset)
      correlation = correlation + Matrix3(force * up.x, force * up.y, force * up.z)
    }
    let squares = PrincipalAxes(of: correlation.transposed * correlation)
    guard squares.smallest > 1e-6, correlation.determinant > 0 else { throw .shape }
    return correlation * squares.map { 1 / $0.squareRoot() }
  }
}

extension AccelerometerCalibrator {
  /// Determines all twelve parameters from the six faces by least squares (ST AN3182). The angle by
  /// which a face leans becomes an error of the axes.
  ///
  /// - Throws: What the poses lack.
  package func sixFaces() throws(CalibrationShortfall) -> AccelerometerCalibration {
    guard faces == .all else { throw .faces(Faces.all.subtracting(faces)) }
    var rows = (NormalEquations<4>(), NormalEquations<4>(), NormalEquations<4>())
    for index in 0..<count {
      let pose = poses[index]
      guard let up = face(pose)?.up else { continue }
      let reading: InlineArray<4, Double> = [pose.x, pose.y, pose.z, 1]
      rows.0.add(reading, up.x)
      rows.1.add(reading, up.y)
      rows.2.add(reading, up.z)
    }
    guard let x = rows.0.solution, let y = rows.1.solution, let z = rows.2.solution else {
      throw .shape
    }
    let matrix = Matrix3(Axes(x[0], x[1], x[2]), Axes(y[0], y[1], y[2]), Axes(z[0], z[1], z[2]))
    guard let inverse = matrix.inverse else { throw .shape }
    return try checked(matrix, inverse * Axes(x[3], y[3], z[3]) * -1)
  }

  /// Creates a calibration, if the calibrated poses have a magnitude of 1 g.
  private func checked(
    _ matrix: Matrix3, _ offset: Axes<Double>
  ) throws(CalibrationShortfall) -> AccelerometerCalibration {
    var squares = 0.0
    for index in 0..<count {
      let error = (matrix * (poses[index] - offset)).magnitude - 1
      squares += error * error
    }
    let residual = (squares / Double(max(count, 1))).squareRoot()
    guard residual <= parameters.residualLimit else {
      throw .residual(residual, limit: parameters.residualLimit)
    }
    return AccelerometerCalibration(
      // Adding zero turns −0 into 0.
      matrix: matrix, offset: Acceleration(g: offset.map { $0 + 0 }), residual: residual)
  }
}
