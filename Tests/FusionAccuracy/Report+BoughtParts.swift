// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import ProofMassMotion

extension Report {
  /// Parts on sale, calibrated by the command, beside parts without errors.
  mutating func boughtParts(_ parts: BoughtParts) throws {
    print("parts on sale, calibrated, under a session: \(parts.specimens.count) specimens each")
    let ideal = try row("without errors", parts) { _ in SessionRun() }
    let judged: [(String, mean: Double, worst: Double, BoughtParts.Run)] = [
      ("calibrated", 0.5, 1.5, { SessionRun(calibration: $0.poses) }),
      ("20 K warmer", 1.5, .infinity, { SessionRun(calibration: $0.poses, temperature: 45) }),
      ("LSM6DSOX and LIS3MDL", 0.5, 1.5, { SessionRun(chips: .two, calibration: $0.two) }),
    ]
    for (name, mean, worst, run) in judged {
      let errors = try row(name, parts, run)
      let word = judge(errors.mean <= ideal.mean + mean && errors.worst <= ideal.worst + worst)
      print(
        String(
          format: "%@: mean %+.3f of %.1f, worst %+.3f of %.1f", name, errors.mean - ideal.mean,
          mean, errors.worst - ideal.worst, worst), word)
    }
  }

  /// Yaw in an hour at rest.
  mutating func hourAtRest(_ parts: BoughtParts) throws {
    print("an hour at rest, calibrated: greatest error of yaw, greatest change after 30 s")
    let with = try parts.hours { SessionRun(calibration: $0.poses) }
    let (error, drift) = (with.map(\.error).max() ?? .nan, with.map(\.drift).max() ?? .nan)
    print(
      String(format: "with a compass: error %.2f, change %.2f to 1.00", error, drift),
      judge(drift <= 1))
    let without = try parts.hours { SessionRun(calibration: $0.poses, hasCompass: false) }
      .map(\.drift).sorted()
    print(
      String(
        format: "without: change %.1f at the median, %.1f at worst", without[without.count / 2],
        without.last ?? .nan))
  }

  /// What each correction contributes, as a table of the article Motion.
  func ablations(_ parts: BoughtParts) throws {
    print("what each correction contributes: mean and worst of all runs, means by recording")
    for (name, run) in Self.ablations { _ = try row(name, parts, run) }
  }

  private static let ablations: [(String, BoughtParts.Run)] = [
    ("without errors", { _ in SessionRun() }),
    ("the same, delays not made up", { _ in SessionRun(compensatesDelays: false) }),
    ("18 poses", { SessionRun(calibration: $0.poses) }),
    ("without the matrix", { SessionRun(calibration: $0.poses.withoutMatrix) }),
    (
      "delays not made up", { SessionRun(calibration: $0.poses, compensatesDelays: false) }
    ),
    ("without the known field", { SessionRun(calibration: $0.poses.withoutDip) }),
    ("without the offset in use", { SessionRun(calibration: $0.poses, learnsOffset: false) }),
    ("six sides", { SessionRun(calibration: $0.sides) }),
    ("20 K warmer", { SessionRun(calibration: $0.poses, temperature: 45) }),
    (
      "without the offset in use",
      { SessionRun(calibration: $0.poses, temperature: 45, learnsOffset: false) }
    ),
    ("two temperatures", { SessionRun(calibration: $0.warm, temperature: 45) }),
    (
      "without the offset in use",
      { SessionRun(calibration: $0.warm, temperature: 45, learnsOffset: false) }
    ),
    (
      "LSM6DSOX, LIS3MDL, 20 K warmer",
      { SessionRun(chips: .two, calibration: $0.two, temperature: 45) }
    ),
    (
      "the same, two temperatures",
      { SessionRun(chips: .two, calibration: $0.warmTwo, temperature: 45) }
    ),
  ]

  private func row(
    _ name: String, _ parts: BoughtParts, _ run: @escaping BoughtParts.Run
  ) throws -> BoughtParts.Errors {
    let errors = try parts.errors(run)
    let means = errors.byTrial.map {
      String(format: "%.2f", $0.reduce(0, +) / Double($0.count))
    }
    print(
      "| \(Self.padded(name, 28)) |", String(format: "%.2f | %.2f |", errors.mean, errors.worst),
      means.joined(separator: " | "), "|")
    // A row takes a while.
    fflush(nil)
    return errors
  }
}

extension Calibration {
  /// The same without the gyroscope's matrix.
  fileprivate var withoutMatrix: Calibration {
    var calibration = self
    calibration.gyroscope?.matrix = .identity
    return calibration
  }

  /// The same without the field's dip, so that the filter does not know the field.
  fileprivate var withoutDip: Calibration {
    var calibration = self
    calibration.compass?.dip = nil
    return calibration
  }
}
