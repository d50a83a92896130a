// SPDX-License-Identifier: Apache-2.0

internal import ProofMass
internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassMotion

/// Drivers for the circuit's chips.
extension BoardSensors
where Link == EitherBus<CircuitI2C, CircuitSPI>, Line == NoLine, Clock == CircuitTimebase {
  /// Creates drivers of the circuit's chips.
  ///
  /// - Parameter fullScale: The accelerometer's full scale, in g: the part's next greater one, or
  ///   its greatest.
  /// - Throws: `wrongPart` for a part without a driver, or behind a chip that does not read it.
  init(of circuit: Circuit, fullScale: Double) throws(SensorError) {
    let clock = circuit.timebase
    self.init(clock: clock)
    for (target, facts) in circuit.mounted where circuit.carrier(of: target) == nil {
      guard let part = SensorPart(named: facts.name) else { throw .wrongPart }
      var ranges: [Quantity: Double] = [:]
      for sensor in part.sensors where sensor.quantity == .acceleration {
        ranges[.acceleration] = sensor.ranges.first { $0 >= fullScale }
      }
      var driver = try SensorDriver(
        part, on: circuit.link(to: target, part), ranges: ranges, clock)
      for one in try circuit.magnetometers(behind: target) { try driver.carry(one, clock) }
      add(driver)
    }
  }
}

extension Circuit {
  /// The magnetometers on the auxiliary bus of a chip.
  fileprivate func magnetometers(
    behind outer: Transaction.Target
  ) throws(SensorError) -> [InnerMagnetometer] {
    var found: [InnerMagnetometer] = []
    for (target, facts) in mounted where carrier(of: target) == outer {
      guard case .i2c(let address) = target, let part = SensorPart(named: facts.name),
        let one = InnerMagnetometer(part, range: nil, at: address, mount: .aligned)
      else { throw .wrongPart }
      found.append(one)
    }
    return found
  }

  fileprivate func link(
    to target: Transaction.Target, _ part: SensorPart
  ) -> EitherBus<CircuitI2C, CircuitSPI> {
    switch target {
    case .i2c(let address):
      return EitherBus(I2CDevice(wire, part.i2c.at(address)))
    case .spi(let select):
      // A chip that is on SPI has this framing.
      let framing =
        part.spi
        ?? SPITarget(readBit: 0, incrementBit: 0, addressMask: 0, singleRegisterFrames: true)
      return EitherBus(SPIDevice(wire(spi: select), framing))
    }
  }
}
