// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The way in which ``BoardSensors`` runs its chips.
public enum SamplingMode: Sendable {
  /// For motion services. Chips are powered down until they are demanded, and tried again once a second after
  /// a failure. Times of samples follow the chip's own clock, as measured against the host's.
  case onDemand
  /// For rows of samples. Chips run from the start, at the rates to which they were configured; a failure
  /// ends the sensor's samples. Times are those at which samples were found, or of their edges.
  case continuous
}

/// One slot of a board's schedule: a chip, its power, and the handling of its failures.
@usableFromInline
struct SensorChannel<Link: Bus & ~Copyable, Line: DataReadyLine & ~Copyable>: ~Copyable {
  @usableFromInline
  enum State: Equatable {
    case down
    case running(rate: Double)
    /// The chip's contents are unknown.
    case failed
  }

  private struct Interruption {
    /// When the last sample before it was taken.
    var last: Instant
    /// The rate before it, in hertz.
    var rate: Double
    /// Whether there was a failure, so that samples were lost, however short it was.
    var isLoss: Bool
  }

  /// The number of attempts to power down a chip that does not answer.
  private static var patience: Int { 3 }

  #if !hasFeature(Embedded)
    /// A value of an existential type, which the compiler keeps in place, and with it the channel. Otherwise it copies
    /// the channels of a whole board, some 20 kB, at each access to a member, unless the bus contains such a value.
    // A `var`, like `SampledSensor.mount`.
    private var anchor: any Sendable = ()
  #endif

  @usableFromInline var source: SampledSensor<Link, Line>
  /// The numbers of the chip's sensors among the board's, by quantity. A `var`, like `SampledSensor.mount`.
  @usableFromInline var numbers: InlineArray<3, UInt8>
  /// What the chip measures. A `var`, like `SampledSensor.mount`.
  @usableFromInline var quantities: QuantitySet
  // A `var`, like `SampledSensor.mount`.
  @usableFromInline var mode: SamplingMode
  @usableFromInline var state: State
  /// The delays of the sensors' low-passes in seconds, as configured, by quantity.
  @usableFromInline private(set) var delays = InlineArray<3, Double>(repeating: 0)
  /// The zero-rate level of a gyroscope, in rad/s; a change of the rate does not change the range, nor this.
  /// A `var`, like `SampledSensor.mount`.
  @usableFromInline private(set) var zeroRateLevel: Double
  /// When to power the chip up, down, or to another rate; nil when that is done.
  @usableFromInline var change: Instant?
  /// Losses that have been reported.
  @usableFromInline var reported = 0
  /// The sensors whose samples are demanded.
  @usableFromInline var active: QuantitySet
  /// The sensors that run since the chip was last started, which a demand that has not been applied does not change.
  private var running: QuantitySet
  /// The demanded rate in hertz, and the chip's rate for it; nil to power it down.
  @usableFromInline var demanded: Double?
  private var wanted: Double?
  private var attempts = 0
  private var intervals = SampleIntervals()
  /// The last sample's time by the host's clock, and by the chip's; those of both sensors of an instant.
  private var placed: (found: Instant, SampleIntervals.Interval)?
  /// Whether there has been a sample since the chip was started.
  private var hasStarted = false
  /// An interruption that was not demanded.
  private var interruption: Interruption?
  private var last: Instant?

  /// Powers the chip down, unless it is to run from the start.
  init(
    _ source: consuming SampledSensor<Link, Line>, _ numbers: InlineArray<3, UInt8>,
    _ mode: SamplingMode, _ clock: some Timebase
  ) {
    self.numbers = numbers
    quantities = QuantitySet(source.driver.quantities)
    self.mode = mode
    state = mode == .continuous ? .running(rate: source.rate) : .failed
    active = mode == .continuous ? quantities : []
    running = active
    zeroRateLevel = source.driver.zeroRateLevel
    self.source = source
    noteDelays()
    guard mode == .onDemand else { return }
    var ignored: [SensorEvent] = []
    apply(clock, into: &ignored)
  }

  /// The highest rate of one of its sensors, in hertz.
  @usableFromInline
  func fastestRate(of quantity: Quantity) -> Double {
    guard quantity == .magneticFluxDensity, let inner = source.driver.inner else {
      return source.fastestRate
    }
    return min(inner.state.fastestRate, source.fastestRate)
  }

  /// The nominal rate that one of its sensors is set to, in hertz; nil while it is powered down or does not work.
  @inlinable
  func rate(of quantity: Quantity) -> Double? {
    source.driver.inner == nil ? rate : rate.map { min($0, fastestRate(of: quantity)) }
  }

  /// A demanded rate, in hertz, but for a magnetometer behind the chip not above its own highest one.
  @usableFromInline
  func rate(_ demanded: Double, notAbove quantity: Quantity) -> Double {
    guard let fastest = source.driver.inner?.state.fastestRate, !(demanded < fastest) else {
      return demanded
    }
    return fastest
  }

  @inlinable var rate: Double? { if case .running(let rate) = state { rate } else { nil } }

  @inlinable var due: Instant? { change ?? (rate == nil ? nil : source.due) }

  /// See ``SampledSensor/reservation``.
  @inlinable var reservation: Instant? { change == nil && rate != nil ? source.reservation : nil }

  private mutating func noteDelays() {
    for one in source.driver.quantities {
      delays[one.rawValue] = source.driver.filterDelay(of: one)
    }
  }

  /// Demands samples of some of the chip's sensors, at a rate in hertz; nil for none.
  @inlinable
  mutating func demand(_ rate: Double?, of quantities: QuantitySet) {
    guard mode == .onDemand, rate?.bitPattern != demanded?.bitPattern || quantities != active
    else { return }
    change(to: rate, of: quantities)
  }

  @usableFromInline
  mutating func change(to rate: Double?, of quantities: QuantitySet) {
    (demanded, active) = (rate, quantities)
    let wanted = rate.map { source.rate(atLeast: $0.isFinite ? $0 : .infinity, of: quantities) }
    let isKept = wanted == nil || source.driver.running(for: quantities) == running
    guard wanted != self.wanted || !isKept else { return }
    if self.wanted == nil || wanted == nil {
      (interruption, last) = (nil, nil)
    } else {
      // The sensor's listeners miss the samples until it has settled.
      interrupt(isLoss: false)
    }
    self.wanted = wanted
    attempts = 0
    let isDone = isKept && state == (wanted.map { .running(rate: $0) } ?? .down)
    // The earliest instant: the present one could be later than the limit of a caller that wants the
    // change done.
    change = isDone ? nil : Instant(nanoseconds: .min)
  }

  /// Performs the step that is due.
  @inlinable
  mutating func step(
    _ clock: some Timebase, until limit: Instant, into events: inout [SensorEvent]
  ) {
    if change != nil { return apply(clock, into: &events) }
    do throws(SensorError) {
      let sample = try source.take(clock, until: limit)
      // Where times follow the chip's clock, they give the number of missing samples.
      let lost = source.counts.unusable + (mode == .continuous ? source.counts.lost : 0)
      if lost != reported { report(lost, into: &events) }
      if var sample {
        sample.sensor.number = numbers[sample.quantity.rawValue]
        if mode == .continuous { events.append(.sample(sample)) } else { add(sample, to: &events) }
      }
      if source.driver.inner != nil { noteInner(clock, into: &events) }
    } catch { recover(from: error, clock, into: &events) }
  }

  /// Powers the chip down finally: it is not tried again.
  mutating func powerDown(_ clock: some Timebase) throws(SensorError) {
    guard state != .down else { return }
    (state, change, wanted) = (.down, nil, nil)
    try source.powerDown(clock)
  }

  // MARK: Power

  @usableFromInline
  mutating func apply(_ clock: some Timebase, into events: inout [SensorEvent]) {
    guard wanted == nil else { return start(clock, into: &events) }
    do throws(SensorError) {
      try source.powerDown(clock)
      state = .down
      change = nil
    } catch {
      attempts += 1
      fail(error, clock, into: &events)
      if attempts >= Self.patience { change = nil }
    }
  }

  private mutating func start(_ clock: some Timebase, into events: inout [SensorEvent]) {
    guard let rate = wanted else { return }
    hasStarted = false
    do throws(SensorError) {
      try source.start(rate: rate, of: active, clock)
      noteDelays()
      intervals.restart(rate: rate)
      state = .running(rate: rate)
      running = source.driver.running(for: active)
      change = nil
    } catch { fail(error, clock, into: &events) }
  }

  @usableFromInline
  mutating func recover(
    from error: SensorError, _ clock: some Timebase, into events: inout [SensorEvent]
  ) {
    // The chip may have forgotten to read it.
    source.driver.inner?.state.phase = .unknown
    if mode == .onDemand, error == .lostConfiguration, hasStarted {
      // The chip had no supply for a moment.
      interrupt(isLoss: true)
      start(clock, into: &events)
    } else {
      fail(error, clock, into: &events)
    }
  }

  /// Reports a failure of the magnetometer behind the chip; where that has to be configured again, the chip is
  /// interrupted.
  @usableFromInline
  mutating func noteInner(_ clock: some Timebase, into events: inout [SensorEvent]) {
    if let error = source.takeInnerFailure() {
      events.append(.failure(id(of: .magneticFluxDensity), error))
    }
    guard mode == .onDemand, source.driver.inner?.state.needsStart == true else { return }
    interrupt(isLoss: true)
    start(clock, into: &events)
  }

  private mutating func fail(
    _ error: SensorError, _ clock: some Timebase, into events: inout [SensorEvent]
  ) {
    for one in reporting { events.append(.failure(id(of: one), error)) }
    interrupt(isLoss: true)
    state = .failed
    change = mode == .onDemand ? clock.now().advanced(byNanoseconds: 1_000_000_000) : nil
  }

  @usableFromInline
  mutating func report(_ lost: Int, into events: inout [SensorEvent]) {
    for one in reporting { events.append(.lost(id(of: one), count: lost - reported)) }
    reported = lost
  }

  /// The sensors whose losses and failures are reported: those in use, or all of a chip that is powered down.
  private var reporting: [Quantity] {
    active.isEmpty
      ? source.driver.quantities
      : source.driver.quantities.filter { active.contains(QuantitySet($0)) }
  }

  /// Whether a sensor is the chip's.
  @inlinable
  func has(_ sensor: SensorID) -> Bool {
    quantities.contains(QuantitySet(sensor.quantity))
      && numbers[sensor.quantity.rawValue] == sensor.number
  }

  /// The chip's first sensor.
  var first: SensorID { id(of: source.driver.quantities.first ?? .acceleration) }

  /// The name of the chip's sensor of a quantity.
  func id(of quantity: Quantity) -> SensorID {
    SensorID(quantity, number: numbers[quantity.rawValue])
  }

  /// Records an interruption between two samples.
  private mutating func interrupt(isLoss: Bool) {
    guard let last, let rate = rate ?? interruption?.rate else { return }
    interruption = Interruption(
      last: interruption?.last ?? last, rate: min(rate, interruption?.rate ?? rate),
      isLoss: isLoss || interruption?.isLoss ?? false)
  }

  // MARK: Samples

  /// Adds a sample with its time and interval by the chip's own clock, and with the number of samples that
  /// are missing before it.
  @usableFromInline
  mutating func add(_ sample: SensorSample, to events: inout [SensorEvent]) {
    hasStarted = true
    // The chip's other sensor sampled at the same instant.
    if let placed, placed.found == sample.time { return append(sample, placed.1, to: &events) }
    var next = SampleIntervals.Interval(time: sample.time, duration: 0, lost: 0)
    if !source.isTriggered { next = intervals.next(sample) }
    if let interruption, let rate {
      let seconds = Double(next.time.nanoseconds - interruption.last.nanoseconds) / 1e9
      let periods = seconds * min(rate, interruption.rate)
      next.lost += max(
        interruption.isLoss ? 1 : 0, Int(max(0, min(periods.rounded(), 1e9))) - 1)
    }
    interruption = nil
    last = next.time
    placed = (sample.time, next)
    append(sample, next, to: &events)
  }

  private func append(
    _ sample: SensorSample, _ interval: SampleIntervals.Interval, to events: inout [SensorEvent]
  ) {
    guard active.contains(QuantitySet(sample.quantity)) else { return }
    var sample = sample
    (sample.time, sample.interval) = (interval.time, interval.duration)
    if interval.lost > 0 { events.append(.lost(sample.sensor, count: interval.lost)) }
    events.append(.sample(sample))
  }
}
