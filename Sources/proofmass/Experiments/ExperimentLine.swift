// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

/// One line of the text of experiments, as words.
struct ExperimentLine {
  /// The number of the line, from 1.
  var number: Int
  var words: [String]

  var text: String { words.joined(separator: " ") }

  /// The line as a step on a chip.
  func step(on chip: ChipArgument) throws(UserError) -> ExperimentStep {
    do throws(UserError) {
      return ExperimentStep(action: try action(on: chip), text: text)
    } catch { throw .usage("line \(number), \(quoted(text)): \(error.line)") }
  }

  private func action(on chip: ChipArgument) throws(UserError) -> ExperimentStep.Action {
    let rest = Array(words.dropFirst())
    switch words[0] {
    case "write" where rest.count > 1:
      return .write(try address(rest[0], chip), try rest.dropFirst().map(Self.byte))
    case "read": return .read(try place(rest, chip))
    case "discard": return .discard(try place(rest, chip))
    case "wait" where rest.count == 1: return .wait(try duration(rest[0]))
    case "poll" where rest.count == 4 && rest[2] == "for":
      let (mask, value) = try bits(rest[1])
      return .poll(try address(rest[0], chip), mask: mask, value: value, for: try duration(rest[3]))
    case "any": return .any(try place(seriesPlace(rest), chip), try series(rest))
    case "all": return .all(try place(seriesPlace(rest), chip), try series(rest))
    case "mean": return .mean(try outputs(rest, chip), try series(rest))
    case "magnitude": return .magnitude(try outputs(rest, chip), try series(rest))
    case "bits" where rest.count == 2:
      return .bits(try address(rest[0], chip), mask: try Self.byte(rest[1]))
    case "period" where rest.count == 3:
      return .period(
        ExperimentStep.Place(
          address: try address(rest[0], chip), count: try number(rest[1], upTo: 4096)),
        try number(rest[2], upTo: 4096))
    case "ratio" where rest.isEmpty: return .ratio
    case "difference" where rest.isEmpty: return .difference
    case "rate" where rest.count > 5 && rest[2] == "reading" && rest[rest.count - 2] == "for":
      let (mask, _) = try bits(rest[1])
      return .rate(
        try address(rest[0], chip), mask: mask,
        reading: try place(Array(rest[3..<(rest.count - 2)]), chip),
        for: try duration(rest[rest.count - 1]))
    case "turn", "knock", "replug":
      guard rest.isEmpty, let gesture = ExperimentStep.Gesture(rawValue: words[0]) else { break }
      return .gesture(gesture)
    default: break
    }
    guard let form = Self.forms.first(where: { $0.hasPrefix(words[0] + " ") || $0 == words[0] })
    else {
      let known = Self.forms.map { String($0.prefix { $0 != " " }) }
      throw .usage(
        "unknown step\(advice(for: words[0], among: known)): one of \(known.joined(separator: ", "))"
      )
    }
    throw .usage("write it as `\(form)`")
  }

  /// The forms of all steps.
  static let forms = [
    "write REGISTER BYTE…", "read REGISTER[&MASK] [COUNT] [plain]",
    "discard REGISTER [COUNT] [plain]",
    "wait TIME", "poll REGISTER MASK[=VALUE] for TIME",
    "any REGISTER[&MASK] [COUNT] of N every TIME",
    "all REGISTER[&MASK] [COUNT] of N every TIME", "mean OUTPUT of N every TIME",
    "magnitude OUTPUT of N every TIME", "rate REGISTER MASK reading REGISTER [COUNT] for TIME",
    "bits REGISTER MASK", "period REGISTER COUNT N", "ratio", "difference", "turn", "knock",
    "replug", "do STEPS [N]",
  ]

  // MARK: Words

  /// The address of a register by its name, in any bank, or any address as 0x….
  private func address(_ text: String, _ chip: ChipArgument) throws(UserError) -> UInt8 {
    if text.hasPrefix("0x"), let address = integer(text).flatMap({ UInt8(exactly: $0) }) {
      return address
    }
    return try RegisterName(text, of: chip, inBanks: true).register.address
  }

  private static func byte(_ text: String) throws(UserError) -> UInt8 {
    guard text.utf8.count == 2, let byte = UInt8(text, radix: 16) else {
      throw .usage("\(quoted(text)) is no byte: two hexadecimal digits, like 27")
    }
    return byte
  }

  private func duration(_ text: String) throws(UserError) -> Duration {
    guard let time = Duration(argument: text), time <= .seconds(60) else {
      throw .usage("\(quoted(text)) is no time: up to 60s, like 20ms")
    }
    return time
  }

  private func number(_ text: String, upTo most: Int) throws(UserError) -> Int {
    guard let number = Int(text), 1...most ~= number else {
      throw .usage("\(quoted(text)) is no number from 1 to \(most)")
    }
    return number
  }

  /// `MASK` or `MASK=VALUE`.
  private func bits(_ text: String) throws(UserError) -> (mask: UInt8, value: UInt8) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let mask = try Self.byte(parts[0])
    guard parts.count < 3 else { throw .usage("\(quoted(text)) is not MASK=VALUE, like 08=00") }
    return (mask, parts.count == 2 ? try Self.byte(parts[1]) : mask)
  }

  /// `REGISTER[&MASK] [COUNT] [plain]`.
  private func place(
    _ words: [String], _ chip: ChipArgument
  ) throws(UserError) -> ExperimentStep.Place {
    var words = words
    guard !words.isEmpty else { throw .usage("name a register") }
    let name = words.removeFirst().split(separator: "&", omittingEmptySubsequences: false)
    guard name.count < 3 else { throw .usage("one mask at most, like STATUS_REG&08") }
    var place = ExperimentStep.Place(address: try address(String(name[0]), chip))
    if name.count == 2 { place.mask = try Self.byte(String(name[1])) }
    if words.last == "plain" {
      place.isPlain = true
      words.removeLast()
    }
    if let count = words.first { place.count = try number(count, upTo: 4096) }
    guard words.count < 2 else { throw .usage("\(quoted(words[1])) is one word too many") }
    return place
  }

  private func seriesPlace(_ words: [String]) -> [String] {
    words.firstIndex(of: "of").map { Array(words[..<$0]) } ?? words
  }

  /// `… of N every TIME`.
  private func series(_ words: [String]) throws(UserError) -> ExperimentStep.Series {
    guard words.count > 4, words[words.count - 4] == "of", words[words.count - 2] == "every" else {
      throw .usage("it ends with `of N every TIME`")
    }
    let count = try number(words[words.count - 3], upTo: 10_000)
    let series = ExperimentStep.Series(count: count, period: try duration(words[words.count - 1]))
    guard series.period * series.count <= .seconds(120) else {
      throw .usage("it takes more than two minutes")
    }
    return series
  }

  private func outputs(
    _ words: [String], _ chip: ChipArgument
  ) throws(UserError) -> ExperimentStep.Outputs {
    let name = words.first ?? ""
    // The first of three words, the low byte first, of parts that name only their high bytes.
    if name.hasPrefix("0x") {
      return ExperimentStep.Outputs(address: try address(name, chip), isLittleEndian: true)
    }
    guard let pair = RegisterPair(name, of: chip) else {
      // Some parts name the halves otherwise: the register of the first high byte.
      return ExperimentStep.Outputs(address: try address(name, chip), isLittleEndian: false)
    }
    return ExperimentStep.Outputs(
      address: min(pair.low.address, pair.high.address),
      isLittleEndian: pair.low.address < pair.high.address)
  }
}
