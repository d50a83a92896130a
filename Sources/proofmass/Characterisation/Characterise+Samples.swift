// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer

/// The sources of samples.
extension Characterise {
  // MARK: A bus

  /// Samples the chips and lets them test themselves.
  func sampled() throws(UserError) -> CharacterReport {
    let list = try bus.chips(chips, refusing: world.used)
    let choice = list.bus
    try world.check()
    let time = try Limits.duration(duration) ?? .seconds(600)
    for chip in list.chips { try Characteristics.check(time, for: chip) }
    let run = try BoardRun(choice, list.chips, choosing: bus.chipChoices, world, for: time)
    StopSignals.catch()
    var sampling = try RestSampling(list.chips, on: run.wiring, origin: run.origin)
    bus.announce(choice, notes: list.notes, sensing: world.sensing)
    world.announce(run.motion, list.chips, until: time)
    let began = Date.now
    let (samples, temperatures) = try sampling.run(until: run.end ?? run.origin + time)
    let origin =
      try world.members(on: choice, chips: bus.chipChoices) + [
        ("began", .text(began.text)), ("command", .text(commandVersion)),
      ]
    let sensors = try Characteristics.all(
      of: samples, temperatures, list.chips, corrected: [], place: "")
    // After a signal, the samples so far are reported without self-tests.
    let tested = StopSignals.haveCome ? [] : list.chips.filter(\.hasSelfTest)
    return CharacterReport(
      origin: origin, sensors: sensors,
      selfTests: tested.map { SelfTestReport($0, on: run.wiring) }, isRecorded: false)
  }

  // MARK: A recording

  /// Takes a recording that names its chips.
  func recorded(_ path: String) throws(UserError) -> CharacterReport {
    guard chips.isEmpty else {
      throw .usage("a recording says which chips it is of: leave \(chips[0]) or --recording out")
    }
    let given = [
      (bus.bus, "--bus"), (bus.chipChoices.used, bus.chipChoices.used ?? ""),
      (world.used, world.used ?? ""),
      (duration, "--duration"),
    ]
    if let (_, used) = given.first(where: { $0.0 != nil }) {
      throw .usage("\(used) is for sampling: leave it out with --recording")
    }
    let (first, header) = try proofmass.recording(path, RecordedSensors())
    guard let header else {
      throw .failure(
        "\(path) does not say which chips it is of: record with `stream --output FILE`; `allan` and "
          + "`plot` take it as it is")
    }
    guard header["align"] == nil else {
      throw .failure(
        "\(path) was recorded with --align, whose values lie between samples: record without")
    }
    let entries = header["chips"]?.array ?? []
    let chips = try ChipArgument.list(in: header, of: path)
    guard !chips.isEmpty else { throw .failure("\(path) names no chip: record with `stream`") }
    let corrected = zip(chips, entries).filter(\.1.isCorrected).map(\.0.sensor)
    guard path != "-" || !chips.contains(where: { $0.number > 0 }) else {
      throw .failure("standard input is read once, and has two sensors of a quantity: name a file")
    }
    var samples: [Recording.Samples] = []
    for chip in chips {
      let recording =
        chip.number == 0 ? first : try proofmass.recording(path, RecordedSensors(chip)).samples
      let quantity = Motion.Quantities(chip.model.quantity)
      samples.append(
        recording.sensors.first { $0.quantity == quantity }
          ?? Recording.Samples(quantity, columns: [[], [], []]))
    }
    var origin: [(String, JSON)] = [("file", .text(path))]
    for key in ["bus", "sensing", "seed", "scenario", "motion", "virtual_time", "began", "command"]
    { if let value = header[key] { origin.append((key, JSON(value))) } }
    return CharacterReport(
      origin: origin,
      sensors: try Characteristics.all(
        of: samples, first.sensors.first { $0.quantity == .temperature }, chips,
        corrected: corrected, place: "\(path): "),
      selfTests: [], isRecorded: true)
  }
}

extension Characteristics {
  /// Those of several chips.
  static func all(
    of samples: [Recording.Samples], _ temperatures: Recording.Samples?, _ chips: [ChipArgument],
    corrected: [SensorID], place: String
  ) throws(UserError) -> [Characteristics] {
    let temperatures = temperatures.flatMap { $0.times.isEmpty ? nil : $0 }
    var found: [Characteristics] = []
    for (chip, samples) in zip(chips, samples) {
      found.append(
        try Characteristics(
          samples, of: chip, isCorrected: corrected.contains(chip.sensor),
          temperature: temperatures, place: place + chip.model.rawValue))
    }
    return found
  }
}
