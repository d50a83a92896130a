// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20h.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±245, ±500 and ±2000 °/s, 16 bits, FIFO, low
  /// rates.
  ///
  /// Its registers are those of `L3G4200D`, but for what is here; its numbers are in
  /// `L3G4200D.Variant`.
  @usableFromInline
  package enum L3GD20H {
    /// High-pass filter and triggers of pin DEN.
    @usableFromInline
    package struct CTRL_REG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        edgeTrigger: Bool = false, levelTrigger: Bool = false, highPassMode: HighPassMode = .normal,
        highPassCutoff: HighPassCutoff = .step0
      ) {
        bits = highPassMode.rawValue << 4
        if edgeTrigger { bits |= 0x80 }
        if levelTrigger { bits |= 0x40 }
        bits |= highPassCutoff.rawValue
      }

      /// Whether an edge of pin DEN triggers.
      @usableFromInline package var edgeTrigger: Bool { bits & 0x80 != 0 }
      /// Whether the level of pin DEN triggers.
      @usableFromInline package var levelTrigger: Bool { bits & 0x40 != 0 }
      /// The codes of HPM.
      @usableFromInline
      package enum HighPassMode: UInt8, Sendable {
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
      @usableFromInline
      package var highPassMode: HighPassMode {
        HighPassMode(rawValue: (bits >> 4) & 0x03) ?? .autoReset
      }
      /// The codes of HPCF.
      @usableFromInline
      package enum HighPassCutoff: UInt8, Sendable {
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
      @usableFromInline
      package var highPassCutoff: HighPassCutoff? { HighPassCutoff(rawValue: bits & 0x0F) }
    }

    /// Data format, full scale and self-test.
    @usableFromInline
    package struct CTRL_REG4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x80 != 0 }
      /// Order of the bytes of a pair.
      @usableFromInline package var bigEndian: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
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
      @usableFromInline
      package var fullScale: FullScale {
        FullScale(rawValue: (bits >> 4) & 0x03) ?? .dps2000Alternate
      }
      /// Whether the level trigger of pin DEN is latched.
      @usableFromInline package var latchedLevelTrigger: Bool { bits & 0x08 != 0 }
      /// The codes of ST.
      @usableFromInline
      package enum SelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Outputs rise.
        case plus = 1
        /// Outputs fall.
        case minus = 3
      }
      /// Self-test. nil for the undefined code 2.
      @usableFromInline package var selfTest: SelfTest? { SelfTest(rawValue: (bits >> 1) & 0x03) }
      /// SPI wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x01 != 0 }
    }

    /// Boot, FIFO and the paths through the filters.
    @usableFromInline
    package struct CTRL_REG5: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline package var boot: Bool { bits & 0x80 != 0 }
      /// Whether the outputs come from the FIFO.
      @usableFromInline package var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether the watermark limits the depth of the FIFO.
      @usableFromInline package var stopsAtWatermark: Bool { bits & 0x20 != 0 }
      /// Whether the high-pass feeds the second low-pass.
      @usableFromInline package var highPassEnabled: Bool { bits & 0x10 != 0 }
      /// The codes of INT1_Sel.
      @usableFromInline
      package enum InterruptSelection: UInt8, Sendable {
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
      @usableFromInline
      package var interruptSelection: InterruptSelection {
        InterruptSelection(rawValue: (bits >> 2) & 0x03) ?? .lowPass2Alternate
      }
      /// The codes of Out_Sel.
      @usableFromInline
      package enum OutputSelection: UInt8, Sendable {
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
      @usableFromInline
      package var outputSelection: OutputSelection {
        OutputSelection(rawValue: bits & 0x03) ?? .lowPass2Alternate
      }
    }

    /// FIFO mode and watermark.
    @usableFromInline
    package struct FIFO_CTRL_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .bypass, watermark: UInt8 = 0) {
        bits = mode.rawValue << 5
        bits |= watermark & 0x1F
      }

      /// The codes of FM.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
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
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits >> 5) }
      /// Sets that the FIFO must hold more of (application note), or as many (datasheet), to report
      /// the watermark.
      @usableFromInline package var watermark: UInt8 { bits & 0x1F }
    }

    /// Threshold of X, high byte, and what the duration counter does.
    @usableFromInline
    package struct INT1_TSH_XH: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(durationDecrements: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x7F
        if durationDecrements { bits |= 0x80 }
      }

      /// What the duration counter does when the condition ends.
      @usableFromInline package var durationDecrements: Bool { bits & 0x80 != 0 }
      /// Bits 14 to 8 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Low data rates, software reset, interface and polarity of pin DRDY.
    @usableFromInline
    package struct LOW_ODR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x39 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x2D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline package var dataReadyActiveLow: Bool { bits & 0x20 != 0 }
      /// Whether the part answers on SPI alone.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x08 != 0 }
      /// Resets the part; that the bit clears itself is inferred.
      @usableFromInline package var softwareReset: Bool { bits & 0x04 != 0 }
      /// Whether DR selects one of the low rates.
      @usableFromInline package var lowRate: Bool { bits & 0x01 != 0 }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.L3GD20H {
    /// The manufacturer's name.
    package static var name: String { "L3GD20H" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.L3G4200D.facts,
      #"""
        part like L3G4200D manufacturer
        identity 0F D7 L3GD20H | DSH; LINUX, st_gyro_core.c
        i2c 400000 80 6A 6B | DSH, I2C interface
        reserved 00 0E doNotWrite | DSH, register map
        reserved 10 1F doNotWrite | DSH, register map
        reserved 3A 7F doNotWrite | DSH, register map, addresses that it does not list
        register 0F WHO_AM_I r D7 | The identity byte. | DSH, description of WHO_AM_I
          field ID 7:0 | 0xD7, in this part alone.
        register 21 CTRL_REG2 rw 00 | High-pass filter and triggers of pin DEN. | DSH, description of CTRL2
          field EXTRen 7 | Whether an edge of pin DEN triggers.
            code 0 disabled no edge trigger
            code 1 enabled edge trigger
          field LVLen 6 | Whether the level of pin DEN triggers.
            code 0 disabled no level trigger
            code 1 enabled level trigger
          field HPM 5:4 | How the high-pass filter works. | DS, description of CTRL_REG2; AN, high-pass filter, for the read with code 2 | single
            code 0 normal tracks the input; a read of REFERENCE restarts it
            code 1 reference subtracts REFERENCE
            code 2 normalAlternate as normal; only the application note lets a read restart it
            code 3 autoReset restarts when the interrupt occurs
          field HPCF 3:0 | Cut-off of the high-pass, by rate. | DS Table 27; AN Table 12
            code 0 step0 the highest cut-off
            code 1 step1 step 1 below the highest
            code 2 step2 step 2 below the highest
            code 3 step3 step 3 below the highest
            code 4 step4 step 4 below the highest
            code 5 step5 step 5 below the highest
            code 6 step6 step 6 below the highest
            code 7 step7 step 7 below the highest
            code 8 step8 step 8 below the highest
            code 9 step9 step 9 below the highest
            code 10-15 - not defined
        register 23 CTRL_REG4 rw 00 | Data format, full scale and self-test. | DSH, description of CTRL4
          field BDU 7 | Whether a pair holds still between the reads of its halves. | DS Table 18; DS, description of CTRL_REG4
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair. | DS Table 18; DS, description of CTRL_REG4
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale.
            code 0 dps245 ±245 °/s
            code 1 dps500 ±500 °/s
            code 2 dps2000 ±2000 °/s
            code 3 dps2000Alternate ±2000 °/s, the other code
          field IMPen 3 | Whether the level trigger of pin DEN is latched.
            code 0 disabled not latched
            code 1 enabled latched
          field ST 2:1 | Self-test. | DS Table 18; DS, description of CTRL_REG4
            code 0 off off
            code 1 plus outputs rise
            code 2 - not used
            code 3 minus outputs fall
          field SIM 0 | SPI wiring. | DS Table 18; DS, description of CTRL_REG4
            code 0 four four wires
            code 1 three three wires
        register 24 CTRL_REG5 rw 00 | Boot, FIFO and the paths through the filters. | DSH, description of CTRL5
          field BOOT 7 clearsItself | Loads the factory trim again; that it clears itself is inferred. | DS Table 18; DS, description of CTRL_REG5 | inferred
            code 0 normal running
            code 1 boot loading
          field FIFO_EN 6 | Whether the outputs come from the FIFO. | DS Table 18; DS, description of CTRL_REG5
            code 0 disabled live samples
            code 1 enabled oldest unread set
          field StopOnFTH 5 | Whether the watermark limits the depth of the FIFO.
            code 0 no all 32 slots
            code 1 yes as many as the watermark
          field HPen 4 | Whether the high-pass feeds the second low-pass. | DS Figure 19
            code 0 direct unfiltered
            code 1 filtered high-passed
          field INT1_Sel 3:2 | What the interrupt generator sees. | DS Figure 19
            code 0 lowPass1 first low-pass
            code 1 highPass high-pass
            code 2 lowPass2 second low-pass
            code 3 lowPass2Alternate second low-pass, the other code
          field Out_Sel 1:0 | What the outputs and the FIFO carry. | DS Figure 19
            code 0 lowPass1 first low-pass
            code 1 highPass high-pass
            code 2 lowPass2 second low-pass
            code 3 lowPass2Alternate second low-pass, the other code
        register 2E FIFO_CTRL_REG rw 00 | FIFO mode and watermark. | DSH, description of FIFO_CTRL
          field FM 7:5 | FIFO mode.
            code 0 bypass empty and idle
            code 1 fifo fills once and stops
            code 2 stream drops the oldest set when full
            code 3 streamToFIFO stream until an interrupt, then FIFO
            code 4 bypassToStream bypass until an interrupt, then stream
            code 5 - not defined
            code 6 dynamicStream stream, counting what is new
            code 7 bypassToFIFO bypass until an interrupt, then FIFO
          field WTM 4:0 | Sets that the FIFO must hold more of (application note), or as many (datasheet), to report the watermark. | DS, description of FIFO_CTRL_REG; AN, FIFO chapter
        register 32 INT1_TSH_XH rw 00 | Threshold of X, high byte, and what the duration counter does. | DSH, description of IG_THS_XH
          field DCRM 7 | What the duration counter does when the condition ends.
            code 0 reset starts again
            code 1 decrement counts down
          field THSX 6:0 | Bits 14 to 8 of a magnitude in output digits. | DS Table 18
        register 39 LOW_ODR rw 00 | Low data rates, software reset, interface and polarity of pin DRDY. | DSH, description of LOW_ODR
          field reserved 7:6 zero | Must be zero.
          field DRDY_HL 5 | Polarity of pin DRDY/INT2.
            code 0 high active high
            code 1 low active low
          field reserved 4 zero | Must be zero.
          field I2C_dis 3 | Whether the part answers on SPI alone.
            code 0 no I2C and SPI
            code 1 yes SPI alone
          field SW_RES 2 clearsItself | Resets the part; that the bit clears itself is inferred. | DSH, description of LOW_ODR | inferred
            code 0 normal running
            code 1 reset resets
          field reserved 1 zero | Must be zero.
          field Low_ODR 0 | Whether DR selects one of the low rates.
            code 0 no 100 to 800 Hz
            code 1 yes 12.5 to 50 Hz
        table millihertz CTRL_REG1.DR | mHz | Output data rate, as named. | DSH, description of CTRL1; LINUX, st_gyro_core.c
          row | 100000 200000 400000 800000
        table lowPass1CutoffMillihertz CTRL_REG1.DR | mHz | Cut-off of the first low-pass, always in the path. | RIOT, citing AN4506 | single
          row | 32000 63300 128000 211000
        table lowPass2CutoffMillihertz CTRL_REG1.DR CTRL_REG1.BW | mHz | Cut-off of the second low-pass. | DSH, description of CTRL1
          row 0 | 12500 25000 25000 25000
          row 1 | 12500 25000 50000 70000
          row 2 | 20000 25000 50000 110000
          row 3 | 30000 35000 50000 100000
        table highPassCutoffMillihertz CTRL_REG1.DR CTRL_REG2.HPCF | mHz | Cut-off of the high-pass, as printed (rounded). | DSH, description of CTRL2
          row 0 | 8000 4000 2000 1000 500 200 100 50 20 10
          row 1 | 15000 8000 4000 2000 1000 500 200 100 50 20
          row 2 | 30000 15000 8000 4000 2000 1000 500 200 100 50
          row 3 | 56000 30000 15000 8000 4000 2000 1000 500 200 100
        table microdegreesPerSecondPerDigit CTRL_REG4.FS | µ°/s a digit | Typical sensitivity. | DSH, mechanical characteristics; LINUX, st_gyro_core.c
          row | 8750 17500 70000 70000
        table ratedDegreesPerSecond CTRL_REG4.FS | °/s | Rated full scale in either direction; the code reaches 14.7 % further. | DSH, mechanical characteristics
          row | 245 500 2000 2000
        table zeroLevel CTRL_REG4.FS | °/s | Typical zero-rate level, either sign. | DSH, mechanical characteristics
          row | - - 25 25
        table typicalMillihertz CTRL_REG1.DR | mHz | Output data rate of a typical part: somewhat below its name. | DSH, mechanical characteristics
          row | 94700 189400 378800 757600
        table lowRateMillihertz CTRL_REG1.DR | mHz | Output data rate while LOW_ODR.Low_ODR is set, as named. | DSH, description of CTRL1
          row | 12500 25000 50000 50000
        table lowestMillihertz CTRL_REG1.DR | mHz | Least output data rate of any part. | DSH, mechanical characteristics
          row | - 162000 - -
        table highestMillihertz CTRL_REG1.DR | mHz | Greatest output data rate of any part. | DSH, mechanical characteristics
          row | - 219000 - -
        timing turnOn 50000000 | From power-down to settled data; specified at 190 Hz without the second low-pass. | DSH, turn-on time
        constant noiseDensity 11 | mdps/√Hz | Typical noise density. | DSH, mechanical characteristics
        without zeroLevelDrift
        document DSH L3GD20H datasheet, DocID023469 Rev 2, STMicroelectronics, March 2013; its names drop _REG and begin with IG_ instead of INT1_
        document RIOT RIOT drivers/l3gxxxx, which drives the family with one register map
      """#)
  }
#endif
