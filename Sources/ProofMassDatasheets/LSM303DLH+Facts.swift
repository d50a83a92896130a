// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlh.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LSM303DLH {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "LSM303DLH",
      kind: .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LSM303DLH",
          "LIS331DLH",
          "LIS331HH",
          "H3LIS331DL",
          "LIS302DLH",
          "IIS328DQ",
          "AIS328DQ",
          "LSM303DL",
          "LSM303DLM",
        ],
        cite: "LINUX, sensor tables",
        confidence: .single),
      i2c: I2CFacts(
        addresses: [0x18, 0x19], incrementBit: 0x80,
        maximumHertz: 400_000,
        cite: "DS, I2C interface",
        confidence: .single),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3,
        maximumHertz: 10_000_000, oneRegisterAWrite: false,
        cite:
          "DS, SPI interface, of the LIS331DLH, for want of one that says whether the module "
          + "has it",
        confidence: .unknown),
      counterWraps: [],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x0E, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .single),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .single),
        ReservedFacts(
          addresses: 0x2E...0x2F, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .single),
        ReservedFacts(
          addresses: 0x38...0x3F, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .single),
        ReservedFacts(
          addresses: 0x40...0x7F, rule: .undocumented,
          cite: "GBATEK, addresses read as 0",
          confidence: .single),
      ],
      registers: [
        Datasheet.LIS331DLH.WHO_AM_I.facts.inherited(.single),
        Datasheet.LIS331DLH.CTRL_REG1.facts.inherited(.single),
        Datasheet.LIS331DLH.CTRL_REG2.facts.inherited(.single),
        Datasheet.LIS331DLH.CTRL_REG3.facts.inherited(.single),
        Datasheet.LIS331DLH.CTRL_REG4.facts.inherited(.single),
        Datasheet.LIS331DLH.CTRL_REG5.facts.inherited(.single),
        Datasheet.LIS331DLH.HP_FILTER_RESET.facts.inherited(.single),
        Datasheet.LIS331DLH.REFERENCE.facts.inherited(.single),
        Datasheet.LIS331DLH.STATUS_REG.facts.inherited(.single),
        Datasheet.LIS331DLH.OUT_X_L.facts.inherited(.single),
        Datasheet.LIS331DLH.OUT_X_H.facts.inherited(.single),
        Datasheet.LIS331DLH.OUT_Y_L.facts.inherited(.single),
        Datasheet.LIS331DLH.OUT_Y_H.facts.inherited(.single),
        Datasheet.LIS331DLH.OUT_Z_L.facts.inherited(.single),
        Datasheet.LIS331DLH.OUT_Z_H.facts.inherited(.single),
        Datasheet.LIS331DLH.INT1_CFG.facts.inherited(.single),
        Datasheet.LIS331DLH.INT1_SRC.facts.inherited(.single),
        Datasheet.LIS331DLH.INT1_THS.facts.inherited(.single),
        Datasheet.LIS331DLH.INT1_DURATION.facts.inherited(.single),
        Datasheet.LIS331DLH.INT2_CFG.facts.inherited(.single),
        Datasheet.LIS331DLH.INT2_SRC.facts.inherited(.single),
        Datasheet.LIS331DLH.INT2_THS.facts.inherited(.single),
        Datasheet.LIS331DLH.INT2_DURATION.facts.inherited(.single),
      ],
      tables: [
        TableFacts(
          name: "millihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate in normal mode.",
          rows: [
            TableFacts.Row(codes: [0], value: 50_000),
            TableFacts.Row(codes: [1], value: 100_000),
            TableFacts.Row(codes: [2], value: 400_000),
            TableFacts.Row(codes: [3], value: 1_000_000),
          ],
          cite: "DS, description of CTRL_REG1",
          confidence: .inferred),
        TableFacts(
          name: "lowPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Cut-off of the low-pass filter.",
          rows: [
            TableFacts.Row(codes: [0], value: 37_000),
            TableFacts.Row(codes: [1], value: 74_000),
            TableFacts.Row(codes: [2], value: 292_000),
            TableFacts.Row(codes: [3], value: 780_000),
          ],
          cite: "DS, description of CTRL_REG1",
          confidence: .inferred),
        TableFacts(
          name: "lowPowerMillihertz",
          fields: ["CTRL_REG1.PM"], unit: "mHz",
          summary: "Output data rate of a low-power mode; nil for the other modes.",
          rows: [
            TableFacts.Row(codes: [2], value: 500),
            TableFacts.Row(codes: [3], value: 1000),
            TableFacts.Row(codes: [4], value: 2000),
            TableFacts.Row(codes: [5], value: 5000),
            TableFacts.Row(codes: [6], value: 10_000),
          ],
          cite: "DS, description of CTRL_REG1",
          confidence: .inferred),
        TableFacts(
          name: "divisor",
          fields: ["CTRL_REG2.HPCF"], unit: "1",
          summary: "The high-pass coefficient HPc.",
          rows: [
            TableFacts.Row(codes: [0], value: 8),
            TableFacts.Row(codes: [1], value: 16),
            TableFacts.Row(codes: [2], value: 32),
            TableFacts.Row(codes: [3], value: 64),
          ],
          cite: "DS, description of CTRL_REG2",
          confidence: .inferred),
        TableFacts(
          name: "highPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], unit: "mHz",
          summary: "Cut-off of the high-pass filter in normal mode, as printed (rounded).",
          rows: [
            TableFacts.Row(codes: [0, 0], value: 1000),
            TableFacts.Row(codes: [0, 1], value: 500),
            TableFacts.Row(codes: [0, 2], value: 250),
            TableFacts.Row(codes: [0, 3], value: 125),
            TableFacts.Row(codes: [1, 0], value: 2000),
            TableFacts.Row(codes: [1, 1], value: 1000),
            TableFacts.Row(codes: [1, 2], value: 500),
            TableFacts.Row(codes: [1, 3], value: 250),
            TableFacts.Row(codes: [2, 0], value: 8000),
            TableFacts.Row(codes: [2, 1], value: 4000),
            TableFacts.Row(codes: [2, 2], value: 2000),
            TableFacts.Row(codes: [2, 3], value: 1000),
            TableFacts.Row(codes: [3, 0], value: 20_000),
            TableFacts.Row(codes: [3, 1], value: 10_000),
            TableFacts.Row(codes: [3, 2], value: 5000),
            TableFacts.Row(codes: [3, 3], value: 2500),
          ],
          cite: "DS, description of CTRL_REG2, cut-off table",
          confidence: .inferred),
        TableFacts(
          name: "microgravitiesPerDigit",
          fields: ["CTRL_REG4.FS"], unit: "µg a digit",
          summary: "Typical sensitivity of the 12-bit code.",
          rows: [
            TableFacts.Row(codes: [0], value: 1000),
            TableFacts.Row(codes: [1], value: 2000),
            TableFacts.Row(codes: [3], value: 3900),
          ],
          cite: "LINUX, sensor tables",
          confidence: .single),
        TableFacts(
          name: "ratedG",
          fields: ["CTRL_REG4.FS"], unit: "g",
          summary: "Rated full scale in either direction.",
          rows: [
            TableFacts.Row(codes: [0], value: 2),
            TableFacts.Row(codes: [1], value: 4),
            TableFacts.Row(codes: [3], value: 8),
          ],
          cite: "LINUX, sensor tables",
          confidence: .single),
      ],
      timings: [
        TimingFacts(
          name: "boot", nanoseconds: 5_000_000,
          summary:
            "From power-on to the end of the trim download; that it takes as long after BOOT "
            + "is inferred.",
          cite: "AN, opening pages; PID, examples",
          confidence: .inferred),
        TimingFacts(
          name: "turnOnOffset", nanoseconds: 1_000_000,
          summary:
            "With one sample period added: from power-down to the first valid sample; "
            + "specified at 100 Hz, and by one driver at every rate.",
          cite: "DS, turn-on time; ESPIDF, for the other rates",
          confidence: .inferred),
        TimingFacts(
          name: "selfTestOffset", nanoseconds: 1_000_000,
          summary:
            "With one sample period added: from a change of the self-test to 99 % of the "
            + "output change.",
          cite: "DS, self-test",
          confidence: .inferred),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: -2048, unit: "digits",
          summary: "The lowest output code, 12 bits.",
          cite: "DS, mechanical characteristics",
          confidence: .inferred),
        ConstantFacts(
          name: "highestCode", value: 2047, unit: "digits",
          summary: "The highest output code, 12 bits.",
          cite: "DS, mechanical characteristics",
          confidence: .inferred),
        ConstantFacts(
          name: "unusedLowBits", value: 4, unit: "bits",
          summary: "Zero bits below the code in a 16-bit word.",
          cite: "DS, mechanical characteristics; LINUX, sensor tables",
          confidence: .inferred),
        ConstantFacts(
          name: "digitsPerThresholdStep", value: 16, unit: "digits",
          summary: "One step of INT1_THS and INT2_THS: full scale / 128.",
          cite: "INV; PID, examples",
          confidence: .inferred),
        ConstantFacts(
          name: "digitsPerReferenceStep", value: 16, unit: "digits",
          summary: "One step of REFERENCE: full scale / 128.",
          cite: "ADAFRUIT, quoting AN2847; COMMUNITY",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestMinimumX", value: 120, unit: "digits at ±2 g",
          summary: "Smallest change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestTypicalX", value: 300, unit: "digits at ±2 g",
          summary: "Typical change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestMaximumX", value: 550, unit: "digits at ±2 g",
          summary: "Largest change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestMinimumY", value: 120, unit: "digits at ±2 g",
          summary: "Smallest change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestTypicalY", value: 300, unit: "digits at ±2 g",
          summary: "Typical change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestMaximumY", value: 550, unit: "digits at ±2 g",
          summary: "Largest change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestMinimumZ", value: 140, unit: "digits at ±2 g",
          summary: "Smallest change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestTypicalZ", value: 350, unit: "digits at ±2 g",
          summary: "Typical change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestMaximumZ", value: 750, unit: "digits at ±2 g",
          summary: "Largest change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change",
          confidence: .inferred),
      ],
      documents: [
        "ADAFRUIT": "Adafruit LIS331 driver",
        "AN":
          "AN2847 application note for the LIS331DLH, Doc ID 15136 Rev 2, STMicroelectronics, "
          + "September 2010 (opening pages)",
        "COMMUNITY":
          "Statements of ST's staff in the ST community, on REFERENCE of the LIS2DH12, which "
          + "has the same structure",
        "DS": "LIS331DLH datasheet, Doc ID 15094 Rev 3, STMicroelectronics, July 2009",
        "ESPIDF": "A driver of the LIS331DLH for ESP-IDF",
        "GBATEK": "GBATEK, hardware notes on the accelerometer of the Nintendo 3DS",
        "INV": "InvenSense drivers/misc/inv_mpu/accel/lis331.c",
        "LINUX": "Linux drivers/iio/accel/st_accel_core.c and drivers/iio/common/st_sensors",
        "PID":
          "STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of "
          + "STMems_Standard_C_drivers",
        "VDORR": "vdorr's driver of the LIS302DLH",
      ])
  }
#endif
