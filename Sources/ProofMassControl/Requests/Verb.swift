// SPDX-License-Identifier: Apache-2.0

/// The requests to a board, whoever sends them: each name has one meaning, and the same members everywhere.
/// The article Control of ProofMassServer describes them.
enum Verb: String, CaseIterable {
  case hello, world, inputs, motion, scenario, rest, reset, fault, repair
  case powerCycle = "power_cycle"
  case policy, policies, pins, edges, now, advance, transfer, count, transcript, violations
  case finish
  // Those of a hand on the board.
  case turn, shake, knock, drop, walk, figure8, magnet, heat, still
  // Those of a stream.
  case noise, part, unplug, describe, registers, bus
  // That of those who look into the chips.
  case silicon

  /// The members of a request other than `id` and `do`.
  var members: [String] { row.members }
  /// The doors that take it.
  var doors: Doors { row.doors }

  private var row: (members: [String], doors: Doors) {
    switch self {
    case .hello, .rest, .reset, .now, .count, .finish: ([], .control)
    case .world: (WorldChange.requested.map { $0.key }, .control)
    case .inputs: (["address", "adc_V"], .control)
    case .motion: (["csv", "start_s"], .control)
    case .fault:
      (
        [
          "fault", "byte", "after", "bit", "axis", "for_s", "at", "count", "address", "register",
          "reads",
        ], .control
      )
    case .policy: (["address", "name", "value"], .control)
    case .pins, .edges, .violations, .policies: (["address"], .control)
    case .advance: (["by_s", "to_s"], .control)
    case .transfer: (["address", "messages", "stop", "mode", "hertz"], .control)
    case .transcript: (["last"], .control)
    case .scenario: (["name", "from_s"], [.control, .stream])
    case .repair, .powerCycle: ([], [.control, .stream])
    case .turn: (["q", "over_s"], [.control, .stream])
    case .shake, .knock, .drop, .walk, .figure8, .magnet, .still: ([], [.control, .stream])
    case .heat: (["temperature_C"], [.control, .stream])
    case .noise: (["on"], .stream)
    case .part: (["seed"], .stream)
    case .unplug: (["address"], .stream)
    case .describe, .registers: (["address"], [.stream, .view])
    case .bus: ([], [.stream, .view])
    case .silicon:
      (["address", "for_s", "frames", "self_test", "motion"], [.control, .stream])
    }
  }
}

/// Places that take requests.
struct Doors: OptionSet {
  let rawValue: UInt8

  /// A control connection.
  static var control: Doors { Doors(rawValue: 1) }
  /// The stream of a board with a hand.
  static var stream: Doors { Doors(rawValue: 2) }
  /// The stream of any other board.
  static var view: Doors { Doors(rawValue: 4) }

  /// The requests that a door takes.
  var names: String {
    Verb.allCases.filter { $0.doors.contains(self) }.map { $0.rawValue }.joined(separator: ", ")
  }

  /// The reason why a door does not take a request.
  func refusal(of verb: Verb) -> InputError {
    let place =
      self == .control
      ? "a stream"
      : verb.doors.contains(.stream)
        ? "a board that this command emulates, without --motion FILE.csv" : "a control connection"
    return InputError("\(verb.rawValue) is a request to \(place): here it is one of \(names)")
  }
}
