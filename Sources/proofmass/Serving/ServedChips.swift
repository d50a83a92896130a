// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// What clients look at below the samples: registers, transactions, violations, and the emulated board.
struct ServedChips {
  private let board: WatchedBoard
  /// The number of objects that `of` was asked for.
  private var turn = 0
  /// The number of each chip's violations that have been told.
  private var told: [Int]
  /// The number of transactions up to the last one that has been told.
  private var transactions = 0

  /// Registers are told ten times a second, every fifth turn.
  private static let turns = 5
  private static let mostTransactions = 16

  init(_ board: WatchedBoard) {
    self.board = board
    told = board.chips.map { _ in 0 }
  }

  /// What is looked at, as lines; to be asked for 50 times a second.
  mutating func of(_ requests: inout ServedRequests) -> [UInt8] {
    var lines: [UInt8] = []
    for one in requests.takeDescribed() { lines += description(of: one).line }
    lines += violations()
    turn = (turn + 1) % Self.turns
    guard turn == 0 else { return lines }
    for (index, chip) in board.chips.enumerated() {
      let one = chip.model.chipClass
      if requests.isLooked(at: .registers(one)) { lines += registers(index, one).line }
    }
    if requests.isLooked(at: .bus) { lines += lastTransactions().line }
    return lines
  }

  /// The state of the emulated board, which no sensor tells; nil for one that cannot be moved.
  static func truth(_ requests: ServedRequests, at now: Instant) -> JSON? {
    guard let hand = requests.hand else { return nil }
    var members: [(String, JSON)] = [
      ("q", JSON(hand.attitude)), ("temperature_C", .number(hand.temperature)),
      ("noise", .bool(requests.isNoisy)),
      ("unplugged", .array(requests.unplugged.map { .text($0.prefix) })),
    ]
    if let seed = requests.seed { members.append(("seed", .integer(Int(seed)))) }
    if let playing = hand.playing {
      members.append(
        (
          "scenario",
          .object([
            ("name", .text(playing.scenario.name)),
            ("time_s", .seconds((now - playing.start).wholeNanoseconds)),
            ("duration_s", .seconds(playing.scenario.motion.duration.wholeNanoseconds)),
          ])
        ))
    }
    return .object(members)
  }

  private func description(of one: ChipClass) -> JSON {
    let facts = board.chips.first(of: one.sensor)?.model.facts
    return .object(
      [("type", .text("chip")), ("sensor", .text(one.prefix))]
        + (facts.map { RegisterMap($0).members } ?? []))
  }

  private func registers(_ index: Int, _ one: ChipClass) -> JSON {
    let values = board.registers(of: index)
    let members = board.chips[index].model.facts.registers.map { facts in
      (facts.name, JSON.optional(values[Int(facts.address)].map(\.hexText)))
    }
    return .object([
      ("type", .text("registers")), ("time_s", .seconds(board.run.elapsed)),
      ("sensor", .text(one.prefix)), ("values", .object(members)),
    ])
  }

  private mutating func lastTransactions() -> JSON {
    let (last, count) = board.log.last(Self.mostTransactions)
    let new = last.suffix(count - transactions)
    let leftOut = count - transactions - new.count
    transactions = count
    let shown = new.map { entry in
      let chip = board.chips[entry.chip]
      return JSON.object([
        ("time_s", .seconds(entry.time.nanoseconds - board.origin.nanoseconds)),
        ("sensor", .text(chip.model.chipClass.prefix)),
        ("words", .text(entry.words(chip.model.facts))),
      ])
    }
    return .object([
      ("type", .text("bus")), ("transactions", .array(shown)),
      ("left_out", .integer(leftOut)),
    ])
  }

  private mutating func violations() -> [UInt8] {
    guard let circuit = board.circuit else { return [] }
    var lines: [UInt8] = []
    for (index, chip) in board.chips.enumerated() {
      let all = circuit.violations(at: chip.connection)
      var new = all.list.dropFirst(told[index])
      // The emulator keeps the first thousand of a chip.
      let beyond = all.count - max(told[index], all.list.count)
      told[index] = all.count
      while let one = new.first {
        let same = new.prefix { $0.kind == one.kind && $0.register == one.register }
        lines += violation(one, count: same.count, of: chip).line
        new = new.dropFirst(same.count)
      }
      if beyond > 0 { lines += violation(nil, count: beyond, of: chip).line }
    }
    return lines
  }

  /// - Parameter one: The first of those that are counted; nil where only their number is known.
  private func violation(_ one: Violation?, count: Int, of chip: ChipArgument) -> JSON {
    let register = one.map { one in
      chip.model.facts.registers.first { $0.address == one.register }?.name ?? one.register.hexText
    }
    let time = one.map { $0.time - board.origin.nanoseconds } ?? board.run.elapsed
    return .object([
      ("type", .text("violation")), ("time_s", .seconds(time)),
      ("sensor", .text(chip.model.chipClass.prefix)), ("count", .integer(count)),
      ("kind", .optional(one?.kind.identifier)), ("severity", .optional(one?.severity.rawValue)),
      ("register", .optional(register)),
      ("words", .text(one?.kind.meaning ?? "more than the emulator keeps")),
    ])
  }
}
