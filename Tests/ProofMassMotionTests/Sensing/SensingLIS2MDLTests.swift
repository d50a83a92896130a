// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// A LIS2MDL under motion services, with an accelerometer on the same bus.
@Suite struct SensingLIS2MDLTests {
  /// Each sample comes once, by the pin or by polling, with the field; its time is that of the average of two
  /// measurements while the offset is canceled, half a period before the later one.
  @Test(arguments: [false, true], [LIS2MDLConfiguration.Pulses.canceling, .every63])
  func polled(line: Bool, pulses: LIS2MDLConfiguration.Pulses) throws {
    let circuit = Circuit([.lis331dlh, .lis2mdl])
    circuit.change { $0.field = [20, -3, 44] }
    let clock = circuit.timebase
    var sensors = CircuitSensors(clock: clock, mode: .onDemand)
    sensors.add(.init(try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))))
    sensors.add(
      .init(try LIS2MDL(on: I2CDevice(circuit.wire, .lis2mdl), .init(pulses: pulses))),
      line: line ? circuit.line("INT/DRDY", of: .i2c(0x1E)) : nil)
    let bench = SensingBench(circuit, sensors)
    bench.demand(accelerometer: 100, magnetometer: 50)
    bench.run(for: .seconds(5))
    // CFG_REG_A: 50 Hz, compensated.
    #expect(try bench.register(0x60, of: 0x1E) == 0x88)
    #expect(bench.rate(of: .magneticFluxDensity) == 50)
    let samples = bench.events.compactMap { event -> SensorSample? in
      if case .sample(let sample) = event, sample.quantity == .magneticFluxDensity {
        sample
      } else {
        nil
      }
    }
    #expect(abs(samples.count - 249) <= 3, "\(samples.count)")
    #expect(bench.events.lost(.magneticFluxDensity) == 0)
    for sample in samples {
      let error = sample.fluxDensity.microtesla - Axes(20, -3, 44)
      #expect(abs(error.x) < 0.08 && abs(error.y) < 0.08 && abs(error.z) < 0.08)
      #expect(!sample.isClipped)
    }
    guard line else { return }
    for (one, next) in zip(samples, samples.dropFirst()) {
      #expect(next.time.nanoseconds - one.time.nanoseconds == 20_000_000)
    }
  }
}
