// SPDX-License-Identifier: Apache-2.0

/// The times of the samples of several sensors, row by row. Sensors that have a sample in every row
/// share their times, which most files have once.
struct SampleTimes {
  /// The times of all rows, while any sensor has had a sample in all of them.
  private var rows = Blocks<Int64>()
  /// The times of each sensor that has missed a row; nil for the others.
  private var own: [Blocks<Int64>?]

  init(sensors: Int) { own = Array(repeating: nil, count: sensors) }

  /// The times of a sensor's samples.
  subscript(sensor: Int) -> Blocks<Int64> { own[sensor] ?? rows }

  /// Notes that a sensor has a sample in the next row.
  mutating func add(_ time: Int64, of sensor: Int) { own[sensor]?.append(time) }

  /// Notes that a sensor has no sample in the next row.
  mutating func skip(_ sensor: Int) {
    if own[sensor] == nil { own[sensor] = rows }
  }

  /// Ends the row, after all sensors.
  mutating func endRow(at time: Int64) {
    if own.contains(where: { $0 == nil }) {
      rows.append(time)
    } else {
      rows = []
    }
  }
}
