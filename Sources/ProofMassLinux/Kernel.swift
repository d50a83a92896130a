// SPDX-License-Identifier: Apache-2.0

import CGPIO
import CI2C
import Glibc

/// The system calls of this module, so that tests can stand in for a kernel without I2C, SPI
/// and GPIO.
///
/// As inside the kernel, a call returns 0 or a useful number, or the negated `errno`.
protocol Kernel: Sendable {
  /// Opens for reading and writing; returns the descriptor.
  func open(_ path: String) -> Int32
  func close(_ descriptor: Int32) -> Int32
  /// `ioctl` with a number.
  func control(_ descriptor: Int32, _ request: UInt, number: Int32) -> Int32
  /// `ioctl` with a structure.
  func control(
    _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer
  ) -> Int32
  /// Returns how many bytes came.
  func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int32
  /// Waits until there is something to read, or an error to be read; 0 where a time on
  /// CLOCK_MONOTONIC in nanoseconds passes first.
  func awaitInput(_ descriptor: Int32, until nanoseconds: Int64) -> Int32
  /// SMBus "I2C block read", at most 32 bytes; `bytes` has room for 32. Returns how many came.
  func readBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt8
  ) -> Int32
  /// SMBus "I2C block write", at most 32 bytes.
  func writeBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: UInt8
  ) -> Int32
  /// Where a symbolic link points; nil when there is none to read.
  func linkTarget(_ path: String) -> String?
  /// CLOCK_MONOTONIC in nanoseconds.
  func now() -> Int64
  /// Sleeps on CLOCK_MONOTONIC; a signal ends the sleep early.
  func sleep(until nanoseconds: Int64) -> Int32
}

extension Kernel {
  /// Makes a call again as often as a signal interrupts it.
  func retrying(_ call: () -> Int32) -> Int32 {
    var result = call()
    while result == -EINTR { result = call() }
    return result
  }
}

/// The kernel that this process runs on.
struct LinuxKernel: Kernel {
  func open(_ path: String) -> Int32 {
    Self.result(unsafe Glibc.open(path, O_RDWR | O_CLOEXEC))
  }

  func close(_ descriptor: Int32) -> Int32 {
    Self.result(Glibc.close(descriptor))
  }

  func control(_ descriptor: Int32, _ request: UInt, number: Int32) -> Int32 {
    Self.result(ioctl(descriptor, request, number))
  }

  func control(
    _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer
  ) -> Int32 {
    Self.result(unsafe ioctl(descriptor, request, argument))
  }

  func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int32 {
    Self.result(Int32(clamping: unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)))
  }

  func awaitInput(_ descriptor: Int32, until nanoseconds: Int64) -> Int32 {
    // The clock counts from the start of the system, so that nothing overflows.
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe cgpio_poll(&entry, 1, max(0, max(0, nanoseconds) - now()))
  }

  // libi2c returns the negated errno by itself.

  func readBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt8
  ) -> Int32 {
    unsafe i2c_smbus_read_i2c_block_data(descriptor, command, count, bytes)
  }

  func writeBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: UInt8
  ) -> Int32 {
    unsafe i2c_smbus_write_i2c_block_data(descriptor, command, count, bytes)
  }

  func linkTarget(_ path: String) -> String? {
    // A longer target is cut off, which readlink does not tell: take it for unreadable.
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = unsafe readlink(path, base, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      unsafe base[count] = 0
      return unsafe String(cString: base)
    }
  }

  func now() -> Int64 {
    var time = timespec()
    // Fails only for a clock that does not exist; every Linux has this one.
    let result = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    assert(result == 0)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  func sleep(until nanoseconds: Int64) -> Int32 {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var time = timespec(tv_sec: time_t(clamping: seconds), tv_nsec: Int(rest))
    // This one returns its error number and leaves errno alone.
    return -(unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil))
  }

  private static func result(_ returned: Int32) -> Int32 {
    returned < 0 ? -errno : returned
  }
}
