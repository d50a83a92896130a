// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Filters, self-tests and sensing elements of the accelerometer and gyroscope of an LSM9DS1.
struct InertialFilterTests {
  /// Both sensors at 119 Hz at rest, without gravity.
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x22, 0x44))
    bench.force(0, 0, 0)
    for (register, byte) in writes + [(0x10, 0x60)] { try bench.write(register, byte) }
    bench.wait(.seconds(2))
    return bench
  }

  private func pass(_ bench: Bench, _ samples: Int64) {
    bench.wait(Duration(wholeNanoseconds: samples * 8_403_361))
  }

  private func value(_ bench: Bench, _ register: UInt8) throws -> Int {
    let bytes = try bench.bytes(register, 2)
    return Int(Int16(truncatingIfNeeded: Int(bytes[1]) << 8 | Int(bytes[0])))
  }

  // MARK: Accelerometer

  /// HR: a low-pass of ODR / 50, / 100, / 9 or / 400 by DCF. A step of 1 g reaches less than half a fifth of a period
  /// of the cut-off later, and all of it two periods later.
  @Test(arguments: [(0x80, 50), (0xA0, 100), (0xC0, 9), (0xE0, 400)] as [(UInt8, Int64)])
  func lowPass(_ test: (control: UInt8, divisor: Int64)) throws {
    let bench = try bench((0x21, test.control))
    bench.force(0, 1, 0)
    pass(bench, max(1, test.divisor / 10))
    #expect(try value(bench, 0x2A) < 8196)
    pass(bench, 2 * test.divisor)
    #expect(abs(try value(bench, 0x2A) - 16393) < 200)
    // DCF alone has no low-pass.
    try bench.write(0x21, test.control & 0x60)
    bench.force(0, 0.5, 0)
    pass(bench, 2)
    #expect(try value(bench, 0x2A) == 8197)
  }

  /// FDS: high-passed data in the outputs, of which a constant force disappears; HPIS1 for the interrupt alone.
  @Test func highPass() throws {
    let bench = try bench((0x21, 0x04), (0x0C, 0x40), (0x07, 0x40), (0x06, 0x02))
    bench.force(-1, 0, 0)
    pass(bench, 1)
    #expect(try value(bench, 0x28) > 14000)
    pass(bench, 300)
    #expect(abs(try value(bench, 0x28)) < 10)
    #expect(try bench.byte(0x17) & 0x40 == 0x40)
    try bench.write(0x21, 0x01)
    pass(bench, 300)
    #expect(try value(bench, 0x28) == 16393)
    #expect(try bench.byte(0x17) & 0x40 == 0x00)
    bench.force(-2, 0, 0)
    pass(bench, 2)
    #expect(try bench.byte(0x17) & 0x40 == 0x40)
  }

  // MARK: Gyroscope

  /// OUT_SEL: the first low-pass, the high-pass, or the second low-pass of BW_G, 14 Hz at 119 Hz.
  @Test func outputSelection() throws {
    let bench = try bench((0x11, 0x00), (0x12, 0x00))
    bench.turn(0, 100, 0)
    pass(bench, 2)
    #expect(try value(bench, 0x1A) == 11429)
    // High-pass of 8 Hz.
    try bench.write(0x11, 0x01)
    pass(bench, 60)
    #expect(abs(try value(bench, 0x1A)) < 10)
    for selection in [0x02, 0x03] as [UInt8] {
      bench.turn(0, 0, 0)
      try bench.write(0x11, selection)
      pass(bench, 100)
      bench.turn(0, 100, 0)
      pass(bench, 1)
      #expect(try value(bench, 0x1A) < 8000)
      pass(bench, 100)
      #expect(try value(bench, 0x1A) == 11429)
    }
    // HP_EN puts the high-pass in front of it.
    try bench.write(0x12, 0x40)
    pass(bench, 100)
    #expect(abs(try value(bench, 0x1A)) < 10)
  }

  /// BW_G 00 to 11 at 238 Hz: 14, 29, 63 and 78 Hz. The wider, the more of a step passes at once.
  @Test func bandwidths() throws {
    var first: [Int] = []
    for code in 0...3 as ClosedRange<UInt8> {
      let bench = try bench((0x11, 0x02))
      try bench.write(0x10, 0x80 | code)
      bench.wait(.seconds(1))
      bench.turn(0, 100, 0)
      bench.wait(Duration(wholeNanoseconds: 4_201_680))
      first.append(try value(bench, 0x1A))
    }
    #expect(first == first.sorted() && Set(first).count == 4)
  }

  /// HPCF_G 0 to 9 at 119 Hz: 8, 4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02 and 0.01 Hz. After a step what is left falls with
  /// exp(-2π·f·t).
  @Test func highPassCutoffs() throws {
    for (code, hertz) in [8.0, 4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].enumerated() {
      let bench = try bench((0x11, 0x01), (0x12, UInt8(code)))
      bench.turn(0, 100, 0)
      pass(bench, 1)
      let start = Double(try value(bench, 0x1A))
      let samples = Int64((119 / hertz / 2 / .pi).rounded())
      pass(bench, samples)
      #expect(abs(Double(try value(bench, 0x1A)) / start - 0.368) < 0.06, "\(hertz) Hz")
    }
  }

  /// INT_SEL chooses the data of the interrupt: a constant rate ends its condition behind the high-pass.
  @Test func interruptSelection() throws {
    let bench = try bench((0x31, 0x16), (0x30, 0x02), (0x11, 0x00))
    bench.turn(-100, 0, 0)
    pass(bench, 60)
    #expect(try bench.byte(0x17) & 0x20 == 0x20)
    try bench.write(0x11, 0x04)
    pass(bench, 60)
    #expect(try bench.byte(0x17) & 0x20 == 0x00)
    #expect(try value(bench, 0x18) == 11429)
    try bench.write(0x11, 0x08)
    pass(bench, 60)
    #expect(try bench.byte(0x17) & 0x20 == 0x20)
  }

  /// Reading REFERENCE_G restarts the high-pass by policy.
  @Test func reference() throws {
    let bench = try bench((0x11, 0x01), (0x12, 0x09))
    bench.turn(0, 100, 0)
    pass(bench, 2)
    _ = try bench.byte(0x0B)
    #expect(try value(bench, 0x1A) > 11000)
    bench.set(policy: "reference-read", "restarts")
    _ = try bench.byte(0x0B)
    pass(bench, 2)
    #expect(abs(try value(bench, 0x1A)) < 10)
    try bench.write(0x0B, 0x55)
    #expect(try bench.byte(0x0B) == 0x55)
  }

  // MARK: Settings without effect

  @Test(
    arguments: [
      ([(0x20, 0x61)], .bandwidthWithoutSelection), ([(0x20, 0x65)], nil),
      ([(0x10, 0x61)], .bandwidthWithoutLowPass2), ([(0x11, 0x02), (0x10, 0x61)], nil),
      ([(0x11, 0x08), (0x10, 0x61)], nil), ([(0x12, 0x40)], .highPassWithoutLowPass2),
      ([(0x11, 0x02), (0x12, 0x40)], nil), ([(0x20, 0x20)], .rateWithGyroscope),
      ([(0x20, 0x60)], nil), ([(0x2E, 0xC0)], .modeWithoutFIFO), ([(0x2E, 0x10)], .modeWithoutFIFO),
    ] as [([(UInt8, UInt8)], Violation.Detail?)])
  func withoutEffect(_ test: (writes: [(UInt8, UInt8)], detail: Violation.Detail?)) throws {
    let bench = try Bench.inertialUnit(LSM9DS1AGChip(), (0x22, 0x44), (0x10, 0x60))
    for (register, byte) in test.writes { try bench.write(register, byte) }
    bench.wait(.seconds(1))
    for _ in 0..<2 {
      _ = try bench.bytes(0x18, 12)
      #expect(bench.violations.map(\.detail) == (test.detail == nil ? [] : [test.detail]))
      bench.wait(.seconds(1))
    }
  }

  // MARK: Elements

  /// ST_XL and ST_G, in the limits of ST's example: 70 to 1500 mg and 200 to 800 °/s.
  @Test(arguments: [Sensing.ideal, .nominal, .typical(seed: 3)])
  func selfTest(sensing: Sensing) throws {
    let bench = Bench(.lsm9ds1ag.sensing(sensing), at: 0x6A)
    for (register, byte) in [(0x22, 0x44), (0x10, 0x98)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    func mean(_ register: UInt8) throws -> [Double] {
      var sums = [0.0, 0, 0]
      for _ in 0..<5 {
        bench.wait(.milliseconds(5))
        for axis in 0..<3 { sums[axis] += Double(try value(bench, register + 2 * UInt8(axis))) / 5 }
      }
      return sums
    }
    bench.wait(.milliseconds(800))
    let before = (try mean(0x28), try mean(0x18))
    try bench.write(0x24, 0x05)
    bench.wait(.milliseconds(800))
    let after = (try mean(0x28), try mean(0x18))
    for axis in 0..<3 {
      let force = abs(after.0[axis] - before.0[axis]) * 0.061
      let rate = abs(after.1[axis] - before.1[axis]) * 0.07
      #expect(force > 70 && force < 1500 && rate > 200 && rate < 800, "\(force) mg, \(rate) °/s")
      if sensing == .ideal { #expect(abs(force - 300) < 1 && abs(rate - 400) < 1) }
    }
  }

  /// A part's zero levels and noise: other seeds, other words; bypassed elements have none.
  @Test func typicalParts() throws {
    var seen: Set<[UInt16]> = []
    for seed in 1...5 as ClosedRange<UInt64> {
      let bench = Bench(.lsm9ds1ag.sensing(.typical(seed: seed)), at: 0x6A)
      try bench.write(0x10, 0x60)
      bench.force(0, 0, 0)
      bench.wait(.seconds(1))
      seen.insert(try bench.words(0x28))
      seen.insert(try bench.words(0x18))
      bench.circuit.bypassElements(true)
      bench.wait(.seconds(1))
      #expect(try bench.words(0x28) == [0, 0, 0])
      #expect(try bench.words(0x18) == [0, 0, 0])
    }
    #expect(seen.count == 10)
  }

  /// The accelerometer at a distance from the centre measures the centripetal force.
  @Test func position() throws {
    let bench = Bench(.lsm9ds1ag.mounted(at: Axes(0.1, 0, 0)), at: 0x6A)
    try bench.write(0x20, 0x60)
    bench.force(0, 0, 0)
    // ω²·r = (2π)²·0.1 m = 3.948 m/s² = 0.4026 g, towards the centre: 6599 digits.
    bench.turn(0, 0, 360)
    bench.wait(.seconds(1))
    #expect(abs(try value(bench, 0x28) - 6599) < 20)
  }

  /// BW_XL with BW_SCAL_ODR: a nominal part follows a step at 952 Hz the faster, the wider the filter.
  @Test func antiAliasing() throws {
    var first: [Int] = []
    for code in [0x07, 0x06, 0x05, 0x04] as [UInt8] {
      let bench = Bench(.lsm9ds1ag.sensing(.nominal), at: 0x6A)
      try bench.write(0x20, 0xC0 | code)
      bench.force(0, 0, 0)
      bench.wait(.seconds(1))
      bench.force(0, 1, 0)
      bench.wait(.microseconds(1100))
      first.append(try value(bench, 0x2A))
    }
    #expect(first == first.sorted() && Set(first).count == 4)
  }
}
