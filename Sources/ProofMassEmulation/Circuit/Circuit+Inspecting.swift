// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
internal import ProofMassPhysics
internal import Synchronization

// Inspection of a circuit and its chips, and the chips' policies.
extension Circuit {
  // MARK: The log

  /// Logs transactions from now on, and keeps at least the last `limit`; 0 turns the log off.
  public func logTransactions(last limit: Int = 10_000) {
    board.withLock { $0.keepLog(last: limit) }
  }

  /// The logged transactions, the oldest first.
  public var transactions: [Transaction] { board.withLock { $0.log.entries } }

  /// The logged transactions, which are removed from the log.
  public func takeTransactions() -> [Transaction] { board.withLock { $0.log.take() } }

  // MARK: Chips

  /// Position of a chip on the board, in metres from the board's centre; nil when nothing is wired
  /// there.
  package func position(at target: Transaction.Target) -> Axes<Double>? {
    board.withLock { board in board.mounted.first { $0.target == target }?.position }
  }

  /// All chips, in the order of the parts.
  public var mounted: [(target: Transaction.Target, facts: ChipFacts)] {
    board.withLock { board in
      board.mounted.map { place in (place.target, board.with(place.chip) { $0.facts }) }
    }
  }

  /// The chip on whose auxiliary bus a chip is; nil for one on the main bus.
  package func carrier(of target: Transaction.Target) -> Transaction.Target? {
    board.withLock { board in
      guard let gate = board.find(target)?.gate, gate > 0 else { return nil }
      let front = board.mounted.first { $0.chip.type == .other && $0.chip.index == Int(gate) - 1 }
      return front?.target
    }
  }

  /// Present levels of a chip's output pins; reading them has no effect on the chip.
  public func pins(at target: Transaction.Target) -> [Pin] {
    board.withLock { board in
      board.followClock()
      return board.find(target).map { board.pins(of: $0) } ?? []
    }
  }

  /// Violations of its datasheet by the programs that used a chip.
  public func violations(at target: Transaction.Target) -> Violations {
    withChip(at: target) { $0.violations } ?? Violations()
  }

  /// Exact instant and input of the output registers that were last read; nil before that.
  ///
  /// - Parameters:
  ///   - target: The chip's address or chip select.
  ///   - quantity: The sensor of a chip with several; nil for the first of them that was read.
  public func truth(
    at target: Transaction.Target, of quantity: Quantity? = nil
  ) -> Truth? {
    board.withLock { board in board.find(target).flatMap { board.truth(of: $0, quantity) } }
  }

  /// Judges the run: it is clean without forbidden violations and without faults that never struck.
  public func finish() -> Report {
    board.withLock { board in
      var report = Report()
      for place in board.mounted {
        let violations = board.with(place.chip) { $0.violations }
        report.violations += violations.list
        report.forbidden += violations.forbidden
      }
      report.violations.sort { $0.time < $1.time }
      report.unusedFaults = board.faults.unusedFaults
      return report
    }
  }

  /// The judgement of a run, by `finish`.
  public struct Report: Sendable {
    /// Violations of all chips, in order of time.
    public var violations: [Violation] = []
    /// Number of violations that the datasheets forbid, also beyond those listed.
    public var forbidden = 0
    /// Planned faults that never struck.
    public var unusedFaults: [Fault] = []

    /// Whether nothing forbidden happened and every fault struck.
    public var isClean: Bool { forbidden == 0 && unusedFaults.isEmpty }
  }

  // MARK: Reading without effects

  /// The bytes that a program would now read from registers of a chip, one at a time; none where nothing is
  /// mounted.
  ///
  /// A copy of the chip is read: side effects of reading a register do not occur, and no time passes.
  ///
  /// - Parameter writes: Bytes that are written to registers of the copy before each read, as to open a bank.
  package func peek(
    at registers: [UInt8], of target: Transaction.Target,
    after writes: [(register: UInt8, value: UInt8)] = []
  ) -> [UInt8] {
    board.withLock { board in
      board.followClock()
      guard let place = board.find(target) else { return [] }
      board.catchUp(place)
      board.notePins(of: place)
      let now = board.now
      return board.with(place) { chip in
        registers.map { register in
          var copy = chip
          for write in writes {
            copy.command(i2c: write.register, at: now)
            copy.write(write.value, at: now)
            copy.end(at: now)
          }
          copy.command(i2c: register, at: now)
          return copy.read(at: now)
        }
      }
    }
  }

  // MARK: Sensing

  /// Makes all chips sense ideally, that is, without noise, offsets and dynamics, or as they did before.
  /// Chips that were created ideal stay so.
  package func bypassElements(_ isBypassed: Bool) {
    board.withLock { board in
      board.followClock()
      board.catchUp()
      for place in board.mounted {
        board.with(place.chip) { $0.bypassElement(isBypassed) }
        board.notePins(of: place.chip)
      }
    }
  }

  /// Replaces the chips by other parts of the same kinds, those of a board that is created with this seed,
  /// and switches the supply off and on. Policies stay; the chips sense as typical parts.
  package func exchangeParts(seed: UInt64) {
    board.withLock { board in
      board.followClock()
      board.catchUp()
      var seen: [String: UInt64] = [:]
      var outer: UInt64 = 0
      for place in board.mounted {
        let name = board.with(place.chip) { $0.facts.name }
        // A chip inside another has the seed of the outer one.
        if place.chip.gate == 0 {
          outer = Part.seed(seed, of: name, seen[name, default: 0])
          seen[name, default: 0] += 1
        }
        board.with(place.chip) { [outer] in $0.sense(.typical(seed: outer)) }
      }
      board.powerCycle()
    }
  }

  // MARK: Analog inputs

  /// Voltages in V at a chip's analog inputs, ADC1 to ADC3 of a LIS3DH; nil for a chip without any.
  package func analogInputs(at target: Transaction.Target) -> Axes<Double>? {
    withChip(at: target) { $0.analogInputs } ?? nil
  }

  /// Sets the voltages in V at a chip's analog inputs from now on; false when the chip has none.
  public func setAnalogInputs(
    _ volts: Axes<Double>, at target: Transaction.Target
  ) -> Bool {
    board.withLock { board in
      board.followClock()
      guard let chip = board.find(target), board.with(chip, { $0.analogInputs != nil }) else {
        return false
      }
      board.catchUp(chip)
      board.with(chip) { $0.setAnalogInputs(volts) }
      return true
    }
  }

  // MARK: Policies

  /// Chooses how a chip behaves where its datasheet leaves something open; false when the chip has
  /// no such policy or value.
  public func setPolicy(_ name: String, to value: String, at target: Transaction.Target) -> Bool {
    board.withLock {
      $0.followClock()
      $0.catchUp()
    }
    return withChip(at: target) { $0.setPolicy(name, to: value) } ?? false
  }

  /// All policies of a chip, with their present values.
  public func policies(at target: Transaction.Target) -> [PolicyFacts] {
    withChip(at: target) { $0.policies } ?? []
  }

  /// The facts of a chip; nil when nothing is mounted there.
  func facts(at target: Transaction.Target) -> ChipFacts? { withChip(at: target) { $0.facts } }

  private func withChip<Result: Sendable>(
    at target: Transaction.Target, _ body: @Sendable (inout AnyChip) -> Result
  ) -> Result? {
    board.withLock { board in
      board.find(target).map { chip in
        defer { board.notePins(of: chip) }
        return board.with(chip, body)
      }
    }
  }
}
