// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer

/// A stream by the command line, which has been checked as far as possible.
struct StreamPlan {
  let bus: BusChoice
  private let options: StreamOptions
  private var chips: [ChipArgument]
  private var calibration = Calibration()
  private let notes: [String]
  private let duration: Duration?
  private let samples: Int?
  private let recording: RecordingPlan
  private let units: Units
  private let grid: AlignmentGrid?

  init(_ texts: [String], _ options: StreamOptions) throws(UserError) {
    self.options = options
    let list = try options.bus.chips(
      texts, refusing: options.world.used ?? (options.truth != nil ? "--truth" : nil))
    (bus, chips, notes) = (list.bus, list.chips, list.notes)
    duration = try Limits.duration(options.duration)
    samples = try Limits.samples(options.samples)
    units = try options.units.choose()
    grid = try options.align.map { [chips] (text) throws(UserError) in
      try AlignmentGrid(text, chips)
    }
    recording = try RecordingPlan(options.recording, options.format)
    try checkOptions()
    calibration = try options.calibration.read(adjusting: &chips)
  }

  private var world: WorldOptions { options.world }

  private func checkOptions() throws(UserError) {
    if options.align != nil, options.raw || options.truth != nil {
      throw .usage(
        "\(options.raw ? "--raw" : "--truth") is of samples, and --align writes values between them: leave one out"
      )
    }
    try options.calibration.check(world)
    try world.check(isLimited: duration != nil || samples != nil, by: "--duration, --samples")
    if options.truth == "-" {
      throw .usage("--truth - would mix with the stream: name a file")
    }
    try refuseEnding(options.truth, of: "--truth", for: .csv)
    try recording.refuse(options.truth, of: "--truth")
    try recording.refuse(world.motion, of: "--motion")
    try recording.refuse(options.calibration.file, of: "--calibration")
    if recording.appends, options.truth != nil {
      throw .usage("--append goes on in a file, and --truth begins one: leave one out")
    }
  }

  func run() throws(UserError) {
    let run = try BoardRun(bus, chips, choosing: options.bus.chipChoices, world, for: duration)
    StopSignals.catch()
    var streaming = try Streaming(
      chips, on: run.wiring, origin: run.origin, isRealTime: run.isRealTime || world.fast,
      calibration,
      aligned: grid.map { Alignment($0, chips) },
      truth: options.truth == nil ? nil : run.board.map { truth(on: $0.circuit) })
    var hasBegun = false
    do throws(UserError) {
      let truthFile: TruthFile? =
        if let path = options.truth {
          try TruthFile(path: path, chips, besides: world.motion)
        } else { nil }
      options.bus.announce(bus, notes: notes, sensing: world.sensing)
      world.announce(run.motion, chips, until: duration)
      let members = try recordedMembers(of: &streaming)
      let header = RecordingHeader("stream", since: run.origin, on: run.wiring.clock, members)
      let output = try output(&streaming, header)
      hasBegun = true
      try streaming.run(until: run.end, to: output, truth: truthFile)
    } catch {
      // The end of a stream powers the chips down.
      if !hasBegun { streaming.powerDown() }
      throw error
    }
  }

  /// The emulator's exact inputs, on the board's axes like the stream's values.
  private func truth(on circuit: Circuit) -> (SensorID) -> StreamTruth? {
    // The lookup occurs for each sample, so the search for the chip is done here.
    let places = Dictionary(
      uniqueKeysWithValues: chips.map { ($0.sensor, (target: $0.target, mount: $0.mount)) })
    return { one in
      guard let (target, mount) = places[one],
        let truth = circuit.truth(at: target, of: one.quantity)
      else { return nil }
      let instants = truth.instants
      return StreamTruth(
        sensor: one, time: min(instants.x, instants.y, instants.z),
        input: mount.toBoard(truth.input).map { $0 + 0 },
        isMixed: instants.x != instants.y || instants.y != instants.z)
    }
  }

  // MARK: Rows

  private var hasTemperature: Bool { chips.contains { $0.temperatureOffset != nil } }

  private func output(
    _ streaming: inout Streaming, _ header: RecordingHeader
  ) throws(UserError) -> RowOutput<StreamTable> {
    try RowOutput(
      StreamTable(
        chips, in: units, hasTemperature: hasTemperature, hasRaw: options.raw,
        isAligned: grid != nil),
      as: recording.format, configuration: configuration(&streaming), limit: samples, recording,
      header: header)
  }

  private func configuration(_ streaming: inout Streaming) -> JSON {
    var list: [JSON] = []
    for chip in chips.inOrder { list.append(.object(members(chip, &streaming))) }
    return .object([("bus", .text(bus.name)), ("chips", .array(list))])
  }

  private func members(_ chip: ChipArgument, _ streaming: inout Streaming) -> [(String, JSON)] {
    var members = chip.members + [("rate_hz", .number(chip.rate))]
    if let adjustment = streaming.adjustment(of: chip) {
      members.append(("asa", JSON(xyz: adjustment.map { Double($0) })))
    }
    return members
  }

  /// The members of a recording that describe the board and its chips.
  private func recordedMembers(
    of streaming: inout Streaming
  ) throws(UserError) -> [(String, JSON)] {
    var all = try world.members(on: bus, chips: options.bus.chipChoices)
    if let align = options.align { all.append(("align", .text(align))) }
    var list: [JSON] = []
    for chip in chips.inOrder {
      let sensitivity = streaming.sensitivity(of: chip) ?? chip.model.microteslaPerCount
      list.append(
        .object(
          members(chip, &streaming)
            + chip.membersOfRecording(
              in: units[chip.model.quantity], sensitivity: sensitivity,
              calibration: try calibration.member(of: chip))))
    }
    all.append(("chips", .array(list)))
    return all
  }
}
