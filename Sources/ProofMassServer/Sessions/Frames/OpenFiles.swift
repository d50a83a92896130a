// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// The device files of a board, and the settings that programs have made on them.
///
/// As in the kernel, an I2C address belongs to the open file, which processes may share, and SPI
/// settings to the device.
package final class OpenFiles {
  /// The settings of a chip select, with spidev's defaults.
  struct SPISettings {
    var mode: UInt32 = 0
    var bits: UInt32 = 8
    var hertz: UInt32 = 500_000

    /// The property that holds a setting; nil for one that SPI does not have.
    static func place(of key: Frame.Key) -> WritableKeyPath<SPISettings, UInt32>? {
      switch key {
      case .slave: nil
      case .mode: \.mode
      case .bits: \.bits
      case .hertz: \.hertz
      }
    }
  }

  /// The devices of the board, in the order in which they are listed.
  package let devices: [ServedDevice]
  /// The settings of the chip selects that differ from the defaults.
  var settings: [SPISelect: SPISettings] = [:]
  private var open: [UInt64: Weak] = [:]

  private struct Weak {
    weak var file: OpenFile?
  }

  /// Creates the files of a board: the I2C bus, each chip select that has a chip, and the GPIO
  /// chip.
  package init(_ circuit: Circuit) {
    devices =
      [.i2c]
      + circuit.mounted.compactMap { target, _ in
        if case .spi(let select) = target { .spi(select) } else { nil }
      } + [.gpio]
  }

  /// The open file with a number, which may be open already; nil where the number belongs to another device.
  func open(_ number: UInt64, _ device: ServedDevice) -> OpenFile? {
    if let file = open[number]?.file { return file.device == device ? file : nil }
    let file = OpenFile(device)
    // From time to time, remove the files that no connection holds any more.
    if open.count >= 64 { open = open.filter { $0.value.file != nil } }
    open[number] = Weak(file: file)
    return file
  }
}

/// An open device file, which several connections may share.
final class OpenFile {
  let device: ServedDevice
  /// The I2C address that was set; initially 0, an address without a chip.
  var slave: UInt8 = 0

  init(_ device: ServedDevice) { self.device = device }
}
