// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Swarm

/// Explanations of samples, from the driver's value to the world's. Bytes are those of the datasheets' sensitivities.
@Suite struct WhyTests {
  private func why(_ text: String, step: Int) throws -> String {
    var fault = ""
    let program = try #require(Program(text, fault: &fault), "\(fault)")
    return Why(program: program, step: step).text
  }

  /// Checks that words are in a text, each behind the one before it.
  private func expect(_ words: [String], in text: String) {
    var rest = text[...]
    for word in words {
      guard let range = rest.firstRange(of: word) else {
        Issue.record("no \(word) in\n\(text)")
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  @Test func `three sensors from value to world`() throws {
    let text = try why(
      """
      continuous
      chip LIS331DLH address=24 rate=100.0 acc=2.0
      chip L3G4200D address=105 rate=100.0 gyr=500.0 collects
      chip AK8975 address=12 rate=50.0
      acc 0.5 -0.25 1.0
      temperature 40.0
      gyr 1.0 0.0 -2.0
      mag 20.0 -30.0 40.0
      run 1000000000
      """, step: 5)
    expect(
      [
        // 1 mg a digit, left-justified in 16 bits.
        "accelerometer 0, LIS331DLH at 0x18: step 5",
        "1 driver", "(0.5, -0.25, 1) g, counts (500, -250, 1000)", "a count is 0.001 g",
        "2 wire", "to 0x18: written a7, read 0f 40 1f 60 f0 80 3e",
        "3 registers", "OUT_X_L 0x28 = 40, OUT_X_H 0x29 = 1f, OUT_Y_L 0x2a = 60",
        "CTRL_REG1 0x20 = 2f", "DR 100 Hz", "the start", "CTRL_REG4 0x23 = 80", "FS ±2 g",
        "4 converter", "(1000, 1000, 1000) digits a g, so before rounding (500, -250, 1000)",
        "5 element", "senses ideally",
        "6 world", "(0.5, -0.25, 1) g, of step 1", "40 °C, of step 2",
        // 17.5 mdps a digit: 1 rad/s is 3274.04.
        "gyroscope 0, L3G4200D at 0x69", "counts (3274, 0, -6548)",
        "read 0f ca 0c 00 00 6c e6", "FS ±500 °/s", "(1, 0, -2) rad/s, of step 3",
        // 0.3 µT a digit, which the fuse ROM's 170, 175, 160 make greater.
        "magnetometer 0, AK8975 at 0x0c", "counts (57, -84, 119)",
        "written 02, read 01 39 00 ac ff 77 00 00", "HXL 0x03 = 39, HXH 0x04 = 00",
        "(20, -30, 40) uT, of step 4",
      ], in: text)
    #expect(!text.contains("FAULT") && !text.contains("POWER") && !text.contains("WRONG"))
  }

  @Test func `a set in a FIFO has its own instant`() throws {
    let program = """
      continuous
      chip MPU6500 address=104 rate=500.0 acc=4.0 gyr=500.0 collects
      acc 0.5 0.0 1.0
      run 1000000000
      """
    // 8192 digits a g, the upper byte first.
    expect(
      [
        "accelerometer 0, MPU6500 at 0x68", "written 74, read", "10 00 00 00 20 00",
        "FIFO_R_W 0x74 = 10, FIFO_R_W 0x74 = 00", "ACCEL_CONFIG 0x1c = 08: ACCEL_FS_SEL ±4 g",
        "(8192, 8192, 8192) digits a g, so before rounding (4096, 0, 8192)",
      ], in: try why(program, step: 2))
    // The first sample of a burst is wrong: the chip took it before those that follow.
    let mutant = """
      continuous
      chip L3G4200D address=105 rate=400.0 gyr=500.0 collects mutant=axis-inverted
      gyr 1.0 1.0 -2.0
      run 3000000000
      """
    let text = try why(mutant, step: 2)
    expect(
      [
        "WRONG: ", "where the world is from 1.0 to 1.0", "the chip took the sample at",
        "before it was read", "by a filter, or by what is named here",
        "the chip is the mutant axis-inverted", "(1, 1, -2) rad/s, of step 1",
      ], in: text)
    // Two further ones at 400 Hz.
    let age = try #require(text.firstMatch(of: /, ([0-9.]+) ms before it was read/))
    #expect((Double(age.1) ?? 0) > 5)
  }

  @Test func `a turned bit is named where it acts`() throws {
    let read = """
      continuous
      chip LIS331DLH address=24 rate=100.0 acc=2.0
      acc 0.5 -0.25 1.0
      run 100000000
      fault 1 40 flipped-bit 2 7
      run 50000000
      """
    expect(
      [
        "counts (-1548, -250, 1000)", "read 0f 40 9f 60 f0 80 3e",
        "FAULT here: flipped-bit 2 7, of step 3", "OUT_X_H 0x29 = 9f",
        "so before rounding (500, -250, 1000)", "the counts are others",
        "(0.5, -0.25, 1) g, of step 1",
      ], in: try why(read, step: 4))
    // The clock is held while the control registers are written.
    let written = """
      continuous
      chip LIS331DLH address=24 rate=100.0 acc=8.0
      power-cycle
      fault 4 1 clock-stretch 2 1000000
      restart
      run 100000000
      """
    expect(
      [
        "CTRL_REG4 0x23 = b0", "step 3, FAULT: clock-stretch 2 1000000, of step 2",
        "POWER lost before transaction", "power-cycle, step 1",
      ], in: try why(written, step: 4))
    // The drivers read back what they wrote.
    let refused = written.replacing("clock-stretch 2 1000000", with: "flipped-bit 3 5")
    #expect(try why(refused, step: 4).hasPrefix("the drivers could not be created: "))
    // A byte that the transaction does not have is not turned.
    let beyond = read.replacing("flipped-bit 2 7", with: "flipped-bit 7 7")
    #expect(try !why(beyond, step: 4).contains("FAULT"))
  }

  @Test func `other settings than the driver's are found`() throws {
    // FS stays at ±2 g, 1 mg a digit, where the driver has set ±8 g.
    expect(
      [
        "(0, 0, 3.9) g, counts (0, 0, 1000)", "a count is 0.0039 g",
        "WRONG: 3.9 on axis 2", "read 0f 00 00 00 00 80 3e", "CTRL_REG4 0x23 = b0", "FS ±8 g",
        "(1000, 1000, 1000) digits a g", "the driver counts otherwise",
        "the chip is the mutant range-stuck-fs", "(0, 0, 1) g, from the start",
      ],
      in: try why(
        """
        continuous
        chip LIS331DLH address=24 rate=100.0 acc=8.0 mutant=range-stuck-fs
        run 300000000
        """, step: 1))
    // A single measurement ends in power-down.
    expect(
      ["CNTL 0x0a = 00; transaction", "step 1, wrote 01"],
      in: try why("continuous\nchip AK8975 address=12 rate=1.0\nrun 1500000000\n", step: 1))
  }

  @Test func `a dip, a stuck axis and a policy are named`() throws {
    let dip = """
      on-demand
      chip LIS331DLH address=24 rate=100.0 acc=8.0
      demand 100.0 - -
      run 100000000
      fault 1 1 brown-out
      run 3000000000
      """
    expect(
      ["FS ±8 g; transaction", "step 4", "POWER lost before transaction", "brown-out, of step 3"],
      in: try why(dip, step: 4))
    let stuck = """
      continuous
      chip LIS331DLH address=24 rate=100.0 acc=2.0
      policy 0 power-down-outputs zero
      fault 1 1 stuck-axis 0
      run 100000000
      acc 1.0 0.0 0.0
      run 100000000
      """
    expect(
      [
        "counts (0, 0, 0)", "so before rounding (1000, 0, 0)", "the counts are others",
        "policy power-down-outputs is zero, of step 1", "FAULT since transaction",
        "stuck-axis 0, of step 2", "(1, 0, 0) g, of step 4",
      ], in: try why(stuck, step: 5))
  }

  @Test func `elements show their state`() throws {
    let text = try why(
      """
      continuous
      sensing typical 7
      chip LIS331DLH address=24 rate=100.0 acc=8.0
      chip L3G4200D address=105 rate=100.0 gyr=500.0
      chip AK8975 address=12 rate=50.0
      acc 0.5 -0.25 1.0
      run 1000000000
      """, step: 2)
    expect(
      [
        "input (0.5, -0.25, 1) g on the sensor's axes", "proof masses displaced by (",
        "errors of the part (", "noise (", "driven by ", "demodulated (", "offset (",
        "sensitivity adjustment (1.1640625, 1.18359375, 1.125)",
      ], in: text)
    // What is converted gives the counts: nothing is added behind it.
    #expect(!text.contains("the counts are others") && !text.contains("senses ideally"))
  }

  @Test func `watching changes nothing`() {
    for seed: UInt64 in 1...20 {
      var drawing = Drawing(seed: seed)
      let program = drawing.program()
      let watch = Watch(step: program.steps.count + 1)
      #expect(program.run(watch) == program.run(), "seed \(seed)")
      #expect(watch.transactions.count > watch.beginnings.last?.transactions ?? .max)
    }
  }

  @Test func `other words are refused`() throws {
    #expect(Why.run(["1", "0"]) == 64)
    #expect(Why.run(["1", "1000"]) == 64)
    #expect(Why.run(["1", "first"]) == 64)
    #expect(Why.run(["/nowhere/program.txt", "1"]) == 64)
    let text = try why("continuous\nchip AK8975 address=12 rate=50.0\nrepair\n", step: 1)
    #expect(text == "no sample in step 1: repair\n")
  }
}
