// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// One sensor of a board: powered up as long as it is wanted, and tried again when it has failed.
struct SensorChannel<Source: SampledSensor & ~Copyable>: ~Copyable {
  private enum State: Equatable {
    case down
    case running(rate: Double)
    /// Nobody knows what it holds.
    case failed
  }

  private struct Interruption {
    /// When the last sample before it was taken.
    var last: Instant
    /// In hertz, before it.
    var rate: Double
    /// Whether something failed, so that there was a loss, however short it was.
    var isLoss: Bool
  }

  /// How often powering down a chip that does not answer is tried.
  private static var patience: Int { 3 }

  private(set) var sensor: MotionSensor
  private var source: Source
  private var state = State.failed
  /// In hertz, as it was asked for, and one of its rates; nil to be powered down.
  private var demanded: Double?
  private var wanted: Double?
  /// When to power it up, down, or to another rate; nil where that is done.
  private var change: Instant?
  private var attempts = 0
  private var intervals = SampleIntervals()
  private var spoilt: Int
  /// Whether there was a sample since it was started.
  private var hasStarted = false
  /// Of an interruption that was not asked for.
  private var interruption: Interruption?
  private var last: Instant?

  /// Powers it down.
  init(_ sensor: MotionSensor, _ source: consuming Source, _ clock: some Timebase) {
    self.sensor = sensor
    spoilt = source.spoilt
    self.source = source
    var ignored: [SensorEvent] = []
    apply(clock, into: &ignored)
  }

  var fastestRate: Double { source.fastestRate }

  var rate: Double? { if case .running(let rate) = state { rate } else { nil } }

  var due: Instant? { change ?? (rate == nil ? nil : source.due) }

  mutating func demand(_ rate: Double?) {
    guard rate?.bitPattern != demanded?.bitPattern else { return }
    demanded = rate
    let wanted = rate.map { source.rate(atLeast: $0.isFinite ? $0 : .infinity) }
    guard wanted != self.wanted else { return }
    if self.wanted == nil || wanted == nil {
      (interruption, last) = (nil, nil)
    } else {
      // Whoever listens already misses what is not sampled until it has settled.
      interrupt(isLoss: false)
    }
    self.wanted = wanted
    attempts = 0
    let isDone = state == (wanted.map { .running(rate: $0) } ?? .down)
    // At once: a moment that is now would be later than any limit by which somebody has it done.
    change = isDone ? nil : Instant(nanoseconds: .min)
  }

  /// Does what is due.
  mutating func step(
    _ clock: some Timebase, until limit: Instant, into events: inout [SensorEvent]
  ) {
    if change != nil { return apply(clock, into: &events) }
    do throws(SensorError) {
      let sample = try source.take(clock, until: limit)
      if source.spoilt != spoilt {
        events.append(.lost(sensor, count: source.spoilt - spoilt))
        spoilt = source.spoilt
      }
      if let sample { add(sample, to: &events) }
    } catch .lostConfiguration where hasStarted {
      // It was without supply for a moment.
      interrupt(isLoss: true)
      start(clock, into: &events)
    } catch { fail(error, clock, into: &events) }
  }

  /// For whoever cannot try again.
  mutating func powerDown() throws(SensorError) {
    if state != .down { try source.powerDown() }
  }

  // MARK: Power

  private mutating func apply(_ clock: some Timebase, into events: inout [SensorEvent]) {
    guard wanted == nil else { return start(clock, into: &events) }
    do throws(SensorError) {
      try source.powerDown()
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
      try source.start(rate: rate, clock)
      intervals.restart(rate: rate)
      state = .running(rate: rate)
      change = nil
    } catch { fail(error, clock, into: &events) }
  }

  private mutating func fail(
    _ error: SensorError, _ clock: some Timebase, into events: inout [SensorEvent]
  ) {
    events.append(.failure(sensor, error))
    interrupt(isLoss: true)
    state = .failed
    change = clock.now().advanced(byNanoseconds: 1_000_000_000)
  }

  /// In the midst of samples.
  private mutating func interrupt(isLoss: Bool) {
    guard let last, let rate = rate ?? interruption?.rate else { return }
    interruption = Interruption(
      last: interruption?.last ?? last, rate: min(rate, interruption?.rate ?? rate),
      isLoss: isLoss || interruption?.isLoss ?? false)
  }

  // MARK: Samples

  private mutating func add(_ sample: SensorSample, to events: inout [SensorEvent]) {
    hasStarted = true
    var (time, interval, lost) = (sample.time, 0.0, 0)
    if sensor != .magnetometer {
      let next = intervals.next(sample)
      (time, interval, lost) = (next.time, next.duration, next.lost)
    }
    if let interruption, let rate {
      let seconds = Double(time.nanoseconds - interruption.last.nanoseconds) / 1e9
      let periods = seconds * min(rate, interruption.rate)
      lost += max(interruption.isLoss ? 1 : 0, Int(max(0, min(periods.rounded(), 1e9))) - 1)
    }
    interruption = nil
    last = time
    if lost > 0 { events.append(.lost(sensor, count: lost)) }
    switch sensor {
    case .accelerometer:
      events.append(
        .acceleration(time, Acceleration(g: sample.value), isClipped: sample.isClipped))
    case .gyroscope:
      events.append(
        .rotation(
          time, AngularRate(radiansPerSecond: sample.value), interval: interval,
          isClipped: sample.isClipped))
    case .magnetometer:
      events.append(.field(time, MagneticFluxDensity(microtesla: sample.value)))
    }
  }
}
