// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

// From what the command line says of a chip to its configured driver.
extension Wiring where Chip: ~Copyable {
  func accelerometer(_ chip: ChipArgument) throws(Complaint) -> Polled<LIS331DLH<Chip>> {
    var configuration = LIS331DLHConfiguration()
    if let rate = LIS331DLHConfiguration.Rate(hertz: chip.rate) { configuration.rate = rate }
    if let range = chip.range.flatMap(LIS331DLHConfiguration.Range.init(g:)) {
      configuration.range = range
    }
    let link = try link(to: chip)
    do throws(SensorError) {
      return Polled(try LIS331DLH(on: link, configuration), chip, clock)
    } catch { throw complaint(error, chip) }
  }

  func gyroscope(_ chip: ChipArgument) throws(Complaint) -> Polled<L3G4200D<Chip>> {
    var configuration = L3G4200DConfiguration()
    if let rate = L3G4200DConfiguration.Rate(hertz: chip.rate) { configuration.rate = rate }
    if let range = chip.range.flatMap(L3G4200DConfiguration.Range.init(degreesPerSecond:)) {
      configuration.range = range
    }
    let link = try link(to: chip)
    do throws(SensorError) {
      return Polled(try L3G4200D(on: link, configuration), chip, clock)
    } catch { throw complaint(error, chip) }
  }

  func compass(_ chip: ChipArgument) throws(Complaint) -> Measured<Chip> {
    let link = try link(to: chip)
    do throws(SensorError) {
      return Measured(try AK8975(on: link, clock), chip, clock)
    } catch { throw complaint(error, chip) }
  }
}
