// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// A board with watched edges passes the time between them event by event: only where a pin can change.
@Suite struct IdlePinTests {
  /// Samples are events. No pin shows them, until a register puts data-ready on one.
  private func check<C: Chip>(
    _ chip: C, _ start: (UInt8, UInt8), _ route: (UInt8, UInt8),
    _ location: SourceLocation = #_sourceLocation
  ) {
    var chip = chip
    var world = World()
    func write(_ byte: (UInt8, UInt8), at time: Int64) {
      chip.catchUp(to: time, in: &world)
      chip.command(i2c: byte.0, at: time)
      chip.write(byte.1, at: time)
      chip.end(at: time)
    }
    chip.powerOn(at: -1_000_000_000)
    write(start, at: 0)
    #expect(chip.nextEvent < .max, sourceLocation: location)
    #expect(chip.nextPinChange == .max, sourceLocation: location)
    write(route, at: 1)
    #expect(chip.nextPinChange < .max, sourceLocation: location)
  }

  @Test func `pins that show no signal do not change`() {
    check(LSM6DSOChip(), (0x10, 0xA0), (0x0D, 0x01))
    check(LSM6DSLChip(), (0x10, 0xA0), (0x0E, 0x01))
    check(LSM9DS1AGChip(), (0x10, 0x78), (0x0C, 0x01))
    check(LIS2MDLChip(), (0x60, 0x80), (0x62, 0x01))
    check(ADXL345Chip(), (0x2D, 0x08), (0x2E, 0x80))
    check(MPU6500Chip(), (0x6B, 0x01), (0x38, 0x01))
    check(ICM20948Chip(), (0x06, 0x01), (0x11, 0x01))
  }

  /// Other registers that put signals on pins: wake-up, the end of the sensor hub's cycle, a magnetometer's interrupt.
  @Test func `other routes`() {
    check(LSM6DSOChip(), (0x10, 0xA0), (0x5E, 0x20))
    check(LSM6DSOChip(), (0x10, 0xA0), (0x5F, 0x20))
    check(LSM6DSLChip(), (0x10, 0xA0), (0x5F, 0x20))
    check(LSM6DSLChip(), (0x10, 0xA0), (0x1A, 0x80))
    check(LIS2MDLChip(), (0x60, 0x80), (0x62, 0x40))
  }
}
