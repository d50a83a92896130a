// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassSystem

/// The options of every verb that uses a bus.
struct BusOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "emulator, N or /dev/i2c-N, B.C or /dev/spidevB.C, or unix:SOCKET, a board that `proofmass emulate "
        + "--listen` keeps (default: emulator, or PROOFMASS_BUS).",
      valueName: "bus"))
  var bus: String?

  @OptionGroup var policies: PolicyOptions

  var chipChoices: ChipChoices { policies.choices }

  /// The bus that was chosen, with policies and mutants only for the emulator.
  func choose() throws(UserError) -> BusChoice {
    guard let text = named else { return .emulator }
    let choice = try BusChoice(text)
    try choice.refuse(chipChoices.used)
    return choice
  }

  /// The chips of the command line, which may have buses of their own.
  ///
  /// - Parameters:
  ///   - ofMotion: Whether the verb follows a motion, with one sensor of a quantity and the greatest ranges.
  ///   - emulated: An option that was given and that only the emulator has; nil is none. It is refused before a bus
  ///     is searched for chips.
  func chips(
    _ texts: [String], ofMotion: Bool = false, refusing emulated: String? = nil
  ) throws(UserError) -> ChipList {
    let bus = try choose()
    try bus.refuse(emulated)
    let list = try ChipList(texts, on: bus, ofMotion: ofMotion)
    try list.bus.refuse(chipChoices.used ?? emulated)
    return list
  }

  /// Reports the command's assumptions on standard error. To be called after the checks of the command line,
  /// so that an error stands alone.
  func announce(
    _ choice: BusChoice, notes: [String] = [], sensing: SensingOptions? = nil
  ) {
    for line in notes { Console.say(line) }
    if choice == .emulator, named == nil {
      let typical = sensing.map { $0.used == nil } ?? false
      Console.say(
        "on emulated chips\(typical ? " with typical noise and offsets (--sensing ideal: none)" : "")"
          + "; --bus N works on /dev/i2c-N")
    }
  }

  private var named: String? {
    if let bus { return bus }
    // An empty variable counts as not set.
    return environment("PROOFMASS_BUS").flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Options that users of i2c-tools type by habit.
struct I2CToolsHabits: ParsableArguments {
  @Flag(name: .customShort("y"), help: "Accepted and ignored, as i2c-tools take it: nothing asks.")
  var yes = false
}
