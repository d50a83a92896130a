// SPDX-License-Identifier: Apache-2.0

/// The most common mistakes in word order: `proofmass --bus 1 detect` and `proofmass get 1 ak8975 WIA`.
enum OptionsFirst {
  /// The verbs that take chips on a bus.
  private static let haveBus = [
    "dump", "get", "set", "read", "stream", "selftest", "characterise", "calibrate", "motion",
    "events",
  ]

  /// - Parameters:
  ///   - words: The command line without the command's name.
  ///   - verbs: The names of all verbs.
  /// - Returns: The mistake, and the command line in the right order; nil where it is not one of these.
  static func advice(_ words: ArraySlice<String>, _ verbs: [String]) -> String? {
    guard let place = words.firstIndex(where: { verbs.contains($0) || $0 == "--" }),
      words[place] != "--"
    else { return nil }
    let verb = words[place]
    if words[words.startIndex].hasPrefix("-"), place > words.startIndex {
      return "options follow the verb: \(line([verb] + words[..<place] + words[(place + 1)...]))"
    }
    let rest = words[(place + 1)...].drop { $0 == "-y" }
    guard place == words.startIndex, let first = rest.first, UInt8(first) != nil,
      !rest.contains("--bus"), haveBus.contains(verb)
    else { return nil }
    return "a bus is an option: \(line([verb, "--bus"] + rest))"
  }

  private static func line(_ words: [String]) -> String {
    "`proofmass \(words.map(shellWord).joined(separator: " "))`"
  }

  /// A word as a shell reads it.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "-_=+,.:/@%".utf8.contains($0)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
