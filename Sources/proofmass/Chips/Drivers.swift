// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

extension ChipArgument {
  /// The driver of the chip, configured by the command line.
  ///
  /// - Parameter collects: Whether a FIFO is used at high sample rates.
  func driver<Link: Bus & ~Copyable>(
    on link: consuming Link, collects: Bool = false, _ clock: some Timebase
  ) throws(SensorError) -> SensorDriver<Link> {
    try SensorDriver(
      model.part, on: link, rate: rate, ranges: ranges, showsDataReady: line != nil,
      collects: collects, clock)
  }
}

extension Wiring {
  /// A chip with its sensors by itself, without its data-ready line.
  func sensor(_ chip: ChipArgument) throws(UserError) -> SampledSensor<ChipLink, NoLine> {
    try check(chip)
    let link = try link(to: chip)
    do throws(SensorError) {
      return SampledSensor(
        try chip.driver(on: link, clock), rate: chip.rate, mount: chip.mount, nil, clock)
    } catch { throw userError(error, chip) }
  }
}
