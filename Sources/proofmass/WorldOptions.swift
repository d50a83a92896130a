// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// How the chips' documents are read.
struct PolicyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Emulator: how a chip's documents are read where they leave something open; "
        + "`proofmass policies CHIP` lists them.", valueName: "CHIP.NAME=VALUE"))
  var policy: [String] = []
}

/// What happens to an emulated board, and by which clock.
struct WorldOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Emulator: the motion of the board, a CSV file (- is standard input).", valueName: "FILE.csv"),
    completion: .file(extensions: ["csv"]))
  var motion: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Emulator: the file's time at board time 0, in seconds.", valueName: "s"))
  var motionStart: String?

  @Flag(help: "Emulator: virtual time, as fast as possible.")
  var fast = false

  @Option(help: ArgumentHelp("Emulator: ideal, the only one so far.", valueName: "ideal"))
  var sensing = "ideal"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Emulator: of noise; ideal sensing has none.", valueName: "n"))
  var seed: String?

  /// The first that was given, for verbs that have a bus without a world.
  var used: String? {
    [("--motion", motion != nil), ("--fast", fast), ("--seed", seed != nil)].first(where: \.1)?.0
  }

  /// Finds what the command line alone shows to be wrong.
  func check() throws(Complaint) {
    _ = try start()
    guard sensing == "ideal" else {
      throw .usage("--sensing \(sensing): ideal is the only one in this version")
    }
    if let seed, UInt64(seed) == nil {
      throw .usage("--seed \(seed): a whole number from 0 to \(UInt64.max)")
    }
    if motionStart != nil, motion == nil {
      throw .usage("--motion-start is for a motion: name one with --motion FILE.csv")
    }
  }

  /// The file's time at board time 0, in seconds.
  func start() throws(Complaint) -> Double {
    guard let text = motionStart else { return 0 }
    guard let start = finite(text) else {
      throw .usage("--motion-start \(text): a finite number of seconds")
    }
    return start
  }

  /// Reads the motion and gives it to a board; nil where there is none.
  @discardableResult
  func move(_ board: EmulatedBoard, feeling sensors: Motion.Sensors) throws(Complaint) -> Motion? {
    guard let path = motion else { return nil }
    let (bytes, start) = (try read(path), try start())
    let motion: Motion
    do throws(MotionError) {
      motion = try Motion(csv: bytes, name: path, start: start, sensors: sensors)
    } catch { throw .failure(error.description) }
    board.circuit.change { $0.motion = motion }
    return motion
  }

  /// Says what the motion does not.
  func announce(_ motion: Motion?, _ chips: [ChipArgument]) {
    guard let motion, let path = self.motion else { return }
    for one in chips.classes where !motion.sensors.contains(one.sensors) {
      let names = ChipModel.list(chips.map(\.model).filter { $0.chipClass == one })
      Console.say("\(path) says nothing of \(one.prefix): \(names) feels a board at rest")
    }
  }
}
