// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

/// Names of parts and boards, as shops, manuals and command lines write them.
@Suite struct NameTests {
  @Test(
    arguments: [
      ("MPU6050", "mpu6050"), ("MPU6050", "MPU-6050"), ("MPU6050", "mpu-6050"),
      ("LSM6DS3TRC", "LSM6DS3TR-C"), ("GY-521", "gy521"), ("GY-521", "Gy 521"),
      ("Sense HAT", "sense-hat"), ("Sense HAT", "SenseHat"), ("MPU-9250 module", "mpu9250module"),
    ])
  func `one name`(one: String, other: String) {
    #expect(Datasheet.isSameName(one, other) && Datasheet.isSameName(other, one))
  }

  @Test(
    arguments: [
      ("MPU6050", "MPU6000"), ("MPU6050", "MPU605"), ("MPU6050", "MPU60500"), ("MPU6050", ""),
      ("MPU6050", "mpu_6050"), ("MPU6050", "ＭPU6050"), ("AK8963", "AK09916"),
    ])
  func `two names`(one: String, other: String) {
    #expect(!Datasheet.isSameName(one, other) && !Datasheet.isSameName(other, one))
  }

  @Test func `no two parts and boards have one name`() {
    let parts = Set(Datasheet.chips.map(\.name) + Datasheet.others.map(\.name))
    let names = Array(parts) + Datasheet.assemblies.map(\.name)
    for (index, name) in names.enumerated() {
      for other in names[..<index] {
        #expect(!Datasheet.isSameName(name, other), "\(name) and \(other)")
      }
    }
  }

  @Test func `boards by their names`() {
    for name in ["GY-80", "gy-80", "gy80", "GY80", "gY 80"] {
      #expect(AssemblyFacts.named(name)?.name == "GY-80")
    }
    #expect(AssemblyFacts.named("sensehat")?.name == "Sense HAT")
    #expect(AssemblyFacts.named("gy-8") == nil && AssemblyFacts.named("") == nil)
  }
}
