// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// What lies between the world and a gyroscope's converter: sense mode, demodulator and the first
/// low-pass, which runs in front of the output rate's sampling, with the errors and the noise of
/// one part of many.
///
/// What it feels at an instant depends on the seed, on that instant and on the world up to then,
/// and not on who asked when.
public struct GyroscopeElement: Sendable {
  /// What filters remember when sampling begins.
  package enum Memory: Sendable {
    /// What they did before.
    case kept
    /// Nothing, and that the input had always been as it is.
    case zero, input
  }

  /// A rate, and a filter for it.
  struct Setting: Sendable {
    /// In nanoseconds; 0 before the first start.
    var period: Int64 = 0
    /// In rad/s.
    var cutoff = 0.0
    var isSecondOrder = true
  }

  /// Where on the board it sits, in metres from the centre.
  package var position = Axes<Double>.zero {
    didSet { wake() }
  }
  var unit = GyroscopeUnit()
  var noise: GyroscopeNoise
  let isNoisy: Bool
  let pole: Complex
  var drive: GyroscopeDrive

  var setting = Setting()
  var transition = GyroscopeChain.Transition()
  var straight = GyroscopeChain.Particular()
  var starting = GyroscopeChain.Particular()
  /// What is forgotten, in nanoseconds.
  var memory: Int64 = 0

  /// Up to where the chain has come, in nanoseconds, and what it felt there.
  var time: Int64 = 0
  var here = GyroscopeSurroundings()
  var state = GyroscopeState()
  /// Where the state is what the input makes of it for good, there is nothing to compute.
  var isSettled = false
  /// Whether it is settled in a world that was this one; then what was looked at last was the same.
  var isResting = false
  var still = World.Still()
  /// Not nil until the world is at hand in which sampling begins.
  var beginning: Memory?

  /// The last look at a world that may have been another since.
  var lookTime = Int64.min
  var looked = GyroscopeSurroundings()

  /// What self-test adds, in rad/s, and what it will from a time on.
  var test = 0.0
  var nextTest = 0.0
  var testTime = Int64.max
  var nextSetting = Setting()
  var settingTime = Int64.max
  private var range = 0

  /// - Parameter seed: Of one part of many. nil is a part without tolerances and without noise: its
  ///   sense mode, its filter and the start of its drive are there.
  public init(_ parameters: GyroscopeParameters = .l3g4200d, seed: UInt64?) {
    let sense = 2 * Double.pi * max(1, parameters.driveFrequency + parameters.split)
    let damping = sense / (2 * max(0.51, parameters.senseQuality))
    pole = Complex(
      -damping,
      (sense * sense - damping * damping).squareRoot() - 2 * .pi * parameters.driveFrequency)
    drive = GyroscopeDrive(startUp: parameters.startUp)
    let source = NoiseSource(seed: seed ?? 0, of: .gyroscope)
    noise = GyroscopeNoise(parameters, source: source.branch(1))
    isNoisy = seed != nil
    if isNoisy { unit = GyroscopeUnit(parameters, source: source.branch(0)) }
  }

  /// The supply came up: nothing swings.
  package mutating func powerOn() {
    drive.reset()
    setting = Setting()
    test = 0
    testTime = .max
    settingTime = .max
    lookTime = .min
  }

  /// The drive's loop is switched on or off.
  package mutating func drive(isOn: Bool, at time: Int64) {
    drive.turn(isOn, at: time)
    isSettled = false
  }

  /// The measurement range, the lowest being 0.
  package mutating func select(range index: Int) { range = max(0, min(index, 2)) }

  /// Self-test adds a rate from a time on, in rad/s.
  package mutating func test(_ rate: Double, from time: Int64) {
    if rate == (testTime == .max ? test : nextTest) { return }
    // Of two changes between two samples the second counts, from the first's time on.
    testTime = min(testTime, time)
    nextTest = rate
  }

  /// Samples come every `period` from a time on, behind a low-pass of a cut-off in Hz.
  package mutating func start(
    at start: Int64, period: Int64, cutoff: Double, isSecondOrder: Bool, _ memory: Memory
  ) {
    let new = Setting(
      period: max(1, period), cutoff: 2 * .pi * max(1e-3, cutoff), isSecondOrder: isSecondOrder)
    guard memory == .kept, setting.period > 0 else {
      tune(to: new)
      settingTime = .max
      time = start
      lookTime = .min
      beginning = memory == .kept ? .zero : memory
      return
    }
    settingTime = min(settingTime, start)
    nextSetting = new
  }

  /// How many poles the filter has, always had.
  package mutating func setOrder(isSecondOrder: Bool) {
    nextSetting.isSecondOrder = isSecondOrder
    guard setting.period > 0, setting.isSecondOrder != isSecondOrder else { return }
    setting.isSecondOrder = isSecondOrder
    tune(to: setting)
  }

  /// What the converter gets at an instant, in rad/s.
  @inline(__always)
  package mutating func feel(at instant: Int64, in world: inout World) -> Axes<Double> {
    guard setting.period > 0 else { return world.rotation(at: instant) }
    advance(to: instant, in: &world)
    let electronics = unit.ranges[range]
    var rate = state.y
    rate += rate * rate * rate * electronics.bend
    rate += electronics.offset + electronics.drift * here.warmth
    if isNoisy { rate += noise.value(at: instant) }
    return Axes(rate.x, rate.y, rate.z)
  }
}
