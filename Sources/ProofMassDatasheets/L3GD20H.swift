// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20h.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±245, ±500 and ±2000 °/s, 16 bits, FIFO, low
  /// rates.
  ///
  /// Its registers are those of ``L3G4200D``, but for what is here; its numbers are in
  /// `L3G4200D.Variant`.
  public enum L3GD20H {
    /// High-pass filter and triggers of pin DEN.
    public struct CTRL_REG2: WritableRegister {
      public static var address: UInt8 { 0x21 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        edgeTrigger: Bool = false, levelTrigger: Bool = false, highPassMode: HighPassMode = .normal,
        highPassCutoff: HighPassCutoff = .step0
      ) {
        bits = highPassMode.rawValue << 4
        if edgeTrigger { bits |= 0x80 }
        if levelTrigger { bits |= 0x40 }
        bits |= highPassCutoff.rawValue
      }

      /// Whether an edge of pin DEN triggers.
      public var edgeTrigger: Bool { bits & 0x80 != 0 }
      /// Whether the level of pin DEN triggers.
      public var levelTrigger: Bool { bits & 0x40 != 0 }
      /// The codes of HPM.
      public enum HighPassMode: UInt8, Sendable {
        /// Tracks the input; a read of REFERENCE restarts it.
        case normal = 0
        /// Subtracts REFERENCE.
        case reference = 1
        /// As normal; only the application note lets a read restart it.
        case normalAlternate = 2
        /// Restarts when the interrupt occurs.
        case autoReset = 3
      }
      /// How the high-pass filter works.
      public var highPassMode: HighPassMode {
        HighPassMode(rawValue: (bits >> 4) & 0x03) ?? .autoReset
      }
      /// The codes of HPCF.
      public enum HighPassCutoff: UInt8, Sendable {
        /// The highest cut-off.
        case step0 = 0
        /// Step 1 below the highest.
        case step1 = 1
        /// Step 2 below the highest.
        case step2 = 2
        /// Step 3 below the highest.
        case step3 = 3
        /// Step 4 below the highest.
        case step4 = 4
        /// Step 5 below the highest.
        case step5 = 5
        /// Step 6 below the highest.
        case step6 = 6
        /// Step 7 below the highest.
        case step7 = 7
        /// Step 8 below the highest.
        case step8 = 8
        /// Step 9 below the highest.
        case step9 = 9
      }
      /// Cut-off of the high-pass, by rate. nil for the undefined codes 10, 11, 12, 13, 14, 15.
      public var highPassCutoff: HighPassCutoff? { HighPassCutoff(rawValue: bits & 0x0F) }
    }

    /// Data format, full scale and self-test.
    public struct CTRL_REG4: WritableRegister {
      public static var address: UInt8 { 0x23 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        blockDataUpdate: Bool = false, bigEndian: Bool = false, fullScale: FullScale = .dps245,
        latchedLevelTrigger: Bool = false, selfTest: SelfTest = .off, threeWireSPI: Bool = false
      ) {
        bits = fullScale.rawValue << 4
        if blockDataUpdate { bits |= 0x80 }
        if bigEndian { bits |= 0x40 }
        if latchedLevelTrigger { bits |= 0x08 }
        bits |= selfTest.rawValue << 1
        if threeWireSPI { bits |= 0x01 }
      }

      /// Whether a pair holds still between the reads of its halves.
      public var blockDataUpdate: Bool { bits & 0x80 != 0 }
      /// Order of the bytes of a pair.
      public var bigEndian: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      public enum FullScale: UInt8, Sendable {
        /// ±245 °/s.
        case dps245 = 0
        /// ±500 °/s.
        case dps500 = 1
        /// ±2000 °/s.
        case dps2000 = 2
        /// ±2000 °/s, the other code.
        case dps2000Alternate = 3
      }
      /// Full scale.
      public var fullScale: FullScale {
        FullScale(rawValue: (bits >> 4) & 0x03) ?? .dps2000Alternate
      }
      /// Whether the level trigger of pin DEN is latched.
      public var latchedLevelTrigger: Bool { bits & 0x08 != 0 }
      /// The codes of ST.
      public enum SelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Outputs rise.
        case plus = 1
        /// Outputs fall.
        case minus = 3
      }
      /// Self-test. nil for the undefined code 2.
      public var selfTest: SelfTest? { SelfTest(rawValue: (bits >> 1) & 0x03) }
      /// SPI wiring.
      public var threeWireSPI: Bool { bits & 0x01 != 0 }
    }

    /// Boot, FIFO and the paths through the filters.
    public struct CTRL_REG5: WritableRegister {
      public static var address: UInt8 { 0x24 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        boot: Bool = false, fifoEnabled: Bool = false, stopsAtWatermark: Bool = false,
        highPassEnabled: Bool = false, interruptSelection: InterruptSelection = .lowPass1,
        outputSelection: OutputSelection = .lowPass1
      ) {
        bits = interruptSelection.rawValue << 2
        if boot { bits |= 0x80 }
        if fifoEnabled { bits |= 0x40 }
        if stopsAtWatermark { bits |= 0x20 }
        if highPassEnabled { bits |= 0x10 }
        bits |= outputSelection.rawValue
      }

      /// Loads the factory trim again; that it clears itself is inferred.
      public var boot: Bool { bits & 0x80 != 0 }
      /// Whether the outputs come from the FIFO.
      public var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether the watermark limits the depth of the FIFO.
      public var stopsAtWatermark: Bool { bits & 0x20 != 0 }
      /// Whether the high-pass feeds the second low-pass.
      public var highPassEnabled: Bool { bits & 0x10 != 0 }
      /// The codes of INT1_Sel.
      public enum InterruptSelection: UInt8, Sendable {
        /// First low-pass.
        case lowPass1 = 0
        /// High-pass.
        case highPass = 1
        /// Second low-pass.
        case lowPass2 = 2
        /// Second low-pass, the other code.
        case lowPass2Alternate = 3
      }
      /// What the interrupt generator sees.
      public var interruptSelection: InterruptSelection {
        InterruptSelection(rawValue: (bits >> 2) & 0x03) ?? .lowPass2Alternate
      }
      /// The codes of Out_Sel.
      public enum OutputSelection: UInt8, Sendable {
        /// First low-pass.
        case lowPass1 = 0
        /// High-pass.
        case highPass = 1
        /// Second low-pass.
        case lowPass2 = 2
        /// Second low-pass, the other code.
        case lowPass2Alternate = 3
      }
      /// What the outputs and the FIFO carry.
      public var outputSelection: OutputSelection {
        OutputSelection(rawValue: bits & 0x03) ?? .lowPass2Alternate
      }
    }

    /// FIFO mode and watermark.
    public struct FIFO_CTRL_REG: WritableRegister {
      public static var address: UInt8 { 0x2E }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(mode: Mode = .bypass, watermark: UInt8 = 0) {
        bits = mode.rawValue << 5
        bits |= watermark & 0x1F
      }

      /// The codes of FM.
      public enum Mode: UInt8, Sendable {
        /// Empty and idle.
        case bypass = 0
        /// Fills once and stops.
        case fifo = 1
        /// Drops the oldest set when full.
        case stream = 2
        /// Stream until an interrupt, then FIFO.
        case streamToFIFO = 3
        /// Bypass until an interrupt, then stream.
        case bypassToStream = 4
        /// Stream, counting what is new.
        case dynamicStream = 6
        /// Bypass until an interrupt, then FIFO.
        case bypassToFIFO = 7
      }
      /// FIFO mode. nil for the undefined code 5.
      public var mode: Mode? { Mode(rawValue: bits >> 5) }
      /// Sets that the FIFO must hold more of (application note), or as many (datasheet), to report
      /// the watermark.
      public var watermark: UInt8 { bits & 0x1F }
    }

    /// Threshold of X, high byte, and what the duration counter does.
    public struct INT1_TSH_XH: WritableRegister {
      public static var address: UInt8 { 0x32 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(durationDecrements: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x7F
        if durationDecrements { bits |= 0x80 }
      }

      /// What the duration counter does when the condition ends.
      public var durationDecrements: Bool { bits & 0x80 != 0 }
      /// Bits 14 to 8 of a magnitude in output digits.
      public var threshold: UInt8 { bits & 0x7F }
    }

    /// Low data rates, software reset, interface and polarity of pin DRDY.
    public struct LOW_ODR: WritableRegister {
      public static var address: UInt8 { 0x39 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        dataReadyActiveLow: Bool = false, i2cDisabled: Bool = false, softwareReset: Bool = false,
        lowRate: Bool = false
      ) {
        bits = 0
        if dataReadyActiveLow { bits |= 0x20 }
        if i2cDisabled { bits |= 0x08 }
        if softwareReset { bits |= 0x04 }
        if lowRate { bits |= 0x01 }
      }

      /// Polarity of pin DRDY/INT2.
      public var dataReadyActiveLow: Bool { bits & 0x20 != 0 }
      /// Whether the part answers on SPI alone.
      public var i2cDisabled: Bool { bits & 0x08 != 0 }
      /// Resets the part; that the bit clears itself is inferred.
      public var softwareReset: Bool { bits & 0x04 != 0 }
      /// Whether DR selects one of the low rates.
      public var lowRate: Bool { bits & 0x01 != 0 }
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.L3GD20H {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "L3GD20H", like: Datasheet.L3G4200D.facts, .manufacturer,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD7, candidates: ["L3GD20H"], cite: "DSH; LINUX, st_gyro_core.c"),
      i2c: I2CFacts(
        addresses: [0x6A, 0x6B], incrementBit: 0x80, maximumHertz: 400_000,
        cite: "DSH, I2C interface"),
      reserved: [
        ReservedFacts(0x00...0x0E, .doNotWrite, cite: "DSH, register map"),
        ReservedFacts(0x10...0x1F, .doNotWrite, cite: "DSH, register map"),
        ReservedFacts(
          0x3A...0x7F, .doNotWrite, cite: "DSH, register map, addresses that it does not list"),
      ],
      registers: [
        factsAt0F, CTRL_REG2.facts, CTRL_REG4.facts, CTRL_REG5.facts, FIFO_CTRL_REG.facts,
        INT1_TSH_XH.facts, LOW_ODR.facts,
      ],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate, as named.",
          values: [100_000, 200_000, 400_000, 800_000],
          cite: "DSH, description of CTRL1; LINUX, st_gyro_core.c"),
        TableFacts(
          "lowPass1CutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the first low-pass, always in the path.",
          values: [32_000, 63_300, 128_000, 211_000],
          cite: "RIOT, citing AN4506", confidence: .single),
        TableFacts(
          "lowPass2CutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG1.BW"], "mHz",
          "Cut-off of the second low-pass.",
          values: [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 110_000,
            30_000, 35_000, 50_000, 100_000,
          ], codes: [4, 4],
          cite: "DSH, description of CTRL1"),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], "mHz",
          "Cut-off of the high-pass, as printed (rounded).",
          values: [
            8000, 4000, 2000, 1000, 500, 200, 100, 50, 20, 10,
            15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50, 20,
            30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50,
            56_000, 30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100,
          ], codes: [4, 10],
          cite: "DSH, description of CTRL2"),
        TableFacts(
          "microdegreesPerSecondPerDigit", by: ["CTRL_REG4.FS"], "µ°/s a digit",
          "Typical sensitivity.",
          values: [8750, 17_500, 70_000, 70_000],
          cite: "DSH, mechanical characteristics; LINUX, st_gyro_core.c"),
        TableFacts(
          "ratedDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Rated full scale in either direction; the code reaches 14.7 % further.",
          values: [245, 500, 2000, 2000],
          cite: "DSH, mechanical characteristics"),
        TableFacts(
          "typicalMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Output data rate of a typical part: somewhat below its name.",
          values: [94_700, 189_400, 378_800, 757_600],
          cite: "DSH, mechanical characteristics"),
        TableFacts(
          "lowRateMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Output data rate while LOW_ODR.Low_ODR is set, as named.",
          values: [12_500, 25_000, 50_000, 50_000],
          cite: "DSH, description of CTRL1"),
      ],
      timings: [
        TimingFacts(
          "turnOn", 50_000_000,
          "From power-down to settled data; specified at 190 Hz without the second low-pass.",
          cite: "DSH, turn-on time")
      ],
      documents: [
        "DSH":
          "L3GD20H datasheet, DocID023469 Rev 2, STMicroelectronics, March 2013; its names drop "
          + "_REG and begin with IG_ instead of INT1_",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])

    private static let factsAt0F: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0xD7, "The identity byte.",
      cite: "DSH, description of WHO_AM_I",
      fields: [
        FieldFacts("ID", 0...7, "0xD7, in this part alone.")
      ])
  }

  extension Datasheet.L3GD20H.CTRL_REG2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x21, "CTRL_REG2", .readWrite, reset: 0x00, "High-pass filter and triggers of pin DEN.",
      cite: "DSH, description of CTRL2",
      fields: [
        FieldFacts(
          "EXTRen", 7...7, "Whether an edge of pin DEN triggers.",
          cases: ["disabled": "no edge trigger", "enabled": "edge trigger"]),
        FieldFacts(
          "LVLen", 6...6, "Whether the level of pin DEN triggers.",
          cases: ["disabled": "no level trigger", "enabled": "level trigger"]),
        FieldFacts(
          "HPM", 4...5, "How the high-pass filter works.",
          cases: [
            "normal": "tracks the input; a read of REFERENCE restarts it",
            "reference": "subtracts REFERENCE",
            "normalAlternate": "as normal; only the application note lets a read restart it",
            "autoReset": "restarts when the interrupt occurs",
          ],
          cite: "DS, description of CTRL_REG2; AN, high-pass filter, for the read with code 2",
          confidence: .single),
        FieldFacts(
          "HPCF", 0...3, "Cut-off of the high-pass, by rate.",
          cases: [
            "step0": "the highest cut-off", "step1": "step 1 below the highest",
            "step2": "step 2 below the highest", "step3": "step 3 below the highest",
            "step4": "step 4 below the highest", "step5": "step 5 below the highest",
            "step6": "step 6 below the highest", "step7": "step 7 below the highest",
            "step8": "step 8 below the highest", "step9": "step 9 below the highest",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined",
          ],
          cite: "DS Table 27; AN Table 12"),
      ])
  }

  extension Datasheet.L3GD20H.CTRL_REG4 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format, full scale and self-test.",
      cite: "DSH, description of CTRL4",
      fields: [
        FieldFacts(
          "BDU", 7...7, "Whether a pair holds still between the reads of its halves.",
          cases: ["continuous": "updates at any time", "held": "held until both halves are read"],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          "FS", 4...5, "Full scale.",
          cases: [
            "dps245": "±245 °/s", "dps500": "±500 °/s", "dps2000": "±2000 °/s",
            "dps2000Alternate": "±2000 °/s, the other code",
          ]),
        FieldFacts(
          "IMPen", 3...3, "Whether the level trigger of pin DEN is latched.",
          cases: ["disabled": "not latched", "enabled": "latched"]),
        FieldFacts(
          "ST", 1...2, "Self-test.",
          cases: ["off": "off", "plus": "outputs rise", "-": "not used", "minus": "outputs fall"],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
      ])
  }

  extension Datasheet.L3GD20H.CTRL_REG5 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x24, "CTRL_REG5", .readWrite, reset: 0x00, "Boot, FIFO and the paths through the filters.",
      cite: "DSH, description of CTRL5",
      fields: [
        FieldFacts(
          "BOOT", 7...7, "Loads the factory trim again; that it clears itself is inferred.",
          cases: ["normal": "running", "boot": "loading"],
          cite: "DS Table 18; DS, description of CTRL_REG5", confidence: .inferred,
          clearsItself: true),
        FieldFacts(
          "FIFO_EN", 6...6, "Whether the outputs come from the FIFO.",
          cases: ["disabled": "live samples", "enabled": "oldest unread set"],
          cite: "DS Table 18; DS, description of CTRL_REG5"),
        FieldFacts(
          "StopOnFTH", 5...5, "Whether the watermark limits the depth of the FIFO.",
          cases: ["no": "all 32 slots", "yes": "as many as the watermark"]),
        FieldFacts(
          "HPen", 4...4, "Whether the high-pass feeds the second low-pass.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"], cite: "DS Figure 19"),
        FieldFacts(
          "INT1_Sel", 2...3, "What the interrupt generator sees.",
          cases: [
            "lowPass1": "first low-pass", "highPass": "high-pass", "lowPass2": "second low-pass",
            "lowPass2Alternate": "second low-pass, the other code",
          ],
          cite: "DS Figure 19"),
        FieldFacts(
          "Out_Sel", 0...1, "What the outputs and the FIFO carry.",
          cases: [
            "lowPass1": "first low-pass", "highPass": "high-pass", "lowPass2": "second low-pass",
            "lowPass2Alternate": "second low-pass, the other code",
          ],
          cite: "DS Figure 19"),
      ])
  }

  extension Datasheet.L3GD20H.FIFO_CTRL_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2E, "FIFO_CTRL_REG", .readWrite, reset: 0x00, "FIFO mode and watermark.",
      cite: "DSH, description of FIFO_CTRL",
      fields: [
        FieldFacts(
          "FM", 5...7, "FIFO mode.",
          cases: [
            "bypass": "empty and idle", "fifo": "fills once and stops",
            "stream": "drops the oldest set when full",
            "streamToFIFO": "stream until an interrupt, then FIFO",
            "bypassToStream": "bypass until an interrupt, then stream", "-": "not defined",
            "dynamicStream": "stream, counting what is new",
            "bypassToFIFO": "bypass until an interrupt, then FIFO",
          ]),
        FieldFacts(
          "WTM", 0...4,
          "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter"),
      ])
  }

  extension Datasheet.L3GD20H.INT1_TSH_XH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x32, "INT1_TSH_XH", .readWrite, reset: 0x00,
      "Threshold of X, high byte, and what the duration counter does.",
      cite: "DSH, description of IG_THS_XH",
      fields: [
        FieldFacts(
          "DCRM", 7...7, "What the duration counter does when the condition ends.",
          cases: ["reset": "starts again", "decrement": "counts down"]),
        FieldFacts(
          "THSX", 0...6, "Bits 14 to 8 of a magnitude in output digits.", cite: "DS Table 18"),
      ])
  }

  extension Datasheet.L3GD20H.LOW_ODR {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x39, "LOW_ODR", .readWrite, reset: 0x00,
      "Low data rates, software reset, interface and polarity of pin DRDY.",
      cite: "DSH, description of LOW_ODR",
      fields: [
        FieldFacts("reserved", 6...7, rule: .zero),
        FieldFacts(
          "DRDY_HL", 5...5, "Polarity of pin DRDY/INT2.",
          cases: ["high": "active high", "low": "active low"]),
        FieldFacts("reserved", 4...4, rule: .zero),
        FieldFacts(
          "I2C_dis", 3...3, "Whether the part answers on SPI alone.",
          cases: ["no": "I2C and SPI", "yes": "SPI alone"]),
        FieldFacts(
          "SW_RES", 2...2, "Resets the part; that the bit clears itself is inferred.",
          cases: ["normal": "running", "reset": "resets"], cite: "DSH, description of LOW_ODR",
          confidence: .inferred, clearsItself: true),
        FieldFacts("reserved", 1...1, rule: .zero),
        FieldFacts(
          "Low_ODR", 0...0, "Whether DR selects one of the low rates.",
          cases: ["no": "100 to 800 Hz", "yes": "12.5 to 50 Hz"]),
      ])
  }
#endif
