// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux
import ProofMassServer

/// The options of the verbs that show a board live.
struct WatchOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind; \(HelpText.defaultChips)",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var bus: BusOptions

  @Option(parsing: .unconditional, help: .duration)
  var duration: String?

  @OptionGroup var calibration: CalibrationOptions

  @OptionGroup var world: WorldOptions

  /// The bus and the chips, after the checks of the command line.
  ///
  /// - Parameter keys: The keys that a chip cannot have here.
  func choose(
    without keys: [ChipArgument.Key], for verb: String
  ) throws(UserError) -> ChipList {
    let list = try bus.chips(chips, ofMotion: true, refusing: world.used)
    for chip in list.chips { try chip.refuse(keys, with: verb) }
    _ = try Limits.duration(duration)
    try calibration.check(world)
    try world.check()
    return list
  }

  /// Opens the bus and configures the chips. Neither a motion nor a scenario ends the run.
  func open(_ list: ChipList) throws(UserError) -> WatchedBoard {
    var chips = list.chips
    // This may wait for the writer of a pipe.
    let calibration = try calibration.read(adjusting: &chips)
    let run = try BoardRun(
      list.bus, chips, choosing: bus.chipChoices, world, for: try Limits.duration(duration),
      endsWithMotion: false)
    StopSignals.catch()
    let board = try WatchedBoard(
      run, chips, calibration,
      describing: try world.members(on: list.bus, chips: bus.chipChoices))
    bus.announce(list.bus, notes: list.notes, sensing: world.sensing)
    world.announce(run.motion, chips)
    return board
  }
}
