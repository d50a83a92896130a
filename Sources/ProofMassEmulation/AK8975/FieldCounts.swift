// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// How a compass turns a field into counts.
///
/// The chip does not apply the adjustment of its fuse ROM, the host does: raw × (ASA + 128) / 256. So
/// a part whose codes are high gives low counts.
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
      microtesla * 1000 / (Double(nanoteslaPerDigit) * factor), from: Double(lowest),
      to: Double(highest))
  }
}

/// What the fuse ROM's bytes tell a host to multiply by.
func adjustmentFactors(_ bytes: (x: UInt8, y: UInt8, z: UInt8)) -> Axes<Double> {
  // The same in every part that has such a fuse ROM.
  let facts = Datasheet.AK8975.Constant.self
  return Axes(bytes.x, bytes.y, bytes.z).map {
    Double(Int($0) + facts.adjustmentOffset) / Double(facts.adjustmentDivisor)
  }
}

/// |X| + |Y| + |Z|: what saturates the concentrator, whatever the range of an axis.
func sumOfMagnitudes(_ field: Axes<Double>) -> Double {
  abs(field.x) + abs(field.y) + abs(field.z)
}
