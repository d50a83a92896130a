// SPDX-License-Identifier: Apache-2.0

/// A bug in the silicon of the first chip of each program's board.
struct Planted: Hashable {
  var part: String
  /// nil for none.
  var mutant: String?
  /// Whether the programs call the operations of its driver.
  var isCalls = false

  /// The number of steps after which it is found in programs of the first seeds; nil where it is not.
  func steps(programs: UInt64) -> Int? {
    var steps = 0
    for seed in 1...programs {
      var drawing = Drawing(seed: seed)
      var program = isCalls ? drawing.calls(of: part) : drawing.program(of: part)
      program.chips[0].mutant = mutant
      let verdict = program.run()
      steps += verdict.step
      if verdict.failure != nil { return steps }
    }
    return nil
  }
}
