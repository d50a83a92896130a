// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Deviations of one gyroscope of many from nominal, in rad/s, for three axes.
struct GyroscopeSpecimen: Sendable {
  /// Errors of the electronics in a measurement range.
  struct Electronics: Sendable {
    var offset = Lanes.zero
    /// Temperature coefficient of the offset, per K.
    var drift = Lanes.zero
    /// Cubic nonlinearity: relative error of scale per square of the rate.
    var cubic = 0.0
  }

  /// Outputs of all three axes for a rate on each: cross-axis sensitivity.
  private var columns = (
    Lanes(1, 0, 0, 0), Lanes(0, 1, 0, 0), Lanes(0, 0, 1, 0)
  )
  private var scale = Lanes(repeating: 1)
  /// Per K.
  private var scaleDrift = Lanes.zero
  private var perG = Lanes.zero
  private var perGSquared = Lanes.zero
  private var quadrature = Lanes.zero
  /// Sine and cosine of the demodulator's phase error at 25 °C.
  private var sine = Lanes.zero
  private var cosine = Lanes(repeating: 1)
  /// Change of the phase error in rad/K.
  private var phaseDrift = Lanes.zero
  private(set) var selfTest = Lanes(repeating: 1)
  private(set) var ranges = InlineArray<3, Electronics>(repeating: Electronics())
  /// Whether specific force has an effect.
  private(set) var isForceSensitive = false

  /// A part without tolerances.
  init() {}

  /// A part whose deviations are known, at every range.
  init(_ part: PartDescription.Sensor) {
    columns = part.matrix.lanes
    scaleDrift = Lanes(repeating: part.scalePerKelvin ?? 0)
    (perG, perGSquared) = (Lanes(part.perG), Lanes(part.perGSquared))
    isForceSensitive = part.perG != .zero || part.perGSquared != .zero
    for index in ranges.indices {
      ranges[index].offset = Lanes(part.offset)
      ranges[index].drift = Lanes(part.offsetPerKelvin)
    }
  }

  /// The part's own parameters at a measurement range, without its noise.
  func description(of chip: String, range: Int) -> PartDescription.Sensor {
    var part = PartDescription.Sensor(.angularRate, of: chip)
    let scale = scale * cosine
    part.matrix =
      Matrix3(columns: (columns.0, columns.1, columns.2))
      * Matrix3(diagonal: Axes(scale.x, scale.y, scale.z))
    part.offset = (ranges[range].offset + quadrature * sine).axes
    part.offsetPerKelvin = (ranges[range].drift + quadrature * phaseDrift * cosine).axes
    part.scalePerKelvin = (scaleDrift.x + scaleDrift.y + scaleDrift.z) / 3
    (part.perG, part.perGSquared) = (perG.axes, perGSquared.axes)
    return part
  }

  init(_ parameters: GyroscopeParameters, source: NoiseSource) {
    let radian = Double.pi / 180
    var draws = source.draws(at: 0)
    func three(_ deviation: Double, _ draws: inout NoiseSource.Draws) -> Lanes {
      draws.gaussianLanes() * deviation
    }
    func signs(_ size: Double, _ draws: inout NoiseSource.Draws) -> Lanes {
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
    isForceSensitive = parameters.gSensitivity != 0 || parameters.gSquaredSensitivity != 0
    quadrature = three(parameters.quadrature * radian, &draws)
    let phase = three(parameters.phaseError * radian, &draws)
    for axis in 0..<3 where abs(phase[axis]) < 1e6 {
      (sine[axis], cosine[axis]) = Series.sineAndCosine(phase[axis])
    }
    phaseDrift = three(parameters.phaseDrift * radian, &draws)
    selfTest += three(parameters.selfTest, &draws)
    // The published zero-rate level minus the contribution of quadrature is that of the electronics.
    let level = parameters.quadrature * parameters.phaseError * radian
    let level2 = parameters.quadrature * parameters.phaseDrift * radian
    let (offset, drift) = (three(1, &draws), three(1, &draws))
    for index in 0..<3 {
      let range = parameters.ranges[index]
      ranges[index] = Electronics(
        offset: offset * Self.remainder(range.zeroRate, without: level) * radian,
        drift: drift * Self.remainder(range.drift, without: level2) * radian,
        // The best straight line through u + c u³ is off by c/4.
        cubic: 4 * parameters.nonLinearity / (range.fullScale * range.fullScale * radian * radian))
    }
  }

  /// Deviation that remains without a part; independent deviations add as squares.
  private static func remainder(_ whole: Double, without part: Double) -> Double {
    max(0, whole * whole - part * part).squareRoot()
  }

  /// Input of the sense mode in phase and in quadrature with Coriolis forces, relative to the
  /// demodulator's clock: its phase error mixes the two.
  @inline(__always)
  func input(_ here: GyroscopeStimulus) -> GyroscopeInput {
    let rate = here.rate * (scale + scaleDrift * here.warmth)
    var sensed = columns.0 * rate.x + columns.1 * rate.y + columns.2 * rate.z
    if isForceSensitive { sensed += here.force * (perG + perGSquared * here.force) }
    // The angle is small and equals its sine.
    let turn = phaseDrift * here.warmth
    let (sine, cosine) = (sine + cosine * turn, cosine - sine * turn)
    return GyroscopeInput(
      inPhase: sensed * cosine + quadrature * sine, quadrature: quadrature * cosine - sensed * sine)
  }
}

/// The quantities of the world that act on a gyroscope at an instant, clamped: a NaN would stay in
/// the chain forever.
struct GyroscopeStimulus: Equatable, Sendable {
  /// Angular rate in rad/s.
  var rate = Lanes.zero
  /// Specific force in g; zero for a part that is not sensitive to it.
  var force = Lanes.zero
  /// Temperature above 25 °C, in K.
  var warmth = 0.0

  init() {}

  @inline(__always)
  static func == (left: Self, right: Self) -> Bool {
    all((left.rate .== right.rate) .& (left.force .== right.force)) && left.warmth == right.warmth
  }

  @inline(__always)
  init(at time: Int64, in world: inout World, withForce: Bool, position: Axes<Double>) {
    rate = Lanes(clamping: world.angularRate(at: time))
    if withForce { force = Lanes(clamping: world.specificForce(at: time, position: position)) }
    warmth = world.chipTemperature(at: time) - 25
  }

  /// Linear interpolation towards another stimulus, by a fraction.
  func interpolated(to other: Self, _ part: Double) -> Self {
    var result = self
    result.rate += (other.rate - rate) * part
    result.force += (other.force - force) * part
    result.warmth += (other.warmth - warmth) * part
    return result
  }
}
