// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassEmulation

/// The names of the registers of a board's chips.
package struct RegisterNames: Sendable {
  private let names: [Transaction.Target: [UInt8: String]]

  /// Collects the names from the chips' facts.
  package init(_ circuit: Circuit) {
    var names: [Transaction.Target: [UInt8: String]] = [:]
    for (target, facts) in circuit.mounted {
      for register in facts.registers {
        names[target, default: [:]][register.address] = register.name
      }
    }
    self.names = names
  }

  /// The name of a register; nil where the chip has no such register.
  package func name(of register: UInt8, at target: Transaction.Target) -> String? {
    names[target]?[register]
  }
}

extension JSON {
  /// A transaction as in transcripts and control sessions. Members that are empty or have their
  /// default values are omitted.
  package static func transaction(
    _ transaction: Transaction, _ names: RegisterNames
  ) -> JSON {
    var members: [(String, JSON)] = [
      ("time_s", .seconds(transaction.time)), ("address", .text(transaction.target.text)),
    ]
    if !transaction.written.isEmpty {
      members.append(("write", .text(transaction.written.hexText)))
    }
    if !transaction.read.isEmpty { members.append(("read", .text(transaction.read.hexText))) }
    if transaction.missing > 0 {
      members.append(("missing", .integer(transaction.missing)))
    }
    if let error = transaction.error { members.append(("error", .text(error.kind.identifier))) }
    if !transaction.stops { members.append(("stop", .bool(false))) }
    if transaction.isThreeWire { members.append(("three_wire", .bool(true))) }
    if let mode = transaction.clock.mode { members.append(("mode", .integer(mode))) }
    if let hertz = transaction.clock.hertz {
      members.append(("hertz", .integer(Int(clamping: hertz))))
    }
    if !transaction.registers.isEmpty {
      members.append(("registers", registers(of: transaction, names)))
    }
    if !transaction.violations.isEmpty {
      members.append(
        (
          "violations",
          .array(transaction.violations.map { violation($0, transaction.target, names) })
        )
      )
    }
    return .object(members)
  }

  /// The register that each byte after the command was written to or read from.
  private static func registers(
    of transaction: Transaction, _ names: RegisterNames
  ) -> JSON {
    let bytes = transaction.written.dropFirst() + transaction.read
    return .array(
      zip(transaction.registers, bytes).map { register, byte in
        .object([
          ("address", .text(register.hexText)),
          ("name", .optional(names.name(of: register, at: transaction.target))),
          ("value", .text(byte.hexText)),
        ])
      })
  }

  /// A violation of a chip's datasheet.
  package static func violation(
    _ violation: Violation, _ target: Transaction.Target, _ names: RegisterNames,
    withAddress: Bool = false
  ) -> JSON {
    .object(
      [("time_s", .seconds(violation.time))]
        + (withAddress ? [("address", .text(target.text))] : [])
        + [
          ("identifier", .text(violation.kind.identifier)),
          ("class", .text(violation.severity.rawValue)),
          ("register", .text(violation.register.hexText)),
          ("name", .optional(names.name(of: violation.register, at: target))),
          ("value", .text(violation.value.hexText)),
        ]
        + (withAddress ? [("meaning", .text(violation.meaning))] : []))
  }
}

extension Transaction {
  /// Reads the result of ``JSON/transaction(_:_:)``. The names of registers are ignored. Throws
  /// where the value is not a transaction.
  package init(_ value: JSONValue) throws(InputError) {
    let members = try Members(
      value,
      known: [
        "time_s", "address", "write", "read", "missing", "error", "stop", "three_wire", "mode",
        "hertz", "registers", "violations",
      ])
    self.init(
      time: try members.required("time_s", Members.seconds),
      target: try members.required("address", Members.target))
    written = try members.bytes("write") ?? []
    read = try members.bytes("read") ?? []
    missing = try members.integer("missing", in: 0...0xFFFF) ?? 0
    stops = try members.bool("stop") ?? true
    isThreeWire = try members.bool("three_wire") ?? false
    clock = try SPIClock(members)
    if let identifier = try members.text("error") {
      guard let kind = BusError.Kind(identifier: identifier) else {
        throw InputError("unknown error \(quoted(identifier))")
      }
      error = BusError(kind)
    }
    for register in try members.array("registers") ?? [] {
      let members = try Members(register, known: ["address", "name", "value"])
      registers.append(try members.required("address", Members.byte))
    }
    for violation in try members.array("violations") ?? [] {
      violations.append(try Violation(violation))
    }
    if case .spi = target, written.isEmpty { throw InputError("a frame without a command byte") }
  }
}

extension Violation {
  fileprivate init(_ value: JSONValue) throws(InputError) {
    let members = try Members(
      value, known: ["time_s", "identifier", "class", "register", "name", "value"])
    let identifier = try members.required("identifier", Members.text)
    guard let kind = Kind(identifier: identifier) else {
      throw InputError("unknown violation \(quoted(identifier))")
    }
    self.init(
      kind: kind, time: try members.required("time_s", Members.seconds),
      register: try members.required("register", Members.byte),
      value: try members.byte("value") ?? 0)
  }
}

extension BusError.Kind {
  private static let all: [BusError.Kind] = [
    .noAcknowledge, .arbitrationLost, .timeout, .unsupported, .other,
  ]

  /// The kind with an identifier; nil where there is none.
  init?(identifier: String) {
    guard let kind = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
    self = kind
  }
}

extension SPIClock {
  /// Reads the clock of a transaction or a request.
  init(_ members: Members) throws(InputError) {
    self.init(
      mode: try members.integer("mode", in: 0...3),
      hertz: try members.integer("hertz", in: 1...Self.fastest).map { Int64($0) })
  }

  private static var fastest: Int { 1_000_000_000 }
}
