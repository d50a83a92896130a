// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

struct Detect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Look for chips on a bus, and say which they may be.",
    discussion: HelpText.of(
      """
      Reads the identity register at the addresses of the known parts, and on a bus of the kernel one \
      byte at all others, like `i2cdetect -r`, to list who else answers; never writes, but with --bypass. \
      Several parts share an identity: the answer is a list of candidates, which a second register shortens for \
      compasses of AKM. An AK8973 has no identity, so \
      it may be whatever else answers at its addresses. An MPU-9150 has an AK8975 on a bus of its own: \
      --bypass joins that to this bus, looks for the compass, and gives the MPU's registers their former \
      values; programs open it with MPU9150Bypass. The emulated board works in virtual time.
      """,
      examples: [
        "proofmass detect":
          "The chips of the emulated board.",
        "proofmass detect --bus 1":
          "The chips on /dev/i2c-1.",
        "proofmass detect --bus 1 --bypass":
          "Also the compass of an MPU-9150, which answers only by its bypass.",
        "proofmass detect --bus /dev/spidev0.0":
          "The chip at chip select 0 of SPI bus 0.",
      ]))

  @Argument(help: ArgumentHelp("The bus, like --bus.", valueName: "bus"))
  var bus: String?

  @OptionGroup var options: BusOptions
  @OptionGroup var habits: I2CToolsHabits

  @Flag(
    help: "Also look behind an MPU-9150 for its compass, which writes registers and restores them.")
  var bypass = false

  @Option(help: "text or json.")
  var format = ReportFormat.text

  /// A place that answered.
  struct Found {
    var place: Transaction.Target
    /// The identity; nil at an address of no known part, where no register is read.
    var identity: UInt8?
    var candidates: [String]
    /// Whether the candidates have no identity register, so that the byte is not an identity.
    var isGuess = false
    /// The part through whose bypass it answers; nil where it answers directly.
    var unit: Transaction.Target?
  }

  /// A register to read at one place, and the parts that may be there.
  struct Probe {
    var place: ChipArgument
    var register: UInt8
    var models: [ChipModel]

    func found(_ byte: UInt8) -> Found {
      let identities = models.compactMap(\.facts.identity)
      if let identity = identities.first(where: { $0.value == byte }) {
        return Found(place: place.connection, identity: byte, candidates: identity.candidates)
      }
      let silent = models.filter { $0.facts.identity == nil }.map(\.facts.name)
      return Found(
        place: place.connection, identity: byte, candidates: silent, isGuess: !silent.isEmpty)
    }
  }

  func run() throws {
    var options = options
    if let bus {
      guard options.bus == nil else {
        throw UserError.usage("two buses, \(quoted(bus)) and --bus: name one of them")
      }
      options.bus = bus
    }
    let bus = try options.choose()
    if bypass, case .spi = bus {
      throw UserError.usage("--bypass is for I2C, an MPU-9150 has no SPI: leave it out")
    }
    let wiring = try bus.wiring(
      ChipModel.assumed.map { ChipArgument($0) }, policies: options.policy)
    options.announce(bus)
    let found = try Progress.during("looking on \(bus.name)") { try devices(on: wiring) }
    guard !found.isEmpty else {
      throw UserError.failure(
        "nothing answers on \(bus.name): check supply and wiring, and that CS is high on I2C")
    }
    try print(found, bus)
  }

  private func devices(on wiring: Wiring) throws -> [Found] {
    guard case .spi(let select) = wiring.bus else {
      let found = try unitsNamed(in: detect(on: wiring, at: addresses), on: wiring)
      if bypass {
        // A signal ends the command after the registers are restored.
        StopSignals.catch()
        return try found + compasses(behind: found, on: wiring) + others(on: wiring)
      }
      tellOfBypass(found)
      return try found + others(on: wiring)
    }
    let models = ChipModel.allCases.filter(\.hasSPI)
    let found = try detect(on: wiring, at: probes(of: models, .spi(select)))
    // An SPI bus without a chip reads as zeros or ones.
    return found.filter { !$0.candidates.isEmpty }
  }

  /// The chips that answer at the other addresses that I2C does not reserve.
  private func others(on wiring: Wiring) throws(UserError) -> [Found] {
    let known = Swift.Set(ChipModel.allCases.flatMap(\.facts.i2c.addresses))
    do throws(LinkError) {
      return try wiring.answering((0x08...0x77).filter { !known.contains($0) })
        .map { Found(place: .i2c($0), identity: nil, candidates: []) }
    } catch { throw .failure(error.line) }
  }

  /// Each address of the known parts, once for each register that may contain an identity there.
  var addresses: [Probe] {
    let all = Swift.Set(ChipModel.allCases.flatMap(\.facts.i2c.addresses)).sorted()
    return all.flatMap { address in
      probes(of: ChipModel.allCases.filter { $0.i2cAddresses.contains(address) }, .i2c(address))
    }
  }

  /// A probe for each register that may contain an identity.
  private func probes(of models: [ChipModel], _ place: Transaction.Target) -> [Probe] {
    var probes: [Probe] = []
    for model in models {
      // An AK8973 has no such register: at its addresses those of the other parts are read.
      let register = model.facts.identity?.register ?? Datasheet.LIS331DL.identityRegister
      if let index = probes.firstIndex(where: { $0.register == register }) {
        probes[index].models.append(model)
      } else {
        probes.append(
          Probe(place: ChipArgument(model, on: place), register: register, models: [model]))
      }
    }
    return probes
  }

  func detect(
    on wiring: Wiring, at probes: [Probe]
  ) throws -> [Found] {
    var found: [Found] = []
    for probe in probes {
      do {
        var link = try wiring.open(probe.place)
        var answer = probe.found(try link.read(probe.register))
        if answer.candidates.contains(Datasheet.AK8975.name), !answer.isGuess {
          // Register 01 distinguishes the magnetometers of AKM, as far as it is known.
          let part = try link.read(Datasheet.AK8975.INFO.address)
          answer.candidates =
            AKMIdentity(maker: Datasheet.AK8975.identity, part: part).candidates
        }
        found.append(answer)
      } catch let error as BusError where error.kind == .noAcknowledge {
        continue
      } catch let error as BusError {
        throw UserError.failure(wiring.explain(error, probe.place))
      } catch let error as LinkError {
        // The other addresses are still read.
        guard error.isHeldByKernel else { throw UserError.failure(error.line) }
        Console.say(error.line)
      }
    }
    return found
  }

  private func print(_ found: [Found], _ bus: BusChoice) throws(UserError) {
    switch format {
    case .text:
      var table = TextTable()
      for device in found {
        let names = device.candidates.joined(separator: ", ")
        let words =
          device.isGuess
          ? "unknown, or \(names), which has no identity register"
          : names.isEmpty ? "unknown" : device.candidates.count > 1 ? "one of \(names)" : names
        let behind = device.unit.map { ", behind \($0.text)" } ?? ""
        table.append(
          device.place.text, device.identity?.hexText ?? "-",
          device.identity == nil ? "unknown, at an address of no known part" : words + behind)
      }
      try Console.print(table.text)
    case .json:
      let devices = found.map { device in
        let behind = device.unit.map { [("behind", JSON.text($0.text))] } ?? []
        return JSON.object(
          [
            ("address", .text(device.place.text)),
            ("identity", .optional(device.identity?.hexText)),
            ("candidates", .array(device.candidates.map { .text($0) })),
          ] + behind)
      }
      try Console.print(
        JSON.object([("bus", .text(bus.name)), ("devices", .array(devices))]).versioned.line)
    }
  }
}

extension ChipModel {
  fileprivate var i2cAddresses: [UInt8] { facts.i2c.addresses }
}
