// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// What a stream has at one instant.
struct StreamRow: TimedRow {
  /// A sample in its columns, and what it should have been.
  struct Cell {
    var value: Axes<Double>
    var raw: Axes<Int16>
    var truth: StreamTruth?
  }

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

/// The exact instant of a sample and the input before quantisation, on the board's axes.
struct StreamTruth {
  var chipClass: ChipClass
  /// The earliest of its axes.
  var time: Int64
  var input: Axes<Double>
  /// Whether a new set came while the old one was read.
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
