// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

extension Wiring {
  /// The chips with their sensors as one board: at most one sensor of a quantity.
  ///
  /// - Parameter collects: Whether FIFOs are used at high sample rates.
  func board(
    _ chips: [ChipArgument], _ mode: SamplingMode = .onDemand, collects: Bool = true
  ) throws(Complaint) -> sending Sensors {
    var board = Sensors(clock: clock, mode: mode)
    for chip in chips.devices {
      try check(chip)
      let link = try link(to: chip)
      let line = try line(of: chip)
      do throws(SensorError) {
        board.add(
          try chip.driver(on: link, collects: collects, clock), rate: chip.rate, mount: chip.mount,
          line: line)
      } catch { throw complaint(error, chip) }
    }
    return board
  }
}

extension SensorDemand {
  /// The rates of the chips on the command line.
  init(_ chips: [ChipArgument]) {
    self.init()
    for chip in chips { self[chip.model.quantity] = chip.rate }
  }
}

extension [ChipArgument] {
  /// The chip that is a board's sensor of a quantity; nil where there is none.
  func first(of quantity: Quantity) -> ChipArgument? {
    first { $0.model.quantity == quantity }
  }
}
