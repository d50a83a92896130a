// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics

/// Draws a program from a seed: the same one on every machine.
struct Drawing {
  private var draws: NoiseSource.Draws

  init(seed: UInt64) { draws = NoiseSource(seed: seed).draws(at: 0) }

  /// - Parameter part: The part of the first chip; nil for any.
  mutating func program(of part: String? = nil) -> Program {
    var program = Program()
    program.isOnDemand = chance(70)
    var selects = 0
    var taken: [UInt8] = []
    for number in 0..<(1 + below(4)) {
      let name = number == 0 ? part : nil
      let parts = SensorPart.all
      let known = name.flatMap { SensorPart(named: $0) } ?? parts[below(parts.count)]
      var chip = chip(known)
      // A magnetometer inside a chip has an address, too.
      let inside = known.builtInMagnetometer?.i2c.address
      guard inside.map({ !taken.contains($0) }) ?? true else { continue }
      let free = known.facts.i2c.addresses.filter { !taken.contains($0) }
      // The chips' controller has four wires.
      let hasSPI = known.spi != nil && known.name != "LSM303AGRM"
      if hasSPI, free.isEmpty || chance(25) {
        chip.select = selects
        selects += 1
      } else if free.isEmpty {
        continue
      } else {
        chip.address = free[below(free.count)]
        taken.append(chip.address)
      }
      if let inside { taken.append(inside) }
      program.chips.append(chip)
    }
    if program.isOnDemand { program.steps.append(demand(program, isFirst: true)) }
    var isTainted = false
    for _ in 0..<(4 + below(20)) {
      let steps = steps(program)
      isTainted = isTainted || steps.contains(where: \.isSilent)
      program.steps += steps
      // A chip whose configuration is another one without an error has it until its driver is a new one.
      if isTainted, chance(40) {
        program.steps += [.repair, .restart]
        isTainted = false
      }
    }
    // Specimens have clocks that are fast or slow, and noise.
    if chance(25) { program.sensing = .typical(seed: draws.bits() % 1000) }
    return program
  }

  private mutating func chip(_ part: SensorPart) -> Program.Chip {
    var chip = Program.Chip(part: part.name, rate: 10)
    // Faster ones take most of a bus that others need, too.
    let rates = (part.rates ?? [1, 5, 10, 50, 100]).filter { 1...1700 ~= $0 }
    chip.rate = rates[below(rates.count)]
    for sensor in part.sensors where !sensor.ranges.isEmpty {
      chip.ranges[sensor.quantity.rawValue] = sensor.ranges[below(sensor.ranges.count)]
    }
    chip.hasLine = chance(35)
    chip.collects = chance(50)
    return chip
  }

  private mutating func steps(_ program: Program) -> [Program.Step] {
    switch below(100) {
    case 0..<38: return [.run(time())]
    case 38..<55: return [world(), .run(time())]
    case 55..<58: return [.temperature(Double(below(1200)) / 10 - 35)]
    case 58..<66: return program.isOnDemand ? [demand(program)] : [.run(time())]
    case 66..<82: return [.fault(fault(), at: 1 + below(12), count: 1 + below(3)), .run(time())]
    case 82..<86: return [.repair]
    case 86..<89: return [.powerCycle]
    case 89..<92: return [.restart]
    case 92..<96: return policy(program)
    case 96..<98: return [.clock([100_000, 400_000, 1_000_000][below(3)])]
    default: return [.thermometer]
    }
  }

  private mutating func time() -> Int64 {
    switch below(4) {
    case 0: Int64(below(1_000_000))
    case 1: Int64(below(30_000_000))
    case 2: Int64(below(300_000_000))
    default: Int64(below(1_500_000_000))
    }
  }

  private mutating func world() -> Program.Step {
    let direction = Axes(part(), part(), part())
    return switch below(3) {
    case 0: .world(.acceleration, direction * [0.1, 1, 3, 20][below(4)])
    case 1: .world(.angularRate, direction * [0.01, 1, 4, 40][below(4)])
    default: .world(.magneticFluxDensity, direction * [10, 60, 200][below(3)])
    }
  }

  private mutating func demand(_ program: Program, isFirst: Bool = false) -> Program.Step {
    .demand(
      Quantity.allCases.map { _ in
        guard isFirst || chance(75) else { return nil }
        return Double([1, 5, 20, 50, 100, 200, 400, 800][below(8)])
      })
  }

  private mutating func fault() -> Fault {
    switch below(16) {
    case 0, 1: .noAddressAcknowledge
    case 2, 3: .noAcknowledge(byte: below(7))
    case 4, 5: .shortRead(after: below(8))
    case 6, 7: .timeout
    case 8: .clockStretch(byte: below(4), nanoseconds: 1_000_000)
    case 9: .clockStretch(byte: below(4), nanoseconds: 40_000_000)
    case 10, 11, 12: .brownOut
    case 13: .flippedBit(byte: below(8), bit: below(8))
    case 14: .ignoredWrite
    default: .stuckAxis(below(3))
    }
  }

  private mutating func policy(_ program: Program) -> [Program.Step] {
    let number = below(program.chips.count)
    guard let part = Part.named(program.chips[number].part) else { return [] }
    let policies = Circuit(part).policies(at: part.target).filter {
      $0.values.count > 1 && !Self.excluded.contains($0.name)
    }
    guard !policies.isEmpty else { return [] }
    let policy = policies[below(policies.count)]
    return [
      .policy(
        chip: number, name: policy.name, value: policy.values[below(policy.values.count)])
    ]
  }

  /// Policies by which values or their limits are other ones, by which a FIFO contradicts its datasheet, or that make a part
  /// one that its driver refuses; and two that drivers in the field do not expect: an MPU-6500 that shows samples only where
  /// its pin does, and words of a FIFO without parity.
  private static let excluded = [
    "axes", "burst", "clip", "clone-id", "fifo-duplicate", "scale", "sensitivity",
    "status-needs-enable", "supply", "tag-parity",
  ]

  // MARK: Numbers

  private mutating func below(_ count: Int) -> Int { Int(draws.bits() % UInt64(count)) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number from -1 to 1, of which programs have four decimals.
  private mutating func part() -> Double { Double(below(20_001) - 10_000) / 10_000 }
}

extension Program.Step {
  /// Whether what it does can change a chip without an error for its driver.
  var isSilent: Bool { if case .fault(let fault, _, _) = self { fault.isSilent } else { false } }
}
