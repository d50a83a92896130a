// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Calibrates a compass that is turned all around in a field that stays the same.
///
/// Readings of one field from all sides lie on a sphere. Iron fixed to the board, and the part's own
/// errors, make an ellipsoid of it, somewhere else. How well one fits does not show whether it is the
/// right one: readings from one side fit many. So a result also takes that the board has been turned
/// into most of 100 directions.
public struct CompassCalibrator: Sendable {
  /// What counts as a reading, and what as a calibration.
  public struct Parameters: Equatable, Sendable {
    /// How far a reading must be from all that are kept, in µT, to be kept itself, so that lying still
    /// for a while weighs no more than passing by. It grows when the memory is full.
    public var separation = 1.0
    /// Into how many of 100 regions the field has to have pointed.
    public var regions = 60
    /// By how much the magnitude may differ, rms, as a part of it.
    public var residualLimit = 0.04
    /// What the field may be, in µT.
    public var earth = CompassCalibration.earth
    /// The strength of the field where it is known, in µT; nil: what the part takes it for.
    public var magnitude: Double?

    public init() {}
  }

  /// From how many readings and regions on an ellipsoid has so many parameters. Readings as in NXP's
  /// eCompass software, regions our choice: readings from a quarter of the sphere are a sphere's at
  /// best.
  private static var stages: InlineArray<3, (points: Int, regions: Int, EllipsoidFit.Freedom)> {
    [(40, 10, .sphere), (100, 30, .axisAligned), (150, 45, .any)]
  }

  /// How many readings are kept at most.
  public static var capacity: Int { 400 }

  public let parameters: Parameters
  private var points = InlineArray<400, Axes<Float>>(repeating: Axes(0, 0, 0))
  /// How many readings are kept.
  public private(set) var count = 0
  private var separation: Double

  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    separation = max(0, parameters.separation)
  }

  /// Readings that overflowed are to be left out.
  public mutating func update(_ reading: MagneticFluxDensity) {
    let reading = reading.microtesla
    // 10 mT is more than any compass measures.
    guard reading.isFinite, reading.largest < 1e4 else { return }
    if count == Self.capacity { thinOut() }
    guard count < Self.capacity, isNew(reading, among: count) else { return }
    points[count] = Axes(Float(reading.x), Float(reading.y), Float(reading.z))
    count += 1
  }

  private func isNew(_ reading: Axes<Double>, among kept: Int) -> Bool {
    let points = points.span
    for index in 0..<kept {
      let difference = Self.wide(points[index]) - reading
      if difference.dot(difference) < separation * separation { return false }
    }
    return true
  }

  /// Keeps those that are still apart when that means a fifth more.
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

  /// The best there is by now, with its accuracy; nil before there is any. Takes up to 0.3 ms: ask a few
  /// times a second.
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

  /// What is good enough, and otherwise what it lacks.
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

  /// As costly as the estimate.
  public var progress: CalibrationProgress {
    let estimate = estimate
    do throws(CalibrationShortfall) {
      _ = try calibration(estimate)
      return CalibrationProgress(fraction: 1, missing: nil)
    } catch {
      let points = Double(count) / Double(Self.stages[2].points)
      let regions = Double(estimate?.regions ?? 0) / Double(max(parameters.regions, 1))
      return CalibrationProgress(fraction: min(points, min(regions, 0.99)), missing: error)
    }
  }

  private func fit() -> EllipsoidFit {
    var spread = RunningSpread()
    let points = points.span
    for index in 0..<count { spread.add(Self.wide(points[index])) }
    // Of a sphere, the radius.
    let scale = spread.deviation.magnitude
    var fit = EllipsoidFit(around: spread.mean, scale: scale > 0 ? scale : 1)
    for index in 0..<count { fit.add(Self.wide(points[index])) }
    return fit
  }

  private func calibration(
    _ ellipsoid: Ellipsoid, _ freedom: EllipsoidFit.Freedom
  ) -> CompassCalibration? {
    // To a sphere of the same volume, without a turn: the symmetric root.
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
      regions: regions.count, parameters: freedom.parameters)
  }
}

extension EllipsoidFit.Freedom {
  var parameters: Int {
    switch self {
    case .sphere: 4
    case .axisAligned: 7
    case .any: 10
    }
  }
}
