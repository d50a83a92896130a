// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import Testing

/// Valid motion files, and the errors of invalid ones.
struct MotionFileTests {
  @Test(arguments: [
    "time_s,temp_C\n0,1\n1,2\n",
    "time_s,temp_C\n0,1\n1,2",
    "time_s,temp_C\r\n0,1\r\n1,2\r\n",
    "time_s,temp_C\r\n0,1\r\n1,2",
    "\u{FEFF}time_s,temp_C\n0,1\n1,2\n",
    "\"time_s\",\"temp_C\"\r\n\"0\",1\r\n1,\"2\"\r\n",
    "time_s,note,temp_C\n0,nan,1\n1,\"a \"\"b\"\", c\",2\n",
    "time_s,temp_C,acc_x_ft\n0,1,\n1,2,?",
    "time_s,temp_C,note,note\n0,1,,\n1,2,,\r\n",
    "time_s,temp_C\n-0.0,+1.\n1e0,.2E+01\n",
    "time_s,temp_C\n-1,0\n1,2\n",
    "time_s, temp_C\n0,1\n1,2\n",
    "\u{FEFF} time_s\t,\ttemp_C \r\n0,1\r\n1,2\r\n",
    "\"time_s\",\" temp_C \"\n0,1\n1,2\n",
    "time_s,a;b,temp_C\n0,;,1\n1,,2\n",
    "time_s,temp_C\n0,1\n1,2\n\n",
    "time_s,temp_C\r\n0,1\r\n1,\"2\"\r\n\r\n \t\r\n\n  ",
    "temp_C,time_s,note\n1,0,\n2,1,\n\n",
    "# a comment\n#\ntime_s,temp_C\n0,1\n# between, too\n1,2\n# and at the end\n",
    "\u{FEFF}# a comment\r\ntime_s,temp_C\r\n0,1\r\n1,2\r\n#",
    // Of a recording, a last line counts with its end.
    "# proofmass: \"recording\"\ntime_s,temp_C\n0,1\n1,2\n1.5,3",
    "# proofmass: \"recording\"\ntime_s,temp_C\n0,1\n1,2\n# en",
  ])
  func isTaken(_ text: String) throws {
    var world = try World(text)
    #expect(world.motion?.endNanoseconds == 1_000_000_000)
    #expect(world.temperature(at: 0) == 1)
    #expect(world.temperature(at: 1_000_000_000) == 2)
  }

  @Test(arguments: [
    // Errors of the header.
    ("t,acc_x_g,acc_y_g,acc_z_g\n0,1,2,3\n", "walk.csv:1: no column time_s"),
    ("time s,temp_C\n0,1\n", "walk.csv:1: no column time_s"),
    ("\ntime_s,temp_C\n0,1\n", "walk.csv:1: no column time_s"),
    (
      "time_s;temp_C\n0;1\n",
      "walk.csv:1: columns are separated by semicolons: use commas, and points in numbers"
    ),
    (
      "\"time_s\";\"temp_C\"\r\n0,5;1\r\n",
      "walk.csv:1: columns are separated by semicolons: use commas, and points in numbers"
    ),
    (
      "time_s\ttemp_C\n0\t1\n",
      "walk.csv:1: columns are separated by tabs: use commas, as by tr '\\t' ,"
    ),
    ("time_s,temp_C,\" temp_C\"\n0,1,2\n", "walk.csv:1: temp_C: comes twice"),
    (
      "time_s,speed\n0,1\n",
      "walk.csv:1: no column of a sensor, like acc_x_g, gyr_x_radps, mag_x_uT or temp_C"
    ),
    (
      "time_s,acc_x_g,acc_z_g\n0,1,2\n",
      "walk.csv:1: acc_y_g: missing; a sensor's three columns come all or none"
    ),
    (
      "time_s,acc_x_g,acc_y_mps2,acc_z_g\n0,1,2,3\n",
      "walk.csv:1: acc_y_mps2: not in the unit of acc_x_g"
    ),
    (
      "time_s,gyr_x_radps,gyr_y_radps,gyr_z_radps,gyr_x_dps\n0,1,2,3,4\n",
      "walk.csv:1: gyr_x_dps: not in the unit of gyr_x_radps"
    ),
    ("time_s,temp_C,temp_C\n0,1,2\n", "walk.csv:1: temp_C: comes twice"),
    ("time_s,temp_C,time_s\n0,1,2\n", "walk.csv:1: time_s: comes twice"),
    ("time_s,temp_C\n", "walk.csv: no row below the header"),
    ("time_s,temp_C", "walk.csv: no row below the header"),
    ("time_s,temp_C\n\n\n", "walk.csv: no row below the header"),
    // Errors of rows.
    ("time_s,temp_C\n0,1\n1\n", "walk.csv:3: cells: 1, in the header: 2"),
    ("time_s,temp_C\n0,1\n1,2,\n", "walk.csv:3: cells: 3, in the header: 2"),
    ("time_s,temp_C\n0,1\n\n1,2\n", "walk.csv:3: cells: 1, in the header: 2"),
    ("time_s,temp_C\n0,1 \n\n", "walk.csv:2: temp_C: \"1 \" is not a number"),
    ("time_s,temp_C\n0,\"1\n1,2\n", "walk.csv:2: cell 2 has a quote without its counterpart"),
    ("time_s,temp_C\n0,\"1\"2\n", "walk.csv:2: cell 2 has text behind its quotes"),
    // Errors of cells.
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,1,2,3\n1,1,abc,3\n",
      "walk.csv:3: acc_y_g: \"abc\" is not a number"
    ),
    (
      "# one\n# two\ntime_s,temp_C\n# three\n0,nan\n", "walk.csv:5: temp_C: \"nan\" is not a number"
    ),
    ("# one\ntime s,temp_C\n0,1\n", "walk.csv:2: no column time_s"),
    ("# one\ntime_s,temp_C\n# two\n", "walk.csv: no row below the header"),
    ("time_s,temp_C\n0,nan\n", "walk.csv:2: temp_C: \"nan\" is not a number"),
    ("time_s,temp_C\n0,-inf\n", "walk.csv:2: temp_C: \"-inf\" is not a number"),
    ("time_s,temp_C\n0, 1\n", "walk.csv:2: temp_C: \" 1\" is not a number"),
    ("time_s,temp_C\n0,1.5.2\n", "walk.csv:2: temp_C: \"1.5.2\" is not a number"),
    ("time_s,temp_C\n0,0x10\n", "walk.csv:2: temp_C: \"0x10\" is not a number"),
    ("time_s,temp_C\n0,1e\n", "walk.csv:2: temp_C: \"1e\" is not a number"),
    ("time_s,temp_C\n0,.\n", "walk.csv:2: temp_C: \".\" is not a number"),
    ("time_s,temp_C\n0,-\n", "walk.csv:2: temp_C: \"-\" is not a number"),
    ("time_s,temp_C\n0,1\r2\n", "walk.csv:2: temp_C: \"1\\r2\" is not a number"),
    ("time_s,temp_C\n0,\u{1B}[2J\n", "walk.csv:2: temp_C: \"\\u{1B}[2J\" is not a number"),
    ("time_s,temp_C\n0,1e999\n", "walk.csv:2: temp_C: \"1e999\" is out of range"),
    ("time_s,temp_C\n0,-1e300\n", "walk.csv:2: temp_C: \"-1e300\" is out of range"),
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,1,,3\n1,1,,3\n",
      "walk.csv: acc_y_g: no row has a value"
    ),
    // Errors of the time.
    ("time_s,temp_C\n0,1\n,2\n", "walk.csv:3: time_s: empty"),
    ("time_s,temp_C\n0,1\nnan,2\n", "walk.csv:3: time_s: \"nan\" is not a number"),
    (
      "time_s,temp_C\n0,1\n0.5,2\n0.5,3\n",
      "walk.csv:4: time_s: 0.5 is not later than 0.5 in the line above"
    ),
    (
      "time_s,temp_C\n0,1\n2,2\n1,3\n",
      "walk.csv:4: time_s: 1 is not later than 2 in the line above"
    ),
    (
      "time_s,temp_C\n1.5,1\n",
      "walk.csv:2: time_s: the first row is 1.5 s after the motion's start; "
        + "--motion-start 1.5 would start with it"
    ),
    (
      "time_s,temp_C\n1700000000.25,1\n",
      "walk.csv:2: time_s: the first row is 1700000000.25 s after the motion's start; "
        + "--motion-start 1700000000.25 would start with it"
    ),
    (
      "time_s,temp_C\n-2,1\n-1,1\n",
      "walk.csv: ends at -1 s, before the motion's start (--motion-start)"
    ),
    (
      "time_s,temp_C\n0,1\n1e30,2\n",
      "walk.csv:3: time_s: 1e+30 is more than a century from the motion's start"
    ),
  ])
  func isRefused(_ text: String, _ reason: String) {
    let error = #expect(throws: MotionFileError.self) { try Motion(text) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 0x08, 0x00, 0x2C, 0x0A], "is compressed: unpack it with gunzip"),
    (utf16(mark: true, isBig: false), wide), (utf16(mark: true, isBig: true), wide),
    (utf16(mark: false, isBig: false), wide), (utf16(mark: false, isBig: true), wide),
  ])
  func `another form's remedy is told`(_ bytes: [UInt8], _ reason: String) {
    let error = #expect(throws: MotionFileError.self) { try Motion(csv: bytes, name: "walk.csv") }
    #expect(error?.description == "walk.csv: \(reason)")
  }

  private static let wide =
    "is not UTF-8, but UTF-16 by its look: convert it with iconv -f UTF-16 -t UTF-8"

  private static func utf16(mark: Bool, isBig: Bool) -> [UInt8] {
    Array(((mark ? "\u{FEFF}" : "") + "time_s,temp_C\n0,1\n").utf16).flatMap { unit in
      let halves = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBig ? halves.reversed() : halves
    }
  }

  @Test(arguments: ["", "\n", "\r\n \n", "\u{FEFF}", "\u{FEFF}\r\n"])
  func isEmpty(_ text: String) {
    let error = #expect(throws: MotionFileError.self) { try Motion(text) }
    #expect(
      error?.description == "walk.csv: is empty: its first line names the columns, like "
        + "time_s,acc_x_g,acc_y_g,acc_z_g, and a row for each instant follows")
  }

  @Test func firstRowMayComeOneSecondLate() throws {
    #expect(try Motion("time_s,temp_C\n1,1\n").endNanoseconds == 1_000_000_000)
  }

  @Test func columnsThatAreNotUsedAreNotParsed() throws {
    let text = """
      time_s,note,acc_x_g,acc_y_g,acc_z_g,temp_C
      0,nan,x,y,z,1
      1,,,,,2
      """
    #expect(throws: MotionFileError.self) { try Motion(text) }
    #expect(try Motion(text, quantities: .temperature).quantities == .temperature)
    #expect(try Motion(text, quantities: .angularRate).quantities == [])
    #expect(try Motion(text, quantities: []).endNanoseconds == 1_000_000_000)
  }

  @Test func anErrorSaysWhere() {
    let error = #expect(throws: MotionFileError.self) { try Motion("time_s,temp_C\n0,x\n") }
    #expect(error?.file == "walk.csv")
    #expect(error?.line == 2)
    #expect(error?.column == "temp_C")
    #expect(error?.reason == "\"x\" is not a number")
  }
}
