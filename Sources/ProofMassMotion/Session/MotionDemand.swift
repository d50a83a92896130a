// SPDX-License-Identifier: Apache-2.0

/// What one listener wants of a session.
struct MotionDemand: Equatable, Sendable {
  /// Rates of the sensors whose samples it wants.
  var sensors = SensorDemand()
  /// How often, in hertz, it wants ``FusedMotion``; nil where it does not.
  var fused: Double?
  /// Whether the compass is to be in that, where there is one.
  var usesCompass = true
}

extension SensorDemand {
  /// At least as fast as both.
  func union(_ other: SensorDemand) -> SensorDemand {
    var union = self
    for sensor in MotionSensor.allCases {
      union[sensor] = [self[sensor], other[sensor]].compactMap { $0 }.max()
    }
    return union
  }

  var isEmpty: Bool { self == SensorDemand() }
}
