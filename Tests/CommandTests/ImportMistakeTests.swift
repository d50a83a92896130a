// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Damaged and unclear logs: one line that says what to do, and no file.
@Suite struct ImportMistakeTests {
  struct Mistake: CustomTestStringConvertible {
    var text: String
    var options: String
    var line: String
    var status: Int32
    var testDescription: String { "\(text.debugDescription.prefix(80)) \(options)" }

    /// - Parameter line: What follows `proofmass: `, where FILE is the log's path.
    init(_ text: String, options: String = "", _ line: String, status: Int32 = 1) {
      (self.text, self.options, self.line, self.status) = (text, options, line, status)
    }
  }

  private static let head = "Time (s),acc_x (g),acc_y (g),acc_z (g)\n"
  private static let row = "0.5,0,0,1\n"
  private static let semicolons = "Time (s);acc_x (g);acc_y (g);acc_z (g)\n"

  // MARK: Rows

  static let rows = [
    Mistake(
      head + "9223372036,0,0,1\n", #"FILE:2: Time (s): "9223372036" is out of range"#),
    Mistake(head + row + "1,x,0,1\n", #"FILE:3: acc_x (g): "x" is not a number"#),
    Mistake(head + row + "1,0,inf,1\n", #"FILE:3: acc_y (g): "inf" is not a number"#),
    Mistake(head + row + "1,0,0,1e999\n", #"FILE:3: acc_z (g): "1e999" is not a number"#),
    Mistake(head + row + "1,0,0x10,1\n", #"FILE:3: acc_y (g): "0x10" is not a number"#),
    Mistake(head + row + "1,0,1-2,1\n", #"FILE:3: acc_y (g): "1-2" is not a number"#),
    Mistake(
      head + row + "1,0,\"0,5\",1\n",
      #"FILE:3: acc_y (g): "0,5" is not a number with a decimal point as before"#),
    Mistake(
      head + row + "1,0,,1\n", "FILE:3: acc_y (g): empty; a sample has all of a sensor's cells"),
    Mistake(
      head + row + "1,nan,0,1\n", "FILE:3: acc_x (g): empty; a sample has all of a sensor's cells"),
    Mistake(head + row + "1,0,0\n", "FILE:3: cells: 3, in the header: 4"),
    Mistake(head + row + "1,0,0,1,2\n", "FILE:3: cells: 5, in the header: 4"),
    Mistake(head + row + "1,0,0,\"1\n", "FILE:3: cell 4 has a quote without its counterpart"),
    Mistake(head + row + "1;0;0;1\n", "FILE:3: cells: 1, in the header: 4"),
    Mistake(
      "time,gFx,gFy,gFz\n1:00:00 PM,0,0,1\n13:00:00 PM,0,0,1\n",
      #"FILE:3: time: "13:00:00 PM" is no time of day like the first"#),
    Mistake(
      head + row + "0.5,0,0,1\n",
      "FILE:3: its time, 0.5 s, is not later than that of the row above, 0.5 s"),
    Mistake(
      head + row + "-1,0,0,1\n",
      "FILE:3: its time, -1 s, is not later than that of the row above, 0.5 s"),
    Mistake(head + row + ",0,0,1\n", #"FILE:3: Time (s): "" is not a number"#),
    Mistake(head + row + "one,0,0,1\n", #"FILE:3: Time (s): "one" is not a number"#),
    Mistake(head + row + "1e30,0,0,1\n", #"FILE:3: Time (s): "1e30" is out of range"#),
    Mistake(head + row + "12:00:00,0,0,1\n", #"FILE:3: Time (s): "12:00:00" is not a number"#),
    Mistake(head + row + "\n\n# a comment\n1,x,0,1\n", #"FILE:6: acc_x (g): "x" is not a number"#),
    Mistake(
      head + row + "1,0,0,1\n2,0,0,1\n3,0,0,1\n4,0,0,1\n5,0,0,\0\n",
      #"FILE:7: acc_z (g): empty; a sample has all of a sensor's cells"#),
    Mistake(semicolons + "0,5;0;0;1\n1.5;0;0;1\n", #"FILE:3: Time (s): "1.5" is not a number"#),
    Mistake(
      semicolons + "0,5;0,1;0;1\n1,5;0;1.5;1\n",
      #"FILE:3: acc_y (g): "1.5" is not a number with a decimal comma as before"#),
    Mistake(
      semicolons + "0,5;1.000,5;0;1\n",
      #"FILE:2: acc_x (g): "1.000,5" is not a number with a decimal comma as before"#),
    Mistake(
      "time,acc_x_g,acc_y_g,acc_z_g\n12:00:00.5,0,0,1\n12:00:61,0,0,1\n",
      #"FILE:3: time: "12:00:61" is no time of day like the first"#),
    Mistake(
      "time,acc_x_g,acc_y_g,acc_z_g\n2024-02-29T12:00:00Z,0,0,1\n2023-02-29T12:00:01Z,0,0,1\n",
      #"FILE:3: time: "2023-02-29T12:00:01Z" is no time of day like the first"#),
    Mistake(
      "time,acc_x_g,acc_y_g,acc_z_g\n2024-02-29T12:00:00Z,0,0,1\n2024-02-29T12:00:01,0,0,1\n",
      #"FILE:3: time: "2024-02-29T12:00:01" is no time of day like the first"#),
    Mistake(
      "time,acc_x_g,acc_y_g,acc_z_g\n12:00:00,0,0,1\n11:59:59,0,0,1\n",
      "FILE:3: its time, -1 s, is not later than that of the row above, 0 s"),
  ]

  // MARK: Headers

  private static let lists = "acc_x (acc, gyr or mag with _x, _y, _z; temp)"

  static let headers = [
    Mistake("", "FILE is empty: name a log whose first line names its columns"),
    Mistake("\n\n", "FILE is empty: name a log whose first line names its columns"),
    Mistake("hello\nworld\n", "FILE has no table: name a log whose first line names its columns"),
    Mistake(head, "FILE has no row below its header: name a whole log"),
    Mistake(
      "Time (s),a,b\n1,2,3\n",
      "FILE: no column that is known as a sensor's: name them with --map COLUMN=acc_x:g; the columns are Time (s), a, b"
    ),
    Mistake(
      "acc_x (g),acc_y (g),acc_z (g)\n1,2,3\n",
      "FILE: no column of times: name one with --map COLUMN=time:ms, or --rate HZ for even spacing; the columns are acc_x (g), acc_y (g), acc_z (g)"
    ),
    Mistake(
      "time,acc_x_g,acc_y_g,acc_z_g\n1,0,0,1\n2,0,0,1\n",
      "FILE: time has no unit: name it with --map time=time:ms (s, ms, µs, ns or clock)"),
    Mistake(
      "Time (s),ax,ay,az\n1,2,3,4\n",
      "FILE: no known unit of ax: name it with --map 'ax=acc_x:UNIT' (g, mg, m/s², mm/s², cm/s²)"),
    Mistake(
      "Time (s),gyro_x (rpm),gyro_y (rpm),gyro_z (rpm)\n1,2,3,4\n",
      "FILE: no known unit of gyro_x (rpm): name it with --map 'gyro_x (rpm)=gyr_x:UNIT' (rad/s, mrad/s, °/s, m°/s)"
    ),
    Mistake(
      "Time (s),acc_x (g),acc_y (g)\n1,2,3\n",
      "FILE: no acc_z, and a sensor has three axes: name its column with --map, or leave the others out with --map COLUMN=none; the columns are Time (s), acc_x (g), acc_y (g)"
    ),
    Mistake(
      "time,seconds_elapsed,z,y,x\n1,1,2,3,4\n",
      "FILE: no column that is known as a sensor's: name them with --map COLUMN=acc_x:g; the columns are time, seconds_elapsed, z, y, x"
    ),
    Mistake(
      "1,2,3,4\n5,6,7,8\n",
      "FILE: no column of times: name one with --map COLUMN=time:ms, or --rate HZ for even spacing; the columns are 1, 2, 3, 4"
    ),
    Mistake(String(repeating: "a,", count: 40_000), "FILE:1: longer than 65536 bytes: name a log"),
  ]

  // MARK: Options

  static let options = [
    Mistake(
      head + row, options: "--map foo=acc_x:g",
      "--map foo: there is no such column; FILE has Time (s), acc_x (g), acc_y (g), acc_z (g)",
      status: 64),
    Mistake(
      head + row, options: "--map 1",
      "--map 1: a column and its meaning, COLUMN=acc_x:g (acc, gyr or mag with _x, _y or _z, or temp; - before it turns the sign), COLUMN=time:ms (s, ms, µs, ns or clock) or COLUMN=none",
      status: 64),
    Mistake(
      head + row, options: "--map a=time:years",
      "--map a=time:years: a time is in s, ms, µs, ns or clock, not years", status: 64),
    Mistake(
      head + row, options: "--map a=gyr_x:g",
      "--map a=gyr_x:g: gyr is in rad/s, mrad/s, °/s, m°/s, not g",
      status: 64),
    Mistake(
      "Time (s),a,b\n1,2,3\n", options: "--map a=acc_x",
      "--map a=acc_x: it has no unit, add one of g, mg, m/s², mm/s², cm/s²", status: 64),
    Mistake(
      "t,a\n1,2\n", options: "--map t=time",
      "--map t=time: it has no unit, add one of s, ms, µs, ns or clock", status: 64),
    Mistake(
      head + row, options: "--rate 0", "--rate 0: rows a second, from 0.001 to 1000000", status: 64),
    Mistake(
      head + row, options: "--device a",
      "--device is for the output of iio_readdev: add --iio CONTEXT",
      status: 64),
    Mistake(
      head + row, options: "--channels a",
      "--channels is for the output of iio_readdev: add --iio CONTEXT",
      status: 64),
    Mistake(
      head + row, options: "--format parquet",
      "--format parquet: rows are text, csv or jsonl; two lines of Python make Parquet of csv: `import pandas` and `pandas.read_csv(\"run.csv\", comment=\"#\").to_parquet(\"run.parquet\")`",
      status: 64),
  ]

  @Test(arguments: rows + headers + options)
  func `a mistake is one line, and leaves no file`(_ mistake: Mistake) throws {
    let folder = try Folder()
    let path = try folder.write(mistake.text, to: "log.csv")
    let output = folder.path("r.csv").path
    let options = mistake.options.split(separator: " ").map(String.init)
    let outcome = try Command.run(["import", path, "--output", output] + options)
    let line = mistake.line.replacingOccurrences(of: "FILE", with: path)
    #expect(outcome.words == "proofmass: \(line)\n")
    #expect(outcome.status == mistake.status)
    #expect(outcome.data == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["log.csv"])
  }

  @Test func `what was there stays where an import fails`() throws {
    let folder = try Folder()
    let path = try folder.write(Self.head + Self.row + "1,x,0,1\n", to: "log.csv")
    for name in ["old.csv", "old.csv.gz"] {
      let old = try folder.write("old", to: name)
      #expect(try Command.run(["import", path, "--output", old]).status == 1)
      #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
    }
  }

  @Test func `a log is not written over, and no other name is taken`() throws {
    let folder = try Folder()
    let path = try folder.write(Self.head + Self.row, to: "log.csv")
    let over = try Command.run(["import", path, "--output", path])
    #expect(over.status == 64)
    #expect(
      over.words == "proofmass: --output \(path) and FILE \(path) are one file: name another\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.head + Self.row)
    let parquet = try Command.run(["import", path, "--output", "r.parquet"])
    #expect(
      parquet.words
        == "proofmass: --output r.parquet: .parquet means Parquet, which this is not: name it like r.csv\n"
    )
    let nowhere = try Command.run(["import", path, "--output", folder.path("no/r.csv").path])
    #expect(nowhere.status == 1)
    #expect(nowhere.words.contains("does not exist: make it, or name another"))
    let missing = try Command.run(["import", "/nonexistent/a.csv"])
    #expect(missing.status == 1)
    #expect(
      missing.words
        == "proofmass: cannot read /nonexistent/a.csv: No such file or directory, error 2\n")
  }

  @Test func `files that do not fit together are named`() throws {
    let folder = try Folder()
    let one = try folder.write(Self.head + Self.row, to: "one.csv")
    let two = try folder.write(Self.head + Self.row, to: "two.csv")
    let twice = try Command.run(["import", one, two])
    #expect(twice.status == 1)
    #expect(
      twice.words
        == "proofmass: \(one) and \(two) both have acc: leave one out, or its columns with --map COLUMN=none\n"
    )
    let dated = try folder.write(
      "time,gyr_x_dps,gyr_y_dps,gyr_z_dps\n2024-05-01T12:00:00Z,1,2,3\n", to: "dated.csv")
    let mixed = try Command.run(["import", one, dated])
    #expect(mixed.status == 1)
    #expect(
      mixed.words
        == "proofmass: \(one) has times from the start, \(dated) from 1970, UTC: name columns of one kind with --map COLUMN=time:s\n"
    )
    #expect(mixed.data == "")
  }

  @Test func `a compressed log that was cut is no log`() throws {
    let folder = try Folder()
    let rows = (0..<20_000).map { "\($0).5,0,\($0 % 7),1\n" }.joined()
    _ = try folder.write(Self.head + rows, to: "log.csv")
    let outcome = try Command.shell(
      #"""
      cd "$1"; gzip -c log.csv | head -c 9000 > cut.csv.gz
      "$0" import cut.csv.gz --output r.csv; echo $?; ls
      """#, folder.url.path)
    #expect(outcome.lines == ["1", "cut.csv.gz", "log.csv"])
    #expect(outcome.words.hasPrefix("proofmass: cut.csv.gz ends early: "))
    #expect(outcome.words.split(separator: "\n").count == 1)
  }
}
