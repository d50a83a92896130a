// SPDX-License-Identifier: Apache-2.0

/// A program or a data set whose files are known by their columns' names, with the units that these do not state.
struct ForeignKind {
  let name: String
  /// The unit of a sensor's values where the column's name has none, with its source.
  var units: [ImportedSensor: String] = [:]
  /// The unit of times where the column's name has none.
  var time: ForeignTimeUnit?
  /// The sign of accelerations.
  var sign = 1.0
  /// The sensor of columns that are named x, y and z, by the file's name.
  var sensorOfFile: ImportedSensor?
  var isWithoutGravity = false
  /// The sensors of other things than the board.
  var leavesOut: ImportedSensor?

  /// - Parameters:
  ///   - names: The columns.
  ///   - file: The name of the file, which for Sensor Logger is the sensor's.
  init?(_ names: [ForeignName], file: String) {
    let texts = names.map(\.text)
    func has(_ any: String...) -> Bool { any.contains { texts.contains($0) } }
    if has("seconds_elapsed") {
      name = "Sensor Logger"
      // By its page of units; iOS has g there for what is uncalibrated.
      units = [.acc: "m/s²", .gyr: "rad/s", .mag: "µT"]
      let stem = ForeignName(Self.stem(of: file))
      if !stem.has("uncalibrated") { sensorOfFile = stem.sensor }
      // Accelerometer.csv is without gravity, TotalAcceleration.csv is with it.
      isWithoutGravity = stem.has("accelerometer")
    } else if texts.contains(where: {
      $0.hasPrefix("loggingTime") || $0.hasPrefix("accelerometerAcceleration")
    }) {
      name = "SensorLog"
      // Core Motion's sign: a device that lies face up has -1 g on z, and an accelerometer feels +1 g.
      sign = -1
    } else if names.contains(where: { $0.words.starts(with: ["time", "since", "start"]) }) {
      name = "AndroSensor"
      leavesOut = .temp
    } else if has("gFx", "aT", "TgF", "wT", "BT") || texts.first == "time" && has("wx", "Bx") {
      name = "Physics Toolbox"
      units = [.acc: "m/s²", .gyr: "rad/s", .mag: "µT"]
      time = .seconds
    } else if has("w_RS_S_x [rad s^-1]", "a_RS_S_x [m s^-2]") {
      name = "EuRoC"
    } else if ["#time,accel_x,accel_y,accel_z", "time,accel_x,accel_y,accel_z"].contains(
      texts.joined(separator: ","))
    {
      name = "Klipper"
      units = [.acc: "mm/s²"]
      time = .seconds
    } else if has("imu_acc_x", "imu_gyr_x") {
      name = "BROAD"
      units = [.acc: "m/s²", .gyr: "rad/s", .mag: "µT"]
      time = .seconds
    } else if has("Time (s)"),
      has(
        "Acceleration x (m/s^2)", "Linear Acceleration x (m/s^2)", "Gyroscope x (rad/s)",
        "Magnetic field x (µT)")
    {
      name = "phyphox"
    } else {
      return nil
    }
  }

  /// A unit that a column's name itself implies: Physics Toolbox' gFx is in g.
  func unit(of name: ForeignName, _ sensor: ImportedSensor) -> String? {
    sensor == .acc && name.words.joined().hasPrefix("gf") ? "g" : units[sensor]
  }

  /// What a column of an acceleration contains: Physics Toolbox' ax is a linear acceleration.
  func isWithoutGravity(_ column: ForeignName) -> Bool {
    isWithoutGravity || name == "Physics Toolbox" && column.words.joined().hasPrefix("a")
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
