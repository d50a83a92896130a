// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

// From what the command line says of a chip to its configured driver.
extension Wiring where Chip: ~Copyable {
  func accelerometer(_ chip: ChipArgument) throws(Complaint) -> Polled<OneAccelerometer<Chip>> {
    let link = try link(to: chip)
    let line = try line(of: chip)
    do throws(SensorError) {
      return Polled(try accelerometer(on: link, chip), chip, line, clock)
    } catch { throw complaint(error, chip) }
  }

  private func accelerometer(
    on link: consuming Chip, _ chip: ChipArgument
  ) throws(SensorError) -> OneAccelerometer<Chip> {
    switch chip.model.driver {
    case .lis331dlh(let part):
      var configuration = LIS331DLHConfiguration(part: part)
      if let rate = LIS331DLHConfiguration.Rate(hertz: chip.rate) { configuration.rate = rate }
      if let range = chip.range.flatMap(LIS331DLHConfiguration.Range.init(g:)) {
        configuration.range = range
      }
      if chip.line != nil { configuration.pins.interrupt1 = .dataReady }
      return OneAccelerometer(try LIS331DLH(on: link, configuration))
    case .lis331dl:
      var configuration = LIS331DLConfiguration()
      if let rate = LIS331DLConfiguration.Rate(hertz: chip.rate) { configuration.rate = rate }
      if let range = chip.range.flatMap(LIS331DLConfiguration.Range.init(g:)) {
        configuration.range = range
      }
      if chip.line != nil { configuration.pins.interrupt1 = .dataReady }
      return OneAccelerometer(try LIS331DL(on: link, configuration))
    default: throw .unsupported
    }
  }

  func gyroscope(_ chip: ChipArgument) throws(Complaint) -> Polled<L3G4200D<Chip>> {
    guard case .l3g4200d(let part) = chip.model.driver else {
      throw complaint(SensorError.unsupported, chip)
    }
    var configuration = L3G4200DConfiguration(part: part)
    if let rate = L3G4200DConfiguration.Rate(hertz: chip.rate) { configuration.rate = rate }
    if let range = chip.range.flatMap(L3G4200DConfiguration.Range.init(degreesPerSecond:)) {
      configuration.range = range
    }
    if chip.line != nil { configuration.pins.dataReady = true }
    let link = try link(to: chip)
    let line = try line(of: chip)
    do throws(SensorError) {
      return Polled(try L3G4200D(on: link, configuration), chip, line, clock)
    } catch { throw complaint(error, chip) }
  }

  func compass(_ chip: ChipArgument) throws(Complaint) -> Measured<Chip> {
    let link = try link(to: chip)
    let line = try line(of: chip)
    do throws(SensorError) {
      return Measured(try compass(on: link, chip), chip, line, clock)
    } catch { throw complaint(error, chip) }
  }

  private func compass(
    on link: consuming Chip, _ chip: ChipArgument
  ) throws(SensorError) -> OneCompass<Chip> {
    switch chip.model.driver {
    case .ak8975: return OneCompass(try AK8975(on: link, clock))
    case .ak8963: return OneCompass(try AK8963(on: link, clock))
    case .ak8973: return OneCompass(try AK8973(on: link, clock))
    default: throw .unsupported
    }
  }
}
