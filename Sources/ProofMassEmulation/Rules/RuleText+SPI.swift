// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// The SPI clock.
extension RuleText {
  private static func megahertz(_ facts: ChipFacts) -> String {
    "\((facts.spi?.maximumHertz ?? 0) / 1_000_000) MHz"
  }

  static var spiMode: Text {
    (
      """
      Bytes are shifted by a bit. In mode 1 the part sees another command, always a write, so that a read \
      changes registers; in mode 2 what is read is shifted: an identity of 0x33 reads as 0x99.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094), SPI bus interface: the clock idles high, data change on its falling \
      edge and are sampled on its rising edge; so in the L3G4200D's (Doc ID 17116) and, as SPI mode 3, in the \
      AK8975's (MS1187-E-02), p. 16. Which bit is taken at an edge where it changes is inferred.
      """,
      """
      Set mode 3 (CPOL = 1, CPHA = 1): on Linux SPI_IOC_WR_MODE with SPI_MODE_3, in Python `spi.mode = 3`, on \
      Arduino SPI_MODE3.
      """
    )
  }

  static var spiClock: Text {
    (
      """
      The part may take or give a bit too late. It works on one desk, and not with another part, a longer \
      wire or a warmer day.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094) and L3G4200D datasheet (Doc ID 17116), SPI slave timing: at least 100 \
      ns a clock cycle, LIS3DH datasheet, Table 7. That AK8975 and AK8963 need 200 ns is remembered from their \
      datasheets. MPU-6500 product specification (PS-MPU-6500A-01, rev. 1.3), SPI interface.
      """,
      """
      Set at most \(megahertz(Datasheet.LIS3DH.facts)) with ST's parts, \(megahertz(Datasheet.AK8963.facts)) \
      with an AK8975 or AK8963: SPI_IOC_WR_MAX_SPEED_HZ, or speed_hz of each transfer. MPU-6000, MPU-6500, MPU-9250: 1 MHz \
      for writes and all that is not an output or INT_STATUS (0x3A to 0x60), which can be read at \
      \(megahertz(Datasheet.MPU6500.facts)).
      """
    )
  }
}
