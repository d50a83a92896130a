// SPDX-License-Identifier: Apache-2.0

// The registry of the parts that have a driver. It consists of arrays and names, which a
// microcontroller build does not need.
#if !NO_HEAP
  package import ProofMassCore
  package import ProofMassDatasheets

  /// One of the parts that ProofMass drives: its driver, its connections, its sensors and their rate.
  ///
  ///     for part in SensorPart.all { for sensor in part.sensors { print(part.name, sensor.ranges) } }
  ///
  /// A part that shares a register map is listed as soon as the datasheets contain it. A part with a map
  /// of its own needs a case of ``Driver`` and a row in ``all``; until then, ``withoutDriver`` names it.
  package struct SensorPart: Sendable {
    /// The driver of a part, and which of the driver's parts it is.
    package enum Driver: Equatable, Sendable {
      /// ``LIS331DLH``.
      case lis331dlh(LIS331DLHConfiguration.Part)
      /// ``LIS331DL``.
      case lis331dl
      /// ``LIS3DH``.
      case lis3dh(LIS3DHConfiguration.Part)
      /// ``ADXL345``.
      case adxl345(ADXL345Configuration.Part)
      /// ``L3G4200D``.
      case l3g4200d(L3G4200DConfiguration.Part)
      /// ``AK8975``.
      case ak8975
      /// ``AK8963``.
      case ak8963
      /// ``AK09916``.
      case ak09916
      /// ``AK8973``.
      case ak8973
      /// ``LIS3MDL``.
      case lis3mdl(LIS3MDLConfiguration.Part)
      /// ``LIS2MDL``.
      case lis2mdl(LIS2MDLConfiguration.Part)
      /// ``HMC5883L``.
      case hmc5883l(HMC5883LConfiguration.Part)
      /// ``LSM9DS1AG``.
      case lsm9ds1ag
      /// ``LSM6DSO``.
      case lsm6dso(LSM6DSOConfiguration.Part)
      /// ``LSM6DSL``.
      case lsm6dsl(LSM6DSLConfiguration.Part)
      /// ``MPU6500``.
      case mpu6500(MPU6500Configuration.Part)
      /// ``ICM20948``.
      case icm20948
    }

    /// A sensor of a part.
    package struct Sensor: Equatable, Sendable {
      /// The quantity that it measures.
      package let quantity: Quantity
      /// The number of bits of an accelerometer's sample, for twice its range; nil for other sensors, and for one that
      /// has a ``digit``.
      package let bits: Int?
      /// The digit in g of an accelerometer that has the same one in every range; nil for other sensors.
      package let digit: Double?
      /// The ranges, in g, degrees per second or gauss, the smallest first; empty for a sensor with one range.
      package let ranges: [Double]

      init(
        _ quantity: Quantity, bits: Int? = nil, digit: Double? = nil, ranges: [Double] = []
      ) {
        self.quantity = quantity
        self.bits = bits
        self.digit = digit
        self.ranges = ranges
      }

      /// The range for following a motion, where none is named; nil for a sensor with one range.
      ///
      /// It is the greatest, because what clips cannot be recovered; of a magnetometer the smallest beyond 1 G. A motion
      /// hardly changes its field, the Earth's with 0.65 G at most, and to this the digit of a great range is coarse.
      package var motionRange: Double? {
        quantity == .magneticFluxDensity ? ranges.first { $0 > 1 } : ranges.last
      }
    }

    /// The manufacturer's name: `LIS331DLH`.
    package let name: String
    private let readFacts: @Sendable () -> ChipFacts
    /// The driver, and which of the driver's parts this is.
    package let driver: Driver
    /// Its sensors, in the order of `Quantity`.
    package let sensors: [Sensor]
    /// Whether the axes of its raw counts are a left-handed frame, whose X is opposite to that of the values.
    package let isLeftHanded: Bool
    /// Whether the part has a thermometer.
    package let hasThermometer: Bool
    /// The rates at which all its sensors measure by themselves, in Hz, the slowest first; nil for a
    /// magnetometer whose measurements are started one by one: AKM's, the HMC5883L and its relatives.
    package let rates: [Double]?

    private init(
      _ name: String, _ facts: @escaping @autoclosure @Sendable () -> ChipFacts, _ driver: Driver,
      _ sensors: Sensor..., isLeftHanded: Bool = false, hasThermometer: Bool = false,
      rates: [Double]? = nil
    ) {
      self.name = name
      readFacts = facts
      self.driver = driver
      self.sensors = sensors
      self.isLeftHanded = isLeftHanded
      self.hasThermometer = hasThermometer
      self.rates = rates
    }

    /// Every part that has a driver: by quantity, the model of a register map before its relatives.
    package static let all: [SensorPart] = {
      var all = Datasheet.LIS331DLH.Variant.allCases.map { variant in
        let part = LIS331DLHConfiguration.Part(variant: variant)
        return SensorPart(
          variant.name, variant.facts, .lis331dlh(part),
          Sensor(.acceleration, bits: 12, ranges: part.ranges.map { $0.g }),
          rates: LIS331DLHConfiguration.Rate.allCases.map { $0.hertz })
      }
      all += Datasheet.LIS331DL.Variant.allCases.map { variant in
        SensorPart(
          variant.name, variant.facts, .lis331dl,
          Sensor(
            .acceleration, bits: 8, ranges: LIS331DLConfiguration.Range.allCases.map { $0.g }),
          rates: LIS331DLConfiguration.Rate.allCases.map { $0.hertz })
      }
      // In the driver's default mode, which has 12 bits.
      all += Datasheet.LIS3DH.Variant.allCases.map { variant in
        SensorPart(
          variant.name, variant.facts, .lis3dh(LIS3DHConfiguration.Part(variant: variant)),
          Sensor(.acceleration, bits: 12, ranges: LIS3DHConfiguration.Range.allCases.map { $0.g }),
          hasThermometer: variant.hasThermometer,
          rates: LIS3DHConfiguration.Mode.highResolution.rates)
      }
      // In full resolution.
      all += Datasheet.ADXL345.Variant.allCases.map { variant in
        SensorPart(
          variant.name, variant.facts, .adxl345(ADXL345Configuration.Part(variant: variant)),
          Sensor(
            .acceleration, digit: ADXL345Configuration().sensitivity.z.value(1),
            ranges: ADXL345Configuration.Range.allCases.map { $0.g }),
          rates: ADXL345Configuration.Rate.allCases.map { $0.hertz })
      }
      all += Datasheet.L3G4200D.Variant.allCases.map { variant in
        let part = L3G4200DConfiguration.Part(variant: variant)
        return SensorPart(
          variant.name, variant.facts, .l3g4200d(part),
          Sensor(.angularRate, ranges: part.ranges.map { $0.degreesPerSecond }),
          hasThermometer: true, rates: part.rates.map { $0.hertz })
      }
      all.append(
        SensorPart(
          Datasheet.AK8975.name, Datasheet.AK8975.facts, .ak8975, Sensor(.magneticFluxDensity)))
      all.append(
        SensorPart(
          Datasheet.AK8963.name, Datasheet.AK8963.facts, .ak8963, Sensor(.magneticFluxDensity)))
      all.append(
        SensorPart(
          Datasheet.AK09916.name, Datasheet.AK09916.facts, .ak09916, Sensor(.magneticFluxDensity)))
      all.append(
        SensorPart(
          Datasheet.AK8973.name, Datasheet.AK8973.facts, .ak8973, Sensor(.magneticFluxDensity),
          hasThermometer: true))
      all += Datasheet.LIS3MDL.Variant.allCases.map { variant in
        let part = LIS3MDLConfiguration.Part(variant: variant)
        return SensorPart(
          variant.name, variant.facts, .lis3mdl(part),
          Sensor(
            .magneticFluxDensity, ranges: LIS3MDLConfiguration.Range.allCases.map { $0.gauss }),
          hasThermometer: variant.hasThermometer, rates: part.rates.map { $0.hertz })
      }
      all += Datasheet.LIS2MDL.Variant.allCases.map { variant in
        SensorPart(
          variant.name, variant.facts, .lis2mdl(LIS2MDLConfiguration.Part(variant: variant)),
          Sensor(.magneticFluxDensity), hasThermometer: variant.hasThermometer,
          rates: LIS2MDLConfiguration.Rate.allCases.map { $0.hertz })
      }
      all += Datasheet.HMC5883L.Variant.allCases.map { variant in
        let part = HMC5883LConfiguration.Part(variant: variant)
        return SensorPart(
          variant.name, variant.facts, .hmc5883l(part),
          Sensor(.magneticFluxDensity, ranges: part.ranges.map { $0.gauss }))
      }
      all.append(
        SensorPart(
          Datasheet.LSM9DS1AG.name, Datasheet.LSM9DS1AG.facts, .lsm9ds1ag,
          Sensor(
            .acceleration, bits: 16,
            ranges: LSM9DS1AGConfiguration.AccelerometerRange.allCases.map { $0.g }),
          Sensor(
            .angularRate,
            ranges: LSM9DS1AGConfiguration.GyroscopeRange.allCases.map { $0.degreesPerSecond }),
          isLeftHanded: true, hasThermometer: true,
          rates: LSM9DS1AGConfiguration.Rate.allCases.map { $0.hertz(with: .both) }))
      all += Datasheet.LSM6DSO.Variant.allCases.map { variant in
        let part = LSM6DSOConfiguration.Part(variant: variant)
        return SensorPart(
          variant.name, variant.facts, .lsm6dso(part),
          Sensor(.acceleration, bits: 16, ranges: part.accelerometerRanges.map { $0.g }),
          Sensor(.angularRate, ranges: part.gyroscopeRanges.map { $0.degreesPerSecond }),
          hasThermometer: true,
          rates: LSM6DSOConfiguration.Rate.ofBothSensors.map { $0.hertz })
      }
      all += Datasheet.LSM6DSL.Variant.allCases.map { variant in
        let part = LSM6DSLConfiguration.Part(variant: variant)
        return SensorPart(
          variant.name, variant.facts, .lsm6dsl(part),
          Sensor(.acceleration, bits: 16, ranges: part.accelerometerRanges.map { $0.g }),
          Sensor(.angularRate, ranges: part.gyroscopeRanges.map { $0.degreesPerSecond }),
          hasThermometer: true, rates: part.ratesOfBothSensors.map { $0.hertz })
      }
      all += Datasheet.MPU6500.Variant.allCases.map { variant in
        SensorPart(
          variant.name, variant.facts, .mpu6500(MPU6500Configuration.Part(variant: variant)),
          Sensor(
            .acceleration, bits: 16,
            ranges: MPU6500Configuration.AccelerometerRange.allCases.map { $0.g }),
          Sensor(
            .angularRate,
            ranges: MPU6500Configuration.GyroscopeRange.allCases.map { $0.degreesPerSecond }),
          hasThermometer: true, rates: MPU6500Configuration.Rate.whole.map { $0.hertz })
      }
      all.append(
        SensorPart(
          Datasheet.ICM20948.name, Datasheet.ICM20948.facts, .icm20948,
          Sensor(
            .acceleration, bits: 16,
            ranges: ICM20948Configuration.AccelerometerRange.allCases.map { $0.g }),
          Sensor(
            .angularRate,
            ranges: ICM20948Configuration.GyroscopeRange.allCases.map { $0.degreesPerSecond }),
          hasThermometer: true, rates: ICM20948Configuration.Rate.whole.map { $0.hertz }))
      return all
    }()

    /// The names of the parts whose facts are known but which ``all`` does not contain.
    package static var withoutDriver: [String] {
      Datasheet.chips.map { $0.name }.filter { name in !all.contains { $0.name == name } }
    }

    /// The part of this name (`Datasheet.isSameName`); nil when it has no driver.
    package init?(named name: String) {
      guard let part = Self.all.first(where: { Datasheet.isSameName($0.name, name) }) else {
        return nil
      }
      self = part
    }
  }

  extension SensorPart: Equatable {
    /// Parts are equal when they have the same name.
    package static func == (one: SensorPart, other: SensorPart) -> Bool { one.name == other.name }
  }

  extension SensorPart {
    /// The magnetometer that the part itself contains, on its auxiliary bus; nil for a part without one.
    package var builtInMagnetometer: SensorPart? {
      facts.inside.flatMap { SensorPart(named: $0.part) }
    }

    /// The orientation of the axes of ``builtInMagnetometer`` on those of the part; aligned for a part without one.
    package var builtInMount: Mount { facts.inside?.mount ?? .aligned }

    /// Whether it is sold only together with another chip, in one package.
    package var isDie: Bool {
      Datasheet.assemblies.contains { assembly in
        assembly.kind == .part && assembly.members.contains { $0.chip == name }
      }
    }

    /// Whether the driver can be told another identity, as clones of the part have it.
    package var acceptsIdentity: Bool { if case .mpu6500 = driver { true } else { false } }

    /// The highest rate in hertz at which the part reads a magnetometer behind it.
    package var innerRate: Double {
      switch driver {
      case .mpu6500, .icm20948: 100
      default: 104
      }
    }

    /// All facts of the part from its datasheets. They are parsed from a text at first use, which takes a
    /// while.
    package var facts: ChipFacts { readFacts() }

    /// The part's address and framing on I2C, with all address pins low.
    package var i2c: I2CTarget {
      I2CTarget(address: facts.i2c.addresses.first ?? 0, incrementBit: facts.i2c.incrementBit)
    }

    /// The part's framing on SPI; nil where it has none.
    package var spi: SPITarget? {
      facts.spi.map {
        SPITarget(
          readBit: $0.readBit, incrementBit: $0.incrementBit, addressMask: $0.addressMask,
          singleRegisterFrames: $0.oneRegisterAWrite)
      }
    }
  }
#endif
