// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// The messages of a recording for ROS 2, on the topics and in the frame of its conventions for inertial sensors
/// (REP 145): `/imu/data_raw` and `/imu/mag`, both in `imu_link`.
struct ROSExport: RecordingExport {
  private static let frame = "imu_link"

  private let path: String
  /// Nanoseconds since 1970 at the recording's time 0.
  private let origin: Int64
  private let variances: [Quantity: Axes<Double>]
  private var writer: MCAPWriter
  private var joining: ImuJoining
  /// The channels of the writer; nil for those without messages.
  private let imu: Int?
  private let field: Int?
  private let scan: RecordingScan

  /// - Parameters:
  ///   - scan: The recording, read once for the numbers of its samples.
  ///   - part: The part whose noise is that of the samples; nil for that of the datasheets.
  init(_ path: String, _ scan: RecordingScan, _ part: PartDescription?) throws(UserError) {
    (self.path, self.scan) = (path, scan)
    let counts = Quantity.allCases.map { scan.samples(of: .init($0)).count }
    guard scan.format != .text else { throw Self.text(path) }
    guard counts.contains(where: { $0 > 0 }) else {
      throw .failure("\(path) has no samples of acc, gyr or mag: record with `stream`")
    }
    let began = (scan.header?["began"]?.text).flatMap { Date(text: $0) }
    origin = try began.map { (date) throws(UserError) in try Self.nanoseconds(date, of: path) } ?? 0
    let known = try RecordedVariances(part, scan, of: path)
    var variances: [Quantity: Axes<Double>] = [:]
    for quantity in Quantity.allCases { variances[quantity] = known.variances(of: quantity) }
    self.variances = variances

    let texts = scan.header.map { [("header", JSON($0).string)] } ?? []
    writer = MCAPWriter(
      profile: "ros2", library: "proofmass \(commandVersion)", metadata: [("proofmass", texts)])
    let (accelerations, rates) = (
      scan.samples(of: .acceleration).count, scan.samples(of: .angularRate).count
    )
    joining = ImuJoining(accelerations: accelerations, rates: rates)
    imu =
      max(accelerations, rates) > 0
      ? writer.addChannel("/imu/data_raw", "cdr", schema: .imu) : nil
    field =
      scan.samples(of: .magneticFluxDensity).count > 0
      ? writer.addChannel("/imu/mag", "cdr", schema: .magneticField) : nil
  }

  /// Reads the recording again, and writes its messages.
  mutating func write(_ put: ([UInt8]) throws(UserError) -> Void) throws(UserError) {
    _ = try RecordingScan(path) { (rows) throws(UserError) in
      for row in rows { try take(row) }
      try put(writer.take())
    }
    for sample in joining.finish() { try add(sample) }
    writer.finish()
    try put(writer.take())
  }

  private mutating func take(_ row: RecordedRow) throws(UserError) {
    for sample in joining.take(row) { try add(sample) }
    guard let field, let value = row.sample(of: .magneticFluxDensity) else { return }
    let time = try stamp(row.time)
    writer.add(
      ROSMessage.magneticField(
        at: time, frame: Self.frame, value * 1e-6,
        variances: (variances[.magneticFluxDensity] ?? .zero) * 1e-12),
      to: field, at: time)
  }

  private mutating func add(_ sample: ImuJoining.Sample) throws(UserError) {
    guard let imu else { return }
    let time = try stamp(sample.time)
    let gravity = Acceleration.standardGravity
    writer.add(
      ROSMessage.imu(
        at: time, frame: Self.frame,
        sample.angularRate, variances: variances[.angularRate] ?? .zero,
        sample.acceleration.map { $0 * gravity },
        variances: (variances[.acceleration] ?? .zero) * (gravity * gravity)),
      to: imu, at: time)
  }

  /// The time of a row in nanoseconds since 1970.
  private func stamp(_ time: Int64) throws(UserError) -> UInt64 {
    let (sum, isOverflow) = origin.addingReportingOverflow(time)
    // ROS counts seconds in 32 bits with a sign.
    guard !isOverflow, sum >= 0, sum / 1_000_000_000 <= Int64(Int32.max) else {
      throw .failure(
        "\(path): the row at \(JSON.seconds(time).string) s is not between 1970 and 2038, the times of "
          + "ROS: cut the recording")
    }
    return UInt64(sum)
  }

  /// What was written, and what could not be.
  var notes: [String] {
    var notes: [String] = []
    if let imu { notes.append("/imu/data_raw: \(counted(writer.count(of: imu), "message"))") }
    if let field { notes.append("/imu/mag: \(counted(writer.count(of: field), "message"))") }
    let slower =
      scan.samples(of: .acceleration).count > scan.samples(of: .angularRate).count ? "gyr" : "acc"
    if joining.interpolated > 0 {
      notes.append(
        "\(counted(joining.interpolated, "value")) of \(slower) lie on lines between its samples")
    }
    if joining.single > 0 {
      notes.append(
        "\(counted(joining.single, "message")) without \(slower): before its first sample, after its last, or in a "
          + "pause of more than 1 s")
    }
    let unknown = Quantity.allCases.filter {
      scan.samples(of: .init($0)).count > 0 && variances[$0] == nil
    }
    if !unknown.isEmpty {
      notes.append(
        "the noise of \(unknown.map(\.prefix).joined(separator: ", ")) is not known: covariances of zero; "
          + "--noise takes it from a part of `twin`")
    }
    if scan.header?["began"] == nil {
      notes.append("\(path) does not say when it began: its times count from 1970")
    }
    return notes
      + leftOut(
        scan.further.map(\.sensor.name)
          + (scan.samples(of: .temperature).count > 0 ? ["temp"] : []))
  }
}

extension ROSExport {
  /// A start in nanoseconds since 1970; ROS' seconds end in 2038.
  fileprivate static func nanoseconds(
    _ date: Date, of path: String
  ) throws(UserError) -> Int64 {
    let seconds = date.timeIntervalSince1970
    guard 0..<2_147_483_648 ~= seconds else {
      throw .failure("\(path) began before 1970 or after 2038, which ROS' times cannot state")
    }
    return Int64((seconds * 1e3).rounded()) * 1_000_000
  }
}
