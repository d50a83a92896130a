// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A chip in its place on the board, with the edges of its pins.
///
/// What runs on both is given them apart, so that it runs on the concrete type where there is one,
/// and on an opened one where not. A chip is only ever touched through `inout`: a large value that is
/// borrowed is copied.
struct Socket<C> {
  var chip: C
  var edges = EdgeLog()
}

extension Socket where C: Chip {
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

extension Socket<any Chip> {
  mutating func catchUp(to time: Int64, in world: inout World) {
    func opened<Some: Chip>(_ chip: inout Some, _ edges: inout EdgeLog) {
      edges.catchUp(&chip, to: time, in: &world)
    }
    opened(&chip, &edges)
  }

  mutating func step(
    _ line: inout EdgeReader, _ now: inout Int64, until deadline: Int64, waits: Bool,
    in world: inout World
  ) -> LineStep {
    func opened<Some: Chip>(_ chip: inout Some, _ edges: inout EdgeLog) -> LineStep {
      edges.step(&line, of: &chip, &now, until: deadline, waits: waits, in: &world)
    }
    return opened(&chip, &edges)
  }

  @_lifetime(reading: copy reading)
  mutating func run(
    _ wire: inout I2CTransaction, _ world: inout World, _ command: UInt8?,
    _ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>, _ ending: I2CEnding
  ) throws(BusError) {
    func opened<Some: Chip>(_ chip: inout Some, _ edges: inout EdgeLog) throws(BusError) {
      try wire.run(&chip, &world, &edges, command, writing, &reading, ending)
    }
    try opened(&chip, &edges)
  }

  @_lifetime(reading: copy reading)
  mutating func run(
    _ frame: inout SPIFrame, _ world: inout World, _ command: UInt8, _ writing: Span<UInt8>,
    _ reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    func opened<Some: Chip>(_ chip: inout Some, _ edges: inout EdgeLog) throws(BusError) {
      try frame.run(&chip, &world, &edges, command, writing, &reading)
    }
    try opened(&chip, &edges)
  }
}
