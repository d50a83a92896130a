// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Data registers of the MPU-6500 and its relatives: scales, rates, offsets, power, and what a transfer reads.
@Suite struct MPU6500DataTests {
  private func still(_ bench: Bench) {
    bench.force(0, 0, 1)
    bench.temperature(25)
    bench.wait(.milliseconds(200))
  }

  /// High bytes first: 1 g is 0x4000 at ±2 g, and 100 °/s are 1640 digits at ±2000 °/s. 25 °C is −3920 in the old family
  /// and 1335 in the new.
  @Test(
    arguments: [
      (Part.mpu6050, [0xF0, 0xB0]), (.mpu6500, [0x05, 0x37]), (.mpu9150, [0xF0, 0xB0]),
      (.mpu9255, [0x05, 0x37]),
    ] as [(Part, [UInt8])])
  func bytes(part: Part, temperature: [UInt8]) throws {
    let bench = try Bench.invenSense(part, (0x6B, 0x01), (0x1B, 0x18))
    still(bench)
    bench.turn(100, -100, 0)
    bench.wait(.milliseconds(2))
    #expect(
      try bench.bytes(0x3B, 14) == [0, 0, 0, 0, 0x40, 0x00] + temperature
        + [0x06, 0x68, 0xF9, 0x98, 0, 0])
    #expect(bench.violations.isEmpty)
  }

  @Test(
    arguments: [
      (0x00, [0x40, 0x00], [0x19, 0x96]), (0x08, [0x20, 0x00], [0x0C, 0xCB]),
      (0x10, [0x10, 0x00], [0x06, 0x68]), (0x18, [0x08, 0x00], [0x03, 0x34]),
    ] as [(UInt8, [UInt8], [UInt8])])
  func ranges(code: UInt8, force: [UInt8], rate: [UInt8]) throws {
    let bench = try Bench.invenSense(.mpu6500, (0x1C, code), (0x1B, code))
    still(bench)
    // 6550, 3275, 1640 and 820 digits.
    bench.turn(50, 0, 0)
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(0x3F, 2) == force)
    #expect(try bench.bytes(0x43, 2) == rate)
  }

  @Test func saturation() throws {
    let bench = try Bench.invenSense(.mpu6050, (0x6B, 0x01))
    bench.force(2.5, -2.5, 0)
    bench.turn(300, -300, 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x3B, 4) == [0x7F, 0xFF, 0x80, 0x00])
    #expect(try bench.bytes(0x43, 4) == [0x7F, 0xFF, 0x80, 0x00])
  }

  // MARK: Rates

  /// Samples in 100 ms, counted by the FIFO, which stores the temperature: at base/(1 + SMPLRT_DIV). The divider acts at
  /// 1 kHz only in the new family, and nowhere with FCHOICE_B.
  @Test(
    arguments: [
      (Part.mpu6050, 0x00, 0x4F, 0x00, 10), (.mpu6050, 0x04, 0x13, 0x00, 5),
      (.mpu6050, 0x00, 0xFF, 0x00, 3), (.mpu6500, 0x04, 0x13, 0x00, 5),
      (.mpu6500, 0x06, 0x63, 0x00, 1),
    ] as [(Part, UInt8, UInt8, UInt8, Int)])
  func rates(part: Part, config: UInt8, divider: UInt8, choice: UInt8, samples: Int) throws {
    let bench = try Bench.invenSense(
      part, (0x6B, 0x01), (0x1A, config), (0x1B, choice), (0x23, 0x80), (0x6A, 0x40),
      (0x19, divider), (0x6A, 0x44))
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x72, 2) == [0, UInt8(2 * samples)])
  }

  /// 8 and 32 kHz, in 2 ms.
  @Test(
    arguments: [
      (0x00, 0x00, 16), (0x07, 0x00, 16), (0x01, 0x01, 64), (0x01, 0x02, 64), (0x01, 0x03, 64),
    ] as [(UInt8, UInt8, Int)])
  func fastRates(config: UInt8, choice: UInt8, samples: Int) throws {
    let bench = try Bench.invenSense(
      .mpu6500, (0x1A, config), (0x19, 0x13), (0x1B, choice), (0x23, 0x80), (0x6A, 0x44))
    bench.wait(.milliseconds(2))
    let count = try bench.bytes(0x72, 2)
    // The transfers take some samples' time.
    let found = (Int(count[0]) << 8 | Int(count[1])) / 2
    #expect((samples...samples + 8).contains(found), "\(found)")
  }

  /// At 8 kHz each sample of the accelerometer is there eight times, or twice where it has 4 kHz.
  @Test(arguments: [(Part.mpu6050, 0x00, 8), (.mpu6500, 0x00, 8), (.mpu6500, 0x08, 2)])
  func repeatedAcceleration(part: Part, config: UInt8, times: Int) throws {
    let bench = try Bench.invenSense(part, (0x6B, 0x01), (0x1D, config), (0x23, 0x08), (0x6A, 0x44))
    bench.wait(.milliseconds(5))
    try bench.write(0x23, 0x00)
    var instants: [Int64] = []
    for _ in 0..<32 {
      _ = try bench.bytes(0x74, 6)
      instants.append(try #require(bench.circuit.truth(at: bench.target)).instants.x)
    }
    let runs = instants.dropFirst().indices.filter { instants[$0] != instants[$0 - 1] }
    for pair in zip(runs, runs.dropFirst()) { #expect(pair.1 - pair.0 == times) }
    #expect(runs.count >= 3)
    #expect(instants[runs[1]] - instants[runs[0]] == Int64(times) * 125_000)
  }

  // MARK: Low-passes and noise

  /// Of a step the remainder shrinks by e^(−2π · bandwidth · 1 ms) from sample to sample: with 184 Hz in the first table,
  /// 218.1 Hz in the later one, and 27.4 Hz for a delay of 5.8 ms.
  @Test(arguments: [
    ("first", "bandwidth", 0.315), ("later", "bandwidth", 0.254), ("first", "delay", 0.842),
  ])
  func lowPasses(table: String, fit: String, factor: Double) throws {
    let bench = Bench(.mpu9250.sensing(.nominal), at: 0x68)
    bench.set(policy: "accel-dlpf-table", table)
    bench.set(policy: "filter-fit", fit)
    for (register, byte) in [(0x1A, 0x01), (0x1D, 0x01), (0x23, 0x08), (0x6A, 0x40)]
      as [(UInt8, UInt8)]
    { try bench.write(register, byte) }
    bench.force(0, 0, 0)
    bench.wait(.milliseconds(200))
    try bench.write(0x6A, 0x44)
    bench.force(1, 0, 0)
    bench.wait(.milliseconds(8))
    let left = try (0..<6).map { _ in
      let bytes = try bench.bytes(0x74, 6)
      return 16384 - Double(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1])))
    }
    let first = try #require(left.firstIndex { $0 < 16000 })
    #expect(abs(left[first + 1] / left[first] - factor) < 0.02, "\(left)")
  }

  /// Noise by the printed density, or by the printed rms value, which is 2.2 times that in an MPU-9250.
  @Test func noise() throws {
    func deviation(_ policy: String) throws -> Double {
      let bench = Bench(.mpu9250.sensing(.typical(seed: 3)), at: 0x68)
      bench.set(policy: "accel-noise-source", policy)
      for (register, byte) in [(0x1A, 0x01), (0x1D, 0x02), (0x6B, 0x01)] as [(UInt8, UInt8)] {
        try bench.write(register, byte)
      }
      bench.wait(.milliseconds(500))
      var (sum, squares) = (0.0, 0.0)
      for _ in 0..<400 {
        bench.wait(.milliseconds(7))
        let bytes = try bench.bytes(0x3B, 2)
        let value = Double(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1])))
        sum += value
        squares += value * value
      }
      return (squares / 400 - sum * sum / 160_000).squareRoot()
    }
    let density = try deviation("density")
    // 300 µg/√Hz behind one pole at 92 Hz: 3.6 mg.
    #expect(abs(density - 59) < 8, "\(density)")
    #expect(abs(try deviation("rms") / density - 2.2) < 0.3)
  }

  // MARK: Offsets

  /// 32.8 steps are 1 °/s in every range: 0x0148 are 10 °/s, 1310 digits at ±250 °/s and 164 at ±2000 °/s.
  @Test(
    arguments: [
      (0x00, "added", [0x05, 0x1E]), (0x18, "added", [0x00, 0xA4]),
      (0x00, "subtracted", [0xFA, 0xE2]),
    ] as [(UInt8, String, [UInt8])])
  func gyroscopeOffset(range: UInt8, policy: String, bytes: [UInt8]) throws {
    let bench = Bench(.mpu6500, at: 0x68)
    bench.set(policy: "gyro-offs-sign", policy)
    try bench.write(0x1B, range)
    try bench.write(0x13, 0x01, 0x48)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x43, 4) == bytes + [0, 0])
  }

  /// 2048 steps are 1 g, bit 0 included: the factory's word less 0x0200 is −0.25 g.
  @Test(
    arguments: [
      (Part.mpu6050, 0x06, "2048", [0xF0, 0x00]), (.mpu6500, 0x77, "2048", [0xF0, 0x00]),
      (.mpu9250, 0x77, "4096", [0xF8, 0x00]),
    ] as [(Part, UInt8, String, [UInt8])])
  func accelerometerOffset(part: Part, address: UInt8, policy: String, bytes: [UInt8]) throws {
    let bench = try Bench.invenSense(part, (0x6B, 0x01))
    bench.set(policy: "accel-offs-lsb", policy)
    let trim = try bench.bytes(address, 2)
    try bench.write(address, trim[0] &- 2, trim[1])
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x3B, 6) == bytes + [0, 0, 0x40, 0x00])
  }

  @Test(arguments: [("stored", 0x35), ("zero", 0x34)] as [(String, UInt8)])
  func reservedOffsetBit(policy: String, low: UInt8) throws {
    let bench = Bench(.mpu6500, at: 0x68)
    bench.set(policy: "accel-offs-bit0", policy)
    try bench.write(0x7A, 0x12, 0x35)
    #expect(try bench.bytes(0x7A, 2) == [0x12, low])
  }

  // MARK: Power

  /// A part that was never woken returns zeros, and each read of its data is a hazard.
  @Test func asleep() throws {
    let bench = Bench(.mpu6050, at: 0x68)
    still(bench)
    #expect(try bench.bytes(0x3B, 14) == [UInt8](repeating: 0, count: 14))
    #expect(bench.count(.powerDownRead) == 1)
  }

  /// What outputs read after sleep and standby: 0 in the new family, the last data in the old.
  @Test(
    arguments: [
      (Part.mpu6500, "part", 0x00), (.mpu6050, "part", 0x40), (.mpu6500, "last", 0x40),
      (.mpu6050, "zero", 0x00),
    ] as [(Part, String, UInt8)])
  func disabled(part: Part, policy: String, high: UInt8) throws {
    for (register, value) in [(0x6B, 0x40), (0x6C, 0x08)] as [(UInt8, UInt8)] {
      let bench = try Bench.invenSense(part, (0x6B, 0x01))
      bench.set(policy: "data-when-disabled", policy)
      still(bench)
      try bench.write(register, value)
      bench.force(0, 0, 0.5)
      bench.wait(.milliseconds(10))
      #expect(try bench.byte(0x3F) == high)
    }
  }

  /// The axes of PWR_MGMT_2, one by one.
  @Test(arguments: 0..<6)
  func standby(bit: Int) throws {
    let bench = try Bench.invenSense(.mpu6500, (0x6B, 0x01), (0x6C, 0x20 >> UInt8(bit)))
    bench.force(1, 1, 1)
    bench.turn(50, 50, 50)
    bench.wait(.milliseconds(100))
    let data = try bench.bytes(0x3B, 14)
    let words = [0, 2, 4, 8, 10, 12].map { UInt16(data[$0]) << 8 | UInt16(data[$0 + 1]) }
    for (index, word) in words.enumerated() { #expect((word == 0) == (index == bit)) }
  }

  /// With CLKSEL 7 nothing is sampled.
  @Test func stoppedClock() throws {
    let bench = try Bench.invenSense(.mpu6500, (0x6B, 0x07))
    _ = try bench.byte(0x3A)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x3A) == 0)
    try bench.write(0x6B, 0x01)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x3A) == 0x01)
  }

  /// TEMP_DIS, and GYRO_STANDBY with the temperature of the last sample.
  @Test func thermometerOff() throws {
    let bench = try Bench.invenSense(.mpu6500, (0x6B, 0x19))
    bench.temperature(40)
    bench.turn(50, 0, 0)
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x3F, 6) == [0x40, 0, 0, 0, 0, 0])
  }

  /// The clock is the PLL's while an axis that it needs runs, else the oscillator's.
  @Test func clocks() throws {
    var chip = MPU6500Chip(.mpu6050)
    (chip.oscillatorError, chip.pllError) = (0.05, 0)
    for (power, standby, period) in [
      (0x00, 0x00, 952_380), (0x01, 0x00, 1_000_000), (0x01, 0x04, 952_380),
      (0x02, 0x04, 1_000_000),
      (0x05, 0x00, 952_380),
    ] as [(UInt8, UInt8, Int64)] {
      let bench = try Bench.invenSense(
        .mpu6500(chip), (0x6B, power), (0x6C, standby), (0x1A, 0x01))
      bench.wait(.milliseconds(10))
      _ = try bench.bytes(0x3B, 6)
      let first = try #require(bench.circuit.truth(at: bench.target)).instants.x
      bench.wait(.milliseconds(1))
      _ = try bench.bytes(0x3B, 6)
      let second = try #require(bench.circuit.truth(at: bench.target)).instants.x
      #expect((second - first) % period == 0 && second > first, "\(power)")
    }
  }

  // MARK: Reading

  /// A transfer reads one set, however long it takes; the next one reads the next.
  @Test func coherence() throws {
    let bench = try Bench.invenSense(.mpu6500, (0x6B, 0x01), (0x1A, 0x00))
    bench.wait(.milliseconds(50))
    // 14 bytes take 315 µs at 400 kHz, more than two samples.
    _ = try bench.bytes(0x3B, 14)
    let force = try #require(bench.circuit.truth(at: bench.target, of: .acceleration))
    let rate = try #require(bench.circuit.truth(at: bench.target, of: .angularRate))
    #expect(Set([rate.instants.x, rate.instants.y, rate.instants.z]).count == 1)
    #expect(force.instants.x == force.instants.z && rate.instants.x - force.instants.x < 1_000_000)
    #expect(bench.violations.isEmpty)
  }

  /// Data that were read already, half words, and data before they have settled are hazards.
  @Test func hazards() throws {
    let bench = try Bench.invenSense(.mpu6500, (0x6B, 0x01), (0x1A, 0x04), (0x19, 0x63))
    bench.wait(.milliseconds(150))
    _ = try bench.bytes(0x3B, 6)
    #expect(bench.violations.isEmpty)
    // Other axes of the same set are new.
    _ = try bench.bytes(0x43, 6)
    #expect(bench.violations.isEmpty)
    _ = try bench.bytes(0x3B, 6)
    #expect(bench.count(.staleRead) == 1)
    // With the status it is known.
    _ = try bench.bytes(0x3A, 7)
    #expect(bench.count(.staleRead) == 1)
    bench.wait(.milliseconds(100))
    _ = try bench.byte(0x3B)
    _ = try bench.byte(0x3C)
    #expect(bench.count(.unprotectedRead) == 2)
    try bench.write(0x6B, 0x41)
    try bench.write(0x19, 0x00)
    try bench.write(0x6B, 0x01)
    _ = try bench.bytes(0x43, 6)
    #expect(bench.count(.earlyRead) == 1)
    bench.wait(.milliseconds(10))
    _ = try bench.bytes(0x43, 6)
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(25))
    _ = try bench.bytes(0x43, 6)
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// EXT_SYNC_SET puts the level of FSYNC, which is low, into the lowest bit of an output: 6551 becomes 6550.
  @Test(arguments: [(0x00, 0x97), (0x10, 0x96)] as [(UInt8, UInt8)])
  func frameSync(config: UInt8, low: UInt8) throws {
    let bench = try Bench.invenSense(.mpu6500, (0x1A, config))
    bench.turn(50.01, 0, 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x43, 2) == [0x19, low])
  }

  /// SIG_COND_RESET clears the data, and clears itself; SIGNAL_PATH_RESET keeps them.
  @Test func signalResets() throws {
    let bench = try Bench.invenSense(.mpu6500, (0x6B, 0x01), (0x1A, 0x04), (0x19, 0xFF))
    still(bench)
    bench.wait(.milliseconds(300))
    try bench.write(0x68, 0x07)
    #expect(try bench.byte(0x68) == 0)
    #expect(try bench.bytes(0x3F, 2) == [0x40, 0x00])
    try bench.write(0x6A, 0x01)
    #expect(try bench.byte(0x6A) == 0)
    #expect(try bench.bytes(0x3F, 2) == [0, 0])
  }
}
