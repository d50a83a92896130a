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
  /// - Throws: `unsupported` for a part without a driver of one sensor.
  init(of circuit: Circuit, fullScale: Double) throws(SensorError) {
    self.init(clock: circuit.timebase)
    for (target, facts) in circuit.mounted {
      try add(circuit.link(to: target, facts), facts.name, circuit.timebase, fullScale)
    }
  }

  private mutating func add(
    _ link: consuming Link, _ name: String, _ clock: CircuitTimebase, _ fullScale: Double
  ) throws(SensorError) {
    switch name {
    case "LIS331DLH", "LSM303DLH", "LSM303DLM": try add(link, .lis331dlh, fullScale)
    case "LIS331HH": try add(link, .lis331hh, fullScale)
    case "H3LIS331DL": try add(link, .h3lis331dl, fullScale)
    case "LIS331DL", "LIS302DL":
      add(.init(try LIS331DL(on: link, .init(range: fullScale > 2 ? .g8 : .g2))))
    case "L3G4200D": add(.init(try L3G4200D(on: link)))
    case "A3G4250D": add(.init(try L3G4200D(on: link, .init(part: .a3g4250d))))
    case "L3GD20": add(.init(try L3G4200D(on: link, .init(part: .l3gd20))))
    case "L3GD20H": add(.init(try L3G4200D(on: link, .init(part: .l3gd20h))))
    case "AK8975": add(.init(try AK8975(on: link, clock)))
    case "AK8963": add(.init(try AK8963(on: link, clock)))
    case "AK09916": add(.init(try AK09916(on: link, clock)))
    case "AK8973": add(.init(try AK8973(on: link, clock)))
    default: throw .unsupported
    }
  }

  private mutating func add(
    _ link: consuming Link, _ part: LIS331DLHConfiguration.Part, _ fullScale: Double
  ) throws(SensorError) {
    let range = LIS331DLHConfiguration.Range.allCases.first { range in
      range.part == part && range.g >= fullScale
    }
    add(.init(try LIS331DLH(on: link, .init(part: part, range: range))))
  }
}

extension Circuit {
  fileprivate func link(
    to target: Transaction.Target, _ facts: ChipFacts
  ) -> EitherBus<CircuitI2C, CircuitSPI> {
    switch target {
    case .i2c(let address):
      return EitherBus(
        I2CDevice(wire, I2CTarget(address: address, incrementBit: facts.i2c.incrementBit)))
    case .spi(let select):
      return EitherBus(
        SPIDevice(
          wire(spi: select),
          SPITarget(
            readBit: facts.spi?.readBit ?? 0, incrementBit: facts.spi?.incrementBit ?? 0,
            addressMask: facts.spi?.addressMask ?? 0,
            singleRegisterFrames: facts.spi?.oneRegisterAWrite ?? true)))
    }
  }
}
