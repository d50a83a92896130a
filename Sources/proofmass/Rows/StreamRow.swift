// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

/// The samples of a stream at one instant.
struct StreamRow: TimedRow {
  /// A sample, and what it should have been.
  struct Cell {
    var sample: SensorSample
    var truth: StreamTruth?

    var value: Axes<Double> { sample.value }
    var raw: Axes<Int16> { sample.raw }
  }

  /// In nanoseconds since the stream's start.
  var time: Int64
  var acceleration: Cell?
  var rotation: Cell?
  var field: Cell?
  /// In °C.
  var temperature: Double?

  init(time: Int64) { self.time = time }

  subscript(chipClass: ChipClass) -> Cell? {
    get {
      switch chipClass {
      case .accelerometer: acceleration
      case .gyroscope: rotation
      case .compass: field
      }
    }
    set {
      switch chipClass {
      case .accelerometer: acceleration = newValue
      case .gyroscope: rotation = newValue
      case .compass: field = newValue
      }
    }
  }
}

/// The exact instant of a sample and its input before quantization, on the board's axes.
struct StreamTruth {
  var chipClass: ChipClass
  /// The earliest instant of its axes, in nanoseconds.
  var time: Int64
  /// In g, rad/s or µT.
  var input: Axes<Double>
  /// Whether a new set came while the old one was read, so that its axes are of two instants.
  var isMixed: Bool
}

/// Rows in strictly increasing time, until the earlier ones are known to be complete.
struct StreamRows {
  private(set) var rows: [StreamRow] = []

  /// The row at a time, which is mostly the last or a new one.
  mutating func update(at time: Int64, _ change: (inout StreamRow) -> Void) {
    var index = rows.count
    while index > 0, rows[index - 1].time > time { index -= 1 }
    if index > 0, rows[index - 1].time == time { return change(&rows[index - 1]) }
    var row = StreamRow(time: time)
    change(&row)
    if index == rows.count { rows.append(row) } else { rows.insert(row, at: index) }
  }

  /// Takes out the rows before a time.
  mutating func take(before time: Int64, _ body: (StreamRow) -> Void) {
    var count = 0
    while count < rows.count, rows[count].time < time {
      body(rows[count])
      count += 1
    }
    rows.removeFirst(count)
  }
}
