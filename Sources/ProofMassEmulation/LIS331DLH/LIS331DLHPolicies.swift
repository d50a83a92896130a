// SPDX-License-Identifier: Apache-2.0

/// What the LIS331DLH's datasheet leaves open.
struct LIS331DLHPolicies: STPolicySet {
  enum Scale: String, CaseIterable {
    case typical
    case fullScaleOver2048 = "full-scale-over-2048"
  }

  var scale = Scale.typical
  var common = STPolicies()

  static let entries =
    [
      PolicyEntry<Self>(
        "scale", \.scale,
        "counts per g: the datasheet's typical column (1000, 500, 256.4), or full scale over 2048")
    ] + commonEntries
}
