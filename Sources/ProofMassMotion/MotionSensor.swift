// SPDX-License-Identifier: Apache-2.0

/// One of the three sensors that motion services are made from.
public enum MotionSensor: Int, CaseIterable, Sendable {
  case accelerometer, gyroscope, magnetometer
}
