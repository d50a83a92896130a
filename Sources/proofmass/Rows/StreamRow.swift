// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

/// The samples of a stream at one instant.
struct StreamRow: TimedRow {
  /// The part of a sample that a row contains.
  struct Cell: Sendable {
    var value: Axes<Double>
    var raw: Axes<Int16>

    init(_ sample: SensorSample) {
      value = sample.value
      raw = sample.raw
    }
  }

  /// The time in nanoseconds since the stream's start.
  var time: Int64
  /// The board's first sensors, by the raw values of the quantities.
  private var cells = InlineArray<3, Cell?>(repeating: nil)
  /// Further sensors of their quantities; nil for none. An object that does not change, because rows are copied often.
  private var further: Further?
  /// The temperature in °C.
  var temperature: Double?

  /// A bit for each sensor whose value is interpolated between samples, by its place in the order of columns.
  private var interpolated: UInt32 = 0

  private final class Further: Sendable {
    let cells: [(sensor: SensorID, cell: Cell)]

    init(_ cells: [(sensor: SensorID, cell: Cell)]) { self.cells = cells }
  }

  init(time: Int64) { self.time = time }

  /// Notes that the value of a sensor, by its place in the order of columns, is interpolated.
  mutating func interpolate(_ place: Int) { interpolated |= 1 << UInt32(clamping: place) }

  func isInterpolated(_ place: Int) -> Bool { interpolated >> UInt32(clamping: place) & 1 == 1 }

  subscript(sensor: SensorID) -> Cell? {
    get {
      sensor.number == 0
        ? cells[sensor.quantity.rawValue] : further?.cells.first { $0.sensor == sensor }?.cell
    }
    set {
      guard sensor.number > 0 else {
        cells[sensor.quantity.rawValue] = newValue
        return
      }
      let others = further?.cells.filter { $0.sensor != sensor } ?? []
      further = Further(newValue.map { others + [(sensor, $0)] } ?? others)
    }
  }
}

/// The exact instant of a sample and its input before quantization, on the board's axes.
struct StreamTruth {
  var sensor: SensorID
  /// The earliest instant of its axes, in nanoseconds.
  var time: Int64
  /// The input in g, rad/s or µT.
  var input: Axes<Double>
  /// Whether a new set was stored while the old one was read, so that its axes belong to two instants.
  var isMixed: Bool
}

/// Rows in strictly increasing time, which are held until they are known to be complete.
struct StreamRows {
  private var rows: [StreamRow] = []
  /// The number of rows that have been taken out, but are still stored.
  private var taken = 0
  /// The true values of the rows' samples, where they are known. Not in the rows, whose moves would become
  /// slow.
  private var truths: [(row: Int64, truth: StreamTruth)] = []

  var isEmpty: Bool { taken == rows.count }

  /// The earliest exact instant of the samples whose rows have not been taken out.
  var earliestTruth: Int64? { truths.lazy.map(\.truth.time).min() }

  /// Adds the true value of a row's sample.
  mutating func add(_ truth: StreamTruth, at time: Int64) {
    truths.removeAll { $0.row == time && $0.truth.sensor == truth.sensor }
    truths.append((time, truth))
  }

  /// Takes out the true values of a row's samples.
  mutating func takeTruths(at time: Int64) -> [StreamTruth] {
    let taken = truths.filter { $0.row == time }.map(\.truth)
    truths.removeAll { $0.row == time }
    return taken
  }

  /// Changes the row at a time, which is mostly the last or a new one.
  mutating func update(at time: Int64, _ change: (inout StreamRow) -> Void) {
    var index = rows.count
    while index > taken, rows[index - 1].time > time { index -= 1 }
    if index > taken, rows[index - 1].time == time { return change(&rows[index - 1]) }
    if index == rows.count {
      rows.append(StreamRow(time: time))
    } else {
      rows.insert(StreamRow(time: time), at: index)
    }
    change(&rows[index])
  }

  /// Takes out the first row if it is before a time.
  mutating func next(before time: Int64) -> StreamRow? {
    guard !isEmpty, rows[taken].time < time else { return nil }
    let row = rows[taken]
    taken += 1
    // Not for each row, because this moves the later ones.
    if taken == 64 {
      rows.removeFirst(taken)
      taken = 0
    }
    return row
  }
}
