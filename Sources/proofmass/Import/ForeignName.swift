// SPDX-License-Identifier: Apache-2.0

/// The name of another program's column, taken apart: `Acceleration x (m/s^2)`, `accelerometerAccelerationX(G)`,
/// `w_RS_S_x [rad s^-1]`, `acc_x_mps2`, `gFx`.
struct ForeignName {
  /// The name as in the file, without blanks around it.
  let text: String
  /// Its words in lower case, without the unit.
  let words: [String]
  /// The unit in brackets or as the last word; nil for none.
  let unit: String?

  init(_ name: String) {
    text = Self.trimmed(name[...])
    var base = text.drop { $0 == "#" || $0 == " " }
    var unit: String?
    if let last = base.last, last == ")" || last == "]",
      let open = base.lastIndex(of: last == ")" ? "(" : "[")
    {
      unit = Self.trimmed(base[base.index(after: open)...].dropLast())
      base = base[..<open]
    }
    var pieces = base.split { !$0.isLetter && !$0.isNumber }
    if unit == nil, pieces.count > 1, let last = pieces.last,
      ForeignUnit.isKnown(String(last)) || ForeignTimeUnit(String(last)) != nil
    {
      unit = String(last)
      pieces.removeLast()
    }
    self.unit = unit
    words = pieces.flatMap(Self.words)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The words of a name in camel case: `gyroRotationX` has three.
  private static func words(_ piece: Substring) -> [String] {
    var words: [String] = []
    var wasLower = false
    for character in piece {
      if words.isEmpty || character.isUppercase && wasLower { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasLower = character.isLowercase || character.isNumber
    }
    return words
  }

  func has(_ any: String...) -> Bool { any.contains(where: words.contains) }

  // MARK: Sensor and axis

  /// What a column of an acceleration contains.
  enum Content {
    case whole
    /// Without gravity, which no accelerometer measures.
    case withoutGravity
  }

  /// The sensor and the axis that the name is of; nil for any other column.
  var axis: (sensor: ImportedSensor, axis: Int, content: Content)? {
    let content: Content = has("linear", "user") ? .withoutGravity : .whole
    // What is derived from samples; and SensorLog's fused motion beside its sensors.
    guard
      !has(
        "gravity", "orientation", "quaternion", "heading", "bias", "offset", "uncalibrated", "yaw",
        "pitch", "roll", "raw", "ref"), words.first != "motion"
    else { return nil }
    if let short { return (short.sensor, short.axis, content) }
    if has("temp", "temperature"), words.count == 1 { return (.temp, 0, .whole) }
    let axes = words.compactMap { ["x", "y", "z"].firstIndex(of: $0) }
    guard axes.count == 1 else { return nil }
    let sensor =
      sensor ?? unit.flatMap { words.count == 1 ? ForeignUnit.named($0, of: nil)?.sensor : nil }
    return sensor.map { ($0, axes[0], content) }
  }

  /// The sensor that the words name, without an axis: also of a file's name.
  var sensor: ImportedSensor? {
    let isOfEuRoC = has("rs")
    if has("gyroscope", "gyro", "gyr", "anglvel", "omega")
      || has("angular", "rotation") && has("velocity", "rate") || isOfEuRoC && words.first == "w"
    {
      return .gyr
    }
    if has("magnetometer", "magnetic", "mag", "magn") { return .mag }
    let isForce = has("g") && has("force")
    let isAcceleration =
      has("acceleration", "accelerometer", "accel", "acc") || isForce
      || isOfEuRoC && words.first == "a"
    return isAcceleration ? .acc : nil
  }

  /// Short names, whose axis is their last letter.
  private var short: (sensor: ImportedSensor, axis: Int)? {
    var stem = words.joined()
    guard let last = stem.popLast(), let axis = "xyz".firstIndex(of: last) else { return nil }
    let index = "xyz".distance(from: "xyz".startIndex, to: axis)
    let sensor: ImportedSensor? =
      switch stem {
      case "a", "acc", "accel", "gf": .acc
      case "w", "gyr", "gyro": .gyr
      case "b", "mag", "magn": .mag
      default: nil
      }
    return sensor.map { ($0, index) }
  }

  // MARK: Time

  /// How likely this is the column of the rows' times, the smallest first; nil for other columns.
  var timeRank: Int? {
    // A time since the start needs no reference; a date is the last resort, because it may have no zone.
    if has("elapsed") || has("time") && has("since") && has("start") { return 0 }
    switch words.joined() {
    case "time", "timestamp", "t": return 1
    case "loggingtime", "datetime", "date": return 2
    default: return words.starts(with: ["yyyy"]) ? 3 : nil
    }
  }
}
