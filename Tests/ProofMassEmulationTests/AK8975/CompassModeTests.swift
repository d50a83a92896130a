// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Changes from one mode to another.
struct CompassModeTests {
  @Test func powerDownAbortsAMeasurement() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(5))
    try bench.write(0x0A, 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
    // The data are read although there are none, and nothing measures any.
    #expect(bench.violations.map(\.kind) == [.powerDownRead])
  }

  @Test func powerDownFromFuseModeAndAPauseIsTheRule() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(200))
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(bench.circuit.finish().isClean)
  }

  // MARK: Too soon

  @Test func lessThan100MicrosecondsAfterFuseModeIsForbidden() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(200))
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x01)
    #expect(bench.count(.modeChangeWait) == 1)
    #expect(bench.count(.modeChange) == 0)
    #expect(bench.forbidden == 1)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
  }

  /// Two consecutive writes are 72.5 µs apart at 400 kHz. Setting power-down again starts the wait
  /// again.
  @Test func lessThan100MicrosecondsIsTakenAndForbidden() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x0F)
    #expect(bench.count(.modeChangeWait) == 1)
    #expect(bench.forbidden == 1)
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
  }

  @Test func lessThan100MicrosecondsIsIgnoredWhenStrict() throws {
    let bench = Bench.compass()
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x0F)
    #expect(bench.count(.modeChangeWait) == 1)
    #expect(try bench.byte(0x0A) == 0x00)
    #expect(try bench.bytes(0x10, 3) == [0x00, 0x00, 0x00])
  }

  @Test func after100MicrosecondsStrictTakesIt() throws {
    let bench = Bench.compass()
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(bench.violations.isEmpty)
  }

  /// A mode may be set 100 µs after power-on; a write takes 72.5 µs.
  @Test func modeRightAfterPowerOn() throws {
    let lenient = Bench(.ak8975, at: 0x0C, poweredFor: .zero)
    try lenient.write(0x0A, 0x0F)
    #expect(lenient.count(.modeChangeWait) == 1)
    #expect(try lenient.byte(0x10) == 0xAA)

    let strict = Bench(.ak8975, at: 0x0C, poweredFor: .zero)
    strict.set(policy: "mode-change", "strict")
    try strict.write(0x0A, 0x0F)
    #expect(try strict.byte(0x10) == 0x00)

    let patient = Bench(.ak8975, at: 0x0C, poweredFor: .microseconds(100))
    try patient.write(0x0A, 0x0F)
    #expect(patient.violations.isEmpty)
  }

  // MARK: Without power-down

  @Test func fuseToMeasurementIsTakenAndForbidden() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(10))
    try bench.write(0x0A, 0x01)
    #expect(bench.count(.modeChange) == 1)
    #expect(bench.forbidden == 1)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
  }

  @Test func fuseToMeasurementIsIgnoredWhenStrict() throws {
    let bench = Bench.compass()
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(10))
    try bench.write(0x0A, 0x01)
    #expect(bench.count(.modeChange) == 1)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x0A) == 0x0F)
    #expect(try bench.byte(0x02) == 0x00)
  }

  @Test func secondStartBeginsAnew() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(5))
    try bench.write(0x0A, 0x01)
    let again = bench.now
    #expect(bench.count(.modeChange) == 1)
    bench.circuit.advance(to: Instant(nanoseconds: again + 7_100_000))
    #expect(try bench.byte(0x02) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: again + 7_300_000))
    #expect(try bench.byte(0x02) == 0x01)
  }

  @Test func secondStartIsIgnoredWhenStrict() throws {
    let bench = Bench.compass()
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(5))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(3))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(bench.count(.modeChange) == 1)
  }

  @Test func powerDownTwiceIsFine() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x00)
    #expect(bench.violations.isEmpty)
  }

  // MARK: Fuse mode

  @Test func adjustmentIsReadableInFuseModeOnly() throws {
    let bench = Bench.compass()
    #expect(try bench.bytes(0x10, 3) == [0x00, 0x00, 0x00])
    try bench.write(0x0A, 0x0F)
    #expect(try bench.byte(0x0A) == 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x00)
    #expect(try bench.bytes(0x10, 3) == [0x00, 0x00, 0x00])
  }

  @Test func fuseModeDoesNotEndByItself() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x0F)
    bench.wait(.seconds(100))
    #expect(try bench.byte(0x0A) == 0x0F)
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
  }

  @Test func policyAdjustmentOutsideFuseMode() throws {
    let bench = Bench.compass()
    bench.set(policy: "asa-outside-fuse-mode", "ones")
    #expect(try bench.bytes(0x10, 3) == [0xFF, 0xFF, 0xFF])
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
  }

  @Test func adjustmentAndInformationAreTheParts() throws {
    var chip = AK8975Chip()
    chip.adjustment = (1, 128, 254)
    chip.information = 0x5A
    let bench = Bench.compass(chip)
    #expect(try bench.byte(0x01) == 0x5A)
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3) == [0x01, 0x80, 0xFE])
  }

  @Test func upperHalfOfTheModeIsMasked() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x11)
    #expect(try bench.byte(0x0A) == 0x01)
    #expect(bench.count(.reservedBits) == 1)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
  }

  @Test func powerCycleEndsAMeasurement() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(1))
    bench.circuit.powerCycle()
    #expect(try bench.byte(0x0A) == 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x02) == 0x00)
  }
}
