// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The instants of rows with a value of every sensor.
enum AlignmentGrid {
  /// The samples of one sensor.
  case samples(SensorID)
  /// The multiples of a period in nanoseconds.
  case period(Int64)

  /// - Parameter text: acc, gyr, mag, the prefix of another sensor's columns, or a rate in hertz.
  init(_ text: String, _ chips: [ChipArgument]) throws(UserError) {
    if let chip = chips.first(where: { $0.column == text }) {
      self = .samples(chip.sensor)
    } else if let one = Quantity.allCases.first(where: { $0.prefix == text }) {
      throw .usage("--align \(text): there is no \(one.chipName), name one or align by another")
    } else if let rate = finite(text), 0.01...10_000 ~= rate {
      self = .period(Int64((1e9 / rate).rounded()))
    } else {
      let known = chips.inOrder.map(\.column).joined(separator: ", ")
      throw .usage("--align \(text): \(known), or rows a second from 0.01 to 10000")
    }
  }
}

/// Creates rows with a value of every sensor, by linear interpolation between the samples before and after.
/// There is no row where these are more than three periods apart, so that no loss is bridged, nor before a
/// sensor's first sample or after its last.
struct Alignment {
  private struct Samples {
    /// The sample rate in hertz.
    var rate: Double
    var waiting: [(time: Int64, cell: StreamRow.Cell)] = []

    /// Whether later samples cannot change the value at a time.
    func reaches(_ time: Int64) -> Bool { waiting.last.map { $0.time >= time } ?? false }

    /// The value at a time up to the last sample; nil where there is none.
    mutating func value(at time: Int64) -> (cell: StreamRow.Cell, isInterpolated: Bool)? {
      guard let next = waiting.firstIndex(where: { $0.time >= time }) else { return nil }
      let after = waiting[next]
      // Later instants need the last sample before this one, and no earlier ones.
      defer { if next > 1 { waiting.removeFirst(next - 1) } }
      guard after.time > time else { return (after.cell, false) }
      guard next > 0 else { return nil }
      let before = waiting[next - 1]
      let gap = Double(after.time - before.time)
      guard gap <= 3e9 / rate else { return nil }
      let part = Double(time - before.time) / gap
      var cell = before.cell
      cell.value = before.cell.value + (after.cell.value - before.cell.value) * part
      return (cell, true)
    }
  }

  private let grid: AlignmentGrid
  private let sensors: [SensorID]
  private var samples: [Samples]
  /// Instants of rows that wait for samples, in ascending order.
  private var waiting: [Int64] = []
  private var nextTime: Int64?
  private var temperature: Double?
  /// The period of the slowest sensor, in nanoseconds.
  private let longestPeriod: Int64

  init(_ grid: AlignmentGrid, _ chips: [ChipArgument]) {
    self.grid = grid
    let chips = chips.inOrder
    sensors = chips.map(\.sensor)
    samples = chips.map { Samples(rate: $0.rate) }
    longestPeriod = Int64(1e9 / (samples.map(\.rate).min() ?? 1))
  }

  /// Takes the next sampled row, and returns the rows that it completes.
  mutating func take(_ row: StreamRow) -> [StreamRow] {
    temperature = row.temperature ?? temperature
    for (index, one) in sensors.enumerated() {
      if let cell = row[one] { samples[index].waiting.append((row.time, cell)) }
    }
    switch grid {
    case .samples(let one): if row[one] != nil { waiting.append(row.time) }
    case .period(let period):
      // Earlier instants are in a gap, which may be very long.
      let first = row.time - 3 * longestPeriod
      var time = max(nextTime ?? row.time, first, 0)
      time = (time + period - 1) / period * period
      while time <= row.time {
        waiting.append(time)
        time += period
      }
      nextTime = time
    }
    var whole: [StreamRow] = []
    while let time = waiting.first, samples.allSatisfy({ $0.reaches(time) }) {
      waiting.removeFirst()
      if let row = aligned(at: time) { whole.append(row) }
    }
    return whole
  }

  private mutating func aligned(at time: Int64) -> StreamRow? {
    var row = StreamRow(time: time)
    row.temperature = temperature
    for (index, one) in sensors.enumerated() {
      guard let (cell, isInterpolated) = samples[index].value(at: time) else { return nil }
      row[one] = cell
      if isInterpolated { row.interpolate(index) }
    }
    return row
  }
}
