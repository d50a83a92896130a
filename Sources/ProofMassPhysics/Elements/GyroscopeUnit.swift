// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What one gyroscope of many is off by, in rad/s, on three axes at once.
struct GyroscopeUnit: Sendable {
  /// What goes with the measurement range.
  struct Electronics: Sendable {
    var offset = SIMD4<Double>()
    /// A kelvin.
    var drift = SIMD4<Double>()
    /// The cubic part of the scale, by the square of a rate.
    var bend = 0.0
  }

  /// What a rate on each axis gives on all three.
  private var columns = (
    SIMD4<Double>(1, 0, 0, 0), SIMD4<Double>(0, 1, 0, 0), SIMD4<Double>(0, 0, 1, 0)
  )
  private var scale = SIMD4<Double>(repeating: 1)
  private var scaleDrift = SIMD4<Double>()
  private var perG = SIMD4<Double>()
  private var perGSquared = SIMD4<Double>()
  private var quadrature = SIMD4<Double>()
  /// The demodulator's phase error at 25 °C and its change a kelvin.
  private var sine = SIMD4<Double>()
  private var cosine = SIMD4<Double>(repeating: 1)
  private var phaseDrift = SIMD4<Double>()
  private(set) var selfTest = SIMD4<Double>(repeating: 1)
  private(set) var ranges = InlineArray<3, Electronics>(repeating: Electronics())
  /// Whether specific force makes a difference.
  private(set) var feelsForce = false

  /// Without tolerances.
  init() {}

  init(_ parameters: GyroscopeParameters, source: NoiseSource) {
    let radian = Double.pi / 180
    var draws = source.draws(at: 0)
    func three(_ deviation: Double, _ draws: inout NoiseSource.Draws) -> SIMD4<Double> {
      SIMD4(draws.gaussian(), draws.gaussian(), draws.gaussian(), 0) * deviation
    }
    func signs(_ size: Double, _ draws: inout NoiseSource.Draws) -> SIMD4<Double> {
      let draw = three(1, &draws)
      return SIMD4(repeating: size).replacing(with: -size, where: draw .< 0)
    }
    columns.0 += three(parameters.crossAxis, &draws) * SIMD4(0, 1, 1, 0)
    columns.1 += three(parameters.crossAxis, &draws) * SIMD4(1, 0, 1, 0)
    columns.2 += three(parameters.crossAxis, &draws) * SIMD4(1, 1, 0, 0)
    scale += three(parameters.scale, &draws)
    scaleDrift = three(parameters.scaleDrift, &draws)
    perG = signs(parameters.gSensitivity * radian, &draws)
    perGSquared = signs(parameters.gSquaredSensitivity * radian, &draws)
    feelsForce = parameters.gSensitivity != 0 || parameters.gSquaredSensitivity != 0
    quadrature = three(parameters.quadrature * radian, &draws)
    let phase = three(parameters.phaseError * radian, &draws)
    for axis in 0..<3 where abs(phase[axis]) < 1e6 {
      (sine[axis], cosine[axis]) = Series.sineAndCosine(phase[axis])
    }
    phaseDrift = three(parameters.phaseDrift * radian, &draws)
    selfTest += three(parameters.selfTest, &draws)
    // The electronics have what quadrature leaves of the published figures: about as much.
    let level = parameters.quadrature * parameters.phaseError * radian
    let level2 = parameters.quadrature * parameters.phaseDrift * radian
    let (offset, drift) = (three(1, &draws), three(1, &draws))
    for index in 0..<3 {
      let range = parameters.ranges[index]
      ranges[index] = Electronics(
        offset: offset * Self.rest(range.zeroRate, without: level) * radian,
        drift: drift * Self.rest(range.drift, without: level2) * radian,
        // Of u + c u³ the best straight line leaves c/4.
        bend: 4 * parameters.nonLinearity / (range.fullScale * range.fullScale * radian * radian))
    }
  }

  /// Independent parts add by their squares.
  private static func rest(_ whole: Double, without part: Double) -> Double {
    max(0, whole * whole - part * part).squareRoot()
  }

  /// What moves the sense mode as Coriolis forces do, and a quarter turn from them, both by the
  /// demodulator's clock: a phase error of it turns one into the other.
  @inline(__always)
  func input(_ here: GyroscopeSurroundings) -> GyroscopeInput {
    let rate = here.rate * (scale + scaleDrift * here.warmth)
    var felt = columns.0 * rate.x + columns.1 * rate.y + columns.2 * rate.z
    if feelsForce { felt += here.force * (perG + perGSquared * here.force) }
    // Of an angle that is small, its sine.
    let turn = phaseDrift * here.warmth
    let (sine, cosine) = (sine + cosine * turn, cosine - sine * turn)
    return GyroscopeInput(
      inPhase: felt * cosine + quadrature * sine, quadrature: quadrature * cosine - felt * sine)
  }
}
