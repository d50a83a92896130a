// SPDX-License-Identifier: Apache-2.0

/// How warm a L3G4200D is, relative to itself: one digit less for each degree more, renewed once a
/// second (datasheet, OUT_TEMP). No document says which temperature reads 0: for one L3G4200D it
/// was about 37 °C, and for relatives something between 15 and 50 °C.
public struct L3G4200DTemperature: Equatable, Sendable {
  public var raw: Int8

  public init(raw: Int8) { self.raw = raw }

  /// In °C, where `offset` is the temperature at which this specimen reads 0.
  public func celsius(offset: Double) -> Double { offset - Double(Int(raw)) }
}
