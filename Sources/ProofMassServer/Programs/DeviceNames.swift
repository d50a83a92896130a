// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// Where a program finds the devices of a board.
package struct DeviceNames: Equatable, Sendable {
  /// N of /dev/i2c-N.
  package var i2c: Int
  /// The /dev/spidevB.C that stands for chip select 0.0; the others count from there.
  package var spi: SPISelect
  /// N of /dev/gpiochipN.
  package var gpio: Int

  package init(i2c: Int = 1, spi: SPISelect = 0, gpio: Int = 0) {
    self.i2c = i2c
    self.spi = spi
    self.gpio = gpio
  }

  package func path(of device: ServedDevice) -> String {
    switch device {
    case .i2c: "/dev/i2c-\(i2c)"
    case .spi(let select):
      SPISelect(bus: spi.bus + select.bus, select: spi.select + select.select).devicePath
    case .gpio: "/dev/gpiochip\(gpio)"
    }
  }
}
