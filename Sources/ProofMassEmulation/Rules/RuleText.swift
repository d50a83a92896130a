// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The explanation of each rule, in addition to its meaning. Times are taken from the facts of the
/// datasheets.
enum RuleText {
  typealias Text = (danger: String, citation: String, remedy: String)

  /// A time in nanoseconds in words.
  static func time(_ nanoseconds: Int64) -> String {
    let (unit, name): (Int64, String) = nanoseconds < 1_000_000 ? (1000, "µs") : (1_000_000, "ms")
    let tenths = nanoseconds * 10 / unit
    return "\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") \(name)"
  }

  static var modeWait: String { time(Datasheet.AK8975.Timing.modeWait) }
  static var oldModeWait: String { time(Datasheet.AK8973.Timing.modeWait) }
}

// Writes.
extension RuleText {
  static var reservedWrite: Text {
    (
      """
      Such addresses hold the maker's trim of this very part, or its EEPROM. Measurements may be wrong \
      from then on, and the part may be damaged for good.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094), register map: registers marked as reserved must not be changed, \
      which may damage the device; L3G4200D datasheet (Doc ID 17116), Table 18. That an AK8973's EEPROM is \
      never to be written is inferred.
      """,
      """
      Write only registers that `proofmass registers CHIP` lists as writable. In a burst, check its length, \
      and the bit that increments the address: 0x80 on I2C, 0x40 on SPI.
      """
    )
  }

  static var reservedBits: Text {
    (
      "The bit may select a function that only the maker knows, or one of a later part.",
      """
      The datasheets' descriptions of the registers, such as that of CTRL_REG4 and CTRL_REG5 in the \
      L3G4200D's (Doc ID 17116), where bits 3 and 5 must be zero; `proofmass registers CHIP` cites each.
      """,
      """
      Write zero to the bit. To change others, read the register, change those alone, and write it back.
      """
    )
  }

  static var undefinedCode: Text {
    (
      "What the part does is documented nowhere, and need not be the same in two parts.",
      """
      The datasheets' descriptions of the fields, such as FS in CTRL_REG4 of the LIS331DLH (Doc ID 15094), \
      which has 00, 01 and 11; `proofmass registers CHIP` cites each.
      """,
      """
      Write a code that `proofmass registers CHIP` lists. A code of a relative, such as the continuous modes \
      of an AK8963 in an AK8975, does nothing useful here.
      """
    )
  }

  static var doNotAccess: Text {
    (
      "The register belongs to the maker's test, which can leave the part in a state that is not documented.",
      """
      AK8975 datasheet (MS1187-E-02), register map: RSV, TS1 and TS2 are not to be accessed.
      """,
      """
      Leave RSV (0x0B), TS1 (0x0D) and TS2 (0x0E) of an AK8975 alone, in bursts too: from 0x00 read \
      11 bytes at most. An AK8963 has CNTL2 at 0x0B; an AK09916 has TS1 and TS2 at 0x33 and 0x34.
      """
    )
  }

  static var modeChange: Text {
    (
      "The part may ignore the new mode, so that its measurement never comes.",
      """
      AK8975 datasheet (MS1187-E-02), 6.3, as Zephyr's driver cites it: from any mode to power-down first; \
      the drivers of Asahi Kasei and Linux do so. AK8973: the drivers of Samsung and HTC.
      """,
      """
      Write power-down (CNTL 0x00; AK8963 CNTL1 and AK09916 CNTL2 0x00; AK8973 MS1 0x03), wait \(modeWait) \
      (AK8973: \(oldModeWait)), then write the mode. A single measurement ends in power-down by itself.
      """
    )
  }

  static var modeChangeWait: Text {
    (
      "The part may ignore the new mode, so that its measurement never comes.",
      """
      AK8975 datasheet (MS1187-E-02), 6.3, as Zephyr's driver cites it: \(modeWait) in power-down; the \
      drivers of Asahi Kasei and Linux wait as long. AK8973: HTC's driver waits \(oldModeWait).
      """,
      """
      Wait \(modeWait) (AK8973: \(oldModeWait)) between power-down and the next mode, also where a \
      measurement ended in power-down by itself.
      """
    )
  }

  static var spiExtraBytes: Text {
    (
      "The part takes the first byte after the command and ignores the others: their registers keep what they had.",
      "AK8975 datasheet (MS1187-E-02), p. 16: a write has 16 clocks.",
      "Write one register in a frame: the command byte, one byte of data, then chip select high."
    )
  }

  static var burstWrite: Text {
    (
      "Further bytes may go to the same register or nowhere, so the part is not configured as intended.",
      """
      HMC5883L data sheet (900405 Rev. E), I2C communication protocol: the address increments after a read. \
      zephyr issue 1381: a part did not measure after a write of three bytes.
      """,
      "Write one register in a transaction: the address, one byte of data, then STOP."
    )
  }

  static var wrongKey: Text {
    (
      """
      I2C may stay on or go off. Once it is off, only a power cycle brings it back.
      """,
      """
      AK8975 datasheet (MS1187-E-02), as microHAL's driver quotes it: 0x1B disables I2C; the shipment test \
      of Asahi Kasei writes it.
      """,
      """
      Write 0x1B to I2CDIS (0x0F), as one byte and not by read-modify-write, and only where SPI is used.
      """
    )
  }

  static var startWhileReady: Text {
    (
      "The measurement does not start, and the program waits for an interrupt that does not come.",
      """
      The drivers of Samsung, HTC and others, which all read a byte first; the description of INT in the \
      AK8973's datasheet was not seen.
      """,
      "Read a byte of the data, such as TMPS (0xC1), before each start: that lowers INT."
    )
  }

  static var readOnlyWrite: Text {
    (
      "Nothing: the part acknowledges the byte and ignores it. The program may mean another register.",
      "The datasheets' register maps; that the byte is ignored is inferred from drivers that do so.",
      "Remove the write. To clear an interrupt, read its source register."
    )
  }

  static var undocumentedWrite: Text {
    (
      "Not known: nothing is documented at this address.",
      "The datasheets' register maps, which do not have the address.",
      "Remove the write, or check the address and, in a burst, its length."
    )
  }
}
