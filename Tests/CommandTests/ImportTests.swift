// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Logs of other programs as recordings. The expected values are literals: m/s² over 9.80665, ° times π/180 and so on,
/// computed by hand and not by the command.
@Suite struct ImportTests {
  struct Log: CustomTestStringConvertible {
    var testDescription: String
    /// The files by their names.
    var files: [(name: String, text: String)]
    var options: [String] = []
    var encoding = String.Encoding.utf8
    var columns: String
    var rows: [[Double?]]

    init(
      _ name: String, _ files: [(name: String, text: String)], options: [String] = [],
      encoding: String.Encoding = .utf8, _ columns: String, _ rows: [[Double?]]
    ) {
      testDescription = name
      (self.files, self.options, self.encoding) = (files, options, encoding)
      (self.columns, self.rows) = (columns, rows)
    }
  }

  private static let acc = "time_s,acc_x_g,acc_y_g,acc_z_g"
  private static let gyr = "gyr_x_radps,gyr_y_radps,gyr_z_radps"
  private static let mag = "mag_x_uT,mag_y_uT,mag_z_uT"
  private static let all = "\(acc),\(gyr),\(mag)"
  /// 1 m/s², 1°/s in the recording's units.
  private static let m = 0.10197162129779283
  private static let degree = 0.017453292519943295

  // MARK: phyphox

  static let phyphox = [
    Log(
      "phyphox, commas",
      [
        (
          "Accelerometer.csv",
          """
          "Time (s)","Acceleration x (m/s^2)","Acceleration y (m/s^2)","Acceleration z (m/s^2)"
          9.364549000E-3,9.80665E0,-4.903325E0,1.96133E1
          1.136538300E-2,0.0E0,NaN,
          1.336699700E-2,1.0E0,2.0E0,3.0E0

          """.replacingOccurrences(of: "0.0E0,NaN,", with: "NaN,NaN,")
        )
      ], acc, [[0.009364549, 1, -0.5, 2], [0.013366997, m, 2 * m, 3 * m]]),
    Log(
      "phyphox, semicolons and decimal commas, CRLF, two files",
      [
        (
          "Gyroscope.csv",
          "\"Time (s)\";\"Gyroscope x (rad/s)\";\"Gyroscope y (rad/s)\";\"Gyroscope z (rad/s)\"\r\n"
            + "0,5;1,5;-2,25;0\r\n1,5;1;2;3E-1\r\n"
        ),
        (
          "Magnetometer.csv",
          "\"Time (s)\";\"Magnetic field x (µT)\";\"Magnetic field y (µT)\";\"Magnetic field z (µT)\"\r\n"
            + "0,25;20,5;-1;0\r\n1,5;4;5;6\r\n"
        ),
      ], "time_s,\(gyr),\(mag)",
      [
        [0.25, nil, nil, nil, 20.5, -1, 0], [0.5, 1.5, -2.25, 0, nil, nil, nil],
        [1.5, 1, 2, 0.3, 4, 5, 6],
      ]),
    Log(
      "phyphox, tabs and decimal points, byte order mark",
      [
        (
          "data.txt",
          "\u{FEFF}\"Time (s)\"\t\"Acceleration x (m/s^2)\"\t\"Acceleration y (m/s^2)\"\t"
            + "\"Acceleration z (m/s^2)\"\n1.0E0\t0.0E0\t0.0E0\t9.80665E0\n"
        )
      ], acc, [[1, 0, 0, 1]]),
    Log(
      "phyphox, without gravity",
      [
        (
          "linear.csv",
          """
          "Time (s)","Linear Acceleration x (m/s^2)","Linear Acceleration y (m/s^2)",\
          "Linear Acceleration z (m/s^2)","Absolute acceleration (m/s^2)"
          0.01,9.80665,0,0,9.80665

          """
        )
      ], acc, [[0.01, 1, 0, 0]]),
  ]

  // MARK: Other programs on phones

  private static let androSensor =
    "ACCELEROMETER X (m/s²);ACCELEROMETER Y (m/s²);ACCELEROMETER Z (m/s²);GRAVITY X (m/s²);"
    + "LINEAR ACCELERATION X (m/s²);GYROSCOPE X (rad/s);GYROSCOPE Y (rad/s);GYROSCOPE Z (rad/s);"
    + "MAGNETIC FIELD X (μT);MAGNETIC FIELD Y (μT);MAGNETIC FIELD Z (μT);ORIENTATION X (azimuth °);"
    + "LIGHT (lux);SOUND LEVEL (dB);Temperature (C);Time since start in ms ;YYYY-MO-DD HH-MI-SS_SSS\n"
    + "1,0;2,0;9,80665;0;0;0,1;0,2;0,3;10;20;-30;180;5;40,1;31;5;2019-09-07 09:13:29:506\n"
    + "9,80665;0;0;0;0;1;2;3;1;2;3;180;5;40,1;31;25;2019-09-07 09:13:29:526\n"
  private static let androSensorRows: [[Double?]] = [
    [0.005, m, 2 * m, 1, 0.1, 0.2, 0.3, 10, 20, -30], [0.025, 1, 0, 0, 1, 2, 3, 1, 2, 3],
  ]

  static let phones = [
    Log("AndroSensor", [("a.csv", "sep=;\n" + androSensor)], all, androSensorRows),
    Log(
      "AndroSensor in UTF-16", [("a.csv", androSensor)], encoding: .utf16, all, androSensorRows),
    Log(
      "AndroSensor in UTF-16, big endian, no mark", [("a.csv", androSensor)],
      encoding: .utf16BigEndian, all, androSensorRows),
    Log(
      "AndroSensor in Latin-1",
      [("a.csv", androSensor.replacingOccurrences(of: "μ", with: "µ"))], encoding: .isoLatin1, all,
      androSensorRows),
    Log(
      "AndroSensor by its date",
      [("a.csv", androSensor)],
      options: [
        "--map", "Time since start in ms=none", "--map", "YYYY-MO-DD HH-MI-SS_SSS=time:clock",
      ], all,
      [[0] + androSensorRows[0].dropFirst(), [0.02] + androSensorRows[1].dropFirst()]),
    Log(
      "Sensor Logger, a folder",
      [
        (
          "TotalAcceleration.csv",
          "time,seconds_elapsed,z,y,x\n1727600000100000000,0.1,9.80665,2,1\n"
            + "1727600000110000000,0.11,0,0,9.80665\n"
        ),
        ("Gyroscope.csv", "time,seconds_elapsed,z,y,x\n1727600000110000000,0.11,0.3,0.2,0.1\n"),
        ("Magnetometer.csv", "time,seconds_elapsed,z,y,x\n1727600000112000000,0.112,30,20,10\n"),
        ("Accelerometer.csv", "time,seconds_elapsed,z,y,x\n1727600000111000000,0.111,5,5,5\n"),
      ], all,
      [
        [0.1, m, 2 * m, 1, nil, nil, nil, nil, nil, nil],
        [0.11, 1, 0, 0, 0.1, 0.2, 0.3, nil, nil, nil],
        [0.112, nil, nil, nil, nil, nil, nil, 10, 20, 30],
      ]),
    Log(
      "Sensor Logger by its Unix time",
      [
        (
          "Gyroscope.csv",
          "time,seconds_elapsed,z,y,x\n1727600000100000000,0.1,3,2,1\n1727600000110000001,0.2,6,5,4\n"
        )
      ], options: ["--map", "time=time:ns"], "time_s,\(gyr)",
      [[0, 1, 2, 3], [0.010000001, 4, 5, 6]]),
    Log(
      "Physics Toolbox, times of day over midnight",
      [
        (
          "p.csv",
          "time,gFx,gFy,gFz,TgF,wx,wy,wz,Bx,By,Bz,\n23:59:59:900,0.1,-0.2,1,1,1,2,3,4,5,6,\n"
            + "00:00:00:100,0.5,0,1,1,7,8,9,1,2,3,\n"
        )
      ], all, [[0, 0.1, -0.2, 1, 1, 2, 3, 4, 5, 6], [0.2, 0.5, 0, 1, 7, 8, 9, 1, 2, 3]]),
    Log(
      "times of day with AM and PM, over noon and midnight",
      [
        (
          "p.csv",
          "time,gFx,gFy,gFz\n11:59:59.5 AM,1,0,0\n12:00:00.5 PM,2,0,0\n1:00:00 pm,3,0,0\n"
            + "11:59:59 PM,4,0,0\n12:00:01AM,5,0,0\n"
        )
      ], acc,
      [
        [0, 1, 0, 0], [1, 2, 0, 0], [3600.5, 3, 0, 0], [43_199.5, 4, 0, 0], [43_201.5, 5, 0, 0],
      ]),
    Log(
      "Physics Toolbox, semicolons, a linear acceleration beside a force",
      [("p.csv", "time;gFx;gFy;gFz;ax;ay;az\n0;0,25;0;1;9;9;9\n0,5;0;0;1;9;9;9\n")], acc,
      [[0, 0.25, 0, 1], [0.5, 0, 0, 1]]),
    Log(
      "Physics Toolbox, a gyroscope",
      [("g.csv", "time,wx,wy,wz,wT\n0.004,1,2,3,4\n0.008,-1,-2,-3,4\n")], "time_s,\(gyr)",
      [[0.004, 1, 2, 3], [0.008, -1, -2, -3]]),
    Log(
      "SensorLog",
      [
        (
          "s.csv",
          "loggingTime(txt),loggingSample(N),locationTrueHeading(°),"
            + "accelerometerTimestamp_sinceReboot(s),accelerometerAccelerationX(G),"
            + "accelerometerAccelerationY(G),accelerometerAccelerationZ(G),gyroRotationX(rad/s),"
            + "gyroRotationY(rad/s),gyroRotationZ(rad/s),magnetometerX(µT),magnetometerY(µT),"
            + "magnetometerZ(µT),motionUserAccelerationX(G),motionRotationRateX(rad/s)\n"
            + "2024-05-01T12:34:56.789+02:00,1,9,62608.1,0.25,-0.5,-1,1,2,3,4,5,6,0,0\n"
            + "2024-05-01T12:34:57.039+02:00,2,9,62608.3,0,0,-1,1,2,3,4,5,6,0,0\n"
        )
      ], all, [[0, -0.25, 0.5, 1, 1, 2, 3, 4, 5, 6], [0.25, 0, 0, 1, 1, 2, 3, 4, 5, 6]]),
    Log(
      "SensorLog with bars, by its device's time and in its own sign",
      [
        (
          "s.csv",
          "loggingTime(txt)|accelerometerTimestamp_sinceReboot(s)|accelerometerAccelerationX(G)|"
            + "accelerometerAccelerationY(G)|accelerometerAccelerationZ(G)\n"
            + "2018-03-27 12:34:56.789 +0200|62608.125|0.25|-0.5|-1\n"
        )
      ],
      options: [
        "--map", "accelerometerTimestamp_sinceReboot(s)=time",
        "--map", "accelerometerAccelerationX(G)=acc_x",
        "--map", "accelerometerAccelerationY(G)=acc_y:g",
        "--map", "accelerometerAccelerationZ(G)=acc_z",
      ], acc, [[62608.125, 0.25, -0.5, -1]]),
  ]

  // MARK: Data sets, printers

  static let others = [
    Log(
      "EuRoC",
      [
        (
          "data.csv",
          "#timestamp [ns],w_RS_S_x [rad s^-1],w_RS_S_y [rad s^-1],w_RS_S_z [rad s^-1],"
            + "a_RS_S_x [m s^-2],a_RS_S_y [m s^-2],a_RS_S_z [m s^-2]\r\n"
            + "1403636579758555392,-0.1,0.2,0.3,9.80665,-19.6133,1\r\n"
            + "1403636579763555584,1,2,3,0,0,9.80665\r\n"
        )
      ], "\(acc),\(gyr)", [[0, 1, -2, m, -0.1, 0.2, 0.3], [0.005000192, 0, 0, 1, 1, 2, 3]]),
    Log(
      "BROAD, without times",
      [
        (
          "01.csv",
          "imu_acc_x,imu_acc_y,imu_acc_z,imu_gyr_x,imu_gyr_y,imu_gyr_z,imu_mag_x,imu_mag_y,"
            + "imu_mag_z,opt_quat_w,movement\n9.80665,0,0,1,2,3,4,5,6,nan,0\n0,9.80665,0,1,2,3,4,5,6,nan,0\n"
        )
      ], options: ["--rate", "250"], all,
      [[0, 1, 0, 0, 1, 2, 3, 4, 5, 6], [0.004, 0, 1, 0, 1, 2, 3, 4, 5, 6]]),
    Log(
      "Klipper",
      [("k.csv", "##stats\n#time,accel_x,accel_y,accel_z\n300.000100,9806.65,-4903.325,0\n")], acc,
      [[300.0001, 1, -0.5, 0]]),
  ]

  // MARK: Any header

  static let generic = [
    Log(
      "mg, °/s and gauss, ms",
      [
        (
          "a.csv",
          "time_ms,acc_x_mg,acc_y_mg,acc_z_mg,gyro_x [deg/s],gyro_y [deg/s],gyro_z [deg/s],"
            + "mag_x (gauss),mag_y (gauss),mag_z (gauss)\n1500,500,-250,1000,1,180,-90,0.5,0.25,-1\n"
        )
      ], all, [[1.5, 0.5, -0.25, 1, degree, .pi, -.pi / 2, 50, 25, -100]]),
    Log(
      "µs, mdps, nT, a temperature, without final line end",
      [
        (
          "a.csv",
          "gyrX (mdps),gyrY (mdps),gyrZ (mdps),magX (nT),magY (nT),magZ (nT),temp_C,timestamp_us\n"
            + "1000,180000,0,1000,-500,0,21.5,2500000"
        )
      ], "time_s,\(gyr),\(mag),temp_C", [[2.5, degree, .pi, 0, 1, -0.5, 0, 21.5]]),
    Log(
      "ns, mrad/s, mT, quotes",
      [
        (
          "a.csv",
          "\"t (ns)\",\"angular velocity x (mrad/s)\",\"angular velocity y (mrad/s)\","
            + "\"angular velocity z (mrad/s)\",\"mag x (mT)\",\"mag y (mT)\",\"mag z (mT)\"\n"
            + "\"2000000001\",\"1500\",\"-1\",\"0\",\"0.05\",\"0\",\"-0.02\"\n"
        )
      ], "time_s,\(gyr),\(mag)", [[2.000000001, 1.5, -0.001, 0, 50, 0, -20]]),
    Log(
      "quoted decimal commas between commas",
      [
        (
          "a.csv",
          "Time (s),ax [m/s²],ay [m/s²],az [m/s²]\n\"0,5\",\"9,80665\",\"-9,80665\",0\n"
        )
      ], acc, [[0.5, 1, -1, 0]]),
    Log(
      "Unix time in s, cm/s²",
      [
        (
          "a.csv",
          "timestamp,accel_x (cm/s²),accel_y (cm/s²),accel_z (cm/s²)\n1700000000.5,980.665,0,0\n"
            + "1700000000.75,0,980.665,0\n"
        )
      ], acc, [[0, 1, 0, 0], [0.25, 0, 1, 0]]),
    Log(
      "Unix time in ms, by its digits",
      [("a.csv", "timestamp,acc_x_g,acc_y_g,acc_z_g\n1700000000500,1,0,0\n1700000000501,0,1,0\n")],
      acc, [[0, 1, 0, 0], [0.001, 0, 1, 0]]),
    Log(
      "dates in UTC and another zone, merged",
      [
        ("a.csv", "time,acc_x_g,acc_y_g,acc_z_g\n2024-02-29T23:59:59.5Z,1,0,0\n"),
        ("g.csv", "time,gyr_x_dps,gyr_y_dps,gyr_z_dps\n2024-03-01 01:00:00.25+01:00,1,0,0\n"),
      ], "\(acc),\(gyr)",
      [[0, 1, 0, 0, nil, nil, nil], [0.75, nil, nil, nil, degree, 0, 0]]),
    Log(
      "no header at all", [("a.csv", "10,100,-1000,0\n20,1,2,3\n")],
      options: [
        "--map", "1=time:ms", "--map", "2=acc_x:mg", "--map", "3=-acc_y:mg", "--map", "4=acc_z:mg",
      ],
      acc, [[0.01, 0.1, 1, 0], [0.02, 0.001, -0.002, 0.003]]),
    Log(
      "a recording in other units",
      [
        (
          "a.csv",
          "# a comment\ntime_s,acc_x_mps2,acc_y_mps2,acc_z_mps2,mag_x_G,mag_y_G,mag_z_G\n"
            + "# another\n1,9.80665,0,0,0.5,0,0\n"
        )
      ], "\(acc),\(mag)", [[1, 1, 0, 0, 50, 0, 0]]),
    Log(
      "axes that are turned, by --map",
      [
        (
          "a.csv",
          "Time (s);Acceleration x (m/s^2);Acceleration y (m/s^2);Acceleration z (m/s^2)\n"
            + "0,1;9,80665;0;19,6133\n"
        )
      ],
      options: [
        "--map", "Acceleration x (m/s^2)=acc_y", "--map", "Acceleration y (m/s^2)=-acc_x",
        "--map", "Acceleration z (m/s^2)=acc_z:mm/s^2",
      ], acc, [[0.1, 0, 1, 0.002]]),
  ]

  @Test(arguments: phyphox + phones + others + generic)
  func `a log is a recording in g, rad/s and µT`(_ log: Log) throws {
    let folder = try Folder()
    for (name, text) in log.files {
      try #require(text.data(using: log.encoding)).write(to: folder.path(name))
    }
    let names = log.files.map { folder.path($0.name).path }
    let output = folder.path("r.csv").path
    let outcome = try Command.run(["import"] + names + log.options + ["--output", output])
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(outcome.data == "")
    // A line for each choice, and the same without.
    #expect(
      outcome.words.split(separator: "\n").allSatisfy {
        $0.hasPrefix("proofmass: \(names[0].prefix(5))")
      })
    let quiet = try Command.run(["import", "--quiet"] + names + log.options)
    #expect(quiet.words == "")
    let text = try String(contentsOfFile: output, encoding: .utf8)
    func rows(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.first != "#" }
    }
    #expect(rows(quiet.data) == rows(text))
    let table = Table(rows(text).joined(separator: "\n"))
    #expect(table.columns.joined(separator: ",") == log.columns)
    #expect(table.rows.count == log.rows.count)
    for (row, expected) in zip(table.rows, log.rows) {
      #expect(row.count == expected.count)
      for (cell, value) in zip(row, expected) {
        guard let cell, let value else {
          #expect(cell == nil && value == nil)
          continue
        }
        #expect(abs(cell - value) <= 1e-9 * max(1, abs(value)), "\(row)")
      }
    }
    let info = try Command.run(["info", output])
    #expect(info.status == 0 && info.words == "", "\(info.words)")
    #expect(info.data.contains("it ended as it should"))
  }

  // MARK: What is said

  @Test func `each choice is said with its reason`() throws {
    let folder = try Folder()
    let path = try folder.write(
      "time;accel_x (mg);accel_y (mg);accel_z (mg);label\n0;0;0;1000;a\n0,5;1,5;0;1000;b\n",
      to: "l.csv")
    let outcome = try Command.run(["import", path, "--map", "accel_y (mg)=-acc_y"])
    #expect(
      outcome.words.split(separator: "\n") == [
        "proofmass: \(path): columns are separated by semicolons",
        "proofmass: \(path): numbers have a decimal comma, as in 0,5",
        "proofmass: \(path): time is time, s: it has a fraction",
        "proofmass: \(path): accel_x (mg) is acc_x, mg × 1/1000: by its name and unit",
        "proofmass: \(path): accel_y (mg) is acc_y, mg × -1/1000: --map",
        "proofmass: \(path): accel_z (mg) is acc_z, mg × 1/1000: by its name and unit",
        "proofmass: \(path): left out: label",
      ])
  }

  @Test func `the header says of what it was made, and when it began`() throws {
    let folder = try Folder()
    let path = try folder.write(
      "timestamp [ns],gyro_x [rad/s],gyro_y [rad/s],gyro_z [rad/s]\n1403636579758555392,1,2,3\n",
      to: "log.csv")
    let outcome = try Command.run(["import", path, "--quiet", "--format", "jsonl"])
    let header = try JSONSerialization.jsonObject(
      with: Data(try #require(outcome.lines.first).utf8))
    let members = try #require(header as? [String: Any])
    #expect(members["proofmass"] as? String == "recording")
    #expect(members["verb"] as? String == "import")
    #expect(members["began"] as? String == "2014-06-24T19:02:59.758Z")
    let source = try #require((members["sources"] as? [[String: Any]])?.first)
    #expect(source["file"] as? String == path)
    #expect(
      source["columns"] as? [String: String] == [
        "timestamp [ns]": "time, ns", "gyro_x [rad/s]": "gyr_x, rad/s × 1",
        "gyro_y [rad/s]": "gyr_y, rad/s × 1", "gyro_z [rad/s]": "gyr_z, rad/s × 1",
      ])
    #expect(
      outcome.lines.dropFirst().first
        == "{\"time_s\":0,\"gyr_x_radps\":1,\"gyr_y_radps\":2,\"gyr_z_radps\":3}")
  }
}
