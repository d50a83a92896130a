// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// The samples of an instant.
struct ImportRow: TimedRow {
  /// The time in nanoseconds.
  var time: Int64
  /// Three values each of acc, gyr and mag in g, rad/s and µT, and temp in °C; NaN where there is none.
  var values: [Double]

  static let empty = [Double](repeating: .nan, count: 10)

  func has(_ sensor: ImportedSensor) -> Bool { !values[sensor.first].isNaN }
}

/// The time of a row of a log without times, in nanoseconds.
func evenTime(_ row: Int, _ interval: Double?) -> Int64 {
  Int64(min((Double(row) * (interval ?? 0)).rounded(), 0x1p61))
}

/// The rows of an import, in the columns of `stream`.
struct ImportTable: RowTable {
  let time = Column("time_s", decimals: 6, width: 13)
  let columns: [Column]
  private let sensors: [ImportedSensor]

  init(_ sensors: [ImportedSensor]) {
    self.sensors = sensors
    columns = sensors.flatMap(\.columns).map { Column($0, decimals: 6, width: 13) }
  }

  func append(_ row: ImportRow, to cells: inout RowCells) {
    for sensor in sensors {
      for place in sensor.places { cells.append(row.has(sensor) ? row.values[place] : nil) }
    }
  }
}

/// A log that gives samples one after the other.
protocol ImportSource: AnyObject {
  var path: String { get }
  /// The sensors that it has.
  var sensors: [ImportedSensor] { get }
  /// The sensors among them whose accelerations are without gravity.
  var isWithoutGravity: Bool { get }
  /// The instant from which its times count; known after the first row.
  var origin: TimeOrigin { get }
  /// What was guessed, one line each, with the reason.
  var notes: [String] { get }
  /// Its description for the recording's header.
  var json: JSON { get }

  /// Leaves a sensor out, before the first row.
  func leaveOut(_ sensor: ImportedSensor)
  /// The next row, in the time of the log; nil at the end.
  func next() throws(UserError) -> ImportRow?
  /// An error in the current row.
  func fault(_ reason: String) -> UserError
}
