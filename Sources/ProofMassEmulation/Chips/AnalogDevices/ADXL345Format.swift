// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// From an acceleration to the words of the data registers: 13 bits with a digit of 3.9 mg, the offset
/// registers, then range, width and place of the output (DATA_FORMAT).
struct ADXL345Format: Equatable, Sendable {
  /// The range code: 0 is ±2 g, each further one doubles it.
  var range = 0
  /// Whether the width grows with the range, instead of the digit.
  var isFull = false
  var isLeft = false
  /// Whether the lowest of 13 bits is zero, as at 1600 and 3200 Hz.
  var isCoarse = false
  /// Whether the bits below 10 are rounded, not dropped.
  var rounds = false
  /// In digits of 13 bits.
  var offsets = Axes(0, 0, 0)
  var digitsPerG = Axes(256.0, 256.0, 256.0)
  /// Offset that comes with the supply, in g.
  var supplyOffset = Axes.zero

  /// The lowest and the highest of 13 bits.
  private static let codes = -4096...4095

  /// Digits of 13 bits for an acceleration in g, without the offset registers.
  func digits(_ force: Axes<Double>) -> Axes<Int> {
    func digits(_ g: Double, _ scale: Double) -> Int {
      Int(
        quantize(g * scale, from: Double(Self.codes.lowerBound), to: Double(Self.codes.upperBound)))
    }
    let sum = force + supplyOffset
    return Axes(
      digits(sum.x, digitsPerG.x), digits(sum.y, digitsPerG.y), digits(sum.z, digitsPerG.z))
  }

  /// With the offset registers.
  func corrected(_ digits: Axes<Int>) -> Axes<Int> {
    Axes(digits.x + offsets.x, digits.y + offsets.y, digits.z + offsets.z)
  }

  /// The output in digits of 13 bits, before range and width.
  func output(_ digits: Axes<Int>) -> Axes<Int> {
    corrected(isCoarse ? digits.map { $0 & ~1 } : digits)
  }

  /// Low bits of 13 that the output does not have.
  private var dropped: Int { isFull ? 0 : range }

  /// Digits of the output per g.
  var outputDigitsPerG: Axes<Double> { digitsPerG.map { $0 / Double(1 << dropped) } }

  func words(_ digits: Axes<Int>) -> Axes<Int16> { digits.map(word) }

  private func word(_ digits: Int) -> Int16 {
    let bits = isFull ? 10 + range : 10
    let code = (digits + (rounds ? (1 << dropped) >> 1 : 0)) >> dropped
    let limit = 1 << (bits - 1)
    let clipped = max(-limit, min(code, limit - 1))
    return Int16(truncatingIfNeeded: isLeft ? clipped << (16 - bits) : clipped)
  }
}
