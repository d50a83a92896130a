// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// An AK8975 alone on a bus, used through its registers.
struct CompassRig {
  private let circuit: Circuit
  private static let address: UInt8 = 0x0C

  struct Reading {
    var counts: Axes<Double>
    /// Overflow flag HOFL.
    var isOverflow: Bool
    /// The middle of the measurement, in nanoseconds of board time.
    var middle: Int64
  }

  /// - Parameter adjustment: Sensitivity adjustment ASA of all axes.
  init(_ element: CompassElement?, adjustment: UInt8 = 128, world: World = World()) {
    var chip = AK8975Chip()
    chip.adjustment = (adjustment, adjustment, adjustment)
    chip.element = element
    circuit = Circuit([.ak8975(chip)], world: world)
  }

  /// A measurement: writes CNTL, waits 9 ms, reads ST1 to ST2. A field of nil leaves the world's
  /// field.
  func measure(_ field: Axes<Double>? = nil, mode: UInt8 = 0x01) throws(BusError) -> Reading {
    if let field { circuit.change { $0.field = field } }
    try write(mode, to: 0x0A)
    circuit.advance(by: .milliseconds(9))
    let bytes = try read(0x02, 8)
    func word(_ low: Int) -> Double {
      Double(Int16(truncatingIfNeeded: Int(bytes[low]) | Int(bytes[low + 1]) << 8))
    }
    return Reading(
      counts: Axes(word(1), word(3), word(5)), isOverflow: bytes[7] & 0x08 != 0,
      middle: circuit.truth(at: .i2c(Self.address))?.instants.x ?? 0)
  }

  /// The self-test procedure of the datasheet, with the coil switched on.
  func selfTest() throws(BusError) -> Reading {
    try write(0x40, to: 0x0C)
    let reading = try measure(mode: 0x08)
    try write(0x00, to: 0x0C)
    return reading
  }

  func wait(until time: Int64) { circuit.advance(to: Instant(nanoseconds: time)) }

  /// ASAX, read in fuse-ROM mode.
  func adjustment() throws(BusError) -> UInt8 {
    try write(0x0F, to: 0x0A)
    circuit.advance(by: .milliseconds(1))
    let byte = try read(0x10, 1)[0]
    try write(0x00, to: 0x0A)
    circuit.advance(by: .milliseconds(1))
    return byte
  }

  private func write(_ byte: UInt8, to register: UInt8) throws(BusError) {
    let bytes = [byte]
    try circuit.wire.write(bytes.span, command: register, to: Self.address)
  }

  private func read(_ register: UInt8, _ count: Int) throws(BusError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: register, from: Self.address)
    return bytes
  }
}
