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
    do throws(InputError) {
      let request = try Request(line, at: .control)
      id = request.id
      let members = try request.carryOut { verb, members throws(InputError) in
        try perform(verb, members, request.withoutID)
      }
      return JSON.object([("id", id)] + members).line
    } catch {
      return JSON.object([("id", id), ("error", .text(error.reason))]).line
    }
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
  ) throws(InputError) -> [(String, JSON)] {
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
    case .silicon: return try silicon(members)
    default: return try move(verb, members, raw)
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

  private func advance(_ members: Members) throws(InputError) -> [(String, JSON)] {
    let by = try members.seconds("by_s")
    let to = try members.seconds("to_s")
    guard board.isTimeVirtual else {
      throw InputError(
        "board time follows the system's clock, and moves by itself: start the board with --fast")
    }
    switch (by, to) {
    case (let by?, nil):
      guard by >= 0 else { throw InputError("by_s is less than 0, and time does not go back") }
      guard by <= Circuit.endOfTime.nanoseconds - circuit.now.nanoseconds else {
        throw InputError("by_s goes beyond the end of board time, which is after 146 years")
      }
      circuit.advance(by: Duration(wholeNanoseconds: by))
    case (nil, let to?): circuit.advance(to: Instant(nanoseconds: to))
    default: throw InputError("either by_s or to_s says how far")
    }
    return [time]
  }

  // MARK: Chips

  /// The chip that a request specifies.
  func chip(_ members: Members) throws(InputError) -> Transaction.Target {
    try members.chip(of: circuit.mounted)
  }

  /// The chip that a request specifies, or all chips.
  func chips(_ members: Members) throws(InputError) -> [Transaction.Target] {
    members.has("address") ? [try chip(members)] : circuit.mounted.map { $0.target }
  }
}
