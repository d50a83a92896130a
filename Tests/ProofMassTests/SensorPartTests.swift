// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import Testing

@Suite("The registry of parts")
struct SensorPartTests {
  struct Row: Sendable {
    var name: String
    var quantity: Quantity
    var address: UInt8
    var hasSPI = true
    var rates: [Double]?
    var ranges: [Double] = []
    /// The ranges of a second sensor, a gyroscope.
    var gyroscopeRanges: [Double]?

    var quantities: [Quantity] { gyroscopeRanges == nil ? [quantity] : [quantity, .angularRate] }
  }

  static let slow: [Double] = [0.5, 1, 2, 5, 10, 50, 100, 400, 1000]

  static let fast: [Double] = [12.5, 26, 52, 104, 208, 416, 833, 1666, 3332, 6664]
  /// 3200 Hz and its halves.
  static let halves: [Double] = [
    0.09765625, 0.1953125, 0.390625, 0.78125, 1.5625, 3.125, 6.25, 12.5, 25, 50, 100, 200, 400, 800,
    1600, 3200,
  ]
  static let upTo1666: [Double] = [12.5, 26, 52, 104, 208, 416, 833, 1666]

  /// The whole-numbered parts of 1 kHz.
  static let whole: [Double] = [4, 5, 8, 10, 20, 25, 40, 50, 100, 125, 200, 250, 500, 1000]

  static let rows: [Row] = [
    Row(name: "LIS331DLH", quantity: .acceleration, address: 0x18, rates: slow, ranges: [2, 4, 8]),
    Row(
      name: "LIS331HH", quantity: .acceleration, address: 0x18, rates: slow, ranges: [6, 12, 24]),
    Row(
      name: "H3LIS331DL", quantity: .acceleration, address: 0x18, rates: slow,
      ranges: [100, 200, 400]),
    Row(name: "LSM303DLH", quantity: .acceleration, address: 0x18, rates: slow, ranges: [2, 4, 8]),
    Row(name: "LSM303DLM", quantity: .acceleration, address: 0x18, rates: slow, ranges: [2, 4, 8]),
    Row(
      name: "LIS331DL", quantity: .acceleration, address: 0x1C, rates: [100, 400], ranges: [2, 8]),
    Row(
      name: "LIS302DL", quantity: .acceleration, address: 0x1C, rates: [100, 400], ranges: [2, 8]),
    Row(
      name: "LIS3DH", quantity: .acceleration, address: 0x18,
      rates: [1, 10, 25, 50, 100, 200, 400, 1344], ranges: [2, 4, 8, 16]),
    Row(
      name: "LIS2DH12", quantity: .acceleration, address: 0x18,
      rates: [1, 10, 25, 50, 100, 200, 400, 1344], ranges: [2, 4, 8, 16]),
    Row(
      name: "LSM303AGRA", quantity: .acceleration, address: 0x19,
      rates: [1, 10, 25, 50, 100, 200, 400, 1344], ranges: [2, 4, 8, 16]),
    Row(
      name: "LSM303DLHCA", quantity: .acceleration, address: 0x19, hasSPI: false,
      rates: [1, 10, 25, 50, 100, 200, 400, 1344], ranges: [2, 4, 8, 16]),
    Row(
      name: "ADXL345", quantity: .acceleration, address: 0x53, rates: halves,
      ranges: [2, 4, 8, 16]),
    Row(
      name: "ADXL343", quantity: .acceleration, address: 0x53, rates: halves,
      ranges: [2, 4, 8, 16]),
    Row(
      name: "L3G4200D", quantity: .angularRate, address: 0x68, rates: [100, 200, 400, 800],
      ranges: [250, 500, 2000]),
    Row(
      name: "A3G4250D", quantity: .angularRate, address: 0x68, rates: [100, 200, 400, 800],
      ranges: [245]),
    Row(
      name: "L3GD20", quantity: .angularRate, address: 0x6A, rates: [95, 190, 380, 760],
      ranges: [250, 500, 2000]),
    Row(
      name: "L3GD20H", quantity: .angularRate, address: 0x6A,
      rates: [12.5, 25, 50, 100, 200, 400, 800], ranges: [245, 500, 2000]),
    Row(name: "AK8975", quantity: .magneticFluxDensity, address: 0x0C),
    Row(name: "AK8963", quantity: .magneticFluxDensity, address: 0x0C),
    Row(name: "AK09916", quantity: .magneticFluxDensity, address: 0x0C, hasSPI: false),
    Row(name: "AK8973", quantity: .magneticFluxDensity, address: 0x1C, hasSPI: false),
    Row(
      name: "LIS3MDL", quantity: .magneticFluxDensity, address: 0x1C,
      rates: [0.625, 1.25, 2.5, 5, 10, 20, 40, 80, 155, 300, 560, 1000], ranges: [4, 8, 12, 16]),
    .init(
      name: "LSM9DS1M", quantity: .magneticFluxDensity, address: 0x1C,
      rates: [0.625, 1.25, 2.5, 5, 10, 20, 40, 80], ranges: [4, 8, 12, 16]),
    .init(
      name: "LIS2MDL", quantity: .magneticFluxDensity, address: 0x1E, rates: [10, 20, 50, 100]),
    .init(
      name: "IIS2MDC", quantity: .magneticFluxDensity, address: 0x1E, rates: [10, 20, 50, 100]),
    .init(
      name: "LSM303AGRM", quantity: .magneticFluxDensity, address: 0x1E, rates: [10, 20, 50, 100]),
    .init(
      name: "HMC5883L", quantity: .magneticFluxDensity, address: 0x1E, hasSPI: false,
      ranges: [0.88, 1.3, 1.9, 2.5, 4, 4.7, 5.6, 8.1]),
    .init(
      name: "LSM303DLHCM", quantity: .magneticFluxDensity, address: 0x1E, hasSPI: false,
      ranges: [1.3, 1.9, 2.5, 4, 4.7, 5.6, 8.1]),
    .init(
      name: "LSM303DLHM", quantity: .magneticFluxDensity, address: 0x1E, hasSPI: false,
      ranges: [1.3, 1.9, 2.5, 4, 4.7, 5.6, 8.1]),
    .init(
      name: "LSM303DLMM", quantity: .magneticFluxDensity, address: 0x1E, hasSPI: false,
      ranges: [1.3, 1.9, 2.5, 4, 4.7, 5.6, 8.1]),
    .init(
      name: "LSM9DS1AG", quantity: .acceleration, address: 0x6A,
      rates: [14.9, 59.5, 119, 238, 476, 952], ranges: [2, 4, 8, 16],
      gyroscopeRanges: [245, 500, 2000]),
    .init(
      name: "LSM6DSO", quantity: .acceleration, address: 0x6A, rates: fast, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "LSM6DSOX", quantity: .acceleration, address: 0x6A, rates: fast, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "LSM6DSO32", quantity: .acceleration, address: 0x6A, rates: fast,
      ranges: [4, 8, 16, 32], gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "ISM330DHCX", quantity: .acceleration, address: 0x6A, rates: fast,
      ranges: [2, 4, 8, 16], gyroscopeRanges: [125, 250, 500, 1000, 2000, 4000]),
    .init(
      name: "LSM6DSL", quantity: .acceleration, address: 0x6A, rates: fast, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "LSM6DS3TRC", quantity: .acceleration, address: 0x6A, rates: fast,
      ranges: [2, 4, 8, 16], gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "LSM6DS3", quantity: .acceleration, address: 0x6A, rates: upTo1666,
      ranges: [2, 4, 8, 16], gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "LSM6DS33", quantity: .acceleration, address: 0x6A, rates: upTo1666,
      ranges: [2, 4, 8, 16], gyroscopeRanges: [125, 250, 500, 1000, 2000]),
    .init(
      name: "MPU6500", quantity: .acceleration, address: 0x68, rates: whole, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
    .init(
      name: "MPU6050", quantity: .acceleration, address: 0x68, hasSPI: false, rates: whole,
      ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
    .init(
      name: "MPU6000", quantity: .acceleration, address: 0x68, rates: whole, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
    .init(
      name: "MPU9150", quantity: .acceleration, address: 0x68, hasSPI: false, rates: whole,
      ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
    .init(
      name: "MPU9250", quantity: .acceleration, address: 0x68, rates: whole, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
    .init(
      name: "MPU9255", quantity: .acceleration, address: 0x68, rates: whole, ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
    .init(
      name: "ICM20948", quantity: .acceleration, address: 0x68,
      rates: [5, 9, 15, 25, 45, 75, 125, 225, 375, 1125], ranges: [2, 4, 8, 16],
      gyroscopeRanges: [250, 500, 1000, 2000]),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) throws {
    let part = try #require(SensorPart(named: row.name))
    #expect(part.sensors.map { $0.quantity } == row.quantities)
    #expect(part.i2c.address == row.address)
    #expect((part.spi != nil) == row.hasSPI)
    #expect(part.rates == row.rates)
    #expect(
      part.sensors.map { $0.ranges } == [row.ranges] + (row.gyroscopeRanges.map { [$0] } ?? []))
    #expect(SensorPart(named: row.name.lowercased()) == part)
    let hyphens = row.name.reversed().map { "\($0)-" }.reversed().joined()
    #expect(SensorPart(named: hyphens) == part)
  }

  /// The targets that applications name have the framing of each part's driver.
  @Test func framings() {
    for part in SensorPart.all {
      switch part.driver {
      case .lis331dlh: #expect(part.i2c == .lis331dlh && part.spi == .lis331dlh)
      case .lis331dl: #expect(part.i2c == .lis331dl && part.spi == .lis331dl)
      case .lis3dh(.lsm303agra): #expect(part.i2c == .lsm303agra && part.spi == .lis3dh)
      case .lis3dh(.lsm303dlhca): #expect(part.i2c == .lsm303dlhca && part.spi == nil)
      case .lis3dh: #expect(part.i2c == .lis3dh && part.spi == .lis3dh)
      case .adxl345: #expect(part.i2c == .adxl345 && part.spi == .adxl345)
      case .l3g4200d(.l3g4200d), .l3g4200d(.a3g4250d):
        #expect(part.i2c == .l3g4200d && part.spi == .l3g4200d)
      case .l3g4200d: #expect(part.i2c == .l3gd20 && part.spi == .l3g4200d)
      case .ak8975: #expect(part.i2c == .ak8975 && part.spi == .ak8975)
      case .ak8963: #expect(part.i2c == .ak8963 && part.spi == .ak8963)
      case .ak09916: #expect(part.i2c == .ak09916 && part.spi == nil)
      case .ak8973: #expect(part.i2c == .ak8973 && part.spi == nil)
      case .lis3mdl: #expect(part.i2c == .lis3mdl && part.spi == .lis3mdl)
      case .lis2mdl: #expect(part.i2c == .lis2mdl && part.spi == .lis2mdl)
      case .hmc5883l: #expect(part.i2c == .hmc5883l && part.spi == nil)
      case .lsm9ds1ag: #expect(part.i2c == .lsm9ds1ag && part.spi == .lsm9ds1ag)
      case .lsm6dso: #expect(part.i2c == .lsm6dso && part.spi == .lsm6dso)
      case .lsm6dsl: #expect(part.i2c == .lsm6dsl && part.spi == .lsm6dsl)
      case .mpu6500(.mpu6050), .mpu6500(.mpu9150):
        #expect(part.i2c == .mpu6500 && part.spi == nil)
      case .mpu6500: #expect(part.i2c == .mpu6500 && part.spi == .mpu6500)
      case .icm20948: #expect(part.i2c == .icm20948 && part.spi == .icm20948)
      }
    }
  }

  @Test func everyPartHasARow() {
    #expect(SensorPart.all.map(\.name) == Self.rows.map(\.name))
  }

  /// A name here is a part with datasheet facts but without a driver.
  @Test func noPartIsForgotten() { #expect(SensorPart.withoutDriver == []) }

  /// The field along the compass' x is along the die's y; on a board that is turned about z by a quarter against it along
  /// −x.
  @Test func builtInMount() throws {
    let turned = try #require(Mount("+y-x+z"))
    let mount = try #require(SensorPart(named: "MPU9250")).builtInMount
    #expect(mount == Mount("+y+x-z"))
    #expect(mount.on(.aligned) == Mount("+y+x-z"))
    #expect(mount.on(turned) == Mount("-x+y-z"))
    let field = Axes(1.0, 2, 3)
    #expect(mount.on(turned).toBoard(field) == turned.toBoard(mount.toBoard(field)))
    #expect(SensorPart(named: "ICM20948")?.builtInMount == Mount("+x-y-z"))
  }

  @Test func unknownNamesHaveNoPart() {
    #expect(SensorPart(named: "QMC5883L") == nil)
    #expect(SensorPart(named: "") == nil)
  }
}
