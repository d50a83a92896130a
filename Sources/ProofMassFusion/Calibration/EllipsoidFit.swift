// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The ellipsoid of the points p with (p − centre)ᵀ form (p − centre) = 1.
struct Ellipsoid {
  var centre: Axes<Double>
  /// A symmetric, positive definite matrix.
  var form: Matrix3
}

/// Fits an ellipsoid to points by least squares over the coefficients of pᵀAp + 2gᵀp = 1, as is
/// common for magnetometer calibrations.
struct EllipsoidFit {
  /// The degrees of freedom of the ellipsoid; the raw value is the number of its parameters, the
  /// magnitude of the field among them.
  enum Freedom: Int {
    /// A sphere.
    case sphere = 4
    /// An ellipsoid whose principal axes are those of the sensor.
    case axisAligned = 7
    /// Any ellipsoid.
    case any = 10
  }

  private let origin: Axes<Double>
  private let scale: Double
  private var equations = NormalEquations<9>()

  /// - Parameters:
  ///   - origin: A point in the ellipsoid: the mean of the points.
  ///   - scale: The approximate radius, so that the equations are well conditioned.
  init(around origin: Axes<Double>, scale: Double) {
    self.origin = origin
    self.scale = scale
  }

  mutating func add(_ point: Axes<Double>) {
    let p = (point - origin) * (1 / scale)
    equations.add(
      [
        p.x * p.x, p.y * p.y, p.z * p.z, 2 * p.y * p.z, 2 * p.x * p.z, 2 * p.x * p.y, 2 * p.x,
        2 * p.y, 2 * p.z,
      ], 1)
  }

  /// The ellipsoid; nil if the points do not determine one.
  func ellipsoid(_ freedom: Freedom) -> Ellipsoid? {
    switch freedom {
    case .sphere:
      let equations: NormalEquations<4> = equations.merged([0, 0, 0, nil, nil, nil, 1, 2, 3])
      guard let p = equations.solution else { return nil }
      return ellipsoid(Matrix3(diagonal: Axes(p[0], p[0], p[0])), Axes(p[1], p[2], p[3]))
    case .axisAligned:
      let equations: NormalEquations<6> = equations.merged([0, 1, 2, nil, nil, nil, 3, 4, 5])
      guard let p = equations.solution else { return nil }
      return ellipsoid(Matrix3(diagonal: Axes(p[0], p[1], p[2])), Axes(p[3], p[4], p[5]))
    case .any:
      guard let p = equations.solution else { return nil }
      return ellipsoid(
        Matrix3(Axes(p[0], p[5], p[4]), Axes(p[5], p[1], p[3]), Axes(p[4], p[3], p[2])),
        Axes(p[6], p[7], p[8]))
    }
  }

  /// The ellipsoid pᵀAp + 2gᵀp = 1, with p in scaled units around the origin.
  private func ellipsoid(_ a: Matrix3, _ g: Axes<Double>) -> Ellipsoid? {
    guard let inverse = a.inverse else { return nil }
    let centre = inverse * g * -1
    // pᵀAp + 2gᵀp = 1 is (p − c)ᵀA(p − c) = 1 + cᵀAc.
    let level = 1 - centre.dot(g)
    let form = a * (1 / (level * scale * scale))
    let axes = PrincipalAxes(of: form)
    // A hyperboloid, or nearly a cylinder.
    guard axes.smallest > 1e-6 * axes.largest, axes.largest < .infinity else { return nil }
    return Ellipsoid(centre: origin + centre * scale, form: form)
  }
}
