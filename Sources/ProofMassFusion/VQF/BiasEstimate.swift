// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Estimates the gyroscope's bias by a Kalman filter. At rest, the measurement is the low-passed
/// angular rate; in motion, it is the drift of the inclination that the accelerometer corrects.
@usableFromInline struct BiasEstimate: Equatable, Sendable {
  /// The estimated bias in rad/s.
  @usableFromInline var bias = Axes<Double>.zero
  @usableFromInline var covariance: Covariance
  /// The rows of the rotation matrix into the frame whose z axis points up, low-passed as the force
  /// is; the fourth channel of the first two rows is the bias in their direction.
  private var first = LowPassState<SIMD4<Double>>()
  private var second = LowPassState<SIMD4<Double>>()
  private var third = LowPassState<SIMD4<Double>>()

  init(variance: Double) { covariance = Covariance(variance: variance) }

  /// Forgets the low-passed rows, which belong to an attitude.
  mutating func forgetAttitude() {
    (first, second, third) = (LowPassState(), LowPassState(), LowPassState())
  }

  /// Updates the estimate after the accelerometer has corrected the attitude.
  ///
  /// - Parameters:
  ///   - rotation: The rotation matrix after the correction.
  ///   - up: The direction of the specific force before the correction.
  @inline(__always)
  mutating func update(
    _ rotation: Matrix3, up: Axes<Double>, rest: RestDetector, _ gains: VQF.Gains,
    _ parameters: VQF.Parameters
  ) {
    let turned = rotation * bias
    let filter = gains.orientation.force
    first.update(SIMD4(rotation.m11, rotation.m12, rotation.m13, turned.x), filter)
    second.update(SIMD4(rotation.m21, rotation.m22, rotation.m23, turned.y), filter)
    third.update(SIMD4(rotation.m31, rotation.m32, rotation.m33, 0), filter)

    // The covariance is stored once: a value that was stored in parts is slow to load as a whole.
    var covariance = covariance
    defer { self.covariance = covariance }
    covariance.grow(by: gains.biasGrowth, upTo: gains.initialBiasVariance)
    if rest.isDetected, parameters.estimatesBiasAtRest {
      let rate = rest.rate.output
      let variance = gains.biasVarianceAtRest
      correct(
        by: Axes(rate.x, rate.y, rate.z) - bias, along: .identity,
        variances: Axes(variance, variance, variance), limit: gains.biasLimit, &covariance)
    } else if parameters.estimatesBiasInMotion {
      let rows = Matrix3(axes(first.output), axes(second.output), axes(third.output))
      let mean = rows * bias
      let interval = gains.orientation.accelerometerInterval
      correct(
        by: Axes(
          first.output.w - mean.x - up.y / interval, second.output.w - mean.y + up.x / interval,
          -mean.z),
        along: rows,
        variances: Axes(
          gains.biasVarianceInMotion, gains.biasVarianceInMotion, gains.biasVarianceOfVertical),
        limit: gains.biasLimit, &covariance)
    }
  }

  /// Updates the estimate with three measurements, one along each row. Their errors are independent, so
  /// they can be processed one after the other, without an inverse matrix.
  #if !NO_HEAP
    // Keeps the covariance out of memory; microcontrollers need the space.
    @inline(__always)
  #endif
  private mutating func correct(
    by difference: Axes<Double>, along rows: Matrix3, variances: Axes<Double>, limit: Double,
    _ covariance: inout Covariance
  ) {
    var change = Axes<Double>.zero
    #if NO_HEAP
      @inline(never)  // To save space.
    #endif
    func take(_ difference: Double, _ row: Axes<Double>, _ variance: Double) {
      let rest = clamped(difference, limit) - row.dot(change)
      change = change + covariance.observe(along: row, variance: variance) * rest
    }
    take(difference.x, Axes(rows.m11, rows.m12, rows.m13), variances.x)
    take(difference.y, Axes(rows.m21, rows.m22, rows.m23), variances.y)
    take(difference.z, Axes(rows.m31, rows.m32, rows.m33), variances.z)
    bias = (bias + change).map { clamped($0, limit) }
  }

  private func clamped(_ value: Double, _ limit: Double) -> Double {
    min(max(value, -limit), limit)
  }

  private func axes(_ row: SIMD4<Double>) -> Axes<Double> { Axes(row.x, row.y, row.z) }

  /// Continues with the gains of other intervals.
  mutating func change(from old: VQF.Gains, to new: VQF.Gains) {
    first.change(from: old.orientation.force, to: new.orientation.force)
    second.change(from: old.orientation.force, to: new.orientation.force)
    third.change(from: old.orientation.force, to: new.orientation.force)
  }

  /// Changes the estimate to its value if all samples so far had been lower by `change`, in rad/s.
  ///
  /// The estimate began at 0 with a variance of its own, independent of the calibration. The
  /// measurements since then move with the calibration, and that prior does not: with the
  /// covariances P₀ at first and P now, the estimate moves by (1 − P P₀⁻¹) of the change (Kalman
  /// filter for a constant). After a gap, P may be greater than P₀, and nothing is known.
  ///
  /// - Returns: The part of the change, in rad/s, by which the estimate did not move.
  mutating func change(by change: Axes<Double>, _ gains: VQF.Gains) -> Axes<Double> {
    let most = max(covariance.bound, gains.initialBiasVariance)
    // With an initial variance of 0, the estimate stays 0.
    let unknown = most > 0 ? (covariance * change) * (1 / most) : change
    bias = (bias - change + unknown).map { clamped($0, gains.biasLimit) }
    func changed(_ row: SIMD4<Double>) -> SIMD4<Double> {
      var row = row
      row.w -= Axes(row.x, row.y, row.z).dot(change)
      return row
    }
    first.map(changed)
    second.map(changed)
    return unknown
  }
}

extension VQF {
  /// Starts with a measured bias in rad/s and its standard deviation. By default the bias starts at 0, with
  /// `Parameters.initialBiasSigma`.
  package mutating func know(bias: Axes<Double>, deviation: Double) {
    let least = parameters.biasSigmaAtRest
    let sigma = min(max(deviation * 180 / .pi, least), max(parameters.initialBiasSigma, least))
    state.bias = BiasEstimate(variance: 10_000 * sigma * sigma)
    state.bias.bias = bias.map { max(-gains.biasLimit, min($0, gains.biasLimit)) }
  }

  /// Creates a filter that continues the state of another, with other bias parameters: the bias, within its
  /// new limit, has its initial deviation again, and rest is not yet detected.
  package init(continuing other: VQF, _ parameters: Parameters) {
    let orientation = other.gains.orientation
    self.init(
      gyroscopeInterval: orientation.gyroscopeInterval,
      accelerometerInterval: orientation.accelerometerInterval,
      compassInterval: orientation.compassInterval, parameters: parameters)
    state = other.state
    state.rest = RestDetector()
    state.bias.covariance = Covariance(variance: gains.initialBiasVariance)
    state.bias.bias = other.state.bias.bias.map { max(-gains.biasLimit, min($0, gains.biasLimit)) }
  }

  /// Adapts the filter to a calibration that from now on subtracts an additional `change`, in rad/s, from
  /// the gyroscope's samples: the estimated bias is reduced by the part of it that was found already, so
  /// that it does not count twice. Attitude and covariance do not change.
  ///
  /// - Returns: The part of the change, in rad/s, that the estimate had not found: the rate at
  ///   which the attitude has drifted so far.
  package mutating func changeBias(by change: Axes<Double>) -> Axes<Double> {
    state.rest.rate.shift(by: SIMD4(-change.x, -change.y, -change.z, 0), gains.restRate)
    return state.bias.change(by: change, gains)
  }
}

/// The covariance matrix of three estimated values, which is symmetric.
@usableFromInline struct Covariance: Equatable, Sendable {
  private(set) var xx, yy, zz: Double
  private(set) var xy = 0.0
  private(set) var xz = 0.0
  private(set) var yz = 0.0

  init(variance: Double) { (xx, yy, zz) = (variance, variance, variance) }

  /// Creates a covariance from the diagonal of a matrix and the elements above it.
  init(upperHalfOf matrix: Matrix3) {
    (xx, yy, zz) = (matrix.m11, matrix.m22, matrix.m33)
    (xy, xz, yz) = (matrix.m12, matrix.m13, matrix.m23)
  }

  var matrix: Matrix3 { Matrix3(Axes(xx, xy, xz), Axes(xy, yy, yz), Axes(xz, yz, zz)) }

  static func + (left: Covariance, right: Covariance) -> Covariance {
    var sum = left
    sum.xx += right.xx
    sum.yy += right.yy
    sum.zz += right.zz
    sum.xy += right.xy
    sum.xz += right.xz
    sum.yz += right.yz
    return sum
  }

  /// Adds the process noise of a step: each variance that is less than the limit grows.
  mutating func grow(by growth: Double, upTo limit: Double) {
    xx = xx < limit ? xx + growth : xx
    yy = yy < limit ? yy + growth : yy
    zz = zz < limit ? zz + growth : zz
  }

  @inline(__always)
  static func * (left: Covariance, right: Axes<Double>) -> Axes<Double> {
    Axes(
      left.xx * right.x + left.xy * right.y + left.xz * right.z,
      left.xy * right.x + left.yy * right.y + left.yz * right.z,
      left.xz * right.x + left.yz * right.y + left.zz * right.z)
  }

  /// Adds the product of a vector with itself, times a factor.
  @inline(__always)
  mutating func add(_ vector: Axes<Double>, times factor: Double) {
    let scaled = vector * factor
    xx += scaled.x * vector.x
    yy += scaled.y * vector.y
    zz += scaled.z * vector.z
    xy += scaled.x * vector.y
    xz += scaled.x * vector.z
    yz += scaled.y * vector.z
  }

  /// Adds to the variances.
  mutating func add(_ variances: Axes<Double>) {
    xx += variances.x
    yy += variances.y
    zz += variances.z
  }

  var trace: Double { xx + yy + zz }

  /// Updates the covariance with a measurement of the values' component along a direction, with an error
  /// of that variance.
  ///
  /// - Returns: The Kalman gain: the correction of each value for a difference of 1.
  @inline(__always)
  mutating func observe(along direction: Axes<Double>, variance: Double) -> Axes<Double> {
    let projected = self * direction
    let gain = projected * (1 / (direction.dot(projected) + variance))
    xx -= gain.x * projected.x
    yy -= gain.y * projected.y
    zz -= gain.z * projected.z
    xy -= gain.x * projected.y
    xz -= gain.x * projected.z
    yz -= gain.y * projected.z
    return gain
  }

  /// An upper bound of the eigenvalues: the greatest sum of a row's absolute values (Gershgorin).
  var bound: Double {
    // `max` of three arguments would allocate an array.
    max(
      abs(xx) + abs(xy) + abs(xz),
      max(abs(xy) + abs(yy) + abs(yz), abs(xz) + abs(yz) + abs(zz)))
  }

  /// An upper bound of the standard deviations in rad/s, of variances in (0.01 °/s)² that are at
  /// most `limit`.
  @usableFromInline func sigma(upTo limit: Double) -> Double {
    min(bound, limit).squareRoot() * (.pi / 180 / 100)
  }
}
