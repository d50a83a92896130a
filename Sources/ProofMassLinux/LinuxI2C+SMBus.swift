// SPDX-License-Identifier: Apache-2.0

import CI2C
import Glibc
import ProofMassCore

/// Transfers through an adapter that supports SMBus only: "I2C block" calls of at most 32 bytes.
///
/// A longer run takes several calls at consecutive registers, so it is no longer one transaction:
/// the chip may take a new sample in between. That is correct for plain registers only. Draining a
/// FIFO, where the chip's register pointer returns to the first output register, is refused.
extension LinuxI2C {
  /// Reads a run of registers.
  mutating func readBlocks(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    try prepare(command, bytes.count, address, I2C_FUNC_SMBUS_READ_I2C_BLOCK)
    // libi2c copies as many bytes as the adapter reports.
    var block = InlineArray<32, UInt8>(repeating: 0)
    for start in stride(from: 0, to: bytes.count, by: Self.longestBlock) {
      let count = min(Self.longestBlock, bytes.count - start)
      var span = block.mutableSpan
      let result = unsafe span.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return -EFAULT }
        return device.kernel.retrying {
          unsafe device.kernel.readBlock(
            device.number, Self.command(command, advancedBy: start), base, UInt8(count))
        }
      }
      try BusError.check(result)
      guard result == count else { throw BusError(.other, code: EIO) }
      for index in 0..<count { bytes[start + index] = block[index] }
    }
  }

  /// Writes a run of registers.
  mutating func writeBlocks(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    try prepare(command, bytes.count, address, I2C_FUNC_SMBUS_WRITE_I2C_BLOCK)
    for start in stride(from: 0, to: bytes.count, by: Self.longestBlock) {
      let count = min(Self.longestBlock, bytes.count - start)
      let result = unsafe bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return -EFAULT }
        return device.kernel.retrying {
          unsafe device.kernel.writeBlock(
            device.number, Self.command(command, advancedBy: start), base + start, UInt8(count))
        }
      }
      try BusError.check(result)
    }
  }

  private static var longestBlock: Int { Int(I2C_SMBUS_BLOCK_MAX) }

  /// The command of a later call: the register address advances, bit 7 is kept (on ST's parts it is
  /// the increment bit, on AKM's it is 0).
  private static func command(_ command: UInt8, advancedBy registers: Int) -> UInt8 {
    command & 0x80 | (command & 0x7f &+ UInt8(truncatingIfNeeded: registers)) & 0x7f
  }

  /// Checks the request before anything is sent, and sets the address.
  private mutating func prepare(
    _ command: UInt8, _ count: Int, _ address: UInt8, _ function: Int32
  ) throws(BusError) {
    // The parts' registers are in 0x00 to 0x3f, because ST's SPI frames have six address bits. A long run
    // beyond that range drains a FIFO, which later calls would not read.
    let end = Int(command & 0x7f) + count
    guard
      functions & UInt(function) != 0, count > 0, count <= Self.longestBlock || end <= 0x40
    else { throw .unsupported }
    if selected != address { try BusError.check(select(address)) }
  }
}
