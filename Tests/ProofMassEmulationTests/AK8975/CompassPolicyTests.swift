// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Policies other than the default, where the documents are ambiguous.
struct CompassPolicyTests {
  private func bench(_ policy: String, _ value: String) -> Bench {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    bench.set(policy: policy, value)
    return bench
  }

  // MARK: Data during a measurement

  /// The registers hold the data of the previous measurement; before the first, they read as zeros.
  @Test func oldDataWhileBusy() throws {
    let bench = bench("data-while-busy", "old")
    try bench.write(0x0A, 0x01)
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
    bench.wait(.milliseconds(10))
    bench.field(0, 0, 0)
    try bench.write(0x0A, 0x01)
    #expect(try bench.bytes(0x03, 6) == [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00])
    #expect(try bench.byte(0x09) == 0x04)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
  }

  @Test func randomDataWhileBusyRepeat() throws {
    let runs = try (0..<2).map { _ in
      let bench = bench("data-while-busy", "random")
      try bench.write(0x0A, 0x01)
      return try bench.bytes(0x03, 6) + bench.bytes(0x03, 6)
    }
    #expect(runs[0] == runs[1])
    #expect(Set(runs[0]).count > 6)
  }

  @Test func dataErrorBeforeAnyData() throws {
    let bench = bench("data-error-before-data", "set")
    _ = try bench.byte(0x03)
    #expect(try bench.byte(0x09) == 0x04)
    #expect(try bench.byte(0x09) == 0x00)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
    #expect(try bench.bytes(0x03, 7).last == 0x00)
  }

  // MARK: Addresses

  @Test func undefinedAddressesReadOnes() throws {
    let bench = bench("undefined-read", "ones")
    #expect(try bench.bytes(0x13, 2) == [0xFF, 0xFF])
    #expect(try bench.byte(0x83) == 0xFF)
    #expect(try bench.byte(0x00) == 0x48)
  }

  /// The documents define the increment only for 00 to 0C and 10 to 12.
  @Test(arguments: [("counts", 0xAA, 0x48), ("stays", 0x00, 0x00)] as [(String, UInt8, UInt8)])
  func counterFrom0FAndFF(_ value: String, _ after0F: UInt8, _ afterFF: UInt8) throws {
    let bench = bench("counter-outside-blocks", value)
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x0F, 2) == [0x00, after0F])
    #expect(try bench.bytes(0xFF, 2) == [0x00, afterFF])
  }

  /// A burst of two bytes from 0E reaches I2CDIS or not, by the policy.
  @Test func burstIntoI2CDIS() throws {
    let counting = bench("counter-outside-blocks", "counts")
    try counting.write(0x0E, 0x00, 0x1B)
    #expect(throws: BusError.noAcknowledge) { try counting.probe() }
    let staying = bench("counter-outside-blocks", "stays")
    try staying.write(0x0E, 0x00, 0x1B)
    #expect(try staying.byte(0x00) == 0x48)
  }

  @Test(arguments: [0x0B, 0x0D, 0x0E] as [UInt8])
  func closedRegistersKeepWhatIsWritten(register: UInt8) throws {
    let ignoring = Bench.compass()
    try ignoring.write(register, 0x5A)
    #expect(try ignoring.byte(register) == 0x00)
    let storing = bench("closed-registers", "store")
    try storing.write(register, 0x5A)
    #expect(try storing.byte(register) == 0x5A)
    #expect(storing.count(.doNotAccess) == 2)
  }

  // MARK: I2CDIS

  @Test func oddValuesDisableToo() throws {
    let bench = bench("i2cdis-other-values", "disable")
    try bench.write(0x0F, 0x02)
    #expect(try bench.byte(0x0F) == 0x00)
    try bench.write(0x0F, 0x01)
    #expect(throws: BusError.noAcknowledge) { try bench.probe() }
    #expect(bench.count(.wrongKey) == 2)
  }

  @Test func keyReadsBack() throws {
    let circuit = Circuit(.ak8975.on(spi: 0))
    #expect(circuit.setPolicy("i2cdis-reads", to: "key", at: .spi(0)))
    try circuit.frame(0x0F, 0x1B)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x1B])
  }

  // MARK: Properties of a part

  @Test func waitBetweenModes() throws {
    var chip = AK8975Chip()
    chip.modeWait = 5_000_000
    let bench = Bench.compass(chip)
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(4))
    try bench.write(0x0A, 0x01)
    #expect(try bench.byte(0x0A) == 0x00)
    #expect(bench.count(.modeChangeWait) == 1)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x01)
    #expect(try bench.byte(0x0A) == 0x01)
  }

  /// A weak coil gives −200 digits, which is outside the maker's limits.
  @Test func fieldOfTheCoil() throws {
    var chip = AK8975Chip()
    chip.adjustment = (128, 128, 128)
    chip.selfTestField = [0, 0, -60]
    let bench = Bench.compass(chip)
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0, 0, 0, 0, 0x38, 0xFF, 0x00])
  }

  @Test func coilAndAmbientAdd() throws {
    let bench = bench("self-test-ambient", "included")
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(10))
    // The field 44.1 − 195 µT on z, adjusted by 160, reads as −447.
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x41, 0xFE, 0x00])
  }

  @Test func statusKeptOnModeChange() throws {
    let bench = bench("status-on-mode-change", "kept")
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x0F)
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }
}
