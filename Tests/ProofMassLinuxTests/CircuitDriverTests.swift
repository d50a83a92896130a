// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@testable import ProofMassLinux

/// The drivers on the buses of ProofMassLinux, with emulated chips behind a test kernel: they
/// identify, configure and read a sample.
@Suite struct CircuitDriverTests {
  typealias Adapter = CircuitKernel.Adapter

  @Test(arguments: Adapter.allCases)
  func `an accelerometer measures by I2C`(adapter: Adapter) throws {
    let kernel = CircuitKernel(Circuit(.lis331dlh), adapter)
    try measure(LIS331DLH(on: kernel.i2c(.lis331dlh), .init(range: .g2)), kernel)
  }

  @Test func `an accelerometer measures by SPI`() throws {
    let kernel = CircuitKernel(Circuit(.lis331dlh.on(spi: 0)))
    try measure(LIS331DLH(on: kernel.spi(.lis331dlh), .init(range: .g2)), kernel)
  }

  @Test(arguments: Adapter.allCases)
  func `a gyroscope measures by I2C`(adapter: Adapter) throws {
    let kernel = CircuitKernel(Circuit(.l3g4200d), adapter)
    try measure(L3G4200D(on: kernel.i2c(.l3g4200d), .init(range: .dps2000)), kernel)
  }

  @Test func `a gyroscope measures by SPI`() throws {
    let kernel = CircuitKernel(Circuit(.l3g4200d.on(spi: 0)))
    try measure(L3G4200D(on: kernel.spi(.l3g4200d), .init(range: .dps2000)), kernel)
  }

  @Test(arguments: Adapter.allCases)
  func `a compass measures by I2C`(adapter: Adapter) throws {
    let kernel = CircuitKernel(Circuit(.ak8975), adapter)
    let timebase = SystemTimebase(kernel: kernel)
    try measure(AK8975(on: kernel.i2c(.ak8975), timebase), kernel)
  }

  @Test func `a compass measures by SPI`() throws {
    let kernel = CircuitKernel(Circuit(.ak8975.on(spi: 0)))
    let timebase = SystemTimebase(kernel: kernel)
    try measure(AK8975(on: kernel.spi(.ak8975), timebase), kernel)
  }

  @Test func `nine axes share one bus, each with a descriptor of its own`() throws {
    let kernel = CircuitKernel(Circuit(.lis331dlh, .l3g4200d, .ak8975), .blocks)
    let accelerometer = try LIS331DLH(on: kernel.i2c(.lis331dlh), .init(range: .g2))
    let gyroscope = try L3G4200D(on: kernel.i2c(.l3g4200d), .init(range: .dps2000))
    let compass = try AK8975(on: kernel.i2c(.ak8975), SystemTimebase(kernel: kernel))
    #expect(kernel.openCount == 3)
    try measure(compass, kernel)
    try measure(gyroscope, kernel)
    try measure(accelerometer, kernel)
    #expect(kernel.openCount == 0)
  }

  @Test func `blocks and messages are the same on the wire`() throws {
    let seen = try Adapter.allCases.map { adapter in
      let circuit = Circuit(.lis331dlh, .l3g4200d)
      circuit.logTransactions()
      let kernel = CircuitKernel(circuit, adapter)
      try measure(LIS331DLH(on: kernel.i2c(.lis331dlh), .init(range: .g2)), kernel)
      try measure(L3G4200D(on: kernel.i2c(.l3g4200d), .init(range: .dps2000)), kernel)
      return circuit.transactions
    }
    #expect(seen[0].isEmpty == false)
    #expect(seen[0] == seen[1])
  }

  // MARK: Failures

  @Test(arguments: Adapter.allCases)
  func `a missing chip does not acknowledge`(adapter: Adapter) throws {
    let kernel = CircuitKernel(Circuit(.lis331dlh), adapter)
    let expected = SensorError.bus(BusError(.noAcknowledge, code: 121), register: 0x0F)
    #expect(throws: expected) { _ = try L3G4200D(on: kernel.i2c(.l3g4200d)) }
    // The failed driver has closed its bus.
    #expect(kernel.openCount == 0)
  }

  @Test func `a missing chip reads as ones by SPI`() throws {
    let kernel = CircuitKernel(Circuit())
    #expect(throws: SensorError.identity(expected: 0x32, found: 0xFF)) {
      _ = try LIS331DLH(on: kernel.spi(.lis331dlh))
    }
  }

  @Test(
    arguments: [
      (.noAddressAcknowledge, BusError(.noAcknowledge, code: 121)),
      (.noAcknowledge(byte: 0), BusError(.noAcknowledge, code: 121)),
      (.timeout, BusError(.timeout, code: 110)), (.shortRead(after: 3), BusError(.other, code: 5)),
    ] as [(Fault, BusError)], Adapter.allCases)
  func `a fault is an error number, and the next read works`(
    fault: (Fault, BusError), adapter: Adapter
  ) throws {
    let circuit = Circuit(.lis331dlh)
    let kernel = CircuitKernel(circuit, adapter)
    var sensor = try LIS331DLH(on: kernel.i2c(.lis331dlh), .init(range: .g2))
    circuit.fail(fault.0, atTransaction: 1)
    #expect(throws: SensorError.bus(fault.1, register: 0x27)) { _ = try sensor.read() }
    // It discards the sample that the failed one may have begun to read.
    #expect(try !sensor.read().isNew)
    try measure(sensor, kernel)
  }

  // On SPI a chip has no acknowledge, so it cannot refuse a transfer.
  @Test(
    arguments: [
      (.noAddressAcknowledge, BusError(.other, code: 5)),
      (.timeout, BusError(.timeout, code: 110)), (.shortRead(after: 3), BusError(.other, code: 5)),
    ] as [(Fault, BusError)])
  func `a fault of SPI is an error number, and the next read works`(
    fault: Fault, error: BusError
  ) throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    let kernel = CircuitKernel(circuit)
    var sensor = try LIS331DLH(on: kernel.spi(.lis331dlh), .init(range: .g2))
    circuit.fail(fault, atTransaction: 1)
    #expect(throws: SensorError.bus(error, register: 0x27)) { _ = try sensor.read() }
    // It discards the sample that the failed one may have begun to read.
    #expect(try !sensor.read().isNew)
    try measure(sensor, kernel)
  }

  // MARK: Samples

  private func measure(
    _ driver: consuming LIS331DLH<some Bus & ~Copyable>, _ kernel: CircuitKernel
  ) throws {
    kernel.circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
    SystemTimebase(kernel: kernel).wait(for: driver.settlingTime)
    let sample = try driver.read()
    #expect(sample.isNew)
    #expect(sample.raw == Axes(500, -500, 250))
    expectClean(kernel.circuit)
  }

  private func measure(
    _ driver: consuming L3G4200D<some Bus & ~Copyable>, _ kernel: CircuitKernel
  ) throws {
    kernel.circuit.change { $0.angularRate = Axes(70, -70, 35) * (.pi / 180) }
    SystemTimebase(kernel: kernel).wait(for: driver.settlingTime)
    let sample = try driver.read()
    #expect(sample.isNew)
    #expect(sample.raw == Axes(1000, -1000, 500))
    expectClean(kernel.circuit)
  }

  private func measure(
    _ driver: consuming AK8975<some Bus & ~Copyable>, _ kernel: CircuitKernel
  ) throws {
    kernel.circuit.change { $0.field = Axes(47.8125, -48.75, 45) }
    let sample = try driver.measure(SystemTimebase(kernel: kernel))
    #expect(sample.adjustment == Axes(170, 175, 160))
    #expect(sample.raw == Axes(137, -137, 133))
    expectClean(kernel.circuit)
  }

  private func expectClean(_ circuit: Circuit) {
    #expect(circuit.finish().isClean)
    #expect(circuit.finish().violations == [])
  }
}
