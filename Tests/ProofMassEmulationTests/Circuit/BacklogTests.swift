// SPDX-License-Identifier: Apache-2.0

import ChipPrograms
import ProofMassCore
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// After any interval without observation, an observation computes no more than a fixed number of
/// samples.
@Suite struct BacklogTests {
  /// The limit, for the beginning and the end of a motion, and of the time after it.
  private static let most = 4 * Backlog.most

  /// Random registers, worlds, motions and waits up to the end of the board's time.
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `a look after any time takes a bounded number of samples`(seed: UInt64) throws {
    var bytes = SeededBytes(seed: seed)
    func next() -> UInt8 { bytes.next() ?? 0 }
    let sensing: Sensing = [.ideal, .nominal, .typical(seed: seed)][Int(next()) % 3]
    let work =
      switch next() % 3 {
      case 0: try look(LIS331DLHChip(), sensing, 0x20...0x37, &bytes)
      case 1: try look(LIS331DLChip(), sensing, 0x20...0x3F, &bytes)
      default: try look(L3G4200DChip(), sensing, 0x20...0x38, &bytes)
      }
    #expect(work.allSatisfy { $0 <= Self.most }, "\(work)")
  }

  /// The number of samples that each observation computes.
  private func look(
    _ chip: some STChip, _ sensing: Sensing, _ registers: ClosedRange<UInt8>,
    _ bytes: inout SeededBytes
  ) throws -> [Int64] {
    var chip = chip
    func next() -> UInt8 { bytes.next() ?? 0 }
    func axes(_ scale: Double) -> Axes<Double> {
      Axes(Double(next()) - 128, Double(next()) - 128, Double(next()) - 128) * scale
    }
    let scale = [0.01, 0.1, 1, 100][Int(next() & 3)]
    var world = World()
    world.specificForce = axes(scale)
    world.angularRate = axes(scale)
    var time: Int64 = 0
    chip.sense(sensing)
    chip.powerOn(at: -1_000_000_000)
    for _ in 0..<next() % 12 {
      let register = registers.lowerBound + next() % UInt8(registers.count)
      write(next(), to: register, of: &chip, at: time)
    }
    write(next() | 0x4F, to: 0x20, of: &chip, at: time)
    if next() & 1 == 0 {
      let row = axes(scale)
      let motion =
        "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n\(1 << (next() % 30)),\(row.x),\(row.y),\(row.z)"
      world.motion = try Motion(csv: Array(motion.utf8), name: "csv", start: 0)
    }
    return (0..<3).map { _ in
      time += min(Int64(next()) << Int64(20 + next() % 35), (1 << 62) - time)
      let before = chip.interface.clock.taken
      chip.catchUp(to: time, in: &world)
      return chip.interface.clock.taken - before
    }
  }

  private func write(
    _ byte: UInt8, to register: UInt8, of chip: inout some STChip, at time: Int64
  ) {
    chip.command(i2c: register, at: time)
    chip.write(byte, at: time)
    chip.end(at: time)
  }

  /// A force far beyond the stoppers, behind the high-pass filter: after some samples the masses
  /// and the filter are at rest. Tests slow and fast rates.
  @Test(arguments: [0x27, 0x2F, 0x37, 0x3F, 0x47, 0xC7] as [UInt8])
  func `masses at their stoppers need no stepping`(control: UInt8) {
    var chip = LIS331DLHChip()
    var world = World()
    world.specificForce = [-21.75, 28.99, -76.8]
    chip.sense(.nominal)
    chip.powerOn(at: -1_000_000_000)
    write(control, to: 0x20, of: &chip, at: 0)
    write(0x10, to: 0x21, of: &chip, at: 0)
    chip.catchUp(to: 100_000_000_000_000, in: &world)
    #expect(chip.interface.clock.taken < 2000)
    #expect(chip.interface.clock.next > 100_000_000_000_000)
  }

  /// A latched interrupt may be caused by the first samples, so these must not be skipped.
  @Test func `a jolt at the beginning of a long wait is seen`() throws {
    let circuit = Circuit([.lis331dlh], sensing: .typical(seed: 1))
    let bench = Bench(on: circuit, at: 0x18)
    // The high-pass filter feeds generator 1, which is latched and has X high above 0.5 g; the rate
    // is 1 kHz.
    for (register, byte) in [(0x21, 0x14), (0x22, 0x04), (0x32, 0x20), (0x20, 0x3F), (0x30, 0x02)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    bench.wait(.seconds(1))
    _ = try bench.byte(0x31)
    bench.force(1.5, 0, 1)
    bench.wait(.seconds(100_000))
    #expect(try bench.byte(0x31) == 0x56)
  }

  /// Where pins are watched, each event is processed by itself: of 127 years, a bounded number.
  @Test(arguments: [0x77, 0x9F] as [UInt8], [.ideal, .typical(seed: 1)] as [Sensing])
  func `watched pins of a LIS3DH catch up with 127 years`(control: UInt8, sensing: Sensing) {
    let registers: [(UInt8, UInt8)] = [
      (0x22, 0x46), (0x24, 0x40), (0x2E, 0x8F), (0x30, 0x3F), (0x20, control),
    ]
    #expect(work(LIS3DHChip(), sensing, registers) <= Self.most + 5 * Int64(EdgeLog.mostEvents))
  }

  @Test(arguments: [0x3F] as [UInt8], [.typical(seed: 1)] as [Sensing])
  func `and those of its relatives`(control: UInt8, sensing: Sensing) {
    let limit = Self.most + 5 * Int64(EdgeLog.mostEvents)
    let registers: [(UInt8, UInt8)] = [(0x22, 0x02), (0x30, 0x3F), (0x20, control)]
    #expect(work(LIS331DLHChip(), sensing, registers) <= limit)
    #expect(work(LIS331DLChip(), sensing, registers) <= limit)
    let gyroscope: [(UInt8, UInt8)] = [(0x22, 0x88), (0x30, 0x3F), (0x20, control | 0xC8)]
    #expect(work(L3G4200DChip(), sensing, gyroscope) <= limit)
  }

  /// The number of samples that a look at a chip with watched pins computes, after 127 years.
  private func work(
    _ chip: some STChip, _ sensing: Sensing, _ registers: [(UInt8, UInt8)]
  ) -> Int64 {
    var seat = Seat(chip: chip)
    var world = World()
    seat.chip.sense(sensing)
    seat.chip.powerOn(at: -1_000_000_000)
    for (register, byte) in registers { write(byte, to: register, of: &seat.chip, at: 0) }
    seat.edges.keep(from: seat.chip.pinLevels(at: 0))
    seat.catchUp(to: 4_000_000_000_000_000_000, in: &world)
    #expect(seat.chip.interface.clock.next > 4_000_000_000_000_000_000)
    return seat.chip.interface.clock.taken
  }

  /// The last edges are those of a board that was looked at all the time.
  @Test func `the last edges have their times`() throws {
    func edges(lookingEvery step: Duration?) throws -> [PinEdge] {
      let bench = Bench(.lis3dh, at: 0x18)
      // X high on INT1, at 5.4 kHz, while X swings.
      for (register, byte) in [(0x22, 0x40), (0x32, 0x10), (0x30, 0x02), (0x20, 0x9F)] {
        try bench.write(UInt8(register), UInt8(byte))
      }
      let swing = (0...80).map { "\($0),\($0 % 2),0,0\n" }.joined()
      let motion = try Motion(
        csv: Array(("time_s,acc_x_g,acc_y_g,acc_z_g\n" + swing).utf8), name: "csv", start: 0)
      bench.circuit.change { $0.motion = motion }
      _ = bench.circuit.edges(at: bench.target)
      let line = try #require(bench.circuit.line("INT1", of: bench.target))
      defer { withExtendedLifetime(line) {} }
      while let step, bench.now < 60_000_000_000 {
        bench.wait(step)
        _ = bench.circuit.pins(at: bench.target)
      }
      bench.circuit.advance(to: Instant(nanoseconds: 60_000_000_000))
      return bench.circuit.edges(at: bench.target).suffix(16)
    }
    let late = try edges(lookingEvery: nil)
    #expect(late.count == 16)
    #expect(try edges(lookingEvery: .seconds(10)) == late)
  }
}
