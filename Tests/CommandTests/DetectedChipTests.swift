// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassEmulation
import Testing

/// Verbs without chips on a bus take what is there.
@Suite struct DetectedChipTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ arguments: String..., on parts: Part...) throws -> Command.Outcome {
    try Command.run(arguments, on: Circuit(parts), in: folder)
  }

  /// The commonest mistake of its buyers.
  @Test func `a QMC5883L is not an HMC5883L`() throws {
    let outcome = try run("read", "hmc5883l", on: RegisterChip.part(0x0D, [0x0D: 0xFF]))
    #expect(outcome.status == 1)
    #expect(
      outcome.words.hasSuffix(
        "; 0x0d answers, likely a QMC5883L, which is sold as an HMC5883L and has other registers\n"),
      "\(outcome.words)")
  }

  @Test func `a board by its chips`() throws {
    let outcome = try Command.run(["read"], on: Circuit(Part.senseHAT), in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 3)
    #expect(
      outcome.words
        == "proofmass: no chip named: taking lsm9ds1ag at 0x6a, lsm9ds1m at 0x1c, as on a Sense HAT\n"
    )
  }

  @Test func `an identity of several parts`() throws {
    let outcome = try run("read", on: .lis331hh, .l3g4200d)
    #expect(outcome.status == 0)
    let lines = outcome.words.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "proofmass: no chip named: taking lis331dlh at 0x18, l3g4200d at 0x68")
    #expect(
      lines[1]
        == "proofmass: 0x18 is one of LIS331DLH, LIS331HH, H3LIS331DL, LIS302DLH, IIS328DQ, AIS328DQ, "
        + "LSM303DL, LSM303DLH, LSM303DLM, taken for the LIS331DLH: name another if it is one, like "
        + "lis331hh,address=0x18")
    #expect(lines[2].hasSuffix("like a3g4250d,address=0x68"))
  }

  @Test func `chips without a driver are left out`() throws {
    let outcome = try run(
      "read", on: .l3gd20h.at(0x6B), RegisterChip.part(0x1D, [0x0F: 0x49]))
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.words.contains("taking l3gd20h at 0x6b, as on a MinIMU-9 v3\n"))
    #expect(outcome.words.contains("left out, without a driver here: LSM303D at 0x1d\n"))
  }

  @Test(arguments: [
    ["stream", "--samples", "5"], ["motion", "--samples", "3"], ["events", "--samples", "1"],
    ["characterise", "--duration", "15s"], ["selftest"],
  ])
  func `all verbs that sample`(_ arguments: [String]) throws {
    let outcome = try Command.run(
      arguments, on: Circuit(Part.senseHAT), in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(!outcome.data.isEmpty)
    #expect(outcome.words.contains("no chip named: taking lsm9ds1ag at 0x6a, lsm9ds1m at 0x1c"))
  }

  @Test func `a bus without chips, and one with strangers alone`() throws {
    let stranger = try run("read", on: RegisterChip.part(0x53))
    #expect(stranger.status == 1)
    #expect(stranger.data == "")
    #expect(stranger.words.hasPrefix("proofmass: no chip with a driver here answers on unix:"))
    #expect(stranger.words.split(separator: "\n").count == 1)
    let empty = try run("stream", on: Part.lis331dlh.on(spi: 0))
    #expect(empty.status == 1)
    #expect(empty.data == "")
    #expect(empty.words.hasPrefix("proofmass: nothing answers on unix:"))
    #expect(empty.words.split(separator: "\n").count == 1)
  }

  @Test func `an option of the emulator is refused before the bus is searched`() throws {
    let circuit = Circuit(Part.lis331dlh)
    circuit.logTransactions()
    let outcome = try Command.run(["stream", "--fast"], on: circuit, in: folder)
    #expect(outcome.status == 64)
    #expect(circuit.transactions.isEmpty)
  }

  // MARK: Names of boards

  @Test func `an emulated board has those of its chips that are emulated`() throws {
    let outcome = try Command.run(["read", "gy-80", "--sensing", "ideal"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines.dropFirst().first?.contains("0x53") == true)
    let absence =
      "proofmass: GY-80: left out, without a driver and a software chip here: BMP085 at 0x77"
    #expect(outcome.words.split(separator: "\n").first.map(String.init) == absence)
    for verb in ["dump", "registers"] {
      let outcome = try Command.run([verb, "gy-80"])
      #expect(outcome.status == 0)
      #expect(outcome.words.contains(absence))
    }
    let emulated = try Command.run(["emulate", "gy-80", "--fast", "--", "true"])
    #expect(emulated.words.contains(absence))
    #expect(emulated.status == 0)
  }

  @Test(arguments: [
    ("GY-80", "gy-80"), ("gy80", "gy-80"), ("sensehat", "sense-hat"),
    ("ADXL-345,range=4g", "adxl345,range=4g"),
    ("lsm6ds3tr-c,hub=LIS-2MDL", "lsm6ds3trc,hub=lis2mdl"),
  ])
  func `names with hyphens and without`(name: String, other: String) throws {
    let outcome = try Command.run(["read", name, "--sensing", "ideal"])
    #expect(outcome.status == 0, "\(outcome.words)")
    let expected = try Command.run(["read", other, "--sensing", "ideal"])
    #expect(outcome.lines == expected.lines)
  }

  @Test func `the motion half of a board`() throws {
    let outcome = try Command.run(["read", "gy91", "--sensing", "ideal"])
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.map { $0.split(separator: " ")[0] } == ["MPU9250", "MPU9250", "AK8963"])
    #expect(
      outcome.words.hasPrefix(
        "proofmass: GY-91: left out, without a driver and a software chip here: BMP280 at 0x76\n"))
  }

  @Test func `a module with a hidden compass is emulated whole`() throws {
    let outcome = try Command.run([
      "emulate", "mpu-9150-module", "--fast", "--", Command.binary.path, "detect", "--bus", "1",
      "--bypass",
    ])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      outcome.lines.last == "fits an MPU-9150 module: MPU9150 at 0x68, AK8975 at 0x0c", "\(outcome)"
    )
    #expect(!outcome.words.contains("left out"))
  }

  @Test func `the registers of all chips of a board`() throws {
    let outcome = try Command.run(["registers", "sense-hat"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "LSM9DS1AG")
    #expect(outcome.lines.contains("LSM9DS1M"))
  }
}
