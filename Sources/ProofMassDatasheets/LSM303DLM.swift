// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlm.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Accelerometer half of the LSM303DLM of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
  ///
  /// Its registers are those of ``LIS331DLH``, but for what is here; its numbers are in
  /// `LIS331DLH.Variant`.
  public enum LSM303DLM {}
}

#if !hasFeature(Embedded)
  extension Datasheet.LSM303DLM {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LSM303DLM", like: Datasheet.LIS331DLH.facts, .single,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LSM303DLM", "LIS331DLH", "LIS331HH", "H3LIS331DL", "LIS302DLH", "IIS328DQ", "AIS328DQ",
          "LSM303DL", "LSM303DLH",
        ],
        cite: "LINUX, sensor tables", confidence: .single),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3, maximumHertz: 10_000_000,
        oneRegisterAWrite: false,
        cite:
          "DS, SPI interface, of the LIS331DLH, for want of one that says whether the module "
          + "has it",
        confidence: .unknown),
      tables: [
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [1000, 2000, nil, 3900],
          cite: "LINUX, sensor tables", confidence: .single),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [2, 4, nil, 8],
          cite: "LINUX, sensor tables", confidence: .single),
      ],
      documents: [:])
  }
#endif
