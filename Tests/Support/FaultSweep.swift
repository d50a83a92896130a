// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassEmulation

/// Tests a driver against faults: runs an operation once to count its transactions, then once for
/// each transaction and each fault, and reports each failure.
///
/// A driver must throw a typed error or recover, and never trap; and the next call must work, after
/// `recover` if the driver requested it. A flipped bit in data that is read cannot be detected, so
/// in this case only the next call is checked.
public struct FaultSweep<Driver: ~Copyable> {
  /// Faults of every kind, on every byte that a driver of this package transfers in one
  /// transaction.
  public static var faults: [Fault] {
    var faults: [Fault] = [.noAddressAcknowledge, .timeout, .brownOut, .ignoredWrite]
    for axis in 0...2 { faults.append(.stuckAxis(axis)) }
    // Within a controller's patience, and beyond it.
    faults.append(.clockStretch(byte: 0, nanoseconds: 1_000_000))
    for byte in 0...6 { faults.append(.clockStretch(byte: byte, nanoseconds: 40_000_000)) }
    for byte in 0...6 { faults.append(.noAcknowledge(byte: byte)) }
    for count in 0...7 { faults.append(.shortRead(after: count)) }
    for byte in 0...7 { for bit in [0, 3, 7] { faults.append(.flippedBit(byte: byte, bit: bit)) } }
    return faults
  }

  private let circuit: () -> Circuit
  private let prepare: (Circuit) throws(SensorError) -> Driver
  private let operation: (inout Driver, Circuit) throws(SensorError) -> Void
  private let next: (inout Driver, Circuit) throws(SensorError) -> String?
  private let most: Int

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - circuit: Creates a board with the chip.
  ///   - prepare: Creates a driver on it, without faults.
  ///   - operation: The operation that is tested.
  ///   - next: A call that must work afterwards, without faults; it returns what is wrong, or nil.
  ///   - most: The greatest number of transactions that fail in turn, at even distances to the last one: for long operations,
  ///     and those that repeat one hundreds of times.
  public init(
    circuit: @escaping () -> Circuit,
    prepare: @escaping (Circuit) throws(SensorError) -> Driver,
    operation: @escaping (inout Driver, Circuit) throws(SensorError) -> Void,
    next: @escaping (inout Driver, Circuit) throws(SensorError) -> String?,
    most: Int = .max
  ) {
    self.circuit = circuit
    self.prepare = prepare
    self.operation = operation
    self.next = next
    self.most = max(1, most)
  }

  /// The result of a sweep.
  public struct Report {
    /// The number of transactions that failed in turn.
    public var transactions = 0
    /// The number of runs with a fault.
    public var runs = 0
    /// The number of runs in which the operation threw a typed error.
    public var errors = 0
    /// A sentence for each run after which the next call did not work.
    public var failures: [String] = []
  }

  /// Runs the sweep.
  ///
  /// - Throws: An error of a run without faults.
  public func run() throws(SensorError) -> Report {
    var report = Report()
    let count = try countTransactions()
    let distance = max(1, count / most + (count % most == 0 ? 0 : 1))
    for number in 1...max(1, count) where (count - number) % distance == 0 {
      if number <= count { report.transactions += 1 }
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
