// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux
import ProofMassServer

/// What real chips are found to do: who answers, the samples of a minute at rest, self-tests, experiments.
struct HardwareReport {
  private let bus: String
  private let devices: [DetectedDevice]
  private let rest: CharacterReport
  private let readings: [ExperimentReport]
  /// What a chip could not be asked, in words.
  private let failures: [String]

  /// Measures in this order: the experiments, which change registers, come last.
  init(of verb: HardwareReportVerb) throws(UserError) {
    let list = try verb.bus.chips(verb.chips, refusing: verb.world.used)
    let choice = list.bus
    try verb.world.check()
    var devices: [DetectedDevice] = []
    if choice != .emulator, !choice.isSPI {
      let wiring = try choice.wiring(ChipModel.assumed.map { ChipArgument($0) })
      devices = try Detection(on: wiring).devices
    }
    let run = try BoardRun(
      choice, list.chips, choosing: verb.bus.policies.choices, verb.world, for: .seconds(60))
    StopSignals.catch()
    var sampling = try RestSampling(list.chips, on: run.wiring, origin: run.origin)
    verb.bus.announce(choice, notes: list.notes, sensing: verb.world.sensing)
    let (samples, temperatures) = try sampling.run(until: run.origin + .seconds(60))
    guard !StopSignals.haveCome else {
      throw UserError(line: "interrupted: a report needs the whole minute at rest", status: 130)
    }
    let sensors = try Characteristics.all(
      of: samples, temperatures, list.chips, corrected: [], place: "")
    rest = CharacterReport(
      origin: [], sensors: sensors,
      selfTests: list.chips.filter(\.hasSelfTest).map { SelfTestReport($0, on: run.wiring) },
      isRecorded: false)
    var readings: [ExperimentReport] = []
    var failures: [String] = []
    for chip in list.chips.devices where chip.carrier == nil && !StopSignals.haveCome {
      do throws(UserError) {
        let inquiry = try Inquiry(chip, .own())
        let circuit = run.board?.circuit
        var examination = try Examination(
          inquiry, on: run.wiring, hasGestures: verb.gestures,
          gesture: { circuit?.perform($0) ?? ExperimentVerb.wait(for: $0) })
        readings.append(try examination.report())
      } catch { failures.append("\(chip.name): \(error.line)") }
    }
    (self.readings, self.failures, self.devices) = (readings, failures, devices)
    bus = choice == .emulator ? "emulator" : choice.isSPI ? "SPI" : "I2C"
  }

  /// What no command can provoke.
  private static let untried =
    "not tried: a failing supply, a stuck or broken wire, another controller on the bus"

  var text: String {
    var table = TextTable()
    for device in devices {
      table.append(
        device.place.text, device.identity?.hexText ?? "-",
        device.candidates.isEmpty ? "unknown" : device.candidates.joined(separator: ", "))
    }
    let experiments = readings.map { "experiments  \($0.part)\n\($0.text)" }
    return
      ([
        "proofmass \(commandVersion), \(bus)\n", devices.isEmpty ? "" : "found\n" + table.text,
        rest.text,
      ] + experiments + failures.map { "failed  \($0)\n" } + [Self.untried + "\n"])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  var json: JSON {
    .object([
      ("proofmass", .text("hardware-report")), ("version", .integer(1)), ("bus", .text(bus)),
      (
        "devices",
        .array(
          devices.map {
            .object([
              ("address", .text($0.place.text)), ("identity", .optional($0.identity?.hexText)),
              ("candidates", .array($0.candidates.map { .text($0) })),
            ])
          })
      ),
      ("rest", rest.json), ("experiments", .array(readings.map(\.json))),
      ("failures", .array(failures.map { .text($0) })), ("not_tried", .text(Self.untried)),
    ])
  }
}
