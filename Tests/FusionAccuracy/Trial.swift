// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassPhysics

/// A recording of a sensor in motion, with its true attitude.
struct Trial: Sendable {
  /// A row's three sensors, on their axes and with their signs.
  struct Row: Sendable {
    var force: Acceleration
    var rate: AngularRate
    var field: MagneticFluxDensity
  }

  let number: Int
  let name: String
  let rows: [Row]
  let truth: Truth
  /// The same to be felt by software chips, from board time 0 on.
  let motion: Motion

  init(_ file: URL) throws {
    try self.init(
      [UInt8](try Data(contentsOf: file)), name: file.deletingPathExtension().lastPathComponent)
  }

  /// From a table with the columns `time_s`, `acc_{x,y,z}_mps2`, `gyr_{x,y,z}_radps`, `mag_{x,y,z}_uT`,
  /// `ref_q{w,x,y,z}` and `movement`; its name begins with its number in the data set.
  init(_ bytes: [UInt8], name: String) throws {
    self.name = name
    number = Int(name.prefix(2)) ?? 0
    motion = try Motion(csv: bytes, name: name)
    let recording = try Recording(
      csv: bytes, name: name, wanted: [.accelerometer, .gyroscope, .magnetometer])
    func column(_ sensor: Motion.Sensors) throws -> [Axes<Double>] {
      guard let samples = recording.sensors.first(where: { $0.sensor == sensor }) else {
        throw TrialError(file: name, reason: "lacks a sensor")
      }
      return samples.times.indices.map { index in
        Axes(
          samples.columns[0][index], samples.columns[1][index], samples.columns[2][index])
      }
    }
    let (forces, rates, fields) = (
      try column(.accelerometer), try column(.gyroscope), try column(.magnetometer)
    )
    let truth = try Truth(bytes, file: name)
    let count = truth.times.count
    guard forces.count == count, rates.count == count, fields.count == count else {
      throw TrialError(file: name, reason: "has rows without a sample")
    }
    self.truth = truth
    rows = forces.indices.map { index in
      Row(
        force: Acceleration(g: forces[index]), rate: AngularRate(radiansPerSecond: rates[index]),
        field: MagneticFluxDensity(microtesla: fields[index]))
    }
  }
}

struct TrialError: Error {
  var file: String
  var reason: String
}
