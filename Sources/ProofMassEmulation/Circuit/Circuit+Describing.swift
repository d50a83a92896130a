// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

extension Circuit {
  /// A logged transaction in words, with the registers' names where the chip is known:
  ///
  ///     0.000232500 s  0x18 LIS331DLH  write CTRL_REG1 27
  public func describe(_ transaction: Transaction) -> String {
    let facts = facts(at: transaction.target)
    let (seconds, nanoseconds) = transaction.time.quotientAndRemainder(dividingBy: 1_000_000_000)
    let fraction = String(1_000_000_000 + nanoseconds).dropFirst()
    let place =
      switch transaction.target {
      case .i2c(let address): "0x" + hexadecimal(address)
      case .spi(let select): "spi\(select.bus).\(select.select)"
      }
    var words = ["\(seconds).\(fraction) s ", place, (facts?.name ?? "nobody") + " "]
    let data = transaction.written.dropFirst()
    words.append(transaction.read.isEmpty && !data.isEmpty ? "write" : "read")
    if let command = transaction.written.first {
      words.append(name(of: command, transaction.target, facts))
    }
    words += (data + transaction.read).map(hexadecimal)
    if let error = transaction.error { words.append("fails: \(error.kind)") }
    return words.joined(separator: " ")
  }

  /// The register that a command byte names, without the bits that only say how.
  private func name(
    of command: UInt8, _ target: Transaction.Target, _ facts: ChipFacts?
  ) -> String {
    guard let facts else { return hexadecimal(command) }
    let address =
      switch target {
      case .i2c: command & ~facts.i2c.incrementBit
      case .spi: command & facts.spi.addressMask
      }
    return facts.registers.first { $0.address == address }?.name ?? hexadecimal(address)
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
  }
}
