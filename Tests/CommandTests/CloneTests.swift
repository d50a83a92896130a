// SPDX-License-Identifier: Apache-2.0

import Testing

/// Clones, which answer with another identity than the part that they are sold as.
@Suite struct CloneTests {
  private func run(_ words: String) throws -> Command.Outcome {
    try Command.run(words.split(separator: " ").map(String.init))
  }

  @Test(arguments: [("mpu6050", "0x98", "98"), ("gy-521", "0x70", "70"), ("mpu9250", "0x75", "75")])
  func `a clone is read with its identity`(name: String, identity: String, policy: String) throws {
    let part = name == "gy-521" ? "mpu6050" : name
    let clone = "--sensing ideal --policy \(part).clone-id=\(policy)"
    let outcome = try run("read \(name),identity=\(identity) \(clone)")
    #expect(outcome.status == 0, "\(outcome)")
    let own = try run("read \(name) --sensing ideal")
    #expect(own.status == 0 && outcome.lines == own.lines)
    let strange = try run("read \(name) \(clone)")
    #expect(strange.status == 1 && strange.words.contains("identity \(identity)"), "\(strange)")
  }

  @Test func `a dump tells of another identity`() throws {
    let strange = try run("dump mpu6050 --policy mpu6050.clone-id=98")
    #expect(strange.status == 0 && strange.data.contains("WHO_AM_I"))
    #expect(strange.words.contains("WHO_AM_I is 0x98, that of MPU6050 is 0x68"), "\(strange)")
    #expect(try !run("dump mpu6050").words.contains("that of MPU6050"))
  }

  @Test func `the part itself is not taken for a clone`() throws {
    let outcome = try run("read mpu6050,identity=0x98 --sensing ideal")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.words.contains("answers with identity 0x68 instead of 0x98"))
  }
}
