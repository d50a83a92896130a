// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/a3g4250d.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics for cars, ±245 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of ``L3G4200D``, but for what is here; its numbers are in
  /// `L3G4200D.Variant`.
  public enum A3G4250D {}
}

#if !hasFeature(Embedded)
  extension Datasheet.A3G4250D {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "A3G4250D", like: Datasheet.L3G4200D.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD3, candidates: ["A3G4250D", "L3G4200D", "I3G4250D", "LSM330DL"],
        cite: "PID; LINUX, st_gyro_core.c", confidence: .independent),
      registers: [factsAt23, factsAt2E],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate.",
          values: [100_000, 200_000, 400_000, 800_000],
          cite: "PID; RIOT", confidence: .independent),
        TableFacts(
          "lowPass1CutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others.",
          values: [32_000, 54_000, 78_000, 93_000],
          cite: "AN Tables 3 and 10, for the L3G4200D", confidence: .unknown),
        TableFacts(
          "microdegreesPerSecondPerDigit", by: ["CTRL_REG4.FS"], "µ°/s a digit",
          "Typical sensitivity.",
          values: [8750],
          cite: "LINUX, st_gyro_core.c; PID", confidence: .independent),
        TableFacts(
          "ratedDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Rated full scale in either direction; the code reaches 14.7 % further.",
          values: [245],
          cite: "PID", confidence: .single),
        TableFacts(
          "selfTestDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Typical output change under self-test, either sign.",
          values: [130],
          cite: "DS Table 4, for the L3G4200D at ±250 °/s", confidence: .inferred),
      ],
      timings: [
        TimingFacts(
          "turnOn", 250_000_000, "From power-down to settled data.", cite: "RECALLED",
          confidence: .single)
      ],
      documents: [
        "RECALLED": "A3G4250D datasheet, STMicroelectronics, from memory",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])

    private static let factsAt23: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format and self-test.",
      cite: "PID, which has neither BDU nor FS for the part", confidence: .single,
      fields: [
        FieldFacts("BDU", 7...7, "The part has no BDU.", rule: .zero),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "FS", 4...5, "Full scale; the part has one.",
          cases: ["dps245": "±245 °/s", "-": "not used", "-": "not used", "-": "not used"]),
        FieldFacts(
          "reserved", 3...3, rule: .zero, cite: "DS Table 18; DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          "ST", 1...2, "Self-test.",
          cases: ["off": "off", "plus": "outputs rise", "-": "not used", "minus": "outputs fall"],
          cite: "DS Table 18; DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS Table 18; DS, description of CTRL_REG4", confidence: .independent),
      ])

    private static let factsAt2E: RegisterFacts = .init(
      0x2E, "FIFO_CTRL_REG", .readWrite, reset: 0x00, "FIFO mode and watermark.",
      cite: "PID, which has three modes for the part", confidence: .single,
      fields: [
        FieldFacts(
          "FM", 5...7, "FIFO mode.",
          cases: [
            "bypass": "empty and idle", "fifo": "fills once and stops",
            "stream": "drops the oldest set when full", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined",
          ]),
        FieldFacts(
          "WTM", 0...4,
          "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter", confidence: .independent),
      ])
  }
#endif
