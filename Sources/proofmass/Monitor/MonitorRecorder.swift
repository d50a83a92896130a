// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassMotion
import ProofMassServer
import ProofMassControl

/// A recording of the samples, as `stream --output FILE.csv` writes it.
final class MonitorRecorder {
  let file: String
  private var output: RowOutput<StreamTable>
  private let chips: [ChipArgument]
  private let origin: Instant
  private var rows = StreamRows()
  private var losses = Losses()
  private var lost: [SensorID: Int] = [:]
  /// The time of the last row that was written, in nanoseconds since the recording's start.
  private var lastRow = Int64.min

  /// The longest delay of a sample, because of a FIFO, a magnetometer or a slow bus, in nanoseconds.
  private static let delay: Int64 = 500_000_000

  /// - Parameters:
  ///   - members: The members of the recording that describe the board and its chips.
  ///   - clock: The clock of the samples.
  init(
    _ file: String, _ chips: [ChipArgument], _ members: [(String, JSON)], on clock: BoardClock
  ) throws(UserError) {
    self.file = file
    self.chips = chips
    origin = clock.now()
    output = try RowOutput(
      StreamTable(chips), as: .csv, configuration: .null, limit: nil,
      RecordingPlan(writing: file),
      header: RecordingHeader("monitor", since: origin, on: clock, members),
      showsProgress: false)
  }

  var count: Int { output.rows }

  /// Takes a sample that has been corrected already.
  func take(_ sample: SensorSample) {
    let time = sample.time.nanoseconds - origin.nanoseconds
    guard time >= 0 else { return }
    let row = max(time, lastRow &+ 1)
    losses.locate(sample.sensor, before: row)
    rows.update(at: row) { $0[sample.sensor] = StreamRow.Cell(sample) }
  }

  func lose(_ count: Int, _ sensor: SensorID) {
    losses.add(count, sensor)
    lost[sensor, default: 0] += count
  }

  /// Writes the complete rows.
  func write(at now: Instant) throws(UserError) {
    try emit(before: now.nanoseconds - origin.nanoseconds - Self.delay)
    try output.flush(ifOlderAfter: 0)
  }

  private func emit(before time: Int64) throws(UserError) {
    while let row = rows.next(before: time) {
      while let place = losses.next(upTo: row.time) { output.mark(place, chips) }
      try output.append(row)
      lastRow = row.time
    }
  }

  /// Writes all rows, and the mark of a recording that ended properly.
  func finish() throws(UserError) {
    try emit(before: .max)
    losses.locateRest()
    while let place = losses.next(upTo: .max) { output.mark(place, chips) }
    let counts = chips.inOrder.map { ($0.column, JSON.integer(lost[$0.sensor] ?? 0)) }
    output.end([("lost", .object(counts))])
    try output.close()
  }
}

extension Monitor {
  /// `proofmass-20261123-143012.csv`, or a name with a number where that file exists.
  static func freeName(_ ending: String, _ time: Date = .now, isTaken: (String) -> Bool) -> String {
    let digits = time.text.prefix(19).filter(\.isNumber)
    let stem = "proofmass-\(digits.prefix(8))-\(digits.suffix(6))"
    var name = "\(stem).\(ending)"
    var number = 1
    while isTaken(name) {
      number += 1
      name = "\(stem)-\(number).\(ending)"
    }
    return name
  }
}
