// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The AK8973's modes, its INT and its EEPROM.
struct AK8973ModeTests {
  private func bench() throws -> Bench {
    let bench = Bench(.ak8973, at: 0x1C)
    bench.field(20, -3, 44.1)
    try bench.write(0xE1, 0x00, 0x00, 0x00, 0x07, 0x07, 0x07)
    return bench
  }

  private func measured() throws -> Bench {
    let bench = try bench()
    try bench.write(0xE0, 0x00)
    bench.wait(.milliseconds(14))
    return bench
  }

  private func levels(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  // MARK: INT

  @Test(arguments: [0xC1, 0xC2, 0xC3, 0xC4] as [UInt8])
  func anyDataLetsINTGo(register: UInt8) throws {
    let bench = try measured()
    #expect(levels(bench) == [true])
    #expect(try bench.byte(0xC0) == 0x01)
    #expect(try bench.byte(0xC0) == 0x01)
    #expect(try bench.byte(0xE0) == 0x03)
    #expect(levels(bench) == [true])
    _ = try bench.byte(register)
    #expect(try bench.byte(0xC0) == 0x00)
    #expect(levels(bench) == [false])
  }

  @Test func nameOfThePin() throws {
    #expect(try bench().circuit.pins(at: .i2c(0x1C)) == [Pin("INT", isHigh: false)])
  }

  @Test func startIsIgnoredWhileINTIsHigh() throws {
    let bench = try measured()
    bench.field(0, 0, 0)
    try bench.write(0xE0, 0x00)
    #expect(try bench.byte(0xE0) == 0x03)
    #expect(bench.count(.startWhileReady) == 1)
    bench.wait(.milliseconds(14))
    #expect(try bench.bytes(0xC0, 5) == [0x01, 0x88, 0x94, 0x7D, 0xAC])
    try bench.write(0xE0, 0x00)
    bench.wait(.milliseconds(14))
    #expect(try bench.bytes(0xC0, 5) == [0x01, 0x88, 0x80, 0x80, 0x80])
  }

  @Test func startMayCountWhileINTIsHigh() throws {
    let bench = try measured()
    bench.set(policy: "start-with-int-high", "measures")
    bench.field(0, 0, 0)
    try bench.write(0xE0, 0x00)
    #expect(levels(bench) == [false])
    bench.wait(.milliseconds(14))
    #expect(try bench.bytes(0xC0, 5) == [0x01, 0x88, 0x80, 0x80, 0x80])
    #expect(bench.count(.startWhileReady) == 1)
  }

  // MARK: Modes

  @Test func powerDownAbortsAMeasurement() throws {
    let bench = try bench()
    try bench.write(0xE0, 0x00)
    bench.wait(.milliseconds(5))
    try bench.write(0xE0, 0x03)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0xC0) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test func modesNeed300Microseconds() throws {
    let bench = try bench()
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0x03)
    bench.wait(.microseconds(200))
    try bench.write(0xE0, 0x00)
    #expect(bench.count(.modeChangeWait) == 1)
    bench.wait(.milliseconds(14))
    #expect(try bench.byte(0xC0) == 0x01)
    _ = try bench.byte(0xC1)
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0x00)
    #expect(bench.count(.modeChange) == 1)
  }

  @Test func strictPartIgnoresThem() throws {
    let bench = try bench()
    bench.set(policy: "mode-change", "strict")
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0x00)
    #expect(try bench.byte(0xE0) == 0x02)
    bench.wait(.milliseconds(14))
    #expect(try bench.byte(0xC0) == 0x00)
  }

  @Test func undefinedModeDoesNothing() throws {
    let bench = try bench()
    try bench.write(0xE0, 0x01)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0xE0) == 0x01)
    #expect(try bench.byte(0xC0) == 0x00)
    #expect(bench.count(.undefinedCode) == 1)
  }

  @Test(arguments: [("zero", [0x00, 0x00, 0x00, 0x00]), ("old", [0x88, 0x94, 0x7D, 0xAC])])
  func dataWhileBusy(_ value: String, _ bytes: [Int]) throws {
    let bench = try measured()
    bench.set(policy: "data-while-busy", value)
    _ = try bench.byte(0xC1)
    try bench.write(0xE0, 0x00)
    #expect(try bench.bytes(0xC0, 5) == [0x00] + bytes.map { UInt8($0) })
    #expect(bench.count(.busyRead) == 4)
  }

  // MARK: EEPROM

  @Test func eepromIsReadableInItsModeOnly() throws {
    let bench = try bench()
    #expect(try bench.bytes(0x62, 7) == [0, 0, 0, 0, 0, 0, 0])
    #expect(bench.count(.fuseModeRead) == 7)
    try bench.write(0xE0, 0x02)
    bench.wait(.microseconds(300))
    #expect(try bench.bytes(0x62, 7) == [0, 0, 0, 0, 0x77, 0x77, 0x77])
    #expect(bench.count(.fuseModeRead) == 7)
    try bench.write(0xE0, 0x03)
    bench.set(policy: "eeprom-outside-its-mode", "ones")
    #expect(try bench.bytes(0x66, 3) == [0xFF, 0xFF, 0xFF])
  }

  /// Without the code in WEN, a write to the EEPROM is forbidden and has no effect; with the code,
  /// it overwrites the trim permanently.
  @Test func eepromCanBeCorrupted() throws {
    let bench = try bench()
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    try bench.write(0x66, 0x12)
    #expect(bench.count(.reservedWrite) == 1)
    #expect(try bench.byte(0x66) == 0x77)
    try bench.write(0xE0, 0x03)
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0xAA)
    #expect(try bench.byte(0xC0) == 0x02)
    bench.wait(.milliseconds(1))
    try bench.write(0x66, 0x12)
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x66, 3) == [0x12, 0x77, 0x77])
    #expect(bench.forbidden == 2)
  }

  @Test func powerCycleForgets() throws {
    let bench = try measured()
    bench.circuit.powerCycle()
    #expect(try bench.byte(0xC0) == 0x00)
    #expect(try bench.bytes(0xE0, 7) == [0x03, 0, 0, 0, 0, 0, 0])
    #expect(levels(bench) == [false])
  }

  // MARK: A host's sequence

  /// The sequence reads the EEPROM and sets the gains; then it repeats: dummy read, start, wait for
  /// INT, read of five bytes.
  @Test func usualHost() throws {
    let bench = Bench(.ak8973, at: 0x1C)
    bench.field(20, -3, 44.1)
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    let trim = try bench.bytes(0x66, 3)
    try bench.write(0xE0, 0x03)
    bench.wait(.milliseconds(1))
    try bench.write(0xE1, 0x00, 0x00, 0x00, trim[0] & 0x0F, trim[1] & 0x0F, trim[2] & 0x0F)
    for _ in 0..<5 {
      _ = try bench.byte(0xC1)
      try bench.write(0xE0, 0x00)
      bench.wait(.milliseconds(13))
      #expect(levels(bench) == [true])
      #expect(try bench.bytes(0xC0, 5) == [0x01, 0x88, 0x94, 0x7D, 0xAC])
    }
    #expect(bench.violations.isEmpty)
  }
}
