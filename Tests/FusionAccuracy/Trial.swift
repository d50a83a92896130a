// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassPhysics

/// A recording of three sensors in motion, with the true attitude.
struct Trial: Sendable {
  /// The samples of one row, on the sensors' axes and with their signs.
  struct Row: Sendable {
    var force: Acceleration
    var rate: AngularRate
    var field: MagneticFluxDensity
  }

  let number: Int
  let name: String
  let rows: [Row]
  let truth: Truth
  /// The recording as the input of software chips, from board time 0 on.
  let motion: Motion

  init(_ file: URL) throws {
    try self.init(
      [UInt8](try Data(contentsOf: file)), name: file.deletingPathExtension().lastPathComponent)
  }

  /// Reads a table with the columns `time_s`, `acc_{x,y,z}_mps2`, `gyr_{x,y,z}_radps`,
  /// `mag_{x,y,z}_uT`, `ref_q{w,x,y,z}` and `movement`; its name begins with its number in the data
  /// set.
  init(_ bytes: [UInt8], name: String) throws {
    self.name = name
    number = Int(name.prefix(2)) ?? 0
    motion = try Motion(csv: bytes, name: name)
    let recording = try Recording(
      csv: bytes, name: name, wanted: [.acceleration, .angularRate, .magneticFluxDensity])
    func column(_ quantity: Motion.Quantities) throws -> [Axes<Double>] {
      guard let samples = recording.sensors.first(where: { $0.quantity == quantity }) else {
        throw TrialError(file: name, reason: "lacks a sensor")
      }
      return samples.times.indices.map { index in
        Axes(
          samples.columns[0][index], samples.columns[1][index], samples.columns[2][index])
      }
    }
    let (forces, rates, fields) = (
      try column(.acceleration), try column(.angularRate), try column(.magneticFluxDensity)
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

/// The attitude by optical tracking, from the sensor's axes to east, north and up.
struct Truth: Sendable {
  /// The times of the rows in nanoseconds from the first, ascending.
  private(set) var times: [Int64] = []
  /// The attitudes of the rows; nil where the cameras lost the sensor, and where the data's authors
  /// exclude the row from the evaluation.
  private(set) var attitudes: [Quaternion?] = []

  /// Reads the columns `time_s`, `ref_q…` and `movement`.
  init(_ bytes: [UInt8], file: String) throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    }
    func text(_ cell: ArraySlice<UInt8>) -> String { String(decoding: cell, as: UTF8.self) }
    let header = lines.first.map { cells($0).map(text) } ?? []
    let names = ["time_s", "ref_qw", "ref_qx", "ref_qy", "ref_qz", "movement"]
    let places = names.compactMap { header.firstIndex(of: $0) }
    guard places.count == names.count else {
      throw TrialError(file: file, reason: "lacks one of \(names.joined(separator: ", "))")
    }
    for line in lines.dropFirst() {
      let cells = cells(line)
      guard cells.count == header.count, let time = Double(text(cells[places[0]])) else {
        throw TrialError(file: file, reason: "row \(times.count + 1) is not like its header")
      }
      times.append(Int64((time * 1e9).rounded()))
      let numbers = places[1...].compactMap { Double(text(cells[$0])) }
      let isTracked = numbers.count == 5 && numbers.allSatisfy { !$0.isNaN }
      attitudes.append(
        isTracked && numbers[4] == 1
          ? Quaternion(numbers[0], numbers[1], numbers[2], numbers[3]).normalized : nil)
    }
  }

  init(times: [Int64], attitudes: [Quaternion?]) {
    self.times = times
    self.attitudes = attitudes
  }

  /// The attitude at a time, interpolated linearly between two rows, which differ so little that
  /// the chord is as exact as the arc; nil if one of them is missing.
  func attitude(at time: Int64) -> Quaternion? {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let first = attitudes[low - 1] else { return nil }
    if times[low - 1] == time { return first }
    guard low < times.count, var second = attitudes[low] else { return nil }
    let part = Double(time - times[low - 1]) / Double(times[low] - times[low - 1])
    // q and −q are one attitude.
    if (first.conjugate * second).w < 0 {
      second = Quaternion(-second.w, -second.x, -second.y, -second.z)
    }
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Quaternion(
      between(first.w, second.w), between(first.x, second.x), between(first.y, second.y),
      between(first.z, second.z)
    ).normalized
  }
}
