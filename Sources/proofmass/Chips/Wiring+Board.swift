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
      try check(chip)
      let link = try link(to: chip)
      let line = try line(of: chip)
      do throws(SensorError) {
        board.add(
          try chip.driver(on: link, collects: collects, clock), rate: chip.rate, mount: chip.mount,
          line: line)
      } catch { throw userError(error, chip) }
    }
    return board
  }
}
