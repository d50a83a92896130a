// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassTestSupport
import Testing

/// The circuit's buses, and the types that wrap or replace them, keep the contract of `Bus` without
/// violating a chip's datasheet.
@Suite struct BusContractTests {
  /// Faults that make a transaction fail on either bus, in reads and writes.
  static let failures: [Fault] = [.noAddressAcknowledge, .noAcknowledge(byte: 0), .timeout]

  @Test(arguments: Subject.all, failures) func i2c(_ chip: Subject, failure: Fault) {
    let circuit = Circuit(chip.part)
    var bus = I2CDevice(circuit.wire, chip.i2c)
    let broken = checkBus(
      &bus, on: chip.registers, transactions: { circuit.transactionCount },
      failNext: { circuit.fail(failure, atTransaction: 1) })
    #expect(broken == [])
    expectClean(circuit)
  }

  @Test(arguments: Subject.all, failures) func spi(_ chip: Subject, failure: Fault) {
    let circuit = Circuit(chip.part.on(spi: 1))
    var bus = SPIDevice(circuit.wire(spi: 1), chip.spi)
    let broken = checkBus(
      &bus, on: chip.registers, transactions: { circuit.transactionCount },
      failNext: { circuit.fail(failure, atTransaction: 1) })
    #expect(broken == [])
    expectClean(circuit)
  }

  /// A recording made by the checker can be played back by the checker.
  @Test(arguments: Subject.all) func recordedI2C(_ chip: Subject) {
    let circuit = Circuit(chip.part)
    let log = StepLog()
    var bus = I2CDevice(Recording(circuit.wire, in: log), chip.i2c)
    let broken = checkBus(
      &bus, on: chip.registers, transactions: { log.steps.count },
      failNext: { circuit.fail(atTransaction: 1) })
    #expect(broken == [])
    #expect(log.steps.count == circuit.transactionCount)
    expectClean(circuit)
    let script = Playback(log.steps)
    var replay = I2CDevice(script, chip.i2c)
    // The script fails by itself where the circuit failed.
    #expect(checkBus(&replay, on: chip.registers, failNext: {}) == [])
    #expect(script.finish() == [])
  }

  @Test(arguments: Subject.all) func recordedSPI(_ chip: Subject) {
    let circuit = Circuit(chip.part.on(spi: 0))
    let log = StepLog()
    var bus = SPIDevice(Recording(circuit.wire(spi: 0), in: log), chip.spi)
    let broken = checkBus(
      &bus, on: chip.registers, transactions: { log.steps.count },
      failNext: { circuit.fail(atTransaction: 1) })
    #expect(broken == [])
    #expect(log.steps.count == circuit.transactionCount)
    expectClean(circuit)
    let script = Playback(log.steps)
    var replay = SPIDevice(script, chip.spi)
    #expect(checkBus(&replay, on: chip.registers, failNext: {}) == [])
    #expect(script.finish() == [])
  }

  /// Memory that contains the chip's known register, without restrictions on accesses.
  @Test(arguments: Subject.all) func minimalBus(_ chip: Subject) {
    let known = chip.registers.known
    let memory = MinimalBus([known.register: known.value])
    var bus = memory
    let broken = checkBus(
      &bus, on: chip.registers, transactions: { memory.transactions },
      failNext: { memory.fail(atTransaction: 1) })
    #expect(broken == [])
  }

  private func expectClean(
    _ circuit: Circuit, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let report = circuit.finish()
    #expect(report.isClean, sourceLocation: sourceLocation)
    #expect(report.violations == [], sourceLocation: sourceLocation)
  }
}

/// A chip, its addresses, and the registers that the checker may access.
struct Subject: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var part: Part
  var i2c: I2CTarget
  var spi: SPITarget
  var registers: ContractRegisters

  static let all = [
    Subject(
      testDescription: "LIS331DLH", part: .lis331dlh, i2c: .lis331dlh, spi: .lis331dlh,
      registers: .lis331dlh),
    Subject(
      testDescription: "L3G4200D", part: .l3g4200d, i2c: .l3g4200d, spi: .l3g4200d,
      registers: .l3g4200d),
    Subject(
      testDescription: "AK8975", part: .ak8975, i2c: .ak8975, spi: .ak8975, registers: .ak8975),
  ]
}
