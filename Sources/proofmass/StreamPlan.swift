// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer

/// A stream as the command line asks for it: everything that it alone can show has been checked.
struct StreamPlan {
  let bus: BusChoice
  private let options: StreamOptions
  private let chips: [ChipArgument]
  private let isAssumed: Bool
  private let duration: Duration?
  private let samples: Int?
  private let motionStart: Double

  init(_ texts: [String], _ options: StreamOptions) throws(Complaint) {
    self.options = options
    bus = try options.bus.choose()
    let list = try ChipList(texts, on: bus, oneOfAKind: true)
    chips = list.chips
    isAssumed = list.isAssumed
    duration = try options.duration.map { (text) throws(Complaint) in
      guard let duration = Duration(argument: text) else {
        throw .usage("--duration \(text): a number above 0 and ms, s, min or h, like 10s")
      }
      return duration
    }
    samples = try options.samples.map { (text) throws(Complaint) in
      guard let samples = Int(text), samples > 0 else {
        throw .usage("--samples \(text): a whole number of rows, at least 1")
      }
      return samples
    }
    motionStart =
      try options.motionStart.map { (text) throws(Complaint) in
        guard let start = finite(text) else {
          throw .usage("--motion-start \(text): a finite number of seconds")
        }
        return start
      } ?? 0
    try checkEmulatorOptions()
  }

  private func checkEmulatorOptions() throws(Complaint) {
    let used = [
      ("--motion", options.motion != nil), ("--fast", options.fast),
      ("--truth", options.truth != nil), ("--seed", options.seed != nil),
    ]
    if bus != .emulator, let (name, _) = used.first(where: \.1) {
      throw .usage("\(name) is for the emulator: leave it out on \(bus.name)")
    }
    guard options.sensing == "ideal" else {
      throw .usage("--sensing \(options.sensing): ideal is the only one in this version")
    }
    if let seed = options.seed, UInt64(seed) == nil {
      throw .usage("--seed \(seed): a whole number from 0 to \(UInt64.max)")
    }
    if options.motionStart != nil, options.motion == nil {
      throw .usage("--motion-start is for a motion: name one with --motion FILE.csv")
    }
    if options.fast, options.motion == nil, duration == nil, samples == nil {
      throw .usage("--fast has no end in sight: add --duration, --samples or --motion")
    }
    if options.truth == "-" {
      throw .usage("--truth - would mix with the stream: name a file")
    }
  }

  // MARK: On the emulator

  func runEmulated() throws(Complaint) {
    let policed = try EmulatedBoard(chips, policies: options.bus.policy)
    let motion = try readMotion()
    if let motion { policed.circuit.change { $0.motion = motion } }
    StopSignals.catch()
    if options.fast {
      try run(on: policed, policed.circuit.timebase, motion)
    } else {
      try run(on: policed, FollowingTimebase(policed.circuit), motion)
    }
  }

  private func run(
    on board: EmulatedBoard, _ clock: some StreamClock, _ motion: Motion?
  ) throws(Complaint) {
    var streaming = try Streaming(
      chips, on: Wiring(board, clock: clock), origin: Instant(nanoseconds: 0),
      truth: options.truth == nil ? nil : truth(on: board.circuit))
    let truthFile: TruthFile? =
      if let path = options.truth {
        try TruthFile(path: path, models, besides: options.motion)
      } else { nil }
    announce(motion)
    let ends = [motion?.endNanoseconds, duration?.wholeNanoseconds].compactMap(\.self)
    try streaming.run(
      until: ends.min().map { Instant(nanoseconds: $0) }, to: output(streaming.adjustment),
      truth: truthFile)
  }

  private func readMotion() throws(Complaint) -> Motion? {
    guard let path = options.motion else { return nil }
    var sensors = Motion.Sensors(models)
    if hasTemperature { sensors.insert(.thermometer) }
    let bytes = try read(path)
    do throws(MotionError) {
      return try Motion(csv: bytes, name: path, start: motionStart, sensors: sensors)
    } catch { throw .failure(error.description) }
  }

  /// On the board's axes, as the stream's values are.
  private func truth(on circuit: Circuit) -> (ChipModel) -> StreamTruth? {
    // Looked up for each sample, so without the search and the rest of the argument.
    let places = ChipModel.allCases.map { model in
      chips.first { $0.model == model }.map { (target: $0.connection, mount: $0.mount) }
    }
    return { model in
      guard let (target, mount) = places[model.index], let truth = circuit.truth(at: target)
      else { return nil }
      let instants = truth.instants
      return StreamTruth(
        model: model, time: min(instants.x, instants.y, instants.z),
        input: mount.toBoard(truth.input).map { $0 + 0 },
        isMixed: instants.x != instants.y || instants.y != instants.z)
    }
  }

  private func announce(_ motion: Motion?) {
    options.bus.announce(bus, assumed: isAssumed)
    guard let motion, let path = options.motion else { return }
    for model in models where !motion.sensors.contains(model.sensors) {
      Console.say(
        "\(path) says nothing of \(model.prefix): \(model.rawValue) feels a board at rest")
    }
  }

  // MARK: On a bus

  func runOnBus() throws(Complaint) {
    StopSignals.catch()
    let wiring = Wiring(bus)
    let start = wiring.clock.now()
    var streaming = try Streaming(chips, on: wiring, origin: start)
    announce(nil)
    try streaming.run(
      until: duration.map { start + $0 }, to: output(streaming.adjustment), truth: nil)
  }

  // MARK: Rows

  /// In the order of the columns.
  private var models: [ChipModel] {
    ChipModel.allCases.filter { model in chips.contains { $0.model == model } }
  }

  private var hasTemperature: Bool { chips.contains { $0.temperatureOffset != nil } }

  private func output(_ adjustment: Axes<UInt8>?) -> RowOutput {
    RowOutput(
      RowWriter(
        options.format, models, hasTemperature: hasTemperature, hasRaw: options.raw,
        configuration: configuration(adjustment)),
      limit: samples)
  }

  private func configuration(_ adjustment: Axes<UInt8>?) -> JSON {
    let list = models.compactMap { model in chips.first { $0.model == model } }
    return .object([
      ("bus", .text(bus.name)),
      (
        "chips",
        .array(
          list.map { chip in
            var members: [(String, JSON)] = [
              ("chip", .text(chip.name)),
              ("address", .text(chip.place)),
              ("range", .optional(chip.rangeText)),
              ("rate_hz", .number(chip.rate)),
            ]
            if chip.model == .ak8975, let adjustment {
              let numbers = adjustment.map { Double($0) }
              members.append(
                (
                  "asa",
                  .object([
                    ("x", .number(numbers.x)), ("y", .number(numbers.y)),
                    ("z", .number(numbers.z)),
                  ])
                ))
            }
            return .object(members)
          })
      ),
    ])
  }
}
