// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a compass feels: Hall plates with a concentrator, averaged over a measurement.
///
/// A measurement is a function of the seed, of its time and of the world, and of nothing else; except
/// that of magnets above 5 mT that come and go while nobody looks for more than a second, it may
/// depend on the looks whether, and along which way, they leave the concentrator magnetised.
public struct CompassElement: Sendable {
  /// What it is made of.
  public let parameters: CompassParameters
  /// What the fuse ROM tells a host to multiply each axis by, in its steps of 1/256.
  public var adjustment = Axes(1.0, 1, 1)

  /// So that no difference of times overflows.
  private static let times: ClosedRange<Int64> = -1 << 61...1 << 62

  private static func bounded(_ time: Int64) -> Int64 {
    max(times.lowerBound, min(time, times.upperBound))
  }

  private let part: CompassUnit
  private let source: NoiseSource
  private var slow: SlowAxes
  private var trace: FieldTrace

  /// One part of many, which the seed picks.
  public init(_ parameters: CompassParameters = .ak8975, seed: UInt64 = 0) {
    self.parameters = parameters
    let source = NoiseSource(seed: seed, of: .compass)
    self.source = source.branch(0)
    part = CompassUnit(parameters, source.branch(1))
    func slow(_ axis: UInt64) -> SlowNoise {
      SlowNoise(floor: parameters.flicker, walk: 0, source: source.branch(2 + axis))
    }
    self.slow = SlowAxes(slow(0), slow(1), slow(2))
    trace = FieldTrace(
      Remanence(threshold: parameters.magnetizingField, strength: parameters.remanence))
  }

  /// nil senses ideally.
  public init?(_ sensing: Sensing, _ parameters: CompassParameters = .ak8975) {
    switch sensing {
    case .ideal: return nil
    case .nominal: self.init(parameters.nominal)
    case .typical(let seed): self.init(parameters, seed: seed)
    }
  }

  /// What a measurement between two board times gives, in µT before scale and rounding.
  ///
  /// Times must not go back from one call to the next.
  public mutating func feel(
    from start: Int64, to end: Int64, in world: inout World
  ) -> Axes<Double> {
    let (start, end) = (Self.bounded(start), Self.bounded(end))
    let field = trace.mean(from: start, to: end, in: &world)
    return converted(field, from: start, to: end, in: &world) + offset(at: end, in: &world)
  }

  /// What a self-test gives, which measures a coil's field in µT.
  ///
  /// - Parameter isolated: Whether the chip takes out the field around it, and its own offset.
  public mutating func feel(
    coil: Axes<Double>, isolated: Bool, from start: Int64, to end: Int64, in world: inout World
  ) -> Axes<Double> {
    let (start, end) = (Self.bounded(start), Self.bounded(end))
    let ambient = trace.mean(from: start, to: end, in: &world)
    let coil = coil * part.coil
    if isolated { return converted(coil, from: start, to: end, in: &world) }
    return converted(coil + ambient, from: start, to: end, in: &world)
      + offset(at: end, in: &world)
  }

  /// Lets the world act up to a time: on the measurement that began at `start`, if one did, and on
  /// the concentrator. To be called before the world is changed, and at any other time.
  public mutating func follow(to time: Int64, from start: Int64?, in world: inout World) {
    if let start, start <= time { trace.begin(at: Self.bounded(start), in: &world) }
    trace.follow(to: Self.bounded(time), in: &world)
  }

  private mutating func converted(
    _ field: Axes<Double>, from start: Int64, to end: Int64, in world: inout World
  ) -> Axes<Double> {
    let plates = part.plates.feel(field, magnetization: trace.remanence.magnetization)
    let warmth = Self.temperature(at: end, in: &world) - 25
    let gain = 1 + part.sensitivityDrift * warmth
    let fit = Axes(
      part.sensitivity.x - part.misfit.x / (256 * adjustment.x),
      part.sensitivity.y - part.misfit.y / (256 * adjustment.y),
      part.sensitivity.z - part.misfit.z / (256 * adjustment.z))
    return Axes(plates.x * fit.x, plates.y * fit.y, plates.z * fit.z) * gain
      + noise(at: start + (end - start) / 2, warmth)
  }

  private mutating func noise(at time: Int64, _ warmth: Double) -> Axes<Double> {
    let flicker = slow.value(at: time).axes
    guard parameters.noise != .zero else { return flicker }
    var draws = source.draws(at: time)
    // Thermal noise of the plates: √(4kTR).
    let heat = max(0, 1 + warmth / 298.15).squareRoot()
    let white = Axes(
      parameters.noise.x * draws.gaussian(), parameters.noise.y * draws.gaussian(),
      parameters.noise.z * draws.gaussian())
    return flicker + white * heat
  }

  private func offset(at time: Int64, in world: inout World) -> Axes<Double> {
    part.offset + part.drift * (Self.temperature(at: time, in: &world) - 25)
  }

  /// In °C, between what is cold and what melts; 25 where there is no number.
  private static func temperature(at time: Int64, in world: inout World) -> Double {
    let temperature = world.temperature(at: time)
    return temperature.isNaN ? 25 : max(-273.15, min(temperature, 1000))
  }
}
