// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// One chip of a board, over any bus, with or without a data-ready line, and the samples of its sensors.
///
/// A chip that samples by itself is polled, see `SampledSensor+Polling.swift`, or its FIFO is drained, see
/// `SampledSensor+Draining.swift`; one that measures when it is triggered is triggered at a rate, see
/// `SampledSensor+Triggering.swift`. For the caller they are the same: it waits until ``due`` and calls
/// ``take(_:until:)``, over and over.
@usableFromInline
package struct SampledSensor<Link: Bus & ~Copyable, Line: DataReadyLine & ~Copyable>: ~Copyable {
  @usableFromInline package var driver: SensorDriver<Link>
  // 6.2.3 rejects a `let` in a noncopyable value whose initializer ends with a mutating call.
  @usableFromInline var mount: Mount
  @usableFromInline var line: Line?
  /// The nominal time from sample to sample, in nanoseconds.
  @usableFromInline var period: Int64
  /// The edge of the line that belongs to the sample that is read next.
  @usableFromInline var edge: Instant?
  @usableFromInline var silence = LineSilence()
  @usableFromInline var polling: Polling
  @usableFromInline var draining: Draining
  /// Whether samples are drained from a FIFO.
  @usableFromInline package private(set) var isDrained = false
  @usableFromInline var triggering: Triggering
  /// Whether the chip marks a sample before which others were overwritten. Chips of several sensors do not.
  // A `var`, like `mount`.
  @usableFromInline var marksOverruns: Bool
  /// Whether the chip's samples are soon overwritten, because it is fast and has no FIFO.
  @usableFromInline var isUrgent = false

  /// When to call ``take(_:until:)`` next.
  @usableFromInline package var due: Instant
  /// The start of the last poll or measurement: a sample that has not been read was taken after it.
  @usableFromInline package var lastLook: Instant
  @usableFromInline package var counts = SampleCounts()
  /// Samples of the chip's other sensors that were read with the last one, and are returned next.
  @usableFromInline var (second, third) = (SensorSample?.none, SensorSample?.none)
  /// When the step after them is due.
  @usableFromInline var dueAfterSecond = Instant(nanoseconds: 0)

  /// - Parameters:
  ///   - driver: The driver of a chip that has just been configured.
  ///   - rate: The rate in hertz at which a triggered chip is to measure. A polled one has the rate of its
  ///     configuration.
  ///   - line: The line that is wired to the chip's data-ready pin, which the driver's configuration
  ///     has to enable.
  package init(
    _ driver: consuming SensorDriver<Link>, rate: Double, mount: Mount, _ line: consuming Line?,
    _ clock: some Timebase
  ) {
    self.mount = mount
    period = Int64(1e9 / (driver.measurement == nil ? driver.rate : rate))
    lastLook = clock.now()
    due = lastLook + driver.settlingTime
    polling = Polling(from: due)
    draining = Draining(from: due)
    triggering = Triggering(from: due)
    marksOverruns = driver.quantities.count == 1
    self.line = line
    self.driver = driver
    drainIfCollecting(from: due)
  }

  /// For an urgent sensor: it has its turn before others that are due after this instant, and can wait.
  ///
  /// While its sample is awaited, no transaction is begun that would take the bus for most of a period. So
  /// others have their turns just after it was read, or when it has had no sample for two periods.
  @inlinable var reservation: Instant? {
    guard isUrgent, polling.isSettled, polling.emptyPolls < 16 else { return nil }
    return polling.lastSample.advanced(byNanoseconds: period / 8)
  }

  @inlinable var isTriggered: Bool { driver.measurement != nil }

  /// Edges that were dropped because they were not fetched in time.
  package var lostEdges: Int { mutating get { line?.lostEdges ?? 0 } }

  /// The earliest time that a sample not yet read can have; nil where every such sample is later than those
  /// already read.
  @inlinable package var earliestUnseen: Instant? {
    if let second { return second.time }
    if isTriggered { return samplingInstant }
    if isDrained { return draining.earliest }
    return line == nil ? nil : polling.earliestEdge
  }

  /// Waits on the line where there is one, but only until `limit`, and performs the step that is then due;
  /// nil if that yields no sample.
  ///
  /// - Throws: What the driver throws; `.dataReadyLine`; `.notReady`, `.overflow` or `.dataError` when the
  ///   chip has had no sample for so long that it counts as failed.
  @inlinable
  package mutating func take(
    _ clock: some Timebase, until limit: Instant
  ) throws(SensorError) -> SensorSample? {
    if second != nil { return takeSecond() }
    do throws(BusError) {
      if isTriggered {
        guard try waitForEnd(clock, until: limit) else { return nil }
      } else if !isDrained || !draining.isPending {
        guard try waitForSample(clock, until: limit) else { return nil }
      }
    } catch { throw .dataReadyLine(error) }
    if isTriggered { return try measure(clock) }
    return isDrained ? try drain(clock) : try poll(clock)
  }

  /// Keeps the other sensors' samples of the same instants as the one that is returned now.
  @usableFromInline
  mutating func holdSecond(like first: SensorSample) {
    second = driver.second
    driver.second = nil
    if driver.inner != nil { holdThird(like: first) }
    if let mount = second.map({ mount(of: $0) }) {
      second?.place(at: first.time, earliest: first.earliest, mount)
    }
    (due, dueAfterSecond) = (lastLook, due)
  }

  private mutating func holdThird(like first: SensorSample) {
    third = driver.third
    driver.third = nil
    if let mount = third.map({ mount(of: $0) }) {
      third?.place(at: first.time, earliest: first.earliest, mount)
    }
  }

  @usableFromInline
  mutating func takeSecond() -> SensorSample? {
    let sample = second.take()
    if driver.inner != nil { second = third.take() }
    if second == nil { due = dueAfterSecond }
    return sample
  }

  /// A failure of the magnetometer behind the chip that has not been reported; nil where there is none.
  package mutating func takeInnerFailure() -> SensorError? {
    driver.inner?.state.failure.take()
  }

  /// The orientation of a sample's axes on the board.
  @inlinable
  func mount(of sample: SensorSample) -> Mount {
    guard let inner = driver.inner, sample.quantity == .magneticFluxDensity else { return mount }
    return inner.mount
  }

  // MARK: Rate and power

  /// The nominal rate, in hertz.
  var rate: Double { 1e9 / Double(isDrained ? draining.samplePeriod : period) }

  /// The highest number of samples a second. A triggered chip measures and rests for a moment, and its bus
  /// takes time, too.
  package var fastestRate: Double {
    guard let measurement = driver.measurement else { return driver.rates.last ?? 0 }
    return 1e9 / Double(measurement.due + 1_000_000)
  }

  /// The slowest rate of these sensors that is not below a demanded one, or the fastest. In hertz.
  func rate(atLeast rate: Double, of demanded: QuantitySet) -> Double {
    if isTriggered { return min(max(rate, 0.001), fastestRate) }
    return driver.rates(of: demanded).first { $0 >= rate } ?? fastestRate
  }

  /// Configures the chip to a rate of the demanded sensors, in hertz. A measurement that is running is
  /// abandoned.
  mutating func start(
    rate: Double, of demanded: QuantitySet, _ clock: some Timebase
  ) throws(SensorError) {
    (second, third) = (nil, nil)
    if isTriggered {
      period = Int64(1e9 / rate)
      due = clock.now()
      triggering.restart(from: due)
    } else {
      try driver.start(rate: rate, of: demanded, clock)
      period = Int64(1e9 / driver.rate)
      lastLook = clock.now()
      due = lastLook + driver.settlingTime
      edge = nil
      polling.restart(from: due)
      drainIfCollecting(from: due)
    }
  }

  /// Samples are drained if the driver's configuration has a FIFO that collects.
  private mutating func drainIfCollecting(from start: Instant) {
    let samples = driver.samplesADrain
    isDrained = samples != nil
    isUrgent = !isDrained && !isTriggered && period < 2_000_000
    guard let samples else { return }
    draining = Draining(from: start)
    draining.samplePeriod = period
    period *= Int64(samples)
  }

  package mutating func powerDown(_ clock: some Timebase) throws(SensorError) {
    try driver.powerDown(clock)
  }
}

/// Counts that the samples of a sensor do not show.
@usableFromInline
package struct SampleCounts: Sendable {
  /// Samples that were overwritten unread, approximate for a chip that is polled; or measurements that were
  /// not made in time.
  @usableFromInline package var lost = 0
  /// Samples that were found without an edge of the line.
  @usableFromInline package var missedEdges = 0
  /// The part of ``lost`` before the line was given up; nil while the line is used.
  package var lostToLine: Int?
  /// Measurements of a field that was too strong.
  @usableFromInline package var overflows = 0
  /// Measurements whose data changed while they were read.
  @usableFromInline package var dataErrors = 0

  init() {}

  /// Measurements that gave no sample.
  @inlinable package var unusable: Int { overflows + dataErrors }
}

/// The type of the data-ready lines of a board that has none: it has no values.
public enum NoLine: DataReadyLine {
  /// Never called.
  public mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? { nil }

  /// Never called.
  public mutating func isActive() throws(BusError) -> Bool { false }

  /// 0: it has no edges.
  public var lostEdges: Int { 0 }
}
