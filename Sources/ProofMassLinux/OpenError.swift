// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import ProofMassSystem

/// A bus or GPIO chip that could not be opened, or an address or line on it that could not be claimed.
///
/// `description` is one line with the cause and a remedy.
public struct OpenError: Error, Equatable, Sendable {
  /// The kind of device.
  public enum Wire: Sendable {
    /// An I2C adapter.
    case i2c
    /// A chip select of an SPI bus.
    case spi
    /// A GPIO chip.
    case gpio
  }

  /// The cause of the failure.
  public enum Reason: Equatable, Sendable {
    /// The device does not exist.
    case missing
    /// The user may not open it.
    case permission
    /// The file is not a device of this kind.
    case notABus
    /// A kernel driver holds the 7-bit address; `driver` is nil where its name cannot be read.
    case heldByKernel(address: UInt8, driver: String?)
    /// The SPI bus refuses the mode, word length or clock, or the GPIO line reports no edges.
    case settings
    /// The GPIO chip has only `count` lines.
    case noSuchLine(Int, count: Int)
    /// The GPIO line is in use; `by` is nil where the user of the line gave no name.
    case lineInUse(Int, by: String?)
    /// Any other cause; `code` is the kernel's error number.
    case other
  }

  /// The cause of the failure.
  public var reason: Reason
  /// The kind of device that was expected.
  public var wire: Wire
  /// The path of the device file.
  public var path: String
  /// The kernel's error number (`errno`).
  public var code: Int32

  /// Creates an error from its parts.
  public init(_ reason: Reason, wire: Wire, path: String, code: Int32) {
    self.reason = reason
    self.wire = wire
    self.path = path
    self.code = code
  }

  /// Creates the error for a failed `open`.
  init(path: String, wire: Wire, opening code: Int32) {
    let reason: Reason =
      switch code {
      // ENODEV and ENXIO: the device file exists, but its bus is gone.
      case ENOENT, ENODEV, ENXIO: .missing
      case EACCES, EPERM: .permission
      case EISDIR, ENOTDIR: .notABus
      default: .other
      }
    self.init(reason, wire: wire, path: path, code: code)
  }

  /// Creates the error for a failure of the first `ioctl` after `open`.
  init(path: String, wire: Wire, asking code: Int32) {
    let isForeign = [ENOTTY, EINVAL, ENOSYS, EOPNOTSUPP].contains(code)
    self.init(isForeign ? .notABus : .other, wire: wire, path: path, code: code)
  }
}

extension OpenError: CustomStringConvertible {
  /// One line: the cause and a remedy.
  public var description: String {
    switch reason {
    case .missing:
      "\(path) does not exist: \(enabling)"
    case .permission:
      "no permission to open \(path): `sudo usermod -aG \(group) $USER`, then log in again"
    case .notABus:
      "\(path) is not \(kind): name \(example)"
    case .heldByKernel(let address, let driver):
      "\(address.hexText) on \(path) is held by \(holder(address, driver))"
    case .settings where wire == .gpio:
      "\(path) does not tell edges of this line (\(errorText(code))): take a line with an "
        + "interrupt, and Linux 5.10 or newer"
    case .settings:
      "\(path) refuses SPI mode 3, 8 bits or this clock (\(errorText(code))): "
        + "try a slower clock, or another controller"
    case .noSuchLine(let line, let count):
      "\(path) has no line \(line), only 0 to \(count - 1): `gpioinfo` lists them"
    case .lineInUse(let line, let user):
      "line \(line) of \(path) is in use by \(user ?? "another process"): release it, or wire "
        + "another line"
    case .other:
      "cannot use \(path): \(errorText(code))"
    }
  }

  private var enabling: String {
    switch wire {
    case .i2c:
      "`sudo raspi-config` enables I2C on a Raspberry Pi, `sudo modprobe i2c-dev` elsewhere; "
        + "`ls /dev/i2c-*` shows the buses"
    case .spi:
      "`sudo raspi-config` enables SPI on a Raspberry Pi, the device tree elsewhere; "
        + "`ls /dev/spidev*` shows the devices"
    case .gpio:
      "`ls /dev/gpiochip*` shows the chips"
    }
  }

  private var group: String {
    switch wire {
    case .i2c: "i2c"
    case .spi: "spi"
    case .gpio: "gpio"
    }
  }

  private var kind: String {
    switch wire {
    case .i2c: "an I2C adapter"
    case .spi: "an SPI device"
    case .gpio: "a GPIO chip"
    }
  }

  private var example: String {
    switch wire {
    case .i2c: "a number or /dev/i2c-N"
    case .spi: "a device like /dev/spidev0.0"
    case .gpio: "a line like gpiochip0:17"
    }
  }

  /// The driver's name, and how to unbind it. The kernel names a device `1-0018`.
  private func holder(_ address: UInt8, _ driver: String?) -> String {
    guard let number = i2cNumber(ofPath: path) else {
      return "the kernel driver \(driver ?? "of that device"): unbind it first"
    }
    let device = deviceName(number, address)
    guard let driver else {
      return "a kernel driver: unbind it, see /sys/bus/i2c/devices/\(device)/driver"
    }
    return "the kernel driver \(driver): "
      + "release it with `echo \(device) | sudo tee /sys/bus/i2c/drivers/\(driver)/unbind`"
  }
}

/// The number N of a path `/dev/i2c-N`; nil for another path.
func i2cNumber(ofPath path: String) -> Int? {
  let prefix = "/dev/i2c-"
  return path.hasPrefix(prefix) ? Int(path.dropFirst(prefix.count)) : nil
}

/// The kernel's name of a chip in /sys/bus/i2c/devices: `1-0018`.
func deviceName(_ number: Int, _ address: UInt8) -> String {
  "\(number)-00\([address].hexText)"
}
