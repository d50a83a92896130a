// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation

/// The device files under which a program finds the devices of a board.
package struct DeviceNames: Equatable, Sendable {
  /// The I2C bus: N of /dev/i2c-N.
  package var i2c: Int
  /// The /dev/spidevB.C of chip select 0.0. The other chip selects count from there.
  package var spi: SPISelect
  /// The GPIO chip: N of /dev/gpiochipN.
  package var gpio: Int
  /// The label of the GPIO chip; nil for that of the board, or our own.
  package var gpioLabel: String?
  /// The computer that programs shall recognise; nil for the real one.
  package var board: BoardModel?

  /// Creates names from the numbers of the devices.
  package init(i2c: Int = 1, spi: SPISelect = 0, gpio: Int = 0) {
    self.i2c = i2c
    self.spi = spi
    self.gpio = gpio
  }

  /// The path of a device: `/dev/i2c-1`.
  package func path(of device: ServedDevice) -> String {
    switch device {
    case .i2c: "/dev/i2c-\(i2c)"
    case .spi(let select):
      SPISelect(bus: spi.bus + select.bus, select: spi.select + select.select).devicePath
    case .gpio: "/dev/gpiochip\(gpio)"
    }
  }
}

extension SPISelect {
  /// The path of the chip select's device file: `/dev/spidev0.1`.
  package var devicePath: String { "/dev/spidev\(bus).\(select)" }
}

/// A device of a served board that a program can open.
package enum ServedDevice: Hashable, Sendable {
  /// The I2C bus.
  case i2c
  /// A chip select of the SPI bus.
  case spi(SPISelect)
  /// The GPIO chip.
  case gpio

  /// The name in frames and in the environment: `i2c`, `spi0.1` or `gpio`.
  package var name: String {
    switch self {
    case .i2c: "i2c"
    case .spi(let select): Transaction.Target.spi(select).text
    case .gpio: "gpio"
    }
  }

  /// Reads such a name; nil for anything else.
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
