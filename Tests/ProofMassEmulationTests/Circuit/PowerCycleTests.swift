// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// A power cycle resets registers and data; the properties of a part, policies and violations stay.
struct PowerCycleTests {
  @Test func accelerometerForgetsRangeByteOrderAndAxes() throws {
    let bench = try Bench.accelerometer((0x23, 0xF0), (0x20, 0x39))
    bench.wait(.milliseconds(10))
    _ = try bench.byte(0x29)
    bench.circuit.powerCycle()
    #expect(bench.circuit.truth(at: bench.target) == nil)
    bench.wait(.milliseconds(6))
    #expect(try bench.byte(0xA7) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
    bench.force(0.1, -0.2, 1)
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(22))
    #expect(try bench.bytes(0xA7, 7) == [0x0F, 0x40, 0x06, 0x80, 0xF3, 0x80, 0x3E])
  }

  @Test func gyroscopeForgetsRangeByteOrderAndAxes() throws {
    let bench = try Bench.gyroscope((0x23, 0xF0), (0x20, 0x09))
    bench.wait(.milliseconds(15))
    _ = try bench.byte(0x29)
    bench.circuit.powerCycle()
    #expect(bench.circuit.truth(at: bench.target) == nil)
    bench.wait(.milliseconds(11))
    #expect(try bench.bytes(0xA7, 7) == [0, 0, 0, 0, 0, 0, 0])
    bench.turn(100, 200, -200)
    try bench.write(0x20, 0x0F)
    bench.wait(.microseconds(10_100))
    #expect(try bench.bytes(0xA7, 7) == [0x0F, 0xA5, 0x2C, 0x49, 0x59, 0xB7, 0xA6])
  }

  @Test func compassForgetsItsMeasurementAndItsMode() throws {
    let bench = Bench.compass()
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    _ = try bench.bytes(0x03, 6)
    bench.circuit.powerCycle()
    #expect(bench.circuit.truth(at: bench.target) == nil)
    #expect(try bench.bytes(0x02, 9) == [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x0C) == 0x00)
  }

  @Test func partsKeepWhatTheyAreMadeOf() throws {
    var chip = AK8975Chip()
    chip.adjustment = (1, 2, 3)
    chip.information = 0x5A
    let bench = Bench.compass(chip)
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x01) == 0x5A)
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x10, 3) == [0x01, 0x02, 0x03])
  }

  @Test func policiesStay() throws {
    let bench = try Bench.accelerometer()
    bench.set(policy: "scale", "full-scale-over-2048")
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(6))
    try bench.write(0x20, 0x3F)
    bench.wait(.milliseconds(3))
    #expect(try bench.words() == [0x0000, 0x0000, 0x4000])
  }

  @Test func violationsStay() throws {
    let bench = try Bench.accelerometer((0x10, 0x00))
    bench.circuit.powerCycle()
    #expect(bench.forbidden == 1)
  }
}
