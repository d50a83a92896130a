// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/assemblies by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet {
    /// The parts and boards that carry several chips.
    package static let assemblies: [AssemblyFacts] = [
      AssemblyFacts(
        "LSM9DS1",
        [
          .init("LSM9DS1AG", at: 0x6A, "DS, I2C operation, SDO_A/G low", .manufacturer),
          .init("LSM9DS1M", at: 0x1C, "DS, I2C operation, SDO_M low", .manufacturer),
        ]
      ),
      AssemblyFacts(
        "Sense HAT",
        [
          .init("LSM9DS1AG", at: 0x6A, "GRAPE; RTIMULIB", .independent),
          .init("LSM9DS1M", at: 0x1C, "GRAPE; RTIMULIB", .independent),
        ]
      ),
    ]
  }
#endif
