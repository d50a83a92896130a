// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// An emulated board with exactly the named chips.
struct EmulatedBoard {
  let circuit: Circuit

  init(
    _ chips: [ChipArgument], choosing choices: ChipChoices = ChipChoices(),
    sensing: Sensing? = nil, wireTime: WireTime = WireTime()
  ) throws(UserError) {
    var parts: [Part] = []
    for chip in chips.devices { parts.append(try chip.part) }
    var mutated: [ChipModel] = []
    for mutant in choices.mutants {
      let model = try Self.mutate(&parts, mutant)
      guard !mutated.contains(model) else {
        throw .usage("--mutant \(quoted(mutant)): a chip differs in one respect, name one for it")
      }
      mutated.append(model)
    }
    if case .described(let part) = sensing {
      let described = part.sensors.map(\.chip)
      let onBoard = parts.flatMap(\.names)
      guard described.contains(where: onBoard.contains) else {
        throw .usage(
          "--sensing describes \(described.joined(separator: ", ")), and the board has none: name one"
        )
      }
      for sensor in part.sensors {
        if let own = SensorPart(named: sensor.chip),
          !own.sensors.contains(where: { $0.quantity == sensor.quantity })
        {
          throw .usage(
            "--sensing describes \(sensor.quantity.prefix) of \(sensor.chip), which has no such sensor"
          )
        }
      }
    }
    circuit = Circuit(parts, sensing: sensing, wireTime: wireTime)
    for chip in chips.devices {
      guard let volts = chip.adcInputs, !circuit.setAnalogInputs(volts, at: chip.connection) else {
        continue
      }
      throw .usage(
        "adc= is for a LIS3DH, which has the inputs: \(chip.model.rawValue) has none, leave it out")
    }
    for policy in choices.policies { try set(policy, of: chips) }
  }

  /// Puts a mutant in the place of each part that it is one of; returns the part's model.
  private static func mutate(
    _ parts: inout [Part], _ text: String
  ) throws(UserError) -> ChipModel {
    guard let (model, name) = try named(text) else {
      throw .usage("--mutant \(quoted(text)) is not CHIP.NAME")
    }
    guard let part = Part.named(model.rawValue), parts.contains(where: { $0.contains(part) }) else {
      throw .usage("--mutant \(quoted(text)): there is no \(model.rawValue) on the board")
    }
    let mutants = Mutant.all(of: part)
    guard let mutant = mutants.first(where: { $0.name == name }) else {
      throw .usage(
        "unknown mutant \(quoted(name)) of \(model.rawValue)\(advice(for: name, among: mutants.map(\.name))): "
          + "`proofmass mutants \(model.rawValue)` lists them")
    }
    parts = parts.map { $0.mutated(eachLike: part, by: mutant) }
    return model
  }

  /// The chip and the rest of CHIP.REST; nil where there is no point.
  private static func named(_ text: String) throws(UserError) -> (ChipModel, String)? {
    let names = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard names.count == 2 else { return nil }
    guard let model = ChipModel(rawValue: String(names[0])) else {
      throw ChipModel.unknown(String(names[0]))
    }
    return (model, String(names[1]))
  }

  private func set(_ text: String, of chips: [ChipArgument]) throws(UserError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let (model, name) = try Self.named(String(parts[0])) else {
      throw .usage("--policy \(quoted(text)) is not CHIP.NAME=VALUE")
    }
    let hidden = chips.devices.filter { $0.model.builtIn == model && $0.behind.isEmpty }
    let targets =
      chips.filter { $0.model == model }.map(\.target) + hidden.compactMap(\.builtInTarget)
    guard !targets.isEmpty else {
      throw .usage("--policy \(quoted(text)): there is no \(model.rawValue) on the board")
    }
    for target in targets {
      let policies = circuit.policies(at: target)
      guard let policy = policies.first(where: { $0.name == name }) else {
        let known = policies.map(\.name).joined(separator: ", ")
        throw .usage("unknown policy \(quoted(name)) of \(model.rawValue): \(known)")
      }
      guard circuit.setPolicy(policy.name, to: String(parts[1]), at: target) else {
        let known = policy.values.joined(separator: ", ")
        throw .usage("policy \(model.rawValue).\(policy.name) is one of \(known)")
      }
    }
  }
}

extension ChipArgument {
  fileprivate var part: Part {
    get throws(UserError) {
      guard let part = Part.named(name) else {
        throw .usage("the emulator has no \(name) in this version: name a --bus")
      }
      var mounted = position == .zero ? part : part.mounted(at: position)
      for one in behind where !one.isBuiltIn { mounted = mounted.carrying(try one.part) }
      return switch target {
      case .i2c(let address): mounted.at(address)
      case .spi(let select): mounted.on(spi: select)
      }
    }
  }
}
