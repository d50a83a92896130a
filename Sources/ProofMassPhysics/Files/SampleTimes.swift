// SPDX-License-Identifier: Apache-2.0

/// The times of the samples of several sensors, row by row. Sensors that have a sample in every row
/// share their times, which most files have once.
struct SampleTimes {
  /// The times of all rows, while any sensor has had a sample in all of them.
  private var rows = Blocks<Int64>()
  /// The times of each sensor that has missed a row; nil for the others.
  private var own: [Blocks<Int64>?]
  /// Whether a sensor has missed a row.
  private var hasMissed = false

  init(sensors: Int) { own = Array(repeating: nil, count: sensors) }

  /// The times of a sensor's samples.
  subscript(sensor: Int) -> Blocks<Int64> { own[sensor] ?? rows }

  /// Adds the time of a row.
  ///
  /// - Parameter missed: A bit for each sensor, by its index, without a sample in the row.
  mutating func add(_ time: Int64, missedBy missed: Int) {
    hasMissed = hasMissed || missed != 0
    guard hasMissed else { return rows.append(time) }
    for sensor in own.indices {
      if missed >> sensor & 1 == 0 {
        own[sensor]?.append(time)
      } else if own[sensor] == nil {
        own[sensor] = rows
      }
    }
    if own.contains(where: { $0 == nil }) {
      rows.append(time)
    } else {
      rows = []
    }
  }
}
