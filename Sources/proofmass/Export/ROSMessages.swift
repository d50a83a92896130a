// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// Messages of ROS 2 as the bytes of CDR, with the lowest byte first.
struct ROSMessage {
  // The numbers are aligned to their size, from the end of these four bytes on.
  private(set) var bytes: [UInt8] = [0, 1, 0, 0]

  /// Begins a message with a header.
  ///
  /// - Parameters:
  ///   - time: Nanoseconds since 1970.
  ///   - frame: The name of the frame of its vectors.
  private init(at time: UInt64, frame: String) {
    bytes.append(littleEndian: UInt32(truncatingIfNeeded: time / 1_000_000_000))
    bytes.append(littleEndian: UInt32(time % 1_000_000_000))
    bytes.append(littleEndian: UInt32(frame.utf8.count + 1))
    bytes += Array(frame.utf8) + [0]
    while (bytes.count - 4) % 8 != 0 { bytes.append(0) }
  }

  private mutating func append(_ numbers: Double...) {
    for number in numbers { bytes.append(littleEndian: number.bitPattern) }
  }

  private mutating func append(_ axes: Axes<Double>) { append(axes.x, axes.y, axes.z) }

  /// Appends a vector and its covariance: of variances on the axes, zeros where these are unknown. An element that the
  /// message does not have is zero, and the first of its covariances is −1.
  private mutating func append(_ value: Axes<Double>?, _ variances: Axes<Double>) {
    append(value ?? .zero)
    appendCovariance(value == nil ? nil : variances)
  }

  private mutating func appendCovariance(_ variances: Axes<Double>?) {
    let axes = variances ?? Axes(-1, 0, 0)
    append(axes.x, 0, 0, 0, axes.y, 0, 0, 0, axes.z)
  }

  /// `sensor_msgs/msg/Imu`, without an orientation: the angular rate in rad/s and the specific force in m/s².
  static func imu(
    at time: UInt64, frame: String, _ rate: Axes<Double>?, variances rateVariances: Axes<Double>,
    _ acceleration: Axes<Double>?, variances: Axes<Double>
  ) -> [UInt8] {
    var message = ROSMessage(at: time, frame: frame)
    message.append(0, 0, 0, 1)
    message.appendCovariance(nil)
    message.append(rate, rateVariances)
    message.append(acceleration, variances)
    return message.bytes
  }

  /// `sensor_msgs/msg/MagneticField`, in T.
  static func magneticField(
    at time: UInt64, frame: String, _ field: Axes<Double>, variances: Axes<Double>
  ) -> [UInt8] {
    var message = ROSMessage(at: time, frame: frame)
    message.append(field, variances)
    return message.bytes
  }
}

/// The definitions of the messages, in the language of ROS's .msg files: the message's fields, then those of the types
/// that it uses.
extension MCAPWriter.Schema {
  static let imu = ros(
    "Imu",
    """
    std_msgs/Header header
    geometry_msgs/Quaternion orientation
    float64[9] orientation_covariance
    geometry_msgs/Vector3 angular_velocity
    float64[9] angular_velocity_covariance
    geometry_msgs/Vector3 linear_acceleration
    float64[9] linear_acceleration_covariance
    """, header,
    ("geometry_msgs/Quaternion", "float64 x 0\nfloat64 y 0\nfloat64 z 0\nfloat64 w 1"), time, vector
  )

  static let magneticField = ros(
    "MagneticField",
    """
    std_msgs/Header header
    geometry_msgs/Vector3 magnetic_field
    float64[9] magnetic_field_covariance
    """, header, time, vector)

  private static let header = (
    "std_msgs/Header", "builtin_interfaces/Time stamp\nstring frame_id"
  )
  private static let time = ("builtin_interfaces/Time", "int32 sec\nuint32 nanosec")
  private static let vector = ("geometry_msgs/Vector3", "float64 x\nfloat64 y\nfloat64 z")

  private static func ros(
    _ name: String, _ fields: String, _ types: (name: String, fields: String)...
  ) -> MCAPWriter.Schema {
    let line = String(repeating: "=", count: 80)
    let parts = types.map { "\n\(line)\nMSG: \($0.name)\n\($0.fields)" }
    return MCAPWriter.Schema(
      name: "sensor_msgs/msg/\(name)", encoding: "ros2msg",
      text: fields + parts.joined() + "\n")
  }
}
