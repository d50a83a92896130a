// SPDX-License-Identifier: Apache-2.0

import ProofMassMotion
import Testing

@Suite struct RequirementsTests {
  @Test func whatIsThereIsEnough() throws {
    try Bench().session.require([.accelerometer, .gyroscope, .magnetometer])
    try Bench([.accelerometer]).session.require([.accelerometer])
    try Bench([]).session.require([])
  }

  @Test func namesWhatIsMissing() {
    let error = #expect(throws: MissingSensors.self) {
      try Bench([.magnetometer]).session.require([.gyroscope, .accelerometer, .magnetometer])
    }
    #expect(error?.sensors == [.accelerometer, .gyroscope])
    #expect(error.map { "\($0)" } == "this device has no accelerometer, no gyroscope")
  }
}
