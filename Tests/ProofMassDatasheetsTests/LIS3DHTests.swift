// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

private typealias Map = Datasheet.LIS3DH

/// The LIS3DH's map, transcribed independently from the datasheet's tables 21 to 86.
@Suite struct LIS3DHTests {
  static let rows = [
    Row(0x07, "STATUS_REG_AUX", .read, 0x00, .always, 0xFF, "321OR 3OR 2OR 1OR 321DA 3DA 2DA 1DA"),
    Row(0x08, "OUT_ADC1_L", .read, nil, .onRequest, 0xFF, "ADC1"),
    Row(0x09, "OUT_ADC1_H", .read, nil, .onRequest, 0xFF, "ADC1"),
    Row(0x0A, "OUT_ADC2_L", .read, nil, .onRequest, 0xFF, "ADC2"),
    Row(0x0B, "OUT_ADC2_H", .read, nil, .onRequest, 0xFF, "ADC2"),
    Row(0x0C, "OUT_ADC3_L", .read, nil, .onRequest, 0xFF, "ADC3"),
    Row(0x0D, "OUT_ADC3_H", .read, nil, .onRequest, 0xFF, "ADC3"),
    Row(0x0F, "WHO_AM_I", .read, 0x33, .always, 0xFF, "ID"),
    Row(0x1E, "CTRL_REG0", .readWrite, 0x10, .always, 0xFF, "SDO_PU_DISC 0010000"),
    Row(0x1F, "TEMP_CFG_REG", .readWrite, 0x00, .always, 0xC0, "ADC_EN TEMP_EN -"),
    Row(0x20, "CTRL_REG1", .readWrite, 0x07, .always, 0xFF, "ODR LPen Zen Yen Xen"),
    Row(0x21, "CTRL_REG2", .readWrite, 0x00, .always, 0xFF, "HPM HPCF FDS HPCLICK HP_IA2 HP_IA1"),
    Row(
      0x22, "CTRL_REG3", .readWrite, 0x00, .always, 0xFE,
      "I1_CLICK I1_IA1 I1_IA2 I1_ZYXDA I1_321DA I1_WTM I1_OVERRUN -"),
    Row(0x23, "CTRL_REG4", .readWrite, 0x00, .always, 0xFF, "BDU BLE FS HR ST SIM"),
    Row(
      0x24, "CTRL_REG5", .readWrite, 0x00, .always, 0xCF,
      "BOOT FIFO_EN - LIR_INT1 D4D_INT1 LIR_INT2 D4D_INT2"),
    Row(
      0x25, "CTRL_REG6", .readWrite, 0x00, .always, 0xFA,
      "I2_CLICK I2_IA1 I2_IA2 I2_BOOT I2_ACT - INT_POLARITY -"),
    Row(0x26, "REFERENCE", .readWrite, 0x00, .onRequest, 0xFF, "Ref"),
    Row(0x27, "STATUS_REG", .read, 0x00, .always, 0xFF, "ZYXOR ZOR YOR XOR ZYXDA ZDA YDA XDA"),
    Row(0x28, "OUT_X_L", .read, nil, .onRequest, 0xFF, "XD"),
    Row(0x29, "OUT_X_H", .read, nil, .onRequest, 0xFF, "XD"),
    Row(0x2A, "OUT_Y_L", .read, nil, .onRequest, 0xFF, "YD"),
    Row(0x2B, "OUT_Y_H", .read, nil, .onRequest, 0xFF, "YD"),
    Row(0x2C, "OUT_Z_L", .read, nil, .onRequest, 0xFF, "ZD"),
    Row(0x2D, "OUT_Z_H", .read, nil, .onRequest, 0xFF, "ZD"),
    Row(0x2E, "FIFO_CTRL_REG", .readWrite, 0x00, .always, 0xFF, "FM TR FTH"),
    Row(0x2F, "FIFO_SRC_REG", .read, nil, .always, 0xFF, "WTM OVRN_FIFO EMPTY FSS"),
    Row(0x30, "INT1_CFG", .readWrite, 0x00, .always, 0xFF, "AOI 6D ZHIE ZLIE YHIE YLIE XHIE XLIE"),
    Row(0x31, "INT1_SRC", .read, 0x00, .onRequest, 0x7F, "- IA ZH ZL YH YL XH XL"),
    Row(0x32, "INT1_THS", .readWrite, 0x00, .always, 0x7F, "- THS"),
    Row(0x33, "INT1_DURATION", .readWrite, 0x00, .always, 0x7F, "- D"),
    Row(0x34, "INT2_CFG", .readWrite, 0x00, .always, 0xFF, "AOI 6D ZHIE ZLIE YHIE YLIE XHIE XLIE"),
    Row(0x35, "INT2_SRC", .read, 0x00, .onRequest, 0x7F, "- IA ZH ZL YH YL XH XL"),
    Row(0x36, "INT2_THS", .readWrite, 0x00, .always, 0x7F, "- THS"),
    Row(0x37, "INT2_DURATION", .readWrite, 0x00, .always, 0x7F, "- D"),
    Row(0x38, "CLICK_CFG", .readWrite, 0x00, .always, 0x3F, "- ZD ZS YD YS XD XS"),
    Row(0x39, "CLICK_SRC", .read, 0x00, .onRequest, 0x7F, "- IA DCLICK SCLICK Sign Z Y X"),
    Row(0x3A, "CLICK_THS", .readWrite, 0x00, .always, 0xFF, "LIR_Click Ths"),
    Row(0x3B, "TIME_LIMIT", .readWrite, 0x00, .always, 0x7F, "- TLI"),
    Row(0x3C, "TIME_LATENCY", .readWrite, 0x00, .always, 0xFF, "TLA"),
    Row(0x3D, "TIME_WINDOW", .readWrite, 0x00, .always, 0xFF, "TW"),
    Row(0x3E, "ACT_THS", .readWrite, 0x00, .always, 0x7F, "- Acth"),
    Row(0x3F, "ACT_DUR", .readWrite, 0x00, .always, 0xFF, "ActD"),
  ]

  @Test func `the map is the documents' map`() {
    Part(facts: Map.facts, rows: Self.rows).check()
  }

  @Test func `identity, addresses and framing`() {
    let facts = Map.facts
    #expect(facts.identity?.register == 0x0F && facts.identity?.value == 0x33)
    #expect(facts.identity?.candidates.first == "LIS3DH")
    #expect(facts.i2c.addresses == [0x18, 0x19] && facts.i2c.incrementBit == 0x80)
    #expect(facts.spi?.incrementBit == 0x40 && facts.spi?.addressMask == 0x3F)
    #expect(facts.spi?.mode == 3 && facts.spi?.maximumHertz == 10_000_000)
    #expect(
      facts.reserved.map(\.addresses) == [0x00...0x06, 0x0E...0x0E, 0x10...0x1D, 0x40...0x7F])
    #expect(facts.reserved.allSatisfy { $0.rule == .doNotWrite })
  }

  /// Bytes that the drivers and examples of other projects write.
  @Test func `fields make the byte`() {
    #expect(Map.CTRL_REG1(dataRate: .hertz400).bits == 0x77)
    #expect(Map.CTRL_REG1(dataRate: .hertz100).bits == 0x57)
    #expect(Map.CTRL_REG1(dataRate: .fastest, lowPower: .on).bits == 0x9F)
    #expect(Map.CTRL_REG0(pullUpDisconnected: true).bits == 0x90)
    #expect(Map.CTRL_REG4(blockDataUpdate: true, highResolution: .on).bits == 0x88)
    #expect(Map.CTRL_REG4(fullScale: .g8).bits == 0x20)
    #expect(Map.CTRL_REG4(selfTest: .plus).bits == 0x02)
    #expect(Map.CTRL_REG4(selfTest: .minus).bits == 0x04)
    #expect(Map.CTRL_REG3(dataReadyOnINT1: true).bits == 0x10)
    #expect(Map.CTRL_REG5(latchInterrupt1: true).bits == 0x08)
    #expect(Map.CTRL_REG6(activeLow: true).bits == 0x02)
    #expect(Map.FIFO_CTRL_REG(mode: .stream, watermark: 31).bits == 0x9F)
    #expect(Map.TEMP_CFG_REG(adcEnabled: true, thermometerEnabled: true).bits == 0xC0)
    #expect(Map.CLICK_THS(latchInterrupt: true, threshold: 0x12).bits == 0x92)
    #expect(Map.CTRL_REG1(bits: 0xA7).dataRate == nil && Map.CTRL_REG4(bits: 0x06).selfTest == nil)
  }

  /// Sensitivities of Table 4, in mg a digit: one row a mode, one column a range.
  @Test func `sensitivity and width by mode`() {
    func check(
      _ lowPower: Map.CTRL_REG1.LowPower, _ highResolution: Map.CTRL_REG4.HighResolution,
      _ milligravities: [Int32]?, bits: Int32?, divisor: Int32?
    ) {
      let ranges: [Map.CTRL_REG4.FullScale] = [.g2, .g4, .g8, .g16]
      let digits = ranges.compactMap {
        Map.Variant.lis3dh.microgravitiesPerDigit(
          fullScale: $0, lowPower: lowPower, highResolution: highResolution)
      }
      #expect(digits == milligravities?.map { $0 * 1000 } ?? [])
      #expect(Map.codeBits(lowPower: lowPower, highResolution: highResolution) == bits)
      #expect(Map.bandwidthDivisor(lowPower: lowPower, highResolution: highResolution) == divisor)
    }
    check(.off, .on, [1, 2, 4, 12], bits: 12, divisor: 9)
    check(.off, .off, [4, 8, 16, 48], bits: 10, divisor: 2)
    check(.on, .off, [16, 32, 64, 192], bits: 8, divisor: 2)
    check(.on, .on, nil, bits: nil, divisor: nil)
    let ranges: [Map.CTRL_REG4.FullScale] = [.g2, .g4, .g8, .g16]
    #expect(ranges.map(\.ratedG) == [2, 4, 8, 16])
    #expect(ranges.map(\.thresholdMicrogravities) == [16_000, 32_000, 62_000, 186_000])
  }

  /// Table 31, and the cut-offs that ST's driver prints, in Hz: one row a code, one column a rate.
  @Test func `rates and cut-offs`() throws {
    let hertz: [Double] = [1, 10, 25, 50, 100, 200, 400]
    for (index, hertz) in hertz.enumerated() {
      let rate = try #require(Map.CTRL_REG1.DataRate(rawValue: UInt8(index + 1)))
      for lowPower in [Map.CTRL_REG1.LowPower.off, .on] {
        #expect(
          Map.Variant.lis3dh.millihertz(dataRate: rate, lowPower: lowPower) == Int32(hertz * 1000))
      }
    }
    #expect(Map.Variant.lis3dh.millihertz(dataRate: .powerDown, lowPower: .off) == nil)
    #expect(Map.Variant.lis3dh.millihertz(dataRate: .hertz1600, lowPower: .off) == nil)
    #expect(Map.Variant.lis3dh.millihertz(dataRate: .hertz1600, lowPower: .on) == 1_600_000)
    #expect(Map.Variant.lis3dh.millihertz(dataRate: .fastest, lowPower: .off) == 1_344_000)
    #expect(Map.Variant.lis3dh.millihertz(dataRate: .fastest, lowPower: .on) == 5_376_000)
    let cutoffs: [[Double]] = [
      [0.02, 0.2, 0.5, 1, 2, 4, 8, 32, 100], [0.008, 0.08, 0.2, 0.5, 1, 2, 4, 16, 50],
      [0.004, 0.04, 0.1, 0.2, 0.5, 1, 2, 8, 25], [0.002, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 4, 12],
    ]
    for (code, row) in cutoffs.enumerated() {
      for (index, hertz) in row.enumerated() {
        let rate = try #require(Map.CTRL_REG1.DataRate(rawValue: UInt8(index + 1)))
        let step = Map.CTRL_REG2(bits: UInt8(code << 4)).highPassCutoff
        let cutoff = try #require(
          Map.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: step))
        #expect(Double(cutoff) == (hertz * 1000).rounded())
      }
    }
  }

  @Test func `times and single numbers`() {
    #expect(Map.Timing.boot == 5_000_000)
    #expect(Map.Timing.turnOnLowPower == 1_000_000 && Map.Timing.turnOnNormal == 1_600_000)
    #expect(Map.Constant.turnOnSamplesHighResolution == 7 && Map.Constant.modeChangeSamples == 1)
    let part = Map.Variant.lis3dh
    #expect(part.selfTestMinimum == 17 && part.selfTestMaximum == 360)
    #expect(part.selfTestSamples == 2 && part.selfTestSamplesHighResolution == 8)
    #expect(Map.Constant.fifoDepth == 32 && Map.Constant.fifoBits == 10)
    #expect(Map.Constant.fifoFirstAddress == 0x28 && Map.Constant.fifoLastAddress == 0x2D)
    #expect(part.activityMillihertz == 10_000)
    #expect(part.activitySamplesPerStep == 8 && part.activityExtraSamples == 1)
    #expect(part.adcBits == 10)
    #expect(part.adcCentreMillivolts == 1200)
    #expect(part.adcSpanMillivolts == -400)
    #expect(part.temperatureDegreesPerDigit == 1 && part.temperatureZero == 25)
  }
}
