// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Sensing element of an accelerometer: three masses on springs between electrodes, the read-out of
/// their displacements, the analog low-pass filter, and noise.
///
/// A sample is a function of the seed, of its instant and of the world. It does not depend on which
/// samples were read before, and time without samples costs nothing.
public struct AccelerometerElement: Sendable {
  /// The parameters of the part.
  @usableFromInline package var parameters: AccelerometerParameters { specimen.parameters }
  /// Supply voltage in V; the force of the self-test depends on it.
  public var supply: Double

  /// White noise relative to that of the parameters, in a part with modes of more noise.
  package var noiseRatio = 1.0

  private(set) var dynamics: AccelerometerDynamics
  private(set) var noise: AccelerometerNoise
  /// Whether tolerances and noise are left out.
  private let isNominal: Bool
  private let specimen: AccelerometerSpecimen
  private let source: NoiseSource
  /// Offset since the last power-on, in g.
  private var offset: Lanes
  /// Output without noise in g, at the present displacements and temperature.
  private var still = Lanes.zero
  private var temperature = 25.0
  /// The last sample. Stored, because the compiler scalarizes a vector that is only returned.
  private var last = Lanes.zero
  /// Thermal noise (and kT/C noise) relative to 25 °C.
  private var thermalFactor = 1.0

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - parameters: The part's parameters.
  ///   - seed: Selects one part of many and its noise; nil is a part without tolerances and noise.
  public init(_ parameters: AccelerometerParameters = .lis331dlh, seed: UInt64?) {
    supply = parameters.nominalSupply
    source = NoiseSource(seed: seed ?? 0, of: .acceleration)
    specimen = AccelerometerSpecimen(parameters, source: seed == nil ? nil : source.branch(0))
    offset = specimen.offset
    dynamics = AccelerometerDynamics(
      parameters, selfTest: SelfTestForce(displacementPerG: specimen.displacementPerG))
    noise = AccelerometerNoise(
      parameters, NoiseTerms(floor: parameters.flickerFloor, walk: parameters.walk),
      source: source.branch(1), dynamics: dynamics)
    isNominal = seed == nil
    powerOn(at: 0)
  }

  /// Creates the element of a part whose errors are known, with noise of a seed.
  package init(
    _ parameters: AccelerometerParameters, _ part: PartDescription.Sensor, seed: UInt64
  ) {
    var parameters = parameters
    parameters.sensitivityPerKelvin = part.scalePerKelvin ?? parameters.sensitivityPerKelvin
    // The offset that is described is that of the present power-on.
    parameters.turnOnDeviation = 0
    supply = parameters.nominalSupply
    source = NoiseSource(seed: seed, of: .acceleration)
    specimen = AccelerometerSpecimen(parameters, part)
    offset = specimen.offset
    dynamics = AccelerometerDynamics(
      parameters, selfTest: SelfTestForce(displacementPerG: specimen.displacementPerG))
    noise = AccelerometerNoise(
      parameters, NoiseTerms(part), source: source.branch(1), dynamics: dynamics)
    isNominal = false
    powerOn(at: 0)
  }

  /// Creates the element for a kind of sensing; nil for ideal sensing.
  package init?(_ parameters: AccelerometerParameters, sensing: Sensing) {
    switch sensing {
    case .ideal: return nil
    case .nominal: self.init(parameters, seed: nil)
    case .typical(let seed): self.init(parameters, seed: seed)
    case .described(let part):
      if let sensor = part.sensor(.acceleration) {
        self.init(parameters, sensor, seed: part.seed)
      } else {
        self.init(parameters, seed: nil)
      }
    }
  }

  /// The part's own parameters, with the offset since the last power-on, and the noise at the present rate.
  package func description(of chip: String) -> PartDescription.Sensor {
    var part = PartDescription.Sensor(.acceleration, of: chip)
    part.matrix = specimen.matrix
    (part.offset, part.offsetPerKelvin) = (offset.axes, specimen.offsetPerKelvin.axes)
    part.scalePerKelvin = parameters.sensitivityPerKelvin
    guard !isNominal else { return part }
    (part.noise, part.flicker) = (noise.density.axes, noise.terms.floor.axes)
    part.walk = noise.terms.walk.axes
    return part
  }

  /// Switches the supply on at a board time in ns: the offset differs a little each time.
  @usableFromInline package mutating func powerOn(at time: Int64) {
    if isNominal { return }
    dynamics.hasMoved = true
    var draws = source.branch(2).draws(at: time)
    offset = specimen.offset + parameters.turnOnDeviation * draws.gaussianLanes()
  }

  /// Starts conversions, or changes their rate: the filter is empty.
  ///
  /// - Parameters:
  ///   - time: Board time in ns.
  ///   - period: Time between samples, in ns.
  ///   - rate: Output data rate in Hz that selects the filter. In low-power modes the sampling rate
  ///     is lower.
  public mutating func start(at time: Int64, period: Int64, rate: Double) {
    dynamics.start(parameters, at: Self.bounded(time), period: period, rate: rate)
    if !isNominal { noise.restart(parameters, dynamics: dynamics) }
  }

  /// Sets the electrostatic force of the self-test from a board time in ns on: in g on a centred
  /// mass at the nominal supply.
  @usableFromInline
  package mutating func setSelfTestForce(_ force: Axes<Double>, from time: Int64) {
    let volts = supply / parameters.nominalSupply
    let factor = (0..<max(0, min(parameters.selfTestPower, 4))).reduce(1) { product, _ in
      product * volts
    }
    var lanes = Lanes(force) * specimen.selfTest * factor
    lanes.replace(with: 0, where: .!(lanes .> -1e6 .& lanes .< 1e6))
    dynamics.selfTest.add(lanes, from: Self.bounded(time))
  }

  /// The input of the converter in g, at a board time in ns.
  ///
  /// - Parameters:
  ///   - instant: The board time in ns.
  ///   - position: Position of the part on the board, in m from its centre.
  ///   - world: What happens to the board.
  @inline(__always)
  public mutating func sample(
    at instant: Int64, position: Axes<Double> = .zero, in world: inout World
  ) -> Axes<Double> {
    if !dynamics.rest(to: instant, position: position, in: &world) {
      move(to: Self.bounded(instant), position, &world)
    } else if dynamics.hasMoved {
      evaluate(at: temperature)
    }
    if isNominal { return still.axes }
    noise.step(to: dynamics.time)
    last = still + noise.state.y * (thermalFactor * noiseRatio) + noise.drift(at: dynamics.time)
    return last.axes
  }

  @inline(never)
  private mutating func move(
    to instant: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    dynamics.advance(to: instant, position: position, in: &world)
    let celsius = world.chipTemperature(at: instant)
    if dynamics.hasMoved || celsius != temperature { evaluate(at: celsius) }
  }

  /// Observes the world up to a board time in ns, before which it must not be changed afterwards,
  /// except by the motion that it plays.
  ///
  /// Call this before each change of the world. Otherwise the change takes effect right after the
  /// last sample.
  @inline(__always)
  @usableFromInline package mutating func observe(
    upTo time: Int64, position: Axes<Double> = .zero, in world: inout World
  ) {
    dynamics.observe(upTo: Self.bounded(time), position: position, in: &world)
  }

  /// Whether all further samples are equal while the world does not change.
  @usableFromInline package var isAtRest: Bool { isNominal && dynamics.isSettled }

  /// Displacements of X and Y in m and angle of Z in rad, by the linear law of the springs.
  package var displacements: Axes<Double> {
    let place = dynamics.state.x
    return Axes(
      place.x * parameters.inPlane.displacementPerG, place.y * parameters.inPlane.displacementPerG,
      place.z * parameters.outOfPlane.anglePerG)
  }

  /// Moves a copy on to an instant between samples, without noise; no earlier than the last sample.
  mutating func look(at instant: Int64, _ position: Axes<Double>, _ world: inout World) {
    let instant = Self.bounded(instant)
    if instant > dynamics.time { dynamics.advance(to: instant, position: position, in: &world) }
    evaluate(at: world.chipTemperature(at: instant))
  }

  /// Output in g at the present displacements and temperature: without noise, and without errors, too.
  var outputs: (still: Axes<Double>, nominal: Axes<Double>) {
    (still.axes, AccelerometerSpecimen(parameters, source: nil).output(dynamics.state.y).axes)
  }

  /// Noise of the last sample, in g.
  var lastNoise: Axes<Double> {
    mutating get {
      if isNominal || dynamics.time < 0 { return .zero }
      return (noise.state.y * (thermalFactor * noiseRatio) + noise.drift(at: dynamics.time)).axes
    }
  }

  /// Evaluates the nonlinearity of read-out and softening and the part's errors, at a temperature
  /// in °C.
  @inline(never)
  private mutating func evaluate(at celsius: Double) {
    dynamics.hasMoved = false
    temperature = celsius
    let warmth = celsius - 25
    thermalFactor = ((celsius + 273.15) / Thermal.reference).squareRoot()
    let output = specimen.output(dynamics.state.y)
    still = output * (1 + parameters.sensitivityPerKelvin * warmth)
    if !isNominal { still += offset + specimen.offsetPerKelvin * warmth }
  }

  /// Within these limits no difference of two times overflows.
  private static func bounded(_ time: Int64) -> Int64 { max(-1 << 61, min(time, 1 << 62)) }
}
