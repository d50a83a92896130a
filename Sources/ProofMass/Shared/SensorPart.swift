// SPDX-License-Identifier: Apache-2.0

// The registry of the parts that have a driver. It is made of arrays and names, which a
// microcontroller build has no use for.
#if !hasFeature(Embedded)
  public import ProofMassCore
  import ProofMassDatasheets

  /// One of the parts that ProofMass drives: its driver, how it is connected, and what it can measure.
  ///
  ///     for part in SensorPart.all where part.kind == .gyroscope { print(part.name, part.ranges) }
  ///
  /// A part that shares a register map is listed as soon as the datasheets have it. A part with a map
  /// of its own needs a row in ``all``; until it has one, ``withoutDriver`` names it.
  public struct SensorPart: Equatable, Sendable {
    /// What a part measures.
    public enum Kind: CaseIterable, Sendable {
      /// Specific force, in g.
      case accelerometer
      /// Angular rate, in rad/s.
      case gyroscope
      /// Magnetic flux density, in µT.
      case compass
    }

    /// The driver of a part, and which of its parts it is.
    public enum Driver: Equatable, Sendable {
      /// ``LIS331DLH``.
      case lis331dlh(LIS331DLHConfiguration.Part)
      /// ``LIS331DL``.
      case lis331dl
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
    }

    /// The manufacturer's name: `LIS331DLH`.
    public let name: String
    /// The driver, and which of its parts it is.
    public let driver: Driver
    /// How the part is addressed on I2C with all address pins low.
    public let i2c: I2CTarget
    /// How the part is addressed on SPI; nil where it has none.
    public let spi: SPITarget?

    private init(_ facts: ChipFacts, _ driver: Driver) {
      name = facts.name
      self.driver = driver
      i2c = I2CTarget(
        address: facts.i2c.addresses.first ?? 0, incrementBit: facts.i2c.incrementBit)
      spi = facts.spi.map {
        SPITarget(
          readBit: $0.readBit, incrementBit: $0.incrementBit, addressMask: $0.addressMask,
          singleRegisterFrames: $0.oneRegisterAWrite)
      }
    }

    /// Every part that has a driver: by kind, the model of a register map before its relatives.
    public static let all: [SensorPart] = {
      var all = Datasheet.LIS331DLH.Variant.allCases.map { variant in
        SensorPart(variant.facts, .lis331dlh(.init(variant: variant)))
      }
      all += Datasheet.LIS331DL.Variant.allCases.map { SensorPart($0.facts, .lis331dl) }
      all += Datasheet.L3G4200D.Variant.allCases.map { variant in
        SensorPart(variant.facts, .l3g4200d(.init(variant: variant)))
      }
      all.append(SensorPart(Datasheet.AK8975.facts, .ak8975))
      all.append(SensorPart(Datasheet.AK8963.facts, .ak8963))
      all.append(SensorPart(Datasheet.AK09916.facts, .ak09916))
      all.append(SensorPart(Datasheet.AK8973.facts, .ak8973))
      return all
    }()

    /// The names of the parts whose datasheets are known, but that ``all`` does not have.
    public static var withoutDriver: [String] {
      Datasheet.chips.map(\.name).filter { name in !all.contains { $0.name == name } }
    }

    /// The part of this name, in upper or lower case; nil when it has no driver.
    public init?(named name: String) {
      guard let part = Self.all.first(where: { $0.name == name || $0.name.lowercased() == name })
      else { return nil }
      self = part
    }
  }

  extension SensorPart {
    /// What the part measures.
    public var kind: Kind {
      switch driver {
      case .lis331dlh, .lis331dl: .accelerometer
      case .l3g4200d: .gyroscope
      case .ak8975, .ak8963, .ak09916, .ak8973: .compass
      }
    }

    /// Whether the part has a thermometer.
    public var hasThermometer: Bool {
      switch driver {
      case .l3g4200d, .ak8973: true
      case .lis331dlh, .lis331dl, .ak8975, .ak8963, .ak09916: false
      }
    }

    /// The rates at which the part measures by itself, in Hz, the slowest first; nil for a compass,
    /// of which measurements are started one by one.
    public var rates: [Double]? {
      switch driver {
      case .lis331dlh: LIS331DLHConfiguration.Rate.allCases.map(\.hertz)
      case .lis331dl: LIS331DLConfiguration.Rate.allCases.map(\.hertz)
      case .l3g4200d(let part): part.rates.map(\.hertz)
      case .ak8975, .ak8963, .ak09916, .ak8973: nil
      }
    }

    /// The ranges, in g or degrees per second, the least first; none for a compass, which has one.
    public var ranges: [Double] {
      switch driver {
      case .lis331dlh(let part): part.ranges.map(\.g)
      case .lis331dl: LIS331DLConfiguration.Range.allCases.map(\.g)
      case .l3g4200d(let part): part.ranges.map(\.degreesPerSecond)
      case .ak8975, .ak8963, .ak09916, .ak8973: []
      }
    }
  }
#endif
