// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Bursts over the outputs of two sensors, which a chip answers in one step, or in few, where no fault is planned: with
/// the same bytes, times, violations, truths and edges as byte by byte.
@Suite struct StraightReadTests {
  struct Setup: CustomTestStringConvertible, Sendable {
    var name: String
    var part: Part
    var address: UInt8
    /// Writes, each from a register on.
    var writes: [[UInt8]]
    /// The first register of the outputs, their number, and a status register.
    var first: UInt8
    var count: UInt8
    var status: UInt8

    var testDescription: String { name }
  }

  static let setups: [Setup] = [
    // CTRL1_XL, CTRL2_G, CTRL3_C: 833 Hz; block data update in the first; INT1_CTRL: both sensors.
    Setup(
      name: "LSM6DSOX", part: .lsm6dsox, address: 0x6A,
      writes: [[0x10, 0x70, 0x70, 0x44], [0x0D, 0x03]], first: 0x20, count: 14, status: 0x1E),
    Setup(
      name: "LSM6DSOX without block data update", part: .lsm6dsox, address: 0x6A,
      writes: [[0x10, 0x70, 0x50, 0x04], [0x0D, 0x03]], first: 0x20, count: 14, status: 0x1E),
    // CTRL5_C: the burst repeats both sensors.
    Setup(
      name: "LSM6DSOX, rounding", part: .lsm6dsox, address: 0x6A,
      writes: [[0x10, 0x70, 0x70, 0x44, 0x00, 0x60]], first: 0x20, count: 14, status: 0x1E),
    Setup(
      name: "LSM6DSL", part: .lsm6dsl, address: 0x6A,
      writes: [[0x10, 0x70, 0x70, 0x44], [0x0D, 0x03]], first: 0x20, count: 14, status: 0x1E),
    // CTRL_REG1_G, CTRL_REG8, INT1_CTRL: 952 Hz, block data update, both sensors on the pin.
    Setup(
      name: "LSM9DS1", part: .lsm9ds1ag, address: 0x6A,
      writes: [[0x10, 0xC0], [0x22, 0x44], [0x0C, 0x03]],
      first: 0x18, count: 12, status: 0x17),
    // CTRL_REG9 and FIFO_CTRL: the FIFO is on, in continuous mode.
    Setup(
      name: "LSM9DS1 with FIFO", part: .lsm9ds1ag, address: 0x6A,
      writes: [[0x10, 0xC0], [0x22, 0x44], [0x23, 0x02], [0x2E, 0xC0]],
      first: 0x18, count: 12, status: 0x17),
    // PWR_MGMT_1, INT_PIN_CFG and INT_ENABLE: awake; any read clears the latched interrupt of data ready.
    Setup(
      name: "MPU-6500", part: .mpu6500, address: 0x68,
      writes: [[0x6B, 0x01], [0x37, 0x30, 0x01]], first: 0x3B, count: 14, status: 0x3A),
    // PWR_MGMT_1, INT_PIN_CFG, INT_ENABLE_1.
    Setup(
      name: "ICM-20948", part: .icm20948, address: 0x68,
      writes: [[0x06, 0x01], [0x0F, 0x30], [0x11, 0x01]], first: 0x2D, count: 14, status: 0x1A),
  ]

  private static func circuit(_ setup: Setup, isStraight: Bool, isWatched: Bool) throws -> Circuit {
    // With noise, so that samples differ.
    let circuit = Circuit([setup.part.sensing(.typical(seed: 1))])
    circuit.change { $0.angularRate = [0.5, 0.2, 0.3] }
    if isWatched { circuit.watch(.i2c(setup.address)) }
    // A fault that never strikes makes transactions go byte by byte.
    if !isStraight { circuit.fail(.timeout) { _ in false } }
    for bytes in setup.writes {
      let data = Array(bytes.dropFirst())
      var nothing: [UInt8] = []
      var reading = nothing.mutableSpan
      try circuit.transfer(
        setup.address, command: bytes[0], writing: data.span, reading: &reading)
      circuit.advance(by: .milliseconds(40))
    }
    circuit.advance(by: .milliseconds(200))
    return circuit
  }

  private static func read(_ circuit: Circuit, _ setup: Setup, _ register: UInt8, _ count: Int)
    throws -> [UInt8]
  {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    let nothing: [UInt8] = []
    var span = bytes.mutableSpan
    try circuit.transfer(setup.address, command: register, writing: nothing.span, reading: &span)
    return bytes
  }

  @Test(arguments: setups, [false, true])
  func `A burst gives what its bytes give`(setup: Setup, isWatched: Bool) throws {
    let (straight, stepwise) = (
      try Self.circuit(setup, isStraight: true, isWatched: isWatched),
      try Self.circuit(setup, isStraight: false, isWatched: isWatched)
    )
    let target = Transaction.Target.i2c(setup.address)
    var state: UInt64 = 1
    func random(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    var seen: Set<[UInt8]> = []
    for step in 0..<600 {
      // Whole bursts, and others from any output on, of any length.
      let choice = random(6)
      let offset = choice < 4 ? 0 : UInt8(random(UInt64(setup.count)))
      let register =
        choice == 3
        ? setup.status : choice == 2 ? setup.first + setup.count - 12 : setup.first + offset
      // A short read notes the pins once, or with each byte where an event is due after its command: its edges may differ.
      let others = isWatched ? 9 + Int(random(22)) : 1 + Int(random(30))
      let count = choice < 2 ? Int(setup.count) : choice == 2 ? 12 : others
      let bytes = try Self.read(straight, setup, register, count)
      #expect(try bytes == Self.read(stepwise, setup, register, count), "step \(step)")
      if choice < 2 { seen.insert(bytes) }
      let time = Duration.nanoseconds(Int64(random(random(3) == 0 ? 2_500_000 : 50_000)))
      straight.advance(by: time)
      stepwise.advance(by: time)
      for quantity in Quantity.allCases {
        let truth = straight.truth(at: target, of: quantity)
        #expect(truth == stepwise.truth(at: target, of: quantity), "step \(step)")
      }
    }
    #expect(straight.now == stepwise.now)
    #expect(straight.violations(at: target).list == stepwise.violations(at: target).list)
    #expect(straight.edges(at: target) == stepwise.edges(at: target))
    #expect(seen.count > 50)
  }
}
