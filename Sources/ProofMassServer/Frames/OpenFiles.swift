// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// A device file that stands for a bus of the board, or for its GPIO chip.
package enum ServedDevice: Hashable, Sendable {
  case i2c
  case spi(SPISelect)
  case gpio

  /// `i2c`, `spi0.1`, `gpio`
  package var name: String {
    switch self {
    case .i2c: "i2c"
    case .spi(let select): Transaction.Target.spi(select).text
    case .gpio: "gpio"
    }
  }

  package init?(name: String) {
    switch name {
    case "i2c": self = .i2c
    case "gpio": self = .gpio
    default:
      guard case .spi(let select) = Transaction.Target(text: name) else { return nil }
      self = .spi(select)
    }
  }
}

/// The devices of a board, and what programs have set on them.
///
/// As in the kernel, an I2C address is kept with the open file, whoever inherited it, and SPI
/// settings with the device.
package final class OpenFiles {
  struct SPISettings {
    var mode: UInt32 = 0
    var bits: UInt32 = 8
    var hertz: UInt32 = 500_000
  }

  package let devices: [ServedDevice]
  var settings: [SPISelect: SPISettings] = [:]
  private var open: [UInt64: Weak] = [:]

  private struct Weak {
    weak var file: OpenFile?
  }

  /// The I2C bus, each chip select that has a chip, and the GPIO chip.
  package init(_ circuit: Circuit) {
    devices =
      [.i2c]
      + circuit.mounted.compactMap { target, _ in
        if case .spi(let select) = target { .spi(select) } else { nil }
      } + [.gpio]
  }

  /// The open file of this number, which may be open already; nil when that is another device.
  func open(_ number: UInt64, _ device: ServedDevice) -> OpenFile? {
    if let file = open[number]?.file { return file.device == device ? file : nil }
    let file = OpenFile(device)
    // Those that nobody holds any longer go from time to time.
    if open.count >= 64 { open = open.filter { $0.value.file != nil } }
    open[number] = Weak(file: file)
    return file
  }
}

/// An open file, which several connections may share.
final class OpenFile {
  let device: ServedDevice
  /// 0, where nobody is, before one was chosen.
  var slave: UInt8 = 0

  init(_ device: ServedDevice) { self.device = device }
}
