// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/icm20948.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense, ±2 to ±16 g and ±250 to ±2000 °/s, 16 bits, with
  /// four banks of registers, beside an AK09916 on the auxiliary bus.
  @usableFromInline
  package enum ICM20948 {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0xEA }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x00 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x68 }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }
    /// The bit of an SPI command that reads.
    @usableFromInline package static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    @usableFromInline package static var spiIncrementBit: UInt8 { 0x00 }
    /// The bits of an SPI command that hold the address.
    @usableFromInline package static var spiAddressMask: UInt8 { 0x7F }
    /// Whether an SPI frame writes one register only.
    @usableFromInline package static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// Longest time from power-on, and from a reset, until registers may be written.
      @usableFromInline package static var startUp: Int64 { 100_000_000 }
      /// Typical time from power-on until registers may be written.
      @usableFromInline package static var startUpTypical: Int64 { 11_000_000 }
      /// From sleep to angular rates.
      @usableFromInline package static var gyroscopeTurnOn: Int64 { 35_000_000 }
      /// From sleep to accelerations.
      @usableFromInline package static var accelerometerTurnOn: Int64 { 20_000_000 }
      /// From power-on to accelerations.
      @usableFromInline package static var accelerometerColdTurnOn: Int64 { 30_000_000 }
      /// Time of the PLL to lock.
      @usableFromInline package static var clockSettle: Int64 { 4_000_000 }
      /// Pulse of INT without latch.
      @usableFromInline package static var interruptPulse: Int64 { 50_000 }
      /// From switching the gyroscope off over SPI until most registers may be written and the FIFO
      /// and memory read.
      @usableFromInline package static var gyroscopeOffOnSPI: Int64 { 22_000 }
      /// From enabling the controller of the auxiliary bus to its first data; programs wait 10 to
      /// 60 ms.
      @usableFromInline package static var masterStart: Int64 { 10_000_000 }
      /// From a change of the self-test bits to settled data.
      @usableFromInline package static var selfTestSettle: Int64 { 20_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Rate of both sensors before their dividers (mHz).
      @usableFromInline package static var rateMillihertz: Int { 1_125_000 }
      /// Rate of the gyroscope with its low-pass bypassed, seen in the FIFO alone (mHz).
      @usableFromInline package static var gyroscopeBypassMillihertz: Int { 9_000_000 }
      /// Bandwidth of the gyroscope with its low-pass bypassed, −3 dB (mHz).
      @usableFromInline package static var gyroscopeBypassBandwidthMillihertz: Int { 12_106_000 }
      /// Rate of the accelerometer with its low-pass bypassed (mHz).
      @usableFromInline package static var accelerometerBypassMillihertz: Int { 4_500_000 }
      /// Bandwidth of the accelerometer with its low-pass bypassed, −3 dB (mHz).
      @usableFromInline package static var accelerometerBypassBandwidthMillihertz: Int { 1_209_000 }
      /// One step of ACCEL_WOM_THR (mg).
      @usableFromInline package static var wakeOnMotionStep: Int { 4 }
      /// Sensitivity of the thermometer (digits a 100 °C).
      @usableFromInline package static var temperatureCentidigits: Int { 33_387 }
      /// Temperature at which the thermometer reads 0 (0.01 °C).
      @usableFromInline package static var temperatureZeroCentidegrees: Int { 2100 }
      /// Capacity of the FIFO (bytes).
      @usableFromInline package static var fifoDepth: Int { 512 }
      /// Bytes for the data of the slaves (bytes).
      @usableFromInline package static var slaveBytes: Int { 24 }
      /// Steps of the gyroscope offsets, in every range (digits a 10 °/s).
      @usableFromInline package static var gyroscopeOffsetDecidigits: Int { 328 }
      /// Steps of the accelerometer offsets without their bit 0, in every range (steps a g).
      @usableFromInline package static var accelerometerOffsetStepsPerG: Int { 1024 }
      /// Deviation of the internal clock with the accelerometer alone, either sign (%).
      @usableFromInline package static var internalClockTolerance: Int { 5 }
      /// Deviation of the PLL after correction, either sign (%).
      @usableFromInline package static var pllTolerance: Int { 1 }
      /// Deviation of the PLL without correction, either sign (%).
      @usableFromInline package static var pllToleranceUncorrected: Int { 9 }
      /// One step of TIMEBASE_CORRECTION_PLL (ppm).
      @usableFromInline package static var clockCorrectionStep: Int { 790 }
      /// Typical zero-g level of the accelerometer, either sign; 50 mg on a board (mg).
      @usableFromInline package static var accelerometerZeroLevel: Int { 25 }
      /// Typical change of the zero-g level with temperature, either sign (µg/°C).
      @usableFromInline package static var accelerometerZeroLevelDrift: Int { 800 }
      /// Typical zero-rate level of the gyroscope, either sign (°/s).
      @usableFromInline package static var gyroscopeZeroLevel: Int { 5 }
      /// Typical change of the zero-rate level with temperature, either sign (m°/s/°C).
      @usableFromInline package static var gyroscopeZeroLevelDrift: Int { 50 }
      /// Typical noise density of the gyroscope; a note has 11 (mdps/√Hz).
      @usableFromInline package static var gyroscopeNoiseDensity: Int { 15 }
      /// Typical noise density of the accelerometer; a note has 190 (µg/√Hz).
      @usableFromInline package static var noiseDensity: Int { 230 }
      /// Typical resonance of the gyroscope (Hz).
      @usableFromInline package static var mechanicalHertz: Int { 27_000 }
      /// Self-test output of code 1, at ±250 °/s and at ±2 g (digits).
      @usableFromInline package static var selfTestBase: Int { 2620 }
      /// Growth of the self-test output with each code (%).
      @usableFromInline package static var selfTestStep: Int { 1 }
      /// Averaged in a self-test, before and with the stimulus (samples).
      @usableFromInline package static var selfTestSamples: Int { 200 }
      /// Smallest share of the factory trim in the gyroscope's self-test (%).
      @usableFromInline package static var gyroscopeSelfTestMinimumPercent: Int { 50 }
      /// Smallest share of the factory trim in the accelerometer's self-test (%).
      @usableFromInline package static var accelerometerSelfTestMinimumPercent: Int { 50 }
      /// Largest share of the factory trim in the accelerometer's self-test (%).
      @usableFromInline package static var accelerometerSelfTestMaximumPercent: Int { 150 }
      /// Smallest change in the gyroscope's self-test where no trim is stored (°/s).
      @usableFromInline package static var gyroscopeSelfTestMinimum: Int { 60 }
      /// Smallest change in the accelerometer's self-test where no trim is stored (mg).
      @usableFromInline package static var accelerometerSelfTestMinimum: Int { 225 }
      /// Largest change in the accelerometer's self-test where no trim is stored (mg).
      @usableFromInline package static var accelerometerSelfTestMaximum: Int { 675 }
      /// Largest zero-rate level in the gyroscope's self-test (°/s).
      @usableFromInline package static var gyroscopeSelfTestZeroLevel: Int { 20 }
      /// First register of the motion processor in bank 0: the address in its memory (address).
      @usableFromInline package static var motionProcessorFirst: Int { 124 }
      /// Register of the bytes of the motion processor's memory in bank 0, at which a burst stays
      /// (address).
      @usableFromInline package static var motionProcessorData: Int { 125 }
      /// Last register of the motion processor in bank 0: the bank of its memory (address).
      @usableFromInline package static var motionProcessorLast: Int { 126 }
      /// First register of the motion processor in bank 2: the high byte of the start of its
      /// program (address).
      @usableFromInline package static var motionProcessorBankTwoFirst: Int { 80 }
      /// Last register of the motion processor in bank 2: the low byte of the start of its program
      /// (address).
      @usableFromInline package static var motionProcessorBankTwoLast: Int { 81 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x00 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0xEA }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0xEA) {
        bits = identity
      }

      /// 0xEA.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// FIFO and controller of the auxiliary bus.
    @usableFromInline
    package struct USER_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x03 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        motionProcessorEnabled: Bool = false, fifoEnabled: Bool = false,
        masterEnabled: Bool = false, onlySPI: Bool = false, motionProcessorReset: Bool = false,
        memoryReset: Bool = false, masterReset: Bool = false
      ) {
        bits = 0
        if motionProcessorEnabled { bits |= 0x80 }
        if fifoEnabled { bits |= 0x40 }
        if masterEnabled { bits |= 0x20 }
        if onlySPI { bits |= 0x10 }
        if motionProcessorReset { bits |= 0x08 }
        if memoryReset { bits |= 0x04 }
        if masterReset { bits |= 0x02 }
      }

      /// Motion processor.
      @usableFromInline package var motionProcessorEnabled: Bool { bits & 0x80 != 0 }
      /// FIFO.
      @usableFromInline package var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether the part controls the auxiliary bus.
      @usableFromInline package var masterEnabled: Bool { bits & 0x20 != 0 }
      /// Interfaces.
      @usableFromInline package var onlySPI: Bool { bits & 0x10 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessorReset: Bool { bits & 0x08 != 0 }
      /// Memory.
      @usableFromInline package var memoryReset: Bool { bits & 0x04 != 0 }
      /// Controller of the auxiliary bus.
      @usableFromInline package var masterReset: Bool { bits & 0x02 != 0 }
    }

    /// Duty cycles.
    @usableFromInline
    package struct LP_CONFIG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x05 }
      @usableFromInline package static var reset: UInt8 { 0x40 }
      @usableFromInline package static var settable: UInt8 { 0x70 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        masterCycles: Bool = true, accelerometerCycles: Bool = false, gyroscopeCycles: Bool = false
      ) {
        bits = 0
        if masterCycles { bits |= 0x40 }
        if accelerometerCycles { bits |= 0x20 }
        if gyroscopeCycles { bits |= 0x10 }
      }

      /// Controller of the auxiliary bus.
      @usableFromInline package var masterCycles: Bool { bits & 0x40 != 0 }
      /// Accelerometer.
      @usableFromInline package var accelerometerCycles: Bool { bits & 0x20 != 0 }
      /// Gyroscope.
      @usableFromInline package var gyroscopeCycles: Bool { bits & 0x10 != 0 }
    }

    /// Reset, sleep, clock.
    @usableFromInline
    package struct PWR_MGMT_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x06 }
      @usableFromInline package static var reset: UInt8 { 0x41 }
      @usableFromInline package static var settable: UInt8 { 0xEF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        deviceReset: Bool = false, asleep: Bool = true, lowPower: Bool = false,
        thermometerOff: Bool = false, clock: Clock = .best
      ) {
        bits = clock.rawValue
        if deviceReset { bits |= 0x80 }
        if asleep { bits |= 0x40 }
        if lowPower { bits |= 0x20 }
        if thermometerOff { bits |= 0x08 }
      }

      /// Sets every register to its reset value.
      @usableFromInline package var deviceReset: Bool { bits & 0x80 != 0 }
      /// Sleep.
      @usableFromInline package var asleep: Bool { bits & 0x40 != 0 }
      /// Low power of the digital part: most writes may be ignored.
      @usableFromInline package var lowPower: Bool { bits & 0x20 != 0 }
      /// Thermometer.
      @usableFromInline package var thermometerOff: Bool { bits & 0x08 != 0 }
      /// The codes of CLKSEL.
      @usableFromInline
      package enum Clock: UInt8, Sendable {
        /// Internal, 20 MHz.
        case ownClock = 0
        /// PLL where ready, else internal.
        case best = 1
        /// PLL where ready, else internal.
        case best2 = 2
        /// PLL where ready, else internal.
        case best3 = 3
        /// PLL where ready, else internal.
        case best4 = 4
        /// PLL where ready, else internal.
        case best5 = 5
        /// Internal, 20 MHz.
        case ownClock6 = 6
        /// Stopped.
        case stopped = 7
      }
      /// Clock.
      @usableFromInline package var clock: Clock { Clock(rawValue: bits & 0x07) ?? .stopped }
    }

    /// Sensors that are off.
    @usableFromInline
    package struct PWR_MGMT_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(accelerometer: Accelerometer = .on, gyroscope: Gyroscope = .on) {
        bits = accelerometer.rawValue << 3
        bits |= gyroscope.rawValue
      }

      /// The codes of DISABLE_ACCEL.
      @usableFromInline
      package enum Accelerometer: UInt8, Sendable {
        /// On.
        case on = 0
        /// Off.
        case off = 7
      }
      /// Accelerometer. nil for the undefined codes 1, 2, 3, 4, 5, 6.
      @usableFromInline
      package var accelerometer: Accelerometer? { Accelerometer(rawValue: (bits >> 3) & 0x07) }
      /// The codes of DISABLE_GYRO.
      @usableFromInline
      package enum Gyroscope: UInt8, Sendable {
        /// On.
        case on = 0
        /// Off.
        case off = 7
      }
      /// Gyroscope. nil for the undefined codes 1, 2, 3, 4, 5, 6.
      @usableFromInline package var gyroscope: Gyroscope? { Gyroscope(rawValue: bits & 0x07) }
    }

    /// Interrupt pin, FSYNC, bypass.
    @usableFromInline
    package struct INT_PIN_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        activeLow: Bool = false, openDrain: Bool = false, latched: Bool = false,
        clearedByAnyRead: Bool = false, frameSyncActiveLow: Bool = false,
        frameSyncInterrupts: Bool = false, bypassEnabled: Bool = false
      ) {
        bits = 0
        if activeLow { bits |= 0x80 }
        if openDrain { bits |= 0x40 }
        if latched { bits |= 0x20 }
        if clearedByAnyRead { bits |= 0x10 }
        if frameSyncActiveLow { bits |= 0x08 }
        if frameSyncInterrupts { bits |= 0x04 }
        if bypassEnabled { bits |= 0x02 }
      }

      /// Active level of INT.
      @usableFromInline package var activeLow: Bool { bits & 0x80 != 0 }
      /// Output of INT.
      @usableFromInline package var openDrain: Bool { bits & 0x40 != 0 }
      /// How long INT is active.
      @usableFromInline package var latched: Bool { bits & 0x20 != 0 }
      /// What clears INT_STATUS.
      @usableFromInline package var clearedByAnyRead: Bool { bits & 0x10 != 0 }
      /// Active level of FSYNC as interrupt.
      @usableFromInline package var frameSyncActiveLow: Bool { bits & 0x08 != 0 }
      /// FSYNC as interrupt.
      @usableFromInline package var frameSyncInterrupts: Bool { bits & 0x04 != 0 }
      /// Whether the auxiliary bus is connected to the main one, while the controller is off.
      @usableFromInline package var bypassEnabled: Bool { bits & 0x02 != 0 }
    }

    /// Interrupts.
    @usableFromInline
    package struct INT_ENABLE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x10 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x8F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        frameSync: Bool = false, motion: Bool = false, clockReady: Bool = false,
        motionProcessor: Bool = false, master: Bool = false
      ) {
        bits = 0
        if frameSync { bits |= 0x80 }
        if motion { bits |= 0x08 }
        if clockReady { bits |= 0x04 }
        if motionProcessor { bits |= 0x02 }
        if master { bits |= 0x01 }
      }

      /// Wake on FSYNC.
      @usableFromInline package var frameSync: Bool { bits & 0x80 != 0 }
      /// Wake on motion.
      @usableFromInline package var motion: Bool { bits & 0x08 != 0 }
      /// PLL ready.
      @usableFromInline package var clockReady: Bool { bits & 0x04 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessor: Bool { bits & 0x02 != 0 }
      /// Controller of the auxiliary bus.
      @usableFromInline package var master: Bool { bits & 0x01 != 0 }
    }

    /// Interrupt: data ready.
    @usableFromInline
    package struct INT_ENABLE_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x11 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x01 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(dataReady: Bool = false) {
        bits = dataReady ? 0x01 : 0
      }

      /// Data ready.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// Interrupt: overflow of the FIFO.
    @usableFromInline
    package struct INT_ENABLE_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x12 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(overflow: UInt8 = 0) {
        bits = overflow & 0x1F
      }

      /// A bit for each FIFO; bit 0 where there is one.
      @usableFromInline package var overflow: UInt8 { bits & 0x1F }
    }

    /// Interrupt: watermark of the FIFO.
    @usableFromInline
    package struct INT_ENABLE_3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x13 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(watermark: UInt8 = 0) {
        bits = watermark & 0x1F
      }

      /// A bit for each FIFO; bit 0 where there is one.
      @usableFromInline package var watermark: UInt8 { bits & 0x1F }
    }

    /// Controller of the auxiliary bus: status.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct I2C_MST_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x17 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        frameSync: Bool = false, slave4Done: Bool = false, lostArbitration: Bool = false,
        slave4Refused: Bool = false, slave3Refused: Bool = false, slave2Refused: Bool = false,
        slave1Refused: Bool = false, slave0Refused: Bool = false
      ) {
        bits = 0
        if frameSync { bits |= 0x80 }
        if slave4Done { bits |= 0x40 }
        if lostArbitration { bits |= 0x20 }
        if slave4Refused { bits |= 0x10 }
        if slave3Refused { bits |= 0x08 }
        if slave2Refused { bits |= 0x04 }
        if slave1Refused { bits |= 0x02 }
        if slave0Refused { bits |= 0x01 }
      }

      /// Interrupt by FSYNC.
      @usableFromInline package var frameSync: Bool { bits & 0x80 != 0 }
      /// End of the transfer of slave 4.
      @usableFromInline package var slave4Done: Bool { bits & 0x40 != 0 }
      /// Arbitration lost.
      @usableFromInline package var lostArbitration: Bool { bits & 0x20 != 0 }
      /// Slave 4 did not acknowledge.
      @usableFromInline package var slave4Refused: Bool { bits & 0x10 != 0 }
      /// Slave 3 did not acknowledge.
      @usableFromInline package var slave3Refused: Bool { bits & 0x08 != 0 }
      /// Slave 2 did not acknowledge.
      @usableFromInline package var slave2Refused: Bool { bits & 0x04 != 0 }
      /// Slave 1 did not acknowledge.
      @usableFromInline package var slave1Refused: Bool { bits & 0x02 != 0 }
      /// Slave 0 did not acknowledge.
      @usableFromInline package var slave0Refused: Bool { bits & 0x01 != 0 }
    }

    /// Status of interrupts.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct INT_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x19 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        motion: Bool = false, clockReady: Bool = false, motionProcessor: Bool = false,
        master: Bool = false
      ) {
        bits = 0
        if motion { bits |= 0x08 }
        if clockReady { bits |= 0x04 }
        if motionProcessor { bits |= 0x02 }
        if master { bits |= 0x01 }
      }

      /// Wake on motion.
      @usableFromInline package var motion: Bool { bits & 0x08 != 0 }
      /// PLL ready.
      @usableFromInline package var clockReady: Bool { bits & 0x04 != 0 }
      /// Motion processor.
      @usableFromInline package var motionProcessor: Bool { bits & 0x02 != 0 }
      /// Controller of the auxiliary bus.
      @usableFromInline package var master: Bool { bits & 0x01 != 0 }
    }

    /// Status: data ready.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct INT_STATUS_1: Register {
      @usableFromInline package static var address: UInt8 { 0x1A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(dataReady: Bool = false) {
        bits = dataReady ? 0x01 : 0
      }

      /// Data ready.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// Status: overflow of the FIFO.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct INT_STATUS_2: Register {
      @usableFromInline package static var address: UInt8 { 0x1B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(overflow: UInt8 = 0) {
        bits = overflow & 0x1F
      }

      /// A bit for each FIFO; bit 0 where there is one.
      @usableFromInline package var overflow: UInt8 { bits & 0x1F }
    }

    /// Status: watermark of the FIFO.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct INT_STATUS_3: Register {
      @usableFromInline package static var address: UInt8 { 0x1C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(watermark: UInt8 = 0) {
        bits = watermark & 0x1F
      }

      /// A bit for each FIFO; bit 0 where there is one.
      @usableFromInline package var watermark: UInt8 { bits & 0x1F }
    }

    /// Time from FSYNC to the next sample of the gyroscope, high byte.
    ///
    /// Reading it: Holds both bytes.
    @usableFromInline
    package struct DELAY_TIMEH: Register {
      @usableFromInline package static var address: UInt8 { 0x28 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8; 0.9645 µs a step.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Time from FSYNC to the next sample of the gyroscope, low byte.
    ///
    /// Reading it: Releases both bytes.
    @usableFromInline
    package struct DELAY_TIMEL: Register {
      @usableFromInline package static var address: UInt8 { 0x29 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Acceleration along X, high byte.
    @usableFromInline
    package struct ACCEL_XOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x2D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Acceleration along X, low byte.
    @usableFromInline
    package struct ACCEL_XOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x2E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Acceleration along Y, high byte.
    @usableFromInline
    package struct ACCEL_YOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x2F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Acceleration along Y, low byte.
    @usableFromInline
    package struct ACCEL_YOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x30 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Acceleration along Z, high byte.
    @usableFromInline
    package struct ACCEL_ZOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x31 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Acceleration along Z, low byte.
    @usableFromInline
    package struct ACCEL_ZOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x32 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Angular rate about X, high byte.
    @usableFromInline
    package struct GYRO_XOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x33 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Angular rate about X, low byte.
    @usableFromInline
    package struct GYRO_XOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x34 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Angular rate about Y, high byte.
    @usableFromInline
    package struct GYRO_YOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x35 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Angular rate about Y, low byte.
    @usableFromInline
    package struct GYRO_YOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x36 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Angular rate about Z, high byte.
    @usableFromInline
    package struct GYRO_ZOUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x37 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Angular rate about Z, low byte.
    @usableFromInline
    package struct GYRO_ZOUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x38 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Temperature, high byte.
    @usableFromInline
    package struct TEMP_OUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x39 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0x00) {
        bits = high
      }

      /// Bits 15 to 8, signed.
      @usableFromInline package var high: UInt8 { bits }
    }

    /// Temperature, low byte.
    @usableFromInline
    package struct TEMP_OUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x3A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// Data of the slaves, byte 0.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_00: Register {
      @usableFromInline package static var address: UInt8 { 0x3B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 1.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_01: Register {
      @usableFromInline package static var address: UInt8 { 0x3C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 2.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_02: Register {
      @usableFromInline package static var address: UInt8 { 0x3D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 3.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_03: Register {
      @usableFromInline package static var address: UInt8 { 0x3E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 4.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_04: Register {
      @usableFromInline package static var address: UInt8 { 0x3F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 5.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_05: Register {
      @usableFromInline package static var address: UInt8 { 0x40 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 6.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_06: Register {
      @usableFromInline package static var address: UInt8 { 0x41 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 7.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_07: Register {
      @usableFromInline package static var address: UInt8 { 0x42 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 8.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_08: Register {
      @usableFromInline package static var address: UInt8 { 0x43 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 9.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_09: Register {
      @usableFromInline package static var address: UInt8 { 0x44 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 10.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_10: Register {
      @usableFromInline package static var address: UInt8 { 0x45 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 11.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_11: Register {
      @usableFromInline package static var address: UInt8 { 0x46 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 12.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_12: Register {
      @usableFromInline package static var address: UInt8 { 0x47 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 13.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_13: Register {
      @usableFromInline package static var address: UInt8 { 0x48 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 14.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_14: Register {
      @usableFromInline package static var address: UInt8 { 0x49 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 15.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_15: Register {
      @usableFromInline package static var address: UInt8 { 0x4A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 16.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_16: Register {
      @usableFromInline package static var address: UInt8 { 0x4B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 17.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_17: Register {
      @usableFromInline package static var address: UInt8 { 0x4C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 18.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_18: Register {
      @usableFromInline package static var address: UInt8 { 0x4D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 19.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_19: Register {
      @usableFromInline package static var address: UInt8 { 0x4E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 20.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_20: Register {
      @usableFromInline package static var address: UInt8 { 0x4F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 21.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_21: Register {
      @usableFromInline package static var address: UInt8 { 0x50 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 22.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_22: Register {
      @usableFromInline package static var address: UInt8 { 0x51 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of the slaves, byte 23.
    @usableFromInline
    package struct EXT_SLV_SENS_DATA_23: Register {
      @usableFromInline package static var address: UInt8 { 0x52 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// As the slaves filled them in their order.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Data of slaves that the FIFO stores.
    @usableFromInline
    package struct FIFO_EN_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x66 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        slave3: Bool = false, slave2: Bool = false, slave1: Bool = false, slave0: Bool = false
      ) {
        bits = 0
        if slave3 { bits |= 0x08 }
        if slave2 { bits |= 0x04 }
        if slave1 { bits |= 0x02 }
        if slave0 { bits |= 0x01 }
      }

      /// Data of slave 3.
      @usableFromInline package var slave3: Bool { bits & 0x08 != 0 }
      /// Data of slave 2.
      @usableFromInline package var slave2: Bool { bits & 0x04 != 0 }
      /// Data of slave 1.
      @usableFromInline package var slave1: Bool { bits & 0x02 != 0 }
      /// Data of slave 0.
      @usableFromInline package var slave0: Bool { bits & 0x01 != 0 }
    }

    /// What the FIFO stores.
    @usableFromInline
    package struct FIFO_EN_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x67 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        accelerometer: Bool = false, gyroscopeZ: Bool = false, gyroscopeY: Bool = false,
        gyroscopeX: Bool = false, temperature: Bool = false
      ) {
        bits = 0
        if accelerometer { bits |= 0x10 }
        if gyroscopeZ { bits |= 0x08 }
        if gyroscopeY { bits |= 0x04 }
        if gyroscopeX { bits |= 0x02 }
        if temperature { bits |= 0x01 }
      }

      /// Acceleration.
      @usableFromInline package var accelerometer: Bool { bits & 0x10 != 0 }
      /// Angular rate about Z.
      @usableFromInline package var gyroscopeZ: Bool { bits & 0x08 != 0 }
      /// Angular rate about Y.
      @usableFromInline package var gyroscopeY: Bool { bits & 0x04 != 0 }
      /// Angular rate about X.
      @usableFromInline package var gyroscopeX: Bool { bits & 0x02 != 0 }
      /// Temperature.
      @usableFromInline package var temperature: Bool { bits & 0x01 != 0 }
    }

    /// Reset of the FIFO.
    @usableFromInline
    package struct FIFO_RST: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x68 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(fifos: UInt8 = 0) {
        bits = fifos & 0x1F
      }

      /// All ones, then zero: the FIFO is empty; while set it has no size.
      @usableFromInline package var fifos: UInt8 { bits & 0x1F }
    }

    /// What a full FIFO does with new bytes.
    @usableFromInline
    package struct FIFO_MODE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x69 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(snapshot: UInt8 = 0) {
        bits = snapshot & 0x1F
      }

      /// A bit for each FIFO: 1 drops the new ones, 0 the oldest.
      @usableFromInline package var snapshot: UInt8 { bits & 0x1F }
    }

    /// Bytes in the FIFO, high byte.
    ///
    /// Reading it: Holds both bytes of the count.
    @usableFromInline
    package struct FIFO_COUNTH: Register {
      @usableFromInline package static var address: UInt8 { 0x70 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(high: UInt8 = 0) {
        bits = high & 0x1F
      }

      /// Bits 12 to 8.
      @usableFromInline package var high: UInt8 { bits & 0x1F }
    }

    /// Bytes in the FIFO, low byte.
    @usableFromInline
    package struct FIFO_COUNTL: Register {
      @usableFromInline package static var address: UInt8 { 0x71 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(low: UInt8 = 0x00) {
        bits = low
      }

      /// Bits 7 to 0, of the count when the high byte was read.
      @usableFromInline package var low: UInt8 { bits }
    }

    /// FIFO.
    ///
    /// Reading it: Takes a byte out of the FIFO.
    @usableFromInline
    package struct FIFO_R_W: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x72 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(byte: UInt8 = 0x00) {
        bits = byte
      }

      /// Oldest byte; a write adds one.
      @usableFromInline package var byte: UInt8 { bits }
    }

    /// Status: data ready of each FIFO.
    ///
    /// Reading it: Clears the register.
    @usableFromInline
    package struct DATA_RDY_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x74 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(frameSync: Bool = false, dataReady: UInt8 = 0) {
        bits = dataReady & 0x0F
        if frameSync { bits |= 0x80 }
      }

      /// Wake on FSYNC.
      @usableFromInline package var frameSync: Bool { bits & 0x80 != 0 }
      /// A bit for each FIFO; bit 0 where there is one.
      @usableFromInline package var dataReady: UInt8 { bits & 0x0F }
    }

    /// Interrupt status of each FIFO.
    @usableFromInline
    package struct FIFO_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x76 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x01 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(separate: Bool = false) {
        bits = separate ? 0x01 : 0
      }

      /// Interrupt status.
      @usableFromInline package var separate: Bool { bits & 0x01 != 0 }
    }

    /// Bank of registers; at this address in all banks.
    @usableFromInline
    package struct REG_BANK_SEL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x7F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x30 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(bank: UInt8 = 0) {
        bits = (bank & 0x03) << 4
      }

      /// Bank of registers.
      @usableFromInline package var bank: UInt8 { (bits >> 4) & 0x03 }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum BankOne {
      /// Gyroscope: factory code of the self-test of X.
      @usableFromInline
      package struct SELF_TEST_X_GYRO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x02 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(code: UInt8 = 0x00) {
          bits = code
        }

        /// Factory trim, in steps of 1 %; 0 where none is stored.
        @usableFromInline package var code: UInt8 { bits }
      }

      /// Gyroscope: factory code of the self-test of Y.
      @usableFromInline
      package struct SELF_TEST_Y_GYRO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x03 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(code: UInt8 = 0x00) {
          bits = code
        }

        /// Factory trim, in steps of 1 %; 0 where none is stored.
        @usableFromInline package var code: UInt8 { bits }
      }

      /// Gyroscope: factory code of the self-test of Z.
      @usableFromInline
      package struct SELF_TEST_Z_GYRO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x04 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(code: UInt8 = 0x00) {
          bits = code
        }

        /// Factory trim, in steps of 1 %; 0 where none is stored.
        @usableFromInline package var code: UInt8 { bits }
      }

      /// Accelerometer: factory code of the self-test of X.
      @usableFromInline
      package struct SELF_TEST_X_ACCEL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0E }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(code: UInt8 = 0x00) {
          bits = code
        }

        /// Factory trim, in steps of 1 %; 0 where none is stored.
        @usableFromInline package var code: UInt8 { bits }
      }

      /// Accelerometer: factory code of the self-test of Y.
      @usableFromInline
      package struct SELF_TEST_Y_ACCEL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0F }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(code: UInt8 = 0x00) {
          bits = code
        }

        /// Factory trim, in steps of 1 %; 0 where none is stored.
        @usableFromInline package var code: UInt8 { bits }
      }

      /// Accelerometer: factory code of the self-test of Z.
      @usableFromInline
      package struct SELF_TEST_Z_ACCEL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x10 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(code: UInt8 = 0x00) {
          bits = code
        }

        /// Factory trim, in steps of 1 %; 0 where none is stored.
        @usableFromInline package var code: UInt8 { bits }
      }

      /// Accelerometer: offset of X, high byte.
      @usableFromInline
      package struct XA_OFFS_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x14 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(high: UInt8 = 0x00) {
          bits = high
        }

        /// Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        @usableFromInline package var high: UInt8 { bits }
      }

      /// Accelerometer: offset of X, low byte.
      @usableFromInline
      package struct XA_OFFS_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x15 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(low: UInt8 = 0, compensation: Bool = false) {
          bits = (low & 0x7F) << 1
          if compensation { bits |= 0x01 }
        }

        /// Bits 6 to 0 of the offset.
        @usableFromInline package var low: UInt8 { bits >> 1 }
        /// To be written as it was read.
        @usableFromInline package var compensation: Bool { bits & 0x01 != 0 }
      }

      /// Accelerometer: offset of Y, high byte.
      @usableFromInline
      package struct YA_OFFS_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x17 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(high: UInt8 = 0x00) {
          bits = high
        }

        /// Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        @usableFromInline package var high: UInt8 { bits }
      }

      /// Accelerometer: offset of Y, low byte.
      @usableFromInline
      package struct YA_OFFS_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x18 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(low: UInt8 = 0, compensation: Bool = false) {
          bits = (low & 0x7F) << 1
          if compensation { bits |= 0x01 }
        }

        /// Bits 6 to 0 of the offset.
        @usableFromInline package var low: UInt8 { bits >> 1 }
        /// To be written as it was read.
        @usableFromInline package var compensation: Bool { bits & 0x01 != 0 }
      }

      /// Accelerometer: offset of Z, high byte.
      @usableFromInline
      package struct ZA_OFFS_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1A }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(high: UInt8 = 0x00) {
          bits = high
        }

        /// Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        @usableFromInline package var high: UInt8 { bits }
      }

      /// Accelerometer: offset of Z, low byte.
      @usableFromInline
      package struct ZA_OFFS_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1B }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(low: UInt8 = 0, compensation: Bool = false) {
          bits = (low & 0x7F) << 1
          if compensation { bits |= 0x01 }
        }

        /// Bits 6 to 0 of the offset.
        @usableFromInline package var low: UInt8 { bits >> 1 }
        /// To be written as it was read.
        @usableFromInline package var compensation: Bool { bits & 0x01 != 0 }
      }

      /// Correction of the clock.
      @usableFromInline
      package struct TIMEBASE_CORRECTION_PLL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x28 }
        /// In place of the value after power-on, which differs from part to part.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(correction: Int8 = 0) {
          bits = UInt8(bitPattern: correction)
        }

        /// 0.079 % a step.
        @usableFromInline package var correction: Int8 { Int8(bitPattern: bits) }
      }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum BankThree {
      /// Controller of the auxiliary bus: its own rate.
      @usableFromInline
      package struct I2C_MST_ODR_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x00 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x0F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(exponent: UInt8 = 0) {
          bits = exponent & 0x0F
        }

        /// 1.1 kHz divided by 2 to this power, while both sensors are off.
        @usableFromInline package var exponent: UInt8 { bits & 0x0F }
      }

      /// Controller of the auxiliary bus.
      @usableFromInline
      package struct I2C_MST_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x01 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x9F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(arbitrates: Bool = false, stops: Bool = false, clock: Clock = .code0) {
          bits = clock.rawValue
          if arbitrates { bits |= 0x80 }
          if stops { bits |= 0x10 }
        }

        /// Whether the auxiliary bus has other controllers.
        @usableFromInline package var arbitrates: Bool { bits & 0x80 != 0 }
        /// What is between two reads.
        @usableFromInline package var stops: Bool { bits & 0x10 != 0 }
        /// The codes of I2C_MST_CLK.
        @usableFromInline
        package enum Clock: UInt8, Sendable {
          /// 370.29 kHz.
          case code0 = 0
          /// 370.29 kHz.
          case code2 = 2
          /// 432 kHz.
          case code3 = 3
          /// 370.29 kHz.
          case code4 = 4
          /// 370.29 kHz.
          case code5 = 5
          /// 345.6 kHz.
          case code6 = 6
          /// 345.6 kHz.
          case code7 = 7
          /// 304.94 kHz.
          case code8 = 8
          /// 432 kHz.
          case code9 = 9
          /// 432 kHz.
          case code10 = 10
          /// 432 kHz.
          case code11 = 11
          /// 471.27 kHz.
          case code12 = 12
          /// 432 kHz.
          case code13 = 13
          /// 345.6 kHz.
          case code14 = 14
          /// 345.6 kHz.
          case code15 = 15
        }
        /// Clock of the auxiliary bus. nil for the undefined code 1.
        @usableFromInline package var clock: Clock? { Clock(rawValue: bits & 0x0F) }
      }

      /// Delay of slaves.
      @usableFromInline
      package struct I2C_MST_DELAY_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x02 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x9F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          holdsBack: Bool = false, slave4: Bool = false, slave3: Bool = false, slave2: Bool = false,
          slave1: Bool = false, slave0: Bool = false
        ) {
          bits = 0
          if holdsBack { bits |= 0x80 }
          if slave4 { bits |= 0x10 }
          if slave3 { bits |= 0x08 }
          if slave2 { bits |= 0x04 }
          if slave1 { bits |= 0x02 }
          if slave0 { bits |= 0x01 }
        }

        /// Whether data of slaves appear when all are there.
        @usableFromInline package var holdsBack: Bool { bits & 0x80 != 0 }
        /// Whether slave 4 is delayed.
        @usableFromInline package var slave4: Bool { bits & 0x10 != 0 }
        /// Whether slave 3 is delayed.
        @usableFromInline package var slave3: Bool { bits & 0x08 != 0 }
        /// Whether slave 2 is delayed.
        @usableFromInline package var slave2: Bool { bits & 0x04 != 0 }
        /// Whether slave 1 is delayed.
        @usableFromInline package var slave1: Bool { bits & 0x02 != 0 }
        /// Whether slave 0 is delayed.
        @usableFromInline package var slave0: Bool { bits & 0x01 != 0 }
      }

      /// Slave 0: address and direction.
      @usableFromInline
      package struct I2C_SLV0_ADDR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x03 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(reads: Bool = false, chip: UInt8 = 0) {
          bits = chip & 0x7F
          if reads { bits |= 0x80 }
        }

        /// Direction.
        @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
        /// 7-bit address of the chip.
        @usableFromInline package var chip: UInt8 { bits & 0x7F }
      }

      /// Slave 0: first register.
      @usableFromInline
      package struct I2C_SLV0_REG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x04 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(register: UInt8 = 0x00) {
          bits = register
        }

        /// First register in the chip.
        @usableFromInline package var register: UInt8 { bits }
      }

      /// Slave 0: transfer.
      @usableFromInline
      package struct I2C_SLV0_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x05 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
          startsAtOdd: Bool = false, length: UInt8 = 0
        ) {
          bits = length & 0x0F
          if isOn { bits |= 0x80 }
          if swapsBytes { bits |= 0x40 }
          if withoutRegister { bits |= 0x20 }
          if startsAtOdd { bits |= 0x10 }
        }

        /// Whether the slave has a turn in each sample.
        @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
        /// Whether the bytes of a word change places.
        @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
        /// Whether the register is not sent.
        @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
        /// Which registers are a word.
        @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
        /// Bytes; 0 turns the slave off.
        @usableFromInline package var length: UInt8 { bits & 0x0F }
      }

      /// Slave 0: byte to write.
      @usableFromInline
      package struct I2C_SLV0_DO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x06 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(byte: UInt8 = 0x00) {
          bits = byte
        }

        /// Byte to write.
        @usableFromInline package var byte: UInt8 { bits }
      }

      /// Slave 1: address and direction.
      @usableFromInline
      package struct I2C_SLV1_ADDR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x07 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(reads: Bool = false, chip: UInt8 = 0) {
          bits = chip & 0x7F
          if reads { bits |= 0x80 }
        }

        /// Direction.
        @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
        /// 7-bit address of the chip.
        @usableFromInline package var chip: UInt8 { bits & 0x7F }
      }

      /// Slave 1: first register.
      @usableFromInline
      package struct I2C_SLV1_REG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x08 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(register: UInt8 = 0x00) {
          bits = register
        }

        /// First register in the chip.
        @usableFromInline package var register: UInt8 { bits }
      }

      /// Slave 1: transfer.
      @usableFromInline
      package struct I2C_SLV1_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x09 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
          startsAtOdd: Bool = false, length: UInt8 = 0
        ) {
          bits = length & 0x0F
          if isOn { bits |= 0x80 }
          if swapsBytes { bits |= 0x40 }
          if withoutRegister { bits |= 0x20 }
          if startsAtOdd { bits |= 0x10 }
        }

        /// Whether the slave has a turn in each sample.
        @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
        /// Whether the bytes of a word change places.
        @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
        /// Whether the register is not sent.
        @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
        /// Which registers are a word.
        @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
        /// Bytes; 0 turns the slave off.
        @usableFromInline package var length: UInt8 { bits & 0x0F }
      }

      /// Slave 1: byte to write.
      @usableFromInline
      package struct I2C_SLV1_DO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0A }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(byte: UInt8 = 0x00) {
          bits = byte
        }

        /// Byte to write.
        @usableFromInline package var byte: UInt8 { bits }
      }

      /// Slave 2: address and direction.
      @usableFromInline
      package struct I2C_SLV2_ADDR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0B }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(reads: Bool = false, chip: UInt8 = 0) {
          bits = chip & 0x7F
          if reads { bits |= 0x80 }
        }

        /// Direction.
        @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
        /// 7-bit address of the chip.
        @usableFromInline package var chip: UInt8 { bits & 0x7F }
      }

      /// Slave 2: first register.
      @usableFromInline
      package struct I2C_SLV2_REG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0C }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(register: UInt8 = 0x00) {
          bits = register
        }

        /// First register in the chip.
        @usableFromInline package var register: UInt8 { bits }
      }

      /// Slave 2: transfer.
      @usableFromInline
      package struct I2C_SLV2_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0D }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
          startsAtOdd: Bool = false, length: UInt8 = 0
        ) {
          bits = length & 0x0F
          if isOn { bits |= 0x80 }
          if swapsBytes { bits |= 0x40 }
          if withoutRegister { bits |= 0x20 }
          if startsAtOdd { bits |= 0x10 }
        }

        /// Whether the slave has a turn in each sample.
        @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
        /// Whether the bytes of a word change places.
        @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
        /// Whether the register is not sent.
        @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
        /// Which registers are a word.
        @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
        /// Bytes; 0 turns the slave off.
        @usableFromInline package var length: UInt8 { bits & 0x0F }
      }

      /// Slave 2: byte to write.
      @usableFromInline
      package struct I2C_SLV2_DO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0E }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(byte: UInt8 = 0x00) {
          bits = byte
        }

        /// Byte to write.
        @usableFromInline package var byte: UInt8 { bits }
      }

      /// Slave 3: address and direction.
      @usableFromInline
      package struct I2C_SLV3_ADDR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0F }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(reads: Bool = false, chip: UInt8 = 0) {
          bits = chip & 0x7F
          if reads { bits |= 0x80 }
        }

        /// Direction.
        @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
        /// 7-bit address of the chip.
        @usableFromInline package var chip: UInt8 { bits & 0x7F }
      }

      /// Slave 3: first register.
      @usableFromInline
      package struct I2C_SLV3_REG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x10 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(register: UInt8 = 0x00) {
          bits = register
        }

        /// First register in the chip.
        @usableFromInline package var register: UInt8 { bits }
      }

      /// Slave 3: transfer.
      @usableFromInline
      package struct I2C_SLV3_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x11 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          isOn: Bool = false, swapsBytes: Bool = false, withoutRegister: Bool = false,
          startsAtOdd: Bool = false, length: UInt8 = 0
        ) {
          bits = length & 0x0F
          if isOn { bits |= 0x80 }
          if swapsBytes { bits |= 0x40 }
          if withoutRegister { bits |= 0x20 }
          if startsAtOdd { bits |= 0x10 }
        }

        /// Whether the slave has a turn in each sample.
        @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
        /// Whether the bytes of a word change places.
        @usableFromInline package var swapsBytes: Bool { bits & 0x40 != 0 }
        /// Whether the register is not sent.
        @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
        /// Which registers are a word.
        @usableFromInline package var startsAtOdd: Bool { bits & 0x10 != 0 }
        /// Bytes; 0 turns the slave off.
        @usableFromInline package var length: UInt8 { bits & 0x0F }
      }

      /// Slave 3: byte to write.
      @usableFromInline
      package struct I2C_SLV3_DO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x12 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(byte: UInt8 = 0x00) {
          bits = byte
        }

        /// Byte to write.
        @usableFromInline package var byte: UInt8 { bits }
      }

      /// Slave 4: address and direction.
      @usableFromInline
      package struct I2C_SLV4_ADDR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x13 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(reads: Bool = false, chip: UInt8 = 0) {
          bits = chip & 0x7F
          if reads { bits |= 0x80 }
        }

        /// Direction.
        @usableFromInline package var reads: Bool { bits & 0x80 != 0 }
        /// 7-bit address of the chip.
        @usableFromInline package var chip: UInt8 { bits & 0x7F }
      }

      /// Slave 4: register.
      @usableFromInline
      package struct I2C_SLV4_REG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x14 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(register: UInt8 = 0x00) {
          bits = register
        }

        /// Register in the chip.
        @usableFromInline package var register: UInt8 { bits }
      }

      /// Slave 4: its one transfer; delay of slaves.
      @usableFromInline
      package struct I2C_SLV4_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x15 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          isOn: Bool = false, interrupts: Bool = false, withoutRegister: Bool = false,
          delay: UInt8 = 0
        ) {
          bits = delay & 0x1F
          if isOn { bits |= 0x80 }
          if interrupts { bits |= 0x40 }
          if withoutRegister { bits |= 0x20 }
        }

        /// One transfer.
        @usableFromInline package var isOn: Bool { bits & 0x80 != 0 }
        /// Whether its end interrupts; the summary of registers has BYTE_SW here.
        @usableFromInline package var interrupts: Bool { bits & 0x40 != 0 }
        /// Whether the register is not sent.
        @usableFromInline package var withoutRegister: Bool { bits & 0x20 != 0 }
        /// Delayed slaves have a turn in one of this and 1 samples.
        @usableFromInline package var delay: UInt8 { bits & 0x1F }
      }

      /// Slave 4: byte to write.
      @usableFromInline
      package struct I2C_SLV4_DO: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x16 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(byte: UInt8 = 0x00) {
          bits = byte
        }

        /// Byte to write.
        @usableFromInline package var byte: UInt8 { bits }
      }

      /// Slave 4: byte read.
      @usableFromInline
      package struct I2C_SLV4_DI: Register {
        @usableFromInline package static var address: UInt8 { 0x17 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(byte: UInt8 = 0x00) {
          bits = byte
        }

        /// Byte read.
        @usableFromInline package var byte: UInt8 { bits }
      }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum BankTwo {
      /// Divider of the gyroscope's rate.
      @usableFromInline
      package struct GYRO_SMPLRT_DIV: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x00 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(divider: UInt8 = 0x00) {
          bits = divider
        }

        /// The rate is 1125 Hz divided by this and 1.
        @usableFromInline package var divider: UInt8 { bits }
      }

      /// Gyroscope: range, low-pass.
      @usableFromInline
      package struct GYRO_CONFIG_1: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x01 }
        @usableFromInline package static var reset: UInt8 { 0x01 }
        @usableFromInline package static var settable: UInt8 { 0x3F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          lowPass: LowPass = .hertz197, fullScale: FullScale = .dps250, filtered: Bool = true
        ) {
          bits = lowPass.rawValue << 3
          bits |= fullScale.rawValue << 1
          if filtered { bits |= 0x01 }
        }

        /// The codes of GYRO_DLPFCFG.
        @usableFromInline
        package enum LowPass: UInt8, Sendable {
          /// 196.6 Hz.
          case hertz197 = 0
          /// 151.8 Hz.
          case hertz152 = 1
          /// 119.5 Hz.
          case hertz120 = 2
          /// 51.2 Hz.
          case hertz51 = 3
          /// 23.9 Hz.
          case hertz24 = 4
          /// 11.6 Hz.
          case hertz12 = 5
          /// 5.7 Hz.
          case hertz6 = 6
          /// 361.4 Hz.
          case hertz361 = 7
        }
        /// Low-pass.
        @usableFromInline
        package var lowPass: LowPass { LowPass(rawValue: (bits >> 3) & 0x07) ?? .hertz361 }
        /// The codes of GYRO_FS_SEL.
        @usableFromInline
        package enum FullScale: UInt8, Sendable {
          /// ±250 °/s.
          case dps250 = 0
          /// ±500 °/s.
          case dps500 = 1
          /// ±1000 °/s.
          case dps1000 = 2
          /// ±2000 °/s.
          case dps2000 = 3
        }
        /// Range.
        @usableFromInline
        package var fullScale: FullScale { FullScale(rawValue: (bits >> 1) & 0x03) ?? .dps2000 }
        /// Whether the low-pass is used.
        @usableFromInline package var filtered: Bool { bits & 0x01 != 0 }
      }

      /// Gyroscope: self-test, averages.
      @usableFromInline
      package struct GYRO_CONFIG_2: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x02 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x3F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          selfTestX: Bool = false, selfTestY: Bool = false, selfTestZ: Bool = false,
          average: Average = .samples1
        ) {
          bits = average.rawValue
          if selfTestX { bits |= 0x20 }
          if selfTestY { bits |= 0x10 }
          if selfTestZ { bits |= 0x08 }
        }

        /// Self-test of X.
        @usableFromInline package var selfTestX: Bool { bits & 0x20 != 0 }
        /// Self-test of Y.
        @usableFromInline package var selfTestY: Bool { bits & 0x10 != 0 }
        /// Self-test of Z.
        @usableFromInline package var selfTestZ: Bool { bits & 0x08 != 0 }
        /// The codes of GYRO_AVGCFG.
        @usableFromInline
        package enum Average: UInt8, Sendable {
          /// 1.
          case samples1 = 0
          /// 2.
          case samples2 = 1
          /// 4.
          case samples4 = 2
          /// 8.
          case samples8 = 3
          /// 16.
          case samples16 = 4
          /// 32.
          case samples32 = 5
          /// 64.
          case samples64 = 6
          /// 128.
          case samples128 = 7
        }
        /// Samples averaged in a duty cycle.
        @usableFromInline
        package var average: Average { Average(rawValue: bits & 0x07) ?? .samples128 }
      }

      /// Gyroscope: offset of X, high byte.
      @usableFromInline
      package struct XG_OFFS_USRH: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x03 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(high: UInt8 = 0x00) {
          bits = high
        }

        /// Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        @usableFromInline package var high: UInt8 { bits }
      }

      /// Gyroscope: offset of X, low byte.
      @usableFromInline
      package struct XG_OFFS_USRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x04 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(low: UInt8 = 0x00) {
          bits = low
        }

        /// Bits 7 to 0.
        @usableFromInline package var low: UInt8 { bits }
      }

      /// Gyroscope: offset of Y, high byte.
      @usableFromInline
      package struct YG_OFFS_USRH: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x05 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(high: UInt8 = 0x00) {
          bits = high
        }

        /// Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        @usableFromInline package var high: UInt8 { bits }
      }

      /// Gyroscope: offset of Y, low byte.
      @usableFromInline
      package struct YG_OFFS_USRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x06 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(low: UInt8 = 0x00) {
          bits = low
        }

        /// Bits 7 to 0.
        @usableFromInline package var low: UInt8 { bits }
      }

      /// Gyroscope: offset of Z, high byte.
      @usableFromInline
      package struct ZG_OFFS_USRH: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x07 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(high: UInt8 = 0x00) {
          bits = high
        }

        /// Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        @usableFromInline package var high: UInt8 { bits }
      }

      /// Gyroscope: offset of Z, low byte.
      @usableFromInline
      package struct ZG_OFFS_USRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x08 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(low: UInt8 = 0x00) {
          bits = low
        }

        /// Bits 7 to 0.
        @usableFromInline package var low: UInt8 { bits }
      }

      /// Whether writing a divider aligns the rates.
      @usableFromInline
      package struct ODR_ALIGN_EN: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x09 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x01 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(aligns: Bool = false) {
          bits = aligns ? 0x01 : 0
        }

        /// Phases of the rates.
        @usableFromInline package var aligns: Bool { bits & 0x01 != 0 }
      }

      /// Divider of the accelerometer's rate, high byte.
      @usableFromInline
      package struct ACCEL_SMPLRT_DIV_1: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x10 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x0F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(high: UInt8 = 0) {
          bits = high & 0x0F
        }

        /// Bits 11 to 8.
        @usableFromInline package var high: UInt8 { bits & 0x0F }
      }

      /// Divider of the accelerometer's rate, low byte.
      @usableFromInline
      package struct ACCEL_SMPLRT_DIV_2: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x11 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(low: UInt8 = 0x00) {
          bits = low
        }

        /// Bits 7 to 0; the rate is 1125 Hz divided by all 12 and 1.
        @usableFromInline package var low: UInt8 { bits }
      }

      /// Wake on motion.
      @usableFromInline
      package struct ACCEL_INTEL_CTRL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x12 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x03 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(isOn: Bool = false, comparesWithPrevious: Bool = false) {
          bits = 0
          if isOn { bits |= 0x02 }
          if comparesWithPrevious { bits |= 0x01 }
        }

        /// Detection.
        @usableFromInline package var isOn: Bool { bits & 0x02 != 0 }
        /// What a sample is compared with.
        @usableFromInline package var comparesWithPrevious: Bool { bits & 0x01 != 0 }
      }

      /// Wake on motion: threshold.
      @usableFromInline
      package struct ACCEL_WOM_THR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x13 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(threshold: UInt8 = 0x00) {
          bits = threshold
        }

        /// 4 mg a step.
        @usableFromInline package var threshold: UInt8 { bits }
      }

      /// Accelerometer: range, low-pass.
      @usableFromInline
      package struct ACCEL_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x14 }
        @usableFromInline package static var reset: UInt8 { 0x01 }
        @usableFromInline package static var settable: UInt8 { 0x3F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          lowPass: LowPass = .hertz246, fullScale: FullScale = .g2, filtered: Bool = true
        ) {
          bits = lowPass.rawValue << 3
          bits |= fullScale.rawValue << 1
          if filtered { bits |= 0x01 }
        }

        /// The codes of ACCEL_DLPFCFG.
        @usableFromInline
        package enum LowPass: UInt8, Sendable {
          /// 246 Hz.
          case hertz246 = 0
          /// 246 Hz.
          case hertz246Too = 1
          /// 111.4 Hz.
          case hertz111 = 2
          /// 50.4 Hz.
          case hertz50 = 3
          /// 23.9 Hz.
          case hertz24 = 4
          /// 11.5 Hz.
          case hertz12 = 5
          /// 5.7 Hz.
          case hertz6 = 6
          /// 473 Hz.
          case hertz473 = 7
        }
        /// Low-pass.
        @usableFromInline
        package var lowPass: LowPass { LowPass(rawValue: (bits >> 3) & 0x07) ?? .hertz473 }
        /// The codes of ACCEL_FS_SEL.
        @usableFromInline
        package enum FullScale: UInt8, Sendable {
          /// ±2 g.
          case g2 = 0
          /// ±4 g.
          case g4 = 1
          /// ±8 g.
          case g8 = 2
          /// ±16 g.
          case g16 = 3
        }
        /// Range.
        @usableFromInline
        package var fullScale: FullScale { FullScale(rawValue: (bits >> 1) & 0x03) ?? .g16 }
        /// Whether the low-pass is used.
        @usableFromInline package var filtered: Bool { bits & 0x01 != 0 }
      }

      /// Accelerometer: self-test, averages.
      @usableFromInline
      package struct ACCEL_CONFIG_2: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x15 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x1F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          selfTestX: Bool = false, selfTestY: Bool = false, selfTestZ: Bool = false,
          average: Average = .samples4
        ) {
          bits = average.rawValue
          if selfTestX { bits |= 0x10 }
          if selfTestY { bits |= 0x08 }
          if selfTestZ { bits |= 0x04 }
        }

        /// Self-test of X.
        @usableFromInline package var selfTestX: Bool { bits & 0x10 != 0 }
        /// Self-test of Y.
        @usableFromInline package var selfTestY: Bool { bits & 0x08 != 0 }
        /// Self-test of Z.
        @usableFromInline package var selfTestZ: Bool { bits & 0x04 != 0 }
        /// The codes of DEC3_CFG.
        @usableFromInline
        package enum Average: UInt8, Sendable {
          /// 1 or 4.
          case samples4 = 0
          /// 8.
          case samples8 = 1
          /// 16.
          case samples16 = 2
          /// 32.
          case samples32 = 3
        }
        /// Samples averaged in a duty cycle.
        @usableFromInline
        package var average: Average { Average(rawValue: bits & 0x03) ?? .samples32 }
      }

      /// FSYNC.
      @usableFromInline
      package struct FSYNC_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x52 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xBF }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          measuresDelay: Bool = false, filters: Bool = false, byEdge: Bool = false,
          frameSync: FrameSync = .off
        ) {
          bits = frameSync.rawValue
          if measuresDelay { bits |= 0x80 }
          if filters { bits |= 0x20 }
          if byEdge { bits |= 0x10 }
        }

        /// Time from FSYNC to the next sample.
        @usableFromInline package var measuresDelay: Bool { bits & 0x80 != 0 }
        /// Filter of FSYNC.
        @usableFromInline package var filters: Bool { bits & 0x20 != 0 }
        /// Wake on FSYNC.
        @usableFromInline package var byEdge: Bool { bits & 0x10 != 0 }
        /// The codes of EXT_SYNC_SET.
        @usableFromInline
        package enum FrameSync: UInt8, Sendable {
          /// None.
          case off = 0
          /// Temperature.
          case temperature = 1
          /// Gyroscope X.
          case gyroscopeX = 2
          /// Gyroscope Y.
          case gyroscopeY = 3
          /// Gyroscope Z.
          case gyroscopeZ = 4
          /// Accelerometer X.
          case accelerometerX = 5
          /// Accelerometer Y.
          case accelerometerY = 6
          /// Accelerometer Z.
          case accelerometerZ = 7
        }
        /// Least significant bit that FSYNC replaces. nil for the undefined codes 8, 9, 10, 11, 12,
        /// 13, 14, 15.
        @usableFromInline package var frameSync: FrameSync? { FrameSync(rawValue: bits & 0x0F) }
      }

      /// Low-pass of the thermometer.
      @usableFromInline
      package struct TEMP_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x53 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x07 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(lowPass: LowPass = .hertz7932) {
          bits = lowPass.rawValue
        }

        /// The codes of TEMP_DLPFCFG.
        @usableFromInline
        package enum LowPass: UInt8, Sendable {
          /// 7932 Hz.
          case hertz7932 = 0
          /// 217.9 Hz.
          case hertz218 = 1
          /// 123.5 Hz.
          case hertz124 = 2
          /// 65.9 Hz.
          case hertz66 = 3
          /// 34.1 Hz.
          case hertz34 = 4
          /// 17.3 Hz.
          case hertz17 = 5
          /// 8.8 Hz.
          case hertz9 = 6
          /// 7932 Hz.
          case hertz7932Too = 7
        }
        /// Low-pass.
        @usableFromInline
        package var lowPass: LowPass { LowPass(rawValue: bits & 0x07) ?? .hertz7932Too }
      }

      /// Motion processor in low power.
      @usableFromInline
      package struct MOD_CTRL_USR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x54 }
        @usableFromInline package static var reset: UInt8 { 0x03 }
        @usableFromInline package static var settable: UInt8 { 0x01 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(motionProcessorInLowPower: Bool = true) {
          bits = motionProcessorInLowPower ? 0x01 : 0
        }

        /// Motion processor in low power.
        @usableFromInline package var motionProcessorInLowPower: Bool { bits & 0x01 != 0 }
      }
    }
  }
}

extension Datasheet.ICM20948.BankThree.I2C_MST_CTRL.Clock {
  /// Clock of the auxiliary bus (Hz).
  @usableFromInline
  package var masterHertz: Int32 {
    switch self {
    case .code0: 370_290
    case .code2: 370_290
    case .code3: 432_000
    case .code4: 370_290
    case .code5: 370_290
    case .code6: 345_600
    case .code7: 345_600
    case .code8: 304_940
    case .code9: 432_000
    case .code10: 432_000
    case .code11: 432_000
    case .code12: 471_270
    case .code13: 432_000
    case .code14: 345_600
    case .code15: 345_600
    }
  }
}

extension Datasheet.ICM20948.BankTwo.GYRO_CONFIG_1.LowPass {
  /// Bandwidth of the gyroscope, −3 dB (mHz).
  @usableFromInline
  package var gyroscopeBandwidthMillihertz: Int32 {
    switch self {
    case .hertz197: 196_600
    case .hertz152: 151_800
    case .hertz120: 119_500
    case .hertz51: 51_200
    case .hertz24: 23_900
    case .hertz12: 11_600
    case .hertz6: 5700
    case .hertz361: 361_400
    }
  }
  /// Noise bandwidth of the gyroscope (mHz).
  @usableFromInline
  package var gyroscopeNoiseBandwidthMillihertz: Int32 {
    switch self {
    case .hertz197: 229_800
    case .hertz152: 187_600
    case .hertz120: 154_300
    case .hertz51: 73_300
    case .hertz24: 35_900
    case .hertz12: 17_800
    case .hertz6: 8900
    case .hertz361: 376_500
    }
  }
}

extension Datasheet.ICM20948.BankTwo.GYRO_CONFIG_1.FullScale {
  /// Sensitivity of the gyroscope: 131, 65.5, 32.8 and 16.4 digits to 1 °/s (digits a 10 °/s).
  @usableFromInline
  package var decidigitsPerDegreePerSecond: Int32 {
    switch self {
    case .dps250: 1310
    case .dps500: 655
    case .dps1000: 328
    case .dps2000: 164
    }
  }
  /// Full scale of the gyroscope (°/s).
  @usableFromInline
  package var ratedDegreesPerSecond: Int32 {
    switch self {
    case .dps250: 250
    case .dps500: 500
    case .dps1000: 1000
    case .dps2000: 2000
    }
  }
}

extension Datasheet.ICM20948.BankTwo.GYRO_CONFIG_2.Average {
  /// Time that the gyroscope is on in a duty cycle (µs).
  @usableFromInline
  package var gyroscopeOnMicroseconds: Int32 {
    switch self {
    case .samples1: 1150
    case .samples2: 1590
    case .samples4: 2480
    case .samples8: 4260
    case .samples16: 7820
    case .samples32: 14_930
    case .samples64: 29_150
    case .samples128: 57_590
    }
  }
}

extension Datasheet.ICM20948.BankTwo.ACCEL_CONFIG.LowPass {
  /// Bandwidth of the accelerometer, −3 dB (mHz).
  @usableFromInline
  package var accelerometerBandwidthMillihertz: Int32 {
    switch self {
    case .hertz246: 246_000
    case .hertz246Too: 246_000
    case .hertz111: 111_400
    case .hertz50: 50_400
    case .hertz24: 23_900
    case .hertz12: 11_500
    case .hertz6: 5700
    case .hertz473: 473_000
    }
  }
  /// Noise bandwidth of the accelerometer (mHz).
  @usableFromInline
  package var accelerometerNoiseBandwidthMillihertz: Int32 {
    switch self {
    case .hertz246: 265_000
    case .hertz246Too: 265_000
    case .hertz111: 136_000
    case .hertz50: 68_800
    case .hertz24: 34_400
    case .hertz12: 17_000
    case .hertz6: 8300
    case .hertz473: 499_000
    }
  }
}

extension Datasheet.ICM20948.BankTwo.ACCEL_CONFIG.FullScale {
  /// Sensitivity of the accelerometer (digits a g).
  @usableFromInline
  package var digitsPerG: Int32 {
    switch self {
    case .g2: 16_384
    case .g4: 8192
    case .g8: 4096
    case .g16: 2048
    }
  }
  /// Full scale of the accelerometer (g).
  @usableFromInline
  package var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g4: 4
    case .g8: 8
    case .g16: 16
    }
  }
}

extension Datasheet.ICM20948.BankTwo.TEMP_CONFIG.LowPass {
  /// Noise bandwidth of the thermometer (mHz).
  @usableFromInline
  package var temperatureNoiseBandwidthMillihertz: Int32 {
    switch self {
    case .hertz7932: 7_932_000
    case .hertz218: 217_900
    case .hertz124: 123_500
    case .hertz66: 65_900
    case .hertz34: 34_100
    case .hertz17: 17_300
    case .hertz9: 8800
    case .hertz7932Too: 7_932_000
    }
  }
}
