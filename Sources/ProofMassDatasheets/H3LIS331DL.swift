// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/h3lis331dl.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±100, ±200 and ±400 g, 12 bits, no self-test.
  ///
  /// Its registers are those of ``LIS331DLH``, but for what is here; its numbers are in
  /// `LIS331DLH.Variant`.
  public enum H3LIS331DL {}
}

#if !hasFeature(Embedded)
  extension Datasheet.H3LIS331DL {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "H3LIS331DL", like: Datasheet.LIS331DLH.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "H3LIS331DL", "LIS331DLH", "LIS331HH", "LIS302DLH", "IIS328DQ", "AIS328DQ", "LSM303DL",
          "LSM303DLH", "LSM303DLM",
        ],
        cite: "LINUX, sensor tables; H3PID; ADAFRUIT", confidence: .independent),
      registers: [factsAt23, factsAt30, factsAt34],
      tables: [
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [49_000, 98_000, nil, 195_000],
          cite: "LINUX, sensor tables; H3PID", confidence: .independent),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [100, 200, nil, 400],
          cite: "LINUX, sensor tables; H3PID", confidence: .independent),
      ],
      timings: [
        TimingFacts(
          "turnOnOffset", 1_000_000,
          "With one sample period added: from power-down to the first valid sample; specified "
            + "at 100 Hz.",
          cite: "H3 p.10")
      ],
      without: [
        "selfTestOffset", "selfTestMinimumX", "selfTestTypicalX", "selfTestMaximumX",
        "selfTestMinimumY", "selfTestTypicalY", "selfTestMaximumY", "selfTestMinimumZ",
        "selfTestTypicalZ", "selfTestMaximumZ",
      ],
      documents: [
        "H3": "H3LIS331DL datasheet, DocID023111 Rev 3, STMicroelectronics (pages 10 and 13)",
        "H3PID": "STMicroelectronics h3lis331dl-pid, commit 5d336a2",
      ])

    private static let factsAt23: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format and full scale.",
      cite: "H3PID; LINUX, sensor tables", confidence: .independent,
      fields: [
        FieldFacts(
          "BDU", 7...7, "Whether a pair holds still between the reads of its halves.",
          cases: ["continuous": "updates at any time", "held": "held until both halves are read"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "FS", 4...5, "Full scale.",
          cases: ["g100": "±100 g", "g200": "±200 g", "-": "not defined", "g400": "±400 g"]),
        FieldFacts(
          "unused", 1...3, "The part has no self-test.", rule: .zero, cite: "H3PID",
          confidence: .single),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
      ])

    private static let factsAt30: RegisterFacts = .init(
      0x30, "INT1_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 1.", cite: "H3PID",
      confidence: .single,
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts("unused", 6...6, "The part has no 6D.", rule: .zero),
        FieldFacts(
          "ZHIE", 5...5, "Whether Z above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "ZLIE", 4...4, "Whether Z below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "YHIE", 3...3, "Whether Y above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "YLIE", 2...2, "Whether Y below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "XHIE", 1...1, "Whether X above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "XLIE", 0...0, "Whether X below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
      ])

    private static let factsAt34: RegisterFacts = .init(
      0x34, "INT2_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 2.", cite: "H3PID",
      confidence: .single,
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts("unused", 6...6, "The part has no 6D.", rule: .zero),
        FieldFacts(
          "ZHIE", 5...5, "Whether Z above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "ZLIE", 4...4, "Whether Z below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "YHIE", 3...3, "Whether Y above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "YLIE", 2...2, "Whether Y below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "XHIE", 1...1, "Whether X above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "XLIE", 0...0, "Whether X below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
      ])
  }
#endif
