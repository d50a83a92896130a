// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassMotion

extension ChipArgument {
  /// The driver of the chip, configured as the command line asks for it.
  func driver<Link: Bus & ~Copyable>(
    on link: consuming Link, _ clock: some Timebase
  ) throws(SensorError) -> SensorDriver<Link> {
    switch model.driver {
    case .lis331dlh(let part):
      var configuration = LIS331DLHConfiguration(part: part)
      if let rate = LIS331DLHConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      if let range = range.flatMap(LIS331DLHConfiguration.Range.init(g:)) {
        configuration.range = range
      }
      if line != nil { configuration.pins.interrupt1 = .dataReady }
      return SensorDriver(try LIS331DLH(on: link, configuration))
    case .lis331dl:
      var configuration = LIS331DLConfiguration()
      if let rate = LIS331DLConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      if let range = range.flatMap(LIS331DLConfiguration.Range.init(g:)) {
        configuration.range = range
      }
      if line != nil { configuration.pins.interrupt1 = .dataReady }
      return SensorDriver(try LIS331DL(on: link, configuration))
    case .l3g4200d(let part):
      var configuration = L3G4200DConfiguration(part: part)
      if let rate = L3G4200DConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      if let range = range.flatMap(L3G4200DConfiguration.Range.init(degreesPerSecond:)) {
        configuration.range = range
      }
      if line != nil { configuration.pins.dataReady = true }
      return SensorDriver(try L3G4200D(on: link, configuration))
    case .ak8975: return SensorDriver(try AK8975(on: link, clock))
    case .ak8963: return SensorDriver(try AK8963(on: link, clock))
    case .ak09916: return SensorDriver(try AK09916(on: link, clock))
    case .ak8973: return SensorDriver(try AK8973(on: link, clock))
    }
  }
}

extension Wiring where Chip: ~Copyable {
  /// A chip as a sensor by itself, without its data-ready line.
  func sensor(_ chip: ChipArgument) throws(Complaint) -> SampledSensor<Chip, NoLine> {
    let link = try link(to: chip)
    do throws(SensorError) {
      return SampledSensor(
        try chip.driver(on: link, clock), rate: chip.rate, mount: chip.mount, nil, clock)
    } catch { throw complaint(error, chip) }
  }
}
