// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A bus that could not be opened, or an address on it that could not be had.
///
/// `description` is one line that says what to do about it.
public struct OpenError: Error, Equatable, Sendable {
  public enum Wire: Sendable { case i2c, spi }

  public enum Reason: Equatable, Sendable {
    /// There is no such device.
    case missing
    /// The user may not open it.
    case permission
    /// It is something else than a bus of this kind.
    case notABus
    /// A kernel driver holds the address; nil where its name cannot be read.
    case heldByKernel(address: UInt8, driver: String?)
    /// The bus refuses this mode, word length or clock.
    case settings
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
      "\(hexadecimal(address)) on \(path) is held by \(holder(address, driver))"
    case .settings:
      "\(path) refuses SPI mode 3, 8 bits or this clock (\(errorText(code))): "
        + "try a slower clock, or another controller"
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
    }
  }

  private var group: String { wire == .i2c ? "i2c" : "spi" }
  private var kind: String { wire == .i2c ? "an I2C adapter" : "an SPI device" }
  private var example: String {
    wire == .i2c ? "a number or /dev/i2c-N" : "a device like /dev/spidev0.0"
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
