// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331hh.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±6, ±12 and ±24 g, 12 bits.
  ///
  /// Its registers are those of ``LIS331DLH``, but for what is here; its numbers are in
  /// `LIS331DLH.Variant`.
  public enum LIS331HH {}
}

#if !hasFeature(Embedded)
  extension Datasheet.LIS331HH {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS331HH", like: Datasheet.LIS331DLH.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LIS331HH", "LIS331DLH", "H3LIS331DL", "LIS302DLH", "IIS328DQ", "AIS328DQ", "LSM303DL",
          "LSM303DLH", "LSM303DLM",
        ],
        cite: "ADAFRUIT; DFROBOT", confidence: .independent),
      registers: [factsAt23],
      tables: [
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [3000, 6000, nil, 12_000],
          cite: "ADAFRUIT; DFROBOT", confidence: .independent),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [6, 12, nil, 24],
          cite: "ADAFRUIT; DFROBOT", confidence: .independent),
      ],
      constants: [
        ConstantFacts(
          "selfTestMinimumX", 0, "digits at ±6 g",
          "Smallest change of X under the self-test force; none is stated.", cite: "STAFF",
          confidence: .unknown),
        ConstantFacts(
          "selfTestTypicalX", 100, "digits at ±6 g",
          "A change of X within the limits, the LIS331DLH's at this scale.",
          cite: "DS, mechanical characteristics, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestMaximumX", 180, "digits at ±6 g",
          "Largest change of X under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
        ConstantFacts(
          "selfTestMinimumY", 0, "digits at ±6 g",
          "Smallest change of Y under the self-test force; none is stated.", cite: "STAFF",
          confidence: .unknown),
        ConstantFacts(
          "selfTestTypicalY", 100, "digits at ±6 g",
          "A change of Y within the limits, the LIS331DLH's at this scale.",
          cite: "DS, mechanical characteristics, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestMaximumY", 180, "digits at ±6 g",
          "Largest change of Y under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
        ConstantFacts(
          "selfTestMinimumZ", 220, "digits at ±6 g",
          "Smallest change of Z under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
        ConstantFacts(
          "selfTestTypicalZ", 295, "digits at ±6 g", "The middle of the limits for Z.",
          cite: "STAFF", confidence: .inferred),
        ConstantFacts(
          "selfTestMaximumZ", 370, "digits at ±6 g",
          "Largest change of Z under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
      ],
      documents: [
        "DFROBOT": "DFRobot LIS331HH driver",
        "SPARKFUN": "SparkFun LIS331 driver",
        "STAFF": "Statements of ST's staff in the ST community, on the self-test of the LIS331HH",
      ])

    private static let factsAt23: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format, full scale and self-test.",
      cite: "ADAFRUIT; DFROBOT", confidence: .independent,
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
          cases: ["g6": "±6 g", "g12": "±12 g", "-": "not defined", "g24": "±24 g"]),
        FieldFacts(
          "STsign", 3...3, "Direction of the self-test force on all three axes.",
          cases: ["plus": "outputs rise", "minus": "outputs fall"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "reserved", 2...2, rule: .zero, cite: "DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          "ST", 1...1, "Whether the self-test force acts.", cases: ["off": "Off", "on": "On"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
      ])
  }
#endif
