// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A chip of plain memory whose bus does no more than `Bus` promises.
///
/// A read that fails has filled the bytes with garbage; a write that fails has changed the first
/// half of the registers. After register 0xFF comes 0x00. Who relies on more than the promise is found out here.
public final class MinimalBus: Bus {
  /// Address to value; what is missing reads as 0.
  public var registers: [UInt8: UInt8]
  /// How many transactions there were, failed ones included.
  public private(set) var transactions = 0
  private var failures: [Int: BusError] = [:]

  public init(_ registers: [UInt8: UInt8] = [:]) { self.registers = registers }

  /// Fails the `count`-th transaction from now; 1 is the next.
  public func fail(atTransaction count: Int, with error: BusError = .noAcknowledge) {
    failures[transactions + count] = error
  }

  public func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    transactions += 1
    if let error = failures.removeValue(forKey: transactions) {
      for index in bytes.indices { bytes[index] = 0xA5 }
      throw error
    }
    for index in bytes.indices {
      bytes[index] = registers[first &+ UInt8(truncatingIfNeeded: index)] ?? 0
    }
  }

  public func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    transactions += 1
    let error = failures.removeValue(forKey: transactions)
    let taken = error == nil ? bytes.count : (bytes.count + 1) / 2
    for index in 0..<taken { registers[first &+ UInt8(truncatingIfNeeded: index)] = bytes[index] }
    if let error { throw error }
  }
}
