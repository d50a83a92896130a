// SPDX-License-Identifier: Apache-2.0

/// What one digit means, as an exact fraction of a unit.
///
/// The product of count and numerator is exact; a single division rounds. So 350 digits of 1 mg
/// are 0.35 g, and not 0.35000000000000003.
public struct Sensitivity: Equatable, Sendable {
  public var numerator: Int32
  public var denominator: Int32

  @inlinable
  public init(_ numerator: Int32, over denominator: Int32) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The value of a count, in the sensitivity's unit.
  @inlinable
  public func value(_ count: Int16) -> Double {
    // 32 768 × 70 000 does not fit 32 bits, but any such product is exact in a Double. By way of
    // Int, because Double(Int16) allocates in 32-bit Embedded builds.
    Double(Int(count)) * Double(Int(numerator)) / Double(Int(denominator))
  }
}
