// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

struct MotionWriterTests {
  @Test func rowsLeaveCellsEmpty() {
    var writer = MotionWriter(
      [.acceleration, .magneticFluxDensity], others: ["acc_x_raw", "mag_x_raw"])
    writer.append(at: 0, force: [0, 0.5, -1], others: [7, nil])
    writer.append(at: 2_500_000, field: [1e-5, 25, -43.3013], others: [nil, -8])
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        time_s,acc_x_g,acc_y_g,acc_z_g,mag_x_uT,mag_y_uT,mag_z_uT,acc_x_raw,mag_x_raw
        0,0,0.5,-1,,,,7,
        0.0025,,,,1e-05,25,-43.3013,,-8

        """)
  }

  @Test func namesItsColumns() {
    #expect(
      Motion.Quantities.all.columns == [
        "acc_x_g", "acc_y_g", "acc_z_g", "gyr_x_radps", "gyr_y_radps", "gyr_z_radps", "mag_x_uT",
        "mag_y_uT", "mag_z_uT", "temp_C",
      ])
  }

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var random = SplitMix(state: 4)
    func axes() -> Axes<Double>? {
      Bool.random(using: &random)
        ? Axes(0, 0, 0).map { _ in Double.random(in: -100...100, using: &random) } : nil
    }
    var rows: [(time: Int64, force: Axes<Double>?, rotation: Axes<Double>?, field: Axes<Double>?)] =
      [(0, .zero, .zero, .zero)]
    var writer = MotionWriter(.all)
    for row in 0..<1000 {
      rows.append((Int64(row + 1) * 1_234_567, axes(), axes(), axes()))
    }
    for row in rows {
      writer.append(
        at: row.time, force: row.force, rotation: row.rotation, field: row.field,
        temperature: 21.5)
    }
    var world = World()
    world.motion = try Motion(csv: writer.bytes, name: "own.csv")
    #expect(world.motion?.endNanoseconds == 1_234_567_000)
    for row in rows {
      if let force = row.force { #expect(world.specificForce(at: row.time) == force) }
      if let rotation = row.rotation { #expect(world.angularRate(at: row.time) == rotation) }
      if let field = row.field { #expect(world.field(at: row.time) == field) }
    }
    #expect(world.temperature(at: 0) == 21.5)
  }
}

/// Writes a motion file's rows into a buffer, which the caller empties.
private struct MotionWriter {
  private let sensors: Motion.Quantities
  /// Bytes written so far; the header comes first.
  var bytes: [UInt8]

  /// - Parameter others: Names of columns of integers behind those of the sensors.
  init(_ sensors: Motion.Quantities, others: [String] = []) {
    self.sensors = sensors
    let names = ["time_s"] + sensors.columns + others
    bytes = Array((names.joined(separator: ",") + "\n").utf8)
  }

  /// Appends the row of an instant in nanoseconds; a sensor without a new value leaves its cells
  /// empty.
  mutating func append(
    at time: Int64, force: Axes<Double>? = nil, rotation: Axes<Double>? = nil,
    field: Axes<Double>? = nil, temperature: Double? = nil, others: [Int?] = []
  ) {
    bytes.append(seconds: time)
    if sensors.contains(.acceleration) { append(force) }
    if sensors.contains(.angularRate) { append(rotation) }
    if sensors.contains(.magneticFluxDensity) { append(field) }
    if sensors.contains(.temperature) { append(temperature) }
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
