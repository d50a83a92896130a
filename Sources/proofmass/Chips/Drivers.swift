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
      collects: collects, acceptsIdentity: identity, clock)
  }
}

extension ChipArgument {
  /// What the driver of the chip in front has to know of a magnetometer behind it.
  fileprivate var innerMagnetometer: InnerMagnetometer? {
    InnerMagnetometer(model.part, range: range, at: innerAddress, mount: mount)
  }
}

extension Wiring {
  /// The driver of a chip and of the magnetometer behind it, configured by the command line.
  ///
  /// - Parameter collects: Whether a FIFO is used at high sample rates.
  func driver(
    of chip: ChipArgument, collects: Bool = false
  ) throws(UserError) -> sending SensorDriver<ChipLink> {
    try check(chip)
    let link = try link(to: chip)
    var driver: SensorDriver<ChipLink>
    do throws(SensorError) { driver = try chip.driver(on: link, collects: collects, clock) } catch {
      throw userError(error, chip)
    }
    for one in chip.behind {
      do throws(SensorError) {
        guard let magnetometer = one.innerMagnetometer else { throw .wrongPart }
        try driver.carry(magnetometer, clock)
      } catch { throw userError(error, one) }
    }
    return driver
  }

  /// A chip with its sensors by itself, without its data-ready line.
  func sensor(_ chip: ChipArgument) throws(UserError) -> SampledSensor<ChipLink, NoLine> {
    SampledSensor(try driver(of: chip), rate: chip.rate, mount: chip.mount, nil, clock)
  }
}
