// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassTestSupport

/// Writes registers, and reads them back.
func settle(_ address: UInt8, _ command: UInt8, _ bytes: [UInt8]) -> [Step] {
  [.write(address, [command] + bytes), .read(address, command, bytes)]
}

extension [Step] {
  /// The script up to its n-th step, which fails, and the register of that step.
  func failing(at index: Int) -> (steps: [Step], register: UInt8)? {
    switch self[index] {
    case .write(_, let bytes): (self[..<index] + [self[index].failing()], bytes[0] & 0x7F)
    case .read(_, let command, _): (self[..<index] + [self[index].failing()], command & 0x7F)
    default: nil
    }
  }
}
