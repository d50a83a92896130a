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
    Axes(
      count(field.x, adjustment.x), count(field.y, adjustment.y), count(field.z, adjustment.z))
  }

  private func count(_ microtesla: Double, _ adjustment: UInt8) -> Int16 {
    // The same in every part that has such a fuse ROM.
    let facts = Datasheet.AK8975.Constant.self
    let factor =
      Double(Int(adjustment) + facts.adjustmentOffset) / Double(facts.adjustmentDivisor)
    return quantize(
      microtesla * 1000 / (Double(nanoteslaPerDigit) * factor), from: Double(lowest),
      to: Double(highest))
  }
}

/// |X| + |Y| + |Z|: what saturates the concentrator, whatever the range of an axis.
func sumOfMagnitudes(_ field: Axes<Double>) -> Double {
  abs(field.x) + abs(field.y) + abs(field.z)
}
