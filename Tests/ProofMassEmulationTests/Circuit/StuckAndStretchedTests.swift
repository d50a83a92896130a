// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Faults of parts that people met: a write that changes nothing, an axis that no longer moves, a
/// clock that is held low.
struct StuckAndStretchedTests {
  // MARK: Writes

  @Test func anIgnoredWriteIsAcknowledged() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.ignoredWrite, atTransaction: 1)
    try bench.write(0xA0, 0x2F, 0x10, 0x04)
    #expect(try bench.bytes(0xA0, 3) == [0x07, 0x00, 0x00])
    try bench.write(0xA0, 0x2F, 0x10, 0x04)
    #expect(try bench.bytes(0xA0, 3) == [0x2F, 0x10, 0x04])
    #expect(bench.circuit.finish().isClean)
  }

  @Test func anIgnoredWriteOnSPI() throws {
    let circuit = Circuit(.lis3dh.on(spi: 0))
    circuit.fail(.ignoredWrite, atTransaction: 1)
    try circuit.frame(0x20, 0x57)
    #expect(try circuit.frame(0xA0, reading: 1) == [0x07])
    #expect(circuit.finish().isClean)
  }

  /// A measurement that was not started does not come.
  @Test func anIgnoredStartOfACompass() throws {
    let bench = Bench.compass()
    bench.circuit.fail(.ignoredWrite, atTransaction: 1)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x02) == 0x00)
  }

  @Test func aReadHasNothingToIgnore() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.ignoredWrite, atTransaction: 1)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(bench.circuit.finish().unusedFaults == [.ignoredWrite])
  }

  // MARK: Axes

  /// A sensor that measures, how to read its three words, and those at three worlds.
  struct Sensor: CustomTestStringConvertible {
    var name: String
    var part: Part
    var address: UInt8
    var writes: [(UInt8, UInt8)]
    var restart: (UInt8, UInt8)?
    var command: UInt8

    var testDescription: String { name }

    static let all = [
      Sensor(
        name: "LIS331DLH", part: .lis331dlh, address: 0x18, writes: [(0x20, 0x27)], command: 0xA8),
      Sensor(name: "LIS3DH", part: .lis3dh, address: 0x18, writes: [(0x20, 0x57)], command: 0xA8),
      Sensor(
        name: "LIS3DH with FIFO", part: .lis3dh, address: 0x18,
        writes: [(0x24, 0x40), (0x2E, 0x80), (0x20, 0x57)], command: 0xA8),
      Sensor(
        name: "LIS331DL", part: .lis331dl, address: 0x1C, writes: [(0x20, 0x47)], command: 0xA8),
      Sensor(
        name: "L3G4200D", part: .l3g4200d, address: 0x68, writes: [(0x20, 0x0F)], command: 0xA8),
      Sensor(
        name: "AK8975", part: .ak8975, address: 0x0C, writes: [], restart: (0x0A, 0x01),
        command: 0x03),
      Sensor(
        name: "AK8963", part: .ak8963, address: 0x0C, writes: [(0x0A, 0x16)], command: 0x03),
      Sensor(
        name: "AK09916", part: .ak09916, address: 0x0C, writes: [(0x31, 0x08)], command: 0x11),
    ]

    /// The three words, of which a LIS331DL has eight bits in every second byte.
    func words(_ bench: Bench) throws -> [UInt16] {
      if let restart { try bench.write(restart.0, restart.1) }
      bench.wait(.milliseconds(200))
      // Reading to the end releases the next set of a compass; a FIFO is emptied.
      let count = command == 0x03 ? 7 : command == 0x11 ? 8 : 6
      var bytes = try bench.bytes(command, count)
      if part.target == .i2c(0x18), try bench.byte(0x24) & 0x40 != 0 {
        for _ in 0..<40 { bytes = try bench.bytes(command, count) }
      }
      return [0, 2, 4].map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    }
  }

  private func move(_ bench: Bench, _ scale: Double) {
    bench.circuit.change {
      $0.specificForce = Axes(0.1, 0.2, 0.3) * scale
      $0.angularRate = Axes(0.1, 0.2, 0.3) * scale
      $0.field = Axes(10, 20, 30) * scale
    }
  }

  @Test(arguments: Sensor.all, 0...2)
  func anAxisIsStuck(sensor: Sensor, axis: Int) throws {
    let bench = Bench(sensor.part, at: sensor.address)
    for (register, byte) in sensor.writes { try bench.write(register, byte) }
    move(bench, 1)
    let first = try sensor.words(bench)
    bench.circuit.fail(.stuckAxis(axis), atTransaction: 1)
    let stuck = try sensor.words(bench)
    #expect(stuck == first)
    // The next sample is that of this world.
    bench.wait(.milliseconds(200))
    move(bench, 2)
    let second = try sensor.words(bench)
    for index in 0...2 { #expect((second[index] == first[index]) == (index == axis)) }
    // A loss of the supply does not mend it.
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(100))
    for (register, byte) in sensor.writes { try bench.write(register, byte) }
    #expect(try sensor.words(bench) == second)
    bench.circuit.repair()
    let free = try sensor.words(bench)
    for index in 0...2 { #expect(free[index] != first[index]) }
    #expect(bench.circuit.finish().unusedFaults == [])
  }

  /// The value is that of the next sample, whenever somebody looks.
  @Test(arguments: [.ideal, .typical(seed: 3)] as [Sensing], Sensor.all)
  func theNextSampleCounts(sensing: Sensing, sensor: Sensor) throws {
    // A compass that measures when it is told to has no next sample by itself.
    if sensor.restart != nil { return }
    func value(looking: Bool) throws -> UInt16 {
      let bench = Bench(on: Circuit([sensor.part], sensing: sensing), at: sensor.address)
      for (register, byte) in sensor.writes { try bench.write(register, byte) }
      bench.wait(.milliseconds(300))
      let motion =
        "time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_radps,gyr_y_radps,gyr_z_radps,mag_x_uT,mag_y_uT,mag_z_uT\n"
        + "0,0,0,1,0,0,0,0,0,0\n10,1,1,0,2,2,2,50,50,50"
      let played = try Motion(csv: Array(motion.utf8), name: "csv", start: 0)
      bench.circuit.change { $0.motion = played }
      bench.circuit.fail(.stuckAxis(1), atTransaction: 1)
      _ = try bench.byte(0x00)
      for _ in 0..<(looking ? 30 : 0) {
        bench.wait(.milliseconds(100))
        _ = try sensor.words(bench)
      }
      bench.circuit.advance(to: Instant(nanoseconds: 12_000_000_000))
      return try sensor.words(bench)[1]
    }
    #expect(try value(looking: true) == value(looking: false))
  }

  @Test(arguments: [-1, 3, .max])
  func thereAreThreeAxes(axis: Int) throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.stuckAxis(axis), atTransaction: 1)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(bench.circuit.finish().unusedFaults == [.stuckAxis(axis)])
  }

  // MARK: Clock stretching

  @Test(arguments: [0, 1, 25_000_000] as [Int64])
  func aStretchWithinAControllersPatience(length: Int64) throws {
    let bench = try Bench.accelerometer()
    _ = try bench.byte(0x0F)
    let plain = bench.now
    bench.circuit.fail(.clockStretch(byte: 1, nanoseconds: length), atTransaction: 1)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(bench.now == 2 * plain + length)
  }

  /// The controller gives up after 25 ms; what it sent before was taken.
  @Test(arguments: 0...4)
  func aStretchBeyondIt(byte: Int) throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.clockStretch(byte: byte, nanoseconds: 25_000_001), atTransaction: 1)
    #expect(throws: BusError.timeout) { try bench.write(0xA0, 0x2F, 0x10, 0x04, 0x80) }
    // START, address and bytes of nine bits up to the one that is held, STOP: 2.5 µs a bit.
    #expect(bench.now == 25_000_000 + 2500 * Int64(1 + 9 + 9 * (byte + 1) + 1))
    let written: [UInt8] = [0x2F, 0x10, 0x04, 0x80]
    let reset: [UInt8] = [0x07, 0x00, 0x00, 0x00]
    let taken = max(0, byte - 1)
    #expect(try bench.bytes(0xA0, 4) == Array(written[..<taken] + reset[taken...]))
  }

  @Test func samplesGoOnMeanwhile() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    bench.circuit.fail(.clockStretch(byte: 0, nanoseconds: 24_000_000), atTransaction: 1)
    #expect(try bench.byte(0x27) == 0x0F)
  }

  @Test func thereIsNoneOnSPI() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    let fault = Fault.clockStretch(byte: 0, nanoseconds: 40_000_000)
    circuit.fail(fault, atTransaction: 1)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x32])
    #expect(circuit.finish().unusedFaults == [fault])
  }

  // MARK: Analog inputs

  @Test func theVoltagesAtADC() throws {
    let bench = Bench(.lis3dh, at: 0x18)
    for (register, byte) in [(0x1F, 0x80), (0x23, 0x80), (0x20, 0x57)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    #expect(bench.circuit.analogInputs(at: bench.target) == Axes(1.2, 1.2, 1.2))
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x88, 6) == [0x00, 0x00, 0x00, 0x00, 0x00, 0x00])
    #expect(bench.circuit.setAnalogInputs(Axes(0.7, 1.2, 1.7), at: bench.target))
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x88, 6) == [0xC0, 0x7F, 0x00, 0x00, 0x00, 0x80])
    bench.circuit.powerCycle()
    #expect(bench.circuit.analogInputs(at: bench.target) == Axes(0.7, 1.2, 1.7))
  }

  @Test func partsWithoutThem() {
    let circuit = Circuit(.lis2dh12, .l3g4200d, .ak8975)
    for target in [.i2c(0x18), .i2c(0x68), .i2c(0x0C), .i2c(0x50)] as [Transaction.Target] {
      #expect(circuit.analogInputs(at: target) == nil)
      #expect(!circuit.setAnalogInputs(Axes(1, 1, 1), at: target))
    }
  }
}
