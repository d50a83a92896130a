// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassPhysics

/// Chips that are sampled at rest, with their samples in memory.
struct RestSampling: ~Copyable {
  private let origin: Instant
  private let chips: [ChipArgument]
  private var board: SampledChips
  private var samples: [Recording.Samples]
  private var temperatures: Recording.Samples
  private let progress: Progress

  /// Configures the chips.
  ///
  /// - Parameter origin: The instant from which times count.
  init(_ chips: [ChipArgument], on wiring: Wiring, origin: Instant) throws(UserError) {
    board = try SampledChips(chips, on: wiring)
    self.chips = chips
    self.origin = origin
    samples = chips.map { Recording.Samples(.init($0.model.quantity), columns: [[], [], []]) }
    temperatures = Recording.Samples(.temperature, columns: [[]])
    progress = Progress(besideData: false, since: wiring.clock.now())
  }

  /// Samples until `end` or a signal, and powers the chips down.
  ///
  /// - Returns: The samples of each sensor, in the order of the chips.
  mutating func run(
    until end: Instant
  ) throws(UserError) -> (samples: [Recording.Samples], temperatures: Recording.Samples) {
    var failure: UserError?
    do throws(UserError) { try loop(until: end) } catch { failure = error }
    progress.clear()
    let unanswered = board.powerDown()
    failure = failure ?? unanswered
    if let failure { throw failure }
    return (samples, temperatures)
  }

  private mutating func loop(until end: Instant) throws(UserError) {
    let whole = (end.nanoseconds - origin.nanoseconds) / 1_000_000_000
    while let turn = board.next(until: end), board.clock.pause(until: turn.due) {
      board.take(turn, until: end)
      for event in board.events {
        switch event {
        case .sample(let sample): try take(sample)
        case .lost: break  // The periods without a sample are counted at the end.
        case .failure(let sensor, let error): throw board.userError(error, sensor)
        }
      }
      let now = board.clock.now()
      progress.show("\((now.nanoseconds - origin.nanoseconds) / 1_000_000_000) of \(whole) s", now)
    }
  }

  private mutating func take(_ sample: SensorSample) throws(UserError) {
    guard let index = chips.firstIndex(where: { $0.sensor == sample.sensor })
    else { return }
    let time = sample.time.nanoseconds - origin.nanoseconds
    // An estimated time may not be later than the last one.
    guard samples[index].times.last.map({ $0 < time }) ?? true else { return }
    guard samples[index].times.count < Motion.mostSamples / 3 else {
      throw .failure(
        "\(chips[index].model.rawValue): more than \(Motion.mostSamples / 3) samples: lower "
          + "--duration, or its rate")
    }
    samples[index].append(at: time, sample.value)
    if let warmth = try board.temperature(after: sample) {
      temperatures.append(at: time, Axes(warmth, 0, 0))
    }
  }
}
