// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// A unit of another program's times.
enum ForeignTimeUnit: String {
  case seconds = "s"
  case milliseconds = "ms"
  case microseconds = "µs"
  case nanoseconds = "ns"
  /// A time of day, with or without a date: ISO 8601, or 12:34:56.789.
  case clock

  init?(_ text: String) {
    switch ForeignUnit.normal(text) {
    case "s", "sec", "second", "seconds": self = .seconds
    case "ms", "msec", "millisecond", "milliseconds", "millis": self = .milliseconds
    case "us", "usec", "microsecond", "microseconds", "micros": self = .microseconds
    case "ns", "nsec", "nanosecond", "nanoseconds": self = .nanoseconds
    case "clock", "txt": self = .clock
    default: return nil
    }
  }

  static let list = "s, ms, µs, ns or clock"

  /// The power of ten that converts to seconds.
  fileprivate var power: Int {
    switch self {
    case .seconds, .clock: 0
    case .milliseconds: -3
    case .microseconds: -6
    case .nanoseconds: -9
    }
  }

  /// The unit that a time without one has by its look, with the reason; nil where it could be several.
  static func guess(_ cell: String) -> (unit: ForeignTimeUnit, reason: String)? {
    if cell.contains(":") { return (.clock, "a time of day by its colons") }
    let whole = cell.prefix { $0.isNumber }.count
    // Unix times have as many digits from 2001 to 2286.
    switch whole {
    case 19: return (.nanoseconds, "a Unix time by its 19 digits")
    case 16: return (.microseconds, "a Unix time by its 16 digits")
    case 13: return (.milliseconds, "a Unix time by its 13 digits")
    case 10: return (.seconds, "a Unix time by its 10 digits")
    default: return cell.contains(".") || cell.contains(",") ? (.seconds, "it has a fraction") : nil
    }
  }
}

/// The instant from which a file's times count. Files are merged by times that count from the same.
enum TimeOrigin: Equatable {
  /// The start of the log, or of the device.
  case start
  /// 1970-01-01 UTC: Unix time, or a date with its zone.
  case epoch
  /// The same day in an unknown zone.
  case localEpoch
  /// Midnight of an unknown day.
  case midnight
}

/// Times of one column, in nanoseconds and exact.
struct ForeignTimes {
  let unit: ForeignTimeUnit
  /// Known after the first time.
  private(set) var origin: TimeOrigin?
  private var last: Int64 = 0
  /// Days that have passed, for times of day.
  private var days: Int64 = 0

  init(_ unit: ForeignTimeUnit) { self.unit = unit }

  private static let day: Int64 = 86_400_000_000_000

  /// The time in a cell; nil for anything else, and for a time with another origin than the first.
  mutating func take(_ cell: ArraySlice<UInt8>) -> Int64? {
    guard unit == .clock else {
      return Self.number(cell, unit.power).flatMap { take($0) }
    }
    guard let (time, found) = clockTime(cell), origin == nil || origin == found else { return nil }
    origin = found
    guard found == .midnight else { return time }
    // After midnight the times begin anew.
    if time + days * Self.day < last - Self.day / 2, days < 36_500 { days += 1 }
    last = time + days * Self.day
    return last
  }

  /// Takes a time in nanoseconds; nil where it is out of range.
  mutating func take(_ time: Int64) -> Int64? {
    // Below the bound, differences stay in range.
    guard time.magnitude < 1 << 62 else { return nil }
    // No device runs for three years before its log begins, and nobody logged in 1973.
    origin = origin ?? (time > 100_000_000_000_000_000 ? .epoch : .start)
    return time
  }

  private static func number(_ cell: ArraySlice<UInt8>, _ power: Int) -> Int64? {
    guard power != 0 else { return exactTime(cell.span) }
    let text = String(decoding: cell, as: UTF8.self)
    guard let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return JSONValue.nanoseconds("\(text)e\(power)")
    }
    guard let exponent = Int(text[text.index(after: mark)...]), exponent.magnitude < 400 else {
      return nil
    }
    return JSONValue.nanoseconds("\(text[..<mark])e\(exponent + power)")
  }
}

/// Reads `2024-05-01T12:34:56.789Z`, with a blank for T, an offset like +02:00 for Z or none, slashes for hyphens;
/// or the time alone, also with AM or PM. The fraction may follow a point, comma, colon or underscore.
private func clockTime(_ cell: ArraySlice<UInt8>) -> (time: Int64, origin: TimeOrigin)? {
  var text = cell
  func skip(_ characters: String) -> UInt8? {
    guard let first = text.first, characters.utf8.contains(first) else { return nil }
    text.removeFirst()
    return first
  }
  func number(_ count: ClosedRange<Int>, _ range: ClosedRange<Int>) -> Int64? {
    let digits = text.prefix(count.upperBound).prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard digits.count >= count.lowerBound,
      let value = Int(String(decoding: digits, as: UTF8.self)), range ~= value
    else { return nil }
    text.removeFirst(digits.count)
    return Int64(value)
  }
  var days: Int64?
  if text.count > 4, "-/".utf8.contains(text[text.startIndex + 4]) {
    guard let year = number(4...4, 1970...2200), skip("-/") != nil,
      let month = number(1...2, 1...12), skip("-/") != nil,
      let day = number(1...2, 1...31), day <= daysOfMonth(year, month), skip("T _") != nil
    else { return nil }
    days = daysSince1970(year, month, day)
  }
  guard var hour = number(1...2, 0...23), skip(":") != nil, let minute = number(2...2, 0...59),
    skip(":") != nil, let second = number(2...2, 0...59)
  else { return nil }
  var fraction: Int64 = 0
  if skip(".,:_") != nil {
    let count = text.prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    guard 1...9 ~= count, let digits = number(count...count, 0...999_999_999) else { return nil }
    fraction = digits
    for _ in count..<9 { fraction *= 10 }
  }
  while skip(" ") != nil {}
  if let half = skip("AaPp") {
    guard skip("Mm") != nil, 1...12 ~= hour else { return nil }
    hour = hour % 12 + ("Aa".utf8.contains(half) ? 0 : 12)
  }
  var time = ((hour * 60 + minute) * 60 + second) * 1_000_000_000 + fraction
  guard let days else { return text.isEmpty ? (time, .midnight) : nil }
  time += days * 86_400_000_000_000
  if text.isEmpty { return (time, .localEpoch) }
  if skip("Zz") != nil { return text.isEmpty ? (time, .epoch) : nil }
  guard let sign = skip("+-"), let hours = number(2...2, 0...14) else { return nil }
  _ = skip(":")
  guard let minutes = number(2...2, 0...59), text.isEmpty else { return nil }
  let offset = (hours * 60 + minutes) * 60_000_000_000
  return (sign == UInt8(ascii: "+") ? time - offset : time + offset, .epoch)
}

private func daysOfMonth(_ year: Int64, _ month: Int64) -> Int64 {
  switch month {
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  case 4, 6, 9, 11: 30
  default: 31
  }
}

/// The days from 1970-01-01 in the Gregorian calendar, with years that begin in March.
private func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
  let march = month > 2 ? year : year - 1
  let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  return march * 365 + march / 4 - march / 100 + march / 400 + ofYear - 719_468
}
