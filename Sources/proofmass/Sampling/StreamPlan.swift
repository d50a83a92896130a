// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer

/// A stream as the command line asks for it, after all checks that need nothing else.
struct StreamPlan {
  let bus: BusChoice
  private let options: StreamOptions
  private let chips: [ChipArgument]
  private let isAssumed: Bool
  private let duration: Duration?
  private let samples: Int?

  init(_ texts: [String], _ options: StreamOptions) throws(Complaint) {
    self.options = options
    bus = try options.bus.choose()
    let list = try ChipList(texts, on: bus, oneOfAKind: true)
    chips = list.chips
    isAssumed = list.isAssumed
    duration = try Limits.duration(options.duration)
    samples = try Limits.samples(options.samples)
    try checkEmulatorOptions()
  }

  private var world: WorldOptions { options.world }

  private func checkEmulatorOptions() throws(Complaint) {
    try bus.refuse(world.used ?? (options.truth != nil ? "--truth" : nil))
    try world.check(isLimited: duration != nil || samples != nil, by: "--duration, --samples")
    if options.truth == "-" {
      throw .usage("--truth - would mix with the stream: name a file")
    }
  }

  func run() throws(Complaint) {
    let run = try BoardRun(bus, chips, policies: options.bus.policy, world, for: duration)
    StopSignals.catch()
    var streaming = try Streaming(
      chips, on: run.wiring, origin: run.origin,
      truth: options.truth == nil ? nil : run.board.map { truth(on: $0.circuit) })
    let truthFile: TruthFile? =
      if let path = options.truth {
        try TruthFile(path: path, chips.classes, besides: world.motion)
      } else { nil }
    options.bus.announce(bus, assumed: isAssumed, sensing: world.sensing)
    world.announce(run.motion, chips, until: duration)
    try streaming.run(until: run.end, to: output(streaming.adjustment), truth: truthFile)
  }

  /// The emulator's exact inputs, on the board's axes, as the stream's values are.
  private func truth(on circuit: Circuit) -> (ChipClass) -> StreamTruth? {
    // Looked up for each sample, so without the search and the rest of the argument.
    let places = ChipClass.allCases.map { one in
      chips.first { $0.model.chipClass == one }.map { (target: $0.connection, mount: $0.mount) }
    }
    return { one in
      guard let (target, mount) = places[one.index], let truth = circuit.truth(at: target)
      else { return nil }
      let instants = truth.instants
      return StreamTruth(
        chipClass: one, time: min(instants.x, instants.y, instants.z),
        input: mount.toBoard(truth.input).map { $0 + 0 },
        isMixed: instants.x != instants.y || instants.y != instants.z)
    }
  }

  // MARK: Rows

  private var hasTemperature: Bool { chips.contains { $0.temperatureOffset != nil } }

  private func output(_ adjustment: Axes<UInt8>?) -> RowOutput<StreamTable> {
    RowOutput(
      StreamTable(chips.classes, hasTemperature: hasTemperature, hasRaw: options.raw),
      as: options.format, configuration: configuration(adjustment), limit: samples)
  }

  private func configuration(_ adjustment: Axes<UInt8>?) -> JSON {
    // In the order of the columns.
    let list = chips.classes.compactMap { one in chips.first { $0.model.chipClass == one } }
    return .object([
      ("bus", .text(bus.name)),
      (
        "chips",
        .array(
          list.map { chip in
            var members = chip.members + [("rate_hz", .number(chip.rate))]
            if chip.model.chipClass == .compass, let adjustment {
              members.append(("asa", JSON(xyz: adjustment.map { Double($0) })))
            }
            return .object(members)
          })
      ),
    ])
  }
}
