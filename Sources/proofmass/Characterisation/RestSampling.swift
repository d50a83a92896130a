// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassPhysics

/// Chips that are sampled at rest, their samples kept in memory.
struct RestSampling: ~Copyable {
  private let wiring: Wiring
  private let clock: BoardClock
  private let origin: Instant
  private let chips: [ChipArgument]
  private var sensors: Wiring.Sensors
  private var samples: [Recording.Samples]
  private var temperatures = Recording.Samples(.thermometer, columns: [[]])
  private var nextTemperature = Instant(nanoseconds: .min)
  private let progress: Progress

  /// Configures the chips.
  ///
  /// - Parameter origin: The instant from which times count.
  init(_ chips: [ChipArgument], on wiring: Wiring, origin: Instant) throws(Complaint) {
    self.wiring = wiring
    self.chips = chips
    self.origin = origin
    clock = wiring.clock
    samples = chips.map { Recording.Samples($0.model.chipClass.sensors, columns: [[], [], []]) }
    progress = Progress(besideData: false, since: clock.now())
    sensors = try wiring.board(chips, .continuous)
  }

  /// Samples until `end` or a signal, and powers the chips down.
  mutating func run(until end: Instant) throws(Complaint) -> Recording {
    var failure: Complaint?
    do throws(Complaint) { try loop(until: end) } catch { failure = error }
    progress.clear()
    if let (sensor, error) = sensors.powerDown() {
      failure = failure ?? complaint(error, sensor)
    }
    if let failure { throw failure }
    return Recording(samples + [temperatures])
  }

  private mutating func loop(until end: Instant) throws(Complaint) {
    var events: [SensorEvent] = []
    let whole = (end.nanoseconds - origin.nanoseconds) / 1_000_000_000
    while let turn = sensors.turn, turn.due <= end, clock.pause(until: turn.due) {
      events.removeAll(keepingCapacity: true)
      sensors.take(turn, until: end, into: &events)
      for event in events {
        switch event {
        case .sample(let sample): try take(sample)
        case .lost: break  // The periods without a sample are counted in the end.
        case .failure(let sensor, let error): throw complaint(error, sensor)
        }
      }
      let now = clock.now()
      progress.show("\((now.nanoseconds - origin.nanoseconds) / 1_000_000_000) of \(whole) s", now)
    }
  }

  private mutating func take(_ sample: SensorSample) throws(Complaint) {
    guard let index = chips.firstIndex(where: { $0.model.chipClass.sensor == sample.sensor })
    else { return }
    let time = sample.time.nanoseconds - origin.nanoseconds
    // A time that was estimated may be no later than the last one.
    guard samples[index].times.last.map({ $0 < time }) ?? true else { return }
    guard samples[index].times.count < Motion.mostSamples / 3 else {
      throw .failure(
        "\(chips[index].model.rawValue): more than \(Motion.mostSamples / 3) samples: lower "
          + "--duration, or its rate")
    }
    samples[index].append(at: time, sample.value)
    guard let offset = chips[index].temperatureOffset, sample.time >= nextTemperature else {
      return
    }
    // The chip renews it once a second.
    nextTemperature = sample.time.advanced(byNanoseconds: 1_000_000_000)
    do throws(SensorError) {
      guard let warmth = try sensors.readTemperature(offset: offset) else { return }
      temperatures.append(at: time, Axes(warmth, 0, 0))
    } catch { throw complaint(error, sample.sensor) }
  }

  private func complaint(_ error: SensorError, _ sensor: MotionSensor) -> Complaint {
    guard let chip = chips.first(of: sensor) else { return .failure("\(sensor): \(error)") }
    return wiring.complaint(error, chip)
  }
}
