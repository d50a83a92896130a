// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// The input of a gyroscope's converter: the sensing element, the first low-pass included, or, with ideal sensing,
/// the world itself; and the rate that the self-test adds.
struct GyroscopeSensor: Sendable {
  /// The sensing element; nil senses ideally, without lag. Set it before power comes up.
  var element: GyroscopeElement? {
    get { isIdeal ? nil : silicon }
    set {
      let position = silicon.position
      silicon = newValue ?? GyroscopeElement(parameters, seed: nil)
      silicon.position = position
      isIdeal = newValue == nil
    }
  }
  /// On the board, in metres from the board's centre: an element senses specific force, too.
  var position: Axes<Double> {
    get { silicon.position }
    set { silicon.position = newValue }
  }
  /// Rate that the self-test adds to each axis, in rad/s.
  var selfTest = Axes<Double>.zero
  /// The axes that a fault keeps at their value.
  var stuck = StuckAxes()
  /// Whether samples are ideal, and the element continues to run without effect.
  var isBypassed = false
  /// Parameters of the element that `sense` makes.
  private let parameters: GyroscopeParameters
  /// Not an optional, and without an observer: both would cost time at each sample.
  private var silicon: GyroscopeElement
  /// Whether there is no element, and `silicon` only keeps the position.
  private(set) var isIdeal = true

  init(_ parameters: GyroscopeParameters) {
    self.parameters = parameters
    silicon = GyroscopeElement(parameters, seed: nil)
  }

  mutating func sense(_ sensing: Sensing) {
    element = GyroscopeElement(parameters, sensing: sensing)
  }

  mutating func powerOn() {
    if !isIdeal { silicon.powerOn() }
  }

  /// Applies the self-test's rate from a board time on.
  mutating func pushSelfTest(from time: Int64) {
    if !isIdeal { silicon.setSelfTestRate(selfTest, from: time) }
  }

  /// Sets the white noise relative to that of the parameters, from the next start of sampling on.
  mutating func setNoiseRatio(_ ratio: Double) {
    if !isIdeal { silicon.noiseRatio = ratio }
  }

  /// Selects the measurement range, the lowest is 0, and the order of the first low-pass.
  mutating func select(range: Int, isSecondOrder: Bool) {
    if isIdeal { return }
    silicon.select(range: range)
    silicon.setOrder(isSecondOrder: isSecondOrder)
  }

  /// Switches the drive on or off at a board time; `atOnce` without build-up of its amplitude.
  mutating func drive(isOn: Bool, at time: Int64, atOnce: Bool = false) {
    if !isIdeal { silicon.drive(isOn: isOn, at: time, atOnce: atOnce) }
  }

  /// Starts sampling at a board time with a first low-pass of a cut-off in Hz.
  mutating func start(
    at time: Int64, period: Int64, cutoff: Double, isSecondOrder: Bool,
    _ memory: GyroscopeElement.Memory
  ) {
    if !isIdeal {
      silicon.start(at: time, period: period, cutoff: cutoff, isSecondOrder: isSecondOrder, memory)
    }
  }

  /// The angular rate at an instant, and the converter's input, both in rad/s.
  @inline(__always)
  mutating func sample(
    at instant: Int64, in world: inout World
  ) -> (rate: Axes<Double>, felt: Axes<Double>) {
    let rate = world.angularRate(at: instant)
    if !isIdeal {
      let felt = silicon.sample(at: instant, in: &world)
      if !isBypassed { return (rate, stuck.pass(felt)) }
    }
    return (rate, stuck.pass(rate + selfTest))
  }

  /// The state at an instant not before the last sample, and where the chip has the sample.
  mutating func look(
    at instant: Int64, _ outputs: OutputPlaces, in world: inout World
  ) -> SensorSilicon {
    let rate = world.angularRate(at: instant)
    return SensorSilicon(
      world: rate, silicon: isIdeal ? .ideal : .resonator(silicon.silicon(at: instant, in: &world)),
      isBypassed: isBypassed, outputs: outputs)
  }

  /// Switches on a self-test rate in rad/s, from a board time on.
  mutating func press(_ rate: Axes<Double>, from time: Int64) {
    selfTest = rate
    pushSelfTest(from: time)
  }

  /// Lets the element observe the world up to a board time, before the world changes.
  @inline(__always)
  mutating func observe(upTo time: Int64, in world: inout World) {
    if !isIdeal { silicon.observe(upTo: time, in: &world) }
  }
}
