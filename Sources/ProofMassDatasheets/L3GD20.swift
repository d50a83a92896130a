// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of ``L3G4200D``, but for what is here; its numbers are in
  /// `L3G4200D.Variant`.
  public enum L3GD20 {}
}

#if !hasFeature(Embedded)
  extension Datasheet.L3GD20 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "L3GD20", like: Datasheet.L3G4200D.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD4,
        candidates: ["L3GD20", "LSM330D", "LSM330DLC", "LSM330", "L3G4IS", "LSM9DS0"],
        cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x6A, 0x6B], incrementBit: 0x80, maximumHertz: 400_000, cite: "RIOT; PID",
        confidence: .independent),
      registers: [factsAt0F, factsAt20],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate.",
          values: [95_000, 190_000, 380_000, 760_000],
          cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
        TableFacts(
          "lowPass1CutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others.",
          values: [32_000, 54_000, 78_000, 93_000],
          cite: "AN Tables 3 and 10, for the L3G4200D", confidence: .unknown),
        TableFacts(
          "lowPass2CutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG1.BW"], "mHz",
          "Cut-off of the second low-pass.",
          values: [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 100_000,
            30_000, 35_000, 50_000, 100_000,
          ], codes: [4, 4],
          cite: "RECALLED, for the highest; DS Table 22, for the others", confidence: .single),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], "mHz",
          "Cut-off of the high-pass, as printed (rounded): about nine tenths of the L3G4200D's.",
          values: [
            7200, 3500, 1800, 900, 450, 180, 90, 45, 18, 9,
            13_500, 7200, 3500, 1800, 900, 450, 180, 90, 45, 18,
            27_000, 13_500, 7200, 3500, 1800, 900, 450, 180, 90, 45,
            51_400, 27_000, 13_500, 7200, 3500, 1800, 900, 450, 180, 90,
          ], codes: [4, 10],
          cite: "RECALLED", confidence: .single),
        TableFacts(
          "microdegreesPerSecondPerDigit", by: ["CTRL_REG4.FS"], "µ°/s a digit",
          "Typical sensitivity.",
          values: [8750, 17_500, 70_000, 70_000],
          cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
        TableFacts(
          "ratedDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Rated full scale in either direction; the code reaches 14.7 % further.",
          values: [250, 500, 2000, 2000],
          cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
      ],
      timings: [
        TimingFacts(
          "turnOn", 250_000_000, "From power-down to settled data.", cite: "RECALLED",
          confidence: .single)
      ],
      documents: [
        "RECALLED": "L3GD20 datasheet, STMicroelectronics, from memory",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])

    private static let factsAt0F: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0xD4, "The identity byte.",
      cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent,
      fields: [
        FieldFacts("ID", 0...7, "0xD4, also in several modules.")
      ])

    private static let factsAt20: RegisterFacts = .init(
      0x20, "CTRL_REG1", .readWrite, reset: 0x07, "Data rate, bandwidth, power and axes.",
      cite: "RIOT; LINUX, st_gyro_core.c", confidence: .independent,
      fields: [
        FieldFacts(
          "DR", 6...7, "Output data rate.",
          cases: [
            "hertz95": "95 Hz", "hertz190": "190 Hz", "hertz380": "380 Hz", "hertz760": "760 Hz",
          ]),
        FieldFacts(
          "BW", 4...5,
          "Cut-off of the second low-pass, by rate; it acts only where a selection passes "
            + "through it.",
          cases: [
            "lowest": "lowest cut-off", "low": "second lowest cut-off",
            "high": "second highest cut-off", "highest": "highest cut-off",
          ],
          cite: "DS Table 22; AN Table 3", confidence: .independent),
        FieldFacts(
          "PD", 3...3, "Whether the drive runs; with no axis enabled the part sleeps.",
          cases: ["powerDown": "power-down", "running": "normal, or sleep with no axis enabled"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
        FieldFacts(
          "Zen", 2...2, "Whether the Z axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
        FieldFacts(
          "Yen", 1...1, "Whether the Y axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
        FieldFacts(
          "Xen", 0...0, "Whether the X axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
      ])
  }
#endif
