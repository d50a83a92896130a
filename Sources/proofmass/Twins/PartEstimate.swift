// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// The parameters of a part as recordings show them: each with a 95 % interval, or the reason why it is not known.
struct PartEstimate {
  /// A parameter of a sensor.
  struct Entry {
    let parameter: PartParameter
    /// In the stored unit; nil on an axis where the recordings do not show it. Empty where they show none.
    var values: [Double?] = []
    /// Half the 95 % interval.
    var margins: [Double?] = []
    /// How it is known, or why not.
    var how: String
  }

  /// The parameters of a sensor.
  struct Sensor {
    let chip: ChipArgument
    var entries: [Entry] = []

    mutating func add(
      _ parameter: PartParameter, _ values: [Double?], _ margins: [Double?], _ how: String
    ) {
      entries.append(Entry(parameter: parameter, values: values, margins: margins, how: how))
    }

    mutating func add(
      _ parameter: PartParameter, _ value: Axes<Double>, _ margin: Axes<Double>, _ how: String
    ) {
      add(parameter, [value.x, value.y, value.z], [margin.x, margin.y, margin.z], how)
    }

    /// Converts an offset to another temperature by its slope, where both are known.
    mutating func moveOffset(by degrees: Double) {
      guard abs(degrees) > 1, let offset = entries.firstIndex(where: { $0.parameter == .offset }),
        let slope = entries.first(where: { $0.parameter == .offsetPerKelvin }),
        slope.values.count == entries[offset].values.count
      else { return }
      for axis in slope.values.indices {
        guard let value = entries[offset].values[axis], let change = slope.values[axis] else {
          continue
        }
        entries[offset].values[axis] = value + change * degrees
      }
    }

    mutating func miss(_ parameter: PartParameter, _ reason: String) {
      entries.append(
        Entry(parameter: parameter, how: "not known from these recordings: \(reason)"))
    }

    mutating func miss(_ parameters: [PartParameter], _ reason: String) {
      for parameter in parameters { miss(parameter, reason) }
    }
  }

  var name: String?
  let recordings: [String]
  var sensors: [Sensor]

  // MARK: Text

  var text: String { sensors.map(text).joined(separator: "\n") }

  private func text(_ sensor: Sensor) -> String {
    var table = TextTable()
    for entry in sensor.entries {
      guard let (key, factor) = entry.parameter.key(sensor.chip.model.quantity) else { continue }
      let axes = entry.parameter.count == 3 ? ["x", "y", "z"] : Self.places
      if entry.values.isEmpty {
        table.append([key, "", "-", "", entry.how])
      } else {
        for (index, value) in entry.values.enumerated() {
          let axis = entry.values.count == 1 ? "" : axes[index]
          let margin = entry.margins[index].map { "± \(rounded($0 * factor))" } ?? ""
          table.append([
            index == 0 ? key : "", axis, value.map { rounded($0 * factor) } ?? "-",
            value == nil ? "" : margin, index == 0 ? entry.how : "",
          ])
        }
      }
    }
    return "\(sensor.chip.title)\n\(table.text)"
  }

  /// The elements of a matrix: the output that shows the input.
  private static let places = ["xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz"]

  // MARK: JSON

  /// The part as `--sensing` reads it.
  ///
  /// - Parameter hasReasons: Whether each parameter also says how it is known.
  func json(hasReasons: Bool) -> JSON {
    var members: [(String, JSON)] = [
      ("proofmass", .text("part")), ("version", .integer(PartDescription.version)),
    ]
    if let name { members.append(("part", .text(name))) }
    members += [
      ("command", .text(commandVersion)),
      ("recordings", .array(recordings.map { .text($0) })),
      ("sensors", .array(sensors.map { json($0, hasReasons) })),
    ]
    return .object(members)
  }

  private func json(_ sensor: Sensor, _ hasReasons: Bool) -> JSON {
    let quantity = sensor.chip.model.quantity
    var members: [(String, JSON)] = [
      ("sensor", .text(quantity.prefix)), ("chip", .text(sensor.chip.name)),
      ("range", .optional(sensor.chip.rangeText)), ("rate_hz", .number(sensor.chip.rate)),
    ]
    for entry in sensor.entries {
      guard let (key, factor) = entry.parameter.key(quantity),
        hasReasons || !entry.values.isEmpty
      else { continue }
      func list(_ values: [Double?]) -> JSON {
        entry.parameter.json(values.map { $0.map { .number(sevenDigits($0 * factor)) } ?? .null })
      }
      var parts: [(String, JSON)] = [
        ("value", entry.values.isEmpty ? .null : list(entry.values)),
        ("plus_minus", entry.values.isEmpty ? .null : list(entry.margins)),
      ]
      if hasReasons { parts.append(("how", .text(entry.how))) }
      members.append((key, .object(parts)))
    }
    return .object(members)
  }

  /// Seven significant digits: more than any interval allows.
  private func sevenDigits(_ number: Double) -> Double {
    guard number != 0, number.isFinite else { return 0 }
    let places = 6 - Int((Series.log(abs(number)) / Series.log(10)).rounded(.down))
    let scale = (0..<abs(places)).reduce(1.0) { scale, _ in scale * 10 }
    return places < 0 ? (number / scale).rounded() * scale : (number * scale).rounded() / scale
  }
}
