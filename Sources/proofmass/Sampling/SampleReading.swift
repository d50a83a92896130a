// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassServer

/// A sample as `read` reports it.
struct SampleReading {
  let chip: ChipArgument
  let bus: String
  /// The instant from which times count.
  let origin: Instant
  /// The sample; nil when the field was too strong.
  let sample: SensorSample?
  let unit: Unit

  private var nanoseconds: Int64? { sample.map { $0.time.nanoseconds - origin.nanoseconds } }

  var json: JSON {
    let place: [(String, JSON)] =
      [("chip", .text(chip.name)), ("bus", .text(bus))] + chip.placeMembers
    let reading: [(String, JSON)] = [
      ("time_s", nanoseconds.map { .seconds($0) } ?? .null),
      ("raw", sample.map { JSON(xyz: $0.raw.map { Double($0) }) } ?? .null),
      ("value", sample.map { JSON(xyz: unit.convert($0.value)) } ?? .null),
      ("unit", .text(unit.name)),
      ("range", .optional(chip.rangeText)),
      ("rate_hz", .number(chip.rate)),
      (
        "flags",
        .object([
          ("new", .bool(sample != nil)),
          ("overrun", .bool(sample?.overrun ?? false)),
          ("clipped", .bool(sample?.isClipped ?? false)),
          ("overflow", .bool(sample == nil)),
        ])
      ),
    ]
    return .object(place + chip.sensorMember + reading)
  }

  /// - Parameter hasRanges: Whether the table has a column of ranges.
  func append(to table: inout TextTable, hasRanges: Bool) {
    guard let sample else { return table.append(chip.title, chip.place, "field too strong") }
    let value = unit.convert(sample.value)
    let numbers = [value.x, value.y, value.z].map {
      fixed($0, decimals: unit.decimals, width: 11)
    }
    var cells = [chip.title, chip.place, numbers.joined(), unit.name]
    if hasRanges { cells.append(chip.rangeText.map { "range \($0)" } ?? "") }
    let flags = [sample.overrun ? "overrun" : nil, sample.isClipped ? "clipped" : nil]
    cells += [
      "raw \(sample.raw.x) \(sample.raw.y) \(sample.raw.z)",
      flags.compactMap { $0 }.joined(separator: ", "),
    ]
    table.append(cells)
  }
}

extension JSON {
  /// An object with the members x, y and z.
  init(xyz axes: Axes<Double>) {
    self = .object([("x", .number(axes.x)), ("y", .number(axes.y)), ("z", .number(axes.z))])
  }
}
