// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassMotion

// From what the command line says of a chip to its configured driver.
extension ChipArgument {
  func accelerometer<Link: Bus & ~Copyable>(
    on link: consuming Link
  ) throws(SensorError) -> AnyAccelerometer<Link> {
    switch model.driver {
    case .lis331dlh(let part):
      var configuration = LIS331DLHConfiguration(part: part)
      if let rate = LIS331DLHConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      if let range = range.flatMap(LIS331DLHConfiguration.Range.init(g:)) {
        configuration.range = range
      }
      if line != nil { configuration.pins.interrupt1 = .dataReady }
      return AnyAccelerometer(try LIS331DLH(on: link, configuration))
    case .lis331dl:
      var configuration = LIS331DLConfiguration()
      if let rate = LIS331DLConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      if let range = range.flatMap(LIS331DLConfiguration.Range.init(g:)) {
        configuration.range = range
      }
      if line != nil { configuration.pins.interrupt1 = .dataReady }
      return AnyAccelerometer(try LIS331DL(on: link, configuration))
    default: throw .unsupported
    }
  }

  func gyroscope<Link: Bus & ~Copyable>(
    on link: consuming Link
  ) throws(SensorError) -> L3G4200D<Link> {
    guard case .l3g4200d(let part) = model.driver else { throw .unsupported }
    var configuration = L3G4200DConfiguration(part: part)
    if let rate = L3G4200DConfiguration.Rate(hertz: rate) { configuration.rate = rate }
    if let range = range.flatMap(L3G4200DConfiguration.Range.init(degreesPerSecond:)) {
      configuration.range = range
    }
    if line != nil { configuration.pins.dataReady = true }
    return try L3G4200D(on: link, configuration)
  }

  func compass<Link: Bus & ~Copyable>(
    on link: consuming Link, _ clock: some Timebase
  ) throws(SensorError) -> AnyCompass<Link> {
    switch model.driver {
    case .ak8975: return AnyCompass(try AK8975(on: link, clock))
    case .ak8963: return AnyCompass(try AK8963(on: link, clock))
    case .ak8973: return AnyCompass(try AK8973(on: link, clock))
    default: throw .unsupported
    }
  }
}

extension Wiring where Chip: ~Copyable {
  func accelerometer(
    _ chip: ChipArgument
  ) throws(Complaint) -> Polled<AnyAccelerometer<Chip>, ChipLine> {
    let link = try link(to: chip)
    let line = try line(of: chip)
    do throws(SensorError) {
      return Polled(try chip.accelerometer(on: link), mount: chip.mount, line, clock)
    } catch { throw complaint(error, chip) }
  }

  func gyroscope(_ chip: ChipArgument) throws(Complaint) -> Polled<L3G4200D<Chip>, ChipLine> {
    let link = try link(to: chip)
    let line = try line(of: chip)
    do throws(SensorError) {
      return Polled(try chip.gyroscope(on: link), mount: chip.mount, line, clock)
    } catch { throw complaint(error, chip) }
  }

  func compass(_ chip: ChipArgument) throws(Complaint) -> Measured<Chip, ChipLine> {
    let link = try link(to: chip)
    let line = try line(of: chip)
    do throws(SensorError) {
      return Measured(
        try chip.compass(on: link, clock), rate: chip.rate, mount: chip.mount, line, clock)
    } catch { throw complaint(error, chip) }
  }
}
