// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

/// The steps of a program behind a state of its board: faults of transactions, losses of the supply, and who wrote a
/// register.
struct Causes {
  /// A fault at a transaction.
  struct Strike {
    var transaction: Int
    var step: Int
    var fault: Fault

    var text: String { "\(fault.words), of step \(step)" }
  }

  /// A byte that was written to a register.
  struct Write {
    var transaction: Int
    var value: UInt8
    /// Whether the transaction failed, so that the byte may not have arrived.
    var hasFailed: Bool
  }

  /// A register of a chip; bank 0 in a chip without banks.
  struct Place: Hashable {
    var target: Transaction.Target
    var bank: UInt8
    var register: UInt8
  }

  let program: Program
  let watch: Watch
  /// By the numbers of transactions.
  private let strikes: [Int: Strike]
  /// In their order.
  private let writes: [Place: [Write]]

  init(program: Program, watch: Watch) {
    (self.program, self.watch) = (program, watch)
    strikes = Self.strikes(program, watch)
    writes = Self.writes(watch)
  }

  /// The step in which a transaction was; 0 is the drivers' first start.
  func step(of transaction: Int) -> Int {
    watch.beginnings.lastIndex { $0.transactions < transaction } ?? 0
  }

  func words(step: Int) -> String {
    step == 0
      ? "the start" : step > program.steps.count ? "the end, after all steps" : "step \(step)"
  }

  /// The steps of one kind that have begun, by their numbers.
  private static func steps(
    _ program: Program, _ watch: Watch, _ isWanted: (Program.Step) -> Bool
  ) -> [Int] {
    (1..<max(1, watch.beginnings.count)).filter {
      $0 <= program.steps.count && isWanted(program.steps[$0 - 1])
    }
  }

  private func steps(_ isWanted: (Program.Step) -> Bool) -> [Int] {
    Self.steps(program, watch, isWanted)
  }

  // MARK: Faults

  /// The faults at transactions: of several at one, the one that was planned first.
  private static func strikes(_ program: Program, _ watch: Watch) -> [Int: Strike] {
    var strikes: [Int: Strike] = [:]
    let all = steps(program, watch) { if case .fault = $0 { true } else { false } }
    for step in all {
      guard case .fault(let fault, let at, let count) = program.steps[step - 1] else { continue }
      let first = watch.beginnings[step].transactions + max(1, at)
      let end = min(
        watch.transactions.count, repair(after: step, program, watch) ?? .max,
        first + max(1, count) - 1)
      guard first <= end else { continue }
      for number in first...end where strikes[number] == nil {
        strikes[number] = Strike(transaction: number, step: step, fault: fault)
      }
    }
    return strikes
  }

  /// The number of transactions at the next repair after a step; nil where none has begun.
  private static func repair(after step: Int, _ program: Program, _ watch: Watch) -> Int? {
    let repairs = steps(program, watch) { $0 == .repair }
    let next = repairs.first { $0 > step } ?? program.steps.count + 1
    return watch.beginnings.count > next ? watch.beginnings[next].transactions : nil
  }

  /// The fault that changed a transaction.
  func strike(on transaction: Int) -> Strike? {
    strikes[transaction].flatMap {
      $0.fault.changes(watch.transactions[transaction - 1]) ? $0 : nil
    }
  }

  /// What keeps axes of a chip at their values at a transaction.
  func stuckAxes(of target: Transaction.Target, at transaction: Int) -> [Strike] {
    strikes.values.filter { one in
      guard case .stuckAxis = one.fault, one.transaction <= transaction else { return false }
      return watch.transactions[one.transaction - 1].target == target
        && transaction <= Self.repair(after: one.step, program, watch) ?? .max
    }.sorted { $0.transaction < $1.transaction }
  }

  /// The last loss of the supply before the end of a transaction: the first transaction after it, and its cause.
  func powerLoss(until transaction: Int) -> (before: Int, text: String)? {
    var losses = steps { $0 == .powerCycle }.map { step in
      (before: watch.beginnings[step].transactions + 1, text: "power-cycle, step \(step)")
    }
    losses += strikes.values.filter { $0.fault == .brownOut }.map { ($0.transaction, $0.text) }
    let end = program.steps.count + 1
    if watch.beginnings.count > end, program.steps.contains(where: \.isSilent) {
      losses.append((watch.beginnings[end].transactions + 1, "power-cycle after all steps"))
    }
    return losses.filter { $0.before <= transaction }.max { $0.before < $1.before }
  }

  // MARK: Registers

  private static func writes(_ watch: Watch) -> [Place: [Write]] {
    var writes: [Place: [Write]] = [:]
    var banks: [Transaction.Target: UInt8] = [:]
    let selects = watch.states.mapValues { $0.bankSelect }
    for (index, one) in watch.transactions.enumerated() {
      for (register, value) in zip(one.registers, one.written.dropFirst()) {
        let isSelect = register == selects[one.target] ?? nil
        if isSelect { banks[one.target] = value >> 4 & 3 }
        let place = Place(
          target: one.target, bank: isSelect ? 0 : banks[one.target] ?? 0, register: register)
        writes[place, default: []].append(
          Write(transaction: index + 1, value: value, hasFailed: one.error != nil))
      }
    }
    return writes
  }

  /// The last write to a register until a transaction; nil where there was none.
  func write(to place: Place, until transaction: Int) -> Write? {
    writes[place]?.last { $0.transaction <= transaction }
  }

  // MARK: World

  /// The step that set a quantity at an instant, and the next one that sets it; nil for the temperature.
  func setting(
    of quantity: Quantity?, at instant: Int64
  ) -> (step: Int, next: Int?) {
    let all = steps {
      switch $0 {
      case .world(let one, _): one == quantity
      case .temperature: quantity == nil
      default: false
      }
    }
    let next = all.firstIndex { watch.beginnings[$0].time >= instant } ?? all.count
    return (next > 0 ? all[next - 1] : 0, next < all.count ? all[next] : nil)
  }
}

extension Fault {
  /// Whether it changed a transaction; not where it changed the chips before that, or has a byte that there was not.
  func changes(_ transaction: Transaction) -> Bool {
    switch self {
    case .brownOut, .stuckAxis: false
    case .noAddressAcknowledge, .noAcknowledge, .shortRead, .timeout: transaction.error != nil
    case .flippedBit(let byte, _):
      byte < max(transaction.written.count - 1, transaction.read.count)
    case .ignoredWrite: transaction.written.count > 1
    // In a read byte 1 is the repeated address.
    case .clockStretch(let byte, _):
      byte < transaction.written.count + (transaction.read.isEmpty ? 0 : 1)
    }
  }
}
