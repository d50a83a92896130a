// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

private typealias Map = Datasheet.ADXL345

/// The ADXL345's map and numbers, transcribed independently from its data sheet, Rev. E.
@Suite struct ADXL345MapTests {
  private static let interrupts =
    "DATA_READY SINGLE_TAP DOUBLE_TAP Activity Inactivity FREE_FALL Watermark Overrun"

  static let rows: [Row] = settings + motion + control + data

  private static let settings: [Row] = [
    Row(0x00, "DEVID", .read, 0xE5, .always, 0xFF, "ID"),
    Row(0x1D, "THRESH_TAP", .readWrite, 0x00, .always, 0xFF, "THRESH"),
    Row(0x1E, "OFSX", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x1F, "OFSY", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x20, "OFSZ", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x21, "DUR", .readWrite, 0x00, .always, 0xFF, "DUR"),
    Row(0x22, "LATENT", .readWrite, 0x00, .always, 0xFF, "LATENT"),
    Row(0x23, "WINDOW", .readWrite, 0x00, .always, 0xFF, "WINDOW"),
  ]

  private static let motion: [Row] = [
    Row(0x24, "THRESH_ACT", .readWrite, 0x00, .always, 0xFF, "THRESH"),
    Row(0x25, "THRESH_INACT", .readWrite, 0x00, .always, 0xFF, "THRESH"),
    Row(0x26, "TIME_INACT", .readWrite, 0x00, .always, 0xFF, "TIME"),
    Row(
      0x27, "ACT_INACT_CTL", .readWrite, 0x00, .always, 0xFF,
      "ACT_AC ACT_X ACT_Y ACT_Z INACT_AC INACT_X INACT_Y INACT_Z"),
    Row(0x28, "THRESH_FF", .readWrite, 0x00, .always, 0xFF, "THRESH"),
    Row(0x29, "TIME_FF", .readWrite, 0x00, .always, 0xFF, "TIME"),
    Row(0x2A, "TAP_AXES", .readWrite, 0x00, .always, 0x0F, "- Suppress TAP_X TAP_Y TAP_Z"),
    Row(
      0x2B, "ACT_TAP_STATUS", .read, 0x00, .always, 0x7F,
      "- ACT_X ACT_Y ACT_Z Asleep TAP_X TAP_Y TAP_Z"),
  ]

  private static let control: [Row] = [
    Row(0x2C, "BW_RATE", .readWrite, 0x0A, .always, 0x1F, "- LOW_POWER Rate"),
    Row(
      0x2D, "POWER_CTL", .readWrite, 0x00, .always, 0x3F, "- Link AUTO_SLEEP Measure Sleep Wakeup"),
    Row(0x2E, "INT_ENABLE", .readWrite, 0x00, .always, 0xFF, interrupts),
    Row(0x2F, "INT_MAP", .readWrite, 0x00, .always, 0xFF, interrupts),
    Row(0x30, "INT_SOURCE", .read, 0x02, .onRequest, 0xFF, interrupts),
    Row(
      0x31, "DATA_FORMAT", .readWrite, 0x00, .always, 0xEF,
      "SELF_TEST SPI INT_INVERT - FULL_RES Justify Range"),
  ]

  private static let data: [Row] = [
    Row(0x32, "DATAX0", .read, 0x00, .onRequest, 0xFF, "D"),
    Row(0x33, "DATAX1", .read, 0x00, .onRequest, 0xFF, "D"),
    Row(0x34, "DATAY0", .read, 0x00, .onRequest, 0xFF, "D"),
    Row(0x35, "DATAY1", .read, 0x00, .onRequest, 0xFF, "D"),
    Row(0x36, "DATAZ0", .read, 0x00, .onRequest, 0xFF, "D"),
    Row(0x37, "DATAZ1", .read, 0x00, .onRequest, 0xFF, "D"),
    Row(0x38, "FIFO_CTL", .readWrite, 0x00, .always, 0xFF, "FIFO_MODE Trigger Samples"),
    Row(0x39, "FIFO_STATUS", .read, 0x00, .always, 0xBF, "FIFO_TRIG - Entries"),
  ]

  @Test(arguments: [
    Part(facts: Datasheet.ADXL345.facts, rows: rows),
    Part(facts: Datasheet.ADXL343.facts, rows: rows),
  ])
  func `the map is the document's map`(part: Part) { part.check() }

  @Test func `identity, addresses and framing`() {
    let facts = Datasheet.ADXL345.facts
    #expect(facts.identity?.register == 0x00 && facts.identity?.value == 0xE5)
    #expect(facts.identity?.candidates == ["ADXL345", "ADXL343", "ADXL375"])
    #expect(facts.i2c.addresses == [0x53, 0x1D] && facts.i2c.incrementBit == 0)
    #expect(facts.spi?.readBit == 0x80 && facts.spi?.incrementBit == 0x40)
    #expect(facts.spi?.mode == 3 && facts.spi?.maximumHertz == 5_000_000)
    #expect(facts.spi?.addressMask == 0x3F && facts.spi?.oneRegisterAWrite == false)
    #expect(facts.counterWraps.map(\.from) == [0x3F] && facts.counterWraps.map(\.to) == [0x00])
    #expect(facts.reserved.map(\.addresses) == [0x01...0x1C, 0x3A...0xFF])
  }

  @Test func `rates, bandwidths and currents`() {
    let rates = (0...15).compactMap { Map.BW_RATE.Rate(rawValue: $0) }
    #expect(
      rates.map(\.millihertz) == [
        98, 195, 391, 781, 1562, 3125, 6250, 12_500, 25_000, 50_000, 100_000, 200_000, 400_000,
        800_000, 1_600_000, 3_200_000,
      ])
    #expect(
      rates.suffix(10).map(\.bandwidthMillihertz) == [
        3125, 6250, 12_500, 25_000, 50_000, 100_000, 200_000, 400_000, 800_000, 1_600_000,
      ])
    #expect(
      rates.map(\.microamperes) == [
        23, 23, 23, 23, 34, 40, 45, 50, 60, 90, 140, 140, 140, 140, 90, 140,
      ])
    #expect(
      rates.map(\.lowPowerMicroamperes) == [
        nil, nil, nil, nil, nil, nil, nil, 34, 40, 45, 50, 60, 90, nil, nil, nil,
      ])
    let sleep = (0...3).compactMap { Map.POWER_CTL.WakeUp(rawValue: $0) }
    #expect(sleep.map(\.wakeUpMillihertz) == [8000, 4000, 2000, 1000])
  }

  @Test func `widths, scales and self-test`() {
    let ranges = (0...3).compactMap { Map.DATA_FORMAT.Range(rawValue: $0) }
    func row(_ of: (Map.DATA_FORMAT.Resolution, Map.DATA_FORMAT.Range) -> Int32) -> [Int32] {
      ranges.map { of(.tenBits, $0) } + ranges.map { of(.full, $0) }
    }
    #expect(ranges.map(\.ratedG) == [2, 4, 8, 16])
    #expect(row { Map.codeBits(resolution: $0, range: $1) } == [10, 10, 10, 10, 10, 11, 12, 13])
    #expect(
      row { Map.digitsPerG(resolution: $0, range: $1) } == [256, 128, 64, 32, 256, 256, 256, 256])
    #expect(
      row { Map.microgravitiesPerDigit(resolution: $0, range: $1) }
        == [3900, 7800, 15_600, 31_200, 3900, 3900, 3900, 3900])
    #expect(
      row { Map.selfTestMinimumX(resolution: $0, range: $1) } == [50, 25, 12, 6, 50, 50, 50, 50])
    #expect(
      row { Map.selfTestMaximumX(resolution: $0, range: $1) }
        == [540, 270, 135, 67, 540, 540, 540, 540])
    #expect(
      row { Map.selfTestMinimumY(resolution: $0, range: $1) }
        == [-540, -270, -135, -67, -540, -540, -540, -540])
    #expect(
      row { Map.selfTestMaximumY(resolution: $0, range: $1) }
        == [-50, -25, -12, -6, -50, -50, -50, -50])
    #expect(
      row { Map.selfTestMinimumZ(resolution: $0, range: $1) } == [75, 38, 19, 10, 75, 75, 75, 75])
    #expect(
      row { Map.selfTestMaximumZ(resolution: $0, range: $1) }
        == [875, 438, 219, 110, 875, 875, 875, 875])
  }

  @Test func `times and constants`() {
    #expect(Map.Timing.shortestPeriod == 312_500 && Map.Timing.turnOnOffset == 1_100_000)
    #expect(Map.Timing.durationStep == 625_000 && Map.Timing.latencyStep == 1_250_000)
    #expect(Map.Timing.windowStep == 1_250_000 && Map.Timing.inactivityStep == 1_000_000_000)
    #expect(Map.Timing.freeFallStep == 5_000_000 && Map.Timing.chipSelectHigh == 150)
    #expect(Map.Constant.microgravitiesPerThresholdStep == 62_500)
    #expect(Map.Constant.digitsPerOffsetStep == 4 && Map.Constant.fifoDepth == 32)
    #expect(Map.Constant.digitsPerGAt3V3XY == 265 && Map.Constant.offsetAt3V3Z == -20)
    #expect(Map.Constant.selfTestSets == 10 && Map.Constant.selfTestSettlingSets == 4)
    #expect(Map.Constant.noiseDensity == 290 && Map.Constant.noiseDensityZ == 430)
  }
}
