// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// After a long time without access a bounded number of samples is taken, those at its beginning among them.
struct SixAxisBacklogTests {
  /// FIFO mode keeps the first 512 words.
  @Test func beginning() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x09, 0x0A), (0x0A, 0x01), (0x10, 0xA0))
    let start = bench.now
    bench.wait(.seconds(100_000))
    _ = try bench.bytes(0x78, 7)
    let truth = try #require(bench.circuit.truth(at: bench.target, of: .acceleration))
    #expect((start..<start + 200_000).contains(truth.instants.x))
  }

  /// The sensors at 12.5 Hz and 6.66 kHz, and the thermometer alone in the gyroscope's sleep: 127 years.
  @Test(arguments: [(0x10, 0xA0, 0x00), (0x00, 0x40, 0x40)] as [(UInt8, UInt8, UInt8)])
  func years(_ test: (accelerometer: UInt8, gyroscope: UInt8, control: UInt8)) {
    var chip = LSM6DSOChip()
    var world = World()
    let end: Int64 = 4_000_000_000_000_000_000
    chip.powerOn(at: -1_000_000_000)
    for (register, byte) in [
      (0x0A, 0x36), (0x13, test.control), (0x10, test.accelerometer), (0x11, test.gyroscope),
    ] as [(UInt8, UInt8)] {
      chip.command(i2c: register, at: 0)
      chip.write(byte, at: 0)
      chip.end(at: 0)
    }
    chip.catchUp(to: end, in: &world)
    let clocks = [chip.accelerometerClock, chip.gyroscopeClock, chip.thermometerClock]
    #expect(clocks.allSatisfy { $0.next > end })
    #expect(clocks.allSatisfy { $0.taken <= 4 * Backlog.most })
  }

  /// No byte in any register of a bank is a trap, and only FUNC_CFG_ACCESS leads out of it.
  @Test(arguments: [0x80, 0x40, 0xC0] as [UInt8])
  func banks(bank: UInt8) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x01, bank))
    for address in 0...0x7F as ClosedRange<UInt8> where address != 0x01 {
      for byte in [0xFF, 0x00, 0xA5] as [UInt8] { try bench.write(address, byte) }
      #expect(try bench.byte(0x01) == bank)
    }
    _ = try bench.bytes(0x00, 200)
    try bench.write(0x01, 0x00)
    #expect(try bench.byte(0x0F) == 0x6C && bench.byte(0x10) == 0x00)
  }
}
