// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A chip in its place on the board, with the log of its pins' edges.
///
/// Chip and log are passed on separately, so that the code that uses both runs on the chip's type. A chip is
/// accessed only through `inout`: a large value that is borrowed is copied.
struct Seat<C: Chip> {
  var chip: C
  var edges = EdgeLog()
}

extension Seat {
  @inline(__always)
  mutating func catchUp(to time: Int64, in world: inout World) {
    edges.catchUp(&chip, to: time, in: &world)
  }

  @inline(__always)
  mutating func step(
    _ line: inout EdgeReader, _ now: inout Int64, until deadline: Int64, waits: Bool,
    in world: inout World
  ) -> LineStep {
    edges.step(&line, of: &chip, &now, until: deadline, waits: waits, in: &world)
  }

  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func read(
    _ reading: inout MutableSpan<UInt8>, _ command: UInt8, _ times: I2CReadTimes,
    _ world: inout World
  ) -> Bool {
    edges.read(from: &chip, into: &reading, command, times, in: &world)
  }

  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func run(
    _ wire: inout I2CTransaction, _ world: inout World, _ command: UInt8?,
    _ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>, _ ending: I2CEnding
  ) throws(BusError) {
    try wire.run(&chip, &world, &edges, command, writing, &reading, ending)
  }

  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func run(
    _ frame: inout SPIFrame, _ world: inout World, _ command: UInt8, _ writing: Span<UInt8>,
    _ reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    try frame.run(&chip, &world, &edges, command, writing, &reading)
  }
}

// A box is asked once, and does the whole on its chip's type: a call of it for each member of the chip would cost more
// than most members do.
extension Seat where C == AnyChip {
  mutating func catchUp(to time: Int64, in world: inout World) {
    chip.catchUp(&edges, to: time, in: &world)
  }

  mutating func step(
    _ line: inout EdgeReader, _ now: inout Int64, until deadline: Int64, waits: Bool,
    in world: inout World
  ) -> LineStep {
    chip.step(&edges, &line, &now, until: deadline, waits: waits, in: &world)
  }

  @_lifetime(reading: copy reading)
  mutating func read(
    _ reading: inout MutableSpan<UInt8>, _ command: UInt8, _ times: I2CReadTimes,
    _ world: inout World
  ) -> Bool {
    chip.read(&edges, into: &reading, command, times, in: &world)
  }
}
