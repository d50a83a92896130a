// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux
import ProofMassMotion
import ProofMassServer
import Synchronization

/// The options of the verbs that use motion services, on a bus or on an emulated board.
struct SessionOptions: ParsableArguments {
  @OptionGroup var bus: BusOptions

  @Option(help: "text (default), csv or jsonl.")
  var format: StreamFormat?

  @OptionGroup var recording: RecordingOptions

  @Option(parsing: .unconditional, help: .duration)
  var duration: String?

  @OptionGroup var calibration: CalibrationOptions

  @OptionGroup var world: WorldOptions
}

/// A session by the command line, which has been checked as far as possible.
struct SessionPlan {
  let chips: [ChipArgument]
  let bus: BusChoice
  let recording: RecordingPlan
  private let verb: String
  private let options: SessionOptions
  private let calibration: Calibration
  private let notes: [String]
  private let duration: Duration?

  /// - Parameter hasLimit: Whether the number of rows ends it.
  init(
    _ texts: [String], _ options: SessionOptions, for verb: String, hasLimit: Bool = false
  ) throws(UserError) {
    self.options = options
    self.verb = verb
    let list = try options.bus.chips(
      texts, ofMotion: true, refusing: options.world.used)
    var chips = list.chips
    (bus, notes) = (list.bus, list.notes)
    // Motion services choose the rates by the demands of their listeners.
    for chip in chips { try chip.refuse([.rate, .temperatureOffset], with: verb) }
    duration = try Limits.duration(options.duration)
    recording = try RecordingPlan(options.recording, options.format)
    try recording.refuse(options.world.motion, of: "--motion")
    try recording.refuse(options.calibration.file, of: "--calibration")
    try options.calibration.check(options.world)
    try options.world.check(
      isLimited: duration != nil || hasLimit,
      by: verb == "motion" ? "--duration, --samples" : "--duration")
    calibration = try options.calibration.read(adjusting: &chips)
    self.chips = chips
  }

  /// Whether there is a chip of this class.
  func has(_ quantity: Quantity) -> Bool { chips.quantities.contains(quantity) }

  /// Opens the bus, configures the chips and powers them down: the session has no listeners yet.
  ///
  /// - Parameter endsWithMotion: Whether a motion of the emulated board ends it.
  func start(
    _ configuration: MotionSession.Configuration = .init(), endsWithMotion: Bool = true
  ) throws(UserError) -> SessionRun {
    let run = try BoardRun(
      bus, chips, choosing: options.bus.chipChoices, options.world, for: duration,
      endsWithMotion: endsWithMotion)
    StopSignals.catch()
    let session = MotionSession(
      try run.wiring.board(chips), clock: run.wiring.clock, drive: .caller,
      configuration: configuration)
    options.bus.announce(bus, notes: notes, sensing: options.world.sensing)
    options.world.announce(run.motion, chips, until: endsWithMotion ? duration : nil)
    session.calibration = calibration
    return SessionRun(session: session, chips: chips, run: run)
  }

  /// Rows of the verb, on standard output or in a recording.
  ///
  /// - Parameter members: The settings other than bus and chips.
  func output<Table: RowTable>(
    _ table: Table, of run: SessionRun, _ members: [(String, JSON)] = [], limit: Int?
  ) throws(UserError) -> RowOutput<Table> {
    var chips: [JSON] = []
    for chip in self.chips {
      let calibration = try run.session.calibration.member(of: chip)
      chips.append(
        .object(
          chip.members + [("axes", .text(chip.axes)), ("calibration", calibration)]))
    }
    let header = RecordingHeader(
      verb, since: run.run.origin, on: run.run.wiring.clock,
      try options.world.members(on: bus, chips: options.bus.chipChoices) + members
        + [("chips", .array(chips))])
    return try RowOutput(
      table, as: recording.format,
      configuration: .object(
        [("bus", .text(bus.name))] + members + [("chips", .array(self.chips.map(\.json)))]),
      limit: limit, recording, header: header)
  }
}

/// A session whose chips are configured, and its verb's end.
struct SessionRun {
  let session: MotionSession
  let chips: [ChipArgument]
  let run: BoardRun

  /// Whether a person may watch rows as they arrive.
  var isReal: Bool { run.wiring.clock.isReal }

  /// The members of a recording's end mark.
  ///
  /// - Parameter cause: The failure that ended the verb, if any.
  func ending(_ cause: UserError?) -> [(String, JSON)] {
    let lost = chips.map { chip in
      let quantity = chip.model.quantity
      return (quantity.prefix, JSON.integer(session.lostSamples(of: quantity)))
    }
    return [("lost", .object(lost))] + (cause.map { [("failure", .text($0.line))] } ?? [])
  }

  /// The time since the start, in nanoseconds.
  var elapsed: Int64 { run.wiring.clock.now().nanoseconds - run.origin.nanoseconds }

  /// Drives the session until its end or a signal, or until the closure, called 50 times per second, returns
  /// false.
  func drive(while goesOn: () throws(UserError) -> Bool) throws(UserError) {
    while try goesOn(), !StopSignals.haveCome {
      let now = run.wiring.clock.now()
      if let end = run.end, now >= end { return }
      session.run(
        until: min(now.advanced(byNanoseconds: 20_000_000), run.end ?? Instant(nanoseconds: .max)))
    }
  }

  /// Powers the chips down, when the session has no listeners left.
  func finish() { session.run(until: run.wiring.clock.now()) }

  /// Whether a run that only rows can end has had none for 10 s; chips settle within a second.
  var isWithoutRowsTooLong: Bool {
    run.end == nil && run.wiring.clock.now() >= run.origin + .seconds(10)
  }

  /// The time of a sample since the start, in nanoseconds, from its timestamp in seconds.
  func time(of timestamp: Double) -> Int64 {
    Int64((timestamp * 1e9).rounded()) - run.origin.nanoseconds
  }

  /// The reason why the session cannot continue, in one line.
  func userError(_ error: MotionError) -> UserError {
    guard case .sensor(let sensor, let error) = error, let chip = chips.first(of: SensorID(sensor))
    else {
      return .failure("device motion: \(error)")
    }
    return run.wiring.userError(error, chip)
  }
}

/// The reports of a session's callbacks since the last `take`.
final class Mailbox<Element: Sendable>: Sendable {
  private let state = Mutex<(elements: [Element], error: MotionError?)>(([], nil))

  func put(_ element: Element) { state.withLock { $0.elements.append(element) } }

  /// Keeps the first error, except that any other replaces `deviceRequiresMovement`, which ends nothing.
  func put(_ error: MotionError?) {
    state.withLock {
      if $0.error == nil || $0.error == .deviceRequiresMovement { $0.error = error ?? $0.error }
    }
  }

  func take() -> (elements: [Element], error: MotionError?) {
    state.withLock { state in
      defer { state = ([], nil) }
      return state
    }
  }
}
