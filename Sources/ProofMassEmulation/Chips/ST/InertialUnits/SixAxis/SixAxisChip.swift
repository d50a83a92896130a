// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A chip with accelerometer and gyroscope on one time base, of either generation of ST's parts with six axes: power,
/// rates, samples, thermometer and timestamps. A chip adds the meaning of its registers, its FIFO and its pins.
protocol SixAxisChip: InertialChip where Policies: SixAxisPolicySet {
  var numbers: SixAxisNumbers { get }
  var banks: SixAxisBanks { get set }
  /// Error of the oscillator as a fraction, at most one half.
  var rateError: Double { get set }
  /// Error of the thermometer in °C.
  var temperatureError: Double { get }
  /// The sensors that are on, and their rates.
  var power: SixAxisPower { get set }
  var base: TimeBase { get set }
  var accelerometerClock: SampleClock { get set }
  var gyroscopeClock: SampleClock { get set }
  var thermometerClock: SampleClock { get set }
  var timestamp: TimestampCounter { get set }
  /// Board time at which the signal of the timestamp's end changes next.
  var nextEndcount: Int64 { get set }
  var forcePath: SixAxisForcePath { get set }
  var rateHighPass: OnePoleHighPass { get set }
  var events: SixAxisEvents { get set }
  var scale: SixAxisScale { get set }
  /// Whether each sample has an effect, not only the last before a read.
  var isStepping: Bool { get set }
  var pulses: ReadyPulses { get set }
  var drained: DrainedSamples { get set }
  /// Force on the masses in the accelerometer's self-test, in g.
  var selfTestForce: Axes<Double> { get }
  /// Rate that the gyroscope's self-test adds at ±2000 °/s, in °/s.
  var selfTestDegreesPerSecond: Double { get }

  // What the registers select.
  /// The bank that FUNC_CFG_ACCESS opens.
  var openBank: SixAxisBanks.Bank { mutating get }
  var selectedPower: SixAxisPower { get }
  var highPassesRate: Bool { get }
  var masksSettling: Bool { mutating get }
  /// Whether the timestamp counts, and nanoseconds of its step.
  var timestampSetting: (isOn: Bool, step: Int64) { get }
  /// Steps from the signal of the timestamp's end to its overflow; nil for none.
  var endcount: Int? { get }
  /// Whether a pin shows that signal.
  var showsEndcount: Bool { get }
  /// Whether a pin shows any signal.
  var showsSignals: Bool { get }
  mutating func updateStepping()
  /// Time has passed.
  mutating func pass(upTo time: Int64)

  /// Notes samples that the FIFO does not store, but may repeat later.
  mutating func remember(_ force: SampleSet?, _ rate: SampleSet?, _ temperature: Int16?)

  /// Stores in the FIFO what is due at an instant, also what is read of chips behind this one.
  mutating func store(
    _ force: SampleSet?, _ rate: SampleSet?, _ temperature: Int16?, at instant: Int64,
    in world: inout World)
}

/// Numbers of a part with six axes, from its facts.
struct SixAxisNumbers: Sendable {
  /// Highest rate of the time base in mHz, as the facts have it.
  var timeBase: Int
  var gyroscopeTurnOn: Int64
  /// In mHz.
  var temperatureRate: Int
  /// Digits per °C, the temperature of 0, and the highest word.
  var temperatureDigits: Int
  var temperatureZero: Int
  var temperatureLimit: Double = 32767
}

/// The sensors that are on, and their rates as ticks of the time base in a period.
struct SixAxisPower: Equatable, Sendable {
  enum Gyroscope { case off, asleep, on }
  /// Effect of inactivity on the gyroscope, beside that on the accelerometer.
  enum Rest { case stays, sleeps, off }

  var gyroscope = Gyroscope.off
  /// 0 in power-down, as for the next.
  var gyroscopeTicks: Int64 = 0
  var accelerometerTicks: Int64 = 0
  /// Whether a sensor is not in high performance.
  var accelerometerIsLow = false
  var gyroscopeIsLow = false
  /// Cut-off of the gyroscope's low-passes together, in mHz at the nominal rate.
  var cutoff: Int32 = 1
  /// Twice the cut-off of the accelerometer's first low-pass in Hz, which names the element's filters.
  var bandwidth = 0.0
  /// Samples to discard.
  var accelerometerSettling: Int32 = 0
  var gyroscopeSettling: Int32 = 0

  var isOn: Bool { gyroscope != .off || accelerometerTicks != 0 }

  /// Sets the gyroscope's rate, and its state by that, by the register's sleep and by inactivity.
  ///
  /// - Returns: Whether it has a rate.
  mutating func setGyroscope(ticks: Int64, sleeps: Bool, rest: Rest) -> Bool {
    gyroscopeTicks = ticks
    guard ticks != 0 else { return false }
    switch rest {
    case .stays: gyroscope = sleeps ? .asleep : .on
    case .sleeps: gyroscope = .asleep
    case .off: gyroscope = .off
    }
    return true
  }
}

/// Scales of the converters, and what changes their words.
struct SixAxisScale: Sendable {
  var digitsPerG = 0.0
  var digitsPerRadian = 0.0
  /// Full scale of the accelerometer in g.
  var ratedG = 0.0
  /// Rate in rad/s that the gyroscope's self-test adds at its full scale.
  var selfTestRate = 0.0
  /// The user offset in g, as it is subtracted where it has an effect.
  var offset = Axes<Double>.zero
  /// Whether it is subtracted from outputs and FIFO.
  var offsetsOutput = false
  var orientation = AxisOrientation()

  /// The words of a value: `factor` digits per unit, rounded or truncated.
  func words(_ value: Axes<Double>, factor: Double, truncates: Bool) -> Axes<Int16> {
    let low = -32768.0
    let high = 32767.0
    // Without a branch, so that the axes are computed side by side.
    guard truncates else { return value.map { quantize($0 * factor, from: low, to: high) } }
    return value.map { value in
      let digits = value * factor
      guard digits > low, digits < high else { return quantize(digits, from: low, to: high) }
      return Int16(digits)
    }
  }
}

/// The samples of words that were taken out of the FIFO and not replaced by a read of the outputs.
struct DrainedSamples: Sendable {
  var acceleration: Truth?
  var angularRate: Truth?
}

extension SixAxisChip {
  var digits: (perG: Axes<Double>, perRadian: Axes<Double>) {
    let (g, radian) = (scale.digitsPerG, scale.digitsPerRadian)
    return (Axes(g, g, g), Axes(radian, radian, radian))
  }

  /// That the limits of the oscillator's error are ±5 %, three standard deviations, is assumed.
  package mutating func sense(_ sensing: Sensing) {
    senseBoth(sensing)
    if case .described = sensing { rateError = sensing.clockError(of: .angularRate) }
    guard case .typical(let seed) = sensing else { return }
    let tolerance = RateTolerance(lowest: 95, typical: 100, highest: 105)
    rateError = tolerance?.error(ofPart: seed, .angularRate) ?? 0
  }

  package func truth(of quantity: Quantity) -> Truth? {
    switch quantity {
    case .acceleration: drained.acceleration ?? interface.accelerometer.output.truth
    case .angularRate: drained.angularRate ?? interface.gyroscope.output.truth
    case .magneticFluxDensity: nil
    }
  }

  /// SPI modes 0 and 3 are both documented.
  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) {
    (false, chosen.common.spi.late.whenTooFast)
  }

  mutating func didReadOutputs(gyroscope: Bool, accelerometer: Bool) {
    if gyroscope { drained.angularRate = nil }
    if accelerometer { drained.acceleration = nil }
  }

  func pass(upTo time: Int64) {}

  func remember(_ force: SampleSet?, _ rate: SampleSet?, _ temperature: Int16?) {}

  /// Sets scales and self-tests: sensitivities and full scales of both sensors, and the signs of their self-tests.
  mutating func setScale(
    accelerometer: (microg: Int32, rated: Int32, test: Double),
    gyroscope rate: (microdegrees: Int32, rated: Double, test: Double)
  ) {
    scale.digitsPerG = 1e6 / Double(accelerometer.microg)
    scale.digitsPerRadian = 180 / .pi * 1e6 / Double(rate.microdegrees)
    scale.ratedG = Double(accelerometer.rated)
    let sign = accelerometer.test
    self.accelerometer.selfTest = sign == 0 ? .zero : selfTestForce.map { $0 * sign }
    scale.selfTestRate = selfTestDegreesPerSecond * rate.rated / 2000 * .pi / 180
    let added = rate.test * scale.selfTestRate
    gyroscope.selfTest = Axes(added, added, added)
    gyroscope.select(
      range: rate.rated <= 250 ? 0 : rate.rated <= 1000 ? 1 : 2,
      isSecondOrder: chosen.sixAxis.lowPassOrder == .two)
  }

  var fullSelfTest: (force: Axes<Double>, rate: Axes<Double>) {
    (selfTestForce, Axes(scale.selfTestRate, scale.selfTestRate, scale.selfTestRate))
  }

  /// The user offset of three registers in g.
  func userOffset(_ registers: Axes<Int8>, steps: Int) -> Axes<Double> {
    let lowest: Int8 = chosen.sixAxis.lowestOffset == .clamped ? -127 : -128
    return registers.map { Double(max(lowest, $0)) / Double(steps) }
  }
}
