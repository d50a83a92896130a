// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// A chip may report that its pins will not change for several samples, and is then not observed in
/// between. This must not change any edge.
struct PinChangeTests {
  @Test(arguments: [L3G4200DChip.Relative.l3g4200d, .l3gd20h], 0..<20)
  func edgesHaveTheTimesOfTheirSamples(_ relative: L3G4200DChip.Relative, seed: UInt64) throws {
    try compare(
      .l3g4200d(L3G4200DChip(relative)).at(address), "DRDY/INT2",
      [(0x20, 0xFF), (0x24, 0x40)], seed: seed, control: gyroscopeControl)
  }

  @Test(arguments: 0..<20)
  func edgesOfAnAccelerometer(seed: UInt64) throws {
    try compare(
      .lis331dlh.at(address), "INT2", [(0x20, 0x3F), (0x22, 0x02)], seed: seed
    ) { dice in
      let value = UInt8(dice.next(256))
      return switch dice.next(8) {
      case 0, 1, 2: (0x22, value)
      case 3: (0x30, value & 0x40)
      case 4: (0x30, value)
      case 5: (0x21, value & 0xFC)
      case 6: (0x20, value | 0x28)
      default: (nil, value)
      }
    }
  }

  @Test(arguments: 0..<20)
  func edgesOfAnEightBitAccelerometer(seed: UInt64) throws {
    try compare(
      .lis331dl.at(address), "INT2", [(0x20, 0xC7), (0x22, 0x04)], seed: seed
    ) { dice in
      let value = UInt8(dice.next(256))
      return switch dice.next(8) {
      case 0, 1, 2: (0x22, value)
      case 3: (0x30, value & 0x40)
      case 4: (0x30, value)
      case 5: (0x38, value)
      case 6: (0x20, value | 0x41)
      default: (nil, value)
      }
    }
  }

  @Test(arguments: 0..<20)
  func edgesOfAnAccelerometerWithFIFOAndADC(seed: UInt64) throws {
    try compare(
      .lis3dh.at(address), "INT2", [(0x20, 0x67), (0x22, 0x10), (0x23, 0x80), (0x1F, 0xC0)],
      seed: seed
    ) { dice in
      let value = UInt8(dice.next(256))
      return switch dice.next(8) {
      case 0: (0x22, value)
      case 1: (0x22, [0x10, 0x08, 0x18, 0x04][Int(value & 3)])
      case 2: (0x1F, value & 0xC0)
      case 3: (0x30, value & 0x40)
      case 4: (0x24, value & 0x48)
      case 5: (0x2E, value)
      case 6: (0x25, value)
      default: (nil, value)
      }
    }
  }

  /// The registers of the signals of INT1 and INT2.
  @Test(
    arguments: [
      (.lsm6dso, 0x0D, 0x0E), (.lsm6dsl, 0x0D, 0x0E), (.lsm9ds1ag, 0x0C, 0x0D),
    ] as [(Part, UInt8, UInt8)], 0..<10)
  func edgesOfAnInertialUnit(_ chip: (part: Part, first: UInt8, second: UInt8), seed: UInt64) throws
  {
    try compare(
      chip.part.at(address), "INT1", [(0x10, 0x60), (chip.first, 0x01)], seed: seed
    ) { dice in
      let value = UInt8(dice.next(256))
      return switch dice.next(6) {
      case 0, 1: (chip.first, value & 0x03)
      case 2: (chip.first, 0x00)
      case 3: (chip.second, value & 0x03)
      case 4: (chip.second, 0x00)
      default: (nil, value)
      }
    }
  }

  private let address: UInt8 = 0x68

  /// Compares the edges of a chip that is looked at rarely with those of one that is looked at at
  /// each of its events.
  private func compare(
    _ part: Part, _ pin: String, _ setting: [(UInt8, UInt8)], seed: UInt64,
    control: (inout Dice) -> (UInt8?, UInt8)
  ) throws {
    let target = Transaction.Target.i2c(address)
    var dice = Dice(state: seed)
    let late = Circuit(part)
    let often = Circuit(part)
    let line = try #require(often.line(pin, of: target))
    var levels = often.pins(at: target).map(\.isHigh)
    late.watch(target)
    for circuit in [late, often] {
      circuit.change { $0.angularRate = [0.5, -0.5, 1] }
      for (register, value) in setting { try write(register, value, on: circuit) }
    }
    var seen = 0
    for _ in 0..<60 {
      let (register, value) = control(&dice)
      let count = [0, 1, 3, 6, 30, 96, 192][dice.next(7)]
      let end = late.now.advanced(byNanoseconds: Int64(dice.next(40_000_000)))
      for circuit in [late, often] {
        if let register { try write(register, value, on: circuit) }
        if count > 0 { try read(0xA8, count, on: circuit) }
        if value & 1 == 0 { try read(0x31, 1, on: circuit) }
      }
      late.advance(to: max(end, late.now))
      while often.now < late.now {
        often.advance(to: min(line.nextEvent, late.now))
        let edges = often.edges(at: target)
        for edge in edges.dropFirst(seen) {
          levels[edge.pin == "INT1" ? 0 : 1] = edge.isHigh
        }
        seen = edges.count
        #expect(often.pins(at: target).map(\.isHigh) == levels, "at \(often.now)")
      }
      #expect(late.edges(at: target) == often.edges(at: target))
    }
    #expect(seen > 0 && seen < 1024)
  }

  /// Writes that may change a pin: the FIFO's mode and watermark, the routing to the pins, an
  /// interrupt that switches the mode, and the FIFO's enable bit.
  private func gyroscopeControl(_ dice: inout Dice) -> (UInt8?, UInt8) {
    let value = UInt8(dice.next(256))
    return switch dice.next(8) {
    case 0, 1: (0x2E, value)
    case 2: (0x22, value & 0xC7)
    case 3: (0x22, [0x04, 0x02, 0x06, 0x01, 0x08, 0x08, 0x0C, 0x0A][Int(value & 7)])
    case 4: (0x30, value)
    case 5: (0x24, 0x40)
    case 6: (0x24, value & 0x40)
    default: (nil, value)
    }
  }

  private func write(_ register: UInt8, _ value: UInt8, on circuit: Circuit) throws {
    let wire = circuit.wire
    let bytes: InlineArray<1, UInt8> = [value]
    try wire.write(bytes.span, command: register, to: address)
  }

  private func read(_ command: UInt8, _ count: Int, on circuit: Circuit) throws {
    let wire = circuit.wire
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: command, from: address)
  }

  private struct Dice {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}
