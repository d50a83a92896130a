// SPDX-License-Identifier: Apache-2.0

import CGPIO
import CI2C
import Glibc
import ProofMassSystem

/// The system calls that this module makes. Tests implement them where a kernel has no I2C, SPI or
/// GPIO.
///
/// As inside the kernel, a call returns 0 or a useful number, or the negated `errno`.
protocol Kernel: Sendable {
  /// Opens a file for reading and writing; returns the descriptor.
  func open(_ path: String) -> Int32
  func close(_ descriptor: Int32) -> Int32
  /// Calls `ioctl` with a number.
  func control(_ descriptor: Int32, _ request: UInt, number: Int32) -> Int32
  /// Calls `ioctl` with a structure.
  func control(
    _ descriptor: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer
  ) -> Int32
  /// Reads into a buffer; returns the number of bytes.
  func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int32
  /// Waits until there is data or an error to read, at most until a time on CLOCK_MONOTONIC in
  /// nanoseconds; 0 where that passes first.
  func awaitInput(_ descriptor: Int32, until nanoseconds: Int64) -> Int32
  /// SMBus "I2C block read", at most 32 bytes; `bytes` has room for 32. Returns the number of
  /// bytes.
  func readBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UInt8
  ) -> Int32
  /// SMBus "I2C block write", at most 32 bytes.
  func writeBlock(
    _ descriptor: Int32, _ command: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: UInt8
  ) -> Int32
  /// The target of a symbolic link; nil where there is none to read.
  func linkTarget(_ path: String) -> String?
  /// The time on CLOCK_MONOTONIC, in nanoseconds.
  func now() -> Int64
  /// Sleeps until a time on CLOCK_MONOTONIC, in nanoseconds; a signal ends the sleep early.
  func sleep(until nanoseconds: Int64) -> Int32
}

extension Kernel {
  /// Repeats a call while a signal interrupts it (EINTR).
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
    // The clock counts from the start of the system, so that the subtraction cannot overflow.
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe cgpio_poll(&entry, 1, max(0, max(0, nanoseconds) - now()))
  }

  // libi2c already returns the negated errno.

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

  func linkTarget(_ path: String) -> String? { ProofMassSystem.linkTarget(path) }

  func now() -> Int64 { cgpio_time(CLOCK_MONOTONIC) }

  func sleep(until nanoseconds: Int64) -> Int32 {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var time = timespec(tv_sec: time_t(clamping: seconds), tv_nsec: Int(rest))
    // clock_nanosleep returns the error number and does not set errno.
    return -(unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil))
  }

  private static func result(_ returned: Int32) -> Int32 {
    returned < 0 ? -errno : returned
  }
}

/// An open device file, which is closed at the end of the value's life.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32
  let kernel: any Kernel

  /// Opens the device file at a path.
  init(path: String, wire: OpenError.Wire, kernel: any Kernel) throws(OpenError) {
    let result = kernel.retrying { kernel.open(path) }
    guard result >= 0 else { throw OpenError(path: path, wire: wire, opening: -result) }
    number = result
    self.kernel = kernel
  }

  /// Takes a descriptor that an `ioctl` on another device has opened.
  init(_ number: Int32, kernel: any Kernel) {
    self.number = number
    self.kernel = kernel
  }

  deinit {
    // Not retried: Linux releases the descriptor even when a signal interrupts the call, and no
    // other failure has a remedy (close(2)).
    _ = kernel.close(number)
  }

  /// Calls `ioctl` with a number.
  func control(_ request: UInt, number argument: Int32) -> Int32 {
    kernel.retrying { kernel.control(number, request, number: argument) }
  }

  /// Calls `ioctl` with a structure.
  func control<Argument>(_ request: UInt, _ argument: inout Argument) -> Int32 {
    unsafe withUnsafeMutablePointer(to: &argument) { pointer in
      kernel.retrying { unsafe kernel.control(number, request, UnsafeMutableRawPointer(pointer)) }
    }
  }
}
