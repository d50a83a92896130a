// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// The samples of an instant in a recording, those of the board's first sensors.
struct RecordedRow {
  /// The time in the file's nanoseconds.
  let time: Int64
  private let values: [Axes<Double>?]

  /// - Parameter sample: The sample of a quantity, in g, rad/s, µT or °C, the last on x.
  init(_ time: Int64, _ sample: (Motion.Quantities) -> Axes<Double>?) {
    self.time = time
    values = Motion.Quantities.named.map { sample($0.quantity) }
  }

  /// The sample of one quantity; a temperature on x.
  func sample(of quantity: Motion.Quantities) -> Axes<Double>? {
    values[quantity.rawValue.trailingZeroBitCount]
  }
}
