// SPDX-License-Identifier: Apache-2.0

/// The known word that a misspelt one most probably means, for the line of an error:
/// ` (did you mean lis331dlh?)`; empty where none is near.
func advice(for word: String, among known: [String]) -> String {
  let letters = Array(word.lowercased())
  // No word of the command is longer than 40 letters.
  guard letters.count <= 40, !known.contains(word) else { return "" }
  let most = letters.count / 3
  let near = known.map { (word: $0, distance: distance(letters, Array($0.lowercased()))) }
    .min { $0.distance < $1.distance }
  guard let near, near.distance <= most else { return "" }
  return " (did you mean \(near.word)?)"
}

/// The number of letters to insert, remove, replace, or exchange with their neighbours, until two words are the
/// same (the optimal string alignment distance).
private func distance(_ a: [Character], _ b: [Character]) -> Int {
  var (before, last) = ([Int](), Array(0...b.count))
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      row.append(least)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
