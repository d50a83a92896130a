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
  /// The instant of the last transaction that has been told.
  private var lastTransaction = Instant(nanoseconds: .min)

  /// Registers are told ten times a second, every fifth turn.
  private static let turns = 5
  private static let mostTransactions = 16
  private static let mostViolations = 20

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
    if requests.isLooked(at: .bus) { lines += transactions().line }
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
    // There is one of a kind.
    let facts = board.chips.first { $0.model.chipClass == one }?.model.facts
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

  private mutating func transactions() -> JSON {
    let new = board.log.since(lastTransaction)
    lastTransaction = new.last?.time ?? lastTransaction
    let shown = new.suffix(Self.mostTransactions).map { entry in
      let chip = board.chips[entry.chip]
      return JSON.object([
        ("time_s", .seconds(entry.time.nanoseconds - board.origin.nanoseconds)),
        ("sensor", .text(chip.model.chipClass.prefix)),
        ("words", .text(entry.words(chip.model.facts))),
      ])
    }
    return .object([
      ("type", .text("bus")), ("transactions", .array(shown)),
      ("left_out", .integer(new.count - shown.count)),
    ])
  }

  private mutating func violations() -> [UInt8] {
    guard let circuit = board.circuit else { return [] }
    var lines: [UInt8] = []
    for (index, chip) in board.chips.enumerated() {
      let all = circuit.violations(at: chip.connection).list
      for one in all.dropFirst(told[index]).prefix(Self.mostViolations) {
        let register = chip.model.facts.registers.first { $0.address == one.register }?.name
        lines +=
          JSON.object([
            ("type", .text("violation")),
            ("time_s", .seconds(one.time - board.origin.nanoseconds)),
            ("sensor", .text(chip.model.chipClass.prefix)), ("kind", .text(one.kind.identifier)),
            ("severity", .text(one.severity.rawValue)),
            ("register", .text(register ?? one.register.hexText)),
            ("words", .text(one.kind.meaning)),
          ]).line
      }
      told[index] = min(all.count, told[index] + Self.mostViolations)
    }
    return lines
  }
}
