// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The bus of one chip, of any kind: one type for all of them, so that a verb is compiled once and
/// not once for each kind of bus.
struct ChipLink: ~Copyable, Bus {
  private let link: any LinkBox

  init<Link: Bus & ~Copyable>(_ link: consuming Link) { self.link = Box(link) }

  func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    try link.read(first, into: &bytes)
  }

  func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    try link.write(bytes, to: first)
  }
}

/// The data-ready line of one chip, of any kind.
struct ChipLine: ~Copyable, DataReadyLine {
  private let line: any LineBox

  init<Line: DataReadyLine & ~Copyable>(_ line: consuming Line) { self.line = Box(line) }

  func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    try line.waitForEdge(until: deadline)
  }

  func isActive() throws(BusError) -> Bool { try line.isActive() }

  var lostEdges: Int { line.lostEdges() }
}

private protocol LinkBox: AnyObject {
  func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError)
  func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError)
}

private protocol LineBox: AnyObject {
  func waitForEdge(until deadline: Instant) throws(BusError) -> Instant?
  func isActive() throws(BusError) -> Bool
  func lostEdges() -> Int
}

/// Holds a value whose type is known only where it was made.
private final class Box<Value: ~Copyable> {
  private var value: Value

  init(_ value: consuming Value) { self.value = value }
}

extension Box: LinkBox where Value: Bus & ~Copyable {
  func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    try value.read(first, into: &bytes)
  }

  func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    try value.write(bytes, to: first)
  }
}

extension Box: LineBox where Value: DataReadyLine & ~Copyable {
  func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    try value.waitForEdge(until: deadline)
  }

  func isActive() throws(BusError) -> Bool { try value.isActive() }
  func lostEdges() -> Int { value.lostEdges }
}
