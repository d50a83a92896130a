// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
internal import ProofMassEmulation
#if !hasFeature(Embedded)
  internal import Synchronization
#endif

/// The last transactions of a board's chips, and the register values seen in them.
package final class BusLog: Sendable {
  package struct Entry: Sendable {
    /// The chip's number on the command line.
    package var chip: Int
    package var time: Instant
    package var isRead: Bool
    package var register: UInt8
    /// The first bytes.
    package var bytes: [UInt8]
    package var count: Int
    package var error: BusError?
  }

  private struct State {
    /// The last transactions, the oldest first.
    var entries: [Entry] = []
    /// Number of transactions so far.
    var count = 0
    /// By chip, the byte that was last read from or written to each register.
    var seen: [[UInt8?]]
  }

  /// Number of bytes of an entry that are kept.
  fileprivate static let most = 8
  private static let kept = 64
  private let state: Guarded<State>

  package init(chips: Int) {
    state = Guarded(State(seen: Array(repeating: Array(repeating: nil, count: 256), count: chips)))
  }

  /// Records a transaction. The bytes belong to consecutive registers; but a longer read, of a FIFO, wraps
  /// around to the first of the six output registers.
  package func add(_ entry: Entry) {
    state.withLock { state in
      if state.entries.count >= 2 * Self.kept { state.entries.removeFirst(Self.kept) }
      state.entries.append(entry)
      state.count &+= 1
      guard entry.error == nil else { return }
      let known = entry.bytes.prefix(entry.count > Self.most ? 6 : Self.most)
      for (offset, byte) in known.enumerated() {
        state.seen[entry.chip][Int(entry.register &+ UInt8(offset))] = byte
      }
    }
  }

  /// The last transactions of a chip, the oldest first.
  package func last(_ count: Int, of chip: Int) -> [Entry] {
    Array(state.withLock { $0.entries.filter { $0.chip == chip } }.suffix(count))
  }

  /// The last transactions of all chips, the oldest first, and the number of all so far.
  package func last(_ count: Int) -> (entries: [Entry], of: Int) {
    state.withLock { (Array($0.entries.suffix(count)), $0.count) }
  }

  /// The known values of a chip's registers.
  package func seen(of chip: Int) -> [UInt8?] { state.withLock { $0.seen[chip] } }
}

extension BusLog.Entry {
  fileprivate init(
    _ chip: Int, _ time: Instant, reads: Bool, _ register: UInt8, _ bytes: Span<UInt8>,
    _ error: BusError?
  ) {
    self.init(
      chip: chip, time: time, isRead: reads, register: register,
      bytes: bytes.indices.prefix(BusLog.most).map { bytes[$0] }, count: bytes.count, error: error)
  }

  /// `read OUT_X_L 10 00 c0 3f`
  package func words(_ facts: ChipFacts) -> String {
    let name = facts.registers.first { $0.address == register }?.name ?? register.hexText
    var words = [isRead ? "read " : "write", name]
    if let error {
      words.append("fails: \(error.kind.identifier)")
    } else {
      words += bytes.map { [$0].hexText }
      if count > bytes.count { words.append("… (\(count) bytes)") }
    }
    return words.joined(separator: " ")
  }
}

/// The bus of a chip, whose transactions are logged.
package struct LoggedBus<Link: Bus & ~Copyable, Clock: Timebase>: ~Copyable, Bus {
  private var link: Link
  private let chip: Int
  private let log: BusLog?
  private let clock: Clock

  /// - Parameter log: nil records nothing.
  package init(_ link: consuming Link, chip: Int, _ log: BusLog?, _ clock: Clock) {
    self.link = link
    self.chip = chip
    self.log = log
    self.clock = clock
  }

  package mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    guard let log else { return try link.read(first, into: &bytes) }
    let time = clock.now()
    var failure: BusError?
    do throws(BusError) { try link.read(first, into: &bytes) } catch { failure = error }
    log.add(BusLog.Entry(chip, time, reads: true, first, bytes.span, failure))
    if let failure { throw failure }
  }

  package mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    guard let log else { return try link.write(bytes, to: first) }
    let time = clock.now()
    var failure: BusError?
    do throws(BusError) { try link.write(bytes, to: first) } catch { failure = error }
    log.add(BusLog.Entry(chip, time, reads: false, first, bytes, failure))
    if let failure { throw failure }
  }
}
