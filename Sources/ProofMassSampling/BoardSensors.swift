// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// The sensors of a board: of chips with one sensor each or several.
///
///     let sensors = try BoardSensors(
///       accelerometer: LIS331DLH(on: LinuxI2C(1).device(.lis331dlh)),
///       gyroscope: L3G4200D(on: LinuxI2C(1).device(.l3g4200d)),
///       compass: AK8975(on: LinuxI2C(1).device(.ak8975), clock), clock: clock)
///
/// This is the scheduler of all sampling: for motion services, whose chips are powered down until they are
/// demanded (``SamplingMode/onDemand``), and for rows of samples (``SamplingMode/continuous``). The sensor
/// that is due first has its turn. Without a data-ready line it is polled or triggered; with a line, this
/// waits for its edge, until another sensor is due.
///
/// A chip keeps the configuration of its driver, such as its range, except for the rate. For a line, that
/// configuration has to enable data ready at the pin that the line is wired to. The FIFO of a gyroscope, an
/// LSM9DS1, a LIS3DH or an ADXL345 that is configured in stream mode is drained; the line is then that of the watermark.
public struct BoardSensors<Link: Bus & ~Copyable, Line: DataReadyLine & ~Copyable, Clock: Timebase>:
  ~Copyable
{
  /// The number of chips that a board has room for.
  public static var capacity: Int { 8 }

  @usableFromInline let clock: Clock
  private let mode: SamplingMode
  /// The chips in the order of their first quantities, then of their adding.
  @usableFromInline var channels: InlineArray<8, SensorChannel<Link, Line>?>
  /// The number of chips.
  @usableFromInline var count = 0

  /// Creates a board without sensors, for `add`.
  public init(clock: Clock, mode: SamplingMode = .onDemand) {
    self.clock = clock
    self.mode = mode
    channels = InlineArray { _ in nil }
  }

  deinit {
    // There is no caller left to receive a failure.
    var channels = channels
    _ = powerDownAll(&channels, clock)
  }

  /// Adds a chip with its sensors.
  ///
  ///     sensors.add(.init(try AK8963(on: bus, clock)), line: line)
  ///
  /// - Parameters:
  ///   - driver: The driver of a chip that has just been configured.
  ///   - rate: The rate in hertz at which a magnetometer measures in ``SamplingMode/continuous``.
  ///   - mount: The orientation of the sensor's axes on the board.
  ///   - line: The line that is wired to the chip's data-ready pin.
  /// - Returns: The names of its sensors, in the order of `Quantity`; empty where the board has ``capacity`` chips
  ///   already: the chip is then left as it is.
  @discardableResult
  public mutating func add(
    _ driver: consuming SensorDriver<Link>, rate: Double = 1, mount: Mount = .aligned,
    line: consuming Line? = nil
  ) -> [SensorID] {
    guard count < Self.capacity, let first = driver.quantities.first else { return [] }
    var numbers = InlineArray<3, UInt8>(repeating: 0)
    for one in Quantity.allCases {
      while place(of: SensorID(one, number: numbers[one.rawValue])) != nil {
        numbers[one.rawValue] += 1
      }
    }
    let added = driver.quantities.map { SensorID($0, number: numbers[$0.rawValue]) }
    var index = count
    while index > 0,
      channels[index - 1].ask({ $0.first.quantity.rawValue > first.rawValue }) ?? false
    {
      channels.swapAt(index, index - 1)
      index -= 1
    }
    channels[index] = SensorChannel(
      SampledSensor(driver, rate: rate, mount: mount, line, clock), numbers, mode, clock)
    count += 1
    return added
  }

  /// Powers all chips down and stops sampling. Every chip is tried; returns the first failure.
  package mutating func powerDown() -> (sensor: SensorID, error: SensorError)? {
    powerDownAll(&channels, clock)
  }
}

private func powerDownAll<Link: ~Copyable, Line: ~Copyable>(
  _ channels: inout InlineArray<8, SensorChannel<Link, Line>?>, _ clock: some Timebase
) -> (sensor: SensorID, error: SensorError)? {
  var failure: (SensorID, SensorError)?
  for index in channels.indices {
    let sensor = channels[index].ask { $0.first } ?? .acceleration
    do throws(SensorError) { try channels[index]?.powerDown(clock) } catch {
      failure = failure ?? (sensor, error)
    }
  }
  return failure
}

// MARK: The schedule

extension BoardSensors: MotionSensors where Link: ~Copyable, Line: ~Copyable {
  /// The quantities of the sensors that were added.
  public var available: Set<Quantity> {
    Set(Quantity.allCases.filter { place(of: SensorID($0)) != nil })
  }

  /// The highest rate of a quantity's first sensor, in hertz; 0 where the board has none.
  public func fastestRate(of sensor: Quantity) -> Double {
    ask(SensorID(sensor)) { $0.fastestRate(of: sensor) } ?? 0
  }

  /// The nominal rate that a quantity's first sensor is set to, in hertz; nil while it is powered down or does
  /// not work.
  @inlinable
  public func rate(of sensor: Quantity) -> Double? {
    ask(SensorID(sensor)) { $0.rate(of: sensor) } ?? nil
  }

  /// The delay of a sensor's samples behind the measured quantity, in seconds, at the rate that it is set to:
  /// from the cut-offs of the datasheet, and an assumed number of poles.
  @inlinable
  public func delay(of sensor: Quantity) -> Double {
    ask(SensorID(sensor)) { $0.delays[sensor.rawValue] } ?? 0
  }

  /// The typical reading of the gyroscope at rest, in rad/s, from its datasheet and range; 0 without one.
  @inlinable public var zeroRateLevel: Double { ask(.angularRate) { $0.zeroRateLevel } ?? 0 }

  /// Records the demanded rates of each quantity's first sensor, in ``SamplingMode/onDemand``; the next step
  /// applies them.
  @inlinable
  public mutating func demand(_ demand: SensorDemand) {
    for index in 0..<count {
      var (rate, quantities) = (Double?.none, QuantitySet())
      for sensor in Quantity.allCases {
        guard var one = demand[sensor],
          channels[index].ask({ $0.has(SensorID(sensor)) }) ?? false
        else { continue }
        // A magnetometer behind the chip does not make it faster than it is itself.
        if sensor == .magneticFluxDensity {
          one = channels[index].ask { $0.rate(one, notAbove: sensor) } ?? one
        }
        quantities.insert(QuantitySet(sensor))
        rate = rate.map { $0 < one ? one : $0 } ?? one
      }
      channels[index]?.demand(rate, of: quantities)
    }
  }

  /// When the next step is due; nil where no sensor runs or is to be powered down.
  @inlinable public var due: Instant? { turn?.due }

  /// Does the work of all sensors that are due by now, the first one first.
  @inlinable
  public mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    let now = clock.now()
    while let turn, turn.due <= now { take(turn, until: limit, into: &events) }
  }

  /// Performs the step of the sensor whose turn it is, and nothing else.
  @inlinable
  package mutating func take(
    _ turn: Turn, until limit: Instant, into events: inout [SensorEvent]
  ) {
    // Waits on a line no longer than until the next sensor's turn.
    let clock = clock
    channels[turn.index]?.step(clock, until: min(limit, turn.other), into: &events)
  }

  /// The sensor that is due first; at the same instant the accelerometer, then the gyroscope. While the
  /// sample of an urgent sensor is awaited, no other sensor that can wait has a turn.
  @inlinable package var turn: Turn? {
    var search = TurnSearch()
    // The compiler unrolls the loop for the boards that most people have.
    for index in 0..<3 { consider(index, in: &search) }
    if count > 3 { for index in 3..<count { consider(index, in: &search) } }
    let turn = search.turn
    if let urgent = search.urgent, urgent.reservation < turn.due, urgent.due > turn.due,
      !(channels[turn.index].ask { $0.source.isUrgent } ?? false)
    {
      return Turn(index: urgent.index, due: urgent.due, other: urgent.due)
    }
    return turn.due == Instant(nanoseconds: .max) ? nil : turn
  }

  @inlinable @inline(__always)
  func consider(_ index: Int, in search: inout TurnSearch) {
    guard let due = channels[index].ask({ $0.due }) ?? nil else { return }
    if let reservation = channels[index].ask({ $0.reservation }) ?? nil,
      due < search.urgent?.due ?? .init(nanoseconds: .max)
    {
      search.urgent = (index, due, reservation)
    }
    if due < search.turn.due {
      search.turn = Turn(index: index, due: due, other: search.turn.due)
    } else if due < search.turn.other {
      search.turn.other = due
    }
  }

  @inlinable
  func ask<Answer>(
    _ sensor: SensorID, _ question: (borrowing SensorChannel<Link, Line>) -> Answer
  ) -> Answer? {
    place(of: sensor).flatMap { channels[$0].ask(question) }
  }

  /// The index of the chip that has a sensor; nil where none has it.
  @inlinable
  func place(of sensor: SensorID) -> Int? {
    var index = 0
    while index < count {
      if channels[index].ask({ $0.has(sensor) }) ?? false { return index }
      index += 1
    }
    return nil
  }
}

/// The turn of the chips that have been considered, and of the first urgent one among them.
@frozen @usableFromInline
struct TurnSearch {
  @usableFromInline var turn: Turn
  @usableFromInline var urgent: (index: Int, due: Instant, reservation: Instant)?

  @inlinable
  init() {
    turn = Turn(index: 0, due: Instant(nanoseconds: .max), other: Instant(nanoseconds: .max))
    urgent = nil
  }
}

/// A sensor's turn: its index, when it is due, and when the next of the others is.
@usableFromInline
package struct Turn {
  @usableFromInline var index: Int
  @usableFromInline package var due: Instant
  @usableFromInline var other: Instant

  @inlinable
  init(index: Int, due: Instant, other: Instant) {
    self.index = index
    self.due = due
    self.other = other
  }
}

extension Optional where Wrapped: ~Copyable {
  /// Applies a function to the value without consuming it, as `map` would.
  @inlinable
  func ask<Answer>(_ question: (borrowing Wrapped) -> Answer) -> Answer? {
    switch self {
    case .some(let value): question(value)
    case .none: nil
    }
  }
}

// MARK: Further data for rows

extension BoardSensors where Link: ~Copyable, Line: ~Copyable {
  /// The earliest time that a sample not yet read can have; nil where every such sample is later than those
  /// already read.
  @inlinable package var earliestUnseen: Instant? {
    var earliest = Instant(nanoseconds: .max)
    for index in 0..<3 { earliest = min(earliest, unseen(of: index)) }
    if count > 3 { for index in 3..<count { earliest = min(earliest, unseen(of: index)) } }
    return earliest == Instant(nanoseconds: .max) ? nil : earliest
  }

  @inlinable @inline(__always)
  func unseen(of index: Int) -> Instant {
    (channels[index].ask { $0.source.earliestUnseen } ?? nil) ?? Instant(nanoseconds: .max)
  }

  /// Samples that have not been read were taken after this instant, whichever the sensor.
  package var lastLook: Instant? {
    (0..<count).compactMap { channels[$0].ask { $0.source.lastLook } }.min()
  }

  /// Counts that the samples of a sensor do not show.
  package func counts(of sensor: SensorID) -> SampleCounts {
    ask(sensor) { $0.source.counts } ?? SampleCounts()
  }

  /// Whether a sensor's samples come out of a FIFO, whose driver counts those that are lost.
  package func isDrained(_ sensor: SensorID) -> Bool {
    ask(sensor) { $0.source.isDrained } ?? false
  }

  /// Edges of a sensor's line that were dropped because they were not fetched in time.
  package mutating func lostEdges(of sensor: SensorID) -> Int {
    place(of: sensor).flatMap { channels[$0]?.source.lostEdges } ?? 0
  }

  /// The sensitivity adjustment of a magnetometer, where it has one.
  package mutating func adjustment(of sensor: SensorID) -> Axes<UInt8>? {
    place(of: sensor).flatMap { channels[$0]?.source.driver.adjustment }
  }

  /// The value of one count of a sensor, in the unit of its samples; nil for a magnetometer of AKM.
  package mutating func sensitivity(of sensor: SensorID) -> Double? {
    place(of: sensor).flatMap { channels[$0]?.source.driver.sensitivity(of: sensor.quantity) }
  }

  /// The values of one count of each axis of a sensor, in the unit of its samples; nil for a magnetometer of AKM.
  package mutating func sensitivities(of sensor: SensorID) -> Axes<Double>? {
    place(of: sensor).flatMap { channels[$0]?.source.driver.sensitivities(of: sensor.quantity) }
  }

  /// The temperature of a gyroscope in °C; nil for one without a thermometer.
  ///
  /// - Parameter offset: The temperature in °C at which OUT_TEMP reads 0.
  package mutating func readTemperature(
    of sensor: SensorID, offset: Double
  ) throws(SensorError) -> Double? {
    guard let place = place(of: sensor) else { return nil }
    return try channels[place]?.source.driver.readTemperature(offset: offset)
  }
}

extension BoardSensors where Link: ~Copyable, Line: ~Copyable {
  /// Reads the first gyroscope's thermometer, relative to `L3G4200DTemperature.nominalOffset`; nil while the
  /// gyroscope does not run, and without one that has a thermometer.
  public mutating func readTemperature() throws(SensorError) -> Double? {
    guard rate(of: .angularRate) != nil else { return nil }
    return try readTemperature(of: .angularRate, offset: L3G4200DTemperature.nominalOffset)
  }
}

// MARK: Drivers

extension BoardSensors where Link: ~Copyable, Line == NoLine {
  /// Creates a board of the model parts, or some of them, without data-ready lines, with the sensors' axes
  /// aligned to the board's.
  public init(
    accelerometer: consuming LIS331DLH<Link>? = nil, gyroscope: consuming L3G4200D<Link>? = nil,
    compass: consuming AK8975<Link>? = nil, clock: Clock
  ) {
    self.init(clock: clock)
    if let accelerometer = consume accelerometer { add(SensorDriver(accelerometer)) }
    if let gyroscope = consume gyroscope { add(SensorDriver(gyroscope)) }
    if let compass = consume compass { add(SensorDriver(compass)) }
  }
}
