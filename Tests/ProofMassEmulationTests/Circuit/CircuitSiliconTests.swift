// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// Looks into a chip's sensors.
@Suite struct CircuitSiliconTests {
  private let accelerometer = Transaction.Target.i2c(0x18)

  /// A board with an LIS331DLH that samples at 1 kHz in a range of ±2 g, and writes to its registers.
  private func board(_ sensing: Sensing) throws -> Circuit {
    let circuit = Circuit([.lis331dlh, .l3g4200d, .ak8975], sensing: sensing)
    try write([0x3F], to: 0x20, of: 0x18, circuit)
    return circuit
  }

  private func write(
    _ bytes: [UInt8], to register: UInt8, of address: UInt8, _ circuit: Circuit
  ) throws {
    var none: [UInt8] = []
    var reading = none.mutableSpan
    try circuit.transfer(address, command: register, writing: bytes.span, reading: &reading)
  }

  /// `code` is that of the model's converter: 12 bits of 1 mg, left-justified.
  @Test(
    arguments: [Motion.tumble(), .drop(), .knock(), nil], [nil, 5] as [UInt64?])
  func `At the instants of a hundred samples the code is the rounded output to the digit`(
    motion: Motion?, seed: UInt64?
  ) throws {
    var chip = LIS331DLHChip()
    chip.element = AccelerometerElement(.lis331dlh, seed: seed)
    var world = World()
    world.motion = motion
    chip.powerOn(at: -1_000_000_000)
    chip.catchUp(to: 0, in: &world)
    chip.command(i2c: 0x20, at: 0)
    chip.write(0x3F, at: 0)
    chip.end(at: 0)
    // Without a motion, the self-test.
    if motion == nil { chip.pressSelfTest(of: .acceleration, by: 1, at: 3_000_000) }
    var compared = 0
    for _ in 0..<100 {
      let time = chip.nextEvent
      chip.catchUp(to: time, in: &world)
      let one = try #require(chip.silicon(of: .acceleration, at: time, in: &world))
      guard case .masses(let masses) = one.silicon else { continue }
      let bytes = one.registers.map { register in
        var reader = chip
        reader.command(i2c: register, at: time)
        return reader.read(at: time)
      }
      let codes = one.outputs.codes(bytes)
      for (code, output) in zip(
        [codes.x, codes.y, codes.z], [masses.output.x, masses.output.y, masses.output.z])
      {
        let digits = (output * 1000).rounded(.toNearestOrAwayFromZero)
        #expect(code == 16 * Int(max(-2048, min(2047, digits))))
      }
      compared += 1
    }
    #expect(compared == 100)
  }

  @Test
  func `A look at the next moments changes nothing, and a copy plays what was asked for`() throws {
    let circuit = try board(.nominal)
    circuit.advance(by: .milliseconds(100))
    let (now, before) = (circuit.now, circuit.transactionCount)
    let present = try #require(circuit.silicon(at: accelerometer, of: .acceleration))
    let seen = circuit.silicon(
      at: accelerometer, SiliconLook(duration: 10_000_000, count: 101, selfTest: 1))
    let instants = try #require(seen.first).instants
    #expect(instants.count == 101)
    #expect(instants.last?.time == now.nanoseconds + 10_000_000)
    guard case .masses(let first) = instants[0].silicon,
      case .masses(let last) = instants[100].silicon
    else {
      Issue.record("no masses")
      return
    }
    // 300 digits of 1 mg pull X by 18.6 nm after the ringing.
    #expect(first.displacement.x == 0)
    #expect(abs(last.displacement.x - 18.63e-9) < 0.05e-9)
    // The filter has passed on more than 99 % of it: the code follows.
    #expect((297...301).contains(instants[100].codes.x / 16))
    #expect(circuit.now == now)
    #expect(circuit.transactionCount == before)
    let again = try #require(circuit.silicon(at: accelerometer, of: .acceleration))
    #expect(again.codes == present.codes)
    #expect(again.silicon == present.silicon)
  }

  @Test
  func `Every part is seen inside, by its registers and in its kind of silicon`() throws {
    for part in Part.names.compactMap({ Part.named($0) }) {
      let circuit = Circuit([part], sensing: .typical(seed: 1))
      circuit.advance(by: .milliseconds(30))
      for (target, facts) in circuit.mounted {
        for quantity in facts.quantities {
          let one = try #require(
            circuit.silicon(at: target, of: quantity), "\(facts.name) \(quantity)")
          #expect(one.bytes.count == one.registers.count)
          #expect(one.registers.count == 6 || one.registers.count == 3)
          let known = facts.registers.map { $0.address }
          #expect(one.registers.allSatisfy { known.contains($0) }, "\(facts.name)")
          switch (quantity, one.silicon) {
          case (.acceleration, .masses), (.angularRate, .resonator),
            (.magneticFluxDensity, .magnetic):
            break
          default: Issue.record("\(facts.name): \(one.silicon)")
          }
        }
      }
    }
  }

  @Test
  func `Nothing is there where nothing is wired, and of a quantity that a part does not measure`() {
    let circuit = Circuit(.lis331dlh)
    #expect(circuit.silicon(at: .i2c(0x19), of: .acceleration) == nil)
    #expect(circuit.silicon(at: accelerometer, of: .angularRate) == nil)
  }
}
