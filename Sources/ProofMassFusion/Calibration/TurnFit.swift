// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension TurnCalibrator {
  /// The calibration by the turns so far. The computation takes some milliseconds.
  ///
  /// - Parameters:
  ///   - accelerometer: The accelerometer's calibration.
  ///   - compass: The calibration of the magnetometer whose samples were given; nil if there is none.
  /// - Throws: What the calibration lacks; also `turns`, if without a magnetometer an element would be known
  ///   no better than to half the tolerance, and `gain`, if the matrix predicts turns worse than no matrix.
  public func calibration(
    _ accelerometer: AccelerometerCalibration, _ compass: CompassCalibration? = nil
  ) throws(CalibrationShortfall) -> TurnCalibration {
    guard count >= parameters.turns else { throw .turns(count, needed: parameters.turns) }
    let none = TurnFit(parameters, accelerometer, compass)
    var fit = none
    // Errors of some percent: the third round is exact to 1e-6.
    for _ in 0..<3 { fit = try fit.improved(by: equations(fit)) }
    let (equations, number) = (equations(fit), Double(count))
    var (within, with, without, dips) = (0.0, 0.0, 0.0, 0.0)
    for index in 0..<count {
      let others = try fit.improved(by: self.equations(fit, without: index))
      within += fit.squaredError(turns[index])
      with += others.squaredError(turns[index])
      without += none.squaredError(turns[index])
      if compass != nil { dips += (fit.dip(turns[index].from) + fit.dip(turns[index].to)) / 2 }
    }
    let off = (within / number).squareRoot()
    guard off <= parameters.residualLimit else {
      throw .residual(off, limit: parameters.residualLimit)
    }
    guard with < without else { throw .gain }
    guard let deviations = equations.deviations else { throw .shape }
    // Turns that fit worse than assumed give a less certain matrix.
    let deviation = TurnFit.matrix(deviations) * max(1, off / parameters.gravityDeviation)
    // Rotations about gravity, which only the field shows, would be inferred from other elements: few turns
    // without a magnetometer make a gyroscope worse as often as better.
    guard compass != nil || deviation.largestMagnitude < parameters.tolerance / 2 else {
      throw .turns(count, needed: max(count + 1, Self.turnsWithoutCompass))
    }
    return TurnCalibration(
      matrix: fit.matrix, deviation: deviation,
      compass: fit.compassMatrix, dip: compass == nil ? nil : dips / number,
      residual: (with / number).squareRoot(), residualBefore: (without / number).squareRoot())
  }

  /// - Parameter left: The index of a turn to leave out.
  private func equations(_ fit: TurnFit, without left: Int? = nil) -> TurnFit.Equations {
    var equations = fit.prior
    for index in 0..<count where index != left { fit.add(turns[index], to: &equations) }
    return equations
  }
}

extension Matrix3 {
  fileprivate var largestMagnitude: Double {
    // Two at a time: with more, `max` makes an array, for which a microcontroller has no heap.
    max(
      Axes(m11, m12, m13).largestMagnitude,
      max(Axes(m21, m22, m23).largestMagnitude, Axes(m31, m32, m33).largestMagnitude))
  }
}

/// Least squares for a gyroscope's matrix and the magnetometer's rotation, around an estimate of both.
struct TurnFit {
  /// The unknowns: changes of the matrix, column by column, and of the magnetometer's rotation vector.
  typealias Unknowns = InlineArray<12, Double>
  typealias Equations = NormalEquations<12>

  private let parameters: TurnCalibrator.Parameters
  private let accelerometer: AccelerometerCalibration
  private let compass: CompassCalibration?
  private(set) var matrix = Matrix3.identity
  /// The rotation from the magnetometer's axes to the accelerometer's, as a vector in radians.
  private var rotation = Axes<Double>.zero

  init(
    _ parameters: TurnCalibrator.Parameters, _ accelerometer: AccelerometerCalibration,
    _ compass: CompassCalibration?
  ) {
    self.parameters = parameters
    self.accelerometer = accelerometer
    self.compass = compass
  }

  /// The elements of a matrix, column by column, among the unknowns.
  static func matrix(_ x: Unknowns) -> Matrix3 {
    Matrix3(Axes(x[0], x[3], x[6]), Axes(x[1], x[4], x[7]), Axes(x[2], x[5], x[8]))
  }

  var compassMatrix: Matrix3 { Matrix3(rotation: FastSeries.rotation(by: rotation)) }

  /// The prior equations, before the first turn: all sensors are nearly ideal, apart from a rotation.
  var prior: Equations {
    let off: Unknowns = [
      matrix.m11 - 1, matrix.m21, matrix.m31, matrix.m12, matrix.m22 - 1, matrix.m32, matrix.m13,
      matrix.m23, matrix.m33 - 1, rotation.x, rotation.y, rotation.z,
    ]
    var equations = Equations()
    /// The sum or the difference of two unknowns, which may be the same one.
    func expect(_ first: Int, _ second: Int, _ sign: Double, deviation: Double) {
      var row = Unknowns(repeating: 0)
      row[first] += 0.5 / deviation
      row[second] += 0.5 * sign / deviation
      equations.add(row, -(off[first] + sign * off[second]) * 0.5 / deviation)
    }
    for axis in 0..<3 {
      expect(axis * 4, axis * 4, 1, deviation: parameters.tolerance)
      // An element and its mirror image: half their difference is a rotation.
      for other in axis + 1..<3 {
        let (element, mirror) = (axis * 3 + other, other * 3 + axis)
        expect(element, mirror, 1, deviation: parameters.tolerance * 0.5.squareRoot())
        expect(element, mirror, -1, deviation: parameters.mounting)
      }
      expect(9 + axis, 9 + axis, 1, deviation: parameters.mounting)
    }
    return equations
  }

  func improved(by equations: Equations) throws(CalibrationShortfall) -> TurnFit {
    guard let step = equations.solution else { throw .shape }
    var fit = self
    fit.matrix = matrix + Self.matrix(step)
    fit.rotation = rotation + Axes(step[9], step[10], step[11])
    return fit
  }

  /// The square of the angle by which gravity after a turn differs from its prediction.
  func squaredError(_ turn: Turn) -> Double {
    let predicted = turn.motion(matrix).rotation.conjugate.rotate(up(turn.from))
    return (up(turn.to) - predicted).squaredMagnitude
  }

  /// The field's angle below the horizontal at a rest.
  func dip(_ rest: Rest) -> Double {
    let (up, field) = (up(rest), compassMatrix * field(rest))
    return Series.arctangent(-field.dot(up), field.cross(up).magnitude)
  }

  /// The direction upwards at a rest.
  private func up(_ rest: Rest) -> Axes<Double> {
    Self.direction(accelerometer.apply(to: Acceleration(g: rest.force)).g)
  }

  /// The field's direction at a rest, on the magnetometer's axes.
  private func field(_ rest: Rest) -> Axes<Double> {
    let field = compass?.apply(to: MagneticFluxDensity(microtesla: rest.field))
    return Self.direction(field?.microtesla ?? .zero)
  }

  private static func direction(_ axes: Axes<Double>) -> Axes<Double> {
    let magnitude = axes.magnitude
    return magnitude > 0 ? axes * (1 / magnitude) : .zero
  }

  /// Adds the equations of a turn: it rotates directions that are fixed in space backwards.
  func add(_ turn: Turn, to equations: inout Equations) {
    let motion = turn.motion(matrix)
    let back = Matrix3(rotation: motion.rotation).transposed
    add(
      from: up(turn.from), to: up(turn.to), back, motion.changes, nil,
      weight: 1 / parameters.gravityDeviation, to: &equations)
    let fields = (field(turn.from), field(turn.to))
    guard compass != nil, fields.0 != .zero, fields.1 != .zero else { return }
    add(
      from: compassMatrix * fields.0, to: compassMatrix * fields.1, back, motion.changes, fields,
      weight: 1 / parameters.fieldDeviation, to: &equations)
  }

  /// - Parameter fields: The two directions without the magnetometer's rotation, if it changes them.
  private func add(
    from: Axes<Double>, to: Axes<Double>, _ back: Matrix3, _ changes: InlineArray<3, Matrix3>,
    _ fields: (Axes<Double>, Axes<Double>)?, weight: Double, to equations: inout Equations
  ) {
    var columns = InlineArray<12, Axes<Double>>(repeating: .zero)
    for row in 0..<3 {
      let unit = Axes(row == 0 ? 1.0 : 0, row == 1 ? 1 : 0, row == 2 ? 1 : 0)
      // A rotation by a small vector d before the turn takes it back by −d.
      for column in 0..<3 { columns[column * 3 + row] = back * from.cross(changes[column] * unit) }
      if let fields {
        columns[9 + row] = back * unit.cross(fields.0) - unit.cross(fields.1)
      }
    }
    let error = (to - back * from) * weight
    var rows = InlineArray<3, Unknowns>(repeating: Unknowns(repeating: 0))
    for index in 0..<12 {
      let column = columns[index] * weight
      (rows[0][index], rows[1][index], rows[2][index]) = (column.x, column.y, column.z)
    }
    equations.add(rows[0], error.x)
    equations.add(rows[1], error.y)
    equations.add(rows[2], error.z)
  }
}
