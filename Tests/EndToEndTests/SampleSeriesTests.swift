// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Samples one after the other, as a program takes them: each once, whole, and none lost without a word.
@Suite struct SampleSeriesTests {
  /// Takes 150 samples. The second read of each finds nothing new, and after two that were missed comes an overrun.
  private func follow(
    _ circuit: Circuit, every period: Duration,
    _ read: () throws -> (isNew: Bool, overrun: Bool)
  ) throws {
    _ = try read()
    let start = circuit.now
    for number in 1...150 {
      circuit.advance(to: start + period * number)
      let sample = try read()
      #expect(sample.isNew && !sample.overrun, "sample \(number)")
      let again = try read()
      #expect(!again.isNew && !again.overrun, "sample \(number) again")
    }
    circuit.advance(to: start + period * 153)
    let late = try read()
    #expect(late.isNew && late.overrun)
    #expect(circuit.finish().isClean)
  }

  @Test func accelerometer() throws {
    let circuit = Circuit(.lis331dlh)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz100, range: .g2))
    circuit.advance(by: driver.settlingTime + .milliseconds(5))
    try follow(circuit, every: .milliseconds(10)) {
      let sample = try driver.read()
      return (sample.isNew, sample.overrun)
    }
  }

  @Test func gyroscope() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d), .init(rate: .hertz100))
    circuit.advance(by: driver.settlingTime + .milliseconds(5))
    try follow(circuit, every: .milliseconds(10)) {
      let sample = try driver.read()
      return (sample.isNew, sample.overrun)
    }
  }

  @Test func magnetometer() throws {
    let circuit = Circuit(.lis3mdl)
    var driver = try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl), .init(rate: .hertz80))
    circuit.advance(by: driver.settlingTime + .microseconds(6250))
    try follow(circuit, every: .microseconds(12_500)) {
      let sample = try driver.read()
      return (sample.isNew, sample.overrun)
    }
  }

  @Test func accelerometerOfAnalogDevices() throws {
    let circuit = Circuit(.adxl345)
    var driver = try ADXL345(on: I2CDevice(circuit.wire, .adxl345), .init(rate: .hertz100))
    circuit.advance(by: driver.settlingTime + .milliseconds(5))
    try follow(circuit, every: .milliseconds(10)) {
      let sample = try driver.read()
      return (sample.isNew, sample.overrun)
    }
  }

  /// What is ready has been measured since the sample before.
  @Test func readyIsNew() throws {
    let circuit = Circuit(.lis3mdl)
    var driver = try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl), .init(rate: .hertz80))
    circuit.advance(by: driver.settlingTime)
    _ = try driver.read()
    for step in 1...20 {
      circuit.change { $0.field = [Double(step) * 10, 0, 0] }
      let end = circuit.now + .milliseconds(100)
      while try !driver.hasSample(), circuit.now < end { circuit.advance(by: .microseconds(50)) }
      #expect(try abs(driver.read().fluxDensity.microtesla.x - Double(step) * 10) < 0.1)
    }
  }

  /// The same of a gyroscope at 200 Hz, whose rate rises by 10 °/s before each sample.
  @Test func readyIsNewTurn() throws {
    let circuit = Circuit(.l3g4200d)
    var driver = try L3G4200D(
      on: I2CDevice(circuit.wire, .l3g4200d), .init(rate: .hertz200, range: .dps250))
    circuit.advance(by: driver.settlingTime)
    _ = try driver.read()
    for step in 1...20 {
      circuit.change { $0.angularRate = [Double(step) * 10 * .pi / 180, 0, 0] }
      let end = circuit.now + .milliseconds(100)
      while try !driver.hasSample(), circuit.now < end { circuit.advance(by: .microseconds(50)) }
      #expect(try abs(driver.read().angularRate.degreesPerSecond.x - Double(step) * 10) < 0.1)
    }
  }

  // MARK: Whole samples

  /// From 255 to 256 digits both bytes change. A sample that arrives during a read may be that of the later axes, but no
  /// axis is half of one and half of the other.
  @Test func pairsOfAnAccelerometer() throws {
    var mixed = 0
    for offset in stride(from: 0, to: 1000, by: 5) {
      let circuit = Circuit(.lis331dlh)
      circuit.change { $0.specificForce = [0.255, 0.255, 0.255] }
      var driver = try LIS331DLH(
        on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz1000, range: .g2))
      circuit.advance(by: .milliseconds(20) + .microseconds(offset))
      circuit.change { $0.specificForce = [0.256, 0.256, 0.256] }
      let raw = try driver.read().raw
      for code in [raw.x, raw.y, raw.z] { #expect(code == 255 || code == 256, "\(offset)") }
      if raw.x != raw.z { mixed += 1 }
    }
    #expect(mixed > 0)
  }

  /// The same at 8.75 m°/s a digit.
  @Test func pairsOfAGyroscope() throws {
    var mixed = 0
    for offset in stride(from: 0, to: 1250, by: 5) {
      let circuit = Circuit(.l3g4200d)
      func set(_ code: Double) {
        let rate = code * 8.75e-3 * .pi / 180
        circuit.change { $0.angularRate = [rate, rate, rate] }
      }
      set(255)
      var driver = try L3G4200D(
        on: I2CDevice(circuit.wire, .l3g4200d), .init(rate: .hertz800, range: .dps250))
      circuit.advance(by: driver.settlingTime + .microseconds(offset))
      set(256)
      let raw = try driver.read().raw
      for code in [raw.x, raw.y, raw.z] { #expect(code == 255 || code == 256, "\(offset)") }
      if raw.x != raw.z { mixed += 1 }
    }
    #expect(mixed > 0)
  }

  /// The same of an accelerometer with 61 µg a digit, beside a gyroscope.
  @Test func pairsOfSixAxes() throws {
    var mixed = 0
    for offset in stride(from: 0, to: 1200, by: 5) {
      let circuit = Circuit(.lsm6dso)
      func set(_ code: Double) {
        let force = code * 61e-6
        circuit.change { $0.specificForce = [force, force, force] }
      }
      set(255)
      var driver = try LSM6DSO(
        on: I2CDevice(circuit.wire, .lsm6dso),
        .init(accelerometerRate: .hertz833, gyroscopeRate: nil, accelerometerRange: .g2))
      circuit.advance(by: driver.settlingTime + .microseconds(offset))
      set(256)
      let raw = try driver.readAccelerometer().rawAcceleration
      for code in [raw.x, raw.y, raw.z] { #expect(code == 255 || code == 256, "\(offset)") }
      if raw.x != raw.z { mixed += 1 }
    }
    #expect(mixed > 0)
  }

  /// The same at 6842 digits a gauss. A sample has the field in the middle of its measurement, half a millisecond before.
  @Test func pairsOfAMagnetometer() throws {
    var mixed = 0
    for offset in stride(from: 0, to: 1000, by: 5) {
      let circuit = Circuit(.lis3mdl)
      func set(_ code: Double) {
        let field = code / 68.42
        circuit.change { $0.field = [field, field, field] }
      }
      set(255)
      var driver = try LIS3MDL(
        on: I2CDevice(circuit.wire, .lis3mdl), .init(rate: .hertz1000, range: .gauss4))
      circuit.advance(by: .milliseconds(20) + .microseconds(offset))
      set(256)
      circuit.advance(by: .microseconds(700))
      let raw = try driver.read().raw
      for code in [raw.x, raw.y, raw.z] { #expect(code == 255 || code == 256, "\(offset)") }
      if raw.x != raw.z { mixed += 1 }
    }
    #expect(mixed > 0)
  }

  // MARK: Taps

  /// 5 ms above the threshold are a tap on one axis, told by a pin that is low when active.
  @Test func tap() throws {
    let circuit = Circuit(.adxl345)
    var driver = try ADXL345(
      on: I2CDevice(circuit.wire, .adxl345),
      .init(
        rate: .hertz800, range: .g8,
        tap: .init(axes: Axes(true, false, false), longest: .milliseconds(20)),
        pins: .init(interrupt1: .singleTap, activeLow: true)))
    try driver.arm(circuit.timebase)
    circuit.advance(by: .milliseconds(50))
    let line = try #require(circuit.line("INT1", of: .i2c(0x53), activeLow: true))
    #expect(!line.isActive())
    for force in [Axes(0.0, 5, 1), Axes(5.0, 0, 1)] {
      circuit.change { $0.specificForce = force }
      circuit.advance(by: .milliseconds(5))
      circuit.change { $0.specificForce = [0, 0, 1] }
      circuit.advance(by: .milliseconds(50))
      #expect(line.isActive() == (force.x > 0))
    }
    let events = try driver.readEvents()
    #expect(events.singleTap && events.tapAxes == Axes(true, false, false))
    circuit.advance(by: .milliseconds(5))
    #expect(!line.isActive())
  }

  /// A chip that sleeps after 2 s of rest measures once a second.
  @Test func sleep() throws {
    let circuit = Circuit(.adxl345)
    var driver = try ADXL345(
      on: I2CDevice(circuit.wire, .adxl345),
      .init(
        rate: .hertz100, activity: .init(), inactivity: .init(duration: .seconds(2)),
        linked: true, autoSleep: .hertz1))
    try driver.arm(circuit.timebase)
    circuit.advance(by: .seconds(4))
    var codes: Set<Int16> = []
    for step in 1...40 {
      circuit.change { $0.specificForce = [0, 0, 1 + Double(step) / 256] }
      circuit.advance(by: .milliseconds(100))
      codes.insert(try driver.read().raw.z)
    }
    #expect((3...6).contains(codes.count), "\(codes)")
  }
}
