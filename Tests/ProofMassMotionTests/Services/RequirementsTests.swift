// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import Testing

@Suite struct RequirementsTests {
  @Test func whatIsThereIsEnough() throws {
    try Bench().session.require([.acceleration, .angularRate, .magneticFluxDensity])
    try Bench([.acceleration]).session.require([.acceleration])
    try Bench([]).session.require([])
  }

  @Test func namesWhatIsMissing() {
    let error = #expect(throws: MissingSensors.self) {
      try Bench([.magneticFluxDensity]).session.require([
        .angularRate, .acceleration, .magneticFluxDensity,
      ])
    }
    #expect(error?.sensors == [.acceleration, .angularRate])
    #expect(error.map { "\($0)" } == "this device has no accelerometer, no gyroscope")
  }
}
