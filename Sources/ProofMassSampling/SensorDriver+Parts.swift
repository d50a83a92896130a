// SPDX-License-Identifier: Apache-2.0

package import ProofMass
package import ProofMassCore

extension SensorDriver where Link: ~Copyable {
  /// Creates the driver of a part of the registry, and configures its chip.
  ///
  ///     guard let part = SensorPart(named: name) else { … }
  ///     sensors.add(try SensorDriver(part, on: wire.device(part.i2c), clock))
  ///
  /// - Parameters:
  ///   - part: The part at the other end of the bus.
  ///   - link: The bus of the chip.
  ///   - rate: One of the part's rates, in Hz; nil for about 100 Hz. A magnetometer of AKM has none: it is
  ///     triggered.
  ///   - ranges: For each sensor one of its ranges, in g, degrees per second or gauss; the driver's default
  ///     where there is none.
  ///   - showsDataReady: Whether a pin shows that a sample is ready: INT1 of an accelerometer, LSM9DS1, LSM6DSO or
  ///     LSM6DSL, INT of an MPU-6500 or ICM-20948, DRDY/INT2 of a gyroscope. The pin of a magnetometer always does.
  ///   - collects: Whether a gyroscope, an LSM9DS1, an LSM6DSO, an LSM6DSL, an MPU-6500, a LIS3DH or an ADXL345 collects samples in its
  ///     FIFO above 200 Hz, so that fewer transactions are needed and no sample is lost while the bus is in use; samples then arrive up
  ///     to 10 ms later. A LIS3DH in high-resolution mode does not collect; an
  ///     MPU-6500, which has no watermark, where no pin shows its samples.
  ///   - identity: The identity that a clone of an MPU-6500 or one of its relatives has; nil for the part's own.
  ///   - clock: The clock for the waits of a magnetometer.
  /// - Throws: What the driver throws; `.wrongPart` for a rate or a range that the part does not have, and for an identity where
  ///   the driver accepts only the part's own.
  package init(
    _ part: SensorPart, on link: consuming Link, rate: Double? = nil,
    ranges: [Quantity: Double] = [:],
    showsDataReady: Bool = false, collects: Bool = false,
    acceptsIdentity identity: UInt8? = nil, _ clock: some Timebase
  ) throws(SensorError) {
    guard identity == nil || part.acceptsIdentity else { throw .wrongPart }
    switch part.driver {
    case .lis331dlh(let part):
      var configuration = LIS331DLHConfiguration(part: part)
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.acceleration] { configuration.range = try known(.init(g: range)) }
      if showsDataReady { configuration.pins.interrupt1 = .dataReady }
      self.init(try LIS331DLH(on: link, configuration))
    case .lis331dl:
      var configuration = LIS331DLConfiguration()
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.acceleration] { configuration.range = try known(.init(g: range)) }
      if showsDataReady { configuration.pins.interrupt1 = .dataReady }
      self.init(try LIS331DL(on: link, configuration))
    case .lis3dh(let part):
      var configuration = LIS3DHConfiguration(part: part)
      if let rate {
        configuration.rate = try known(.init(hertz: rate, in: configuration.mode, of: part))
      }
      if let range = ranges[.acceleration] { configuration.range = try known(.init(g: range)) }
      if showsDataReady { configuration.pins.interrupt1 = .dataReady }
      if collects { configuration.collect() }
      self.init(try LIS3DH(on: link, configuration))
    case .adxl345(let part):
      var configuration = ADXL345Configuration(part: part)
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.acceleration] { configuration.range = try known(.init(g: range)) }
      if showsDataReady { configuration.pins.interrupt1 = .dataReady }
      if collects { configuration.collect() }
      self.init(try ADXL345(on: link, configuration))
    case .l3g4200d(let part):
      var configuration = L3G4200DConfiguration(part: part)
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.angularRate] {
        configuration.range = try known(.init(degreesPerSecond: range))
      }
      if showsDataReady { configuration.pins.dataReady = true }
      if collects { configuration.collect() }
      self.init(try L3G4200D(on: link, configuration))
    case .ak8975: self.init(try AK8975(on: link, clock))
    case .ak8963: self.init(try AK8963(on: link, clock))
    case .ak09916: self.init(try AK09916(on: link, clock))
    case .ak8973: self.init(try AK8973(on: link, clock))
    case .hmc5883l(let part):
      var configuration = HMC5883LConfiguration(part: part, range: .gauss8Point1)
      if let range = ranges[.magneticFluxDensity] {
        configuration.range = try known(.init(gauss: range))
      }
      self.init(try HMC5883L(on: link, clock, configuration))
    case .lis3mdl(let part):
      var configuration = LIS3MDLConfiguration(part: part, range: .gauss16)
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.magneticFluxDensity] {
        configuration.range = try known(.init(gauss: range))
      }
      self.init(try LIS3MDL(on: link, configuration))
    case .lis2mdl(let part):
      var configuration = LIS2MDLConfiguration(part: part)
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      self.init(try LIS2MDL(on: link, configuration))
    case .lsm9ds1ag:
      var configuration = LSM9DS1AGConfiguration()
      if let rate { configuration.rate = try known(.init(hertz: rate, with: .both)) }
      if let range = ranges[.acceleration] {
        configuration.accelerometerRange = try known(.init(g: range))
      }
      if let range = ranges[.angularRate] {
        configuration.gyroscopeRange = try known(.init(degreesPerSecond: range))
      }
      if showsDataReady {
        configuration.pins.interrupt1 = [.accelerometerReady, .gyroscopeReady]
      }
      if collects { configuration.collect() }
      self.init(try LSM9DS1AG(on: link, configuration))
    case .lsm6dso(let part):
      var configuration = LSM6DSOConfiguration(part: part)
      try configuration.set(rate, ranges, showsDataReady: showsDataReady)
      if collects { configuration.collect() }
      self.init(try LSM6DSO(on: link, configuration))
    case .lsm6dsl(let part):
      var configuration = LSM6DSLConfiguration(part: part)
      try configuration.set(rate, ranges, showsDataReady: showsDataReady)
      if collects { configuration.collect() }
      self.init(try LSM6DSL(on: link, configuration))
    case .mpu6500(let part):
      var configuration = MPU6500Configuration(part: part, acceptsIdentity: identity)
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.acceleration] {
        configuration.accelerometerRange = try known(.init(g: range))
      }
      if let range = ranges[.angularRate] {
        configuration.gyroscopeRange = try known(.init(degreesPerSecond: range))
      }
      if showsDataReady { configuration.pin.signals = .dataReady }
      if collects { configuration.collect() }
      self.init(try MPU6500(on: link, configuration))
    case .icm20948:
      var configuration = ICM20948Configuration()
      if let rate { configuration.rate = try known(.init(hertz: rate)) }
      if let range = ranges[.acceleration] {
        configuration.accelerometerRange = try known(.init(g: range))
      }
      if let range = ranges[.angularRate] {
        configuration.gyroscopeRange = try known(.init(degreesPerSecond: range))
      }
      if showsDataReady { configuration.pin.signals = .dataReady }
      if collects { configuration.collect() }
      self.init(try ICM20948(on: link, configuration))
    }
    self.collects = collects
  }
}

extension STSixAxisConfiguration {
  /// Sets what is not left to the driver.
  ///
  /// - Throws: `.wrongPart` for a rate or a range that no part has.
  fileprivate mutating func set(
    _ hertz: Double?, _ ranges: [Quantity: Double], showsDataReady: Bool
  ) throws(SensorError) {
    if let hertz {
      let rate: STSixAxisRate = try known(.init(hertz: hertz))
      (accelerometerRate, gyroscopeRate) = (rate, rate)
    }
    if let range = ranges[.acceleration] { accelerometerRange = try known(.init(g: range)) }
    if let range = ranges[.angularRate] {
      gyroscopeRange = try known(.init(degreesPerSecond: range))
    }
    if showsDataReady { pins.interrupt1 = [.accelerometerReady, .gyroscopeReady] }
  }
}

private func known<Value>(_ value: Value?) throws(SensorError) -> Value {
  guard let value else { throw .wrongPart }
  return value
}
