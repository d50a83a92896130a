// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassDatasheets
import ProofMassEmulation

/// Every operation of a driver with a fault in its transactions, and then every operation: in the driver's plain
/// configuration, and in those of the first seeds that it accepts, and accepts with a FIFO.
struct Pairs {
  let part: SensorPart

  private static let faults: [Fault] = [
    .noAddressAcknowledge, .noAcknowledge(byte: 1), .shortRead(after: 1), .shortRead(after: 4),
    .timeout, .brownOut,
  ]
  /// Each of an operation's first transactions, and of its last, has a fault.
  static let (first, last) = (30, 10)

  /// - Parameter body: Takes a program; returns whether to go on.
  /// - Returns: Whether all programs were taken.
  func all(_ body: (Program) -> Bool) -> Bool {
    for start in starts {
      for operation in part.calls {
        let call = Program.Step.call(operation, seed: 2)
        let before = program(start).run().transactions
        let count = program(start + [call]).run().transactions - before
        for number in 1...max(1, count)
        where number <= Self.first || number > count - Self.last {
          for fault in Self.faults {
            for next in part.calls {
              let steps = start + [.fault(fault, at: number, count: 1), call, .repair]
              guard body(program(steps + [.call(next, seed: 3)])) else { return false }
            }
          }
        }
      }
    }
    return true
  }

  /// A driver, and what it is configured to.
  private var starts: [[Program.Step]] {
    let plain = [Program.Step.restart]
    let configured = (0..<UInt64(1000)).lazy.map { plain + [.call("configure", seed: $0)] }
    let accepted = configured.first { program($0).run().refusals == 0 }
    let collecting = configured.first {
      part.calls.contains("drain") && program($0 + [.call("drain", seed: 0)]).run().refusals == 0
    }
    return [plain] + [accepted, collecting].compactMap { $0 }
  }

  private func program(_ steps: [Program.Step]) -> Program {
    var program = Program()
    program.isCalls = true
    program.chips = [
      Program.Chip(part: part.name, address: part.facts.i2c.addresses[0], rate: 1)
    ]
    program.steps = steps
    return program
  }
}
