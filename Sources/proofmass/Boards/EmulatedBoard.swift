// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// An emulated board with exactly the named chips.
struct EmulatedBoard {
  let circuit: Circuit

  /// - Parameter policies: `CHIP.NAME=VALUE`
  init(
    _ chips: [ChipArgument], policies: [String] = [], sensing: Sensing? = nil,
    wireTime: WireTime = WireTime()
  ) throws(UserError) {
    var parts: [Part] = []
    for chip in chips.devices { parts.append(try chip.part) }
    circuit = Circuit(parts, sensing: sensing, wireTime: wireTime)
    for chip in chips.devices {
      guard let volts = chip.adcInputs, !circuit.setAnalogInputs(volts, at: chip.connection) else {
        continue
      }
      throw .usage(
        "adc= is for a LIS3DH, which has the inputs: \(chip.model.rawValue) has none, leave it out")
    }
    for policy in policies { try set(policy, of: chips) }
  }

  private func set(_ text: String, of chips: [ChipArgument]) throws(UserError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, names.count == 2 else {
      throw .usage("--policy \(quoted(text)) is not CHIP.NAME=VALUE")
    }
    guard let model = ChipModel(rawValue: String(names[0])) else {
      throw ChipModel.unknown(String(names[0]))
    }
    let hidden = chips.devices.filter { $0.model.builtIn == model && $0.behind.isEmpty }
    let targets =
      chips.filter { $0.model == model }.map(\.target) + hidden.compactMap(\.builtInTarget)
    guard !targets.isEmpty else {
      throw .usage("--policy \(quoted(text)): there is no \(model.rawValue) on the board")
    }
    for target in targets {
      let policies = circuit.policies(at: target)
      guard let policy = policies.first(where: { $0.name == names[1] }) else {
        let known = policies.map(\.name).joined(separator: ", ")
        throw .usage("unknown policy \(quoted(String(names[1]))) of \(model.rawValue): \(known)")
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
