// SPDX-License-Identifier: Apache-2.0

/// What --map says about a column.
struct ImportMap {
  enum Target: Equatable {
    case none
    case time(ForeignTimeUnit?)
    case axis(ImportedSensor, Int, ForeignUnit?, sign: Double)

    static func == (one: Target, other: Target) -> Bool {
      switch (one, other) {
      case (.none, .none), (.time, .time): true
      case (.axis(let sensor, let axis, _, _), .axis(let otherSensor, let otherAxis, _, _)):
        sensor == otherSensor && axis == otherAxis
      default: false
      }
    }
  }

  let column: String
  let target: Target

  static let syntax =
    "COLUMN=acc_x:g (acc, gyr or mag with _x, _y or _z, or temp; - before it turns the sign), "
    + "COLUMN=time:ms (\(ForeignTimeUnit.list)) or COLUMN=none"

  /// Reads `COLUMN=TARGET[:UNIT]`.
  init(_ text: String) throws(UserError) {
    func wrong(_ reason: String) -> UserError { .usage("--map \(text): \(reason)") }
    // A column's name may have an equals sign, a target has none.
    guard let mark = text.lastIndex(of: "="), mark > text.startIndex else {
      throw wrong("a column and its meaning, \(Self.syntax)")
    }
    column = ForeignName(String(text[..<mark])).text
    let parts = text[text.index(after: mark)...].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, unit) = (parts[0], parts.count > 1 ? String(parts[1]) : nil)
    if name == "none", unit == nil {
      target = .none
    } else if name == "time" {
      let known = unit.flatMap { ForeignTimeUnit($0) }
      guard unit == nil || known != nil else {
        throw wrong("a time is in \(ForeignTimeUnit.list), not \(unit ?? "")")
      }
      target = .time(known)
    } else {
      let axis = name.drop { $0 == "-" || $0 == "+" }
      guard name.count - axis.count <= 1, let (sensor, index) = Self.axis(axis) else {
        throw wrong("a column and its meaning, \(Self.syntax)")
      }
      let known = unit.flatMap { ForeignUnit.named($0, of: sensor) }
      guard unit == nil || known != nil else {
        throw wrong("\(sensor) is in \(ForeignUnit.list(of: sensor)), not \(unit ?? "")")
      }
      target = .axis(sensor, index, known, sign: name.hasPrefix("-") ? -1 : 1)
    }
  }

  private static func axis(_ name: Substring) -> (ImportedSensor, Int)? {
    for sensor in ImportedSensor.allCases {
      for index in sensor.places.indices where sensor.axis(index - sensor.first) == name {
        return (sensor, index - sensor.first)
      }
    }
    return nil
  }
}
