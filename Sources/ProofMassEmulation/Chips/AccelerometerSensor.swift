// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// The input of an accelerometer's converter: the sensing element or, with ideal sensing, the world
/// itself; and the self-test force.
struct AccelerometerSensor: Sendable {
  /// The sensing element; nil senses ideally. Set it before power comes up.
  var element: AccelerometerElement? {
    get { isIdeal ? nil : silicon }
    set {
      silicon = newValue ?? Self.none
      isIdeal = newValue == nil
    }
  }
  /// On the board, in metres from the board's centre.
  var position = Axes<Double>.zero
  /// Force on the masses while the self-test is on, in g; zero while it is off.
  var selfTest = Axes<Double>.zero
  /// The axes that a fault keeps at their value.
  var stuck = StuckAxes()
  /// Parameters of the element that `sense` makes.
  private let parameters: AccelerometerParameters
  /// Not an optional, and without an observer: both would cost time at each sample.
  private var silicon = none
  /// Whether there is no element, and `silicon` is unused.
  private(set) var isIdeal = true
  /// Whether samples are ideal, and the element continues to run without effect.
  var isBypassed = false
  private static let none = AccelerometerElement(.lis331dlh, seed: nil)

  init(_ parameters: AccelerometerParameters) { self.parameters = parameters }

  mutating func sense(_ sensing: Sensing) {
    element = AccelerometerElement(parameters, sensing: sensing)
  }

  mutating func powerOn(at time: Int64) {
    if isIdeal { return }
    silicon.powerOn(at: time)
    silicon.setSelfTestForce(selfTest, from: time)
  }

  /// Applies the self-test force from a board time on.
  mutating func pushSelfTest(from time: Int64) {
    if !isIdeal { silicon.setSelfTestForce(selfTest, from: time) }
  }

  /// Sets the white noise relative to that of the parameters.
  mutating func setNoiseRatio(_ ratio: Double) {
    if !isIdeal { silicon.noiseRatio = ratio }
  }

  /// Conversions start; `rate` in Hz chooses the analog filter.
  mutating func start(at time: Int64, period: Int64, rate: Double) {
    if !isIdeal { silicon.start(at: time, period: period, rate: rate) }
  }

  /// The specific force at an instant, and the converter's input, both in g.
  @inline(__always)
  mutating func sample(
    at instant: Int64, in world: inout World
  ) -> (force: Axes<Double>, felt: Axes<Double>) {
    let force = world.specificForce(at: instant, position: position)
    if isIdeal { return (force, stuck.pass(force + selfTest)) }
    let felt = silicon.sample(at: instant, position: position, in: &world)
    return (force, stuck.pass(isBypassed ? force + selfTest : felt))
  }

  /// The state at an instant not before the last sample, and where the chip has the sample.
  mutating func look(
    at instant: Int64, _ outputs: OutputPlaces, in world: inout World
  ) -> SensorSilicon {
    let force = world.specificForce(at: instant, position: position)
    return SensorSilicon(
      world: force,
      silicon: isIdeal
        ? .ideal
        : .masses(silicon.silicon(at: instant, position: position, in: &world)),
      isBypassed: isBypassed, outputs: outputs)
  }

  /// Switches on a self-test force in g, from a board time on.
  mutating func press(_ force: Axes<Double>, from time: Int64) {
    selfTest = force
    pushSelfTest(from: time)
  }

  /// Lets the element observe the world up to a board time, before the world changes.
  @inline(__always)
  mutating func observe(upTo time: Int64, in world: inout World) {
    if !isIdeal { silicon.observe(upTo: time, position: position, in: &world) }
  }

  /// Whether, in a constant world, all samples are the same from now on.
  var isAtRest: Bool { isIdeal || silicon.isAtRest }
}
