// SPDX-License-Identifier: Apache-2.0

extension Row {
  /// The whole table, in order.
  static let all = (accelerometer + gyroscope + compass + analysis).sorted { $0.number < $1.number }
}
