// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassTestSupport
import Testing

@testable import ProofMassLinux

/// The buses of ProofMassLinux fulfil the contract of `Bus`, with emulated chips behind a test
/// kernel.
@Suite struct BusContractTests {
  typealias Adapter = CircuitKernel.Adapter

  /// Failures of a transaction that both buses have, in a read or in a write.
  static let failures: [Fault] = [.noAddressAcknowledge, .noAcknowledge(byte: 0), .timeout]

  @Test(arguments: Adapter.allCases, failures)
  func `an accelerometer's I2C bus`(adapter: Adapter, failure: Fault) throws {
    try checkI2C(.lis331dlh, .lis331dlh, .lis331dlh, adapter, failure)
  }

  @Test(arguments: Adapter.allCases, failures)
  func `a gyroscope's I2C bus`(adapter: Adapter, failure: Fault) throws {
    try checkI2C(.l3g4200d, .l3g4200d, .l3g4200d, adapter, failure)
  }

  @Test(arguments: Adapter.allCases, failures)
  func `a compass' I2C bus`(adapter: Adapter, failure: Fault) throws {
    try checkI2C(.ak8975, .ak8975, .ak8975, adapter, failure)
  }

  @Test(arguments: failures) func `an accelerometer's SPI bus`(failure: Fault) throws {
    try checkSPI(.lis331dlh, .lis331dlh, .lis331dlh, failure)
  }

  @Test(arguments: failures) func `a gyroscope's SPI bus`(failure: Fault) throws {
    try checkSPI(.l3g4200d, .l3g4200d, .l3g4200d, failure)
  }

  @Test(arguments: failures) func `a compass' SPI bus`(failure: Fault) throws {
    try checkSPI(.ak8975, .ak8975, .ak8975, failure)
  }

  private func checkI2C(
    _ part: Part, _ target: I2CTarget, _ registers: ContractRegisters, _ adapter: Adapter,
    _ failure: Fault, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let circuit = Circuit(part)
    var bus = try CircuitKernel(circuit, adapter).i2c(target)
    let broken = checkBus(
      &bus, on: registers, transactions: { circuit.transactionCount },
      failNext: { circuit.fail(failure, atTransaction: 1) })
    #expect(broken == [], sourceLocation: sourceLocation)
    #expect(circuit.finish().isClean, sourceLocation: sourceLocation)
    #expect(circuit.finish().violations == [], sourceLocation: sourceLocation)
  }

  private func checkSPI(
    _ part: Part, _ target: SPITarget, _ registers: ContractRegisters, _ failure: Fault,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let circuit = Circuit(part.on(spi: 0))
    var bus = try CircuitKernel(circuit).spi(target)
    let broken = checkBus(
      &bus, on: registers, transactions: { circuit.transactionCount },
      failNext: { circuit.fail(failure, atTransaction: 1) })
    #expect(broken == [], sourceLocation: sourceLocation)
    #expect(circuit.finish().isClean, sourceLocation: sourceLocation)
    #expect(circuit.finish().violations == [], sourceLocation: sourceLocation)
  }
}
