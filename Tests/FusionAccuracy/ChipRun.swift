// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassPhysics

/// Plays a trial to three software chips and fuses the samples that the drivers read.
struct ChipRun {
  /// The number of samples of the gyroscope for one of the compass.
  var compassDivisor = 1
  /// Whether the chips' offsets drift.
  var drifts = false
  /// Whether force and field are rotated to the time of the gyroscope's latest sample.
  var turns = true
  /// Whether clipped samples of the accelerometer are left out.
  var leavesOutClipped = false
  /// The delay of an attitude against its sample's time, for the comparison with the truth, in
  /// nanoseconds.
  var lag: Int64 = 0
  var seed: UInt64 = 0

  /// The delay of the gyroscope's first low-pass of 32 Hz, less the half interval by which an
  /// integral over whole intervals is ahead: √2 / (2π · 32 Hz) − 5 ms, in nanoseconds.
  static var gyroscopeLag: Int64 { 2_034_000 }

  /// The time for which the chips run before the trial begins, in nanoseconds, so that their
  /// start-up is not part of it.
  private static var delay: Int64 { 1_000_000_000 }

  struct Result {
    var score = Score()
    var shakes = Shakes()
  }

  func callAsFunction(_ trial: Trial) throws -> Result {
    let circuit = Circuit(Part.unspread(seed: seed, drifts: drifts))
    circuit.change { $0.motion = trial.motion.delayed(byNanoseconds: Self.delay) }
    guard var board = try Board(on: circuit, compassDivisor: compassDivisor) else {
      throw TrialError(file: trial.name, reason: "has chips without lines")
    }
    var filter = VQF(
      gyroscopeInterval: Board.period, accelerometerInterval: Board.period,
      compassInterval: board.compassPeriod)
    let start = Instant(nanoseconds: Self.delay)
    var (rate, time) = (AngularRate(radiansPerSecond: .zero), start)
    /// The time from an instant to the gyroscope's latest sample, in seconds.
    func age(_ instant: Instant) -> Double {
      Double(time.nanoseconds - instant.nanoseconds) * 1e-9
    }
    var result = Result()
    try board.run(until: start) { _ in }
    try board.run(until: start.advanced(byNanoseconds: trial.motion.endNanoseconds)) { sample in
      switch sample {
      case .rate(let instant, let newRate):
        (rate, time) = (newRate, instant)
        filter.update(rate)
        let truth = trial.truth.attitude(at: time.nanoseconds - Self.delay - lag)
        result.score.add(filter.rotation9D, truth: truth)
      case .force(let instant, let force, let isClipped):
        let turned = force.turned(by: rate, over: turns ? age(instant) : 0)
        if !(isClipped && leavesOutClipped) { filter.update(turned) }
        let seconds = Double(instant.nanoseconds - Self.delay) * 1e-9
        result.shakes.look(at: force, filter.rotation6D, seconds)
      case .field(let instant, let field):
        filter.update(field.turned(by: rate, over: turns ? age(instant) : 0))
      }
    }
    return result
  }
}
