// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// After 127 years without access a bounded number of samples is taken.
@Suite struct MPU6500BacklogTests {
  private func chip(_ writes: (UInt8, UInt8)...) -> MPU6500Chip {
    var chip = MPU6500Chip(.mpu9250)
    var world = World()
    let end: Int64 = 4_000_000_000_000_000_000
    chip.sense(.typical(seed: 1))
    chip.powerOn(at: -1_000_000_000)
    for (register, byte) in [(0x6B, 0x01)] + writes {
      chip.command(i2c: register, at: 0)
      chip.write(byte, at: 0)
      chip.end(at: 0)
    }
    let before = chip.ticks.taken
    chip.catchUp(to: end, in: &world)
    #expect(chip.ticks.next > end)
    #expect(before == 0)
    return chip
  }

  /// With the controller of the auxiliary bus on and no slave, no sample but the last has an effect.
  @Test func `an idle auxiliary bus`() {
    #expect(chip((0x6A, 0x20)).ticks.taken == 1)
    #expect(chip((0x6A, 0x20), (0x25, 0x8C), (0x27, 0x00)).ticks.taken == 1)
  }

  /// Slave 0 reads the compass with each sample.
  @Test func `a busy one`() {
    let taken = chip((0x6A, 0x20), (0x25, 0x8C), (0x27, 0x81)).ticks.taken
    #expect((Backlog.most...4 * Backlog.most).contains(taken))
  }
}
