// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension AccelerometerCalibrator {
  /// From the six faces, all twelve parameters by least squares (ST AN3182). As good as the faces are
  /// square: of what a face is off, all goes into the axes.
  public func sixFaces() throws(CalibrationShortfall) -> AccelerometerCalibration {
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

  /// Whether the poses have 1 g now.
  func checked(
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
      // Adding zero makes plain 0 of -0.
      matrix: matrix, offset: Acceleration(g: offset.map { $0 + 0 }), residual: residual)
  }
}
