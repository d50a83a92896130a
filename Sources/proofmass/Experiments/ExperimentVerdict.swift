// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// What an experiment found out about one policy.
enum ExperimentVerdict {
  /// The reading that the chip follows, and the answers that say so.
  case reading(String, evidence: [String])
  /// Why it is not known.
  case undecided(String)

  var reading: String? { if case .reading(let value, _) = self { value } else { nil } }
}

/// The predictions of all values of a policy, side by side.
struct Predictions {
  let steps: [ExperimentStep]
  let all: [Prediction]

  /// Whether some answer distinguishes two values.
  func areDistinct(_ one: Prediction, _ other: Prediction) -> Bool {
    steps.indices.contains { !evidence(one, other, at: $0).isEmpty }
  }

  /// Whether two values, by their names, are distinct.
  func areDistinct(_ one: String, _ other: String) -> Bool {
    guard let first = all.first(where: { $0.value == one }),
      let second = all.first(where: { $0.value == other })
    else { return true }
    return areDistinct(first, second)
  }

  /// A bit of a byte, or the number, of an answer.
  private enum Mark: Equatable {
    case bits(byte: Int, UInt8)
    case number
  }

  /// Where the answers to a step differ between two values in every run.
  private func evidence(_ one: Prediction, _ other: Prediction, at step: Int) -> [Mark] {
    guard let first = one.expected[step], let second = other.expected[step] else { return [] }
    var marks: [Mark] = []
    for byte in first.bytes.indices {
      let bits =
        first.fixed[byte] & second.fixed[byte] & (first.bytes[byte] ^ second.bytes[byte])
      if bits != 0 { marks.append(.bits(byte: byte, bits)) }
    }
    if let a = first.interval, let b = second.interval, !a.overlaps(b) { marks.append(.number) }
    return marks
  }

  /// Judges the answers of several runs.
  func verdict(on runs: [[Int: ExperimentAnswer]]) -> ExperimentVerdict {
    if let pair = twins, pair.count == all.count {
      return .undecided("the steps cannot tell apart \(pair.joined(separator: ", "))")
    }
    let left = all.filter { value in !runs.contains { contradicts($0, value) } }
    guard let found = left.first else { return .undecided("neither: \(surprise(in: runs))") }
    // What a part is documented to do is also one of the other values.
    let others = left.filter { !["by-part", "part"].contains($0.value) }
    if left.count == 2, others.count == 1 {
      return .reading(others[0].value, evidence: words(for: others[0], runs[0]))
    }
    guard left.count == 1 else {
      return .undecided("cannot be told apart: \(left.map(\.value).joined(separator: ", "))")
    }
    return .reading(found.value, evidence: words(for: found, runs[0]))
  }

  /// All values, where no two of them are distinct; nil otherwise.
  private var twins: [String]? {
    for (index, one) in all.enumerated() {
      if all[(index + 1)...].contains(where: { areDistinct(one, $0) }) { return nil }
    }
    return all.map(\.value)
  }

  /// Whether an answer excludes a value: in what distinguishes it from another one, or in further bits of such a byte,
  /// which all emulated parts have alike.
  private func contradicts(_ answers: [Int: ExperimentAnswer], _ value: Prediction) -> Bool {
    steps.indices.contains { step in
      guard let expected = value.expected[step], let answer = answers[step] else { return false }
      return all.contains { other in
        evidence(value, other, at: step).contains { mark in
          switch mark {
          case .bits(let byte, _):
            (answer.bytes[byte] ^ expected.bytes[byte]) & expected.fixed[byte] != 0
          case .number:
            answer.number.map {
              Self.isFar($0, from: expected.interval, other.expected[step]?.interval)
            } ?? true
          }
        }
      }
    }
  }

  /// Whether a number is too far from an interval: by a quarter of the gap between it and that of another value. A chip
  /// may differ from all emulated ones a little, but not as two readings differ.
  private static func isFar(
    _ number: Double, from own: ClosedRange<Double>?, _ other: ClosedRange<Double>?
  ) -> Bool {
    guard let own, let other else { return true }
    let gap = max(other.lowerBound - own.upperBound, own.lowerBound - other.upperBound)
    let distance = max(number - own.upperBound, own.lowerBound - number)
    return distance > gap / 4
  }

  // MARK: Words

  /// What emulated parts of each value answer to each step; a point is a bit that differs among them.
  func append(to table: inout TextTable) {
    for step in steps.indices {
      let text = steps[step].text
      for value in all {
        guard let expected = value.expected[step] else { continue }
        let bytes = zip(expected.bytes, expected.fixed).map { Self.binary($0, fixed: $1) }
        let number = expected.numbers.map { [Self.text($0)] } ?? []
        table.append("", text, value.value, (number + bytes.prefix(12)).joined(separator: " "))
      }
    }
  }

  /// The answers that distinguish a value from each other one, at most three.
  private func words(for found: Prediction, _ answers: [Int: ExperimentAnswer]) -> [String] {
    var lines: [String] = []
    for other in all where other.value != found.value {
      for step in steps.indices {
        guard let mark = evidence(found, other, at: step).first else { continue }
        let line = words(mark, step, answers, [found, other])
        if !lines.contains(line) { lines.append(line) }
        break
      }
    }
    return Array(lines.prefix(3))
  }

  /// `read STATUS_REG: 00001011 (odd-byte ….1011, any-byte ….1010)`
  private func words(
    _ mark: Mark, _ step: Int, _ answers: [Int: ExperimentAnswer], _ values: [Prediction]
  ) -> String {
    let answer = answers[step]
    switch mark {
    case .number:
      let found = answer?.number.map { rounded($0) } ?? "none"
      let known = values.map { value in
        let range = value.expected[step]?.numbers
        return "\(value.value) \(range.map { Self.text($0) } ?? "none")"
      }
      return "\(steps[step].text): \(found) (\(known.joined(separator: ", ")))"
    case .bits(let byte, _):
      let place = (answer?.bytes.count ?? 0) > 1 ? ", byte \(byte + 1)" : ""
      let found = answer.map { Self.binary($0.bytes[byte]) } ?? "none"
      let known = values.map { value in
        let expected = value.expected[step]
        let text = expected.map { Self.binary($0.bytes[byte], fixed: $0.fixed[byte]) } ?? ""
        return "\(value.value) \(text)"
      }
      return "\(steps[step].text)\(place): \(found) (\(known.joined(separator: ", ")))"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(rounded(range.lowerBound)) to \(rounded(range.upperBound))"
  }

  private static func binary(_ byte: UInt8, fixed: UInt8 = 0xFF) -> String {
    String(
      (0..<8).reversed().map { bit in
        fixed >> bit & 1 == 0 ? "." : byte >> bit & 1 == 1 ? "1" : "0"
      })
  }

  /// The first answer that each value excludes.
  private func surprise(in runs: [[Int: ExperimentAnswer]]) -> String {
    for step in steps.indices {
      for (index, value) in all.enumerated() {
        for other in all[(index + 1)...] {
          guard let mark = evidence(value, other, at: step).first else { continue }
          for answers in runs where all.allSatisfy({ contradicts(answers, $0) }) {
            return "this chip does something else: " + words(mark, step, answers, all)
          }
        }
      }
    }
    return "its answers change from run to run"
  }
}
