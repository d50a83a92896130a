// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

extension Detection {
  /// A register to read at one place, and the parts that may be there.
  struct Probe {
    var place: ChipArgument
    var register: UInt8
    var models: [ChipModel]

    func found(_ byte: UInt8) -> DetectedDevice {
      let identities = models.compactMap(\.facts.identity)
      if let identity = identities.first(where: { $0.value == byte }) {
        return DetectedDevice(
          place: place.connection, identity: byte, candidates: identity.candidates)
      }
      let silent = models.filter { $0.facts.identity == nil }.map(\.facts.name)
      return DetectedDevice(
        place: place.connection, identity: byte, candidates: silent, isGuess: !silent.isEmpty)
    }
  }

  /// Each address of the parts with a driver, once for each register that may contain an identity there.
  static var addresses: [Probe] {
    let all = Swift.Set(ChipModel.allCases.flatMap(\.facts.i2c.addresses)).sorted()
    return all.flatMap { address in
      probes(
        of: ChipModel.allCases.filter { $0.facts.i2c.addresses.contains(address) }, .i2c(address))
    }
  }

  /// A probe for each register that may contain an identity.
  static func probes(of models: [ChipModel], _ place: Transaction.Target) -> [Probe] {
    var probes: [Probe] = []
    for model in models {
      // An AK8973 has no such register: at its addresses those of the other parts are read.
      let register = model.facts.identity?.register ?? Datasheet.LIS331DL.identityRegister
      if let index = probes.firstIndex(where: { $0.register == register }) {
        probes[index].models.append(model)
      } else {
        probes.append(
          Probe(place: ChipArgument(model, on: place), register: register, models: [model]))
      }
    }
    return probes
  }

  /// Parts without a driver at addresses of parts with one, whose identity is read where that of the latter is
  /// unknown, and parts with a driver whose identity register does not distinguish them from such: several registers
  /// together may be needed.
  struct LaterPart {
    var names: [String]
    var addresses: [UInt8]
    var marks: [OtherPartFacts.Mark]

    static let all: [LaterPart] =
      Datasheet.chips.compactMap { facts in
        guard SensorPart(named: facts.name) == nil, let identity = facts.identity else {
          return nil
        }
        return LaterPart(
          names: identity.candidates, addresses: facts.i2c.addresses,
          marks: [.init(identity.register, identity.value)])
      }
      + Datasheet.others.map {
        LaterPart(names: [$0.name], addresses: $0.addresses, marks: $0.marks)
      }
  }
}
