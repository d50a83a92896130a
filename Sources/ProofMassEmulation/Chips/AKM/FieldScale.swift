// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// Scale and limits of a magnetometer's converter.
///
/// The chip does not apply the adjustment of its fuse ROM, the host does: raw × (ASA + 128) / 256.
/// Therefore a part with high adjustment codes gives low counts.
struct FieldScale: Sendable {
  var nanoteslaPerDigit: Int
  var lowest: Int
  var highest: Int

  func counts(
    _ field: Axes<Double>, _ adjustment: (x: UInt8, y: UInt8, z: UInt8)
  ) -> Axes<Int16> {
    let factors = adjustmentFactors(adjustment)
    return Axes(
      count(field.x, factors.x), count(field.y, factors.y), count(field.z, factors.z))
  }

  private func count(_ microtesla: Double, _ factor: Double) -> Int16 {
    quantize(
      microtesla * 1000 / nanotesla(factor), from: Double(lowest), to: Double(highest))
  }

  /// A digit of an axis in nT.
  private func nanotesla(_ factor: Double) -> Double { Double(nanoteslaPerDigit) * factor }

  /// Digits per µT.
  func digits(_ adjustment: (x: UInt8, y: UInt8, z: UInt8)) -> Axes<Double> {
    adjustmentFactors(adjustment).map { 1000 / nanotesla($0) }
  }
}

/// Factors by which a host multiplies the counts, from the fuse ROM's bytes.
func adjustmentFactors(_ bytes: (x: UInt8, y: UInt8, z: UInt8)) -> Axes<Double> {
  // The same in all parts with such a fuse ROM.
  let facts = Datasheet.AK8975.Constant.self
  return Axes(bytes.x, bytes.y, bytes.z).map {
    Double(Int($0) + facts.adjustmentOffset) / Double(facts.adjustmentDivisor)
  }
}

/// |X| + |Y| + |Z|, which saturates the concentrator and sets the overflow bit.
func sumOfMagnitudes(_ field: Axes<Double>) -> Double {
  abs(field.x) + abs(field.y) + abs(field.z)
}
