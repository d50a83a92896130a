// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@testable import Benchmarks

/// All three chips at full rate on one bus of 400 kHz: the last row of DESIGN's table of speeds.
struct NineAxesTests {
  /// The chips' clocks have different errors, so that their samples drift relative to each other.
  private func board() -> Circuit {
    var accelerometer = LIS331DLHChip()
    accelerometer.rateError = -0.013
    var gyroscope = L3G4200DChip()
    gyroscope.rateError = 0.031
    let circuit = Circuit(.lis331dlh(accelerometer), .l3g4200d(gyroscope), .ak8975)
    circuit.change {
      $0.specificForce = [0.1, -0.2, 1]
      $0.angularRate = [0.1, 0.2, 0.3]
    }
    return circuit
  }

  @Test func notOneSampleIsLostInTenMinutes() throws {
    let circuit = board()
    guard var nine = try NineAxes(on: circuit) else {
      Issue.record("a chip has no such pin")
      return
    }
    let before = circuit.now
    let result = try nine.run(for: .seconds(600))
    let time = (circuit.now - before).wholeNanoseconds
    let occupancy = 100 - 100 * Double(result.idle) / Double(time)
    print("nine axes, 600 s on 400 kHz: bus occupied \((occupancy * 100).rounded() / 100) %")
    #expect(result.lost == 0)
    #expect(result.inVain == 0)
    // 1000 Hz − 1.3 % and 800 Hz + 3.1 %, to within one set at each end.
    #expect(abs(result.accelerations - 592_200) <= 2)
    #expect(abs(result.rates - 494_880) <= 10)
    #expect(abs(result.fields - 60_000) <= 2)
    #expect(occupancy <= 40)
    let report = circuit.finish()
    #expect(report.isClean)
    #expect(report.violations == [])
  }
}
