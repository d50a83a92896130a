// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics
import ProofMassSampling

/// What is kept of a run that is to be explained: its transactions, the samples of one step, and the chips at the end.
final class Watch {
  /// A sample of a driver, and what was known when the driver gave it.
  struct Taken {
    var sample: SensorSample
    var target: Transaction.Target
    /// The driver's value of one count of each axis; nil where that is not known.
    var digits: Axes<Double>?
    /// The chip's sample behind the registers that were last read; nil after a loss of the supply.
    var truth: Truth?
    /// Number of transactions until then.
    var transactions: Int
    /// The counts of later samples of the sensor in the same transaction, of which `truth` is the last one's.
    var followers: [Axes<Int16>] = []
    /// What the oracle found wrong with it.
    var judgement: String?
  }

  /// The board when a step begins.
  struct Beginning {
    var time: Int64
    var transactions: Int
  }

  /// A chip at the end of the run.
  struct State {
    var facts: ChipFacts
    var time: Int64
    /// By quantity.
    var silicon: [Int: SensorSilicon] = [:]
    /// The registers whose reading changes nothing, with the number of their bank.
    var registers: [(bank: UInt8, facts: RegisterFacts, value: UInt8)] = []

    /// The register that opens a bank, in an ICM-20948.
    var bankSelect: UInt8? { facts.registers.first { $0.name == "REG_BANK_SEL" }?.address }
  }

  /// A transaction that is to end early, and be the last one that reaches a chip.
  struct Cut {
    var transaction: Int
    /// The number of bytes that it reads.
    var bytes: Int
  }

  /// The step with which the run ends; the one after the last is what follows all steps.
  let step: Int
  /// An instant at which the run ends before that step does.
  let stop: Instant
  let cut: Cut?
  /// Of the drivers' first start, then of each step.
  private(set) var beginnings: [Beginning] = []
  /// The samples of the step: of each sensor the first that is wrong, else the last one.
  private(set) var samples: [SensorID: Taken] = [:]
  /// Why the drivers were not created when they were last started; nil where they were.
  var start: SensorError?
  /// The last failure of each sensor in the step.
  private(set) var failures: [SensorID: SensorError] = [:]
  /// All of the run, if that goes on to its step; the first one has the number 1.
  private(set) var transactions: [Transaction] = []
  private(set) var states: [Transaction.Target: State] = [:]
  /// The chips' samples behind the registers that were last read at the end, by quantity.
  private(set) var truths: [Transaction.Target: [Int: Truth]] = [:]
  private(set) var world = World()

  init(step: Int, stop: Instant = Circuit.endOfTime, cut: Cut? = nil) {
    (self.step, self.stop, self.cut) = (step, stop, cut)
  }

  func begin(_ circuit: Circuit) {
    if stop == Circuit.endOfTime, cut == nil { circuit.logTransactions(last: .max) }
    note(circuit)
  }

  private func note(_ circuit: Circuit) {
    beginnings.append(
      Beginning(time: circuit.now.nanoseconds, transactions: circuit.transactionCount))
    // At each step, because a repair removes them; they are planned before the step's own fault.
    guard let cut else { return }
    circuit.fail(.shortRead(after: cut.bytes)) { $0.number == cut.transaction }
    circuit.fail(.noAddressAcknowledge) { $0.number > cut.transaction }
  }

  /// Whether the run ends before a step.
  func ends(before number: Int, _ circuit: Circuit) -> Bool {
    if number > step || circuit.now >= stop {
      finish(circuit)
      return true
    }
    note(circuit)
    return false
  }

  func take(
    _ event: SensorEvent, of target: Transaction.Target?, _ digits: Axes<Double>?,
    _ judgement: String?, _ circuit: Circuit
  ) {
    guard beginnings.count == step + 1, let target else { return }
    switch event {
    case .sample(let sample):
      if let wrong = samples[sample.sensor], wrong.judgement != nil {
        if wrong.transactions == circuit.transactionCount {
          samples[sample.sensor]?.followers.append(sample.raw)
        }
        return
      }
      samples[sample.sensor] = Taken(
        sample: sample, target: target, digits: digits,
        truth: circuit.truth(at: target, of: sample.quantity),
        transactions: circuit.transactionCount, judgement: judgement)
    case .failure(let sensor, let error): failures[sensor] = error
    case .lost: break
    }
  }

  /// Keeps the transactions and the chips, while the drivers have not powered them down.
  func finish(_ circuit: Circuit) {
    transactions = circuit.takeTransactions()
    world = circuit.world
    for (target, facts) in circuit.mounted {
      var state = State(facts: facts, time: circuit.now.nanoseconds)
      for quantity in facts.quantities {
        truths[target, default: [:]][quantity.rawValue] = circuit.truth(at: target, of: quantity)
        state.silicon[quantity.rawValue] = circuit.silicon(at: target, of: quantity)
      }
      state.registers = Self.read(facts.registers, inBank: 0, of: target, circuit)
      // An ICM-20948 has the settings of its sensors in bank 2.
      if let select = state.bankSelect {
        let registers = facts.registers(inBank: "BankTwo").filter { $0.address != select }
        state.registers += Self.read(
          registers, inBank: 2, of: target, circuit, after: [(select, 2 << 4)])
      }
      states[target] = state
    }
  }

  private static func read(
    _ registers: [RegisterFacts], inBank bank: UInt8, of target: Transaction.Target,
    _ circuit: Circuit, after writes: [(register: UInt8, value: UInt8)] = []
  ) -> [(bank: UInt8, facts: RegisterFacts, value: UInt8)] {
    let known = registers.filter { $0.dump == .always }
    let values = circuit.peek(at: known.map(\.address), of: target, after: writes)
    return zip(known, values).map { (bank: bank, facts: $0, value: $1) }
  }
}
