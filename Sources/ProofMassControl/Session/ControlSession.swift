// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation

/// The control protocol: each request is a JSON object, and is answered by a JSON object, in order.
///
/// The article Control of ProofMassServer describes the requests. An invalid request is answered with an
/// error, and the session continues.
package struct ControlSession<Board: ControlledBoard> {
  /// The version of the protocol.
  package static var version: Int { 1 }

  let board: Board
  let names: RegisterNames
  /// The number of the first transaction of the next transcript.
  var next: Int
  /// The pins whose edges are collected, by chip, since they were first requested.
  var watchedPins: [Transaction.Target: [CircuitLine]] = [:]
  /// The number of the board's restarts that the session has processed.
  private var restarts: Int

  /// Creates a session on a board, which keeps its last transactions from now on.
  package init(_ board: Board) {
    self.board = board
    names = RegisterNames(board.circuit)
    board.keepRecent()
    board.report()
    next = board.recent?.count ?? 0
    restarts = board.restarts
  }

  var circuit: Circuit { board.circuit }

  /// Carries out one request; returns the answer with its line end.
  package mutating func answer(_ line: [UInt8]) -> [UInt8] {
    var id = JSON.null
    do throws(Mistake) {
      let request = try Self.parse(line)
      id = Self.id(of: request, in: line)
      return JSON.object([("id", id)] + (try perform(request, line))).line
    } catch {
      return JSON.object([("id", id), ("error", .text(error.reason))]).line
    }
  }

  private static func parse(_ line: [UInt8]) throws(Mistake) -> JSONValue {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(line) } catch {
      throw Mistake(error.description)
    }
    guard case .object = value.content else {
      throw Mistake("a request is an object, like {\"do\":\"hello\"}")
    }
    return value
  }

  /// The id as received, where it is a number or a string; otherwise null.
  private static func id(of request: JSONValue, in line: [UInt8]) -> JSON {
    guard let id = request["id"] else { return .null }
    switch id.content {
    case .number, .text: return .raw(Array(line[id.range]))
    default: return .null
    }
  }

  private mutating func perform(
    _ request: JSONValue, _ line: [UInt8]
  ) throws(Mistake) -> [(String, JSON)] {
    guard let name = request["do"]?.text else {
      throw Mistake("\"do\" names the request: \(Verb.names)")
    }
    guard let verb = Verb(rawValue: name) else {
      throw Mistake("unknown request \(quoted(name)): one of \(Verb.names)")
    }
    if let id = request["id"] {
      switch id.content {
      case .number, .text, .null: break
      default: throw Mistake("id is no number and no text")
      }
    }
    do throws(Mistake) {
      let members = try Members(request, known: ["id", "do"] + verb.members)
      return try perform(verb, members, Self.withoutID(request, line))
    } catch { throw Mistake("\(name): \(error.reason)") }
  }

  /// The request without its id, so that the transcripts of two runs can be compared.
  private static func withoutID(_ request: JSONValue, _ line: [UInt8]) -> [UInt8] {
    guard case .object(let members) = request.content else { return [] }
    var raw: [UInt8] = []
    JSON.object(
      members.filter { $0.key != "id" }.map { ($0.key, .raw(Array(line[$0.value.range]))) }
    ).append(to: &raw)
    return raw
  }

  /// Drops the state from before the board's last restart, which any client may request.
  private mutating func followRestart() {
    guard restarts != board.restarts else { return }
    restarts = board.restarts
    next = board.recent?.beginning ?? 0
    watchedPins = [:]
  }

  private mutating func perform(
    _ verb: Verb, _ members: Members, _ raw: [UInt8]
  ) throws(Mistake) -> [(String, JSON)] {
    followRestart()
    switch verb {
    case .hello: return hello
    case .world: return try changeWorld(members, raw)
    case .inputs: return try changeInputs(members, raw)
    case .motion: return try play(members, raw)
    case .scenario: return try playScenario(members, raw)
    case .rest: return rest(raw)
    case .reset:
      board.restart(request: raw)
      return [time]
    case .fault: return try plan(members, raw)
    case .repair:
      board.report(request: raw)
      circuit.repair()
      return []
    case .powerCycle:
      board.report(request: raw)
      circuit.powerCycle()
      return []
    case .policy: return try choose(members, raw)
    case .policies: return try policies(members)
    case .pins: return try pins(members)
    case .edges: return try edges(members)
    case .now: return [time]
    case .advance: return try advance(members)
    case .transfer: return try transfer(members)
    case .count: return [("transactions", .integer(circuit.transactionCount))]
    case .transcript: return try transcript(members)
    case .violations: return try violations(members)
    case .finish: return finish
    }
  }

  /// Board time, as a member of an answer.
  var time: (String, JSON) { ("time_s", .seconds(circuit.now.nanoseconds)) }

  private var hello: [(String, JSON)] {
    let chips = circuit.mounted.map { target, facts in
      JSON.object([("chip", .text(facts.name)), ("address", .text(target.text))])
    }
    return [
      ("proofmass", .text("control")), ("version", .integer(Self.version)),
      ("command", .text(commandVersion)), ("chips", .array(chips)),
      ("manual_time", .bool(board.isTimeVirtual)), time,
    ]
  }

  private func advance(_ members: Members) throws(Mistake) -> [(String, JSON)] {
    let by = try members.seconds("by_s")
    let to = try members.seconds("to_s")
    guard board.isTimeVirtual else {
      throw Mistake("board time follows the system's clock, and moves by itself")
    }
    switch (by, to) {
    case (let by?, nil):
      guard by >= 0 else { throw Mistake("by_s is less than 0, and time does not go back") }
      guard by <= Circuit.endOfTime.nanoseconds - circuit.now.nanoseconds else {
        throw Mistake("by_s goes beyond the end of board time, which is after 146 years")
      }
      circuit.advance(by: Duration(wholeNanoseconds: by))
    case (nil, let to?): circuit.advance(to: Instant(nanoseconds: to))
    default: throw Mistake("either by_s or to_s says how far")
    }
    return [time]
  }

  // MARK: Chips

  /// The chip that a request specifies.
  func chip(_ members: Members) throws(Mistake) -> Transaction.Target {
    let target = try members.required("address", Members.target)
    guard circuit.mounted.contains(where: { $0.target == target }) else {
      throw Mistake("there is no chip at \(target.text): \(places)")
    }
    return target
  }

  /// The chip that a request specifies, or all chips.
  func chips(_ members: Members) throws(Mistake) -> [Transaction.Target] {
    members.has("address") ? [try chip(members)] : circuit.mounted.map { $0.target }
  }

  private var places: String {
    circuit.mounted.map { "\($0.facts.name) is at \($0.target.text)" }.joined(separator: ", ")
  }
}

/// The requests.
fileprivate enum Verb: String, CaseIterable {
  case hello, world, inputs, motion, scenario, rest, reset, fault, repair
  case powerCycle = "power_cycle"
  case policy, policies, pins, edges, now, advance, transfer, count, transcript, violations
  case finish

  static let names = allCases.map { $0.rawValue }.joined(separator: ", ")

  /// The members of a request other than `id` and `do`.
  var members: [String] {
    switch self {
    case .world: WorldChange.requested.map { $0.key }
    case .inputs: ["address", "adc_V"]
    case .motion: ["csv", "start_s"]
    case .scenario: ["name"]
    case .fault:
      [
        "fault", "byte", "after", "bit", "axis", "for_s", "at", "count", "address", "register",
        "reads",
      ]
    case .policy: ["address", "name", "value"]
    case .pins, .edges, .violations, .policies: ["address"]
    case .advance: ["by_s", "to_s"]
    case .transfer: ["address", "messages", "stop", "mode", "hertz"]
    case .transcript: ["last"]
    case .hello, .rest, .reset, .repair, .powerCycle, .now, .count, .finish: []
    }
  }
}
