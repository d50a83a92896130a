// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// The catalog has every part of the datasheets, each under its own name.
@Suite struct CatalogTests {
  @Test func `every part of the datasheets has a software chip`() {
    #expect(Part.missingNames.isEmpty)
  }

  @Test func `every name is there once`() {
    #expect(Set(Part.names).count == Part.names.count)
    #expect(Part.named("LIS3LV02DL")?.target == nil)
    #expect(Part.named("lsm303agr-m")?.target == .i2c(0x1E))
  }

  @Test func `every part has a sensing element`() throws {
    for name in Part.names {
      let part = try #require(Part.named(name))
      var chip = part.chip
      #expect(!hasElement(chip), "\(name)")
      chip.sense(.typical(seed: 1))
      #expect(hasElement(chip), "\(name)")
    }
  }

  private func hasElement(_ chip: AnyChip) -> Bool {
    chip.chip(as: LIS331DLHChip.self)?.element != nil
      || chip.chip(as: LIS331DLChip.self)?.element != nil
      || chip.chip(as: LIS3DHChip.self)?.element != nil
      || chip.chip(as: ADXL345Chip.self)?.element != nil
      || chip.chip(as: L3G4200DChip.self)?.element != nil
      || chip.chip(as: AK8975Chip.self)?.element != nil
      || chip.chip(as: AK8963Chip.self)?.element != nil
      || chip.chip(as: AK09916Chip.self)?.element != nil
      || chip.chip(as: AK8973Chip.self)?.element != nil
      || chip.chip(as: HMC5883LChip.self)?.element != nil
      || chip.chip(as: LIS3MDLChip.self)?.element != nil
      || chip.chip(as: LIS2MDLChip.self)?.element != nil
      || chip.chip(as: LSM9DS1AGChip.self)?.accelerometerElement != nil
        && chip.chip(as: LSM9DS1AGChip.self)?.gyroscopeElement != nil
      || chip.chip(as: LSM6DSLChip.self)?.accelerometerElement != nil
        && chip.chip(as: LSM6DSLChip.self)?.gyroscopeElement != nil
      || chip.chip(as: LSM6DSOChip.self)?.accelerometerElement != nil
        && chip.chip(as: LSM6DSOChip.self)?.gyroscopeElement != nil
      || chip.chip(as: MPU6500Chip.self)?.accelerometerElement != nil
        && chip.chip(as: MPU6500Chip.self)?.gyroscopeElement != nil
      || chip.chip(as: ICM20948Chip.self)?.accelerometerElement != nil
        && chip.chip(as: ICM20948Chip.self)?.gyroscopeElement != nil
  }
}
