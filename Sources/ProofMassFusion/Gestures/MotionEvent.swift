// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A gesture with the whole device; fields as in UIKit's `UIEvent`, and what the device felt.
public struct MotionEvent: Equatable, Sendable {
  /// Raw values as in `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    case motion = 1
  }

  /// Raw values as in `UIEvent.EventSubtype`.
  public enum Subtype: Int, Sendable {
    case shake = 1
  }

  /// What has become of the gesture.
  public enum Phase: Int, Sendable {
    case began
    case ended
    /// It went on for too long, or something came between.
    case cancelled
  }

  /// One of the device's axes.
  public enum Axis: Int, Sendable {
    case x, y, z
  }

  /// Always motion.
  public var type: EventType
  /// Which gesture it is: there is only the shake.
  public var subtype: Subtype
  /// Whether the gesture begins or is over.
  public var phase: Phase
  /// In seconds, on the clock of the samples.
  public var timestamp: Double
  /// The axis along which most of the movement has been so far.
  public var dominantAxis: Axis
  /// In g, on the device's axes, with Core Motion's sign: the latest acceleration, gravity included.
  public var acceleration: Axes<Double>

  public init(
    type: EventType = .motion, subtype: Subtype = .shake, phase: Phase, timestamp: Double,
    dominantAxis: Axis, acceleration: Axes<Double>
  ) {
    self.type = type
    self.subtype = subtype
    self.phase = phase
    self.timestamp = timestamp
    self.dominantAxis = dominantAxis
    self.acceleration = acceleration
  }
}
