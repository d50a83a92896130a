// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassMotion
import ProofMassPhysics

/// The options of the verbs that work with motion services, on a bus or on an emulated board.
struct SessionOptions: ParsableArguments {
  @OptionGroup var bus: BusOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End at this time_s: a number and ms, s, min or h.", valueName: "time"))
  var duration: String?

  @OptionGroup var calibration: CalibrationOptions

  @OptionGroup var world: WorldOptions
}

/// A session as the command line asks for it: everything that it alone can show has been checked.
struct SessionPlan {
  let chips: [ChipArgument]
  let bus: BusChoice
  private let options: SessionOptions
  private let isAssumed: Bool
  private let duration: Duration?

  /// - Parameter hasLimit: Whether something else ends it.
  init(
    _ texts: [String], _ options: SessionOptions, for verb: String, hasLimit: Bool = false
  ) throws(Complaint) {
    self.options = options
    bus = try options.bus.choose()
    let list = try ChipList(texts, on: bus, oneOfAKind: true)
    (chips, isAssumed) = (list.chips, list.isAssumed)
    // Motion services choose rates by what is wanted of them.
    for chip in chips { try chip.refuse([.rate, .temperatureOffset], with: verb) }
    duration = try Limits.duration(options.duration)
    if bus != .emulator, let name = options.world.used {
      throw .usage("\(name) is for the emulator: leave it out on \(bus.name)")
    }
    if options.calibration.file == "-", options.world.motion == "-" {
      throw .usage("--motion and --calibration cannot both be standard input")
    }
    try options.world.check()
    if options.world.fast, !options.world.ends, duration == nil, !hasLimit {
      let samples = verb == "motion" ? "--samples, " : ""
      throw .usage(
        "--fast has no end in sight: add --duration, \(samples)--motion or --scenario")
    }
  }

  /// Whether a chip of this class is there.
  func has(_ chipClass: ChipClass) -> Bool { chips.classes.contains(chipClass) }

  /// Sets a session up, has it used, and powers its chips down.
  func run(
    _ configuration: MotionSession.Configuration = .init(),
    _ use: (SessionRun) throws(Complaint) -> Void
  ) throws(Complaint) {
    switch bus {
    case .emulator: try runEmulated(configuration, use)
    case .i2c, .spi: try run(on: Wiring(bus), configuration, use)
    case .unix(let path): try run(on: try Wiring(served: path), configuration, use)
    }
  }

  private func runEmulated(
    _ configuration: MotionSession.Configuration, _ use: (SessionRun) throws(Complaint) -> Void
  ) throws(Complaint) {
    let emulated = try EmulatedRun(chips, options.bus, options.world, for: duration)
    let (board, end, motion) = (emulated.board, emulated.end, emulated.motion)
    let origin = Instant(nanoseconds: 0)
    if options.world.fast {
      try run(
        on: Wiring(board, clock: board.circuit.timebase), origin, end, motion, configuration, use)
    } else {
      let clock = FollowingTimebase(board.circuit)
      try run(on: Wiring(board, clock: clock), origin, end, motion, configuration, use)
    }
  }

  private func run<Chip: Bus & ~Copyable, Clock: StreamClock>(
    on wiring: Wiring<Chip, Clock>, _ configuration: MotionSession.Configuration,
    _ use: (SessionRun) throws(Complaint) -> Void
  ) throws(Complaint) {
    let origin = wiring.clock.now()
    try run(on: wiring, origin, duration.map { origin + $0 }, nil, configuration, use)
  }

  private func run<Chip: Bus & ~Copyable, Clock: StreamClock>(
    on wiring: Wiring<Chip, Clock>, _ origin: Instant, _ end: Instant?, _ motion: Motion?,
    _ configuration: MotionSession.Configuration, _ use: (SessionRun) throws(Complaint) -> Void
  ) throws(Complaint) {
    let calibration = try calibration()
    StopSignals.catch()
    let session = try wiring.session(chips, configuration)
    options.bus.announce(bus, assumed: isAssumed, sensing: options.world.sensing)
    options.world.announce(motion, chips, until: duration)
    session.calibration = calibration
    let clock = wiring.clock
    try use(
      SessionRun(
        session: session, isReal: Clock.isReal, origin: origin, end: end, now: clock.now,
        complaint: { wiring.complaint($0, chips) }))
    // Whoever used it has stopped; the chips are powered down by this.
    session.run(until: clock.now())
  }

  /// The calibration, of these chips. One of another part would make it worse; an accelerometer's
  /// ranges differ less.
  private func calibration() throws(Complaint) -> Calibration {
    let calibration = try options.calibration.load()
    guard let file = options.calibration.file else { return calibration }
    for chip in chips {
      let origin = calibration.origins[chip.model.chipClass.sensor]
      if let name = origin?.chip, name.lowercased() != chip.name.lowercased() {
        throw .failure(
          "\(file) is of another chip: \(name), not \(chip.name): name that chip, or calibrate this "
            + "one")
      }
      guard let range = origin?.range, range != chip.rangeText else { continue }
      let line = "\(file) is of another range of \(chip.name): \(range)"
      guard chip.model.chipClass == .gyroscope else {
        Console.say(line)
        continue
      }
      throw .failure("\(line): name range=\(range), or calibrate again")
    }
    let sensors = chips.map(\.model.chipClass.sensor)
    guard calibration.sensors.contains(where: sensors.contains) else {
      throw .failure(
        "\(file) has nothing of \(ChipModel.list(chips.map(\.model))): calibrate, or leave "
          + "--calibration out")
    }
    return calibration
  }
}
