// SPDX-License-Identifier: Apache-2.0

/// Total errors in degrees of the filters' original, by trial.
struct Reference {
  /// As published with the specification of this package's filter, to two digits.
  static let vqf: [Int: Double] = [
    2: 1.38, 6: 4.03, 16: 0.74, 21: 4.08, 24: 1.55, 28: 4.04, 32: 7.67, 35: 1.09,
  ]
  /// Measured with PyPI's vqf 2.1.2 on the same files, as are the next.
  static let basic: [Int: Double] = [
    2: 2.3045, 6: 1.7053, 16: 3.2980, 21: 4.2088, 24: 2.2776, 28: 4.2949, 32: 13.0201, 35: 1.3482,
  ]
  static let offline: [Int: Double] = [
    2: 1.0143, 6: 4.1079, 16: 0.5760, 21: 5.2387, 24: 1.1601, 28: 2.3827, 32: 1.7127, 35: 1.4100,
  ]

  /// What the shake detector says of fast rotation, fast translation and tapping, by the trial; its
  /// thresholds are a choice, and this is what they were chosen to give.
  static let shakes: [Int: String] = [6: "", 16: "", 24: "1 began, 1 ended"]
}
