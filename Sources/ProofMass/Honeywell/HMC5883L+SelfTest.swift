// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension HMC5883L where Link: ~Copyable {
  /// Makes the chip measure the field of its offset strap, some 1.1 G, from which it subtracts the ambient field, and
  /// judges the response as the data sheet does: 243 to 575 digits on each axis at ±4.7 G.
  ///
  /// Takes 32 ms. The chip then has its previous configuration; after a failure the next measurement restores it.
  ///
  /// - Throws: `.wrongPart` for the magnetometer of an LSM303, whose documents state no limits; `.bus`, `.notVerified`;
  ///   `.notReady`, `.lostConfiguration`, `.overflow` as `readMeasurement`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> CompassSelfTest {
    guard configuration.part == .hmc5883l else { throw .wrongPart }
    state = .unknown
    let test = HMC5883LConfiguration(range: .gauss4Point7)
    try Self.write(test, bias: .positive, to: &bus, timebase)
    try bus.store(Datasheet.HMC5883L.MR(mode: .single))
    timebase.wait(forNanoseconds: test.longestMeasurement)
    let raw = try Self.load(test.controls(.positive), test.part, from: &bus)
    try configure(configuration, timebase)
    guard let raw else { throw .overflow }
    return CompassSelfTest(
      response: raw.map { Double(Int($0)) }, limits: HMC5883LConfiguration.selfTestLimits)
  }
}

extension HMC5883LConfiguration {
  /// The response of each axis that passes, in digits of ±4.7 G.
  package static var selfTestLimits: Axes<ClosedRange<Int>> {
    let part = Datasheet.HMC5883L.Variant.hmc5883l
    let each = (part.selfTestLowest ?? 0)...(part.selfTestHighest ?? 0)
    return Axes(each, each, each)
  }

  /// The value of a digit in the self-test, in µT.
  package static var selfTestSensitivity: Sensitivity { Self(range: .gauss4Point7).sensitivity.x }
}
