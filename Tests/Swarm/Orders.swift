// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

/// Every order of what can happen to a part: a sample arrives, a transaction fails, the supply dips before
/// a transaction or between two, the drivers are new.
struct Orders {
  private let events: [[Program.Step]]
  private let start: Program

  /// - Parameter part: A part that has a driver.
  init?(part name: String, collects: Bool, isOnDemand: Bool) {
    guard let part = SensorPart(named: name), let address = part.facts.i2c.addresses.first else {
      return nil
    }
    // About 100 Hz; in a FIFO more, because slower samples are polled.
    let wanted = collects ? 208.0 : 90.0
    let rate = (part.rates ?? [50]).first { $0 >= wanted } ?? part.rates?.last ?? 50
    let chip = Program.Chip(part: name, address: address, rate: rate, collects: collects)
    start = Program(
      isOnDemand: isOnDemand, chips: [chip],
      steps: (isOnDemand ? [.demand([rate, rate, rate])] : []) + [.run(300_000_000)])
    let sample = Program.Step.run(Int64(1.2e9 / rate) + 5_000_000)
    events = [
      [sample], [.fault(.timeout, at: 1, count: 1), sample],
      [.fault(.brownOut, at: 1, count: 1), sample], [.fault(.brownOut, at: 2, count: 1), sample],
      [.powerCycle], [.restart],
    ]
  }

  /// Calls a function with each order of so many events, of which at most some are others than the arrival of a sample,
  /// until it returns false.
  ///
  /// - Returns: Whether it returned true for all of them.
  func all(_ depth: Int, others: Int, _ body: (Program) -> Bool) -> Bool {
    var program = start
    return extend(&program, depth, others, body)
  }

  private func extend(
    _ program: inout Program, _ depth: Int, _ others: Int, _ body: (Program) -> Bool
  ) -> Bool {
    guard depth > 0 else { return body(program) }
    let count = program.steps.count
    for (number, steps) in events.enumerated() where number == 0 || others > 0 {
      program.steps += steps
      defer { program.steps.removeSubrange(count...) }
      let left = number == 0 ? others : others - 1
      guard extend(&program, depth - 1, left, body) else { return false }
    }
    return true
  }
}
