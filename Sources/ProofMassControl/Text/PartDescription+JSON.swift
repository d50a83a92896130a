// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
package import ProofMassPhysics

extension PartDescription {
  /// The version of the format.
  package static var version: Int { 1 }

  /// Reads a part from JSON. A value is stated by itself, or as `value` with its `plus_minus`; null, in the place of a
  /// value or of one axis, is nominal.
  package init(_ value: JSONValue) throws(InputError) {
    guard value["proofmass"]?.text == "part" else {
      throw InputError(
        "no part: `proofmass twin` writes one, beginning with {\"proofmass\":\"part\"")
    }
    guard value["version"]?.integer == Self.version else {
      throw InputError("a part of another version than \(Self.version)")
    }
    let members = try Members(
      value, known: ["proofmass", "version", "part", "command", "recordings", "seed", "sensors"])
    var sensors: [Sensor] = []
    for value in try members.required("sensors", Members.array) {
      let sensor = try Sensor(value)
      guard !sensors.contains(where: { $0.chip == sensor.chip && $0.quantity == sensor.quantity })
      else { throw InputError("\(sensor.chip) has two sensors \(sensor.quantity.prefix)") }
      sensors.append(sensor)
    }
    guard !sensors.isEmpty else { throw InputError("a part without sensors") }
    self.init(sensors)
  }

  /// The part as JSON, without uncertainties.
  package var json: JSON {
    .object([
      ("proofmass", .text("part")), ("version", .integer(Self.version)),
      ("sensors", .array(sensors.map { $0.json })),
    ])
  }
}

extension PartDescription.Sensor {
  fileprivate init(_ value: JSONValue) throws(InputError) {
    guard let prefix = value["sensor"]?.text,
      let quantity = Quantity.allCases.first(where: { $0.prefix == prefix })
    else { throw InputError("sensor is one of acc, gyr, mag") }
    let own = PartParameter.allCases.compactMap { $0.key(quantity)?.name }
    let members = try Members(
      value, known: ["sensor", "chip", "range", "rate_hz", "temperature_C"] + own)
    let chip = try members.required("chip", Members.text)
    self.init(quantity, of: chip)
    for parameter in PartParameter.allCases {
      guard let (name, factor) = parameter.key(quantity), let stated = members[name] else {
        continue
      }
      let bare = stated["value"] ?? stated
      if case .null = bare.content { continue }
      let numbers = try Self.numbers(bare, parameter, name)
      parameter.set(
        zip(numbers, parameter.nominal).map { number, nominal in
          number.map { $0 / factor } ?? nominal
        }, of: &self)
    }
    guard matrix.inverse != nil, min(matrix.m11, min(matrix.m22, matrix.m33)) > 0.1 else {
      throw InputError("matrix of \(chip) is no scale with crossed axes: its diagonal is near 1")
    }
    guard abs(clockError) < 0.5 else { throw InputError("clock_error_ppm of \(chip) is too large") }
  }

  private static func numbers(
    _ value: JSONValue, _ parameter: PartParameter, _ name: String
  ) throws(InputError) -> [Double?] {
    let cells: [JSONValue] =
      switch parameter.count {
      case 1: [value]
      case 9: (value.array ?? []).flatMap { $0.array ?? [] }
      default: value.array ?? []
      }
    let isPositive = [.noise, .flicker, .walk].contains(parameter)
    var numbers: [Double?] = []
    for cell in cells {
      if case .null = cell.content {
        numbers.append(nil)
      } else if let number = cell.double, abs(number) < 1e9, !isPositive || number >= 0 {
        numbers.append(number)
      }
    }
    guard cells.count == parameter.count, numbers.count == cells.count else {
      let wanted = ["a number", "three numbers", "three rows of three"]
      let form = wanted[parameter.count == 1 ? 0 : parameter.count == 3 ? 1 : 2]
      throw InputError("\(name) is \(form)\(isPositive ? ", none negative" : "")")
    }
    return numbers
  }

  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("sensor", .text(quantity.prefix)), ("chip", .text(chip)),
    ]
    for parameter in PartParameter.allCases {
      guard let (name, factor) = parameter.key(quantity) else { continue }
      if parameter == .scalePerKelvin, scalePerKelvin == nil { continue }
      let values = parameter.values(of: self)
      guard values != parameter.nominal || parameter == .scalePerKelvin else { continue }
      members.append((name, parameter.json(values.map { .number($0 * factor) })))
    }
    return .object(members)
  }
}
