// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension AK8975 where Link: ~Copyable {
  /// How long a measurement takes, typically and at most (as other drivers cite the datasheet, 5.3.3).
  public static var measurementTime: (typical: Duration, maximum: Duration) {
    let times = Datasheet.AK8975.Timing.self
    return (
      Duration(wholeNanoseconds: times.measurementTypical),
      Duration(wholeNanoseconds: times.measurementMaximum)
    )
  }
}

extension AK8963 where Link: ~Copyable {
  /// How long a measurement takes, typically and at most.
  public static var measurementTime: (typical: Duration, maximum: Duration) {
    let times = Datasheet.AK8963.Timing.self
    return (
      Duration(wholeNanoseconds: times.measurementTypical),
      Duration(wholeNanoseconds: times.measurementMaximum)
    )
  }
}

extension AK8973 where Link: ~Copyable {
  /// How long a measurement takes typically, and how long drivers wait for one at most.
  public static var measurementTime: (typical: Duration, maximum: Duration) {
    let times = Datasheet.AK8973.Timing.self
    return (
      Duration(wholeNanoseconds: times.measurementTypical),
      Duration(wholeNanoseconds: times.measurementTimeout)
    )
  }
}
