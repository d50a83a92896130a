// SPDX-License-Identifier: Apache-2.0

/// A row of the acceptance table: what a sensing element has to show.
struct Row: Sendable {
  var number: Int
  var quantity: String
  /// Whether it takes longer than a second in a debug build.
  var isSlow = false
  /// A timing, which is shown and fails nothing.
  var isTiming = false
  var measure: @Sendable () throws -> [Finding]
}

/// One number of a row.
struct Finding: Sendable {
  /// Which of the row's, like `±2 g` or `50 Hz`; empty where there is one.
  var label = ""
  var expected: Double
  var simulated: Double
  /// By how much the two may differ.
  var tolerance: Double
  var unit: String

  var passes: Bool { abs(simulated - expected) <= tolerance }
}
