// SPDX-License-Identifier: Apache-2.0

// The functions of proofmass.wasm on this computer: what a browser would do is read from standard input, a
// line each, and answered by a line. `scripts/wasm test` holds the answers against those of the WebAssembly.

import ProofMassControl
import ProofMassLibrary

/// A sum of numbers that changes with each of their bits: FNV-1a of 64 bits, over words.
func sum(_ numbers: [Double]) -> UInt64 {
  numbers.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1.bitPattern) &* 0x100_0000_01B3 }
}

struct Answerer {
  private var board: LibraryBoard?

  mutating func answer(_ verb: Substring, _ text: [UInt8]) -> String {
    if verb == "create" {
      do throws(InputError) {
        board = try LibraryBoard(text)
        return "created"
      } catch { return error.description }
    }
    guard let board else { return "no board" }
    let time = Int64(String(decoding: text, as: UTF8.self)) ?? 0
    switch verb {
    case "request": return line(board.answer(text))
    case "ask":
      board.ask(text)
      return ""
    case "step": return line(board.step(until: time))
    case "run":
      let count = board.run(until: time)
      return "\(count) \(sum(board.rows)) \(board.motions.count) \(sum(board.motions))"
    default: return "unknown verb"
    }
  }

  private func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: " ")
  }
}

var answerer = Answerer()
while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1)
  print(answerer.answer(words.first ?? "", Array((words.count > 1 ? words[1] : "").utf8)))
}
