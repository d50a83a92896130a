// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

struct Detect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect",
    abstract: "Look for chips on a bus, and say which they may be, and on which board.",
    discussion: HelpText.of(
      """
      Reads identity registers at the addresses of the known parts, and on a bus of the kernel or of a served \
      board one byte at all others, like `i2cdetect -r`, to list who else answers; never writes, but with \
      --bypass. Several parts share an identity: the answer is a list of candidates, which a second register \
      shortens for compasses of AKM. An AK8973 has no identity, so it may be whatever else answers at its \
      addresses. A device at any other address is listed with the parts that are likely there. Boards whose chips \
      are all there follow, the best fit first; their names stand for their chips wherever a chip can be named. \
      An MPU-9150, MPU-9250 or MPU-9255 has a compass on a bus of its own, which its driver reads through the \
      part: --bypass joins that bus to this one, looks for the compass, and gives the MPU's registers their \
      former values; programs open it with MPU6500Bypass. The emulated board works in virtual time.
      """,
      examples: [
        "proofmass detect":
          "The chips of the emulated board.",
        "proofmass detect --bus 1":
          "The chips on /dev/i2c-1, and the boards that have them.",
        "proofmass detect --bus 1 --bypass":
          "Also the compass of an MPU-9150 or MPU-9250, which answers only by its bypass.",
        "proofmass detect --bus /dev/spidev0.0":
          "The chip at chip select 0 of SPI bus 0.",
      ]))

  @Argument(help: ArgumentHelp("The bus, like --bus.", valueName: "bus"))
  var bus: String?

  @OptionGroup var options: BusOptions
  @OptionGroup var habits: I2CToolsHabits

  @Flag(
    help:
      "Also look behind an MPU-9150 and its relatives for a compass, which writes registers and restores them."
  )
  var bypass = false

  @Option(help: "text or json.")
  var format = ReportFormat.text

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
      throw UserError.usage("--bypass is for I2C, on SPI no buses can be joined: leave it out")
    }
    let wiring = try bus.wiring(
      ChipModel.assumed.map { ChipArgument($0) }, choosing: options.chipChoices)
    options.announce(bus)
    let detection = try Progress.during("looking on \(bus.name)") { () throws(UserError) in
      try Detection(on: wiring, bypass: bypass)
    }
    try detection.requireAnswer()
    detection.adviseBypass()
    let fits = BoardFit.all(among: detection.devices)
    switch format {
    case .text:
      try Console.print(text(detection.devices, fits))
      adviseClones(detection.devices, bus)
      adviseNext(detection.devices, bus)
    case .json: try Console.print(json(detection.devices, fits, bus).versioned.line)
    }
  }

  private func text(_ devices: [DetectedDevice], _ fits: [BoardFit]) -> String {
    var table = TextTable()
    for device in devices {
      table.append(device.place.text, device.identity?.hexText ?? "-", words(of: device))
    }
    return table.text + fits.map { "fits \($0.text)\n" }.joined()
  }

  private func words(of device: DetectedDevice) -> String {
    let names = device.candidates.joined(separator: ", ")
    if device.isIdentified {
      let behind = device.unit.map { ", behind \($0.text)" } ?? ""
      return (device.candidates.count > 1 ? "one of \(names)" : names) + behind
    }
    if device.isGuess { return "unknown, or \(names), which has no identity register" }
    guard device.likely.isEmpty else {
      return "unknown here; likely \(device.likely.joined(separator: " or "))"
    }
    return device.identity == nil ? "unknown, at an address of no known part" : "unknown"
  }

  private func json(_ devices: [DetectedDevice], _ fits: [BoardFit], _ bus: BusChoice) -> JSON {
    let list = devices.map { device in
      let behind = device.unit.map { [("behind", JSON.text($0.text))] } ?? []
      return JSON.object(
        [
          ("address", .text(device.place.text)),
          ("identity", .optional(device.identity?.hexText)),
          ("candidates", .array(device.candidates.map { .text($0) })),
          ("likely", .array(device.likely.map { .text($0) })),
        ] + behind)
    }
    return .object([
      ("bus", .text(bus.name)), ("devices", .array(list)), ("boards", .array(fits.map(\.json))),
    ])
  }

  /// Prints how clones are read, whose identity the driver has to be told.
  private func adviseClones(_ devices: [DetectedDevice], _ bus: BusChoice) {
    for device in devices {
      guard let identity = device.identity?.hexText,
        let clone = device.candidates.first(where: { $0.hasSuffix(" clone") }),
        let model = ChipModel(rawValue: String(clone.dropLast(" clone".count)))
      else { continue }
      Console.say(
        "\(device.place.text) may be an \(clone): `proofmass read "
          + "\(model.rawValue),address=\(device.place.text),identity=\(identity)\(bus.option)` reads it as one"
      )
    }
  }

  /// Prints the next command for a bus on which a chip has a driver.
  private func adviseNext(_ devices: [DetectedDevice], _ bus: BusChoice) {
    let taken = DetectedChips(devices)
    guard bus != .emulator, !bus.isSPI, !taken.chips.isEmpty else { return }
    Console.say("next: proofmass read\(taken.board.map { " \($0.word)" } ?? "")\(bus.option)")
  }
}

extension BoardFit {
  fileprivate var json: JSON {
    .object([
      ("names", .array(boards.map { .text($0.name) })),
      ("words", .array(boards.map { .text($0.word) })),
      (
        "chips",
        .array(
          chips.map {
            .object([("chip", .text($0.name)), ("address", .text($0.device.place.text))])
          })
      ),
    ])
  }
}
