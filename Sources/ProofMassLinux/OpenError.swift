// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import ProofMassSystem

/// A bus or GPIO chip that could not be opened, or an address or line of it that could not be had.
///
/// `description` is one line that says what to do about it.
public struct OpenError: Error, Equatable, Sendable {
  public enum Wire: Sendable { case i2c, spi, gpio }

  public enum Reason: Equatable, Sendable {
    /// There is no such device.
    case missing
    /// The user may not open it.
    case permission
    /// It is something else than a bus of this kind.
    case notABus
    /// A kernel driver holds the address; nil where its name cannot be read.
    case heldByKernel(address: UInt8, driver: String?)
    /// The bus refuses this mode, word length or clock, or the GPIO chip edges on this line.
    case settings
    /// The GPIO chip has fewer lines: so many.
    case noSuchLine(Int, count: Int)
    /// Somebody has the GPIO line already; nil where it does not say who.
    case lineInUse(Int, by: String?)
    /// Anything else; the code tells.
    case other
  }

  public var reason: Reason
  public var wire: Wire
  public var path: String
  /// The kernel's error number.
  public var code: Int32

  public init(_ reason: Reason, wire: Wire, path: String, code: Int32) {
    self.reason = reason
    self.wire = wire
    self.path = path
    self.code = code
  }

  /// What it means that opening failed.
  init(path: String, wire: Wire, opening code: Int32) {
    let reason: Reason =
      switch code {
      // The last two: a node is there, but no bus behind it any longer.
      case ENOENT, ENODEV, ENXIO: .missing
      case EACCES, EPERM: .permission
      case EISDIR, ENOTDIR: .notABus
      default: .other
      }
    self.init(reason, wire: wire, path: path, code: code)
  }

  /// What it means that the first request after opening failed.
  init(path: String, wire: Wire, asking code: Int32) {
    let isForeign = [ENOTTY, EINVAL, ENOSYS, EOPNOTSUPP].contains(code)
    self.init(isForeign ? .notABus : .other, wire: wire, path: path, code: code)
  }
}

extension OpenError: CustomStringConvertible {
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
      "line \(line) of \(path) is in use by \(user ?? "somebody else"): end that, or wire "
        + "another line"
    case .other:
      "cannot use \(path): \(errorText(code))"
    }
  }

  private var enabling: String {
    switch wire {
    case .i2c:
      "enable I2C with `sudo raspi-config`, or dtparam=i2c_arm=on in /boot/firmware/config.txt "
        + "and a restart; then `sudo modprobe i2c-dev`; `ls /dev/i2c-*` shows what there is"
    case .spi:
      "enable SPI with `sudo raspi-config`, or dtparam=spi=on in /boot/firmware/config.txt "
        + "and a restart; `ls /dev/spidev*` shows what there is"
    case .gpio:
      "`ls /dev/gpiochip*` shows what there is"
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

  /// The driver, and how to make it let go. The kernel writes a device as `1-0018`.
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
