// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassPhysics

/// The stream objects that clients show below the samples: registers, transactions, violations, and the
/// emulated board.
package struct ServedChips<Board: WatchedSource> {
  private let board: Board
  /// The number of calls of `of`, modulo `turns`.
  private var turn = 0
  /// The number of each chip's violations that have been reported.
  private var told: [Int]
  /// The number of transactions up to the last one that has been reported.
  private var transactions = 0

  /// Registers are reported ten times a second, every fifth turn.
  private static var turns: Int { 5 }
  private static var mostTransactions: Int { 16 }

  package init(_ board: Board) {
    self.board = board
    told = board.watchedChips.map { _ in 0 }
  }

  /// The objects that clients have requested, as lines; call it 50 times a second.
  package mutating func of(_ requests: inout ServedRequests<Board>) -> [UInt8] {
    var lines: [UInt8] = []
    let described = requests.takeDescribed()
    for chip in board.watchedChips where described.contains(chip.target) {
      lines += description(of: chip).line
    }
    lines += violations()
    lines += silicon(&requests)
    turn = (turn + 1) % Self.turns
    guard turn == 0 else { return lines }
    for chip in board.watchedChips where requests.isLooked(at: .registers(chip.target)) {
      lines += registers(chip).line
    }
    if requests.isLooked(at: .bus) { lines += lastTransactions().line }
    return lines
  }

  /// The true state of the emulated board, which no sensor reports; nil for a board that cannot be moved.
  package static func truth(_ requests: ServedRequests<Board>, at now: Instant) -> JSON? {
    guard let hand = requests.hand else { return nil }
    var members: [(String, JSON)] = [
      ("q", JSON(hand.attitude)), ("temperature_C", .number(hand.temperature)),
      ("noise", .bool(requests.isNoisy)),
      ("unplugged", .array(requests.unplugged.map { .text($0.text) })),
    ]
    if let seed = requests.seed { members.append(("seed", .integer(Int(seed)))) }
    if let playing = hand.playing {
      members.append(
        (
          "scenario",
          .object([
            ("name", .text(playing.scenario.name)),
            ("time_s", .seconds((now - playing.start).wholeNanoseconds)),
            ("duration_s", .seconds(playing.scenario.duration.wholeNanoseconds)),
          ])
        ))
    }
    return .object(members)
  }

  private func description(of chip: WatchedSensor) -> JSON {
    .object(
      [("type", .text("chip")), ("address", .text(chip.target.text))]
        + RegisterMap(chip.facts).members)
  }

  private func registers(_ chip: WatchedSensor) -> JSON {
    let values = board.registers(of: chip)
    let members = chip.facts.registers.map { facts in
      (facts.name, JSON.optional(values[Int(facts.address)].map { $0.hexText }))
    }
    return .object([
      ("type", .text("registers")), ("time_s", .seconds(board.elapsed)),
      ("address", .text(chip.target.text)), ("values", .object(members)),
    ])
  }

  /// The state inside the chips that clients look into, now and in the next moments that they requested.
  private func silicon(_ requests: inout ServedRequests<Board>) -> [UInt8] {
    guard let circuit = board.circuit else { return [] }
    var lines: [UInt8] = []
    let request = requests.takeSiliconRequest()
    for chip in board.watchedChips {
      let object = SiliconObject(
        circuit: circuit, target: chip.target, facts: chip.facts,
        origin: board.origin.nanoseconds)
      var wanted: [SiliconLook] = []
      if let request, request.target == chip.target { wanted.append(request.look(requests.hand)) }
      if requests.isLooked(at: .silicon(chip.target)) { wanted.append(SiliconLook()) }
      for look in wanted {
        lines += JSON.object([("type", .text("silicon"))] + object.members(look)).line
      }
    }
    return lines
  }

  private mutating func lastTransactions() -> JSON {
    let (last, count) = board.lastTransactions(Self.mostTransactions)
    // The counts may overflow an `Int`.
    let fresh = max(0, count &- transactions)
    let new = last.suffix(fresh)
    let leftOut = fresh - new.count
    transactions = count
    let shown = new.compactMap { entry in
      board.sensors.first { $0.number == entry.chip }.map { chip in
        JSON.object([
          ("time_s", .seconds(board.time(entry.time))), ("address", .text(chip.target.text)),
          ("words", .text(entry.words(chip.facts))),
        ])
      }
    }
    return .object([
      ("type", .text("bus")), ("transactions", .array(shown)),
      ("left_out", .integer(leftOut)),
    ])
  }

  private mutating func violations() -> [UInt8] {
    guard let circuit = board.circuit else { return [] }
    var lines: [UInt8] = []
    for (index, chip) in board.watchedChips.enumerated() {
      let all = circuit.violations(at: chip.target)
      var new = all.list.dropFirst(told[index])
      // The emulator keeps the first thousand violations of a chip.
      let beyond = all.count - max(told[index], all.list.count)
      told[index] = all.count
      while let one = new.first {
        let same = new.prefix {
          $0.kind == one.kind && $0.register == one.register && $0.detail == one.detail
        }
        lines += violation(one, count: same.count, of: chip).line
        new = new.dropFirst(same.count)
      }
      if beyond > 0 { lines += violation(nil, count: beyond, of: chip).line }
    }
    return lines
  }

  /// - Parameter one: The first of the counted violations; nil where only their number is known.
  private func violation(_ one: Violation?, count: Int, of chip: WatchedSensor) -> JSON {
    let register = one.map { one in
      chip.facts.registers.first { $0.address == one.register }?.name ?? one.register.hexText
    }
    let time = one.map { $0.time - board.origin.nanoseconds } ?? board.elapsed
    return .object([
      ("type", .text("violation")), ("time_s", .seconds(time)),
      ("address", .text(chip.target.text)), ("count", .integer(count)),
      ("kind", .optional(one?.kind.identifier)), ("severity", .optional(one?.severity.rawValue)),
      ("register", .optional(register)),
      ("words", .text(one?.meaning ?? "more than the emulator keeps")),
    ])
  }
}
