// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// A magnetometer of another part behind a chip: on the chip's auxiliary bus, where the chip reads it.
///
///     sensors.add(
///       try SensorDriver(
///         LSM6DSO(on: bus, .init(part: .lsm6dsox)), carrying: .lis2mdl(), clock))
///
/// Its samples come with those of the chip's own sensors, and have their times. The chip reads what the magnetometer
/// has measured last, so that a field is up to one of its periods old.
public struct InnerMagnetometer: Sendable {
  enum Settings: Sendable {
    case lis2mdl(LIS2MDLConfiguration)
    case lis3mdl(LIS3MDLConfiguration)
    case ak8975
    case ak8963(AK8963Configuration)
    case ak09916(AK09916Configuration)
  }

  let settings: Settings
  let target: I2CTarget
  /// The orientation of its axes on the board; that of the chip in front does not count.
  public var mount: Mount
  @usableFromInline var state = State()

  private init(_ settings: Settings, _ target: I2CTarget, _ mount: Mount) {
    self.settings = settings
    self.target = target
    self.mount = mount
  }

  /// A LIS2MDL, or a relative.
  ///
  /// - Parameters:
  ///   - configuration: Its configuration. It should not be slower than the chip in front reads it.
  ///   - target: Its address on the auxiliary bus.
  ///   - mount: The orientation of its axes on the board.
  public static func lis2mdl(
    _ configuration: LIS2MDLConfiguration = .init(rate: .hertz100), at target: I2CTarget = .lis2mdl,
    mount: Mount = .aligned
  ) -> InnerMagnetometer {
    InnerMagnetometer(.lis2mdl(configuration), target, mount)
  }

  /// A LIS3MDL, or a relative.
  ///
  /// - Parameters:
  ///   - configuration: Its configuration. It should not be slower than the chip in front reads it.
  ///   - target: Its address on the auxiliary bus, 0x1C or 0x1E.
  ///   - mount: The orientation of its axes on the board.
  public static func lis3mdl(
    _ configuration: LIS3MDLConfiguration = .init(rate: .hertz155), at target: I2CTarget = .lis3mdl,
    mount: Mount = .aligned
  ) -> InnerMagnetometer {
    InnerMagnetometer(.lis3mdl(configuration), target, mount)
  }

  /// An AK8975, behind an MPU-9150 or one of its relatives, which triggers it.
  ///
  /// - Parameters:
  ///   - target: Its address on the auxiliary bus.
  ///   - mount: The orientation of its axes on the board: inside an MPU-9150 whose axes are the board's, "+y+x-z".
  public static func ak8975(
    at target: I2CTarget = .ak8975, mount: Mount = .aligned
  ) -> InnerMagnetometer {
    var magnetometer = InnerMagnetometer(.ak8975, target, mount)
    magnetometer.state = State(fastestRate: 100, repeats: true)
    return magnetometer
  }

  /// An AK8963, behind an MPU-9250 or one of its relatives.
  ///
  /// - Parameters:
  ///   - configuration: Its configuration; one that is not triggered should not be slower than the chip in front.
  ///   - target: Its address on the auxiliary bus.
  ///   - mount: The orientation of its axes on the board: inside an MPU-9250 whose axes are the board's, "+y+x-z".
  public static func ak8963(
    _ configuration: AK8963Configuration = .init(mode: .continuous100Hertz),
    at target: I2CTarget = .ak8963, mount: Mount = .aligned
  ) -> InnerMagnetometer {
    var magnetometer = InnerMagnetometer(.ak8963(configuration), target, mount)
    magnetometer.state = State(fastestRate: 100, repeats: configuration.mode == .single)
    return magnetometer
  }

  /// An AK09916, inside an ICM-20948.
  ///
  /// - Parameters:
  ///   - configuration: Its configuration; one that is not triggered should not be slower than the chip in front.
  ///   - target: Its address on the auxiliary bus.
  ///   - mount: The orientation of its axes on the board: inside an ICM-20948 whose axes are the board's, "+x-y-z".
  public static func ak09916(
    _ configuration: AK09916Configuration = .init(mode: .continuous100Hertz),
    at target: I2CTarget = .ak09916, mount: Mount = .aligned
  ) -> InnerMagnetometer {
    var magnetometer = InnerMagnetometer(.ak09916(configuration), target, mount)
    magnetometer.state = State(fastestRate: 100, repeats: configuration.mode == .single)
    return magnetometer
  }

  /// The value of one count, in µT; nil for a magnetometer of AKM, whose axes differ.
  var sensitivity: Sensitivity? {
    switch settings {
    case .lis2mdl(let field): field.sensitivity
    case .lis3mdl(let field): field.sensitivity
    case .ak8975, .ak8963, .ak09916: nil
    }
  }

  /// The delay of its samples behind the field, in seconds: of its filter, and the mean age of what is read.
  var delay: Double {
    switch settings {
    case .lis2mdl(let field): field.filterDelay + Double(field.period) / 2e9
    case .lis3mdl(let field): Double(field.period) / 2e9
    case .ak8975: age(AK8975Configuration.map)
    case .ak8963: age(AK8963Configuration.map)
    case .ak09916: age(AK09916Configuration.map)
    }
  }
}

extension InnerMagnetometer {
  /// The mean age of what an MPU-6500 has read, from the middle of the measurement: one that is triggered begins when the one
  /// before was read, others begin every 10 ms.
  private func age(_ map: AKMMap) -> Double {
    let half = Double(map.typicalMeasurement) / 2e9
    return state.repeats ? state.interval - half : half + min(state.interval, 0.01) / 2
  }
}

// MARK: From the registry

extension InnerMagnetometer {
  /// A part of the registry, at the slowest of its rates at which the chip in front finds a new sample each time, or
  /// else its fastest; nil where none of the drivers here is that of the part.
  ///
  /// - Parameters:
  ///   - range: One of its ranges in gauss; where there is none its greatest.
  ///   - address: Its 7-bit address on the auxiliary bus.
  ///   - mount: The orientation of its axes on the board.
  package init?(_ part: SensorPart, range: Double?, at address: UInt8, mount: Mount) {
    let target = part.i2c.at(address)
    switch part.driver {
    case .lis2mdl(let part):
      self.init(.lis2mdl(LIS2MDLConfiguration(part: part, rate: .hertz100)), target, mount)
    case .lis3mdl(let part):
      let range = range.flatMap { LIS3MDLConfiguration.Range(gauss: $0) } ?? .gauss16
      let rate = part.rates.first { $0.hertz >= 104 } ?? .hertz80
      self.init(
        .lis3mdl(LIS3MDLConfiguration(part: part, rate: rate, range: range)), target, mount)
    case .ak8975: self = .ak8975(at: target, mount: mount)
    case .ak8963: self = .ak8963(at: target, mount: mount)
    case .ak09916: self = .ak09916(at: target, mount: mount)
    default: return nil
    }
  }
}

extension InnerMagnetometer {
  /// Whether a driver reads it behind its part: whether drivers here and chips in the emulator are known to work so.
  fileprivate func isRead(by driver: SensorPart.Driver) -> Bool {
    switch (settings, driver) {
    case (.lis2mdl, .lsm6dso), (.lis3mdl, .lsm6dso): true
    case (.lis2mdl, .lsm6dsl(let part)), (.lis3mdl, .lsm6dsl(let part)): part.hasHub
    case (.ak8975, .mpu6500), (.ak8963, .mpu6500), (.ak09916, .icm20948): true
    default: false
    }
  }
}

extension SensorPart {
  /// The magnetometers that the part reads behind it, on its auxiliary bus: the one that it contains, or else those that can
  /// be wired to it; empty for a part without such a bus.
  package var innerMagnetometers: [SensorPart] {
    if let builtIn = builtInMagnetometer { return [builtIn] }
    return SensorPart.all.filter { part in
      let inner = InnerMagnetometer(part, range: nil, at: 0, mount: .aligned)
      return inner?.isRead(by: driver) == true && !part.isDie
    }
  }
}

// MARK: State

extension InnerMagnetometer {
  /// What is known of a magnetometer while its chip is sampled.
  @usableFromInline
  struct State: Sendable {
    enum Phase: Sendable {
      /// It may measure or not; the chip in front does not read it.
      case unknown
      /// It did not answer when it was to be configured; the chip in front tries to read it.
      case absent
      case running
    }

    var phase = Phase.unknown
    /// Whether its samples are demanded.
    var isDemanded = true
    /// The highest rate at which the chip in front reads it, in hertz.
    let fastestRate: Double
    /// Whether the chip in front has the same measurement with several of its samples where it is faster.
    let repeats: Bool
    /// The sensitivity adjustment of a magnetometer of AKM; nil for others, and until it has answered.
    var adjustment: Axes<UInt8>?
    /// The time from read to read, in seconds.
    private(set) var interval = 0.01
    /// Whether what is read goes through the FIFO of the chip in front.
    var isInFIFO = false
    /// A failure that has not been reported.
    @usableFromInline var failure: SensorError?
    /// Whether it has to be configured again.
    var needsStart = false
    /// Whether it has not answered since its last sample.
    private var isAway = false
    /// The chip's samples for one of the magnetometer, and those since the last one.
    private var (stride, passed) = (1, 0)
    /// Reads in a row that found nothing, and zeros in a row after another value.
    private var (misses, zeros, hasField) = (0, 0, false)

    init(fastestRate: Double = 104, repeats: Bool = true) {
      self.fastestRate = fastestRate
      self.repeats = repeats
    }

    /// Called when the chip in front was configured to a rate in hertz.
    mutating func restart(rate: Double) {
      stride = repeats ? max(1, Int((rate / fastestRate).rounded())) : 1
      interval = Double(stride) / rate
      (passed, misses, zeros, hasField) = (0, 0, 0, false)
      (isAway, needsStart) = (phase == .absent, false)
    }

    /// Whether a new sample may be there after so many of the chip's.
    mutating func isDue(after samples: Int) -> Bool {
      guard phase != .unknown, isDemanded else { return false }
      passed += samples
      guard passed >= stride else { return false }
      passed %= stride
      return true
    }

    /// Takes a read, and returns whether it is a good sample. A magnetometer that has lost its supply answers again with
    /// zeros; a field of exactly zero on all axes is otherwise none on Earth.
    mutating func take(isNew: Bool, isZero: Bool) -> Bool {
      guard isNew else {
        misses += 1
        if misses == Self.patience { lose(.notReady) }
        return false
      }
      misses = 0
      if phase == .absent || isAway && isZero {
        needsStart = true
        return false
      }
      isAway = false
      zeros = isZero && hasField ? zeros + 1 : 0
      hasField = hasField || !isZero
      if zeros == Self.patience { lose(.lostConfiguration) }
      return true
    }

    /// Notes that it does not answer.
    mutating func miss(_ error: SensorError) {
      if !isAway { failure = error }
      isAway = true
    }

    /// Notes that what was read is not good.
    mutating func fail(_ error: SensorError, isUnanswered: Bool) {
      if isUnanswered { return miss(error) }
      failure = error
      if error == .lostConfiguration { needsStart = true }
    }

    private mutating func lose(_ error: SensorError) {
      (failure, needsStart) = (error, true)
    }

    /// Reads in a row that are no accident.
    private static var patience: Int { 32 }
  }
}
