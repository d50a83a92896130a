// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import Synchronization

/// A session's sensors, of any type. The module that creates the session knows the type, so the work for each
/// sample is compiled for it there.
///
/// The lock is held during bus work, so only the thread that drives takes it while a session runs; the rates,
/// which other threads read, are kept outside it.
@usableFromInline
final class GuardedSensors: Sendable {
  @usableFromInline typealias Rates = InlineArray<3, Double?>

  /// The nominal rate of a sensor in hertz, nil while it is powered down or fails, and its delay in
  /// seconds.
  @usableFromInline
  struct Timing: Sendable {
    @usableFromInline var rate: Double?
    @usableFromInline var delay: Double

    @inlinable
    init(rate: Double? = nil, delay: Double = 0) { (self.rate, self.delay) = (rate, delay) }
  }

  @usableFromInline typealias Timings = InlineArray<3, Timing>

  @usableFromInline let available: Set<Quantity>
  private let fastest: Rates
  /// The gyroscope's zero-rate level, in rad/s.
  let zeroRateLevel: Double
  private let timings = Mutex(Timings(repeating: Timing()))
  private let dueForDemand: @Sendable (SensorDemand) -> Instant?
  private let stepUntil: @Sendable (Instant, inout [SensorEvent]) -> Timings
  private let readThermometer: @Sendable () -> Result<Double?, SensorError>
  private let thermometer = Mutex((due: Instant(nanoseconds: .min), celsius: Double?.none))

  @usableFromInline
  init(
    _ available: Set<Quantity>, fastest: Rates, zeroRateLevel: Double,
    due: @escaping @Sendable (SensorDemand) -> Instant?,
    step: @escaping @Sendable (Instant, inout [SensorEvent]) -> Timings,
    readThermometer: @escaping @Sendable () -> Result<Double?, SensorError>
  ) {
    self.available = available
    self.fastest = fastest
    self.zeroRateLevel = zeroRateLevel
    dueForDemand = due
    stepUntil = step
    self.readThermometer = readThermometer
  }

  @inlinable
  convenience init(_ sensors: consuming sending some MotionSensors & ~Copyable) {
    let available = sensors.available
    var fastest = Rates(repeating: nil)
    for sensor in Quantity.allCases {
      fastest[sensor.rawValue] = sensors.fastestRate(of: sensor)
    }
    let zeroRateLevel = sensors.zeroRateLevel
    let box = SensorBox(sensors)
    self.init(available, fastest: fastest, zeroRateLevel: zeroRateLevel) { demand in
      box.sensors.withLock { sensors in
        sensors.demand(demand)
        return sensors.due
      }
    } step: { limit, events in
      box.sensors.withLock { sensors in
        sensors.step(until: limit, into: &events)
        var timings = Timings(repeating: Timing())
        for sensor in Quantity.allCases {
          timings[sensor.rawValue] = Timing(
            rate: sensors.rate(of: sensor), delay: sensors.delay(of: sensor))
        }
        return timings
      }
    } readThermometer: {
      box.sensors.withLock { sensors in
        do throws(SensorError) { return .success(try sensors.readTemperature()) } catch {
          return .failure(error)
        }
      }
    }
  }

  func fastestRate(of sensor: Quantity) -> Double { fastest[sensor.rawValue] ?? 0 }

  func rate(of sensor: Quantity) -> Double? { timings.withLock { $0[sensor.rawValue].rate } }

  /// The delay of a sensor's samples, in seconds.
  func delay(of sensor: Quantity) -> Double { timings.withLock { $0[sensor.rawValue].delay } }

  /// Records a demand, and returns when the next step is due.
  func due(for demand: SensorDemand) -> Instant? { dueForDemand(demand) }

  /// The last temperature of the thermometer in °C; nil before it has been read.
  var temperature: Double? { thermometer.withLock { $0.celsius } }

  /// Reads the thermometer, unless that was less than a second ago, because it does not change faster.
  func updateTemperature(at now: Instant, into events: inout [SensorEvent]) {
    guard thermometer.withLock({ $0.due }) <= now else { return }
    let due = now.advanced(byNanoseconds: 1_000_000_000)
    switch readThermometer() {
    case .success(let celsius):
      thermometer.withLock { $0 = (due, celsius ?? $0.celsius) }
    case .failure(let error):
      thermometer.withLock { $0.due = due }
      events.append(.failure(.angularRate, error))
    }
  }

  func step(until limit: Instant, into events: inout [SensorEvent]) {
    let timings = stepUntil(limit, &events)
    self.timings.withLock { $0 = timings }
  }
}

/// Gives closures access to sensors, which cannot be copied.
@usableFromInline
final class SensorBox<Sensors: MotionSensors & ~Copyable>: Sendable {
  @usableFromInline let sensors: Mutex<Sensors>

  @inlinable
  init(_ sensors: consuming sending Sensors) { self.sensors = Mutex(sensors) }
}
