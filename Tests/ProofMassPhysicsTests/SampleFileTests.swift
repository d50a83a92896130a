// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

/// Motion files, read as samples.
@Suite struct SampleFileTests {
  private func read(
    _ text: String, _ wanted: Motion.Quantities = .all
  ) throws(MotionFileError) -> Recording {
    try Recording(csv: Array(text.utf8), name: "a.csv", wanted: wanted)
  }

  @Test func eachSensorHasItsOwnRows() throws {
    let recording = try read(
      """
      time_s,gyr_x_dps,gyr_y_dps,gyr_z_dps,acc_x_mps2,acc_y_mps2,acc_z_mps2,temp_C,note
      1700000000,180,0,-180,,,,20,a
      1700000000.5,,,,0,9.80665,19.6133,,b
      1700000001,360,0,0,,,,21,
      """)
    #expect(recording.sensors.map(\.quantity) == [.angularRate, .acceleration, .temperature])
    #expect(
      recording.sensors.map(\.times) == [[0, 1_000_000_000], [500_000_000], [0, 1_000_000_000]])
    #expect(recording.sensors[0].columns == [[.pi, 2 * .pi], [0, 0], [-.pi, 0]])
    #expect(recording.sensors[1].columns == [[0], [1], [2]])
    #expect(recording.sensors[2].columns == [[20, 21]])
  }

  @Test func othersAreNotParsed() throws {
    let recording = try read(
      "time_s,temp_C,acc_x_g,acc_y_g,acc_z_g\n0,warm,0,0,1\n", .acceleration)
    #expect(recording.sensors.map(\.quantity) == [.acceleration])
  }

  @Test func sensorsWithoutSamplesAreNotThere() throws {
    #expect(try read("time_s,acc_x_g,acc_y_g,acc_z_g,temp_C\n0,,,,5\n").sensors.count == 1)
    #expect(try read("time_s,temp_C\n0,5\n", .angularRate).sensors.isEmpty)
  }

  @Test(arguments: [
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,,1\n",
      "a.csv:2: acc_y_g: empty; a sample has all of a sensor's cells"
    ),
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n0,0,0,1\n",
      "a.csv:3: time_s: 0 is not later than 0 in the line above"
    ),
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n-1e299,0,0,1\n1e299,0,0,1\n",
      "a.csv:3: time_s: 1e+299 is more than a century from the motion's start"
    ),
    ("time_s,temp_C\n", "a.csv: no row below the header"),
    ("time_s,temp_C\n0,x\n", "a.csv:2: temp_C: \"x\" is not a number"),
  ])
  func faults(text: String, line: String) {
    let error = #expect(throws: MotionFileError.self) { try read(text) }
    #expect(error?.description == line)
  }
}
