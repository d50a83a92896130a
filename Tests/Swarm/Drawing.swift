// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics

/// Draws a program from a seed: the same one on every machine.
struct Drawing {
  private var choices: Choices

  init(seed: UInt64) { choices = Choices(seed: seed) }

  /// The program of a seed: one in four calls the operations of a driver. Two in turn, because a process of two takes
  /// every second seed.
  static func program(ofSeed seed: UInt64) -> Program {
    var drawing = Drawing(seed: seed)
    return (seed >> 1) % 4 == 3 ? drawing.calls() : drawing.program()
  }

  /// - Parameter part: The part of the first chip; nil for any.
  mutating func program(of part: String? = nil) -> Program {
    var program = Program()
    program.isOnDemand = choices.chance(70)
    var selects = 0
    var taken: [UInt8] = []
    for number in 0..<(1 + choices.below(4)) {
      let name = number == 0 ? part : nil
      let parts = SensorPart.all
      let known = name.flatMap { SensorPart(named: $0) } ?? choices.one(of: parts)
      var chip = chip(known)
      // A magnetometer inside a chip has an address, too.
      let inside = known.builtInMagnetometer?.i2c.address
      guard inside.map({ !taken.contains($0) }) ?? true else { continue }
      let free = known.facts.i2c.addresses.filter { !taken.contains($0) }
      if known.hasFourWires, free.isEmpty || choices.chance(25) {
        chip.select = selects
        selects += 1
      } else if free.isEmpty {
        continue
      } else {
        chip.address = choices.one(of: free)
        taken.append(chip.address)
      }
      if let inside { taken.append(inside) }
      program.chips.append(chip)
    }
    if program.isOnDemand { program.steps.append(demand(program, isFirst: true)) }
    var isTainted = false
    for _ in 0..<(4 + choices.below(20)) {
      let steps = steps(program)
      isTainted = isTainted || steps.contains(where: \.isSilent)
      program.steps += steps
      // A chip whose configuration is another one without an error has it until its driver is a new one.
      if isTainted, choices.chance(40) {
        program.steps += [.repair, .restart]
        isTainted = false
      }
    }
    // Specimens have clocks that are fast or slow, and noise.
    if choices.chance(25) { program.sensing = .typical(seed: choices.bits() % 1000) }
    return program
  }

  /// A program that calls the operations of one driver.
  mutating func calls(of name: String? = nil) -> Program {
    let part = name.flatMap { SensorPart(named: $0) } ?? choices.one(of: SensorPart.all)
    var program = Program()
    program.isCalls = true
    var chip = Program.Chip(part: part.name, rate: 1)
    if part.hasFourWires, choices.chance(25) {
      chip.select = 0
    } else {
      chip.address = choices.one(of: part.facts.i2c.addresses)
    }
    program.chips = [chip]
    if choices.chance(30) { program.steps = policy(program) + [.powerCycle] }
    let names = part.calls
    for _ in 0..<(4 + choices.below(20)) {
      program.steps += callSteps(names)
    }
    // Nothing shows that the supply has failed between the bytes of a sample, each of which is a transaction.
    if part.name == "AK8975", chip.select != nil {
      program.steps.removeAll { if case .fault(.brownOut, _, _) = $0 { true } else { false } }
    }
    return program
  }

  private mutating func callSteps(_ names: [String]) -> [Program.Step] {
    switch choices.below(100) {
    case 0..<15: return [.call("configure", seed: choices.bits() >> 40)]
    case 15..<25: return [.call("sample", seed: choices.bits() >> 40)]
    case 25..<65: return [.call(choices.one(of: names), seed: choices.bits() >> 40)]
    case 65..<73: return [.run(time())]
    case 73..<77: return [world()]
    case 77..<79: return [.temperature(Double(choices.below(1200)) / 10 - 35)]
    case 79..<91:
      return [
        .fault(fault(), at: 1 + choices.below(20), count: 1 + choices.below(3)),
        .call(choices.one(of: names), seed: choices.bits() >> 40),
      ]
    case 91..<93: return [.repair]
    case 93..<95: return [.powerCycle]
    case 95..<97: return [.repair, .restart]
    default: return [.clock(choices.one(of: [100_000, 400_000, 1_000_000]))]
    }
  }

  private mutating func chip(_ part: SensorPart) -> Program.Chip {
    var chip = Program.Chip(part: part.name, rate: 10)
    // Faster ones take most of a bus that others need, too.
    let rates = (part.rates ?? [1, 5, 10, 50, 100]).filter { 1...1700 ~= $0 }
    chip.rate = choices.one(of: rates)
    for sensor in part.sensors where !sensor.ranges.isEmpty {
      chip.ranges[sensor.quantity.rawValue] = choices.one(of: sensor.ranges)
    }
    chip.hasLine = choices.chance(35)
    chip.collects = choices.chance(50)
    return chip
  }

  private mutating func steps(_ program: Program) -> [Program.Step] {
    switch choices.below(100) {
    case 0..<38: return [.run(time())]
    case 38..<55: return [world(), .run(time())]
    case 55..<58: return [.temperature(Double(choices.below(1200)) / 10 - 35)]
    case 58..<66: return program.isOnDemand ? [demand(program)] : [.run(time())]
    case 66..<82:
      return [
        .fault(fault(), at: 1 + choices.below(12), count: 1 + choices.below(3)), .run(time()),
      ]
    case 82..<86: return [.repair]
    case 86..<89: return [.powerCycle]
    case 89..<92: return [.restart]
    case 92..<96: return policy(program)
    case 96..<98: return [.clock(choices.one(of: [100_000, 400_000, 1_000_000]))]
    default: return [.thermometer]
    }
  }

  private mutating func time() -> Int64 {
    switch choices.below(4) {
    case 0: Int64(choices.below(1_000_000))
    case 1: Int64(choices.below(30_000_000))
    case 2: Int64(choices.below(300_000_000))
    default: Int64(choices.below(1_500_000_000))
    }
  }

  private mutating func world() -> Program.Step {
    let direction = Axes(choices.part(), choices.part(), choices.part())
    return switch choices.below(3) {
    case 0: .world(.acceleration, direction * choices.one(of: [0.1, 1, 3, 20]))
    case 1: .world(.angularRate, direction * choices.one(of: [0.01, 1, 4, 40]))
    default: .world(.magneticFluxDensity, direction * choices.one(of: [10, 60, 200]))
    }
  }

  private mutating func demand(_ program: Program, isFirst: Bool = false) -> Program.Step {
    .demand(
      Quantity.allCases.map { _ in
        guard isFirst || choices.chance(75) else { return nil }
        return Double(choices.one(of: [1, 5, 20, 50, 100, 200, 400, 800]))
      })
  }

  private mutating func fault() -> Fault {
    switch choices.below(16) {
    case 0, 1: .noAddressAcknowledge
    case 2, 3: .noAcknowledge(byte: choices.below(7))
    case 4, 5: .shortRead(after: choices.below(8))
    case 6, 7: .timeout
    case 8: .clockStretch(byte: choices.below(4), nanoseconds: 1_000_000)
    case 9: .clockStretch(byte: choices.below(4), nanoseconds: 40_000_000)
    case 10, 11, 12: .brownOut
    case 13: .flippedBit(byte: choices.below(8), bit: choices.below(8))
    case 14: .ignoredWrite
    default: .stuckAxis(choices.below(3))
    }
  }

  private mutating func policy(_ program: Program) -> [Program.Step] {
    let number = choices.below(program.chips.count)
    guard let part = Part.named(program.chips[number].part) else { return [] }
    let policies = Circuit(part).policies(at: part.target).filter {
      $0.values.count > 1 && !Self.excluded.contains($0.name)
    }
    guard !policies.isEmpty else { return [] }
    let policy = choices.one(of: policies)
    return [
      .policy(
        chip: number, name: policy.name, value: choices.one(of: policy.values))
    ]
  }

  /// Policies by which values or their limits are other ones, by which a FIFO contradicts its datasheet, or that make a part
  /// one that its driver refuses; and two that drivers in the field do not expect: an MPU-6500 that shows samples only where
  /// its pin does, and words of a FIFO without parity; and one by which the field of the world is added to that of a
  /// magnetometer's self-test.
  private static let excluded = [
    "axes", "burst", "clip", "clone-id", "fifo-duplicate", "scale", "self-test-ambient",
    "sensitivity", "status-needs-enable", "supply", "tag-parity",
  ]
}

extension SensorPart {
  /// Whether it can be on SPI here: the chips' controller has four wires.
  fileprivate var hasFourWires: Bool { spi != nil && name != "LSM303AGRM" }
}

extension Program.Step {
  /// Whether what it does can change a chip without an error for its driver.
  var isSilent: Bool { if case .fault(let fault, _, _) = self { fault.isSilent } else { false } }
}
