// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3dh.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LIS3DH {
    /// The manufacturer's name.
    package static var name: String { "LIS3DH" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer
        identity 0F 33 LIS3DH LIS2DH12 LIS3DE LIS2DE12 LSM303AGRA LSM303DLHCA LSM330D LSM330DL LSM330DLC | DS 8.5; LINUX, for the LSM parts but one; PID, and the headers of the others | independent
        i2c 400000 80 18 19 | DS 6.1.1; DS Table 8
        spi 80 40 3F 3 10000000 | DS 6.2; DS Table 7
        reserved 00 06 doNotWrite | DS Table 21
        reserved 0E 0E doNotWrite | DS Table 21
        reserved 10 1D doNotWrite | DS Table 21
        reserved 40 7F doNotWrite | DS Table 21, addresses that it does not list
        register 07 STATUS_REG_AUX r 00 | New data and overrun of the auxiliary ADC. | DS Table 21; DS 8.1
          field 321OR 7 | A new conversion of all three channels replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field 3OR 6 | A new conversion of channel 3 replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field 2OR 5 | A new conversion of channel 2 replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field 1OR 4 | A new conversion of channel 1 replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field 321DA 3 | A new conversion of all three channels waits to be read.
            code 0 no nothing new
            code 1 yes new
          field 3DA 2 | A new conversion of channel 3 waits to be read.
            code 0 no nothing new
            code 1 yes new
          field 2DA 1 | A new conversion of channel 2 waits to be read.
            code 0 no nothing new
            code 1 yes new
          field 1DA 0 | A new conversion of channel 1 waits to be read.
            code 0 no nothing new
            code 1 yes new
        register 08 OUT_ADC1_L r - - onRequest | Conversion of auxiliary ADC channel 1, byte at the lower address. | DS Table 21; DS 8.2; DS 3.7
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field ADC1 7:0 | Low byte; left-justified two's complement, 10 bits, in low-power mode 8.
        register 09 OUT_ADC1_H r - - onRequest | Conversion of auxiliary ADC channel 1, byte at the upper address. | DS Table 21; DS 8.2; DS 3.7
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field ADC1 7:0 | High byte; left-justified two's complement, 10 bits, in low-power mode 8.
        register 0A OUT_ADC2_L r - - onRequest | Conversion of auxiliary ADC channel 2, byte at the lower address. | DS Table 21; DS 8.3; DS 3.7
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field ADC2 7:0 | Low byte; left-justified two's complement, 10 bits, in low-power mode 8.
        register 0B OUT_ADC2_H r - - onRequest | Conversion of auxiliary ADC channel 2, byte at the upper address. | DS Table 21; DS 8.3; DS 3.7
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field ADC2 7:0 | High byte; left-justified two's complement, 10 bits, in low-power mode 8.
        register 0C OUT_ADC3_L r - - onRequest | Conversion of auxiliary ADC channel 3 or of the thermometer, byte at the lower address. | DS Table 21; DS 8.4; DS 3.7
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field ADC3 7:0 | Low byte; left-justified two's complement, 10 bits, in low-power mode 8.
        register 0D OUT_ADC3_H r - - onRequest | Conversion of auxiliary ADC channel 3 or of the thermometer, byte at the upper address. | DS Table 21; DS 8.4; DS 3.7
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field ADC3 7:0 | High byte; left-justified two's complement, 10 bits, in low-power mode 8.
        register 0F WHO_AM_I r 33 | The identity byte. | DS Table 21; DS 8.5
          field ID 7:0 | 0x33, also in several relatives.
        register 1E CTRL_REG0 rw 10 | Pull-up of pin SDO/SA0. | DS Table 21; DS 8.6
          field SDO_PU_DISC 7 | Whether the pull-up of pin SDO/SA0 is disconnected.
            code 0 connected pull-up connected
            code 1 disconnected pull-up disconnected
          field 0010000 6:0 only 16 | Must be written as 16 for correct operation.
        register 1F TEMP_CFG_REG rw 00 | Auxiliary ADC and thermometer. | DS Table 21; DS 8.7; DS 3.7
          field ADC_EN 7 | Whether the auxiliary ADC converts; it needs BDU, too. ST's header swaps the two bits. | DS 8.7; DS 3.7; PID, lis3dh_temp_cfg_reg_t
            code 0 disabled no conversions
            code 1 enabled converts at the output data rate
          field TEMP_EN 6 | Whether channel 3 measures the thermometer.
            code 0 disabled pin ADC3
            code 1 enabled thermometer
          field reserved 5:0 zero | Must be zero.
        register 20 CTRL_REG1 rw 07 | Data rate, low-power mode and axes. | DS Table 21; DS 8.8
          field ODR 7:4 | Output data rate, or power-down. | DS Table 31; LINUX; PID, lis3dh_odr_t
            code 0 powerDown nothing is measured
            code 1 hertz1 1 Hz
            code 2 hertz10 10 Hz
            code 3 hertz25 25 Hz
            code 4 hertz50 50 Hz
            code 5 hertz100 100 Hz
            code 6 hertz200 200 Hz
            code 7 hertz400 400 Hz
            code 8 hertz1600 1.6 kHz, in low-power mode only
            code 9 fastest 1.344 kHz, in low-power mode 5.376 kHz
            code 10-15 - not defined
          field LPen 3 | Low-power mode with codes of 8 bits; not allowed together with HR. | DS 8.8; DS Table 10
            code 0 off normal or high-resolution mode
            code 1 on low-power mode
          field Zen 2 | Whether the Z axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
          field Yen 1 | Whether the Y axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
          field Xen 0 | Whether the X axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
        register 21 CTRL_REG2 rw 00 | High-pass filter. | DS Table 21; DS 8.9
          field HPM 7:6 | How the high-pass filter works. | DS Table 34
            code 0 normal tracks the input; a read of REFERENCE restarts it
            code 1 reference subtracts REFERENCE
            code 2 normalAlternate as normal; a read restarts nothing
            code 3 autoReset restarts when an interrupt occurs
          field HPCF 5:4 | Cut-off of the high-pass, by rate. | DS 8.9; PID, lis3dh_high_pass_bandwidth_set
            code 0 step0 the highest cut-off
            code 1 step1 step 1 below the highest
            code 2 step2 step 2 below the highest
            code 3 step3 the lowest cut-off
          field FDS 3 | Whether the outputs and the FIFO carry high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HPCLICK 2 | Whether click detection sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HP_IA2 1 | Whether interrupt generator 2 sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HP_IA1 0 | Whether interrupt generator 1 sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
        register 22 CTRL_REG3 rw 00 | Pin INT1. | DS Table 21; DS 8.10
          field I1_CLICK 7 | Whether click detection drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_IA1 6 | Whether interrupt generator 1 drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_IA2 5 | Whether interrupt generator 2 drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_ZYXDA 4 | Whether data ready drives pin INT1. | DS 8.10; LINUX
            code 0 disabled not routed
            code 1 enabled routed
          field I1_321DA 3 | Whether data ready of the auxiliary ADC drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_WTM 2 | Whether the FIFO watermark drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_OVERRUN 1 | Whether the FIFO overrun drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field reserved 0 reserved | No meaning is documented.
        register 23 CTRL_REG4 rw 00 | Data format, full scale, resolution and self-test. | DS Table 21; DS 8.11
          field BDU 7 | Whether a pair holds still between the reads of its halves.
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair; acts in high-resolution mode only.
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale. | DS Table 38; LINUX
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
          field HR 3 | High-resolution mode with codes of 12 bits; not allowed together with LPen. | DS 8.11; DS Table 10
            code 0 off normal or low-power mode
            code 1 on high-resolution mode
          field ST 2:1 | Self-test; the directions are those of ST's header. | DS Table 39; PID, lis3dh_st_t
            code 0 off off
            code 1 plus self-test 0: outputs rise
            code 2 minus self-test 1: outputs fall
            code 3 - not defined
          field SIM 0 | SPI wiring.
            code 0 four four wires
            code 1 three three wires
        register 24 CTRL_REG5 rw 00 | Boot, FIFO, latches and 4D. | DS Table 21; DS 8.12
          field BOOT 7 clearsItself | Loads the factory trim again; that it clears itself is inferred. | DS Table 21; DS 8.12 | inferred
            code 0 normal running
            code 1 boot loading
          field FIFO_EN 6 | Whether the outputs come from the FIFO. | DS 8.12; DS 5.1
            code 0 disabled live samples
            code 1 enabled oldest unread set
          field reserved 5:4 reserved | No meaning is documented.
          field LIR_INT1 3 | Whether interrupt 1 holds until INT1_SRC is read.
            code 0 no not latched
            code 1 yes latched
          field D4D_INT1 2 | Whether interrupt generator 1 leaves out Z where 6D is on. | DS 8.12; DS 3.2.3
            code 0 off six directions
            code 1 on four directions
          field LIR_INT2 1 | Whether interrupt 2 holds until INT2_SRC is read.
            code 0 no not latched
            code 1 yes latched
          field D4D_INT2 0 | Whether interrupt generator 2 leaves out Z where 6D is on. | DS 8.12; DS 3.2.3
            code 0 off six directions
            code 1 on four directions
        register 25 CTRL_REG6 rw 00 | Pin INT2 and the polarity of both pins. | DS Table 21; DS 8.13
          field I2_CLICK 7 | Whether click detection drives pin INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_IA1 6 | Whether interrupt generator 1 drives pin INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_IA2 5 | Whether interrupt generator 2 drives pin INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_BOOT 4 | Whether a boot in progress drives pin INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_ACT 3 | Whether activity detection drives pin INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field reserved 2 reserved | No meaning is documented.
          field INT_POLARITY 1 | Polarity of both pins.
            code 0 high active high
            code 1 low active low
          field reserved 0 reserved | No meaning is documented.
        register 26 REFERENCE rw 00 - onRequest | Value that reference mode subtracts. | DS Table 21; DS 8.14; DS Table 34
          reading in normal mode, restarts the high-pass filter at the present input.
          field Ref 7:0 signed | Two's complement, in steps of full scale / 128. | DS 8.14; COMMUNITY | single
        register 27 STATUS_REG r 00 | New data and overrun. | DS Table 21; DS 8.15
          field ZYXOR 7 | A new value of the set replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field ZOR 6 | A new value of Z replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field YOR 5 | A new value of Y replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field XOR 4 | A new value of X replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field ZYXDA 3 | A new value of the set waits to be read.
            code 0 no nothing new
            code 1 yes new
          field ZDA 2 | A new value of Z waits to be read.
            code 0 no nothing new
            code 1 yes new
          field YDA 1 | A new value of Y waits to be read.
            code 0 no nothing new
            code 1 yes new
          field XDA 0 | A new value of X waits to be read.
            code 0 no nothing new
            code 1 yes new
        register 28 OUT_X_L r - - onRequest | X acceleration, byte at the lower address. | DS Table 21; DS 8.16
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field XD 7:0 | Low byte unless BLE swaps the pair; left-justified.
        register 29 OUT_X_H r - - onRequest | X acceleration, byte at the upper address. | DS Table 21; DS 8.16
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field XD 7:0 | High byte unless BLE swaps the pair; left-justified.
        register 2A OUT_Y_L r - - onRequest | Y acceleration, byte at the lower address. | DS Table 21; DS 8.17
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field YD 7:0 | Low byte unless BLE swaps the pair; left-justified.
        register 2B OUT_Y_H r - - onRequest | Y acceleration, byte at the upper address. | DS Table 21; DS 8.17
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field YD 7:0 | High byte unless BLE swaps the pair; left-justified.
        register 2C OUT_Z_L r - - onRequest | Z acceleration, byte at the lower address. | DS Table 21; DS 8.18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field ZD 7:0 | Low byte unless BLE swaps the pair; left-justified.
        register 2D OUT_Z_H r - - onRequest | Z acceleration, byte at the upper address. | DS Table 21; DS 8.18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field ZD 7:0 | High byte unless BLE swaps the pair; left-justified.
        register 2E FIFO_CTRL_REG rw 00 | FIFO mode, trigger and watermark. | DS Table 21; DS 8.19
          field FM 7:6 | FIFO mode. | DS Table 50; DS 5.1
            code 0 bypass empty and idle
            code 1 fifo fills once and stops
            code 2 stream drops the oldest set when full
            code 3 streamToFIFO FIFO while the pin of the trigger is active, else stream
          field TR 5 | Pin whose signal switches stream to FIFO. | DS Table 49; DS 5.1.4
            code 0 int1 pin INT1
            code 1 int2 pin INT2
          field FTH 4:0 | Sets that the FIFO must hold more of (sections 5.1.3 and 8.20), or as many (section 5.1), to report the watermark. | DS 5.1; DS 5.1.3; DS 8.20
        register 2F FIFO_SRC_REG r - | State of the FIFO. | DS Table 21; DS 8.20
          field WTM 7 | Whether the FIFO holds more than the watermark (section 8.20), or as many or more (section 5.1). | DS 8.20; DS 5.1
            code 0 below watermark not passed
            code 1 above watermark passed
          field OVRN_FIFO 6 | Whether all 32 slots are taken (section 8.20), or one was overwritten (section 5.1). | DS 8.20; DS 5.1
            code 0 no not full
            code 1 full full
          field EMPTY 5 | Whether no set is unread.
            code 0 no not empty
            code 1 empty empty
          field FSS 4:0 | Unread sets; that 31 also stands for 32 is inferred from its five bits.
        register 30 INT1_CFG rw 00 | Events of interrupt generator 1. | DS Table 21; DS 8.21
          field AOI 7 | How events combine; with 6D, movement or position.
            code 0 or any event; with 6D, movement
            code 1 and all events; with 6D, position
          field 6D 6 | Whether the six directions are told apart; that the thresholds else are of magnitude is inferred.
            code 0 off thresholds of magnitude
            code 1 on six directions
          field ZHIE 5 | Whether Z above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZLIE 4 | Whether Z below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YHIE 3 | Whether Y above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YLIE 2 | Whether Y below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XHIE 1 | Whether X above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XLIE 0 | Whether X below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 31 INT1_SRC r 00 - onRequest | State of interrupt generator 1. | DS Table 21; DS 8.22
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field reserved 7 zero | Must be zero.
          field IA 6 | Whether the interrupt is active.
            code 0 no inactive
            code 1 yes active
          field ZH 5 | Z above the threshold.
            code 0 no no event
            code 1 yes event
          field ZL 4 | Z below the threshold.
            code 0 no no event
            code 1 yes event
          field YH 3 | Y above the threshold.
            code 0 no no event
            code 1 yes event
          field YL 2 | Y below the threshold.
            code 0 no no event
            code 1 yes event
          field XH 1 | X above the threshold.
            code 0 no no event
            code 1 yes event
          field XL 0 | X below the threshold.
            code 0 no no event
            code 1 yes event
        register 32 INT1_THS rw 00 | Threshold of interrupt generator 1. | DS Table 21; DS 8.23
          field reserved 7 zero | Must be zero.
          field THS 6:0 | In steps of 16, 32, 62 or 186 mg, by full scale.
        register 33 INT1_DURATION rw 00 | How long the condition of interrupt 1 has to last. | DS Table 21; DS 8.24
          field reserved 7 zero | Must be zero.
          field D 6:0 | In samples.
        register 34 INT2_CFG rw 00 | Events of interrupt generator 2. | DS Table 21; DS 8.25
          field AOI 7 | How events combine; with 6D, movement or position.
            code 0 or any event; with 6D, movement
            code 1 and all events; with 6D, position
          field 6D 6 | Whether the six directions are told apart; that the thresholds else are of magnitude is inferred.
            code 0 off thresholds of magnitude
            code 1 on six directions
          field ZHIE 5 | Whether Z above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZLIE 4 | Whether Z below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YHIE 3 | Whether Y above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YLIE 2 | Whether Y below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XHIE 1 | Whether X above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XLIE 0 | Whether X below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 35 INT2_SRC r 00 - onRequest | State of interrupt generator 2. | DS Table 21; DS 8.26
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field reserved 7 zero | Must be zero.
          field IA 6 | Whether the interrupt is active.
            code 0 no inactive
            code 1 yes active
          field ZH 5 | Z above the threshold.
            code 0 no no event
            code 1 yes event
          field ZL 4 | Z below the threshold.
            code 0 no no event
            code 1 yes event
          field YH 3 | Y above the threshold.
            code 0 no no event
            code 1 yes event
          field YL 2 | Y below the threshold.
            code 0 no no event
            code 1 yes event
          field XH 1 | X above the threshold.
            code 0 no no event
            code 1 yes event
          field XL 0 | X below the threshold.
            code 0 no no event
            code 1 yes event
        register 36 INT2_THS rw 00 | Threshold of interrupt generator 2. | DS Table 21; DS 8.27
          field reserved 7 zero | Must be zero.
          field THS 6:0 | In steps of 16, 32, 62 or 186 mg, by full scale.
        register 37 INT2_DURATION rw 00 | How long the condition of interrupt 2 has to last. | DS Table 21; DS 8.28
          field reserved 7 zero | Must be zero.
          field D 6:0 | In samples.
        register 38 CLICK_CFG rw 00 | Clicks that are looked for. | DS Table 21; DS 8.29
          field unused 7:6 reserved | No meaning is documented.
          field ZD 5 | Whether a double click on Z takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZS 4 | Whether a single click on Z takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YD 3 | Whether a double click on Y takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YS 2 | Whether a single click on Y takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XD 1 | Whether a double click on X takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XS 0 | Whether a single click on X takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 39 CLICK_SRC r 00 - onRequest | Clicks that were found. | DS Table 21; DS 8.30
          reading clears a latched interrupt and its pin.
          field unused 7 reserved | No meaning is documented.
          field IA 6 | Whether a click interrupt is active.
            code 0 no inactive
            code 1 yes active
          field DCLICK 5 | A double click; section 8.30 calls it an enable.
            code 0 no no event
            code 1 yes event
          field SCLICK 4 | A single click; section 8.30 calls it an enable.
            code 0 no no event
            code 1 yes event
          field Sign 3 | Direction of the click.
            code 0 positive positive
            code 1 negative negative
          field Z 2 | A click on Z.
            code 0 no no event
            code 1 yes event
          field Y 1 | A click on Y.
            code 0 no no event
            code 1 yes event
          field X 0 | A click on X.
            code 0 no no event
            code 1 yes event
        register 3A CLICK_THS rw 00 | Click threshold and latch. | DS Table 21; DS 8.31
          field LIR_Click 7 | Whether the click interrupt holds until CLICK_SRC is read.
            code 0 no holds for the latency window
            code 1 yes latched
          field Ths 6:0 | In steps of full scale / 128. | DS 8.31; PID, lis3dh_tap_threshold_set | single
        register 3B TIME_LIMIT rw 00 | How long a click may last at most. | DS Table 21; DS 8.32
          field unused 7 reserved | No meaning is documented.
          field TLI 6:0 | In samples. | DS 8.32; HEX, LIS3DH.Click | single
        register 3C TIME_LATENCY rw 00 | How long after a click the search for a second one rests. | DS Table 21; DS 8.33
          field TLA 7:0 | In samples. | DS 8.33; HEX, LIS3DH.Click | single
        register 3D TIME_WINDOW rw 00 | How long after the latency a second click may begin. | DS Table 21; DS 8.34
          field TW 7:0 | In samples. | DS 8.34; HEX, LIS3DH.Click | single
        register 3E ACT_THS rw 00 | Threshold of activity detection. | DS Table 21; DS 8.35; DS 3.2.4
          field unused 7 reserved | No meaning is documented.
          field Acth 6:0 | In steps of 16, 32, 62 or 186 mg, by full scale.
        register 3F ACT_DUR rw 00 | How long activity detection waits. | DS Table 21; DS 8.36; DS 3.2.4
          field ActD 7:0 | In steps of 8 samples, and 1 sample more.
        table millihertz CTRL_REG1.ODR CTRL_REG1.LPen | mHz | Output data rate; 1.6 kHz is 1.62 kHz in Table 12. | DS Table 31; DS Table 12
          row 0 | - -
          row 1 | 1000 1000
          row 2 | 10000 10000
          row 3 | 25000 25000
          row 4 | 50000 50000
          row 5 | 100000 100000
          row 6 | 200000 200000
          row 7 | 400000 400000
          row 8 | - 1600000
          row 9 | 1344000 5376000
        table codeBits CTRL_REG1.LPen CTRL_REG4.HR | bits | Width of an output code; nil where the combination is not allowed. | DS Table 10
          row 0 | 10 12
          row 1 | 8 -
        table bandwidthDivisor CTRL_REG1.LPen CTRL_REG4.HR | 1 | Output data rate divided by the bandwidth. | DS Table 10
          row 0 | 2 9
          row 1 | 2 -
        table highPassCutoffMillihertz CTRL_REG1.ODR CTRL_REG2.HPCF | mHz | Cut-off of the high-pass filter, as printed (rounded); of code 9 that at 5.376 kHz. | PID, lis3dh_high_pass_bandwidth_set | single
          row 0 | - - - -
          row 1 | 20 8 4 2
          row 2 | 200 80 40 20
          row 3 | 500 200 100 50
          row 4 | 1000 500 200 100
          row 5 | 2000 1000 500 200
          row 6 | 4000 2000 1000 500
          row 7 | 8000 4000 2000 1000
          row 8 | 32000 16000 8000 4000
          row 9 | 100000 50000 25000 12000
        table microgravitiesPerDigit CTRL_REG4.FS CTRL_REG1.LPen CTRL_REG4.HR | µg a digit | Typical sensitivity of the code; nil where the combination is not allowed. | DS Table 4; PID, lis3dh_from_fs2_hr_to_mg and its like; LINUX
          row 0 0 | 4000 1000
          row 0 1 | 16000 -
          row 1 0 | 8000 2000
          row 1 1 | 32000 -
          row 2 0 | 16000 4000
          row 2 1 | 64000 -
          row 3 0 | 48000 12000
          row 3 1 | 192000 -
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | DS Table 4
          row | 2 4 8 16
        table thresholdMicrogravities CTRL_REG4.FS | µg a step | One step of INT1_THS, INT2_THS and ACT_THS, as printed (rounded). | DS 8.23; DS 8.27; DS 8.35
          row | 16000 32000 62000 186000
        timing boot 5000000 | From power-on to the end of the trim download; that it takes as long after BOOT is inferred. | DS 7; EXAMPLE
        timing turnOnLowPower 1000000 | From power-down to the first valid sample of low-power mode. | DS Table 10
        timing turnOnNormal 1600000 | From power-down to the first valid sample of normal mode. | DS Table 10
        constant turnOnSamplesHighResolution 7 | samples | From power-down or another mode to the first valid sample of high-resolution mode. | DS Table 10; DS Table 11
        constant modeChangeSamples 1 | samples | From another mode to the first valid sample of normal or low-power mode. | DS Table 11
        constant digitsPerThresholdStep 16 | digits of 12 bits | One step of the thresholds: full scale / 128. | DS 8.23; PID, lis3dh_int1_gen_threshold_set | inferred
        constant digitsPerReferenceStep 16 | digits of 12 bits | One step of REFERENCE: full scale / 128. | COMMUNITY | single
        constant selfTestMinimum 17 | digits of 4 mg | Smallest change of an axis under the self-test force, either sign. | DS Table 4; EXAMPLE
        constant selfTestMaximum 360 | digits of 4 mg | Largest change of an axis under the self-test force, either sign. | DS Table 4; EXAMPLE
        constant selfTestSamples 2 | samples | From a change of the self-test to correct data in normal and low-power mode. | DS Table 4, note 7
        constant selfTestSamplesHighResolution 8 | samples | From a change of the self-test to correct data in high-resolution mode. | DS Table 4, note 7
        constant fifoDepth 32 | sets | Slots of the FIFO. | DS 5.1
        constant fifoBits 10 | bits | Width of a code in the FIFO. | DS 3.6
        constant fifoFirstAddress 40 | address | Where a burst continues after fifoLastAddress while the FIFO is in use. | DS 5.1.5
        constant fifoLastAddress 45 | address | The last address of a set in the FIFO. | DS 5.1.5
        constant activityMillihertz 10000 | mHz | Output data rate while activity detection holds the part in low-power mode. | DS 3.2.4
        constant activitySamplesPerStep 8 | samples | One step of ACT_DUR. | DS 8.36
        constant activityExtraSamples 1 | samples | Added to the steps of ACT_DUR. | DS 8.36
        constant adcBits 10 | bits | Width of a conversion of the auxiliary ADC; in low-power mode 8. | DS 3.7
        constant adcCentreMillivolts 1200 | mV | Voltage at which the auxiliary ADC reads 0. | DS 3.7; PID, lis3dh_adc_raw_get
        constant adcSpanMillivolts -400 | mV | Change of the voltage from code 0 to full scale; ST's source alone says that a lower voltage has the higher code. | DS 3.7; PID, lis3dh_adc_raw_get | single
        constant temperatureDegreesPerDigit 1 | °C a digit of 8 bits | Change of temperature with one digit of the thermometer. | DS Table 5
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0; the datasheet prints none. | PID, lis3dh_from_lsb_lp_to_celsius | single
        document COMMUNITY Statements of ST's staff in the ST community, on REFERENCE of the LIS2DH12, which has the same structure
        document DS LIS3DH datasheet, DocID17530 Rev 2, STMicroelectronics, December 2016
        document EXAMPLE STMicroelectronics example lis3dh_self_test.c of STMems_Standard_C_drivers
        document HEX Driver lis3dh for Elixir, J. Harton, with sections of the datasheet
        document LINUX Linux drivers/iio/accel/st_accel_core.c, settings of sensor 1
        document PID STMicroelectronics lis3dh-pid, lis3dh_reg.h and lis3dh_reg.c
      """#)
  }
#endif
