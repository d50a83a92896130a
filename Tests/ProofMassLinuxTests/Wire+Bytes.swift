// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

// Arrays in and out, so that a test reads in one line.

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
