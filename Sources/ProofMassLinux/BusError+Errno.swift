// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore

extension BusError {
  /// What a failed request on a bus means; `code` keeps the number.
  ///
  /// The kernel's own list is Documentation/i2c/fault-codes.rst. Its drivers differ: the
  /// Raspberry Pi's controllers say EREMOTEIO where a bit-banged bus says ENXIO.
  init(errno code: Int32) {
    self.init(Self.kind(ofErrno: code), code: code)
  }

  private static func kind(ofErrno code: Int32) -> Kind {
    switch code {
    case ENXIO, EREMOTEIO: .noAcknowledge
    case EAGAIN: .arbitrationLost
    case ETIMEDOUT: .timeout
    // EINVAL and EMSGSIZE: more messages or bytes than the driver takes.
    case EOPNOTSUPP, EPROTONOSUPPORT, ENOTTY, ENOSYS, EINVAL, EMSGSIZE: .unsupported
    default: .other
    }
  }

  /// Throws where a system call returned a negated `errno`.
  static func check(_ result: Int32) throws(BusError) {
    guard result >= 0 else { throw BusError(errno: -result) }
  }
}
