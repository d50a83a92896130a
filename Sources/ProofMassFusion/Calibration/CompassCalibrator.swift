// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Calibrates a magnetometer that is turned in all directions in a constant field.
///
/// The readings of a constant field from all sides are on a sphere around zero. Iron on the board,
/// and the part's own errors, turn it into an ellipsoid with another centre. A small residual does
/// not show that the ellipsoid is the right one: readings from one side fit many. So a calibration
/// also requires that the board has been turned into most of 100 regions of directions.
public struct CompassCalibrator: Sendable {
  /// The conditions for a reading and for a calibration.
  public struct Parameters: Equatable, Sendable {
    /// The least distance of a reading from those that are kept, in µT, so that a resting board
    /// does not weigh more than a moving one. It grows when the memory is full.
    package var separation = 1.0
    /// The number of regions, of 100, into which the field must have pointed.
    public var regions = 60
    /// The greatest root mean square deviation of the magnitude, as a fraction of it.
    package var residualLimit = 0.04
    /// The range of the field's magnitude in µT.
    public var earth = CompassCalibration.earth
    /// The magnitude of the field in µT, if it is known; nil to use the one that the part measures.
    public var magnitude: Double?

    /// Creates the default conditions.
    public init() {}
  }

  /// The numbers of readings and regions needed for each kind of ellipsoid. The readings are those
  /// of NXP's eCompass software; the regions are a choice of this package: readings from a quarter
  /// of the sphere determine a sphere at best.
  private static var stages: InlineArray<3, (points: Int, regions: Int, EllipsoidFit.Freedom)> {
    [(40, 10, .sphere), (100, 30, .axisAligned), (150, 45, .any)]
  }

  /// The greatest number of readings that are kept.
  package static var capacity: Int { 400 }

  /// The conditions for a reading and for a calibration.
  package let parameters: Parameters
  private var points = InlineArray<400, Axes<Float>>(repeating: Axes(0, 0, 0))
  /// The number of readings that are kept.
  public private(set) var count = 0
  private var separation: Double

  /// Creates a calibrator without readings.
  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    separation = max(0, parameters.separation)
  }

  /// Updates the calibrator with a reading, which must not have overflowed.
  public mutating func update(_ reading: MagneticFluxDensity) {
    let reading = reading.microtesla
    // No magnetometer measures 10 mT.
    guard reading.isFinite, reading.largestMagnitude < 1e4 else { return }
    if count == Self.capacity { thinOut() }
    guard count < Self.capacity, isNew(reading, among: count) else { return }
    points[count] = Axes(Float(reading.x), Float(reading.y), Float(reading.z))
    count += 1
  }

  /// Whether a reading is far enough from the first `kept` readings.
  private func isNew(_ reading: Axes<Double>, among kept: Int) -> Bool {
    let points = points.span
    for index in 0..<kept {
      let difference = Self.wide(points[index]) - reading
      if difference.dot(difference) < separation * separation { return false }
    }
    return true
  }

  /// Increases the least distance by a fifth, and keeps the readings that are still far enough
  /// apart.
  private mutating func thinOut() {
    separation = max(separation, 0.1) * 1.2
    var kept = 0
    for index in 0..<count where isNew(Self.wide(points[index]), among: kept) {
      points[kept] = points[index]
      kept += 1
    }
    count = kept
  }

  private static func wide(_ point: Axes<Float>) -> Axes<Double> {
    Axes(Double(point.x), Double(point.y), Double(point.z))
  }

  /// The best calibration so far, of any accuracy; nil before there is one. The computation takes
  /// up to 0.3 ms, so that it should be used a few times a second only.
  public var estimate: CompassCalibration? {
    var best: CompassCalibration?
    let fit = fit()
    for index in 0..<Self.stages.count {
      let stage = Self.stages[index]
      guard count >= stage.points, best == nil || best?.regions ?? 0 >= stage.regions,
        let ellipsoid = fit.ellipsoid(stage.2), let next = calibration(ellipsoid, stage.2),
        next.regions >= stage.regions
      else { return best }
      best = next
    }
    return best
  }

  /// The calibration, if it meets the conditions.
  ///
  /// - Throws: What the calibration lacks.
  public func calibration() throws(CalibrationShortfall) -> CompassCalibration {
    try calibration(estimate)
  }

  private func calibration(
    _ estimate: CompassCalibration?
  ) throws(CalibrationShortfall) -> CompassCalibration {
    let needed = Self.stages[2].points
    guard count >= Self.stages[0].points else { throw .points(count, needed: needed) }
    guard let estimate else { throw .shape }
    guard count >= needed else { throw .points(count, needed: needed) }
    guard estimate.regions >= parameters.regions else {
      throw .regions(estimate.regions, needed: parameters.regions)
    }
    guard estimate.parameters == 10 else { throw .shape }
    guard estimate.residual <= parameters.residualLimit else {
      throw .residual(estimate.residual, limit: parameters.residualLimit)
    }
    guard parameters.earth ~= estimate.magnitude else { throw .field(estimate.magnitude) }
    return estimate
  }

  /// The progress of the calibration; its computation takes as long as that of `estimate`.
  public var progress: CalibrationProgress {
    let estimate = estimate
    let points = Double(count) / Double(Self.stages[2].points)
    let regions = Double(estimate?.regions ?? 0) / Double(max(parameters.regions, 1))
    return CalibrationProgress(otherwise: min(points, min(regions, 0.99))) {
      () throws(CalibrationShortfall) in
      _ = try calibration(estimate)
    }
  }

  private func fit() -> EllipsoidFit {
    var moments = RunningMoments()
    let points = points.span
    for index in 0..<count { moments.add(Self.wide(points[index])) }
    // The radius, if the points are on a sphere.
    let scale = moments.deviation.magnitude
    var fit = EllipsoidFit(around: moments.mean, scale: scale > 0 ? scale : 1)
    for index in 0..<count { fit.add(Self.wide(points[index])) }
    return fit
  }

  private func calibration(
    _ ellipsoid: Ellipsoid, _ freedom: EllipsoidFit.Freedom
  ) -> CompassCalibration? {
    // The symmetric root maps to a sphere of the same volume without a rotation.
    let radius = 1 / Series.exp(Series.log(ellipsoid.form.determinant) / 6)
    let magnitude = parameters.magnitude ?? radius
    let matrix = PrincipalAxes(of: ellipsoid.form).map { $0.squareRoot() * magnitude }
    guard magnitude.isFinite, matrix.m11.isFinite else { return nil }
    var regions = SphereRegions()
    var squares = 0.0
    let points = points.span
    for index in 0..<count {
      let field = matrix * (Self.wide(points[index]) - ellipsoid.centre)
      regions.insert(field)
      let error = field.magnitude / magnitude - 1
      squares += error * error
    }
    return CompassCalibration(
      matrix: matrix, offset: MagneticFluxDensity(microtesla: ellipsoid.centre),
      magnitude: magnitude, residual: (squares / Double(max(count, 1))).squareRoot(),
      regions: regions.count, parameters: freedom.rawValue)
  }
}
