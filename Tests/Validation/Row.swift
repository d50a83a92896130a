// SPDX-License-Identifier: Apache-2.0

/// A row of the acceptance table: a property that a sensing element must have.
struct Row: Sendable {
  var number: Int
  var quantity: String
  /// Whether it takes longer than a second in a debug build.
  var isSlow = false
  /// Whether it is a timing, which is shown but cannot fail.
  var isTiming = false
  var measure: @Sendable () throws -> [Finding]
}

/// A number of a row, expected and simulated.
struct Finding: Sendable {
  /// Distinguishes the row's findings, like `±2 g` or `50 Hz`; empty if there is only one.
  var label = ""
  var expected: Double
  var simulated: Double
  /// Largest allowed difference.
  var tolerance: Double
  var unit: String

  var passes: Bool { abs(simulated - expected) <= tolerance }
}

extension Row {
  /// The whole table, in order.
  static let all = (accelerometer + gyroscope + compass + analysis + coefficients)
    .sorted { $0.number < $1.number }

  /// Rows 1 to 29, and the part of row 46 on accelerometers.
  private static let accelerometer: [Row] =
    accelerometerNoise + thermal + accelerometerStatics + resonance + stepping + bandwidth
    + accelerometerChip
}
