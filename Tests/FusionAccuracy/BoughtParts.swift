// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Synchronization

/// Parts on sale, calibrated by the command, under motion sessions: how much worse their attitudes
/// are than those of parts without errors, and what each correction contributes.
struct BoughtParts {
  /// The seeds of the specimens, with the calibrations that the command made of them.
  struct Specimen: Sendable {
    var seed: UInt64
    /// In 18 poses at 25 °C.
    var poses: Calibration
    /// On six sides at 25 °C.
    var sides: Calibration
    /// In 18 poses at 25 °C, and the compass at 45 °C, too.
    var warm: Calibration
    /// Of an LSM6DSOX and a LIS3MDL, in 18 poses at 25 °C.
    var two: Calibration
    /// The same at 25 and 45 °C.
    var warmTwo: Calibration
  }

  let trials: [Trial]
  let specimens: [Specimen]

  /// Reads the folder that the script has filled: `poses-SEED.json`, `sides-SEED.json`,
  /// `warm-SEED.json`, `two-SEED.json` and `warm-two-SEED.json`.
  init(_ trials: [Trial], _ folder: String) throws {
    self.trials = trials
    var specimens: [Specimen] = []
    var seed: UInt64 = 1
    while FileManager.default.fileExists(atPath: "\(folder)/poses-\(seed).json") {
      specimens.append(
        Specimen(
          seed: seed, poses: try Calibration(contentsOf: "\(folder)/poses-\(seed).json"),
          sides: try Calibration(contentsOf: "\(folder)/sides-\(seed).json"),
          warm: try Calibration(contentsOf: "\(folder)/warm-\(seed).json"),
          two: try Calibration(contentsOf: "\(folder)/two-\(seed).json"),
          warmTwo: try Calibration(contentsOf: "\(folder)/warm-two-\(seed).json")))
      seed += 1
    }
    self.specimens = specimens
  }

  /// A kind of run, for a specimen.
  typealias Run = @Sendable (Specimen) -> SessionRun

  /// The total errors of a kind of run in degrees, by trial and seed.
  struct Errors: Sendable {
    var byTrial: [[Double]]
    var all: [Double] { byTrial.flatMap(\.self) }
    var mean: Double { all.reduce(0, +) / Double(all.count) }
    var worst: Double { all.max() ?? .nan }
  }

  /// Runs every trial with every specimen.
  func errors(_ run: @escaping Run) throws -> Errors {
    let totals = try each(trials.count * specimens.count) { index in
      let (trial, specimen) = index.quotientAndRemainder(dividingBy: specimens.count)
      var run = run(specimens[specimen])
      run.seed = specimens[specimen].seed
      return try run(trials[trial]).score.total
    }
    return Errors(
      byTrial: trials.indices.map {
        Array(totals[$0 * specimens.count..<($0 + 1) * specimens.count])
      })
  }

  /// An hour at rest, the top to the north: for each specimen the greatest error of yaw, and its
  /// greatest change after the first half minute, in degrees.
  func hours(_ run: @escaping Run) throws -> [(error: Double, drift: Double)] {
    try each(specimens.count) { index in
      var run = run(specimens[index])
      run.seed = specimens[index].seed
      let yaw = Mutex((start: Double?.none, error: 0.0, drift: 0.0))
      try run.run(.rest(for: .seconds(3600))) { motion, seconds in
        guard seconds > 30 else { return }
        // With the top to the north, x points to the east.
        let angle = motion.attitude.yaw * 180 / .pi + 90
        yaw.withLock { yaw in
          let start = yaw.start ?? angle
          yaw.start = start
          yaw.error = max(yaw.error, abs(angle))
          yaw.drift = max(yaw.drift, abs(angle - start))
        }
      }
      return yaw.withLock { ($0.error, $0.drift) }
    }
  }

  /// The results of a computation for each index, on all processors.
  private func each<Result: Sendable>(
    _ count: Int, _ compute: @Sendable (Int) throws -> Result
  ) throws -> [Result] {
    let results = Mutex([Int: Result]())
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      do {
        let result = try compute(index)
        results.withLock { $0[index] = result }
      } catch { failure.withLock { $0 = error } }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return results.withLock { results in (0..<count).compactMap { results[$0] } }
  }
}
