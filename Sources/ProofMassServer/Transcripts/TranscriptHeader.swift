// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassEmulation
package import ProofMassPhysics

/// The first line of a transcript: the board as it was when the recording began.
package struct TranscriptHeader: Sendable {
  package static let version = 1

  package struct Chip: Equatable, Sendable {
    /// The part's name.
    package var name: String
    package var target: Transaction.Target
    /// In metres from the board's centre.
    package var position = Axes<Double>.zero
    package var policies: [Policy]
  }

  package struct Policy: Equatable, Sendable {
    package var name: String
    package var value: String
  }

  /// A motion file that was playing, which a replay needs again.
  package struct Recording: Equatable, Sendable {
    package var file: String
    /// The file's time at board time 0, in seconds.
    package var start: Double

    package init(file: String, start: Double = 0) {
      self.file = file
      self.start = start
    }
  }

  package var chips: [Chip]
  package var wireTime: WireTime
  /// Whether only clients and wires moved time.
  package var isManual: Bool
  /// The constants; a motion is in no transcript.
  package var world: World
  package var motion: Recording?
  /// The name of the scenario that was playing instead.
  package var scenario: String?
  /// Of all parts. A board whose parts were told one by one is written as ideal, and iron on the board,
  /// hard or soft, is not written at all: the command makes no such boards.
  package var sensing: Sensing

  package init(
    _ circuit: Circuit, isManual: Bool, motion: Recording? = nil, scenario: String? = nil
  ) {
    chips = circuit.mounted.map { target, facts in
      Chip(
        name: facts.name, target: target, position: circuit.position(at: target) ?? .zero,
        policies: circuit.policies(at: target).map { Policy(name: $0.name, value: $0.value) })
    }
    wireTime = circuit.wireTime
    self.isManual = isManual
    world = circuit.world
    world.motion = nil
    self.motion = motion
    self.scenario = scenario
    sensing = circuit.sensing ?? .ideal
  }

  package var json: JSON {
    var members: [(String, JSON)] = [
      ("proofmass", .text("transcript")), ("version", .number(Double(Self.version))),
      ("command", .text(commandVersion)),
      ("chips", .array(chips.map(\.json))),
      ("i2c_hz", .number(Double(wireTime.i2cHertz))),
      ("spi_hz", .number(Double(wireTime.spiHertz))),
      ("manual_time", .bool(isManual)),
      ("world", .object(world.members)),
      ("sensing", .text(sensing.name)),
    ]
    // As text: a number of JSON need not hold all 64 bits.
    if case .typical(let seed) = sensing { members.append(("seed", .text("\(seed)"))) }
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

  init(_ value: JSONValue) throws(Mistake) {
    guard value["proofmass"]?.text == "transcript" else {
      throw Mistake("no transcript: its first line begins with {\"proofmass\":\"transcript\"")
    }
    guard value["version"]?.integer == Self.version else {
      throw Mistake("a transcript of another version than \(Self.version)")
    }
    let members = try Members(
      value,
      known: [
        "proofmass", "version", "command", "chips", "i2c_hz", "spi_hz", "manual_time", "world",
        "motion", "scenario", "sensing", "seed",
      ])
    chips = []
    for chip in try members.required("chips", Members.array) {
      let chip = try Chip(chip)
      guard !chips.contains(where: { $0.target == chip.target }) else {
        throw Mistake("two chips at \(chip.target.text)")
      }
      chips.append(chip)
    }
    let speeds = 1...1_000_000_000
    wireTime = WireTime(
      i2cHertz: Int64(try members.integer("i2c_hz", in: speeds) ?? 400_000),
      spiHertz: Int64(try members.integer("spi_hz", in: speeds) ?? 1_000_000))
    isManual = try members.bool("manual_time") ?? true
    world = World()
    if let value = members["world"] {
      let members = try Members(
        value, known: ["force_g", "rotation_radps", "field_uT", "temperature_C"])
      world.force = try members.axes("force_g") ?? world.force
      world.rotation = try members.axes("rotation_radps") ?? world.rotation
      world.field = try members.axes("field_uT") ?? world.field
      world.temperature = try members.number("temperature_C") ?? world.temperature
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
      throw Mistake("seed \(quoted(seed)) is no whole number from 0 to \(UInt64.max)")
    }
    let name = try members.text("sensing") ?? "ideal"
    guard let sensing = Sensing(name: name, seed: number) else {
      throw Mistake("sensing \(quoted(name)) is none of typical, nominal, ideal")
    }
    self.sensing = sensing
  }

  // MARK: Boards

  private func scenarioMotion() throws(Mistake) -> Motion? {
    guard let name = scenario else { return nil }
    guard let scenario = Scenario.named(name) else {
      throw Mistake("no scenario of this emulator is called \(quoted(name))")
    }
    return scenario.motion
  }

  /// A board of the same chips, each with its policies, as at the beginning.
  package func board(motion: Motion? = nil) throws(Mistake) -> Circuit {
    let parts = try chips.map { (chip) throws(Mistake) in
      guard let part = chip.part else {
        throw Mistake("no chip of this emulator is called \(quoted(chip.name))")
      }
      return part
    }
    var world = world
    world.motion = motion
    if motion == nil { world.motion = try scenarioMotion() }
    let circuit = Circuit(parts, sensing: sensing, world: world, wireTime: wireTime)
    for chip in chips {
      for policy in chip.policies
      where !circuit.setPolicy(policy.name, to: policy.value, at: chip.target) {
        throw Mistake(
          "\(chip.name) has no policy \(quoted(policy.name)) or no value \(quoted(policy.value))")
      }
    }
    return circuit
  }

  /// A board to put transactions into words with; chips that it does not know are not on it.
  var describingBoard: Circuit { Circuit(chips.compactMap(\.part)) }
}

extension TranscriptHeader.Chip {
  fileprivate init(_ value: JSONValue) throws(Mistake) {
    let members = try Members(value, known: ["chip", "address", "position_m", "policies"])
    name = try members.required("chip", Members.text)
    target = try members.required("address", Members.target)
    if case .i2c(0x80...) = target { throw Mistake("no chip can be at \(target.text)") }
    position = try members.axes("position_m") ?? .zero
    policies = []
    guard let chosen = members["policies"] else { return }
    guard case .object(let pairs) = chosen.content else { throw Mistake("policies are no object") }
    for (name, value) in pairs {
      guard let value = value.text else { throw Mistake("policy \(quoted(name)) is no text") }
      policies.append(TranscriptHeader.Policy(name: name, value: value))
    }
  }

  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("chip", .text(name)), ("address", .text(target.text)),
      ("policies", .object(policies.map { ($0.name, .text($0.value)) })),
    ]
    if position != .zero { members.append(("position_m", JSON(position))) }
    return .object(members)
  }

  /// nil for a chip from elsewhere.
  fileprivate var part: Part? {
    let part = Part.named(name)?.mounted(at: position)
    return switch target {
    case .i2c(let address): part?.at(address)
    case .spi(let select): part?.on(spi: select)
    }
  }
}
