// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// The driver of one chip of a board, with one sensor or several: any of the package's drivers.
///
/// The choice between drivers is made here and nowhere else. Exactly one of the optionals is set; a
/// concrete type instead of an existential keeps the sample path free of allocations, and optionals
/// instead of an enumeration keep drivers in place, since a payload is moved out and in again. Behind one class
/// that the drivers' classes override, or in closures, the compiler does not specialize a read: in a model of this
/// one took 352 and 264 instructions instead of 37.
///
/// ST's parts, an ADXL345, an MPU-6500 and an ICM-20948 sample by themselves and are polled; AKM's magnetometers and an HMC5883L are triggered.
public struct SensorDriver<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var lis331dlh: LIS331DLH<Link>?
  @usableFromInline var lis331dl: LIS331DL<Link>?
  @usableFromInline var lis3dh: LIS3DH<Link>?
  @usableFromInline var adxl345: ADXL345<Link>?
  @usableFromInline var l3g4200d: L3G4200D<Link>?
  @usableFromInline var ak8975: AK8975<Link>?
  @usableFromInline var ak8963: AK8963<Link>?
  @usableFromInline var ak09916: AK09916<Link>?
  @usableFromInline var ak8973: AK8973<Link>?
  @usableFromInline var lis3mdl: LIS3MDL<Link>?
  @usableFromInline var lis2mdl: LIS2MDL<Link>?
  @usableFromInline var hmc5883l: HMC5883L<Link>?
  @usableFromInline var lsm9ds1ag: LSM9DS1AG<Link>?
  @usableFromInline var lsm6dso: LSM6DSO<Link>?
  @usableFromInline var lsm6dsl: LSM6DSL<Link>?
  @usableFromInline var mpu6500: MPU6500<Link>?
  @usableFromInline var icm20948: ICM20948<Link>?

  /// The quantities that its sensors measure, in the order of `Quantity`. Sensors of one chip run at one rate.
  public internal(set) var quantities: [Quantity]
  /// Whether a gyroscope of a chip with an accelerometer, too, can run without it.
  @usableFromInline let gyroscopeRunsAlone: Bool
  /// Whether a chip with a FIFO collects fast samples in it.
  var collects = false
  /// The output data rates of a polled chip, in hertz, the slowest first.
  @usableFromInline var rates: [Double]
  /// The magnetometer behind the chip.
  @usableFromInline var inner: InnerMagnetometer?
  /// The samples of the chip's other sensors that ``read()`` read, too; nil where they have no new ones.
  @usableFromInline var (second, third) = (SensorSample?.none, SensorSample?.none)
  /// The times of a triggered chip; nil for a polled one.
  @usableFromInline let measurement: Measurement?

  /// The times of a measurement, in nanoseconds.
  @usableFromInline
  struct Measurement: Sendable {
    /// The typical duration.
    @usableFromInline var typical: Int64
    /// The time from the trigger until the measurement is due, according to the driver.
    @usableFromInline var due: Int64
    /// The time in milliseconds after that for which a chip is polled again before it has failed.
    @usableFromInline var patience: Int

    init(_ typical: Duration, due: Duration, patience: Int) {
      self.typical = typical.wholeNanoseconds
      self.due = due.wholeNanoseconds
      self.patience = patience
    }
  }

  private init(
    _ quantities: [Quantity], rates: [Double] = [], _ measurement: Measurement? = nil,
    gyroscopeRunsAlone: Bool = false
  ) {
    self.quantities = quantities
    self.gyroscopeRunsAlone = gyroscopeRunsAlone
    self.rates = rates
    self.measurement = measurement
    lis331dlh = nil
    lis331dl = nil
    lis3dh = nil
    adxl345 = nil
    l3g4200d = nil
    ak8975 = nil
    ak8963 = nil
    ak09916 = nil
    ak8973 = nil
    lis3mdl = nil
    lis2mdl = nil
    hmc5883l = nil
    lsm9ds1ag = nil
    lsm6dso = nil
    lsm6dsl = nil
    mpu6500 = nil
    icm20948 = nil
  }

  /// Takes over the driver of an accelerometer.
  public init(_ driver: consuming LIS331DLH<Link>) {
    self.init([.acceleration], rates: LIS331DLHConfiguration.Rate.allCases.map { $0.hertz })
    lis331dlh = consume driver
  }

  /// Takes over the driver of an accelerometer.
  public init(_ driver: consuming LIS331DL<Link>) {
    self.init([.acceleration], rates: LIS331DLConfiguration.Rate.allCases.map { $0.hertz })
    lis331dl = consume driver
  }

  /// Takes over the driver of an accelerometer, which keeps the mode that it is configured to.
  public init(_ driver: consuming LIS3DH<Link>) {
    self.init([.acceleration], rates: driver.configuration.mode.rates)
    lis3dh = consume driver
  }

  /// Takes over the driver of an accelerometer.
  public init(_ driver: consuming ADXL345<Link>) {
    self.init([.acceleration], rates: ADXL345Configuration.Rate.allCases.map { $0.hertz })
    adxl345 = consume driver
  }

  /// Takes over the driver of a gyroscope.
  public init(_ driver: consuming L3G4200D<Link>) {
    self.init([.angularRate], rates: driver.configuration.part.rates.map { $0.hertz })
    l3g4200d = consume driver
  }

  /// Takes over the driver of a magnetometer.
  public init(_ driver: consuming AK8975<Link>) {
    let times = AK8975<Link>.measurementTime
    self.init([.magneticFluxDensity], Measurement(times.typical, due: times.maximum, patience: 20))
    ak8975 = consume driver
  }

  /// Takes over the driver of a magnetometer.
  ///
  /// - Parameter driver: In the mode `.single`.
  public init(_ driver: consuming AK8963<Link>) {
    let times = AK8963<Link>.measurementTime
    self.init([.magneticFluxDensity], Measurement(times.typical, due: times.maximum, patience: 20))
    ak8963 = consume driver
  }

  /// Takes over the driver of a magnetometer.
  ///
  /// - Parameter driver: In the mode `.single`.
  public init(_ driver: consuming AK09916<Link>) {
    let times = AK09916<Link>.measurementTime
    self.init([.magneticFluxDensity], Measurement(times.typical, due: times.maximum, patience: 20))
    ak09916 = consume driver
  }

  /// Takes over the driver of a magnetometer. Where an axis clips, its offset moves, and the field is
  /// measured again immediately; values before and after match only as well as the steps of the offset DAC
  /// are equal.
  public init(_ driver: consuming AK8973<Link>) {
    let times = AK8973<Link>.measurementTime
    self.init([.magneticFluxDensity], Measurement(times.typical, due: times.typical, patience: 50))
    ak8973 = consume driver
  }

  /// Takes over the driver of a magnetometer.
  public init(_ driver: consuming HMC5883L<Link>) {
    let times = driver.measurementTime
    self.init([.magneticFluxDensity], Measurement(times.typical, due: times.longest, patience: 0))
    hmc5883l = consume driver
  }

  /// Takes over the driver of a magnetometer. It averages as much as a rate allows.
  public init(_ driver: consuming LIS3MDL<Link>) {
    self.init(
      [.magneticFluxDensity], rates: driver.configuration.part.rates.map { $0.hertz })
    lis3mdl = consume driver
  }

  /// Takes over the driver of a magnetometer.
  public init(_ driver: consuming LIS2MDL<Link>) {
    self.init([.magneticFluxDensity], rates: LIS2MDLConfiguration.Rate.allCases.map { $0.hertz })
    lis2mdl = consume driver
  }

  /// Takes over the driver of an accelerometer and a gyroscope. The gyroscope is off while it is not demanded.
  public init(_ driver: consuming LSM9DS1AG<Link>) {
    self.init(
      [.acceleration, .angularRate],
      rates: LSM9DS1AGConfiguration.Rate.allCases.map { $0.hertz(with: .both) })
    lsm9ds1ag = consume driver
  }

  /// Takes over the driver of an accelerometer and a gyroscope. Each is off while it is not demanded; where both run
  /// they have one rate.
  public init(_ driver: consuming LSM6DSO<Link>) {
    self.init(
      [.acceleration, .angularRate],
      rates: LSM6DSOConfiguration.Rate.ofBothSensors.map { $0.hertz }, gyroscopeRunsAlone: true)
    lsm6dso = consume driver
  }

  /// Takes over the driver of an accelerometer and a gyroscope. Each is off while it is not demanded; where both run
  /// they have one rate.
  public init(_ driver: consuming LSM6DSL<Link>) {
    self.init(
      [.acceleration, .angularRate],
      rates: driver.configuration.part.ratesOfBothSensors.map { $0.hertz },
      gyroscopeRunsAlone: true)
    lsm6dsl = consume driver
  }

  /// Takes over the driver of an accelerometer and a gyroscope. Each is off while it is not demanded.
  public init(_ driver: consuming MPU6500<Link>) {
    self.init(
      [.acceleration, .angularRate], rates: MPU6500Configuration.Rate.whole.map { $0.hertz },
      gyroscopeRunsAlone: true)
    mpu6500 = consume driver
  }

  /// Takes over the driver of an accelerometer and a gyroscope. Each is off while it is not demanded.
  public init(_ driver: consuming ICM20948<Link>) {
    self.init(
      [.acceleration, .angularRate], rates: ICM20948Configuration.Rate.whole.map { $0.hertz },
      gyroscopeRunsAlone: true)
    icm20948 = consume driver
  }
}

extension SensorDriver: Sendable where Link: Sendable & ~Copyable {}

extension SensorDriver where Link: ~Copyable {
  /// The sensitivity adjustment of an AK8975 or AK8963, also behind the chip, from its fuse ROM; nil for other chips.
  package var adjustment: Axes<UInt8>? {
    mutating get { ak8975?.adjustment ?? ak8963?.adjustment ?? inner?.state.adjustment }
  }

  /// The value of one count of a sensor in g, rad/s or µT; nil for a magnetometer of AKM.
  package mutating func sensitivity(of quantity: Quantity) -> Double? {
    if quantity == .magneticFluxDensity, let inner {
      return inner.sensitivity?.value(1)
    }
    var degrees = l3g4200d?.configuration.sensitivity
    if let configuration = lsm9ds1ag?.configuration {
      guard quantity == .angularRate else {
        return configuration.accelerometerRange.sensitivity.value(1)
      }
      degrees = configuration.gyroscopeRange.sensitivity
    }
    let sixAxes =
      lsm6dso?.configuration.sensitivity(of: quantity)
      ?? lsm6dsl?.configuration.sensitivity(of: quantity)
      ?? mpu6500?.configuration.sensitivity(of: quantity)
      ?? icm20948?.configuration.sensitivity(of: quantity)
    if let sixAxes {
      guard quantity == .angularRate else { return sixAxes.value(1) }
      degrees = sixAxes
    }
    if let configuration = lis2mdl?.configuration { return configuration.sensitivity.value(1) }
    if let configuration = adxl345?.configuration { return configuration.sensitivity.z.value(1) }
    if let rate = degrees?.value(1) {
      return AngularRate(degreesPerSecond: Axes(rate, 0, 0)).radiansPerSecond.x
    }
    return lis331dlh?.configuration.sensitivity.value(1)
      ?? lis331dl?.configuration.sensitivity.value(1)
      ?? lis3dh?.configuration.sensitivity.value(1)
      ?? lis3mdl?.configuration.sensitivity.value(1)
      ?? hmc5883l?.configuration.sensitivity.x.value(1)
  }

  /// The values of one count of each axis of a sensor, as ``sensitivity(of:)`` has that of most axes.
  mutating func sensitivities(of quantity: Quantity) -> Axes<Double>? {
    if let axes = hmc5883l?.configuration.sensitivity { return axes.map { $0.value(1) } }
    return sensitivity(of: quantity).map { Axes($0, $0, $0) }
  }

  /// The delay of a sensor's samples behind the measured quantity, in seconds, by the chip's low-passes; 0
  /// where it is not known.
  mutating func filterDelay(of quantity: Quantity) -> Double {
    if quantity == .magneticFluxDensity, let inner { return inner.delay }
    if let configuration = lsm9ds1ag?.configuration {
      return quantity == .angularRate
        ? configuration.gyroscopeFilterDelay : configuration.accelerometerFilterDelay
    }
    if let delay = lsm6dso?.configuration.filterDelay(of: quantity) { return delay }
    if let delay = lsm6dsl?.configuration.filterDelay(of: quantity) { return delay }
    if let delay = mpu6500?.configuration.filterDelay(of: quantity) { return delay }
    if let delay = icm20948?.configuration.filterDelay(of: quantity) { return delay }
    if let configuration = lis2mdl?.configuration { return configuration.filterDelay }
    if let configuration = adxl345?.configuration { return configuration.filterDelay }
    return lis331dlh?.configuration.filterDelay ?? lis331dl?.configuration.filterDelay
      ?? lis3dh?.configuration.filterDelay ?? l3g4200d?.configuration.filterDelay ?? 0
  }

  /// The typical reading at rest of a gyroscope that is not calibrated, in rad/s, as configured; 0 for other
  /// chips.
  var zeroRateLevel: Double {
    mutating get {
      let level =
        invenSenseZeroRateLevel ?? l3g4200d?.configuration.zeroRateLevel ?? sixAxisZeroRateLevel
      return AngularRate(degreesPerSecond: Axes(level, 0, 0)).radiansPerSecond.x
    }
  }

  private var sixAxisZeroRateLevel: Double {
    mutating get {
      lsm9ds1ag?.configuration.zeroRateLevel ?? lsm6dso?.configuration.zeroRateLevel
        ?? lsm6dsl?.configuration.zeroRateLevel ?? 0
    }
  }

  private var invenSenseZeroRateLevel: Double? {
    mutating get {
      mpu6500?.configuration.zeroRateLevel ?? icm20948?.configuration.zeroRateLevel
    }
  }

  /// Powers the chip down, and a magnetometer behind it.
  ///
  /// - Throws: The failure of the chip or, where it is powered down, that of the magnetometer.
  package mutating func powerDown(_ clock: some Timebase) throws(SensorError) {
    var failure: SensorError?
    if inner != nil {
      do throws(SensorError) { try stopInner(clock) } catch { failure = error }
    }
    try lis331dlh?.powerDown()
    try lis331dl?.powerDown()
    try lis3dh?.powerDown()
    try adxl345?.powerDown()
    try l3g4200d?.powerDown()
    try ak8975?.powerDown()
    try ak8963?.powerDown()
    try ak09916?.powerDown()
    try ak8973?.powerDown()
    try hmc5883l?.powerDown()
    try lis3mdl?.powerDown()
    try lis2mdl?.powerDown()
    try lsm9ds1ag?.powerDown()
    try lsm6dso?.powerDown()
    try lsm6dsl?.powerDown()
    try mpu6500?.powerDown()
    try icm20948?.powerDown()
    if let failure { throw failure }
  }

  /// Reads the temperature of a gyroscope in °C; nil for other chips.
  ///
  /// - Parameter offset: The temperature in °C at which OUT_TEMP of an L3G4200D reads 0, which has no zero of its
  ///   own.
  package mutating func readTemperature(offset: Double) throws(SensorError) -> Double? {
    if let temperature = try lsm9ds1ag?.readTemperature() { return temperature }
    if let temperature = try lsm6dso?.readTemperature() { return temperature }
    if let temperature = try lsm6dsl?.readTemperature() { return temperature }
    if let temperature = try mpu6500?.readTemperature() { return temperature }
    if let temperature = try icm20948?.readTemperature() { return temperature }
    return try l3g4200d?.readTemperature().celsius(offset: offset)
  }
}

// MARK: Polled chips

extension SensorDriver where Link: ~Copyable {
  /// The configured output data rate, in hertz; 0 for a triggered chip.
  var rate: Double {
    mutating get {
      // By itself: the oldest compiler gives up on a longer chain.
      if let configuration = lsm9ds1ag?.configuration { return configuration.hertz }
      if let hertz = lsm6dso?.configuration.hertz ?? lsm6dsl?.configuration.hertz { return hertz }
      if let configuration = lis2mdl?.configuration { return configuration.rate.hertz }
      if let configuration = adxl345?.configuration { return configuration.rate.hertz }
      if let configuration = mpu6500?.configuration { return configuration.hertz }
      if let configuration = icm20948?.configuration { return configuration.hertz }
      return lis331dlh?.configuration.rate.hertz ?? lis331dl?.configuration.rate.hertz
        ?? lis3dh?.configuration.hertz ?? l3g4200d?.configuration.rate.hertz
        ?? lis3mdl?.configuration.rate.hertz ?? 0
    }
  }

  /// The time from configuring until samples are good.
  var settlingTime: Duration {
    mutating get {
      if let time = lsm9ds1ag?.settlingTime ?? lis2mdl?.settlingTime { return time }
      if let time = adxl345?.settlingTime { return time }
      if let time = mpu6500?.settlingTime ?? icm20948?.settlingTime { return time }
      // A magnetometer behind the chip settles while the bytes of its configuration are transferred.
      if let time = lsm6dso?.settlingTime ?? lsm6dsl?.settlingTime { return time }
      return lis331dlh?.settlingTime ?? lis331dl?.settlingTime ?? lis3dh?.settlingTime
        ?? l3g4200d?.settlingTime ?? lis3mdl?.settlingTime ?? .zero
    }
  }

  /// The sensors that run where these are demanded.
  @usableFromInline
  func running(for demanded: QuantitySet) -> QuantitySet {
    var sensors = demanded
    // The accelerometer's samples start the reads of a magnetometer behind the chip.
    if let inner,
      inner.state.isInFIFO || demanded.contains(QuantitySet(.magneticFluxDensity))
    {
      sensors.insert(QuantitySet(.acceleration))
    }
    // Most accelerometers of the same chip run with the gyroscope.
    return sensors.contains(QuantitySet(.angularRate)) && !gyroscopeRunsAlone
      ? QuantitySet(quantities) : sensors
  }

  /// The rates of a polled chip while these sensors are demanded, in hertz, the slowest first.
  func rates(of demanded: QuantitySet) -> [Double] {
    guard quantities.count > 1, !gyroscopeRunsAlone else { return rates }
    let sensors = LSM9DS1AGConfiguration.Sensors(demanded)
    return LSM9DS1AGConfiguration.Rate.allCases.map { $0.hertz(with: sensors) }
  }

  /// Writes the whole configuration of a polled chip with one of its rates, and starts the demanded sensors.
  mutating func start(
    rate: Double, of demanded: QuantitySet, _ clock: some Timebase
  ) throws(SensorError) {
    if var configuration = lis331dlh?.configuration {
      if let rate = LIS331DLHConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      _ = try lis331dlh?.configure(configuration)
    }
    if var configuration = lis331dl?.configuration {
      if let rate = LIS331DLConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      _ = try lis331dl?.configure(configuration)
    }
    if var configuration = lis3dh?.configuration {
      let rate = LIS3DHConfiguration.Rate(
        hertz: rate, in: configuration.mode, of: configuration.part)
      if let rate { configuration.rate = rate }
      configuration.power = .normal
      if collects { configuration.collect() } else { configuration.dropUndrainedFIFO() }
      _ = try lis3dh?.configure(configuration)
    }
    if var configuration = adxl345?.configuration {
      if let rate = ADXL345Configuration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      if collects { configuration.collect() } else { configuration.dropUndrainedFIFO() }
      _ = try adxl345?.configure(configuration)
    }
    if var configuration = l3g4200d?.configuration {
      if let rate = L3G4200DConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      if collects { configuration.collect() } else { configuration.dropUndrainedFIFO() }
      _ = try l3g4200d?.configure(configuration)
    }
    if var configuration = lis3mdl?.configuration {
      if let rate = LIS3MDLConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.performance = nil
      configuration.power = .normal
      _ = try lis3mdl?.configure(configuration)
    }
    if var configuration = lis2mdl?.configuration {
      if let rate = LIS2MDLConfiguration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.power = .normal
      _ = try lis2mdl?.configure(configuration)
    }
    if var configuration = lsm9ds1ag?.configuration {
      configuration.sensors = .init(demanded)
      let rate = LSM9DS1AGConfiguration.Rate(hertz: rate, with: configuration.sensors)
      if let rate { configuration.rate = rate }
      configuration.power = .normal
      if collects { configuration.collect() }
      _ = try lsm9ds1ag?.configure(configuration)
    }
    if var configuration = lsm6dso?.configuration {
      configuration.start(rate: rate, of: running(for: demanded))
      if collects { configuration.collect() }
      startInner(of: demanded, clock)
      _ = try lsm6dso?.configure(configuration)
      inner?.state.restart(rate: configuration.hertz)
    }
    if var configuration = lsm6dsl?.configuration {
      configuration.start(rate: rate, of: running(for: demanded))
      if collects { configuration.collect() }
      startInner(of: demanded, clock)
      _ = try lsm6dsl?.configure(configuration)
      inner?.state.restart(rate: configuration.hertz)
    }
    if var configuration = mpu6500?.configuration {
      if let rate = MPU6500Configuration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.start(running(for: demanded))
      if collects { configuration.collect() }
      startInner(of: demanded, clock)
      _ = try mpu6500?.configure(configuration)
      inner?.state.restart(rate: configuration.hertz)
    }
    if var configuration = icm20948?.configuration {
      if let rate = ICM20948Configuration.Rate(hertz: rate) { configuration.rate = rate }
      configuration.start(running(for: demanded))
      if collects { configuration.collect() }
      startInner(of: demanded, clock)
      _ = try icm20948?.configure(configuration)
      inner?.state.restart(rate: configuration.hertz)
    }
  }

  /// Whether a polled chip has a new sample; leaves it unread.
  @inlinable
  mutating func hasSample() throws(SensorError) -> Bool {
    if let has = try lis331dlh?.hasSample() { return has }
    if let has = try l3g4200d?.hasSample() { return has }
    if let has = try lis3dh?.hasSample() { return has }
    if let has = try lis3mdl?.hasSample() { return has }
    if let has = try lis2mdl?.hasSample() { return has }
    if let has = try lsm9ds1ag?.hasSample() { return has }
    if let has = try lsm6dso?.hasSample() { return has }
    if let has = try lsm6dsl?.hasSample() { return has }
    if let has = try mpu6500?.hasSample() { return has }
    if let has = try icm20948?.hasSample() { return has }
    if let has = try adxl345?.hasSample() { return has }
    return try lis331dl?.hasSample() == true
  }

  /// Reads a polled chip, in one transaction a sensor; nil where it has nothing new. Where it has new samples of
  /// its other sensors, too, they are ``second`` and ``third``.
  @inlinable
  mutating func read() throws(SensorError) -> SensorSample? {
    if let sample = try lis331dlh?.read() { return SensorSample(sample) }
    if let sample = try l3g4200d?.read() { return SensorSample(sample) }
    if let sample = try lis3dh?.read() {
      return SensorSample(sample, in: lis3dh?.configuration.mode ?? .highResolution)
    }
    if let sample = try lis3mdl?.read() { return SensorSample(sample) }
    if let sample = try lis2mdl?.read() { return SensorSample(sample) }
    if let sample = try lsm9ds1ag?.read() { return divide(sample) }
    if let sample = try lsm6dso?.read() { return try divideWithInner(sample) }
    if let sample = try lsm6dsl?.read() { return try divideWithInner(sample) }
    if let sample = try mpu6500?.read() { return divideWithInner(sample) }
    if let sample = try icm20948?.read() { return divideWithInner(sample) }
    if let sample = try adxl345?.read() {
      return SensorSample(sample, adxl345?.configuration.codes ?? .min ... .max)
    }
    guard let sample = try lis331dl?.read() else { throw .notReady }
    return SensorSample(sample)
  }

  @inlinable
  mutating func divideWithInner(_ sample: STSixAxisSample) throws(SensorError) -> SensorSample? {
    let first = divide(sample)
    if inner != nil, first != nil { try addInner() }
    return first
  }

  @usableFromInline
  mutating func divideWithInner(_ sample: InvenSenseSample) -> SensorSample? {
    let first = divide(sample)
    if inner != nil, first != nil { add(innerSample(of: sample)) }
    return first
  }

  @usableFromInline
  mutating func divide(_ sample: some InertialSample) -> SensorSample? {
    let force = SensorSample(accelerationOf: sample)
    let rate = SensorSample(angularRateOf: sample)
    second = force == nil ? nil : rate
    return force ?? rate
  }

  /// Reads the magnetometer behind the chip with the sample that was read.
  @usableFromInline
  mutating func addInner() throws(SensorError) {
    add(try readInner(after: 1))
  }

  private mutating func add(_ field: SensorSample?) {
    third = nil
    guard let field else { return }
    if second == nil { second = field } else { third = field }
  }
}

extension LSM9DS1AGConfiguration.Sensors {
  /// The accelerometer alone, unless the gyroscope is demanded.
  fileprivate init(_ demanded: QuantitySet) {
    self = demanded.contains(QuantitySet(.angularRate)) ? .both : .accelerometer
  }
}

extension LSM9DS1AGConfiguration {
  fileprivate var hertz: Double { rate.hertz(with: sensors) }
}

extension STSixAxisConfiguration {
  /// The rate of the sensors that run.
  private var rate: STSixAxisRate? { accelerometerRate ?? gyroscopeRate }

  /// Their nominal rate; the chip's own is a part of its clock's deviation, which the sampler measures.
  fileprivate var hertz: Double { rate?.hertz ?? 0 }

  fileprivate func sensitivity(of quantity: Quantity) -> Sensitivity {
    quantity == .angularRate ? gyroscopeSensitivity : accelerometerSensitivity
  }

  fileprivate func filterDelay(of quantity: Quantity) -> Double {
    quantity == .angularRate ? gyroscopeFilterDelay : accelerometerFilterDelay
  }

  /// Starts the demanded sensors at one of their rates, in hertz; at their present one where there is none of that.
  fileprivate mutating func start(rate hertz: Double, of demanded: QuantitySet) {
    let rate = STSixAxisRate(hertz: hertz) ?? rate
    accelerometerRate = demanded.contains(QuantitySet(.acceleration)) ? rate : nil
    gyroscopeRate = demanded.contains(QuantitySet(.angularRate)) ? rate : nil
    power = .normal
  }
}

extension InvenSenseConfiguration {
  fileprivate func sensitivity(of quantity: Quantity) -> Sensitivity {
    quantity == .angularRate ? gyroscopeSensitivity : accelerometerSensitivity
  }

  fileprivate func filterDelay(of quantity: Quantity) -> Double {
    quantity == .angularRate ? gyroscopeFilterDelay : accelerometerFilterDelay
  }

  /// Starts the demanded sensors.
  fileprivate mutating func start(_ demanded: QuantitySet) {
    runsAccelerometer = demanded.contains(QuantitySet(.acceleration))
    runsGyroscope = demanded.contains(QuantitySet(.angularRate))
    power = .normal
  }
}

// MARK: Triggered chips

extension SensorDriver where Link: ~Copyable {
  /// Triggers a measurement, and returns the instant at which it is due.
  @inlinable
  mutating func startMeasurement(_ clock: some Timebase) throws(SensorError) -> Instant {
    if let due = try ak8975?.startMeasurement(clock) { return due }
    if let due = try ak8963?.startMeasurement(clock) { return due }
    if let due = try ak09916?.startMeasurement(clock) { return due }
    if let due = try ak8973?.startMeasurement(clock) { return due }
    if let due = try hmc5883l?.startMeasurement(clock) { return due }
    throw .notReady
  }

  /// Reads a measurement.
  ///
  /// - Parameter edge: The edge of the data-ready line that ended it; nil to use the clock.
  @inlinable
  mutating func readMeasurement(
    at edge: Instant?, _ clock: some Timebase
  ) throws(SensorError) -> SensorSample {
    if let edge {
      if let sample = try ak8975?.readMeasurement(at: edge) { return SensorSample(sample) }
      if let sample = try ak8963?.readMeasurement(at: edge) { return SensorSample(sample) }
      if let sample = try ak09916?.readMeasurement(at: edge) { return SensorSample(sample) }
      if let sample = try ak8973?.readMeasurement(at: edge) { return SensorSample(sample) }
      if let sample = try hmc5883l?.readMeasurement(at: edge) { return SensorSample(sample) }
    } else {
      if let sample = try ak8975?.readMeasurement(clock) { return SensorSample(sample) }
      if let sample = try ak8963?.readMeasurement(clock) { return SensorSample(sample) }
      if let sample = try ak09916?.readMeasurement(clock) { return SensorSample(sample) }
      if let sample = try ak8973?.readMeasurement(clock) { return SensorSample(sample) }
      if let sample = try hmc5883l?.readMeasurement(clock) { return SensorSample(sample) }
    }
    throw .notReady
  }

  /// Moves the range of an AK8973 towards the field after an overflow, from the next measurement on; returns
  /// false where nothing can move.
  @inlinable
  mutating func moveRange() -> Bool { ak8973?.moveOffsets() ?? false }
}
