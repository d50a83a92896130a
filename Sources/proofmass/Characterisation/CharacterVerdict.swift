// SPDX-License-Identifier: Apache-2.0

/// The verdict on one sensor, with which the report begins: whether it passed, and its reasons in a line.
///
/// A typical figure of a datasheet is no limit, so that the noise is only compared with it.
struct CharacterVerdict {
  let sensor: Characteristics
  private let rows: [CharacterRow]
  private let selfTest: SelfTestReport?

  /// - Parameter selfTest: The sensor's own; nil where it has none or was not asked.
  init(_ sensor: Characteristics, _ selfTest: SelfTestReport?) {
    self.sensor = sensor
    self.selfTest = selfTest
    rows = sensor.rows
  }

  /// Whether all limits were kept and the self-test passed; nil where there is nothing of the kind.
  var passed: Bool? {
    let results = rows.compactMap(\.verdict) + (selfTest.map { [$0.passed] } ?? [])
    return results.isEmpty ? nil : results.allSatisfy { $0 }
  }

  /// ``passed`` in a word or two.
  var word: String { passed.map { $0 ? "passed" : "FAILED" } ?? "no limit" }

  /// `LIS331DLH at 0x18: noise up to 225.4 µg/√Hz, 1.03 × the datasheet's typical 218; self-test passed`
  var reasons: String {
    let parts = [noise] + rows.compactMap(Self.limits) + (selfTest.map { [Self.words($0)] } ?? [])
    return "\(sensor.chip.title) at \(sensor.chip.place): \(parts.joined(separator: "; "))"
  }

  /// The noise density of the noisiest axis: by Allan deviation, else by spectrum.
  private var noise: String {
    for row in rows where ["noise_density", "spectral_noise_density"].contains(row.key) {
      guard let most = row.values.compactMap(\.self).max() else { continue }
      let words = "noise up to \(rounded(most)) \(row.unit)"
      guard case .typical(let figure, _)? = row.datasheet else {
        return words + ", for which no figure is known"
      }
      let ratio = fixed(most / figure.value, decimals: 2)
      return words + ", \(ratio) × the datasheet's typical \(rounded(figure.value))"
    }
    return "no white noise found"
  }

  private static func limits(_ row: CharacterRow) -> String? {
    guard let passed = row.verdict, let range = row.datasheet?.text else { return nil }
    let values = "\(row.label) \(row.cells.joined(separator: ", ")) \(row.unit)"
    return "\(values), \(passed ? "within" : "OUTSIDE") \(range)"
  }

  private static func words(_ test: SelfTestReport) -> String {
    guard case .success = test.outcome else { return "self-test not possible" }
    return "self-test \(test.passed ? "passed" : "FAILED")"
  }
}
