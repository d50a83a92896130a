// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer

/// The rule that an option names. Throws an error that suggests the nearest name if there is none.
func rule(_ identifier: String, of option: String) throws(UserError) -> Rule {
  if let rule = Rule(identifier: identifier) { return rule }
  let nearest = nearest(to: identifier, among: Rule.all.map(\.identifier)) ?? ""
  throw .usage("\(option) \(identifier): there is no such rule; the nearest is \(nearest)")
}

/// The output of `lint --explain` without a rule: all of them.
enum RuleList {
  static var text: String {
    var table = TextTable()
    for rule in Rule.all { table.append(rule.identifier, rule.severity.rawValue, rule.meaning) }
    return table.text
  }

  static var json: JSON { .object([("rules", .array(Rule.all.map { RulePage(rule: $0).json }))]) }
}

/// The output of `lint --explain` for a rule.
struct RulePage {
  let rule: Rule

  var text: String {
    let parts = [
      "\(rule.identifier) (\(rule.severity.rawValue)): \(rule.meaning)",
      rule.danger, "Source: \(rule.citation)", "Remedy: \(rule.remedy)",
    ]
    return parts.map { wrapped($0, at: 88) }.joined(separator: "\n")
  }

  var json: JSON {
    .object([
      ("identifier", .text(rule.identifier)), ("class", .text(rule.severity.rawValue)),
      ("meaning", .text(rule.meaning)), ("danger", .text(rule.danger)),
      ("source", .text(rule.citation)), ("remedy", .text(rule.remedy)),
    ])
  }

  /// The text in lines of at most this number of characters, unless a word is longer.
  private func wrapped(_ text: String, at width: Int) -> String {
    var lines = ""
    var column = 0
    for word in text.split(separator: " ") {
      if column > 0 {
        let fits = column + 1 + word.count <= width
        lines += fits ? " " : "\n"
        column = fits ? column + 1 : 0
      }
      lines += word
      column += word.count
    }
    return lines + "\n"
  }
}

/// The word with the smallest edit distance to a text; nil for none.
private func nearest(to text: String, among words: [String]) -> String? {
  let wanted = Array(text.unicodeScalars.prefix(64))
  return words.min { changes($0, wanted) < changes($1, wanted) }
}

/// The edit distance: the number of characters to insert, remove or replace.
private func changes(_ word: String, _ wanted: [Unicode.Scalar]) -> Int {
  var row = Array(0...wanted.count)
  for scalar in word.unicodeScalars {
    var diagonal = row[0]
    row[0] += 1
    for column in wanted.indices {
      let replaced = diagonal + (wanted[column] == scalar ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[wanted.count]
}
