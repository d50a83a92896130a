// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

/// A block of the text of experiments: a policy with the steps that decide it, or steps that others use.
struct Experiment {
  /// The name of the policy, or of the steps.
  var name: String
  /// Whether it is a block of steps for `do`.
  var isShared: Bool
  /// The parts it is for, in lower case, where `*` at the end stands for any rest; none means all with the policy.
  var parts: [String] = []
  /// What it does, in a sentence.
  var why = ""
  /// The reason why no steps decide it; nil where some do.
  var undecidable: String?
  /// The only bus on which it works: i2c or spi; nil for both.
  var bus: String?
  var lines: [ExperimentLine] = []
  /// Whether the text of a user has it, whose mistakes are reported.
  var isForeign = false

  func isFor(_ part: String) -> Bool {
    parts.isEmpty
      || parts.contains { $0.hasSuffix("*") ? part.hasPrefix($0.dropLast()) : part == $0 }
  }
}

/// Experiments from a text.
struct ExperimentText {
  private(set) var blocks: [Experiment] = []

  init() {}

  /// A text whose blocks are used before those of another one.
  init(_ text: String, before other: ExperimentText) throws(UserError) {
    try self.init(text)
    guard !blocks.isEmpty else { throw .usage("no block: one begins with `policy NAME`") }
    for index in blocks.indices { blocks[index].isForeign = true }
    append(other)
  }

  mutating func append(_ other: ExperimentText) { blocks += other.blocks }

  /// - Parameter text: Blocks that begin with `policy NAME` or `steps NAME`; `#` begins a comment.
  init(_ text: String) throws(UserError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      if let first = words.first {
        try append(first, ExperimentLine(number: index + 1, words: words))
      }
    }
  }

  private mutating func append(_ first: String, _ line: ExperimentLine) throws(UserError) {
    let rest = Array(line.words.dropFirst())
    func mistake(_ words: String) -> UserError {
      .usage("line \(line.number), \(quoted(line.text)): \(words)")
    }
    if first == "policy" || first == "steps" {
      guard rest.count == 1 else { throw mistake("`\(first) NAME` begins a block") }
      return blocks.append(Experiment(name: rest[0], isShared: first == "steps"))
    }
    guard !blocks.isEmpty else { throw mistake("a block begins with `policy NAME`") }
    let last = blocks.count - 1
    switch first {
    case "parts":
      let names = ChipModel.allCases.map(\.rawValue)
      for name in rest.map({ $0.lowercased() }) {
        let isKnown =
          name.hasSuffix("*")
          ? names.contains { $0.hasPrefix(name.dropLast()) } : names.contains(name)
        guard isKnown else {
          throw mistake("no part \(quoted(name))\(advice(for: name, among: names))")
        }
        blocks[last].parts.append(name)
      }
    case "why": blocks[last].why = rest.joined(separator: " ")
    case "undecidable": blocks[last].undecidable = rest.joined(separator: " ")
    case "only":
      guard rest == ["i2c"] || rest == ["spi"] else { throw mistake("`only i2c` or `only spi`") }
      blocks[last].bus = rest[0]
    default:
      guard blocks[last].lines.count < 500 else { throw mistake("a block has at most 500 steps") }
      blocks[last].lines.append(line)
    }
  }

  /// The block for a part, a user's before the command's: the first that names it, or else the first that names no
  /// part.
  func block(_ name: String, isShared: Bool = false, for part: String) -> Experiment? {
    let found = blocks.filter { $0.name == name && $0.isShared == isShared && $0.isFor(part) }
    let own = found.filter(\.isForeign)
    let candidates = own.isEmpty ? found : own
    return candidates.first { !$0.parts.isEmpty } ?? candidates.first
  }

  /// The steps of a block on a chip, with those of its `do` lines.
  func steps(
    of block: Experiment, on chip: ChipArgument
  ) throws(UserError) -> [ExperimentStep] {
    var left = 2000
    return try steps(of: block, on: chip, depth: 0, &left)
  }

  private func steps(
    of block: Experiment, on chip: ChipArgument, depth: Int, _ left: inout Int
  ) throws(UserError) -> [ExperimentStep] {
    var steps: [ExperimentStep] = []
    for line in block.lines {
      left -= 1
      guard left > 0 else { throw .usage("\(block.name) has more than 2000 steps") }
      guard line.words[0] == "do" else {
        steps.append(try line.step(on: chip))
        continue
      }
      let times = line.words.count == 3 ? Int(line.words[2]) ?? 0 : 1
      guard 2...3 ~= line.words.count, 1...100 ~= times, depth < 8,
        let shared = self.block(line.words[1], isShared: true, for: chip.model.rawValue)
      else {
        throw .usage(
          "line \(line.number), \(quoted(line.text)): there are no such steps for \(chip.name)")
      }
      for _ in 0..<times {
        steps += try self.steps(of: shared, on: chip, depth: depth + 1, &left)
      }
    }
    return steps
  }
}
