// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation

extension ControlSession {
  /// Plans a fault for certain transactions, selected by number, by target, or by number among
  /// those to a target.
  func plan(_ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)] {
    let fault = try Fault(members)
    let first = try members.integer("at", in: 1...Int.max)
    let count = try members.integer("count", in: 1...Int.max)
    let filter = try filter(members)
    board.report(request: raw)
    // Without a number, a fault with a filter strikes every time, and one without a filter once.
    let isNamed = members.has("address") || members.has("register") || members.has("reads")
    let isAlways = isNamed && first == nil && count == nil
    circuit.fail(
      fault, for: filter, first: first ?? 1, count: isAlways ? .max : count ?? 1)
    return []
  }

  /// The transactions that the fault applies to: all, where the request specifies none.
  private func filter(_ members: Members) throws(InputError) -> FaultFilter {
    // A fault may also be planned for an address without a chip.
    let target = try members.target("address")
    let reads = try members.bool("reads")
    guard let name = try members.text("register") else {
      return FaultFilter(target: target, reads: reads)
    }
    var registers: [Transaction.Target: UInt8] = [:]
    for (place, facts) in circuit.mounted where target == nil || place == target {
      let named = facts.registers.first { $0.name == name }?.address
      registers[place] = UInt8(hexText: name) ?? named
    }
    guard !registers.isEmpty else {
      let place = target.map { " at \($0.text)" } ?? ""
      throw InputError("there is no register \(quoted(name))\(place)")
    }
    return FaultFilter(target: target, reads: reads, registers: registers)
  }

  /// The verdict on the run.
  var finish: [(String, JSON)] {
    let report = circuit.finish()
    let count = circuit.mounted.reduce(0) { $0 + circuit.violations(at: $1.target).count }
    return [
      ("clean", .bool(report.isClean)), ("violations", .integer(count)),
      ("forbidden", .integer(report.forbidden)),
      ("unused_faults", .array(report.unusedFaults.map { .object($0.members) })),
    ]
  }
}

extension Fault {
  private static let names =
    "no-address-acknowledge, no-acknowledge, short-read, timeout, flipped-bit, brown-out, "
    + "ignored-write, stuck-axis, clock-stretch"
  private static let axes = ["x", "y", "z"]
  /// The longest clock stretch: a second.
  private static let longestStretch: Int64 = 1_000_000_000

  /// Reads the fault of a request.
  init(_ members: Members) throws(InputError) {
    let name = try members.required("fault", Members.text)
    func number(_ key: String, _ range: ClosedRange<Int>) throws(InputError) -> Int {
      guard let number = try members.integer(key, in: range) else {
        throw InputError("\(name) needs \(key)")
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
    case "ignored-write": (self, wanted) = (.ignoredWrite, [])
    case "stuck-axis":
      guard let axis = try members.text("axis") else { throw InputError("\(name) needs axis") }
      guard let index = Self.axes.firstIndex(of: axis) else {
        throw InputError("axis \(quoted(axis)) is none of x, y, z")
      }
      (self, wanted) = (.stuckAxis(index), ["axis"])
    case "clock-stretch":
      let byte = try number("byte", 0...8192)
      guard let length = try members.seconds("for_s") else {
        throw InputError("\(name) needs for_s")
      }
      guard 0...Self.longestStretch ~= length else {
        throw InputError("for_s is out of range: 0 to 1 s")
      }
      (self, wanted) = (.clockStretch(byte: byte, nanoseconds: length), ["byte", "for_s"])
    default: throw InputError("unknown fault \(quoted(name)): one of \(Self.names)")
    }
    for key in ["byte", "after", "bit", "axis", "for_s"]
    where members.has(key) && !wanted.contains(key) {
      throw InputError("\(key) means nothing to \(name)")
    }
  }

  /// The fault in the form of a request.
  fileprivate var members: [(String, JSON)] {
    switch self {
    case .noAddressAcknowledge: [("fault", .text("no-address-acknowledge"))]
    case .noAcknowledge(let byte):
      [("fault", .text("no-acknowledge")), ("byte", .integer(byte))]
    case .shortRead(let count):
      [("fault", .text("short-read")), ("after", .integer(count))]
    case .timeout: [("fault", .text("timeout"))]
    case .flippedBit(let byte, let bit):
      [
        ("fault", .text("flipped-bit")), ("byte", .integer(byte)),
        ("bit", .integer(bit)),
      ]
    case .brownOut: [("fault", .text("brown-out"))]
    case .ignoredWrite: [("fault", .text("ignored-write"))]
    case .stuckAxis(let axis):
      [
        ("fault", .text("stuck-axis")),
        ("axis", .text(Self.axes.indices.contains(axis) ? Self.axes[axis] : "none")),
      ]
    case .clockStretch(let byte, let length):
      [("fault", .text("clock-stretch")), ("byte", .integer(byte)), ("for_s", .seconds(length))]
    }
  }
}
