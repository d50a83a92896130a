// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Synchronization
import Testing

/// `detect` and the compass that an MPU-9150 or MPU-9250 hides; its registers as InvenSense's maps have them.
@Suite struct BypassTests {
  private let folder: Folder
  private static let registers: [UInt8] = [0x37, 0x6A, 0x6B]

  init() throws { folder = try Folder() }

  /// Runs the command on a board that is served here.
  private func detect(_ circuit: Circuit, _ options: String...) throws -> Command.Outcome {
    try Command.run(["detect"] + options, on: circuit, in: folder)
  }

  private func values(_ circuit: Circuit, _ address: UInt8) throws -> [UInt8] {
    var bus = I2CDevice(circuit.wire, I2CTarget(address: address, incrementBit: 0))
    return try Self.registers.map { register throws(BusError) in try bus.read(register) }
  }

  private static let compasses = "one of AK8975, AK8963"

  /// Asleep as from power-on; and awake, its own master of the auxiliary bus at work.
  @Test(arguments: [(0x68, [0, 0, 0x40]), (0x69, [0x10, 0x20, 0x01])] as [(UInt8, [UInt8])])
  func `the compass is found, and the registers are as before`(
    _ address: UInt8, _ before: [UInt8]
  ) throws {
    let circuit = Circuit([.mpu9150.at(address), .lis331dlh])
    var bus = I2CDevice(circuit.wire, I2CTarget(address: address, incrementBit: 0))
    for (register, value) in zip(Self.registers, before) { try bus.write(value, to: register) }
    let place = address == 0x68 ? "0x68" : "0x69"
    let outcome = try detect(circuit, "--bypass")
    #expect(outcome.status == 0)
    #expect(outcome.words.hasPrefix("proofmass: next: proofmass read --bus unix:"))
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines.first?.hasPrefix("0x18  0x32  one of LIS331DLH") == true)
    #expect(outcome.lines.contains("\(place)  0x68  one of MPU6050, MPU6000, MPU9150"))
    #expect(outcome.lines.contains("0x0c  0x48  \(Self.compasses), behind \(place)"))
    #expect(try values(circuit, address) == before)
    let json = try detect(circuit, "--bypass", "--format", "json").data
    #expect(json.contains(#""AK8963"],"likely":[],"behind":"\#(place)"}"#))
    #expect(try values(circuit, address) == before)
  }

  @Test func `without --bypass nothing is written`() throws {
    let circuit = Circuit(.mpu9150)
    circuit.logTransactions()
    let outcome = try detect(circuit)
    #expect(outcome.data == "0x68  0x68  one of MPU6050, MPU6000, MPU9150\n")
    #expect(
      outcome.words.hasPrefix(
        "proofmass: 0x68 may be an MPU9150, whose compass does not answer by itself: --bypass looks "
          + "for it\nproofmass: next: proofmass read --bus unix:"))
    #expect(circuit.transactions.count > 10)
    #expect(circuit.transactions.allSatisfy { $0.written.count < 2 })
    #expect(try values(circuit, 0x68) == [0, 0, 0x40])
  }

  /// Its identity is its own, so that the compass is certain: it is read through the part, and nothing is advised.
  @Test(arguments: [(Part.mpu9250, "MPU9250", "0x71"), (.mpu9255, "MPU9255", "0x73")])
  func `a part that certainly has a compass`(part: Part, name: String, identity: String) throws {
    let circuit = Circuit(part)
    let plain = try detect(circuit)
    #expect(plain.lines.first == "0x68  \(identity)  \(name)")
    #expect(!plain.words.contains("--bypass"), "\(plain)")
    let outcome = try detect(circuit, "--bypass")
    #expect(outcome.lines.contains("0x0c  0x48  one of AK8963, AK8975, behind 0x68"), "\(outcome)")
    #expect(try values(circuit, 0x68) == [0, 0, 0x01])
  }

  /// A part without a compass, and a clone of it.
  @Test func `nothing is hidden`() throws {
    let circuit = Circuit([.mpu6500, RegisterChip.part(0x69, [0x75: 0x98])])
    circuit.logTransactions()
    let outcome = try detect(circuit, "--bypass")
    #expect(
      outcome.lines == ["0x68  0x70  MPU6500", "0x69  0x98  one of ICM20689, MPU6050 clone"],
      "\(outcome)")
    #expect(
      outcome.words.contains(
        "0x69 may be an MPU6050 clone: `proofmass read mpu6050,address=0x69,identity=0x98"),
      "\(outcome)")
    #expect(circuit.transactions.allSatisfy { $0.written.count < 2 })
  }

  @Test func `the registers are as before when the bus fails`() throws {
    let circuit = Circuit(.mpu9150)
    let isOpen = Atomic(false)
    circuit.fail(.timeout) { start in
      if start.target == .i2c(0x68), start.command == 0x37, !start.isRead {
        isOpen.store(true, ordering: .relaxed)
      }
      return start.target == .i2c(0x0C) && isOpen.load(ordering: .relaxed)
    }
    let outcome = try detect(circuit, "--bypass")
    #expect(outcome.status == 1)
    #expect(outcome.data == "")
    let wasOpen = isOpen.load(ordering: .relaxed)
    #expect(wasOpen)
    circuit.repair()
    #expect(try values(circuit, 0x68) == [0, 0, 0x40])
  }

  /// One that is on already, and a compass that answers by itself, are left alone.
  @Test func `a compass that answers by itself is not behind it`() throws {
    let circuit = Circuit(.mpu9150)
    var bus = I2CDevice(circuit.wire, I2CTarget(address: 0x68, incrementBit: 0))
    try bus.write(0x02, to: 0x37)
    let outcome = try detect(circuit, "--bypass")
    #expect(outcome.lines.first == "0x0c  0x48  \(Self.compasses)")
    #expect(
      outcome.lines.dropFirst(2) == ["fits an MPU-9150 module: MPU9150 at 0x68, AK8975 at 0x0c"])
    #expect(outcome.words.contains("no compass answers behind 0x68"))
    #expect(try values(circuit, 0x68) == [0x02, 0, 0x40])
  }

  @Test func `not on SPI`() throws {
    let outcome = try Command.run(["detect", "/dev/spidev0.0", "--bypass"])
    let words = "proofmass: --bypass is for I2C, on SPI no buses can be joined: leave it out\n"
    #expect(outcome == Command.Outcome(status: 64, data: "", words: words))
    // Without such a part it changes nothing.
    #expect(try Command.run(["detect", "--bypass"]) == (try Command.run(["detect"])))
  }
}
