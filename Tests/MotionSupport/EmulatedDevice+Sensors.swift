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
  /// - Throws: `wrongPart` for a part without a driver of one sensor.
  init(of circuit: Circuit, fullScale: Double) throws(SensorError) {
    let clock = circuit.timebase
    self.init(clock: clock)
    for (target, facts) in circuit.mounted {
      guard let part = SensorPart(named: facts.name) else { throw .wrongPart }
      var ranges: [Quantity: Double] = [:]
      for sensor in part.sensors where sensor.quantity == .acceleration {
        ranges[.acceleration] = sensor.ranges.first { $0 >= fullScale }
      }
      add(try SensorDriver(part, on: circuit.link(to: target, part), ranges: ranges, clock))
    }
  }
}

extension Circuit {
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
