// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux
import ProofMassMotion
import ProofMassServer

struct SelfTest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Let chips test themselves, and judge their answers.",
    discussion: HelpText.of(
      """
      An accelerometer or a gyroscope moves its own proof mass one way and then the other; a compass \
      measures the field of a coil inside it. Printed are the change of each output (of a compass the \
      output itself), on the sensor's axes, the limits, the verdict, and where the limits are written. \
      Keep the board still, and a compass away from magnets. It takes less than two seconds a sensor; \
      chips are powered down afterwards. An accelerometer is tested in its lowest range, a gyroscope in \
      that of range=. The exit status is 0 if all passed, and 1 if one failed or could not be tested.
      """,
      chip: HelpText.chip(without: [
        .rate, .hub, .drdy, .int1, .int2, .cs, .adc, .axes, .position, .temperatureOffset,
      ]),
      examples: [
        "proofmass selftest":
          "All three chips of the emulated board.",
        "proofmass selftest lis331dlh ak8975 --bus 1":
          "Real chips on /dev/i2c-1.",
        "proofmass selftest l3g4200d,range=250dps --bus 1 --format json":
          "One chip in a range of its own, as JSON.",
      ]))

  @Argument(
    help: ArgumentHelp(
      "The chips; \(HelpText.defaultChips)",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var options: BusOptions
  @OptionGroup var sensing: SensingOptions

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    let list = try options.chips(chips, refusing: sensing.used)
    let bus = list.bus
    let chosen = try sensing.choose()
    let chips = list.chips.filter { !$0.isBuiltIn }
    let untested = list.chips.filter(\.isBuiltIn).map {
      "\($0.name) is not tested: the chip in front of it reads it, and its self-test needs its own driver on the bus"
    }
    for chip in chips { try check(chip) }
    let wiring = try bus.wiring(list.chips, choosing: options.chipChoices, sensing: chosen)
    let reports = chips.map { chip in
      Progress.during("testing \(chip.name)") { SelfTestReport(chip, on: wiring) }
    }
    options.announce(bus, notes: list.notes + untested, sensing: sensing)
    try format.print(
      text: reports.map(\.text).joined(separator: "\n"),
      json: .object([
        ("bus", .text(bus.name)),
        ("passed", .bool(reports.allSatisfy(\.passed))), ("chips", .array(reports.map(\.json))),
      ]))
    for report in reports { if case .failure(let userError) = report.outcome { throw userError } }
    if !reports.allSatisfy(\.passed) { throw ExitCode(1) }
  }

  private func check(_ chip: ChipArgument) throws(UserError) {
    guard chip.model.hasSelfTest else {
      throw .usage("\(chip.model.rawValue) has no self-test: leave it out")
    }
    var refused: [ChipArgument.Key] = [
      .rate, .hub, .drdy, .cs, .axes, .position, .temperatureOffset,
    ]
    if chip.model.quantity != .angularRate { refused.append(.range) }
    try chip.refuse(refused, with: "selftest")
  }
}

extension ChipArgument {
  /// Whether the sensor has a self-test that its driver can run: not behind another chip.
  var hasSelfTest: Bool { carrier == nil && model.hasSelfTest }
}

extension ChipModel {
  /// Whether the part's documents have limits of a self-test.
  var hasSelfTest: Bool { !selfTestSources.isEmpty }
}
