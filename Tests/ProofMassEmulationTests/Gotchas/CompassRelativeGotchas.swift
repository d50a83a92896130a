// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces known mistakes with the AK8975's relatives, and with the MPU-9150 around it.
struct CompassRelativeGotchas {
  // MARK: AK8963

  /// A driver that never reads ST2 reads the first measurement forever, whatever the field does.
  @Test(arguments: [0x02, 0x06, 0x12, 0x16] as [UInt8])
  func unreadST2Freezes(mode: UInt8) throws {
    let bench = Bench(.ak8963, at: 0x0C)
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, mode)
    bench.wait(.milliseconds(130))
    let first = try bench.bytes(0x03, 6)
    #expect(first[0] == (mode & 0x10 == 0 ? 0x1D : 0x73))
    bench.field(0, 0, 0)
    for _ in 0..<20 {
      bench.wait(.milliseconds(130))
      #expect(try bench.byte(0x02) & 0x01 == 0x00)
      #expect(try bench.bytes(0x03, 6) == first)
    }
    // After one read of ST2, the next measurement is available.
    _ = try bench.byte(0x09)
    bench.wait(.milliseconds(130))
    #expect(try bench.bytes(0x03, 7) == [0, 0, 0, 0, 0, 0, mode & 0x10])
  }

  /// Both parts have the identity 0x48; the AK8963 differs by the resolution bit in ST2.
  @Test func identityOfTwoParts() throws {
    for (part, echo) in [(Part.ak8975, 0x00), (.ak8963, 0x10)] as [(Part, UInt8)] {
      let bench = Bench(part, at: 0x0C)
      #expect(try bench.byte(0x00) == 0x48)
      try bench.write(0x0A, 0x11)
      bench.wait(.milliseconds(10))
      #expect(try bench.byte(0x02) == 0x01)
      #expect(try bench.byte(0x09) == echo)
    }
  }

  /// SELF is written as bit 7: it has no effect, and Z, of 16 bits, is not in −3200…−800.
  @Test func selfTestBitSevenOfTheAK8963() throws {
    let bench = Bench(.ak8963, at: 0x0C)
    try bench.write(0x0C, 0x80)
    #expect(bench.violations.map(\.kind) == [.reservedBits])
    try bench.write(0x0A, 0x18)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0, 0, 0, 0, 0, 0, 0x10])
  }

  // MARK: AK8973

  /// Without the dummy read the second start is ignored, and the driver reads one measurement
  /// forever.
  @Test func startWithoutTheDummyRead() throws {
    let bench = Bench(.ak8973, at: 0x1C)
    try bench.write(0xE1, 0, 0, 0, 0x07, 0x07, 0x07)
    bench.field(20, -3, 44.1)
    try bench.write(0xE0, 0x00)
    bench.wait(.milliseconds(20))
    bench.field(0, 0, 0)
    for _ in 0..<3 {
      #expect(try bench.byte(0xC0) == 0x01)
      try bench.write(0xE0, 0x00)
      bench.wait(.milliseconds(20))
    }
    #expect(bench.count(.startWhileReady) == 3)
    #expect(try bench.bytes(0xC2, 3) == [0x94, 0x7D, 0xAC])
  }

  /// A driver reads five bytes 0.3 ms after each start, with a start every 20 ms: every second
  /// sample is zero, as its author observed, and the others are those of the previous start.
  @Test func readAfter300Microseconds() throws {
    let bench = Bench(.ak8973, at: 0x1C)
    try bench.write(0xE1, 0, 0, 0, 0x07, 0x07, 0x07)
    bench.field(20, -3, 44.1)
    for index in 0..<10 {
      try bench.write(0xE0, 0x00)
      bench.wait(.microseconds(300))
      let bytes = try bench.bytes(0xC0, 5)
      #expect(bytes == (index % 2 == 0 ? [0, 0, 0, 0, 0] : [0x01, 0x88, 0x94, 0x7D, 0xAC]))
      bench.wait(.milliseconds(20))
    }
  }

  /// The magnet of a speaker saturates the byte, until the host moves the DAC step by step.
  @Test func saturatedUntilTheDACIsMoved() throws {
    let bench = Bench(.ak8973, at: 0x1C)
    bench.field(-500, 0, 0)
    var steps: UInt8 = 0
    var x: UInt8 = 0
    repeat {
      try bench.write(0xE1, 0x80 + steps, 0, 0, 0x07, 0x07, 0x07)
      bench.wait(.milliseconds(1))
      try bench.write(0xE0, 0x00)
      bench.wait(.milliseconds(14))
      x = try bench.byte(0xC2)
      if x < 50 { steps += 1 }
    } while x < 50 && steps < 127
    // The expected byte is 128 − 500 + 16 × 27 = 60.
    #expect(steps == 27)
    #expect(x == 60)
  }

  // MARK: MPU-9150

  /// Without the bypass there is no acknowledge; a driver that ignores errors reads zeros.
  @Test func bypassForgotten() throws {
    let circuit = Circuit(.mpu9150)
    let compass = Bench(on: circuit, at: 0x0C)
    #expect(throws: BusError.noAcknowledge) { try compass.probe() }
    #expect(throws: BusError.noAcknowledge) { try compass.write(0x0A, 0x01) }
    compass.wait(.milliseconds(10))
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
    var span = bytes.mutableSpan
    #expect(throws: BusError.noAcknowledge) {
      try circuit.wire.read(into: &span, command: 0x02, from: 0x0C)
    }
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// The bypass is on, but the I2C master is on as well.
  @Test func bypassWithTheMasterOn() throws {
    let circuit = Circuit(.mpu9150)
    try Bench(on: circuit, at: 0x68).write(0x6A, 0x20)
    try Bench(on: circuit, at: 0x68).write(0x37, 0x02)
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x0C).probe() }
  }
}
