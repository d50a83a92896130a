// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// When a verb is to end.
enum Limits {
  /// - Parameter text: Of `--duration`.
  static func duration(_ text: String?) throws(Complaint) -> Duration? {
    guard let text else { return nil }
    guard let duration = Duration(argument: text) else {
      throw .usage("--duration \(text): a number above 0 and ms, s, min or h, like 10s")
    }
    return duration
  }

  /// - Parameters:
  ///   - text: Of `--samples`.
  ///   - what: Is counted.
  static func samples(_ text: String?, of what: String = "rows") throws(Complaint) -> Int? {
    guard let text else { return nil }
    guard let samples = Int(text), samples > 0 else {
      throw .usage("--samples \(text): a whole number of \(what), at least 1")
    }
    return samples
  }
}
