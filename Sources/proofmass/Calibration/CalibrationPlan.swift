// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassLinux
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// A calibration as requested by the command line, which has been checked as far as possible.
struct CalibrationPlan {
  let bus: BusChoice
  private let options: CalibrateOptions
  private let chips: [ChipArgument]
  private let poses: Int?
  private let duration: Duration?
  private let notes: [String]

  init(_ texts: [String], _ options: CalibrateOptions) throws(UserError) {
    self.options = options
    let list = try options.bus.chips(
      texts, ofMotion: true, refusing: options.world.used)
    (bus, chips, notes) = (list.bus, list.chips, list.notes)
    for chip in chips { try chip.refuse([.temperatureOffset], with: "calibrate") }
    poses = try options.poses.map { (text) throws(UserError) in
      guard let poses = Int(text), 12...32 ~= poses else {
        throw .usage("--poses \(text): a whole number from 12 to 32")
      }
      return poses
    }
    if poses != nil, !chips.quantities.contains(.acceleration) {
      throw .usage("--poses is for an accelerometer: leave it out")
    }
    duration = try Limits.duration(options.duration)
    if options.secondTemperature {
      guard options.output != nil else {
        throw .usage("--second-temperature adds to a calibration: name its file with --output")
      }
      guard chips.quantities.contains(.magneticFluxDensity), chips.quantities.contains(.angularRate)
      else {
        throw .usage("--second-temperature is for a compass beside a gyroscope: name both")
      }
    }
    if options.output == "-" {
      throw .usage("--output -: without --output it goes to standard output")
    }
    try refuseEnding(options.output, of: "--output", for: .json)
    try options.world.check(isLimited: duration != nil)
  }

  func run() throws(UserError) {
    let run = try BoardRun(
      bus, chips, choosing: options.bus.chipChoices, options.world, for: duration)
    let wiring = run.wiring
    // Before a person turns the board for a minute.
    var calibration = try previous()
    let first = try firstTemperature(calibration)
    StopSignals.catch()
    var calibrating = Calibrating(
      try wiring.board(chips), chips, poses: poses, other: first, wiring.clock)
    options.bus.announce(bus, notes: notes, sensing: options.world.sensing)
    options.world.announce(run.motion, chips)
    let failure = try calibrating.run(until: run.end)
    var (new, missing) = calibrating.result()
    let done = chips.filter { new.sensors.contains($0.model.quantity) }
    for chip in done {
      new.origins[chip.model.quantity] = Calibration.Origin(
        chip: chip.name, range: chip.rangeText, date: Date.now.formatted(.iso8601))
    }
    for line in CalibrationWords.summary(of: new, chips) { Console.say(line) }
    if !done.isEmpty {
      let old = calibration
      calibration.merge(new, asSecondTemperature: options.secondTemperature)
      for line in CalibrationWords.merged(old, new, into: calibration) { Console.say(line) }
      try write(calibration)
    }
    if let (sensor, error) = failure, let chip = chips.first(of: sensor) {
      throw wiring.userError(error, chip)
    }
    guard done.count < chips.count else { return }
    if !done.isEmpty { missing.append("written: \(done.words)") }
    if let motion = run.motion, !StopSignals.haveCome,
      duration.map({ $0 > motion.duration }) ?? true
    {
      missing.append(
        "the motion ended: play a longer one"
          + (options.world.scenario == nil ? "" : ", or --duration without --scenario"))
    }
    throw .failure("not calibrated; " + missing.joined(separator: "; "))
  }

  /// The temperature of the magnetometer's first calibration, where this is to be the second one.
  private func firstTemperature(_ calibration: Calibration) throws(UserError) -> Double? {
    guard options.secondTemperature else { return nil }
    guard let temperature = calibration.compass?.temperature else {
      throw .failure(
        "\(options.output ?? "") has no compass with a temperature: calibrate it with the gyroscope "
          + "first, without --second-temperature")
    }
    for chip in chips {
      guard let name = calibration.origins[chip.model.quantity]?.chip, name != chip.name
      else { continue }
      throw .failure(
        "\(options.output ?? "") is of another chip, \(name), not \(chip.name): calibrate this one "
          + "first, without --second-temperature, or name another file")
    }
    return temperature
  }

  /// The calibrations in the file, to which the new ones are added.
  private func previous() throws(UserError) -> Calibration {
    guard let path = options.output else { return Calibration() }
    guard try outputFile(path).kind == .regular else { return Calibration() }
    do throws(UserError) { return try Calibration(file: path) } catch {
      // The advice to calibrate again is useless here.
      let advice = ": calibrate again"
      guard error.line.hasSuffix(advice) else { throw error }
      throw .failure(error.line.dropLast(advice.count) + ": name another file, or remove it")
    }
  }

  private func write(_ calibration: Calibration) throws(UserError) {
    guard let path = options.output else { return try Console.print(calibration.json) }
    do throws(CalibrationFileError) { try calibration.save(to: path) } catch {
      // The calibration took a person some minutes.
      try Console.print(calibration.json)
      throw .failure("\(error); the calibration went to standard output instead")
    }
  }
}
