// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Taps, activity, inactivity and free fall of an ADXL345, by its data sheet, Rev. E.
@Suite struct ADXL345EventTests {
  /// At 100 Hz, measuring for 12 ms, flat, with DATA_READY and the rest read.
  private func bench(
    _ writes: [(UInt8, UInt8)], _ policies: [(String, String)] = [], power: UInt8 = 0x08
  ) throws -> Bench {
    let bench = try Bench.adxl345((0x31, 0x0B), (0x38, 0x01))
    for (name, value) in policies { bench.set(policy: name, value) }
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.force(0, 0, 1)
    try bench.write(0x2D, power)
    bench.wait(.milliseconds(12))
    return bench
  }

  /// A pulse of 5 g on Y for a time in ms, and then a pause.
  private func pulse(_ bench: Bench, _ time: Int, pause: Int = 2) {
    bench.force(0, 5, 1)
    bench.wait(.milliseconds(time))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(pause))
  }

  /// The events of INT_SOURCE.
  private func events(_ bench: Bench) throws -> UInt8 { try bench.byte(0x30) & 0x7C }

  /// 3 g, 10 ms, all axes.
  private static let tap: [(UInt8, UInt8)] = [(0x1D, 0x30), (0x21, 0x10), (0x2A, 0x07)]
  /// The same with a latency of 20 ms and a window of 80 ms.
  private static let double = tap + [(0x22, 0x10), (0x23, 0x40)]

  // MARK: Taps

  /// An excursion above the threshold that is shorter than DUR; told at its end.
  @Test func singleTap() throws {
    let bench = try bench(Self.tap + [(0x2E, 0x40)])
    bench.force(0, 5, 1)
    bench.wait(.milliseconds(5))
    #expect(try events(bench) == 0x00)
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x2B) == 0x02)
    #expect(try events(bench) == 0x40)
    #expect(try events(bench) == 0x00)
    pulse(bench, 12)
    #expect(try events(bench) == 0x00)
    pulse(bench, 5)
    #expect(try events(bench) == 0x40)
    // 2.9 g are below the threshold.
    bench.force(0, -2.9, 1)
    bench.wait(.milliseconds(5))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(5))
    #expect(try events(bench) == 0x00)
    // DUR = 0 disables taps, as does an axis that is not chosen.
    try bench.write(0x21, 0x00)
    pulse(bench, 5)
    #expect(try events(bench) == 0x00)
    try bench.write(0x21, 0x10)
    try bench.write(0x2A, 0x05)
    pulse(bench, 5)
    #expect(try events(bench) == 0x00)
  }

  /// The second tap begins in the window after the latency, and may end after it.
  @Test(
    arguments: [
      (15, 0x40), (25, 0x60), (90, 0x60), (94, 0x60), (110, 0x40),
    ] as [(Int, UInt8)])
  func doubleTap(gap: Int, expected: UInt8) throws {
    let bench = try bench(Self.double + [(0x2E, 0x60)])
    pulse(bench, 5, pause: gap)
    // A single tap is told when the double one is decided.
    #expect(try events(bench) == (gap > 100 ? 0x40 : 0x00))
    pulse(bench, 8)
    bench.wait(.milliseconds(120))
    #expect(try events(bench) == expected)
  }

  @Test(arguments: [(0x22, 0x40), (0x23, 0x40), (0x21, 0x00)] as [(UInt8, UInt8)])
  func doubleTapIsDisabled(register: UInt8, expected: UInt8) throws {
    let bench = try bench(Self.double + [(register, 0x00), (0x2E, 0x60)])
    pulse(bench, 5, pause: 30)
    #expect(try events(bench) == expected)
    pulse(bench, 5, pause: 30)
    #expect(try events(bench) == expected)
  }

  /// With Suppress a spike in the latency refutes the double tap; without it does not.
  @Test(arguments: [(0x0F, 0x40), (0x07, 0x60)] as [(UInt8, UInt8)])
  func suppressedDoubleTap(axes: UInt8, expected: UInt8) throws {
    let bench = try bench(Self.double + [(0x2A, axes), (0x2E, 0x60)])
    pulse(bench, 5, pause: 5)
    pulse(bench, 3, pause: 20)
    #expect(try events(bench) == expected & (axes == 0x0F ? 0x40 : 0x00))
    pulse(bench, 5, pause: 120)
    // With Suppress the third pulse is a single tap of its own.
    #expect(try events(bench) == expected)
  }

  /// A level above the threshold when the window opens refutes it, as does a second pulse longer than DUR.
  @Test(arguments: [(18, 5), (30, 12)])
  func refutedDoubleTap(gap: Int, length: Int) throws {
    let bench = try bench(Self.double + [(0x2E, 0x60)])
    pulse(bench, 5, pause: gap)
    pulse(bench, length)
    #expect(try events(bench) == 0x40)
    bench.wait(.milliseconds(120))
    #expect(try events(bench) == 0x00)
  }

  /// Taps whose interrupt is disabled are not shown; by the other reading they are.
  @Test(arguments: [("silent", 0x00), ("shown", 0x40)] as [(String, UInt8)])
  func disabledTap(policy: String, expected: UInt8) throws {
    let bench = try bench(Self.tap, [("disabled-tap", policy)])
    pulse(bench, 5)
    #expect(try events(bench) == expected)
  }

  // MARK: Activity and inactivity

  /// Any chosen axis above 2 g. Wide data are examined: a pulse between two output samples is enough, by the other
  /// reading it is not.
  @Test(arguments: [("raw", 0x10), ("output", 0x00)] as [(String, UInt8)])
  func activity(policy: String, short: UInt8) throws {
    let bench = try bench(
      [(0x24, 0x20), (0x27, 0x60), (0x2E, 0x10)], [("detector-rate", policy)])
    bench.wait(.milliseconds(1))
    pulse(bench, 2)
    #expect(try bench.byte(0x2B) == (short == 0 ? 0x00 : 0x20))
    #expect(try events(bench) == short)
    bench.force(2.1, 0, 1)
    bench.wait(.milliseconds(11))
    #expect(try bench.byte(0x2B) == 0x40)
    #expect(try events(bench) == 0x10)
    // Z is not chosen.
    bench.force(0, 1.9, 8)
    bench.wait(.milliseconds(11))
    _ = try events(bench)
    bench.wait(.milliseconds(11))
    #expect(try events(bench) == 0x00)
    try bench.write(0x27, 0x00)
    bench.force(8, 8, 8)
    bench.wait(.milliseconds(11))
    #expect(try events(bench) == 0x00)
  }

  /// Changes from the value at the beginning; by the other reading from that after the last event.
  @Test(arguments: [("enable", 0x10), ("event", 0x00)] as [(String, UInt8)])
  func relativeActivity(policy: String, later: UInt8) throws {
    let bench = try bench(
      [(0x24, 0x08), (0x27, 0xF0), (0x2E, 0x10)], [("activity-reference", policy)])
    // 1 g is the reference, 0.4 g less is no event, 0.6 g is.
    bench.force(0, 0, 0.6)
    bench.wait(.milliseconds(5))
    #expect(try events(bench) == 0x00)
    bench.force(0, 0, 0.4)
    bench.wait(.milliseconds(5))
    #expect(try events(bench) == 0x10)
    bench.wait(.milliseconds(5))
    #expect(try events(bench) == later)
  }

  /// Whether offset registers act on activity is not stated.
  @Test(arguments: [("included", 0x10), ("excluded", 0x00)] as [(String, UInt8)])
  func offsetOfDetectors(policy: String, expected: UInt8) throws {
    // 100 steps are 1.5625 g.
    let bench = try bench(
      [(0x1E, 100), (0x24, 0x10), (0x27, 0x40), (0x2E, 0x10)], [("detector-offset", policy)])
    #expect(try events(bench) == expected)
  }

  /// All chosen axes below 0.5 g for 2 s of output samples; with 0 one sample is enough.
  @Test func inactivity() throws {
    let bench = try bench([(0x25, 0x08), (0x26, 2), (0x27, 0x06), (0x2E, 0x08)])
    bench.wait(.milliseconds(1_900))
    bench.force(0, 0.6, 1)
    bench.wait(.milliseconds(20))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(1_980))
    #expect(try events(bench) == 0x00)
    bench.wait(.milliseconds(60))
    #expect(try events(bench) == 0x08)
    try bench.write(0x26, 0)
    bench.wait(.milliseconds(11))
    #expect(try events(bench) == 0x08)
    // Z is above.
    try bench.write(0x27, 0x07)
    _ = try events(bench)
    bench.wait(.milliseconds(50))
    #expect(try events(bench) == 0x00)
  }

  /// Less than 0.5 g of change for 1 s; a greater change renews the reference.
  @Test func relativeInactivity() throws {
    let bench = try bench([(0x25, 0x08), (0x26, 1), (0x27, 0x0F), (0x2E, 0x08)])
    bench.wait(.milliseconds(900))
    bench.force(0, 1, 0)
    bench.wait(.milliseconds(900))
    #expect(try events(bench) == 0x00)
    bench.wait(.milliseconds(130))
    #expect(try events(bench) == 0x08)
  }

  private static let linked: [(UInt8, UInt8)] = [
    (0x24, 0x10), (0x25, 0x08), (0x26, 1), (0x27, 0x66), (0x2E, 0x18),
  ]

  /// With Link activity is looked for only after inactivity, and the reverse.
  @Test func link() throws {
    let bench = try bench(Self.linked, power: 0x28)
    bench.force(2, 0, 1)
    bench.wait(.milliseconds(100))
    #expect(try events(bench) == 0x00)
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(1_050))
    #expect(try events(bench) == 0x08)
    bench.wait(.seconds(2))
    #expect(try events(bench) == 0x00)
    bench.force(2, 0, 1)
    bench.wait(.milliseconds(20))
    #expect(try events(bench) == 0x10)
    bench.wait(.milliseconds(100))
    #expect(try events(bench) == 0x00)
  }

  /// On inactivity the part sleeps at the wake-up rate until activity; an activity that was not read keeps it awake.
  @Test func autoSleep() throws {
    let bench = try bench(Self.linked, power: 0x38)
    bench.wait(.milliseconds(1_050))
    #expect(try bench.byte(0x2B) == 0x08)
    #expect(try events(bench) == 0x08)
    _ = try bench.set()
    // At 8 Hz, without DATA_READY.
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x30) == 0x00)
    bench.force(2, 0, 1)
    bench.wait(.milliseconds(126))
    #expect(try bench.byte(0x2B) == 0x40)
    bench.force(0, 0, 1)
    bench.wait(.seconds(3))
    #expect(try bench.byte(0x2B) == 0x40)
    #expect(try events(bench) == 0x10)
    bench.wait(.milliseconds(1_050))
    #expect(try bench.byte(0x2B) == 0x48)
    #expect(try events(bench) == 0x08)
  }

  @Test(arguments: [(0x18, 1), (0x38, 0)] as [(UInt8, Int)])
  func autoSleepNeedsLink(power: UInt8, violations: Int) throws {
    let bench = try bench(Self.linked, power: power)
    #expect(bench.count(.noEffect) == violations)
    bench.wait(.milliseconds(1_050))
    #expect(try bench.byte(0x2B) == (violations == 0 ? 0x08 : 0x00))
  }

  // MARK: Free fall and the registers

  /// All axes below 0.4375 g for more than 100 ms.
  @Test func freeFall() throws {
    let bench = try bench([(0x28, 0x07), (0x29, 0x14), (0x2E, 0x04)])
    bench.force(0, 0, 0.1)
    bench.wait(.milliseconds(98))
    #expect(try events(bench) == 0x00)
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(2))
    bench.force(0.4, -0.4, 0.1)
    bench.wait(.milliseconds(98))
    #expect(try events(bench) == 0x00)
    bench.wait(.milliseconds(4))
    #expect(try events(bench) == 0x04)
    // Once for each fall.
    bench.wait(.milliseconds(300))
    #expect(try events(bench) == 0x00)
    bench.force(0.5, 0, 0)
    bench.wait(.milliseconds(200))
    #expect(try events(bench) == 0x00)
  }

  /// ACT_TAP_STATUS clears nothing and keeps the last event; INT_SOURCE clears the events, not the axes.
  @Test func statusKeepsTheLastEvent() throws {
    let bench = try bench(Self.tap + [(0x24, 0x20), (0x27, 0x70), (0x2E, 0x50)])
    pulse(bench, 5)
    #expect(try bench.byte(0x2B) == 0x22)
    #expect(try bench.byte(0x2B) == 0x22)
    #expect(try events(bench) == 0x50)
    #expect(try bench.byte(0x2B) == 0x22)
    bench.force(5, 0, 1)
    bench.wait(.milliseconds(5))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x2B) == 0x44)
  }

  /// An event whose interrupt is disabled is forgotten.
  @Test func disabling() throws {
    let bench = try bench(Self.tap + [(0x2E, 0x40)])
    pulse(bench, 5)
    try bench.write(0x2E, 0x00)
    try bench.write(0x2E, 0x40)
    #expect(try events(bench) == 0x00)
  }

  /// The same after a long time: 10 min at rest and then a tap.
  @Test func afterALongTime() throws {
    let bench = try bench(Self.tap + [(0x25, 0x08), (0x26, 1), (0x27, 0x06), (0x2E, 0x48)])
    bench.wait(.seconds(600))
    pulse(bench, 5)
    #expect(try events(bench) == 0x48)
  }
}
