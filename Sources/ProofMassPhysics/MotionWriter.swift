// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

extension Motion.Sensors {
  /// The names of what is written about these sensors, in g, rad/s, µT and °C.
  package var columns: [String] {
    var columns: [String] = []
    var rest = self
    for unit in MotionColumns.Unit.all where rest.contains(unit.sensor) {
      columns += unit.names
      rest.remove(unit.sensor)  // its other units are for reading
    }
    return columns
  }
}

/// Writes a motion file's rows into a buffer that its user empties.
package struct MotionWriter: Sendable {
  private let sensors: Motion.Sensors
  /// What has been written; begins with the header.
  package var bytes: [UInt8]

  /// - Parameter others: The names of columns behind the sensors'.
  package init(_ sensors: Motion.Sensors, others: [String] = []) {
    self.sensors = sensors
    let names = [MotionColumns.time] + sensors.columns + others
    bytes = Array((names.joined(separator: ",") + "\n").utf8)
  }

  /// One instant, in nanoseconds; a sensor without a new value leaves its cells empty.
  package mutating func append(
    at time: Int64, force: Axes<Double>? = nil, rotation: Axes<Double>? = nil,
    field: Axes<Double>? = nil, temperature: Double? = nil, others: [Int?] = []
  ) {
    bytes.append(seconds: time)
    if sensors.contains(.accelerometer) { append(force) }
    if sensors.contains(.gyroscope) { append(rotation) }
    if sensors.contains(.magnetometer) { append(field) }
    if sensors.contains(.thermometer) { append(temperature) }
    for other in others {
      bytes.append(UInt8(ascii: ","))
      if let other { bytes.append(decimal: other) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ axes: Axes<Double>?) {
    append(axes?.x)
    append(axes?.y)
    append(axes?.z)
  }

  private mutating func append(_ number: Double?) {
    bytes.append(UInt8(ascii: ","))
    if let number { bytes.append(decimal: number) }
  }
}
