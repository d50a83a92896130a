// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// The board of the verbs that put other programs on one.
struct BoardOptions: ParsableArguments {
  @OptionGroup var world: WorldOptions
  @OptionGroup var policies: PolicyOptions

  @Option(
    help: ArgumentHelp(
      "Write down every transaction and what changes the board, for `proofmass replay`.",
      valueName: "FILE.jsonl"),
    completion: .file(extensions: ["jsonl"]))
  var transcript: String?
}

/// An emulated board for other programs, as the command line asks for it: everything that it alone
/// can show has been checked.
struct BoardPlan {
  private let options: BoardOptions
  private let chips: [ChipArgument]
  private let board: EmulatedBoard

  /// - Parameter texts: The chips; with none named, the three.
  init(_ texts: [String], _ options: BoardOptions, for verb: String) throws(Complaint) {
    self.options = options
    chips = try ChipList(texts, on: .emulator).chips
    for chip in chips {
      // A driver's business, and here the driver is somebody else's.
      try chip.refuse([.rate, .range, .axes, .temperatureOffset], with: verb)
    }
    try options.world.check()
    if options.transcript == "-" {
      throw .usage("--transcript - would mix with the program's output: name a file")
    }
    // By the system's clock a client does not wait for the wire. So the wire must take no time on the
    // board either: else that would run ahead of its clients, and what they wait for come too early.
    let noTime = WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000)
    board = try EmulatedBoard(
      chips, policies: options.policies.policy,
      wireTime: options.world.fast ? WireTime() : noTime)
  }

  var circuit: Circuit { board.circuit }

  /// `LIS331DLH 0x18, AK8975 0x0c`
  var description: String { chips.map { "\($0.name) \($0.place)" }.joined(separator: ", ") }

  /// Where a program finds the board: `/dev/i2c-1, /dev/spidev0.0`
  func devices(_ names: DeviceNames) -> String {
    OpenFiles(circuit).devices.map(names.path).joined(separator: ", ")
  }

  /// The board, at time 0 of its motion. It follows the system's clock, unless time is virtual.
  func start() throws(Complaint) -> ServedBoard {
    let models = ChipModel.allCases.filter { model in chips.contains { $0.model == model } }
    let motion = try options.world.move(board, feeling: Motion.Sensors(models))
    options.world.announce(motion, models)
    if !options.world.fast { _ = FollowingTimebase(circuit) }
    return ServedBoard(circuit, isManual: options.world.fast)
  }

  /// Begins the transcript, if there is to be one.
  func record(_ board: ServedBoard) throws(Complaint) {
    guard let path = options.transcript else { return }
    board.add(try TranscriptWriter(path: path, circuit, options.world))
  }
}
