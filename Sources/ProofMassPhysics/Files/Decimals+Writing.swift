// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

extension [UInt8] {
  /// Appends the shortest decimal that reads back as `value`, in a form that CSV and JSON readers
  /// accept: Swift's description (`0.0001`, `1e-05`, `1e+16`), but integers without `.0`. A value
  /// that is not finite appends nothing.
  package mutating func append(decimal value: Double) {
    append { $0.write(decimal: value, at: &$1) }
  }

  /// Appends an integer in decimal digits.
  package mutating func append(decimal value: Int) {
    append {
      if value < 0 { $0.write("-", at: &$1) }
      $0.write(digits: UInt64(value.magnitude), at: &$1)
    }
  }

  /// Appends a time in nanoseconds as seconds, exactly.
  package mutating func append(seconds nanoseconds: Int64) {
    append { $0.write(seconds: nanoseconds, at: &$1) }
  }

  /// Appends the bytes that a closure writes at an index that it advances.
  @inline(__always)
  private mutating func append(_ write: (inout MutableSpan<UInt8>, inout Int) -> Void) {
    var end = count
    append(contentsOf: room)
    var span = mutableSpan
    write(&span, &end)
    removeLast(count - end)
  }

  // MARK: Into existing bytes

  // For rows of numbers: appending room and trimming the rest takes as long as writing the number itself.

  /// Writes three numbers at an index, which moves past them: each in the form of
  /// ``append(decimal:)-(Double)`` after a comma, or, for nil, the commas alone. A number may take
  /// 48 bytes.
  package mutating func overwrite(cells axes: Axes<Double>?, at index: inout Int) {
    var span = mutableSpan
    var end = index
    span.write(cell: axes?.x, at: &end)
    span.write(cell: axes?.y, at: &end)
    span.write(cell: axes?.z, at: &end)
    index = end
  }

  /// Writes a comma and a number, or, for nil, the comma alone, at an index, which moves past it.
  package mutating func overwrite(cell value: Double?, at index: inout Int) {
    var span = mutableSpan
    span.write(cell: value, at: &index)
  }

  /// Writes a time as ``append(seconds:)`` does, at an index, which moves past it.
  package mutating func overwrite(seconds nanoseconds: Int64, at index: inout Int) {
    var span = mutableSpan
    var end = index
    span.write(seconds: nanoseconds, at: &end)
    index = end
  }
}

/// Room for any number, a comma, and the bytes after it that are overwritten.
private let room = [UInt8](repeating: 0, count: 48)

extension MutableSpan<UInt8> {
  @_lifetime(self: copy self)
  fileprivate mutating func write(seconds nanoseconds: Int64, at index: inout Int) {
    if nanoseconds < 0 { write("-", at: &index) }
    write(billionthsOf: nanoseconds.magnitude, at: &index)
  }

  @_lifetime(self: copy self)
  @inline(__always)
  fileprivate mutating func write(cell value: Double?, at index: inout Int) {
    write(",", at: &index)
    if let value { write(decimal: value, at: &index) }
  }

  @_lifetime(self: copy self)
  @inline(__always)
  private mutating func write(billionthsOf number: UInt64, at index: inout Int) {
    write(digits: number / 1_000_000_000, at: &index)
    write(billionths: number % 1_000_000_000, at: &index)
  }

  @_lifetime(self: copy self)
  fileprivate mutating func write(decimal value: Double, at index: inout Int) {
    guard value.isFinite else { return }
    if value.sign == .minus { write("-", at: &index) }
    let magnitude = value.magnitude
    // No two decimals of at most 15 digits are the same number: a match is the shortest.
    // The half rounds: where the sum itself is not exact, nothing matches.
    let billionths = Int64(min(magnitude * 1e9, 1e15) + 0.5)
    if billionths < 1_000_000_000_000_000, billionths >= 100_000 || billionths == 0,
      Double(billionths) / 1e9 == magnitude
    {
      write(billionthsOf: UInt64(billionths), at: &index)
    } else if !writeShortest(magnitude, at: &index) {
      write(description: magnitude, at: &index)
    }
  }

  /// Writes the fewest digits that lie closer to a positive number than to its neighbours, found
  /// among integers of 17 digits. Returns false and writes nothing outside the range of this
  /// arithmetic. Values with at most nine places are handled earlier.
  @_lifetime(self: copy self)
  private mutating func writeShortest(_ value: Double, at index: inout Int) -> Bool {
    // The neighbours of a power of two are not equally far away.
    guard value >= 1e-4, value < 1e6, value.significandBitPattern != 0 else { return false }
    // The value is significand ÷ 2^shift; times 10^places it has 17 digits.
    let significand = UInt128(value.significandBitPattern | 1 << 52)
    let shift = UInt128(1023 + 52 - value.exponentBitPattern)
    var places = 20
    var scale: UInt64 = 10_000_000_000
    for power in thresholds {
      guard value >= power else { break }
      (places, scale) = (places - 1, scale / 10)
    }
    let scaled = significand &* UInt128(scale) &* 10_000_000_000
    // With so few binary places a decimal could lie exactly between two shorter ones.
    guard scaled.trailingZeroBitCount < shift - 1 else { return false }
    let half = UInt128(scale) &* 5_000_000_000
    // Of 17 digits.
    func whole(_ number: UInt128) -> UInt64 { UInt64(truncatingIfNeeded: number &>> shift) }
    var (below, digits, above) = (whole(scaled &- half), whole(scaled), whole(scaled &+ half))
    var roundsUp = scaled &>> (shift &- 1) & 1 == 1
    while below / 10 < above / 10 {
      roundsUp = digits % 10 >= 5
      (below, digits, above, places) = (below / 10, digits / 10, above / 10, places - 1)
    }
    if roundsUp || digits == below { digits += 1 }

    let integer = UInt64(Int64(value))  // an integer is never closer than a neighbour
    write(digits: integer, at: &index)
    // A number of 1 and more has at most 16 places.
    if integer > 0 { digits -= integer * integerPowers[places] }
    write(fraction: digits, places: places, at: &index)
    return true
  }

  /// Writes the standard library's description.
  @inline(never)
  @_lifetime(self: copy self)
  private mutating func write(description value: Double, at index: inout Int) {
    for byte in value.description.utf8 {
      self[index] = byte
      index += 1
    }
    if self[index - 2] == UInt8(ascii: "."), self[index - 1] == UInt8(ascii: "0") { index -= 2 }
  }
}

/// Powers of ten from which on ``writeShortest(_:at:)`` needs one place less.
private let thresholds = [1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5]
