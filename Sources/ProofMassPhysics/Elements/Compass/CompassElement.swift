// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Sensing element of a magnetometer: Hall plates under a magnetic concentrator, or magnetoresistive bridges,
/// averaged over a measurement.
///
/// A measurement is a function of the seed, of its time and of the world, with one exception: where
/// a field above 5 mT comes and goes between calls that are more than a second apart, the remanence
/// of the concentrator may depend on the times of the calls.
public struct CompassElement: Sendable {
  /// The parameters of the specimen.
  @usableFromInline package let parameters: CompassParameters
  /// Sensitivity adjustment of each axis in the fuse ROM: the factor that a host applies, in steps
  /// of 1/256.
  @usableFromInline package var adjustment = Axes(1.0, 1, 1)
  /// The white noise of a measurement as a multiple of that of the parameters: more where the chip averages
  /// less.
  package var noiseRatio = 1.0
  /// Whether the chip converts the world's field itself and ignores the element, which continues to run.
  package var isBypassed = false

  /// The orientation of the element's axes on the board.
  package var mount: Mount {
    get { trace.mount }
    set { trace.mount = newValue }
  }

  /// Whether the bridges are magnetized in reverse, and the chip negates what they show: the field then has its
  /// sign, and the offset the opposite one.
  package var isReversed = false

  /// Board times in ns; within this range no difference overflows.
  private static let times: ClosedRange<Int64> = -1 << 61...1 << 62

  private static func bounded(_ time: Int64) -> Int64 {
    max(times.lowerBound, min(time, times.upperBound))
  }

  /// Noise of the last measurement in µT, and its result.
  private(set) var last = (noise: Axes<Double>.zero, output: Axes<Double>.zero)

  let specimen: CompassSpecimen
  private let source: NoiseSource
  private var slow: SlowNoiseLanes
  private(set) var trace: FieldTrace

  /// Creates one part of many, which the seed selects with its noise.
  public init(_ parameters: CompassParameters = .ak8975, seed: UInt64 = 0) {
    self.parameters = parameters
    let source = NoiseSource(seed: seed, of: .magneticFluxDensity)
    self.source = source.branch(0)
    specimen = CompassSpecimen(parameters, source.branch(1))
    slow = SlowNoiseLanes(
      NoiseTerms(floor: parameters.flicker, walk: 0), source: source, first: 2)
    trace = FieldTrace(
      Remanence(threshold: parameters.magnetizingField, strength: parameters.remanence))
  }

  /// Creates the element of a part whose errors are known, with noise of a seed.
  package init(_ parameters: CompassParameters, _ part: PartDescription.Sensor, seed: UInt64) {
    var parameters = parameters
    parameters.noise = part.noise
    self.parameters = parameters
    let source = NoiseSource(seed: seed, of: .magneticFluxDensity)
    self.source = source.branch(0)
    specimen = CompassSpecimen(parameters, part)
    slow = SlowNoiseLanes(NoiseTerms(part), source: source, first: 2)
    trace = FieldTrace(
      Remanence(threshold: parameters.magnetizingField, strength: parameters.remanence))
  }

  /// The part's own parameters.
  package func description(of chip: String) -> PartDescription.Sensor {
    var part = PartDescription.Sensor(.magneticFluxDensity, of: chip)
    let size = 10.0
    func column(_ field: Axes<Double>) -> Axes<Double> {
      let read =
        specimen.bridges?.output(field, remanence: .zero)
        ?? specimen.plates.output(field, magnetization: .zero)
      return Axes(
        read.x * specimen.sensitivity.x - read.x * specimen.misfit.x / (256 * adjustment.x),
        read.y * specimen.sensitivity.y - read.y * specimen.misfit.y / (256 * adjustment.y),
        read.z * specimen.sensitivity.z - read.z * specimen.misfit.z / (256 * adjustment.z)
      ) * (1 / size)
    }
    part.matrix =
      Matrix3(column(Axes(size, 0, 0)), column(Axes(0, size, 0)), column(Axes(0, 0, size)))
      .transposed
    (part.offset, part.offsetPerKelvin) = (specimen.offset + specimen.uncancelled, specimen.drift)
    part.scalePerKelvin = specimen.sensitivityDrift
    part.noise = parameters.noise
    part.flicker = slow.terms.floor.axes
    return part
  }

  /// Creates the element for a kind of sensing; nil for ideal sensing.
  @usableFromInline package init?(_ sensing: Sensing, _ parameters: CompassParameters = .ak8975) {
    switch sensing {
    case .ideal: return nil
    case .nominal: self.init(parameters.nominal)
    case .typical(let seed): self.init(parameters, seed: seed)
    case .described(let part):
      if let sensor = part.sensor(.magneticFluxDensity) {
        self.init(parameters, sensor, seed: part.seed)
      } else {
        self.init(parameters.nominal)
      }
    }
  }

  /// The result of a measurement between two board times in ns: µT before scale and rounding.
  ///
  /// Times must not decrease from one call to the next.
  @usableFromInline package mutating func sample(
    from start: Int64, to end: Int64, in world: inout World
  ) -> Axes<Double> {
    let (start, end) = (Self.bounded(start), Self.bounded(end))
    let field = trace.mean(from: start, to: end, in: &world)
    last.output =
      converted(field, from: start, to: end, in: &world) + offset(at: end, in: &world)
    return last.output
  }

  /// The result of a self-test, which measures a coil's field in µT; see ``sample(from:to:in:)``.
  ///
  /// - Parameters:
  ///   - coil: Flux density of the coil, in µT.
  ///   - isolated: Whether the chip subtracts the ambient field and its own offset.
  ///   - start: Board time at which the measurement begins, in ns.
  ///   - end: Board time at which it ends, in ns.
  ///   - world: What happens to the board.
  @usableFromInline package mutating func sample(
    coil: Axes<Double>, isolated: Bool, from start: Int64, to end: Int64, in world: inout World
  ) -> Axes<Double> {
    let (start, end) = (Self.bounded(start), Self.bounded(end))
    let ambient = trace.mean(from: start, to: end, in: &world)
    let coil = coil * specimen.coil
    last.output = converted(isolated ? coil : coil + ambient, from: start, to: end, in: &world)
    if !isolated { last.output = last.output + offset(at: end, in: &world) }
    return last.output
  }

  /// Follows the world up to a board time in ns, for the measurement that began at `start`, if one
  /// did, and for the concentrator's remanence. Call this before each change of the world; extra
  /// calls do no harm.
  @usableFromInline
  package mutating func observe(upTo time: Int64, from start: Int64?, in world: inout World) {
    if let start, start <= time { trace.begin(at: Self.bounded(start), in: &world) }
    trace.observe(upTo: Self.bounded(time), in: &world)
  }

  /// Magnetizes the bridges anew at a board time in ns, by a pulse of current: what a strong field left is gone.
  package mutating func magnetize(at time: Int64, in world: inout World) {
    trace.clear(at: Self.bounded(time), in: &world)
  }

  @inline(__always)
  private mutating func converted(
    _ field: Axes<Double>, from start: Int64, to end: Int64, in world: inout World
  ) -> Axes<Double> {
    let remanence = trace.remanence.magnetization
    let plates =
      specimen.bridges?.output(field, remanence: remanence)
      ?? specimen.plates.output(field, magnetization: remanence)
    let warmth = world.chipTemperature(at: end) - 25
    let gain = 1 + specimen.sensitivityDrift * warmth
    let fit = Axes(
      specimen.sensitivity.x - specimen.misfit.x / (256 * adjustment.x),
      specimen.sensitivity.y - specimen.misfit.y / (256 * adjustment.y),
      specimen.sensitivity.z - specimen.misfit.z / (256 * adjustment.z))
    last.noise = noise(at: start + (end - start) / 2, warmth)
    return Axes(plates.x * fit.x, plates.y * fit.y, plates.z * fit.z) * gain + last.noise
  }

  private mutating func noise(at time: Int64, _ warmth: Double) -> Axes<Double> {
    let flicker = slow.value(at: time).axes
    guard parameters.noise != .zero else { return flicker }
    var draws = source.draws(at: time)
    let white = draws.gaussianLanes()
    // Thermal noise of the resistance, √(4kTR).
    let heat = max(0, 1 + warmth / 298.15).squareRoot() * noiseRatio
    return flicker
      + Axes(
        parameters.noise.x * white.x, parameters.noise.y * white.y, parameters.noise.z * white.z)
      * heat
  }

  // Mutates nothing; but since the world may be mutated, a nonmutating method would get a copy of the
  // element.
  @inline(__always)
  mutating func offset(at time: Int64, in world: inout World) -> Axes<Double> {
    (isReversed ? specimen.offset * -1 : specimen.offset) + specimen.uncancelled
      + specimen.drift * (world.chipTemperature(at: time) - 25)
  }
}
