// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassPhysics

/// What lies between the emulated world and the converters.
struct SensingOptions: ParsableArguments {
  @Option(
    name: .customLong("sensing"),
    help: ArgumentHelp(
      "Emulator: typical (default), a part with its noise, offsets and dynamics; nominal, one "
        + "without noise and tolerances; or ideal, without anything between world and converter.",
      valueName: "typical|nominal|ideal"))
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Emulator: which typical parts, and their noise; the same number gives the same samples "
        + "(default: 0).", valueName: "n"))
  var seed: String?

  /// The first that was given, for a bus without a world.
  var used: String? { name != nil ? "--sensing" : seed != nil ? "--seed" : nil }

  func choose() throws(Complaint) -> Sensing {
    guard let number = UInt64(seed ?? "0") else {
      throw .usage("--seed \(seed ?? ""): a whole number from 0 to \(UInt64.max)")
    }
    guard let sensing = Sensing(name: name ?? "typical", seed: number) else {
      throw .usage("--sensing \(name ?? ""): one of typical, nominal, ideal")
    }
    return sensing
  }
}
