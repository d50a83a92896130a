// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What the factory stores in a part of InvenSense: offsets of the accelerometer, and codes of the self-test, which tell
/// how far it deflects this part. Numbers of a part without tolerances are chosen.
struct InvenSenseTrim: Sendable {
  /// Words of the offset registers, bit 0 included.
  var offsets = Axes<Int16>(-1846, 2361, 5024)
  /// Codes of the self-test; 0 where none is stored.
  var accelerometer: Axes<UInt8>
  var gyroscope: Axes<UInt8>

  /// - Parameter areBytes: Whether codes are bytes; else they have five bits.
  init(areBytes: Bool) {
    accelerometer = areBytes ? Axes(110, 112, 117) : Axes(16, 17, 14)
    gyroscope = areBytes ? Axes(128, 131, 126) : Axes(18, 19, 17)
  }

  /// The trim of one part of many: that it spreads like this is assumed.
  init(areBytes: Bool, ofPart seed: UInt64) {
    self.init(areBytes: areBytes)
    // Elements and clocks draw from the branches before.
    var draws = NoiseSource(seed: seed, of: .acceleration).branch(9).draws(at: 0)
    offsets = offsets.map { _ in Int16(max(-3, min(draws.gaussian(), 3)) * 3000) }
    func drawn(_ code: UInt8, _ deviation: Double) -> UInt8 {
      UInt8(Double(code) + max(-2, min(draws.gaussian(), 2)) * deviation)
    }
    accelerometer = accelerometer.map { drawn($0, areBytes ? 10 : 3) }
    gyroscope = gyroscope.map { drawn($0, areBytes ? 10 : 3) }
  }

  /// Force on the masses in the self-test, in g: the output that the codes tell of.
  func force(_ variant: Datasheet.MPU6500.Variant) -> Axes<Double> {
    if let base = variant.selfTestBase {
      return force(base: base, digitsPerG: variant.digitsPerG(.g2))
    }
    return accelerometer.map { code in
      let (base, top) = (variant.accelerometerTrimBase ?? 0, variant.accelerometerTrimTop ?? 1)
      // From code 1 to code 31.
      let growth = Series.exp(Series.log(Double(top) / Double(max(1, base))) / 30)
      return Self.grown(base, code, by: growth) / 1000
    }
  }

  /// Rate that the self-test adds, in rad/s: the output that the codes tell of. That of Y is negative in parts whose
  /// codes have five bits.
  func rate(_ variant: Datasheet.MPU6500.Variant) -> Axes<Double> {
    let decidigits = variant.decidigitsPerDegreePerSecond(.dps250)
    if let base = variant.selfTestBase { return rate(base: base, decidigits: decidigits) }
    let growth = 1 + Double(variant.gyroscopeTrimGrowth ?? 0) / 1000
    let rates = gyroscope.map { code in
      Self.grown(variant.gyroscopeTrimBase ?? 0, code, by: growth) * 10 / Double(decidigits) * .pi
        / 180
    }
    return Axes(rates.x, -rates.y, rates.z)
  }

  /// The force on the masses of a part whose codes are bytes, in g.
  func force(base: Int, digitsPerG: Int32) -> Axes<Double> {
    accelerometer.map { Self.grown(base, $0, by: Self.byteGrowth) / Double(digitsPerG) }
  }

  /// The rate that the self-test of such a part adds, in rad/s.
  func rate(base: Int, decidigits: Int32) -> Axes<Double> {
    gyroscope.map {
      Self.grown(base, $0, by: Self.byteGrowth) * 10 / Double(decidigits) * .pi / 180
    }
  }

  private static let byteGrowth = 1.01

  private static func grown(_ base: Int, _ code: UInt8, by growth: Double) -> Double {
    guard code > 0 else { return 0 }
    return (1..<Int(code)).reduce(Double(base)) { value, _ in value * growth }
  }
}
