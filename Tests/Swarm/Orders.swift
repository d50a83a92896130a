// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

/// Every order of what can happen to a part, up to a depth: a sample arrives, a transaction fails, the supply dips before
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

  /// The number of orders of a depth.
  func count(_ depth: Int) -> Int { (0..<depth).reduce(1) { count, _ in count * events.count } }

  /// The program of an order by its number.
  func program(_ number: Int, depth: Int) -> Program {
    var (program, number) = (start, number)
    for _ in 0..<depth {
      program.steps += events[number % events.count]
      number /= events.count
    }
    return program
  }
}
