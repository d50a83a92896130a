// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

extension SocketAddress {
  /// An IPv4 address, and a port if any: `127.0.0.1:3240`; nil for another text.
  init?(_ text: String, standardPort: UInt16) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let port = parts.count == 2 ? UInt16(parts[1]) : standardPort
    guard parts.count <= 2, let port, numbers.count == 4,
      numbers.allSatisfy({ $0.count <= 3 && UInt8($0) != nil })
    else { return nil }
    self = .tcp(String(parts[0]), port: port)
  }

  /// Whether the system chooses the port.
  var hasAnyPort: Bool { if case .tcp(_, port: 0) = self { true } else { false } }
}
