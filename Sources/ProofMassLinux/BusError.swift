// SPDX-License-Identifier: Apache-2.0

import Glibc
public import ProofMassCore
import ProofMassSystem

extension BusError {
  /// Creates the error for a failed request on a bus; `code` keeps the `errno`.
  ///
  /// The kernel's list of codes is Documentation/i2c/fault-codes.rst. Drivers differ: the Raspberry
  /// Pi's controllers report EREMOTEIO where a bit-banged bus reports ENXIO.
  init(errno code: Int32) {
    let kind: Kind =
      switch code {
      case ENXIO, EREMOTEIO: .noAcknowledge
      case EAGAIN: .arbitrationLost
      case ETIMEDOUT: .timeout
      // EINVAL and EMSGSIZE: more messages or bytes than the driver accepts.
      case EOPNOTSUPP, EPROTONOSUPPORT, ENOTTY, ENOSYS, EINVAL, EMSGSIZE: .unsupported
      default: .other
      }
    self.init(kind, code: code)
  }

  /// Throws where a system call returned a negated `errno`.
  static func check(_ result: Int32) throws(BusError) {
    guard result >= 0 else { throw BusError(errno: -result) }
  }
}

extension BusError {
  /// One line for the user of the board: the failure on this bus, and a remedy to try.
  ///
  /// - Parameters:
  ///   - address: the chip's 7-bit address; nil on SPI.
  ///   - path: the path of the bus, `/dev/i2c-1`.
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
    case .other where code == ENODEV:
      return "\(path) has gone while in use: plug its adapter in again; `ls /dev/i2c-*` shows the "
        + "numbers, of which it may get another"
    case .other:
      return "the transfer with \(chip) failed\(suffix): check wiring, pull-ups and bus speed"
    }
  }

  private var suffix: String { code == 0 ? "" : " (\(errorText(code)))" }
}
