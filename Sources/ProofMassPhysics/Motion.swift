// SPDX-License-Identifier: Apache-2.0

/// A motion of the board, recorded or scripted: what ``World`` plays.
///
/// Scripted motions are verbs and what they are put together to:
/// `.sequence(.rest(for: .seconds(1)), .rotate(to: .portrait), .shake())`.
public struct Motion: Sendable {
  /// The sensors whose input a motion has.
  public struct Sensors: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable public static var accelerometer: Sensors { Sensors(rawValue: 1) }
    @inlinable public static var gyroscope: Sensors { Sensors(rawValue: 2) }
    @inlinable public static var magnetometer: Sensors { Sensors(rawValue: 4) }
    @inlinable public static var thermometer: Sensors { Sensors(rawValue: 8) }
    @inlinable public static var all: Sensors { Sensors(rawValue: 15) }
  }

  /// Board time of the last row.
  public var endNanoseconds: Int64

  /// In g.
  var force: Track?
  /// In rad/s.
  var rotation: Track?
  /// In µT.
  var field: Track?
  /// In °C, on x.
  var temperature: Track?

  /// What is scripted: layers of steps, each in the order of time. A layer turns what those before it
  /// have turned.
  var layers: [[Step]] = []

  /// The same motion, later by a time in nanoseconds.
  public func delayed(byNanoseconds delay: Int64) -> Motion {
    var motion = self
    motion.endNanoseconds = Self.sum(endNanoseconds, delay)
    motion.force?.delay(by: delay)
    motion.rotation?.delay(by: delay)
    motion.field?.delay(by: delay)
    motion.temperature?.delay(by: delay)
    motion.layers = layers.map { $0.map { $0.delayed(by: delay) } }
    return motion
  }

  /// Within what times may be.
  static func sum(_ time: Int64, _ delay: Int64) -> Int64 {
    let (sum, isOverflow) = time.addingReportingOverflow(delay)
    return max(1 - (1 << 62), min(isOverflow ? delay : sum, 1 << 62))
  }

  /// What this motion says something about.
  public var sensors: Sensors {
    var sensors: Sensors = []
    if force != nil { sensors.insert(.accelerometer) }
    if rotation != nil { sensors.insert(.gyroscope) }
    if field != nil { sensors.insert(.magnetometer) }
    if temperature != nil || warms { sensors.insert(.thermometer) }
    if !layers.isEmpty { sensors.formUnion([.accelerometer, .gyroscope, .magnetometer]) }
    return sensors
  }

  private var warms: Bool {
    layers.contains { steps in
      steps.contains { step in
        if case .warm = step.effect { return true }
        return false
      }
    }
  }
}
