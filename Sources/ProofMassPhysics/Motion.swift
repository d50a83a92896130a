// SPDX-License-Identifier: Apache-2.0

/// A motion of the board, recorded or computed: what ``World`` plays.
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

  /// What this motion says something about.
  public var sensors: Sensors {
    var sensors: Sensors = []
    if force != nil { sensors.insert(.accelerometer) }
    if rotation != nil { sensors.insert(.gyroscope) }
    if field != nil { sensors.insert(.magnetometer) }
    if temperature != nil { sensors.insert(.thermometer) }
    return sensors
  }
}
