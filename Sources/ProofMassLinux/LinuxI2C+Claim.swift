// SPDX-License-Identifier: Apache-2.0

import CI2C
import Glibc
import ProofMassCore

extension LinuxI2C {
  /// Throws where a kernel driver holds the address.
  ///
  /// Two drivers of one chip ruin each other's configuration, and I2C_RDWR does not look: only
  /// I2C_SLAVE asks (Documentation/i2c/dev-interface.rst). A driver that binds later goes unseen.
  public mutating func claim(_ address: UInt8) throws(OpenError) {
    let result = select(address)
    guard result < 0 else { return }
    let reason: OpenError.Reason =
      result == -EBUSY
      ? .heldByKernel(address: address, driver: driverName(at: address)) : .other
    throw OpenError(reason, wire: .i2c, path: path, code: -result)
  }

  /// Whether a kernel driver holds the address.
  public mutating func isHeldByKernel(_ address: UInt8) -> Bool {
    select(address) == -EBUSY
  }

  /// Chooses the address for SMBus calls; 0 or the negated `errno`.
  mutating func select(_ address: UInt8) -> Int32 {
    let result = device.control(UInt(I2C_SLAVE), number: Int32(address))
    // The kernel keeps the former address when it refuses another.
    if result >= 0 { selected = address }
    return result
  }

  private func driverName(at address: UInt8) -> String? {
    guard let number = i2cNumber(ofPath: path) else { return nil }
    let link = "/sys/bus/i2c/devices/\(deviceName(number, address))/driver"
    return device.kernel.linkTarget(link)?.split(separator: "/").last.map(String.init)
  }
}
