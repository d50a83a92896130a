// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The transfers of known drivers for the LIS2MDL and the magnetometer of the LSM303AGR, as their sources make them.
struct LIS2MDLClientTests {
  private func bench(_ part: Part = .lis2mdl) -> Bench {
    let bench = Bench(part, at: 0x1E)
    bench.field(100, -100, 50)
    bench.temperature(35)
    return bench
  }

  /// ST, lis2mdl_read_data_polling.c: 10 Hz, with the offset canceled.
  @Test func st() throws {
    let bench = bench()
    #expect(try bench.byte(0xE2) == 0x00)
    try bench.write(0xE2, 0x04)
    #expect(try bench.byte(0xCF) == 0x40)
    #expect(try bench.byte(0xE0) == 0x03)
    try bench.write(0xE0, 0x23)
    while try bench.byte(0xE0) & 0x20 != 0 { bench.wait(.microseconds(10)) }
    #expect(try bench.byte(0xE2) == 0x00)
    try bench.write(0xE2, 0x10)
    #expect(try bench.byte(0xE0) == 0x03)
    try bench.write(0xE0, 0x03)
    #expect(try bench.byte(0xE1) == 0x00)
    try bench.write(0xE1, 0x02)
    #expect(try bench.byte(0xE0) == 0x03)
    try bench.write(0xE0, 0x83)
    #expect(try bench.byte(0xE0) == 0x83)
    try bench.write(0xE0, 0x80)
    while try bench.byte(0xE7) & 0x08 == 0 { bench.wait(.milliseconds(1)) }
    #expect(try bench.bytes(0xE8, 6) == [0x9B, 0x02, 0x65, 0xFD, 0x4D, 0x01])
    #expect(try bench.bytes(0xEE, 2) == [0x50, 0x00])
    #expect(bench.circuit.finish().isClean)
  }

  /// MokyaLora, without the increment bit: 10 Hz, offset canceled, low-pass.
  @Test func mokyaLora() throws {
    let bench = bench()
    #expect(try bench.byte(0x4F) == 0x40)
    try bench.write(0x60, 0x20)
    bench.wait(.milliseconds(10))
    try bench.write(0x61, 0x03)
    try bench.write(0x62, 0x10)
    try bench.write(0x60, 0x80)
    bench.wait(.milliseconds(120))
    #expect(try bench.bytes(0x68, 6) == [0x9B, 0x02, 0x65, 0xFD, 0x4D, 0x01])
    #expect(try bench.bytes(0x6E, 2) == [0x50, 0x00])
    #expect(bench.circuit.finish().isClean)
  }

  /// OwlSat, the magnetometer of an LSM303AGR.
  @Test func owlSat() throws {
    let bench = bench(.lsm303agrm)
    #expect(try bench.byte(0x4F) == 0x40)
    try bench.write(0x62, 0x10)
    try bench.write(0x60, 0x80)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x67) & 0x08 != 0)
    #expect(try bench.bytes(0xE8, 6) == [0x9B, 0x02, 0x65, 0xFD, 0x4D, 0x01])
    #expect(bench.circuit.finish().isClean)
  }

  /// Linux, st_magn, which has one row of settings for all: the probe, and a value of X at 10 Hz. It never sets
  /// COMP_TEMP_EN, which has to be one.
  @Test(arguments: [Part.lis2mdl, .iis2mdc, .lsm303agrm])
  func linux(part: Part) throws {
    let bench = bench(part)
    #expect(try bench.byte(0x4F) == 0x40)
    #expect(try bench.byte(0x60) == 0x03)
    #expect(try bench.byte(0x62) == 0x00)
    #expect(try bench.byte(0x60) == 0x03)
    #expect(try bench.byte(0x62) == 0x00)
    try bench.write(0x62, 0x10)
    #expect(try bench.byte(0x60) == 0x03)
    try bench.write(0x60, 0x00)
    bench.wait(.milliseconds(200))
    #expect(try bench.bytes(0x68, 2) == [0x9B, 0x02])
    #expect(try bench.byte(0x60) == 0x00)
    try bench.write(0x60, 0x03)
    #expect(bench.count(.forbiddenCombination) == 1)
    #expect(bench.forbidden == 1)
  }
}
