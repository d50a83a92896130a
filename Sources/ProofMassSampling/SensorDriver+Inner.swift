// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

// A magnetometer behind a chip. Which chips can have one is decided here.
extension SensorDriver where Link: ~Copyable {
  /// Takes over the driver of an accelerometer and a gyroscope with a magnetometer behind its sensor hub. The
  /// magnetometer is configured through the hub, which takes 20 ms for each of its registers; so does starting it again,
  /// while other chips of the board wait. Its rate is that of the chip, at most 104 Hz. The accelerometer runs while the
  /// magnetometer is demanded.
  ///
  /// - Parameters:
  ///   - driver: The driver; a FIFO that is configured with the magnetometer is drained with it.
  ///   - magnetometer: The magnetometer on its auxiliary bus.
  ///   - clock: The clock for the waits.
  /// - Throws: What the driver throws; of the magnetometer `.identity`, `.notVerified`, or `.bus` with `.noAcknowledge`
  ///   where it does not answer. The bus is then lost.
  public init(
    _ driver: consuming LSM6DSO<Link>, carrying magnetometer: InnerMagnetometer,
    _ clock: some Timebase
  ) throws(SensorError) {
    var magnetometer = magnetometer
    magnetometer.state.isInFIFO = driver.configuration.fifo?.magnetometer ?? false
    self.init(driver)
    try carry(magnetometer, clock)
  }

  /// The same of an LSM6DSL, LSM6DS3TR-C or LSM6DS3, whose configuration is changed to let the hub run.
  ///
  /// - Throws: As the former; `.wrongPart` for an LSM6DS33.
  public init(
    _ driver: consuming LSM6DSL<Link>, carrying magnetometer: InnerMagnetometer,
    _ clock: some Timebase
  ) throws(SensorError) {
    var magnetometer = magnetometer
    magnetometer.state.isInFIFO = driver.configuration.fifo?.magnetometer ?? false
    self.init(driver)
    try carry(magnetometer, clock)
  }

  /// The same of an MPU-6500 or one of its relatives, which reads a magnetometer of AKM: its configuration is changed so
  /// that it does. That is the magnetometer inside an MPU-9150 (`.ak8975`), MPU-9250 or MPU-9255 (`.ak8963`), or one that is
  /// connected to another's auxiliary bus. Its rate is that of the chip, at most 100 Hz.
  ///
  /// - Throws: As the former; `.wrongPart` for a magnetometer that is not AKM's.
  public init(
    _ driver: consuming MPU6500<Link>, carrying magnetometer: InnerMagnetometer,
    _ clock: some Timebase
  ) throws(SensorError) {
    self.init(driver)
    try carry(magnetometer, clock)
  }

  /// The same of an ICM-20948 and the magnetometer inside it (`.ak09916`).
  ///
  /// - Throws: As the former; `.wrongPart` for another magnetometer.
  public init(
    _ driver: consuming ICM20948<Link>, carrying magnetometer: InnerMagnetometer,
    _ clock: some Timebase
  ) throws(SensorError) {
    self.init(driver)
    try carry(magnetometer, clock)
  }

  /// Adds a magnetometer behind the chip, and configures it.
  ///
  /// - Throws: `.wrongPart` for a chip that reads none; what the magnetometer's start throws.
  package mutating func carry(
    _ magnetometer: InnerMagnetometer, _ clock: some Timebase
  ) throws(SensorError) {
    var magnetometer = magnetometer
    if let adjustment = try mpu6500?.carry(magnetometer, clock) {
      magnetometer.state.adjustment = adjustment
      return keep(magnetometer)
    }
    if let adjustment = try icm20948?.carry(magnetometer, clock) {
      magnetometer.state.adjustment = adjustment
      return keep(magnetometer)
    }
    guard lsm6dso != nil || lsm6dsl?.configuration.part.hasHub == true else { throw .wrongPart }
    if let configuration = lsm6dso?.configuration {
      try lsm6dso?.start(magnetometer, clock)
      _ = try lsm6dso?.configure(configuration)
    }
    if var configuration = lsm6dsl?.configuration {
      configuration.sensorHub = true
      _ = try lsm6dsl?.configure(configuration)
      try lsm6dsl?.start(magnetometer, clock)
      _ = try lsm6dsl?.configure(configuration)
    }
    keep(magnetometer)
  }

  private mutating func keep(_ magnetometer: InnerMagnetometer) {
    var magnetometer = magnetometer
    magnetometer.state.phase = .running
    magnetometer.state.restart(rate: rate)
    let fastest = magnetometer.state.fastestRate
    if magnetometer.state.isInFIFO { rates.removeAll { $0 > fastest } }
    quantities.append(.magneticFluxDensity)
    inner = magnetometer
  }

  /// Starts the magnetometer where it is demanded and does not run; the chip has to be configured afterwards. Keeps a
  /// failure of it, so that the chip's own sensors go on.
  mutating func startInner(of demanded: QuantitySet, _ clock: some Timebase) {
    guard let state = inner?.state else { return }
    let isDemanded = demanded.contains(QuantitySet(.magneticFluxDensity))
    inner?.state.isDemanded = isDemanded
    guard isDemanded || state.isInFIFO, state.phase != .running || state.needsStart,
      let magnetometer = inner
    else { return }
    do throws(SensorError) {
      try lsm6dso?.start(magnetometer, clock)
      try lsm6dsl?.start(magnetometer, clock)
      if let adjustment = try mpu6500?.start(magnetometer, clock) {
        inner?.state.adjustment = adjustment
      }
      if let adjustment = try icm20948?.start(magnetometer, clock) {
        inner?.state.adjustment = adjustment
      }
      inner?.state.phase = .running
    } catch {
      inner?.state.phase = error.isUnanswered ? .absent : .unknown
      inner?.state.failure = error
    }
  }

  /// Powers the magnetometer down, where it runs.
  mutating func stopInner(_ clock: some Timebase) throws(SensorError) {
    guard let magnetometer = inner, magnetometer.state.phase == .running else { return }
    inner?.state.phase = .unknown
    try lsm6dso?.stop(magnetometer, clock)
    try lsm6dsl?.stop(magnetometer, clock)
    try mpu6500?.stop(magnetometer, clock)
    try icm20948?.stop(magnetometer, clock)
  }

  /// Reads the magnetometer behind the chip, if a sample of it is due after so many of the chip's; nil where it has
  /// nothing new, or does not answer, which is kept as its failure.
  @usableFromInline
  mutating func readInner(after samples: Int) throws(SensorError) -> SensorSample? {
    guard inner?.state.isDue(after: samples) == true, let magnetometer = inner else { return nil }
    do throws(SensorError) {
      if let read = try lsm6dso?.read(magnetometer) {
        return takeInner(read.raw, isNew: read.isNew)
      }
      guard let read = try lsm6dsl?.read(magnetometer) else { return nil }
      return takeInner(read.raw, isNew: read.isNew)
    } catch {
      // Where the chip in front does not answer, its next read says so.
      guard error.isUnanswered else { throw error }
      inner?.state.miss(error)
      return nil
    }
  }

  /// The field of a sample of the FIFO; nil where it has none.
  mutating func innerSample(of sample: STSixAxisSample) -> SensorSample? {
    sample.hasFluxDensity ? takeInner(sample.rawFluxDensity, isNew: true) : nil
  }

  private mutating func takeInner(_ raw: Axes<Int16>, isNew: Bool) -> SensorSample? {
    let isGood = inner?.state.take(isNew: isNew, isZero: raw == Axes(0, 0, 0))
    guard isGood == true, let magnetometer = inner, magnetometer.state.isDemanded,
      let sensitivity = magnetometer.sensitivity
    else { return nil }
    return SensorSample(
      .magneticFluxDensity, raw: raw, value: raw.map { sensitivity.value($0) },
      isClipped: raw.reaches(.min ... .max))
  }
}

extension SensorDriver where Link: ~Copyable {
  /// The field that an MPU-6500 or ICM-20948 has read with a sample of its own; nil where there is none, or where one is not good, which is
  /// kept as the magnetometer's failure.
  mutating func innerSample(of sample: InvenSenseSample) -> SensorSample? {
    guard inner?.state.isDue(after: 1) == true, let magnetometer = inner,
      let field = sample.magnetometer
    else { return nil }
    do throws(SensorError) {
      let value = try field.microtesla(of: magnetometer)
      let isGood = inner?.state.take(isNew: value != nil, isZero: field.raw == Axes(0, 0, 0))
      guard isGood == true, let value else { return nil }
      return SensorSample(.magneticFluxDensity, raw: field.raw, value: value)
    } catch {
      inner?.state.fail(error, isUnanswered: error.isUnanswered)
      return nil
    }
  }
}

extension InvenSenseMagnetometer {
  /// The field in µT on the magnetometer's axes; nil where it is not new.
  fileprivate func microtesla(
    of magnetometer: InnerMagnetometer
  ) throws(SensorError) -> Axes<Double>? {
    let adjustment = magnetometer.state.adjustment ?? Axes(128, 128, 128)
    switch magnetometer.settings {
    case .ak8975:
      return try sample(of: AK8975Configuration(), adjustment: adjustment)?.fluxDensity.microtesla
    case .ak8963(let field):
      return try sample(of: field, adjustment: adjustment)?.fluxDensity.microtesla
    case .ak09916(let field):
      return try sample(of: field, adjustment: adjustment)?.fluxDensity.microtesla
    case .lis2mdl, .lis3mdl: return nil
    }
  }
}

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Starts a magnetometer behind the chip, and configures the chip to read it. Returns its sensitivity adjustment.
  fileprivate mutating func carry(
    _ magnetometer: InnerMagnetometer, _ clock: some Timebase
  ) throws(SensorError) -> Axes<UInt8> {
    var configuration = configuration
    let adjustment = try start(magnetometer, clock)
    configuration.auxiliary = .magnetometer
    if configuration.fifo != nil { configuration.fifo = InvenSenseFIFO(magnetometer: true) }
    _ = try configure(configuration)
    return adjustment
  }

  /// Configures a magnetometer behind the chip, and returns its sensitivity adjustment; the chip has to be configured
  /// afterwards.
  fileprivate mutating func start(
    _ magnetometer: InnerMagnetometer, _ clock: some Timebase
  ) throws(SensorError) -> Axes<UInt8> {
    let target = magnetometer.target
    switch magnetometer.settings {
    case .ak8975: return try startMagnetometer(AK8975Configuration(), at: target, clock)
    case .ak8963(let field): return try startMagnetometer(field, at: target, clock)
    case .ak09916(let field): return try startMagnetometer(field, at: target, clock)
    case .lis2mdl, .lis3mdl: throw .wrongPart
    }
  }

  fileprivate mutating func stop(
    _ magnetometer: InnerMagnetometer, _ clock: some Timebase
  ) throws(SensorError) {
    let target = magnetometer.target
    switch magnetometer.settings {
    case .ak8975: try stopMagnetometer(AK8975Configuration(), at: target, clock)
    case .ak8963(let field): try stopMagnetometer(field, at: target, clock)
    case .ak09916(let field): try stopMagnetometer(field, at: target, clock)
    case .lis2mdl, .lis3mdl: throw .wrongPart
    }
  }
}

extension STSixAxis where Configuration: STHubConfiguration, Link: ~Copyable {
  /// Configures a magnetometer behind the chip; the chip has to be configured afterwards.
  fileprivate mutating func start(
    _ magnetometer: InnerMagnetometer, _ clock: some Timebase
  ) throws(SensorError) {
    let (target, intoFIFO) = (magnetometer.target, magnetometer.state.isInFIFO)
    switch magnetometer.settings {
    case .lis2mdl(let field):
      try startMagnetometer(field, at: target, intoFIFO: intoFIFO, clock)
    case .lis3mdl(let field):
      try startMagnetometer(field, at: target, intoFIFO: intoFIFO, clock)
    case .ak8975, .ak8963, .ak09916: throw .wrongPart
    }
  }

  fileprivate mutating func stop(
    _ magnetometer: InnerMagnetometer, _ clock: some Timebase
  ) throws(SensorError) {
    switch magnetometer.settings {
    case .lis2mdl(let field): try stopMagnetometer(field, at: magnetometer.target, clock)
    case .lis3mdl(let field): try stopMagnetometer(field, at: magnetometer.target, clock)
    case .ak8975, .ak8963, .ak09916: throw .wrongPart
    }
  }

  fileprivate mutating func read(
    _ magnetometer: InnerMagnetometer
  ) throws(SensorError) -> (raw: Axes<Int16>, isNew: Bool) {
    switch magnetometer.settings {
    case .lis2mdl(let field):
      let sample = try readMagnetometer(field)
      return (sample.raw, sample.isNew)
    case .lis3mdl(let field):
      let sample = try readMagnetometer(field)
      return (sample.raw, sample.isNew)
    case .ak8975, .ak8963, .ak09916: throw .wrongPart
    }
  }
}

extension SensorError {
  /// Whether nothing answered.
  fileprivate var isUnanswered: Bool {
    guard case .bus(let cause, _) = self else { return false }
    return cause.kind == .noAcknowledge
  }
}
