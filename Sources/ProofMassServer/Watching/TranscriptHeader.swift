// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassEmulation
package import ProofMassPhysics

/// The first line of a transcript: the board at the beginning.
package struct TranscriptHeader: Sendable {
  /// The version of the format.
  package static let version = 1

  /// A chip of the board.
  package struct Chip: Equatable, Sendable {
    /// The name of the part.
    package var name: String
    /// The chip's address.
    package var target: Transaction.Target
    /// The chip on whose auxiliary bus it is; nil on the main bus.
    package var carrier: Transaction.Target?
    /// The position relative to the board's centre, in metres.
    package var position = Axes<Double>.zero
    /// The voltages in V at its analog inputs; nil for the default ones, or none.
    package var adcInputs: Axes<Double>?
    /// The chosen values of its policies.
    package var policies: [Policy]
    /// The name of the mutant that it is; nil for none.
    package var mutant: String?
  }

  /// The chosen value of a chip's policy.
  package struct Policy: Equatable, Sendable {
    /// The name of the policy.
    package var name: String
    /// The name of the value.
    package var value: String
  }

  /// The motion file that was playing, which a replay needs again.
  package struct Recording: Equatable, Sendable {
    package var file: String
    /// The file's time at board time 0, in seconds.
    package var start: Double

    package init(file: String, start: Double = 0) {
      self.file = file
      self.start = start
    }
  }

  /// The chips of the board.
  package var chips: [Chip]
  /// The clocks of the buses.
  package var wireTime: WireTime
  /// Whether time was virtual.
  package var isTimeVirtual: Bool
  /// The constants of the world. A transcript contains no motion.
  package var world: World
  /// The motion file that was playing.
  package var motion: Recording?
  /// The name of the scenario that was playing instead.
  package var scenario: String?
  /// The sensing errors of all parts. A board whose parts have different ones is written as ideal,
  /// and hard or soft iron on the board is not written: the command makes no such boards.
  package var sensing: Sensing

  /// Describes a board as it is now.
  package init(
    _ circuit: Circuit, isTimeVirtual: Bool, motion: Recording? = nil, scenario: String? = nil
  ) {
    chips = circuit.mounted.map { target, facts in
      Chip(
        name: facts.name, target: target, carrier: circuit.carrier(of: target),
        position: circuit.position(at: target) ?? .zero,
        adcInputs: circuit.changedInputs(at: target),
        policies: circuit.policies(at: target).map { Policy(name: $0.name, value: $0.value) },
        mutant: circuit.mutant(at: target)?.name)
    }
    wireTime = circuit.wireTime
    self.isTimeVirtual = isTimeVirtual
    world = circuit.world
    world.motion = nil
    self.motion = motion
    self.scenario = scenario
    sensing = circuit.sensing ?? .ideal
  }

  /// The header as a JSON object.
  package var json: JSON {
    var members: [(String, JSON)] = [
      ("proofmass", .text("transcript")), ("version", .integer(Self.version)),
      ("command", .text(commandVersion)),
      ("chips", .array(chips.map(\.json))),
      ("i2c_hz", .integer(Int(wireTime.i2cHertz))),
      ("spi_hz", .integer(Int(wireTime.spiHertz))),
      ("manual_time", .bool(isTimeVirtual)),
      ("world", .object(world.members)),
      ("sensing", .text(sensing.name)),
    ]
    // As text: readers of JSON may not keep all 64 bits of a number.
    switch sensing {
    case .typical(let seed): members.append(("seed", .text("\(seed)")))
    case .described(let part):
      members += [("part", part.json), ("seed", .text("\(part.seed)"))]
    case .ideal, .nominal: break
    }
    if let motion {
      members.append(
        (
          "motion",
          .object([("file", .text(motion.file)), ("start_s", .number(motion.start))])
        ))
    }
    if let scenario { members.append(("scenario", .text(scenario))) }
    return .object(members)
  }

  /// Reads a header. Throws where it is none of this version.
  init(_ value: JSONValue) throws(InputError) {
    guard value["proofmass"]?.text == "transcript" else {
      throw InputError("no transcript: its first line begins with {\"proofmass\":\"transcript\"")
    }
    guard value["version"]?.integer == Self.version else {
      throw InputError("a transcript of another version than \(Self.version)")
    }
    let members = try Members(
      value,
      known: [
        "proofmass", "version", "command", "chips", "i2c_hz", "spi_hz", "manual_time", "world",
        "motion", "scenario", "sensing", "part", "seed",
      ])
    chips = []
    for chip in try members.required("chips", Members.array) {
      let chip = try Chip(chip)
      guard !chips.contains(where: { $0.target == chip.target }) else {
        throw InputError("two chips at \(chip.target.text)")
      }
      chips.append(chip)
    }
    let speeds = 1...1_000_000_000
    wireTime = WireTime(
      i2cHertz: Int64(try members.integer("i2c_hz", in: speeds) ?? 400_000),
      spiHertz: Int64(try members.integer("spi_hz", in: speeds) ?? 1_000_000))
    isTimeVirtual = try members.bool("manual_time") ?? true
    world = World()
    if let value = members["world"] {
      try WorldChange(Members(value, known: WorldChange.keys)).apply(to: &world)
    }
    motion = nil
    if let value = members["motion"] {
      let members = try Members(value, known: ["file", "start_s"])
      motion = Recording(
        file: try members.required("file", Members.text),
        start: try members.number("start_s") ?? 0)
    }
    scenario = try members.text("scenario")
    let seed = try members.text("seed") ?? "0"
    guard let number = UInt64(seed) else {
      throw InputError("seed \(quoted(seed)) is no whole number from 0 to \(UInt64.max)")
    }
    let name = try members.text("sensing") ?? "ideal"
    if name == "described" {
      guard let part = members["part"] else { throw InputError.missing("part") }
      sensing = .described(PartDescription(try PartDescription(part).sensors, seed: number))
      return
    }
    guard let sensing = Sensing(name: name, seed: number) else {
      throw InputError("sensing \(quoted(name)) is none of typical, nominal, ideal, described")
    }
    self.sensing = sensing
  }

  // MARK: Boards

  private func scenarioMotion() throws(InputError) -> Motion? {
    guard let name = scenario else { return nil }
    guard let scenario = try Scenario(text: name) else {
      throw InputError("no scenario of this emulator is called \(quoted(name))")
    }
    return scenario.motion
  }

  /// A board with the same chips, policies and world, as at the beginning. Throws where this
  /// emulator has no such chip, policy or scenario.
  ///
  /// - Parameter motion: The motion that was playing; nil for none, or for the scenario's.
  package func board(motion: Motion? = nil) throws(InputError) -> Circuit {
    for chip in chips where chip.part == nil {
      throw InputError("no chip of this emulator is called \(quoted(chip.name))")
    }
    for chip in chips where chip.difference == nil && chip.mutant != nil {
      throw InputError("\(chip.name) has no mutant \(quoted(chip.mutant ?? ""))")
    }
    for chip in chips where chip.carrier != nil {
      guard chips.contains(where: { $0.target == chip.carrier && $0.carrier == nil }) else {
        throw InputError("\(chip.name) is behind a chip that there is not")
      }
    }
    let parts = parts
    var world = world
    world.motion = motion
    if motion == nil { world.motion = try scenarioMotion() }
    let circuit = Circuit(parts, sensing: sensing, world: world, wireTime: wireTime)
    for chip in chips {
      if let volts = chip.adcInputs, !circuit.setAnalogInputs(volts, at: chip.target) {
        throw InputError("\(chip.name) has no analog inputs")
      }
      for policy in chip.policies
      where !circuit.setPolicy(policy.name, to: policy.value, at: chip.target) {
        throw InputError(
          "\(chip.name) has no policy \(quoted(policy.name)) or no value \(quoted(policy.value))")
      }
    }
    return circuit
  }

  /// The parts of the board with those behind them, without the chips that this emulator does not have. A header has
  /// all chips, also the magnetometer that an MPU-9150 contains.
  private var parts: [Part] {
    let onBus = chips.compactMap { chip in
      chip.carrier == nil ? chip.part.map { carrying($0) } : nil
    }
    let carried = onBus.flatMap { $0.targets.dropFirst() }
    return onBus.filter { !carried.contains($0.target) }
  }

  private func carrying(_ part: Part) -> Part {
    var part = part
    for chip in chips where chip.carrier == part.target {
      guard let inner = chip.part else { continue }
      if !part.targets.contains(chip.target) {
        part = part.carrying(inner)
      } else if let mutant = chip.difference {
        part = part.mutated(eachLike: inner, by: mutant)
      }
    }
    return part
  }

  /// A board that describes transactions in words, without the chips that this emulator does not have.
  var describingBoard: Circuit { Circuit(parts) }
}

extension TranscriptHeader.Chip {
  fileprivate init(_ value: JSONValue) throws(InputError) {
    let members = try Members(
      value, known: ["chip", "address", "behind", "position_m", "adc_V", "policies", "mutant"])
    name = try members.required("chip", Members.text)
    target = try members.required("address", Members.target)
    if case .i2c(0x80...) = target { throw InputError("no chip can be at \(target.text)") }
    carrier = try members.target("behind")
    position = try members.axes("position_m") ?? .zero
    adcInputs = try members.axes("adc_V")
    mutant = try members.text("mutant")
    policies = []
    guard let chosen = members["policies"] else { return }
    guard case .object(let pairs) = chosen.content else {
      throw InputError("policies are no object")
    }
    for (name, value) in pairs {
      guard let value = value.text else { throw InputError("policy \(quoted(name)) is no text") }
      policies.append(TranscriptHeader.Policy(name: name, value: value))
    }
  }

  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("chip", .text(name)), ("address", .text(target.text)),
      ("policies", .object(policies.map { ($0.name, .text($0.value)) })),
    ]
    if let carrier { members.append(("behind", .text(carrier.text))) }
    if position != .zero { members.append(("position_m", JSON(position))) }
    if let mutant { members.append(("mutant", .text(mutant))) }
    if let adcInputs { members.append(("adc_V", JSON(adcInputs))) }
    return .object(members)
  }

  /// The mutant that it is; nil for none, and where this emulator has none with the name.
  fileprivate var difference: Mutant? {
    mutant.flatMap { Part.named(name)?.mutant(named: $0) }
  }

  /// The part; nil where this emulator has no such chip.
  fileprivate var part: Part? {
    var part = Part.named(name)?.mounted(at: position)
    if let mutant = difference { part = part?.mutated(by: mutant) }
    return switch target {
    case .i2c(let address): part?.at(address)
    case .spi(let select): part?.on(spi: select)
    }
  }
}

extension Circuit {
  /// The voltages in V at a chip's analog inputs where they differ from those of a new one.
  fileprivate func changedInputs(at target: Transaction.Target) -> Axes<Double>? {
    analogInputs(at: target).flatMap { $0 == LIS3DHChip().adcInputs ? nil : $0 }
  }
}
