// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassDatasheets

extension Circuit {
  /// A logged transaction in words, with the registers' names where the chip is known:
  ///
  ///     0.000232500 s  0x18 LIS331DLH  write CTRL_REG1 27
  package func describe(_ transaction: Transaction) -> String {
    let name = facts(at: transaction.target)?.name ?? "no chip"
    let (seconds, nanoseconds) = transaction.time.quotientAndRemainder(dividingBy: 1_000_000_000)
    let fraction = String(1_000_000_000 + nanoseconds).dropFirst()
    let place =
      switch transaction.target {
      case .i2c(let address): address.hexText
      case .spi(let select): "spi\(select.bus).\(select.select)"
      }
    return "\(seconds).\(fraction) s  \(place) \(name)  \(describeAccess(transaction))"
  }

  /// The same without time and chip: `write CTRL_REG1 27`
  ///
  /// - Parameters:
  ///   - transaction: A logged transaction.
  ///   - limit: Greatest number of bytes that are listed.
  package func describeAccess(_ transaction: Transaction, bytes limit: Int = .max) -> String {
    let facts = facts(at: transaction.target)
    let data = transaction.written.dropFirst()
    var words: [String] = []
    if let command = transaction.written.first {
      let selects =
        transaction.read.isEmpty && transaction.missing == 0 && transaction.error == nil
      words.append(!data.isEmpty ? "write" : selects ? "select" : "read")
      words.append(name(of: command, transaction.target, facts))
    } else {
      words.append(transaction.read.isEmpty && transaction.missing == 0 ? "probe" : "read")
      if let register = transaction.registers.first { words.append(name(of: register, facts)) }
    }
    words += data.prefix(limit).map { [$0].hexText }
    if !data.isEmpty && !transaction.read.isEmpty { words.append("read") }
    words += transaction.read.prefix(max(0, limit - data.count)).map { [$0].hexText }
    let count = data.count + transaction.read.count
    if count > limit { words.append("… (\(count) bytes)") }
    if let error = transaction.error { words.append("fails: \(error.kind.identifier)") }
    return words.joined(separator: " ")
  }

  /// Name of the register that a command byte selects, without its read and increment bits.
  private func name(
    of command: UInt8, _ target: Transaction.Target, _ facts: ChipFacts?
  ) -> String {
    guard let facts else { return [command].hexText }
    let address =
      switch target {
      case .i2c: command & ~facts.i2c.incrementBit
      case .spi: command & (facts.spi?.addressMask ?? 0xFF)
      }
    return name(of: address, facts)
  }

  private func name(of register: UInt8, _ facts: ChipFacts?) -> String {
    facts?.registers.first { $0.address == register }?.name ?? [register].hexText
  }
}

extension BusError.Kind {
  /// Identifier in descriptions and JSON; it never changes.
  package var identifier: String {
    switch self {
    case .noAcknowledge: "no-acknowledge"
    case .arbitrationLost: "arbitration-lost"
    case .timeout: "timeout"
    case .unsupported: "unsupported"
    case .other: "other"
    }
  }
}
