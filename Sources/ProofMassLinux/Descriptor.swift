// SPDX-License-Identifier: Apache-2.0

import Glibc

/// An open device, closed when nobody owns it any longer.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32
  let kernel: any Kernel

  init(path: String, wire: OpenError.Wire, kernel: any Kernel) throws(OpenError) {
    let result = kernel.retrying { kernel.open(path) }
    guard result >= 0 else { throw OpenError(path: path, wire: wire, opening: -result) }
    number = result
    self.kernel = kernel
  }

  /// One that a request on another has opened.
  init(_ number: Int32, kernel: any Kernel) {
    self.number = number
    self.kernel = kernel
  }

  deinit {
    // Not retried: Linux has given the descriptor up even when a signal interrupts the call, and
    // there is nothing left to do about any other failure (close(2)).
    _ = kernel.close(number)
  }

  func control(_ request: UInt, number argument: Int32) -> Int32 {
    kernel.retrying { kernel.control(number, request, number: argument) }
  }

  func control(_ request: UInt, _ argument: UnsafeMutableRawPointer) -> Int32 {
    kernel.retrying { unsafe kernel.control(number, request, argument) }
  }

  func control<Argument>(_ request: UInt, _ argument: inout Argument) -> Int32 {
    unsafe withUnsafeMutablePointer(to: &argument) { pointer in
      unsafe control(request, UnsafeMutableRawPointer(pointer))
    }
  }
}
