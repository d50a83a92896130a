// SPDX-License-Identifier: Apache-2.0

import ChipPrograms
import Foundation
import Testing

/// Random register programs on every part, on I2C and SPI.
///
/// A program is 400 instructions from a seed. By default there are 25 programs for each part and
/// bus, 10 000 instructions. PROOFMASS_PROGRAMS sets the number of programs for each part and bus, PROOFMASS_SEED
/// the first seed:
///
///     PROOFMASS_PROGRAMS=10000 PROOFMASS_SEED=1 swift test --filter RandomProgramTests
@Suite struct RandomProgramTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The shell of a mutant that differs in nothing has no effect.
  @Test(arguments: Subject.all)
  func anyProgramOnAMutantWithoutDifference(subject: Subject) {
    for seed in 1...UInt64(3) {
      var program = ChipProgram(subject.comparedWithMutant, SeededBytes(seed: seed))
      if let problem = program.run(instructions: 200) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  @Test(arguments: Subject.all)
  func anyProgram(subject: Subject) {
    let first = UInt64(Self.number("PROOFMASS_SEED") ?? 1)
    let count = UInt64(Self.number("PROOFMASS_PROGRAMS") ?? 25)
    for seed in first..<first + count {
      var program = ChipProgram(subject, SeededBytes(seed: seed))
      if let problem = program.run(instructions: 400) {
        Issue.record("PROOFMASS_SEED=\(seed): \(problem)")
        return
      }
    }
  }
}
