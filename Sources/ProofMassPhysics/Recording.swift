// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A motion file's samples as they are, each sensor's at its own rows: for analysis, where a
/// ``Motion`` is for playing.
package struct Recording: Sendable {
  package struct Samples: Sendable {
    package let sensor: Motion.Sensors
    /// In nanoseconds from the file's first row, ascending.
    package fileprivate(set) var times: [Int64] = []
    /// Of x, y and z in g, rad/s or µT; of a thermometer one in °C.
    package fileprivate(set) var columns: [[Double]]
  }

  /// Those that have samples, in the file's order.
  package let sensors: [Samples]

  /// Reads and checks the whole of a file, as ``Motion/init(csv:name:start:sensors:)`` does, but a
  /// row has all of a sensor's cells or none, and time may begin anywhere.
  ///
  /// - Parameters:
  ///   - wanted: The columns of others are not parsed.
  ///   - progress: Told now and then how much of the file has been read, from 0 to 1.
  package init(
    csv bytes: [UInt8], name: String, wanted: Motion.Sensors, progress: (Double) -> Void = { _ in }
  ) throws(MotionError) {
    let end = MotionReader.end(of: bytes.span)
    let text = end == bytes.count ? bytes : Array(bytes[..<end])
    try self.init(text.span, MotionReader(file: name, start: nil), wanted, progress)
  }

  private init(
    _ bytes: Span<UInt8>, _ reader: consuming MotionReader, _ wanted: Motion.Sensors,
    _ progress: (Double) -> Void
  ) throws(MotionError) {
    var reader = reader
    let columns = try reader.columns(bytes, wanted: wanted)
    var sensors = columns.sources.map { source in
      Samples(sensor: source.unit.sensor, columns: source.unit.names.map { _ in [] })
    }
    var numbers = [Double](repeating: .nan, count: columns.count)
    var rows = 0
    while let time = try reader.next(bytes, columns, into: &numbers) {
      rows += 1
      if rows & 0xFFFF == 0 { progress(Double(reader.index) / Double(bytes.count)) }
      for (index, source) in columns.sources.enumerated() {
        let (first, names) = (source.first, source.unit.names)
        let empty = names.indices.first { numbers[first + $0].isNaN }
        if let empty {
          guard names.indices.allSatisfy({ numbers[first + $0].isNaN }) else {
            throw reader.fault("empty; a sample has all of a sensor's cells", column: names[empty])
          }
          continue
        }
        let value = source.unit.convert(
          Axes(numbers[first], numbers[first + 1], numbers[first + 2]))
        sensors[index].times.append(time)
        sensors[index].columns[0].append(value.x)
        guard names.count == 3 else { continue }
        sensors[index].columns[1].append(value.y)
        sensors[index].columns[2].append(value.z)
      }
    }
    self.sensors = sensors.filter { !$0.times.isEmpty }
  }
}
