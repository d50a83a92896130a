// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassEmulation
import Testing

/// Boards that `detect` recognises by their chips. Addresses and identities are literals from the documents that
/// `datasheets` cites.
@Suite struct BoardDetectionTests {
  struct Board: CustomTestStringConvertible, Sendable {
    var parts: [Part]
    /// The lines about boards.
    var fits: [String]
    /// What is to be typed next; nil where no chip has a driver.
    var next: String?
    var options: [String] = []
    var testDescription: String { fits.first ?? "no board" }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let hmc5883l = RegisterChip.part(0x1E, [0x0A: 0x48, 0x0B: 0x34, 0x0C: 0x33])
  private static let lsm303dlhMagnetometer = hmc5883l
  /// Of an LSM303DLM or an LSM303DLHC.
  private static let lsm303dlmMagnetometer = RegisterChip.part(
    0x1E, [0x0A: 0x48, 0x0B: 0x34, 0x0C: 0x33, 0x0F: 0x3C])
  private static let adxl345 = RegisterChip.part(0x53, [0x00: 0xE5])
  private static let bmp085 = RegisterChip.part(0x77, [0xD0: 0x55])
  private static let itg3205 = RegisterChip.part(0x68, [0x00: 0x69])
  /// Accelerometers with the LIS3DH's identity.
  private static let lsm303dlhcAccelerometer = RegisterChip.part(0x19, [0x0F: 0x33])

  /// Boards all of whose chips have software chips.
  static let emulated = [
    Board(
      parts: Part.senseHAT, fits: ["a Sense HAT: LSM9DS1 at 0x6a and 0x1c"], next: " sense-hat"),
    Board(
      parts: [.lsm9ds1ag.at(0x6B), .lsm9ds1m.at(0x1E)],
      fits: ["an LSM9DS1 breakout: LSM9DS1 at 0x6b and 0x1e"], next: " lsm9ds1-breakout"),
    Board(parts: [.l3g4200d.at(0x69)], fits: ["a GY-50: L3G4200D at 0x69"], next: " gy-50"),
    Board(
      parts: [.mpu9150], fits: ["an MPU-9150 module: MPU9150 at 0x68, AK8975 at 0x0c"],
      next: " mpu-9150-module", options: ["--bypass"]),
    Board(
      parts: [.mpu9250],
      fits: ["a GY-9250 or an MPU-9250 module: MPU9250 at 0x68, AK8963 at 0x0c"],
      next: " gy-9250", options: ["--bypass"]),
    Board(
      parts: [.mpu6050], fits: ["a GY-521: MPU6050 at 0x68"], next: " gy-521",
      options: ["--bypass"]),
    Board(
      parts: Part.senseHAT + [.l3g4200d.at(0x69)],
      fits: ["a Sense HAT: LSM9DS1 at 0x6a and 0x1c", "a GY-50: L3G4200D at 0x69"], next: ""),
  ]

  /// Boards that have other chips, too.
  static let others = [
    Board(
      parts: [.l3g4200d.at(0x69), adxl345, hmc5883l, bmp085],
      fits: ["a GY-80: L3G4200D at 0x69, ADXL345 at 0x53, HMC5883L at 0x1e, BMP085 at 0x77"],
      next: " gy-80"),
    Board(
      parts: [.l3g4200d, adxl345, hmc5883l, bmp085],
      fits: ["a GY-80: L3G4200D at 0x68, ADXL345 at 0x53, HMC5883L at 0x1e, BMP085 at 0x77"],
      next: ""),
    Board(
      parts: [itg3205, adxl345, hmc5883l],
      fits: ["a GY-85: ITG3205 at 0x68, ADXL345 at 0x53, HMC5883L at 0x1e"],
      next: " gy-85"),
    Board(
      parts: [hmc5883l], fits: ["a GY-271 or a GY-273: HMC5883L at 0x1e"], next: " gy-271"),
    Board(
      parts: [.l3g4200d.at(0x69), .lsm303dlm, lsm303dlmMagnetometer],
      fits: ["a MinIMU-9 v1: L3G4200D at 0x69, LSM303DLM at 0x18, LSM303DLMM at 0x1e"],
      next: " minimu-9-v1"),
    Board(
      parts: [.l3gd20.at(0x6B), lsm303dlhcAccelerometer, lsm303dlmMagnetometer],
      fits: ["a MinIMU-9 v2: LSM303DLHC at 0x19 and 0x1e, L3GD20 at 0x6b"],
      next: " minimu-9-v2"),
    Board(
      parts: [.l3gd20h.at(0x6B), RegisterChip.part(0x1D, [0x0F: 0x49])],
      fits: ["a MinIMU-9 v3: L3GD20H at 0x6b, LSM303D at 0x1d"], next: " minimu-9-v3"),
    Board(
      parts: [.lsm6ds33.at(0x6B), .lis3mdl.at(0x1E)],
      fits: ["a MinIMU-9 v5: LSM6DS33 at 0x6b, LIS3MDL at 0x1e"], next: " minimu-9-v5"),
    Board(
      parts: [.lsm6dsox, .lis3mdl],
      fits: ["an Adafruit LSM6DSOX LIS3MDL: LSM6DSOX at 0x6a, LIS3MDL at 0x1c"],
      next: " adafruit-lsm6dsox-lis3mdl"),
    Board(
      parts: [.lsm6dso.at(0x6B), .lis3mdl.at(0x1E)],
      fits: ["a MinIMU-9 v6: LSM6DSO at 0x6b, LIS3MDL at 0x1e"], next: " minimu-9-v6"),
    Board(
      parts: [.lsm303dlh, lsm303dlhMagnetometer],
      fits: ["an LSM303DLH module: LSM303DLH at 0x18, LSM303DLHM at 0x1e"],
      next: " lsm303dlh-module"),
    Board(
      parts: [.lsm303dlm, lsm303dlmMagnetometer],
      fits: ["an LSM303DLM module: LSM303DLM at 0x18, LSM303DLMM at 0x1e"],
      next: " lsm303dlm-module"),
    Board(
      parts: [lsm303dlhcAccelerometer, lsm303dlmMagnetometer],
      fits: ["a GY-511 or an LSM303DLHC module: LSM303DLHC at 0x19 and 0x1e"], next: " gy-511"),
    Board(
      parts: [.lsm303dlhca, .lsm303dlhcm],
      fits: ["a GY-511 or an LSM303DLHC module: LSM303DLHC at 0x19 and 0x1e"], next: " gy-511"),
    Board(
      parts: [lsm303dlhcAccelerometer, .lsm303agrm],
      fits: ["an LSM303AGR module: LSM303AGR at 0x19 and 0x1e"],
      next: " lsm303agr-module"),
    Board(
      parts: [RegisterChip.part(0x68, [0x75: 0x68])], fits: ["a GY-521: MPU6050 at 0x68"],
      next: " gy-521", options: ["--bypass"]),
    Board(
      parts: [RegisterChip.part(0x69, [0x75: 0x71])],
      fits: ["a GY-9250 or an MPU-9250 module: MPU9250 at 0x69"], next: ""),
    Board(
      parts: [.mpu9250, RegisterChip.part(0x76, [0xD0: 0x58])],
      fits: ["a GY-91: MPU9250 at 0x68, BMP280 at 0x76"], next: " gy-91"),
    Board(
      parts: [RegisterChip.part(0x68, [0x00: 0xEA])],
      fits: ["an Adafruit ICM-20948 or a SparkFun ICM-20948: ICM20948 at 0x68"], next: ""),
    Board(
      parts: [.icm20948.at(0x69)],
      fits: ["an Adafruit ICM-20948 or a SparkFun ICM-20948: ICM20948 at 0x69"],
      next: " adafruit-icm-20948"),
  ]

  /// What is none of the boards.
  static let none = [
    Board(parts: [.lis331dlh, .l3g4200d, .ak8975], fits: [], next: ""),
    Board(parts: [.lis3dh], fits: [], next: ""),
    Board(parts: [.lsm9ds1ag, .lsm9ds1m.at(0x1E)], fits: [], next: ""),
    Board(parts: [.lsm9ds1m], fits: [], next: ""),
    Board(parts: [.l3gd20h.at(0x6B)], fits: [], next: ""),
    Board(parts: [.mpu9150], fits: [], next: ""),
    Board(parts: [RegisterChip.part(0x68, [0x75: 0x68])], fits: [], next: ""),
    Board(parts: [RegisterChip.part(0x68, [0x75: 0x98])], fits: []),
    Board(parts: [.ak8973.at(0x1E)], fits: []),
    Board(parts: [itg3205, adxl345], fits: [], next: ""),
    Board(parts: [adxl345, bmp085], fits: [], next: ""),
    Board(parts: [RegisterChip.part(0x68, [0x0F: 0x68])], fits: []),
  ]

  @Test(arguments: emulated + others + none)
  func `names the right boards, and no others`(_ board: Board) throws {
    let outcome = try Command.run(["detect"] + board.options, on: Circuit(board.parts), in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    let fits = outcome.lines.filter { $0.hasPrefix("fits ") }
    #expect(fits.map { $0.dropFirst(5) } == board.fits.map { $0[...] }, "\(outcome)")
    let next = outcome.words.split(separator: "\n").filter { $0.contains("next: ") }
    #expect(next.count == (board.next == nil ? 0 : 1), "\(outcome)")
    if let words = board.next {
      #expect(next.first?.hasPrefix("proofmass: next: proofmass read\(words) --bus unix:") == true)
    }
  }

  @Test func `what is known of an address`() throws {
    let circuit = Circuit([
      Self.adxl345, Self.bmp085, RegisterChip.part(0x2C), RegisterChip.part(0x40),
      RegisterChip.part(0x68, [0x0F: 0x12]), RegisterChip.part(0x0D),
    ])
    circuit.logTransactions()
    let outcome = try Command.run(["detect"], on: circuit, in: folder)
    #expect(
      outcome.lines == [
        "0x0d  0x00  unknown here; likely QMC5883L",
        "0x53  0xe5  one of ADXL345, ADXL343, ADXL375",
        "0x68  0x12  unknown",
        "0x2c  -     unknown here; likely QMC5883P",
        "0x40  -     unknown, at an address of no known part",
        "0x77  -     unknown here; likely BMP085 or BMP180 or BMP280",
      ], "\(outcome)")
    #expect(outcome.words.hasPrefix("proofmass: next: proofmass read --bus unix:"), "\(outcome)")
    #expect(circuit.transactions.allSatisfy { $0.written.count < 2 })
    // At addresses of no part with a driver not even a register is selected.
    let strangers: [Transaction.Target] = [.i2c(0x2C), .i2c(0x40), .i2c(0x77)]
    let asked = circuit.transactions.filter { strangers.contains($0.target) }
    #expect(asked.count == 3)
    #expect(asked.allSatisfy { $0.written.isEmpty })
  }

  @Test func `JSON has the same`() throws {
    let circuit = Circuit([.l3g4200d.at(0x69), Self.adxl345, Self.hmc5883l, Self.bmp085])
    let outcome = try Command.run(["detect", "--format", "json"], on: circuit, in: folder)
    #expect(
      outcome.data.contains(
        #"{"address":"0x53","identity":"0xe5","candidates":["ADXL345","ADXL343","ADXL375"],"likely":[]}"#
      ))
    #expect(
      outcome.data.contains(
        #"{"address":"0x1e","identity":"0x48","candidates":["HMC5883L","LSM303DLHM"],"likely":[]}"#
      ))
    #expect(
      outcome.data.contains(
        #""boards":[{"names":["GY-80"],"words":["gy-80"],"chips":[{"chip":"L3G4200D","address":"0x69"},"#
          + #"{"chip":"ADXL345","address":"0x53"},{"chip":"HMC5883L","address":"0x1e"},"#
          + #"{"chip":"BMP085","address":"0x77"}]}]"#), "\(outcome)")
  }
}
