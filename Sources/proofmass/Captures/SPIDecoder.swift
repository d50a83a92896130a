// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// Finds the frames of one chip select in the levels of SPI's wires.
///
/// The controller's mode is in the waveform: CLK's level before the first edge is the polarity, and the edges
/// after which MOSI changes are those at which the controller outputs its bits. Where MOSI never changes, these are
/// the falling ones, as in modes 0 and 3.
struct SPIDecoder {
  /// The levels of the wires at an instant.
  struct Levels: Equatable {
    var clock = true
    var out = true
    var back = true
    /// Whether MISO is there and driven.
    var isBackDriven = true
    /// Whether chip select is low.
    var isSelected = false
  }

  /// The bits at the edges of one direction.
  private struct Edges {
    var first: Int64 = 0
    var last: Int64 = 0
    var count = 0
    var out: [UInt8] = []
    var back: [UInt8] = []

    mutating func take(_ time: Int64, _ levels: Levels) {
      if count & 7 == 0 {
        out.append(0)
        back.append(0)
      }
      let index = out.count - 1
      out[index] = out[index] << 1 | (levels.out ? 1 : 0)
      back[index] = back[index] << 1 | (levels.back ? 1 : 0)
      if count == 0 { first = time }
      last = time
      count += 1
    }
  }

  private struct Frame {
    var idlesHigh: Bool
    var rising = Edges()
    var falling = Edges()
    var changesWhileHigh = 0
    var changesWhileLow = 0
    var isBackDriven = false
  }

  /// A longer frame is cut.
  private static let mostBits = 0x8_0000
  /// A clock is judged as if it were this much slower, in percent: the tolerance of the capture's own clock.
  private static let tolerance: Int64 = 2

  let select: SPISelect
  private var frame: Frame?
  private var levels: Levels?

  init(select: SPISelect) { self.select = select }

  /// Takes the levels from a time on, in nanoseconds; returns the frame that has ended.
  mutating func take(_ time: Int64, _ new: Levels) -> CapturedTransfer? {
    guard let old = levels else {
      levels = new
      return nil
    }
    levels = new
    guard old.isSelected != new.isSelected || new.isSelected else { return nil }
    if !old.isSelected { frame = Frame(idlesHigh: old.clock) }
    guard frame != nil else { return nil }
    if new.isSelected { advance(time, old, new) }
    guard !new.isSelected else { return nil }
    defer { frame = nil }
    return frame.flatMap(finish)
  }

  private mutating func advance(_ time: Int64, _ old: Levels, _ new: Levels) {
    guard frame?.rising.count ?? 0 < Self.mostBits else { return }
    if old.clock != new.clock {
      // The chip's output of the edge before is sampled, so the old level of MISO counts.
      var sampled = new
      sampled.back = old.back
      if new.clock { frame?.rising.take(time, sampled) } else { frame?.falling.take(time, sampled) }
    }
    if new.isBackDriven, new.clock { frame?.isBackDriven = true }
    let hasEdges = (frame?.rising.count ?? 0) + (frame?.falling.count ?? 0) > 0
    if old.out != new.out, hasEdges {
      if new.clock { frame?.changesWhileHigh += 1 } else { frame?.changesWhileLow += 1 }
    }
  }

  private func finish(_ frame: Frame) -> CapturedTransfer? {
    let samplesOnFall = frame.changesWhileHigh > frame.changesWhileLow
    let edges = samplesOnFall ? frame.falling : frame.rising
    // A frame without a whole byte does not affect a chip.
    let count = edges.count / 8
    guard count > 0, edges.last > edges.first else { return nil }
    let bit = max(1, (edges.last - edges.first) / Int64(edges.count - 1))
    var transaction = Transaction(time: edges.first - bit / 2, target: .spi(select))
    transaction.isThreeWire = !frame.isBackDriven
    transaction.written = Array(edges.out.prefix(count))
    let back = transaction.isThreeWire ? edges.out : edges.back
    transaction.read = Array(back.prefix(count).dropFirst())
    let mode =
      switch (frame.idlesHigh, samplesOnFall) {
      case (false, false): 0
      case (false, true): 1
      case (true, true): 2
      case (true, false): 3
      }
    transaction.clock = SPIClock(
      mode: mode, hertz: 1_000_000_000 * (100 - Self.tolerance) / 100 / bit)
    return CapturedTransfer(transaction: transaction, bit: bit)
  }
}
