// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassSystem

/// `[CHIP…] [-- COMMAND]`
///
/// One array, for the argument parser refuses a second one besides it.
struct ChipsAndCommand: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The chips on the board; all three by default. After --: a program and its arguments.",
      valueName: "CHIP"), completion: ChipModel.completion)
  var words: [String] = []

  var chips: [String] { Array(words.dropLast(commandCount)) }

  var command: [String] { words.suffix(commandCount) }

  /// How many words follow the first `--`; the parser has taken them all for values.
  private var commandCount: Int {
    let words = Arguments.all
    return words.firstIndex(of: "--").map { words.count - 1 - $0 } ?? 0
  }
}
