// SPDX-License-Identifier: Apache-2.0

import ProofMassControl

extension Losses.Total {
  /// `lost about 5 samples in 2 places, the first before 12.345 s`
  ///
  /// - Parameter isExact: Whether the chip counts the samples that it drops.
  func words(isExact: Bool) -> String {
    let samples = "\(isExact ? "" : "about ")\(count) \(count == 1 ? "sample" : "samples")"
    let first = first?.time.map { ", the first before \(fixed(Double($0) / 1e9, decimals: 3)) s" }
    return "lost \(samples) in \(places) \(places == 1 ? "place" : "places")\(first ?? "")"
  }
}
