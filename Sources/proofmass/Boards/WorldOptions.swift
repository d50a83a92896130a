// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// How emulated chips differ from what they are by default.
struct ChipChoices {
  /// `CHIP.NAME=VALUE`
  var policies: [String] = []
  /// `CHIP.NAME`
  var mutants: [String] = []

  /// The first of the options that was given.
  var used: String? { !policies.isEmpty ? "--policy" : !mutants.isEmpty ? "--mutant" : nil }

  /// The members of a recording that describe them.
  var members: [(String, JSON)] {
    [("policies", policies), ("mutants", mutants)].compactMap { name, texts in
      texts.isEmpty ? nil : (name, .array(texts.map { .text($0) }))
    }
  }
}

/// The options for behaviour that the chips' documents leave open, and for chips that differ from their documents.
struct PolicyOptions: ParsableArguments {
  @Option(
    name: .customLong("policy"),
    help: ArgumentHelp(
      "Emulator: choose a reading of what a chip's documents leave open; "
        + "`proofmass policies CHIP` lists them.", valueName: "CHIP.NAME=VALUE"))
  var single: [String] = []

  @Option(
    help: ArgumentHelp(
      "Emulator: choose the readings that a real chip was found to follow, by the file of `proofmass "
        + "experiment --output` (several with several options).", valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: PolicyFile.init)
  var policies: [PolicyFile] = []

  @Option(
    help: ArgumentHelp(
      "Emulator: a variant of a chip's silicon, to test drivers on; `proofmass mutants CHIP` lists them.",
      valueName: "CHIP.NAME"))
  var mutant: [String] = []

  /// The policies of the command line are after those of files, so that they count.
  var choices: ChipChoices {
    ChipChoices(policies: policies.flatMap(\.readings) + single, mutants: mutant)
  }
}

/// The options for the motion and environment of an emulated board, and for its clock.
struct WorldOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Emulator: the motion of the board, a CSV file (- is standard input).", valueName: "FILE.csv"),
    completion: .file(extensions: ["csv", "gz"]), transform: pathArgument)
  var motion: String?

  @Option(
    help: ArgumentHelp(
      "Emulator: a motion by its name; `proofmass scenarios` lists them, with the parameters that some take: "
        + "gantry:frequency=60,damping=0.05.", valueName: "name"),
    completion: .list(Scenario.all.map(\.name)))
  var scenario: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Emulator: begin at this time of the motion file, in seconds.", valueName: "s"))
  var motionStart: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Emulator: the board's temperature in °C, -40 to 85, where no motion has another "
        + "(default: 25).", valueName: "C"))
  var temperature: String?

  @Flag(help: "Emulator: virtual time, as fast as possible.")
  var fast = false

  @OptionGroup var sensing: SensingOptions

  /// The first given option that only the emulator has.
  var used: String? {
    motion != nil
      ? "--motion"
      : scenario != nil
        ? "--scenario" : temperature != nil ? "--temperature" : fast ? "--fast" : sensing.used
  }

  /// Checks the options. Throws the first mistake.
  func check() throws(UserError) {
    _ = try start()
    _ = try warmth()
    _ = try played()
    _ = try sensing.choose()
    if motionStart != nil, scenario != nil {
      throw .usage("--motion-start is for --motion FILE.csv: leave it out with --scenario")
    }
    if motionStart != nil, motion == nil {
      throw .usage("--motion-start is for a motion: name one with --motion FILE.csv")
    }
  }

  /// Checks the options. Throws the first mistake, which includes virtual time without an end.
  ///
  /// - Parameters:
  ///   - isLimited: Whether an option of the verb ends the run.
  ///   - options: The options of the verb that end a run.
  func check(isLimited: Bool, by options: String = "--duration") throws(UserError) {
    try check()
    guard !fast || ends || isLimited else {
      throw .usage("--fast has no end in sight: add \(options), --motion or --scenario")
    }
  }

  /// The file's time at board time 0, in seconds.
  func start() throws(UserError) -> Double {
    guard let text = motionStart else { return 0 }
    guard let start = finite(text) else {
      throw .usage("--motion-start \(text): a finite number of seconds")
    }
    return start
  }

  /// The board's temperature in °C; nil for the usual one.
  private func warmth() throws(UserError) -> Double? {
    guard let text = temperature else { return nil }
    guard let warmth = finite(text), -40...85 ~= warmth else {
      throw .usage("--temperature \(text): a number of °C from -40 to 85")
    }
    return warmth
  }

  /// The members of a recording that describe the board, without its chips.
  func members(on bus: BusChoice, chips: ChipChoices) throws(UserError) -> [(String, JSON)] {
    [("bus", .text(bus.name))] + (bus == .emulator ? try members(chips) : [])
  }

  /// The members of a recording that describe the emulated board.
  private func members(_ chips: ChipChoices) throws(UserError) -> [(String, JSON)] {
    let sensing = try sensing.choose()
    var members: [(String, JSON)] = [("sensing", .text(sensing.name))]
    // As text: readers of JSON may not keep all 64 bits of a number.
    if case .described(let part) = sensing { members.append(("part", part.json)) }
    switch sensing {
    case .typical, .described: members.append(("seed", .text("\(sensing.seed)")))
    case .ideal, .nominal: break
    }
    if let scenario { members.append(("scenario", .text(scenario))) }
    if let motion {
      members.append(
        ("motion", .object([("file", .text(motion)), ("start_s", .number(try start()))])))
    }
    if let warmth = try warmth() { members.append(("temperature_C", .number(warmth))) }
    members += chips.members
    members.append(("virtual_time", .bool(fast)))
    return members
  }

  /// Whether a motion with an end moves the board.
  var ends: Bool { motion != nil || scenario != nil }

  /// The scenario; nil if none is named.
  func played() throws(UserError) -> Scenario? {
    guard let name = scenario else { return nil }
    guard motion == nil else {
      throw .usage("--scenario and --motion both move the board: name one of them")
    }
    guard let scenario = try named(name) else {
      let known = Scenario.all.map(\.name)
      throw .usage(
        "unknown scenario \(quoted(name))\(advice(for: name, among: known)): one of "
          + known.joined(separator: ", "))
    }
    return scenario
  }

  private func named(_ text: String) throws(UserError) -> Scenario? {
    do throws(InputError) { return try Scenario(text: text) } catch {
      throw .usage("--scenario \(printable(text)): \(error.reason)")
    }
  }

  /// Sets the temperature and the motion of a board; returns the motion, nil if none is named.
  @discardableResult
  func move(
    _ board: EmulatedBoard, with chips: [ChipArgument]
  ) throws(UserError) -> Motion? {
    if let warmth = try warmth() { board.circuit.change { $0.temperature = warmth } }
    if let motion = try played()?.motion {
      board.circuit.change { $0.motion = motion }
      return motion
    }
    guard let path = motion else { return nil }
    let quantities = Motion.Quantities(feltBy: chips.map(\.model), board.circuit.sensing ?? .ideal)
    let motion = try read(
      path, as: Motion.Reading(name: path, start: try start(), quantities: quantities))
    board.circuit.change { $0.motion = motion }
    return motion
  }

  /// Reports quantities that the motion lacks, and an end before the duration.
  func announce(_ motion: Motion?, _ chips: [ChipArgument], until duration: Duration? = nil) {
    guard let motion else { return }
    for one in chips.quantities where !motion.quantities.contains(.init(one)) {
      guard let path = self.motion else { break }
      let names = chips.filter { $0.model.quantity == one }.words
      Console.say("\(path) has no columns for \(one.prefix): \(names) measures a board at rest")
    }
    let end = motion.endNanoseconds
    if let duration, end < duration.wholeNanoseconds {
      Console.say(
        "the motion ends after \(shortest((Double(end) / 1e6).rounded() / 1e3)) s, and the stream "
          + "with it")
    }
  }
}

/// The options for the sensing elements, between the emulated world and the converters.
struct SensingOptions: ParsableArguments {
  @Option(
    name: .customLong("sensing"),
    help: ArgumentHelp(
      "Emulator: typical (default), a part with its noise, offsets and dynamics; nominal, one "
        + "without noise and tolerances; ideal, exact but for rounding to counts; or a part that `twin` "
        + "described.",
      valueName: "typical|nominal|ideal|part.json"), transform: pathArgument)
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Emulator: the seed of the typical parts' tolerances and noise, or of a described part's noise; the same seed "
        + "gives the same samples (default: 0).", valueName: "n"))
  var seed: String?

  /// The first given option that only the emulator has.
  var used: String? { name != nil ? "--sensing" : seed != nil ? "--seed" : nil }

  func choose() throws(UserError) -> Sensing {
    guard let number = UInt64(seed ?? "0") else {
      throw .usage("--seed \(seed ?? ""): a whole number from 0 to \(UInt64.max)")
    }
    let name = name ?? "typical"
    if let sensing = Sensing(name: name, seed: number) { return sensing }
    guard name.contains(where: { "./".contains($0) }) else {
      throw .usage("--sensing \(name): one of typical, nominal, ideal, or a file that `twin` wrote")
    }
    return .described(PartDescription(try Self.part(name).sensors, seed: number))
  }

  /// Reads a part that `twin` described.
  static func part(_ path: String) throws(UserError) -> PartDescription {
    let bytes = try read(path, "part of `twin`")
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(bytes) } catch {
      throw .failure("\(path): \(error)")
    }
    do throws(InputError) { return try PartDescription(value) } catch {
      throw .failure("\(path): \(error)")
    }
  }
}
