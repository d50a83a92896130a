// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// Sensing element of a gyroscope: sense mode, demodulator and first low-pass filter, which runs
/// before the sampling at the output data rate, with the errors and the noise of one part of many.
///
/// A sample is a function of the seed, of its instant and of the world up to then. It does not
/// depend on which samples were read before.
public struct GyroscopeElement: Sendable {
  /// Initial state of the filters when sampling begins.
  package enum Memory: Sendable {
    /// The state from before.
    case kept
    /// Zero.
    case zero
    /// The steady state for the present input.
    case input
  }

  /// A sampling rate and its filter.
  struct Setting: Sendable {
    /// Time between samples in ns; 0 before the first start.
    var period: Int64 = 0
    /// Cut-off of the filter in rad/s.
    var cutoff = 0.0
    var isSecondOrder = true
  }

  /// Position of the part on the board, in m from its centre.
  package var position = Axes<Double>.zero {
    didSet {
      wake()
      stamp = nil
    }
  }
  let resonator: GyroscopeResonator
  var specimen = GyroscopeSpecimen()
  var noise: GyroscopeNoise
  /// White noise relative to that of the parameters, from the next start of sampling on.
  package var noiseRatio: Double {
    get { noise.ratio }
    set { noise.ratio = newValue }
  }
  let isNoisy: Bool
  /// Pole of the sense mode in the rotating frame, in 1/s.
  let pole: Complex
  var drive: GyroscopeDrive

  var setting = Setting()
  var transition = GyroscopeChain.Transition()
  var straight = GyroscopeChain.Particular()
  var starting = GyroscopeChain.Particular()
  /// Time in ns after which a state has decayed; a multiple of the period.
  var memory: Int64 = 0

  /// Board time of the state in ns.
  var time: Int64 = 0
  /// Stimulus at that time.
  var here = GyroscopeStimulus()
  /// Input of the sense mode for that stimulus.
  var input = GyroscopeInput()
  /// Stamp of the world that gave this stimulus.
  var stamp: UInt64?
  var state = GyroscopeState()
  /// Whether the state equals the steady state of the present input, so that nothing has to be
  /// computed.
  var isSettled = false
  /// The world in which the state is settled, if that world is constant; the last observation then
  /// had the same stimulus.
  var rest: StillWorld?
  /// The input of the converter without noise, in rad/s.
  var output = Lanes.zero
  /// Initial state of a start that is pending until the world is available; nil otherwise.
  var beginning: Memory?

  /// Board time in ns of the last observation; the world may have been changed then.
  var observationTime = Int64.min
  /// Stimulus at that time, before the change.
  var observed = GyroscopeStimulus()

  /// Self-test rate of each axis in rad/s.
  var test = Lanes.zero
  /// Self-test rate from `testTime` on.
  var nextTest = Lanes.zero
  var testTime = Int64.max
  var nextSetting = Setting()
  var settingTime = Int64.max
  private var range = 0

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - parameters: The part's parameters.
  ///   - seed: Selects one part of many and its noise. Nil is a part without tolerances and noise; it
  ///     has the sense mode, the filter and the drive's start-up.
  public init(_ parameters: GyroscopeParameters = .l3g4200d, seed: UInt64?) {
    self.init(parameters, seed: seed, nil)
  }

  /// Creates the element for a kind of sensing; nil for ideal sensing.
  package init?(_ parameters: GyroscopeParameters, sensing: Sensing) {
    switch sensing {
    case .ideal: return nil
    case .nominal: self.init(parameters, seed: nil)
    case .typical(let seed): self.init(parameters, seed: seed)
    case .described(let part):
      let sensor = part.sensor(.angularRate)
      self.init(parameters, seed: sensor == nil ? nil : part.seed, sensor)
    }
  }

  private init(
    _ parameters: GyroscopeParameters, seed: UInt64?, _ part: PartDescription.Sensor?
  ) {
    let sense = 2 * Double.pi * max(1, parameters.driveFrequency + parameters.split)
    let damping = sense / (2 * max(0.51, parameters.senseQuality))
    resonator = GyroscopeResonator(parameters)
    pole = Complex(
      -damping,
      (sense * sense - damping * damping).squareRoot() - 2 * .pi * parameters.driveFrequency)
    drive = GyroscopeDrive(startUp: parameters.startUp)
    let source = NoiseSource(seed: seed ?? 0, of: .angularRate)
    noise = GyroscopeNoise(parameters, part.map { NoiseTerms($0) }, source: source.branch(1))
    isNoisy = seed != nil
    if let part {
      specimen = GyroscopeSpecimen(part)
    } else if isNoisy {
      specimen = GyroscopeSpecimen(parameters, source: source.branch(0))
    }
  }

  /// The part's own parameters at the present range, and the noise at the present rate.
  package func description(of chip: String) -> PartDescription.Sensor {
    var part = specimen.description(of: chip, range: range)
    guard isNoisy else { return part }
    part.noise = noise.density(period: Double(setting.period) * 1e-9).axes
    (part.flicker, part.walk) = (noise.terms.floor.axes, noise.terms.walk.axes)
    return part
  }

  /// Switches the supply on, with the drive at rest.
  package mutating func powerOn() {
    drive.reset()
    rest = nil
    setting = Setting()
    test = .zero
    testTime = .max
    settingTime = .max
    observationTime = .min
  }

  /// Switches the drive loop on or off at a board time in ns; `atOnce` without build-up of its amplitude.
  package mutating func drive(isOn: Bool, at time: Int64, atOnce: Bool = false) {
    drive.turn(isOn, at: time)
    if atOnce { drive.skipBuildUp() }
    isSettled = false
  }

  /// Selects the measurement range; the lowest is 0.
  package mutating func select(range index: Int) {
    range = max(0, min(index, 2))
    evaluate()
  }

  /// Sets the rate of each axis in rad/s that the self-test adds, from a board time in ns on.
  package mutating func setSelfTestRate(_ rate: Axes<Double>, from time: Int64) {
    let lanes = Lanes(rate)
    if lanes == (testTime == .max ? test : nextTest) { return }
    // Of two changes between two samples, the second value applies from the first change on.
    testTime = min(testTime, time)
    nextTest = lanes
  }

  /// Starts sampling at a board time in ns, with a period in ns and a low-pass filter of a cut-off
  /// in Hz.
  package mutating func start(
    at start: Int64, period: Int64, cutoff: Double, isSecondOrder: Bool, _ memory: Memory
  ) {
    let new = Setting(
      period: max(1, period), cutoff: 2 * .pi * max(1e-3, cutoff), isSecondOrder: isSecondOrder)
    guard memory == .kept, setting.period > 0 else {
      tune(to: new)
      settingTime = .max
      time = start
      observationTime = .min
      beginning = memory == .kept ? .zero : memory
      return
    }
    settingTime = min(settingTime, start)
    nextSetting = new
  }

  /// Sets the order of the filter, also for the past.
  package mutating func setOrder(isSecondOrder: Bool) {
    nextSetting.isSecondOrder = isSecondOrder
    guard setting.period > 0, setting.isSecondOrder != isSecondOrder else { return }
    setting.isSecondOrder = isSecondOrder
    tune(to: setting)
  }

  /// The input of the converter in rad/s, at a board time in ns.
  @inline(__always)
  package mutating func sample(at instant: Int64, in world: inout World) -> Axes<Double> {
    if !rest(to: instant, in: &world) {
      guard setting.period > 0 else { return world.angularRate(at: instant) }
      advance(to: instant, in: &world)
      evaluate()
    }
    return (isNoisy ? output + noise.value(at: instant) : output).axes
  }

  /// Moves a copy on to an instant between samples, without noise.
  mutating func look(at instant: Int64, _ world: inout World) {
    walkOnly(to: instant, in: &world)
    evaluate()
  }

  /// Noise of the last sample, in rad/s.
  var lastNoise: Axes<Double> {
    mutating get { isNoisy && setting.period > 0 ? noise.value(at: time).axes : .zero }
  }

  /// Evaluates the errors of the electronics.
  private mutating func evaluate() {
    let electronics = specimen.ranges[range]
    output = state.y
    output += output * output * output * electronics.cubic
    output += electronics.offset + electronics.drift * here.warmth
  }
}

/// Amplitude of the drive mode, relative to its controlled value. It builds up and decays
/// exponentially.
struct GyroscopeDrive: Sendable {
  /// Rate of build-up and decay in 1/s.
  let decay: Double
  private var isOn = false
  /// Difference from the target amplitude at the last switch.
  private var change = 0.0
  private var time: Int64 = 0

  init(startUp: Double) { decay = 1 / max(1e-6, startUp) }

  /// Sets the amplitude to zero.
  mutating func reset() {
    isOn = false
    change = 0
  }

  mutating func turn(_ isOn: Bool, at time: Int64) {
    guard isOn != self.isOn else { return }
    let amplitude = (self.isOn ? 1 : 0) - missing(at: time)
    self.isOn = isOn
    self.time = time
    change = (isOn ? 1 : 0) - amplitude
  }

  /// Sets the amplitude to its target.
  mutating func skipBuildUp() { change = 0 }

  /// Difference from the target amplitude; exactly zero after 37 time constants.
  @inline(__always)
  func missing(at time: Int64) -> Double {
    if change == 0 { return 0 }
    let past = Double(time - self.time) * 1e-9 * decay
    return past > 37 ? 0 : change * Series.exp(-max(0, past))
  }

  /// Target amplitude.
  var target: Double { isOn ? 1 : 0 }
}
