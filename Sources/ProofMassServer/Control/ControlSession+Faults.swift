// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import Synchronization

extension ControlSession {
  /// Plans a fault for certain transactions: by number, by what they are, or by number among those.
  func plan(_ members: Members, _ raw: [UInt8]) throws(Mistake) -> [(String, JSON)] {
    let fault = try Fault(members)
    let first = try members.integer("at", in: 1...Int.max)
    let count = try members.integer("count", in: 1...Int.max)
    let rule = try rule(members)
    guard let rule else {
      board.report(request: raw)
      circuit.fail(fault, atTransaction: first ?? 1, count: count ?? 1)
      return []
    }
    board.report(request: raw)
    guard first != nil || count != nil else {
      circuit.fail(fault, when: rule.matches)
      return []
    }
    let seen = Counter()
    let start = first ?? 1
    let (last, isBeyond) = start.addingReportingOverflow((count ?? 1) - 1)
    let numbers = start...(isBeyond ? .max : last)
    circuit.fail(fault) { rule.matches($0) && numbers.contains(seen.increment()) }
    return []
  }

  /// nil when any transaction is meant.
  private func rule(_ members: Members) throws(Mistake) -> FaultFilter? {
    guard members.has("address") || members.has("register") || members.has("reads") else {
      return nil
    }
    // A fault may also be planned for an address where nobody is.
    let target = try members.target("address")
    let reads = try members.bool("reads")
    let chips = circuit.mounted.filter { target == nil || $0.target == target }
    guard let name = try members.text("register") else {
      return FaultFilter(target: target, reads: reads, facts: chips.facts)
    }
    var registers: [Transaction.Target: UInt8] = [:]
    for (place, facts) in chips {
      let named = facts.registers.first { $0.name == name }?.address
      registers[place] = UInt8(hexText: name) ?? named
    }
    guard !registers.isEmpty else {
      let place = target.map { " at \($0.text)" } ?? ""
      throw Mistake("there is no register \(quoted(name))\(place)")
    }
    return FaultFilter(target: target, reads: reads, registers: registers, facts: chips.facts)
  }

  /// Judges the run.
  var finish: [(String, JSON)] {
    let report = circuit.finish()
    let count = circuit.mounted.reduce(0) { $0 + circuit.violations(at: $1.target).count }
    return [
      ("clean", .bool(report.isClean)), ("violations", .number(Double(count))),
      ("forbidden", .number(Double(report.forbidden))),
      ("unused_faults", .array(report.unusedFaults.map { .object($0.members) })),
    ]
  }
}

/// Which transactions a fault is for.
private struct FaultFilter: Sendable {
  var target: Transaction.Target?
  var reads: Bool?
  /// By chip, the register that the command byte names.
  var registers: [Transaction.Target: UInt8]?
  var facts: [Transaction.Target: ChipFacts]

  func matches(_ start: TransactionStart) -> Bool {
    if let target, start.target != target { return false }
    if let reads, start.isRead != reads { return false }
    guard let registers else { return true }
    guard let facts = facts[start.target], let command = start.command,
      let register = registers[start.target]
    else {
      return false
    }
    switch start.target {
    case .i2c: return command & ~facts.i2c.incrementBit == register
    case .spi: return command & (facts.spi?.addressMask ?? 0xFF) == register
    }
  }
}

extension [(target: Transaction.Target, facts: ChipFacts)] {
  fileprivate var facts: [Transaction.Target: ChipFacts] {
    Dictionary(uniqueKeysWithValues: map { ($0.target, $0.facts) })
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  /// From 1.
  func increment() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}

extension Fault {
  private static let names =
    "no-address-acknowledge, no-acknowledge, short-read, timeout, flipped-bit, brown-out"

  init(_ members: Members) throws(Mistake) {
    let name = try members.required("fault", Members.text)
    func number(_ key: String, _ range: ClosedRange<Int>) throws(Mistake) -> Int {
      guard let number = try members.integer(key, in: range) else {
        throw Mistake("\(name) needs \(key)")
      }
      return number
    }
    let wanted: [String]
    switch name {
    case "no-address-acknowledge": (self, wanted) = (.noAddressAcknowledge, [])
    case "no-acknowledge":
      (self, wanted) = (.noAcknowledge(byte: try number("byte", 0...8192)), ["byte"])
    case "short-read":
      (self, wanted) = (.shortRead(after: try number("after", 0...8192)), ["after"])
    case "timeout": (self, wanted) = (.timeout, [])
    case "flipped-bit":
      self = .flippedBit(byte: try number("byte", 0...8192), bit: try number("bit", 0...7))
      wanted = ["byte", "bit"]
    case "brown-out": (self, wanted) = (.brownOut, [])
    default: throw Mistake("unknown fault \(quoted(name)): one of \(Self.names)")
    }
    for key in ["byte", "after", "bit"] where members.has(key) && !wanted.contains(key) {
      throw Mistake("\(key) means nothing to \(name)")
    }
  }

  /// As requests have it.
  fileprivate var members: [(String, JSON)] {
    switch self {
    case .noAddressAcknowledge: [("fault", .text("no-address-acknowledge"))]
    case .noAcknowledge(let byte):
      [("fault", .text("no-acknowledge")), ("byte", .number(Double(byte)))]
    case .shortRead(let count):
      [("fault", .text("short-read")), ("after", .number(Double(count)))]
    case .timeout: [("fault", .text("timeout"))]
    case .flippedBit(let byte, let bit):
      [
        ("fault", .text("flipped-bit")), ("byte", .number(Double(byte))),
        ("bit", .number(Double(bit))),
      ]
    case .brownOut: [("fault", .text("brown-out"))]
    }
  }
}
