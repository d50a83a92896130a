// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces known mistakes of programs for these accelerometers. More are in
/// AccelerometerClientTests and AccelerometerSparkFunTests.
struct AccelerometerGotchaTests {
  /// 4. lis331-rs sets the latch bit in CTRL_REG5, as on the LIS3DH: it sets a reserved bit and
  /// enables no latch.
  @Test func lis331RsLatchesNothing() throws {
    let chip = try SampledAccelerometer([(0x32, 0x10), (0x30, 0x20), (0x24, 0x08)])
    #expect(try chip.bench.byte(0x24) == 0x00)
    #expect(chip.bench.count(.reservedBits) == 1)
    chip.force(0, 0, 0, after: 0)
    chip.pass(2)
    #expect(chip.edges == [chip.rise(0), chip.fall(1)])
  }

  /// 5. CircuitPython's code for 780 Hz is 4, which overflows from DR into PM.
  @Test(arguments: [(0x47, 0x67), (0x27, 0x27)] as [(UInt8, UInt8)])
  func circuitPythonsFilterCode(before: UInt8, after: UInt8) throws {
    let bench = Bench(.lis331hh, at: 0x18)
    try bench.write(0x20, before)
    let byte = try bench.byte(0x20) & ~0x18 | 4 << 3
    try bench.write(0x20, byte)
    #expect(try bench.byte(0x20) == after)
    bench.wait(.milliseconds(1_002))
    // The rates are 1 Hz instead of 0.5 Hz, and 50 Hz as before.
    #expect(try bench.byte(0x27) & 0x0F == 0x0F)
  }

  /// 6. DFRobot adds the low byte as a signed number: 3 g at ±6 g is 16 digits too low.
  @Test func dfRobotsLowByte() throws {
    let chip = try SampledAccelerometer([], .lis331hh, force: (0, 0, 3))
    chip.pass(0)
    let bytes = try chip.bench.bytes(0xAC, 2)
    #expect(bytes == [0x80, 0x3E])
    #expect((Int(bytes[1]) * 256 + Int(Int8(bitPattern: bytes[0]))) / 16 == 984)
  }

  /// 6. DFRobot's function that shuts down the filter writes nothing.
  @Test func dfRobotsFilterStaysOn() throws {
    let chip = try SampledAccelerometer([(0x21, 0x10)], .lis331hh)
    _ = try chip.bench.byte(0x25)
    chip.pass(5)
    #expect(try chip.bench.byte(0x21) == 0x10)
    #expect(try chip.bench.words() == [0, 0, 0])
  }

  /// 7. ST's "8 Hz" is the coefficient 8: at 50 Hz half of a step is left after 100 ms.
  @Test func coefficientsAreNotHertz() throws {
    let bench = try Bench.accelerometer((0x21, 0x10), (0x20, 0x27))
    bench.wait(.milliseconds(22 + 80))
    #expect(try bench.words()[2] == 513 * 16)
  }

  /// 8. 0x31 and 0x33 are 8-bit read addresses; no chip has them as 7-bit addresses.
  @Test(arguments: [0x31, 0x33] as [UInt8])
  func eightBitAddresses(address: UInt8) throws {
    let circuit = Circuit(.lis331dlh.at(0x18), .lis331dlh.at(0x19))
    #expect(throws: BusError.noAcknowledge) {
      try Bench(on: circuit, at: address).byte(0x0F)
    }
    #expect(try Bench(on: circuit, at: address >> 1).byte(0x0F) == 0x32)
  }

  /// 9. Intel's driver interprets the 8-bit outputs as unsigned: −1 g reads as 200.
  @Test func unsignedOutputs() throws {
    let chip = try SampledAccelerometer.eightBit([], force: (0, 0, -1))
    chip.pass(0)
    let byte = try chip.bench.byte(0x2D)
    #expect(Int(byte) == 200)
    #expect(Int8(bitPattern: byte) == -56)
  }

  /// 10. A test for bit 7 as "at least 127" is also true for the largest threshold, which does not
  /// have that bit.
  @Test func bitSeven() throws {
    let bench = try Bench.accelerometer((0x32, 0x7F))
    let byte = try bench.byte(0x32)
    #expect(byte >= 127)
    #expect(byte & 0x80 == 0)
  }

  /// 11. InvenSense's address of OUT_Z_L is 0x2B, which returns half of Y and half of Z.
  @Test func wrongAddressOfZ() throws {
    let chip = try SampledAccelerometer([], force: (0, -1, 0.1))
    chip.pass(0)
    #expect(try chip.bench.bytes(0xAB, 2) == [0xC1, 0x40])
  }

  /// 12. TI shifts by 4, 3 and 2 at ±2, ±4 and ±8 g; the results are only approximately mg.
  @Test(arguments: [(0x00, 4, 1000), (0x10, 3, 1000), (0x30, 2, 1024)] as [(UInt8, Int, Int16)])
  func shifts(format: UInt8, shift: Int, value: Int16) throws {
    let chip = try SampledAccelerometer([(0x23, format)])
    chip.pass(0)
    #expect(Int16(bitPattern: try chip.bench.words()[2]) >> shift == value)
  }

  /// 13. A logical shift turns −1 g into 3096 digits. RIOT's scale of 4 mg per digit at ±8 g is
  /// 2.6 % too high.
  @Test func signAndScale() throws {
    let chip = try SampledAccelerometer([(0x23, 0x00)], force: (0, 0, -1))
    chip.pass(0)
    let word = try chip.bench.words()[2]
    #expect(word >> 4 == 3096)
    #expect(Int16(bitPattern: word) >> 4 == -1000)
    try chip.bench.write(0x23, 0x30)
    chip.bench.force(0, 0, 3.9)
    chip.pass(1)
    // The 1000 digits are 3.9 g, not 4 g.
    #expect(try chip.bench.words()[2] >> 4 == 1000)
  }

  /// 15. With a wrong SPI mode, the first data bit is sampled high, and the identity reads as 0xB2.
  @Test func firstBitHigh() throws {
    let circuit = Circuit(.h3lis331dl.on(spi: 0))
    circuit.fail(.flippedBit(byte: 0, bit: 7), atTransaction: 1)
    #expect(try circuit.frame(0x8F, reading: 1) == [0xB2])
    #expect(try circuit.frame(0x8F, reading: 1) == [0x32])
  }

  /// 16. A program that reads the data but never the source gets one edge; the level stays.
  @Test func latchThatIsNotRead() throws {
    let chip = try SampledAccelerometer([(0x22, 0x04), (0x32, 0x10), (0x30, 0x02)])
    for event in 0..<10 {
      chip.force(1, 0, 1, after: 5 * event)
      chip.force(0, 0, 1, after: 5 * event + 2)
      _ = try chip.bench.words()
    }
    #expect(chip.edges == [chip.rise(1)])
    #expect(chip.bench.circuit.pins(at: chip.bench.target)[0].isHigh)
  }

  /// 16. A latch remains from before, so that the line is already high when the program begins to
  /// watch it.
  @Test func latchFromBefore() throws {
    let chip = try SampledAccelerometer([(0x22, 0x04), (0x32, 0x10), (0x30, 0x02)])
    chip.force(1, 0, 1, after: 0)
    chip.force(0, 0, 1, after: 1)
    var line = try #require(chip.bench.circuit.line("INT1", of: chip.bench.target))
    chip.force(1, 0, 1, after: 5)
    #expect(line.waitForEdge(until: Instant(nanoseconds: chip.time(9))) == nil)
    // After one read of the source, the next event causes an edge.
    chip.bench.force(0, 0, 1)
    chip.pass(10)
    #expect(try chip.source1() == 0x66)
    chip.force(1, 0, 1, after: 12)
    #expect(
      line.waitForEdge(until: Instant(nanoseconds: chip.time(20)))?.nanoseconds == chip.time(13))
  }

  /// 17. A high event of Z with a threshold below 1 g is always active; with the high-pass filter
  /// and a read of 0x25 it is not.
  @Test func gravity() throws {
    let bare = try SampledAccelerometer([(0x32, 0x30), (0x30, 0x20)])
    bare.pass(1000)
    #expect(bare.edges == [bare.rise(0)])
    let filtered = try SampledAccelerometer([(0x21, 0x04), (0x32, 0x30), (0x30, 0x20)])
    _ = try filtered.bench.byte(0x25)
    filtered.pass(1000)
    #expect(filtered.edges == [])
  }

  /// 18. After a change of PM, reads return old data for 1/ODR + 1 ms.
  @Test func changeOfPowerMode() throws {
    let chip = try SampledAccelerometer([(0x23, 0x80)])
    chip.pass(3)
    _ = try chip.bench.words()
    try chip.bench.write(0x20, 0xCF)
    chip.bench.force(1, 0, 0)
    chip.bench.wait(.milliseconds(100))
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
    #expect(chip.bench.count(.staleRead) == 1)
    chip.bench.wait(.milliseconds(1))
    #expect(try chip.bench.words() == [0x3E80, 0, 0])
  }

  /// 19. A write of CTRL_REG4 is corrupted, so that the self-test stays on without an error; only a
  /// read detects it.
  @Test func writeThatIsNotTaken() throws {
    let chip = try SampledAccelerometer([(0x23, 0x82)], force: (0, 0, 0))
    chip.pass(0)
    chip.bench.circuit.fail(.flippedBit(byte: 0, bit: 1), atTransaction: 1)
    try chip.bench.write(0x23, 0x80)
    #expect(try chip.bench.byte(0x23) == 0x82)
    chip.pass(1)
    #expect(try chip.bench.words()[0] == 0x12C0)
    try chip.bench.write(0x23, 0x80)
    #expect(try chip.bench.byte(0x23) == 0x80)
    chip.pass(2)
    #expect(try chip.bench.words() == [0, 0, 0])
  }

  /// 20. The data read after the edge may belong to another sample, below the threshold.
  @Test func dataAfterTheEvent() throws {
    let chip = try SampledAccelerometer([(0x32, 0x10), (0x30, 0x02)], force: (0, 0, 0))
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 0, 0, after: 1)
    chip.pass(2)
    #expect(chip.edges.first == chip.rise(1))
    #expect(try chip.bench.words() == [0, 0, 0])
  }

  /// 21. After a brown-out the chip is in power-down with its reset values, and acknowledges.
  @Test func brownOut() throws {
    let chip = try SampledAccelerometer([(0x23, 0x90), (0x32, 0x10), (0x30, 0x20)])
    chip.pass(0)
    chip.bench.circuit.fail(.brownOut, atTransaction: 1)
    #expect(try chip.bench.words() == [0, 0, 0])
    #expect(try chip.bench.bytes(0xA0, 5) == [0x07, 0x00, 0x00, 0x00, 0x00])
    #expect(try chip.bench.bytes(0xB0, 4) == [0x00, 0x00, 0x00, 0x00])
    chip.bench.wait(.seconds(1))
    #expect(try chip.bench.byte(0x27) == 0x00)
    #expect(chip.edges.map(\.isHigh) == [true, false])
  }

  /// 22. The identity and the word are equal, but the word means 1 g on one part and 3 g on the
  /// other.
  @Test func identityDoesNotTellTheScale() throws {
    let circuit = Circuit(.lis331dlh, .lis331hh.at(0x19))
    let small = Bench(on: circuit, at: 0x18)
    let large = Bench(on: circuit, at: 0x19)
    for bench in [small, large] { try bench.write(0x20, 0x2F) }
    small.force(0, 0, 1)
    circuit.advance(by: .milliseconds(12))
    let word = try small.words()[2]
    small.force(0, 0, 3)
    circuit.advance(by: .milliseconds(12))
    #expect(try large.words()[2] == word)
    #expect(try small.byte(0x0F) == large.byte(0x0F))
  }

  /// On the 8-bit parts, a read of 0x23 resets the filter; it is not CTRL_REG4.
  @Test func formatOfTheOtherPart() throws {
    let chip = try SampledAccelerometer.eightBit([(0x23, 0x80)])
    #expect(chip.bench.count(.readOnlyWrite) == 1)
    #expect(try chip.bench.byte(0x23) == 0x00)
  }
}
