// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

@Suite struct SensingFailureTests {
  private static let addresses: [Quantity: UInt8] = [
    .acceleration: 0x18, .angularRate: 0x68, .magneticFluxDensity: 0x0C,
  ]

  /// A chip that does not answer is tried again once a second. The others continue, and the samples
  /// missed meanwhile are counted.
  @Test(arguments: Quantity.allCases)
  func vanishing(sensor: Quantity) throws {
    let bench = try SensingBench()
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 50)
    bench.run(for: .seconds(1))
    bench.events = []
    let address = Self.addresses[sensor]
    bench.circuit.fail(.noAddressAcknowledge) { $0.target == address.map { .i2c($0) } }
    bench.run(for: .milliseconds(3500))
    let failures = bench.events.failures(sensor)
    #expect(failures.count == 4)
    #expect(
      failures.allSatisfy {
        if case .bus(.noAcknowledge, register: _) = $0 { true } else { false }
      })
    #expect(bench.rate(of: sensor) == nil)
    for other in Quantity.allCases where other != sensor {
      #expect(bench.events.failures(other).isEmpty)
      #expect(bench.events.lost(other) == 0)
    }
    bench.circuit.repair()
    bench.events = []
    bench.run(for: .seconds(2))
    #expect(bench.events.failures(sensor).isEmpty)
    #expect(bench.rate(of: sensor) == (sensor == .magneticFluxDensity ? 50 : 100))
    let rate = sensor == .magneticFluxDensity ? 50.0 : 100
    // 4 s until it is tried again, and the time to settle.
    let seconds = sensor == .angularRate ? 4.3 : 4.0
    #expect(abs(Double(bench.events.lost(sensor)) - seconds * rate) <= 0.1 * rate)
  }

  /// A brown-out is not a failure: the chips are configured again.
  @Test(arguments: [false, true])
  func brownOut(lines: Bool) throws {
    let bench = try SensingBench(lines: lines)
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 50)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.powerCycle()
    bench.run(for: .seconds(2))
    for sensor in Quantity.allCases { #expect(bench.events.failures(sensor).isEmpty) }
    #expect(try bench.register(0x20, of: 0x18) == 0x2F)
    #expect(try bench.register(0x23, of: 0x18) == 0xB0)
    #expect(try bench.register(0x20, of: 0x68) == 0x0F)
    // With a line a driver polls less often, and so detects the brown-out later.
    let latest = lines ? 60 : 10
    let (accelerations, rotations) = (
      bench.events.lost(.acceleration), bench.events.lost(.angularRate)
    )
    #expect(1...latest ~= accelerations)
    #expect(26...26 + latest ~= rotations)
    #expect(abs(bench.events.accelerations.count + accelerations - 200) <= 2)
    #expect(abs(bench.events.rotations.count + rotations - 200) <= 2)
    #expect(bench.events.fields.count > 95)
    // The rotation during the gap is unknown: no sample's interval spans it.
    #expect(bench.events.rotations.allSatisfy { $0.interval < 0.02 })
  }

  /// A supply that fails repeatedly before the first sample is a failure.
  @Test func noSupply() throws {
    let bench = try SensingBench()
    bench.demand(gyroscope: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    for _ in 0..<40 {
      bench.circuit.powerCycle()
      bench.run(for: .milliseconds(100))
    }
    #expect(bench.events.failures(.angularRate).contains(.lostConfiguration))
  }

  /// A chip that cannot be powered down is tried three times, and then no longer.
  @Test func powerDown() throws {
    let bench = try SensingBench()
    bench.demand(accelerometer: 100)
    bench.run(for: .milliseconds(200))
    bench.events = []
    bench.circuit.fail(.timeout) { _ in true }
    bench.demand()
    bench.run(for: .seconds(10))
    #expect(bench.events.failures(.acceleration).count == 3)
    #expect(bench.due == nil)
    bench.circuit.repair()
    bench.sensors = nil
    #expect(try bench.register(0x20, of: 0x18) & 0xE0 == 0x00)
  }

  /// Chips that fail at the very start, and again after a repair.
  @Test func neverThere() throws {
    let bench = try SensingBench()
    bench.circuit.fail(.noAddressAcknowledge) { _ in true }
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 100)
    bench.run(for: .seconds(2))
    for sensor in Quantity.allCases {
      #expect(2...3 ~= bench.events.failures(sensor).count)
      #expect(bench.events.lost(sensor) == 0)
    }
    bench.circuit.repair()
    bench.run(for: .seconds(2))
    #expect(!bench.events.accelerations.isEmpty && !bench.events.rotations.isEmpty)
    #expect(!bench.events.fields.isEmpty)
  }

  /// One transaction in the first two seconds fails: the only consequence is a reported failure,
  /// and samples continue.
  @Test(arguments: [Fault.noAddressAcknowledge, .timeout, .shortRead(after: 2)])
  func sweep(fault: Fault) throws {
    for number in stride(from: 1, to: 400, by: 7) {
      let bench = try SensingBench()
      bench.circuit.fail(fault, atTransaction: number)
      bench.demand(accelerometer: 50, gyroscope: 100, magnetometer: 20)
      bench.run(for: .seconds(2))
      bench.events = []
      bench.run(for: .seconds(1))
      #expect(bench.events.accelerations.count >= 49)
      #expect(bench.events.rotations.count >= 99)
      #expect(bench.events.fields.count >= 19)
    }
  }
}
