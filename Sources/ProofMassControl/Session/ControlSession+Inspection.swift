// SPDX-License-Identifier: Apache-2.0

internal import ProofMassEmulation

extension ControlSession {
  /// The size, in bytes, from which on no further transaction is added to an answer.
  private static var mostBytes: Int { 4 << 20 }

  /// The transactions since the last request, or the last ones.
  mutating func transcript(_ members: Members) throws(InputError) -> [(String, JSON)] {
    let last = try members.integer("last", in: 0...Int.max)
    board.report()
    guard let recent = board.recent else { throw InputError("this board keeps no transactions") }
    let start = last.map { recent.count - min($0, recent.count - recent.beginning) } ?? next
    var number = max(start, recent.first)
    let missed = number - start
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    while number < recent.count, bytes.count < Self.mostBytes {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      JSON.transaction(recent[number], names).append(to: &bytes)
      number += 1
    }
    bytes.append(UInt8(ascii: "]"))
    next = number
    return [
      ("transactions", .raw(bytes)), ("missed", .integer(missed)),
      ("more", .bool(number < recent.count)),
    ]
  }

  /// The violations of the datasheets.
  func violations(_ members: Members) throws(InputError) -> [(String, JSON)] {
    var listed: [(time: Int64, value: JSON)] = []
    var (count, forbidden) = (0, 0)
    for target in try chips(members) {
      let violations = circuit.violations(at: target)
      count += violations.count
      forbidden += violations.forbidden
      listed += violations.list.map {
        ($0.time, JSON.violation($0, target, names, withAddress: true))
      }
    }
    return [
      ("violations", .array(listed.sorted { $0.time < $1.time }.map { $0.value })),
      ("count", .integer(count)), ("forbidden", .integer(forbidden)),
    ]
  }

  /// The state inside a chip's sensors.
  func silicon(_ members: Members) throws(InputError) -> [(String, JSON)] {
    let target = try chip(members)
    let request = try SiliconRequest(members, of: target)
    guard let facts = circuit.mounted.first(where: { $0.target == target })?.facts else {
      return []
    }
    return SiliconObject(circuit: circuit, target: target, facts: facts, origin: 0)
      .members(request.look(board.hand))
  }

  /// The levels of the chips' output pins.
  func pins(_ members: Members) throws(InputError) -> [(String, JSON)] {
    let pins = try chips(members).flatMap { target in
      circuit.pins(at: target).map { pin in
        JSON.object([
          ("address", .text(target.text)), ("name", .text(pin.name)), ("high", .bool(pin.isHigh)),
        ])
      }
    }
    return [("pins", .array(pins))]
  }

  /// The policies of the chips.
  func policies(_ members: Members) throws(InputError) -> [(String, JSON)] {
    let policies = try chips(members).flatMap { target in
      circuit.policies(at: target).map { policy in
        JSON.object([
          ("address", .text(target.text)), ("name", .text(policy.name)),
          ("value", .text(policy.value)), ("values", .array(policy.values.map { .text($0) })),
          ("meaning", .text(policy.meaning)),
        ])
      }
    }
    return [("policies", .array(policies))]
  }

  /// Chooses the value of a policy.
  func choose(_ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)] {
    let target = try chip(members)
    let name = try members.required("name", Members.text)
    let value = try members.required("value", Members.text)
    let policies = circuit.policies(at: target)
    guard let policy = policies.first(where: { $0.name == name }) else {
      let known = policies.map { $0.name }.joined(separator: ", ")
      throw InputError("unknown policy \(quoted(name)) at \(target.text): one of \(known)")
    }
    guard policy.values.contains(value) else {
      let known = policy.values.joined(separator: ", ")
      throw InputError("\(name) cannot be \(quoted(value)): one of \(known)")
    }
    board.report(request: raw)
    _ = circuit.setPolicy(name, to: value, at: target)
    return []
  }
}

extension ControlSession {
  /// The edges since the last request; the first request starts to collect them.
  mutating func edges(_ members: Members) throws(InputError) -> [(String, JSON)] {
    var edges: [(edge: PinEdge, target: Transaction.Target)] = []
    var missed = 0
    for target in try chips(members) {
      var kept =
        watchedPins[target]
        ?? circuit.pins(at: target).compactMap { circuit.line($0.name, of: target) }
      // Each pin counts the dropped edges of the whole chip.
      var lost = 0
      for index in kept.indices {
        let before = kept[index].lostEdges
        while let edge = kept[index].takeEdge() { edges.append((edge, target)) }
        lost = max(lost, kept[index].lostEdges - before)
      }
      missed += lost
      watchedPins[target] = kept
    }
    edges.sort { $0.edge.time < $1.edge.time }
    let list = edges.map { edge, target in
      JSON.object([
        ("time_s", .seconds(edge.time)), ("address", .text(target.text)),
        ("name", .text(edge.pin)), ("high", .bool(edge.isHigh)),
      ])
    }
    return [("edges", .array(list)), ("missed", .integer(missed))]
  }
}
