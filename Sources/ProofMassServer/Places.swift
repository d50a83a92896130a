// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation

extension Transaction.Target {
  /// `0x18`, or `spi0.1`.
  package var text: String {
    switch self {
    case .i2c(let address): address.hexText
    case .spi(let select): "spi\(select.bus).\(select.select)"
    }
  }

  /// nil for what is neither.
  package init?(text: String) {
    if text.hasPrefix("spi") {
      guard let select = SPISelect(text: text.dropFirst(3)) else { return nil }
      self = .spi(select)
    } else {
      // Of more than seven bits, too: it has been asked for, if in vain.
      guard let address = UInt8(hexText: text) else { return nil }
      self = .i2c(address)
    }
  }
}

extension SPISelect {
  /// `B.C`, as in /dev/spidevB.C; nil for anything else.
  package init?(text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
    guard numbers.count == 2, let bus = numbers[0], let select = numbers[1] else { return nil }
    self.init(bus: Int(bus), select: Int(select))
  }

  /// The device file of that name.
  package var devicePath: String { "/dev/spidev\(bus).\(select)" }
}
