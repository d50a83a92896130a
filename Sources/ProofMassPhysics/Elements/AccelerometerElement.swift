// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What lies between the world and an accelerometer's converter: three masses on springs between
/// electrodes, the read-out of where they are, the analog low-pass, and their noise.
///
/// A sample is a function of the seed, of its instant and of the world. What was asked before makes
/// no difference, and time in which nothing is asked costs nothing.
public struct AccelerometerElement: Sendable {
  public var parameters: AccelerometerParameters { design.parameters }
  /// In V; the self-test goes with it.
  public var supply: Double

  private(set) var dynamics: AccelerometerDynamics
  private(set) var noise: AccelerometerNoise
  /// Whether this is a part without tolerances or noise.
  private let isNominal: Bool
  private let design: AccelerometerDesign
  private let source: NoiseSource
  /// The offset with what this power-on added to it, in g.
  private var offset: Lanes
  /// What the world alone makes of the output, until it moves the masses or warms them.
  private var still = Lanes.zero
  private var temperature = 25.0
  /// By how much more than at 25 °C thermal noise and kT/C are.
  private var warmth = 1.0

  /// - Parameter seed: Picks one part of many and its noise; nil is a part without tolerances or
  ///   noise.
  public init(_ parameters: AccelerometerParameters = .lis331dlh, seed: UInt64?) {
    supply = parameters.nominalSupply
    source = NoiseSource(seed: seed ?? 0, of: .accelerometer)
    design = AccelerometerDesign(
      parameters,
      seed == nil ? AccelerometerUnit() : AccelerometerUnit(parameters, source: source.branch(0)))
    offset = design.unit.offset
    dynamics = AccelerometerDynamics(parameters, pushes: Pushes(placePerG: design.placePerG))
    noise = AccelerometerNoise(parameters, source: source.branch(1), dynamics: dynamics)
    isNominal = seed == nil
    powerOn(at: 0)
  }

  /// nil for ideal sensing.
  package init?(_ parameters: AccelerometerParameters, sensing: Sensing) {
    switch sensing {
    case .ideal: return nil
    case .nominal: self.init(parameters, seed: nil)
    case .typical(let seed): self.init(parameters, seed: seed)
    }
  }

  /// The supply comes up: each time the offset is a little different.
  public mutating func powerOn(at time: Int64) {
    if isNominal { return }
    dynamics.hasMoved = true
    var draws = source.branch(2).draws(at: time)
    offset =
      design.unit.offset + parameters.turnOnDeviation
      * Lanes(draws.gaussian(), draws.gaussian(), draws.gaussian(), 0)
  }

  /// Conversions begin, or go on at another rate: the filter is empty.
  ///
  /// - Parameters:
  ///   - time: Board time in ns.
  ///   - period: Between samples, in ns.
  ///   - rate: The output data rate whose filter is in use, in Hz; that of slow, low-power sampling
  ///     is the rate that is selected beside it.
  public mutating func start(at time: Int64, period: Int64, rate: Double) {
    dynamics.start(parameters, at: Self.bounded(time), period: period, rate: rate)
    if !isNominal { noise.restart(parameters, dynamics: dynamics) }
  }

  /// The self-test's electrostatic force from a board time in ns on, in g on a mass in the middle and
  /// at the supply that it is stated for.
  public mutating func push(_ force: Axes<Double>, from time: Int64) {
    let volts = supply / parameters.nominalSupply
    let factor = (0..<max(0, min(parameters.selfTestPower, 4))).reduce(1) { product, _ in
      product * volts
    }
    var lanes = Lanes(force) * design.unit.selfTest * factor
    lanes.replace(with: 0, where: .!(lanes .> -1e6 .& lanes .< 1e6))
    dynamics.pushes.add(lanes, from: Self.bounded(time))
  }

  /// What the converter gets at an instant in ns of board time, in g.
  ///
  /// - Parameter position: Of the part on the board, in m from its centre.
  @inline(__always)
  public mutating func feel(
    at instant: Int64, position: Axes<Double> = .zero, in world: inout World
  ) -> Axes<Double> {
    let instant = Self.bounded(instant)
    if dynamics.rest(to: instant, position: position, in: world) {
      if dynamics.hasMoved { read(at: temperature) }
    } else {
      dynamics.follow(to: instant, position: position, in: &world)
      let celsius = world.temperature(at: instant)
      if dynamics.hasMoved || celsius != temperature { read(at: celsius) }
    }
    if isNominal { return still.axes }
    noise.step(to: instant)
    return (still + noise.state.y * warmth + noise.drift(at: instant)).axes
  }

  /// Before a time in ns the world will not be changed any more, but for the motion that it plays.
  ///
  /// To be said before it is changed; otherwise it counts as changed right after the last sample.
  @inline(__always)
  public mutating func look(
    upTo time: Int64, position: Axes<Double> = .zero, in world: inout World
  ) {
    dynamics.look(upTo: Self.bounded(time), position: position, in: &world)
  }

  /// Whether in a world that stays as it is all samples are the same from now on.
  public var isAtRest: Bool { isNominal && dynamics.isSettled }

  /// Where X and Y are, in m, and Z, in rad; linear, as the springs' stiffness has it.
  package var displacements: Axes<Double> {
    let place = dynamics.state.x
    return Axes(
      place.x * parameters.inPlane.displacementPerG, place.y * parameters.inPlane.displacementPerG,
      place.z * parameters.outOfPlane.anglePerG)
  }

  /// By the law of read-out and softening, and what this part is off by, at a temperature in °C.
  private mutating func read(at celsius: Double) {
    dynamics.hasMoved = false
    temperature = celsius
    // What is not a temperature is the one that everything is stated at.
    let bounded = celsius > -273 ? min(celsius, 1000) : celsius <= -273 ? -273 : 25
    let warmer = bounded - 25
    warmth = ((bounded + 273.15) / Thermal.reference).squareRoot()
    let felt = design.read(dynamics.state.y)
    still = felt * (1 + parameters.sensitivityPerKelvin * warmer)
    if !isNominal { still += offset + design.unit.offsetPerKelvin * warmer }
  }

  private static func bounded(_ time: Int64) -> Int64 { max(-1 << 62, min(time, 1 << 62)) }
}
