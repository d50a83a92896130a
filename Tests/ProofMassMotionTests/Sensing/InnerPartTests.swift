// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassMotion
import Testing

/// Which parts read which magnetometers on their auxiliary bus.
@Suite struct InnerPartTests {
  /// Which parts read which magnetometers behind them.
  @Test func innerMagnetometers() {
    let able = SensorPart.all.filter { !$0.innerMagnetometers.isEmpty }
    #expect(
      able.map(\.name) == [
        "LSM6DSO", "LSM6DSOX", "LSM6DSO32", "ISM330DHCX", "LSM6DSL", "LSM6DS3TRC", "LSM6DS3",
        "MPU6500", "MPU6050", "MPU6000", "MPU9150", "MPU9250", "MPU9255", "ICM20948",
      ])
    for part in able where part.name.hasPrefix("LSM") || part.name.hasPrefix("ISM") {
      #expect(part.innerMagnetometers.map(\.name) == ["LIS3MDL", "LIS2MDL", "IIS2MDC"])
      #expect(part.innerRate == 104)
    }
    for part in able where part.name.hasPrefix("MPU") || part.name.hasPrefix("ICM") {
      #expect(part.innerRate == 100)
    }
  }

  /// Behind a part of InvenSense is the magnetometer that it contains, or one of AKM's.
  @Test(arguments: [
    ("MPU9150", ["AK8975"]), ("MPU9250", ["AK8963"]), ("MPU9255", ["AK8963"]),
    ("MPU6500", ["AK8975", "AK8963"]), ("MPU6000", ["AK8975", "AK8963"]),
    ("MPU6050", ["AK8975", "AK8963"]), ("ICM20948", ["AK09916"]),
  ])
  func builtInMagnetometers(name: String, inner: [String]) throws {
    let part = try #require(SensorPart(named: name))
    #expect(part.innerMagnetometers.map(\.name) == inner)
    #expect(part.builtInMagnetometer?.name == (inner.count == 1 ? inner[0] : nil))
  }
}
