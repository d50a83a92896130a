// SPDX-License-Identifier: Apache-2.0

internal import ProofMass
internal import ProofMassControl
internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassFusion
internal import ProofMassPhysics
internal import ProofMassSampling

/// An emulated board whose chips are sampled by their drivers, and whose samples are fused.
final class SampledBoard {
  private typealias Link = LoggedBus<I2CDevice<CircuitI2C>, CircuitTimebase>

  let circuit: Circuit?
  private(set) var sensors: [WatchedSensor]
  private let clock: CircuitTimebase
  /// nil where the caller samples at once: the log would take longer than the sample.
  private let log: BusLog?
  private let demand: SensorDemand
  private var scheduler: BoardSensors<Link, SampleInstants, CircuitTimebase>
  private var services = MotionServices()
  private var lost = Quantity.allCases.map { _ in 0 }

  /// Configures the chips, which advances board time.
  init(_ circuit: Circuit, _ description: BoardDescription) throws(InputError) {
    let clock = circuit.timebase
    let log = description.readsAtOnce ? nil : BusLog(chips: description.chips.count)
    var sensors: [WatchedSensor] = []
    var demand = SensorDemand()
    var scheduler = BoardSensors<Link, SampleInstants, CircuitTimebase>(
      clock: clock, mode: description.mode)
    for (number, chip) in description.chips.enumerated() where description.hasDrivers {
      guard let part = chip.part, case .i2c(let address) = chip.chip.target else { continue }
      let link = LoggedBus(
        I2CDevice(circuit.wire, part.i2c.at(address)), chip: number, log, clock)
      do throws(SensorError) {
        var driver = try SensorDriver(
          part, on: link, rate: part.rates == nil ? nil : chip.rate, ranges: chip.ranges,
          collects: description.mode == .onDemand, clock)
        if let inner = chip.inner,
          let magnetometer = InnerMagnetometer(
            inner.part, range: chip.ranges[.magneticFluxDensity], at: inner.address,
            mount: chip.innerMount)
        {
          try driver.carry(magnetometer, clock)
        }
        for (part, sensor) in chip.sensors {
          let isInner = part != chip.part
          demand[sensor.quantity] = isInner ? min(chip.rate, chip.part?.innerRate ?? 0) : chip.rate
          // One behind the chip has no transactions of its own.
          let number = isInner ? description.chips.count + number : number
          sensors.append(WatchedSensor(sensor.quantity, part, chip, number: number))
        }
        let line = description.readsAtOnce ? SampleInstants(circuit, of: chip.chip.target) : nil
        scheduler.add(driver, rate: chip.rate, line: line)
      } catch { throw InputError("\(part.name): \(error.description)") }
    }
    self.circuit = circuit
    self.clock = clock
    self.log = log
    self.demand = demand
    self.sensors = sensors.sorted { $0.quantity.rawValue < $1.quantity.rawValue }
    self.scheduler = scheduler
  }

  /// Replaces the facts of parts, by their names.
  func take(facts: [ChipFacts]) {
    for index in sensors.indices {
      guard let known = facts.first(where: { $0.name == sensors[index].facts.name }) else {
        continue
      }
      sensors[index].facts = known
    }
  }

  /// Powers the chips down, and no longer accesses them.
  func stop() { scheduler = BoardSensors(clock: clock, mode: .onDemand) }

  /// The present orientation.
  var orientation: DeviceOrientation { services.orientation }

  /// Samples until an instant of board time, which the board then has reached.
  ///
  /// - Parameters:
  ///   - fuses: Whether the motion services receive the samples.
  ///   - take: Receives the sensors' events, uncorrected.
  ///   - report: Receives the reports of the motion services.
  func run(
    until limit: Instant, fuses: Bool = true, _ take: ([SensorEvent]) -> Void,
    _ report: (WatchedEvent) -> Void
  ) {
    scheduler.demand(demand)
    scheduler.run(until: limit, clock) { scheduler, events in
      for case .lost(let sensor, let count) in events { lost[sensor.quantity.rawValue] &+= count }
      take(events)
      if fuses {
        services.take(
          events, rates: scheduler.rates, delays: scheduler.delays,
          zeroRateLevel: scheduler.zeroRateLevel, report)
      }
    }
    clock.wait(until: limit)
  }
}

extension BoardSensors where Link: ~Copyable, Line: ~Copyable {
  /// Number of steps at one instant after which time is advanced, so that a loop ends.
  private static var stepsAtOnce: Int { 64 }

  /// Takes all steps until an instant.
  ///
  /// - Parameter take: Receives the events of each step that has some.
  fileprivate mutating func run(
    until limit: Instant, _ clock: Clock, _ take: (borrowing Self, [SensorEvent]) -> Void
  ) {
    var previous = clock.now()
    var steps = 0
    var events: [SensorEvent] = []
    while let turn, turn.due <= limit {
      clock.wait(until: turn.due)
      events.removeAll(keepingCapacity: true)
      self.take(turn, until: limit, into: &events)
      if !events.isEmpty { take(self, events) }
      if steps == Self.stepsAtOnce { clock.wait(for: .microseconds(10)) }
      let now = clock.now()
      steps = now > previous ? 0 : steps + 1
      previous = now
    }
  }

  fileprivate var rates: SensorDemand {
    SensorDemand(
      accelerometer: rate(of: .acceleration), gyroscope: rate(of: .angularRate),
      magnetometer: rate(of: .magneticFluxDensity))
  }

  fileprivate var delays: SensorDelays {
    SensorDelays(
      accelerometer: delay(of: .acceleration), gyroscope: delay(of: .angularRate))
  }
}

extension SampledBoard: WatchedSource {
  var now: Instant { clock.now() }
  var origin: Instant { Instant(nanoseconds: 0) }
  /// The samples of a stream are not corrected, like those of `serve` without a calibration.
  var calibration: Calibration { Calibration() }

  var recording: JSON {
    let symbols = ["g", "radps", "uT"]
    var columns = [JSON.text("time_s")]
    for one in sensors {
      for axis in ["x", "y", "z"] {
        columns.append(.text("\(one.quantity.prefix)_\(axis)_\(symbols[one.quantity.rawValue])"))
      }
    }
    let header: [(String, JSON)] = [
      ("proofmass", .text("recording")), ("version", .integer(1)),
      ("command", .text(commandVersion)), ("verb", .text("serve")), ("began", .null),
      ("bus", .text("emulator")), ("sensing", .optional(circuit?.sensing?.name)),
      ("chips", .array(sensors.map { $0.json })),
    ]
    return .object([("header", .object(header)), ("columns", .array(columns))])
  }

  func rate(of sensor: Quantity) -> Double? {
    scheduler.rate(of: sensor) ?? demand[sensor]
  }

  func lostSamples(of sensor: Quantity) -> Int { lost[sensor.rawValue] }

  func registers(of sensor: WatchedSensor) -> [UInt8?] {
    circuit?.peek(sensor.facts, at: sensor.target) ?? [UInt8?](repeating: nil, count: 256)
  }

  func lastTransactions(_ count: Int) -> (entries: [BusLog.Entry], of: Int) {
    log?.last(count) ?? ([], 0)
  }

  func explain(_ error: SensorError, _ sensor: Quantity) -> String {
    (sensors.first { $0.quantity == sensor }.map { "\($0.name): " } ?? "") + error.description
  }
}

extension WatchedSensor {
  fileprivate init(
    _ sensor: Quantity, _ part: SensorPart, _ chip: BoardDescription.Chip, number: Int
  ) {
    let front = chip.chip.target
    let inner = chip.inner.flatMap { part == $0.part ? Transaction.Target.i2c($0.address) : nil }
    var members: [(String, JSON)] = [
      ("chip", .text(part.name)), ("address", .text((inner ?? front).text)),
    ]
    if inner != nil { members.append(("behind", .text(front.text))) }
    members.append(
      ("range", .optional(chip.ranges[sensor].map { shortest($0) + sensor.rangeUnit })))
    self.init(
      sensor, name: part.name, facts: part.facts, target: inner ?? front, number: number,
      json: .object(members))
  }
}
