// SPDX-License-Identifier: Apache-2.0

extension MotionSession {
  /// For an application that cannot do without: what `UIRequiredDeviceCapabilities` asks for.
  ///
  /// - Throws: ``MissingSensors``, which names them.
  public func require(_ sensors: Set<MotionSensor>) throws(MissingSensors) {
    try MissingSensors.check(sensors, against: available)
  }

  /// The same of the shared session; without one everything is missing.
  public static func require(_ sensors: Set<MotionSensor>) throws(MissingSensors) {
    try MissingSensors.check(sensors, against: shared?.available ?? [])
  }
}

/// Sensors that an application cannot do without, and that this device does not have.
public struct MissingSensors: Error, Equatable, Sendable, CustomStringConvertible {
  /// In the order of their declaration.
  public let sensors: [MotionSensor]

  /// "this device has no accelerometer, no gyroscope"
  public var description: String {
    "this device has " + sensors.map { "no \($0)" }.joined(separator: ", ")
  }

  static func check(
    _ required: Set<MotionSensor>, against available: Set<MotionSensor>
  ) throws(MissingSensors) {
    let missing = MotionSensor.allCases.filter { required.contains($0) && !available.contains($0) }
    if !missing.isEmpty { throw MissingSensors(sensors: missing) }
  }
}
