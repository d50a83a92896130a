// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassEmulation

/// Runs an operation on a driver once to count its transactions, then once for each transaction
/// and each fault, and says where the driver did not live up to it.
///
/// Promised is: a typed error or a recovery, never a trap; the next call works, after
/// `recover` where the driver asked for that. A bit that is turned over in data being read cannot
/// be known, so there only the next call counts.
public struct FaultSweep<Driver: ~Copyable> {
  /// Faults of every kind, on every byte that a driver of this package moves in one go.
  public static var faults: [Fault] {
    var faults: [Fault] = [.noAddressAcknowledge, .timeout, .brownOut]
    for byte in 0...6 { faults.append(.noAcknowledge(byte: byte)) }
    for count in 0...7 { faults.append(.shortRead(after: count)) }
    for byte in 0...7 { for bit in [0, 3, 7] { faults.append(.flippedBit(byte: byte, bit: bit)) } }
    return faults
  }

  /// A board as the operation needs it.
  var circuit: () -> Circuit
  /// A driver on it, before anything fails.
  var prepare: (Circuit) throws(SensorError) -> Driver
  /// What is swept.
  var operation: (inout Driver, Circuit) throws(SensorError) -> Void
  /// What must work afterwards, with nothing failing; it gives what is wrong, or nil.
  var next: (inout Driver, Circuit) throws(SensorError) -> String?

  public init(
    circuit: @escaping () -> Circuit,
    prepare: @escaping (Circuit) throws(SensorError) -> Driver,
    operation: @escaping (inout Driver, Circuit) throws(SensorError) -> Void,
    next: @escaping (inout Driver, Circuit) throws(SensorError) -> String?
  ) {
    self.circuit = circuit
    self.prepare = prepare
    self.operation = operation
    self.next = next
  }

  /// What a sweep did.
  public struct Report {
    public var transactions = 0
    public var runs = 0
    /// How many runs ended in a typed error.
    public var errors = 0
    public var failures: [String] = []
  }

  public func run() throws(SensorError) -> Report {
    var report = Report()
    report.transactions = try countTransactions()
    for number in 1...max(1, report.transactions) {
      for fault in Self.faults {
        report.runs += 1
        try run(fault, atTransaction: number, &report)
      }
    }
    return report
  }

  private func countTransactions() throws(SensorError) -> Int {
    let circuit = circuit()
    var driver = try prepare(circuit)
    let before = circuit.transactionCount
    try operation(&driver, circuit)
    return circuit.transactionCount - before
  }

  private func run(
    _ fault: Fault, atTransaction number: Int, _ report: inout Report
  ) throws(SensorError) {
    let circuit = circuit()
    var driver = try prepare(circuit)
    circuit.fail(fault, atTransaction: number)
    var outcome = "no error"
    do throws(SensorError) {
      try operation(&driver, circuit)
    } catch {
      report.errors += 1
      outcome = "\(error)"
    }
    circuit.repair()
    do throws(SensorError) {
      guard let problem = try next(&driver, circuit) else { return }
      report.failures.append("\(fault) at \(number) (\(outcome)): \(problem)")
    } catch {
      report.failures.append("\(fault) at \(number) (\(outcome)): afterwards \(error)")
    }
  }
}
