// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

extension Wiring {
  /// The chips with their sensors as one board.
  ///
  /// - Parameter collects: Whether FIFOs are used at high sample rates.
  func board(
    _ chips: [ChipArgument], _ mode: SamplingMode = .onDemand, collects: Bool = true
  ) throws(UserError) -> sending Sensors {
    var board = Sensors(clock: clock, mode: mode)
    for chip in chips.devices {
      let driver = try driver(of: chip, collects: collects)
      board.add(driver, rate: chip.rate, mount: chip.mount, line: try line(of: chip))
    }
    return board
  }
}
