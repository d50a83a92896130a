// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// The samples of an instant in a recording, those of the board's first sensors.
struct RecordedRow {
  /// The time in the file's nanoseconds.
  let time: Int64
  private let values: [Axes<Double>?]

  /// - Parameter sample: The sample of a quantity, in g, rad/s or µT.
  init(_ time: Int64, _ sample: (Motion.Quantities) -> Axes<Double>?) {
    self.time = time
    values = Quantity.allCases.map { sample(Motion.Quantities($0)) }
  }

  func sample(of quantity: Quantity) -> Axes<Double>? { values[Int(quantity.rawValue)] }
}
