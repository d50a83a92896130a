// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

@testable import ProofMassLinux

// Transfers of arrays, so that a test needs one line for each.

extension I2C where Self: ~Copyable {
  mutating func bytes(
    _ count: Int, command: UInt8, from address: UInt8
  ) throws(BusError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xee, count: count)
    var span = bytes.mutableSpan
    try read(into: &span, command: command, from: address)
    return bytes
  }

  mutating func put(_ bytes: [UInt8], command: UInt8, to address: UInt8) throws(BusError) {
    try write(bytes.span, command: command, to: address)
  }
}

extension SPI where Self: ~Copyable {
  mutating func bytes(_ count: Int, command: UInt8) throws(BusError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xee, count: count)
    var span = bytes.mutableSpan
    try read(into: &span, command: command)
    return bytes
  }

  mutating func put(_ bytes: [UInt8], command: UInt8) throws(BusError) {
    try write(bytes.span, command: command)
  }
}

/// Returns the error of a transfer; nil if it succeeds.
func refusal<Result>(_ transfer: () throws -> Result) -> BusError? {
  do {
    _ = try transfer()
    return nil
  } catch {
    return error as? BusError
  }
}

/// Returns the error of opening a bus; nil if it succeeds.
func refusalToOpen(_ opening: () throws -> Void) -> OpenError? {
  do {
    try opening()
    return nil
  } catch {
    return error as? OpenError
  }
}
