// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassSystem

extension BusError {
  /// One line for whoever has the board in hand: what happened on this bus, and what to try.
  ///
  /// - Parameters:
  ///   - address: the chip's 7-bit address; nil on SPI.
  ///   - path: the bus, `/dev/i2c-1`.
  public func remedy(address: UInt8?, on path: String) -> String {
    let chip = address.map { "\($0.hexText) on \(path)" } ?? path
    switch kind {
    case .noAcknowledge:
      let detect = i2cNumber(ofPath: path).map { " --bus \($0)" } ?? ""
      return "nothing answers at \(chip): check supply, SDA and SCL, the level of the address pin "
        + "(SA0, SDO, CAD) and that CS is high; `proofmass detect\(detect)` lists what answers"
    case .arbitrationLost:
      return "another controller kept \(chip) busy: try again, or look for a second one on the bus"
    case .timeout:
      return "\(chip) did not come to rest: look for a shorted or unpowered line, SDA or SCL held "
        + "low; a power cycle of the chip frees a stuck line"
    case .unsupported:
      let limits =
        address == nil
        ? "spidev takes 4096 bytes a call (its parameter bufsiz)"
        : "`i2cdetect -F` shows what the adapter can do; SMBus alone reads 32 bytes at a time"
      return "the bus cannot do this at \(chip)\(suffix): \(limits)"
    case .other:
      return "the transfer with \(chip) failed\(suffix): check wiring, pull-ups and bus speed"
    }
  }

  private var suffix: String { code == 0 ? "" : " (\(errorText(code)))" }
}
