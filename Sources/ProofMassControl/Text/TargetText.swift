// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation

extension Transaction.Target {
  /// The address as text: `0x18` or `spi0.1`.
  package var text: String {
    switch self {
    case .i2c(let address): address.hexText
    case .spi(let select): "spi\(select.bus).\(select.select)"
    }
  }

  /// Reads an address like `0x18` or `spi0.1`; nil for anything else.
  package init?(text: String) {
    if text.hasPrefix("spi") {
      guard let select = SPISelect(text: text.dropFirst(3)) else { return nil }
      self = .spi(select)
    } else {
      // Addresses of more than seven bits are allowed: a transcript may contain them.
      guard let address = UInt8(hexText: text) else { return nil }
      self = .i2c(address)
    }
  }
}

extension SPISelect {
  /// Reads `B.C`, as in /dev/spidevB.C; nil for anything else.
  package init?(text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
    guard numbers.count == 2, let bus = numbers[0], let select = numbers[1] else { return nil }
    self.init(bus: Int(bus), select: Int(select))
  }
}
