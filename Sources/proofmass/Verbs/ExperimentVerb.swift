// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

struct ExperimentVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "experiment",
    abstract: "Ask a chip which reading of its datasheet it follows.",
    discussion: HelpText.of(
      """
      For each policy of the chip (`proofmass policies CHIP`) a few accesses to its bus decide which value it has. \
      What each value would answer comes from emulated parts with that value: several, with other tolerances and \
      noise, in other poses. The bits that all of them have alike are the evidence. Each experiment begins and ends \
      with the reset values; nothing is run that the datasheet forbids. Keep the board still. Without --bus the chip \
      is emulated, with the readings of --policy. The exit status is 0, whatever is decided; 1 where --check finds a \
      wrong answer.
      """,
      chip: HelpText.ofRegisters,
      examples: [
        "proofmass experiment lis331dlh":
          "An emulated chip, asked for all of its policies.",
        "proofmass experiment lis331dlh ready-clears --policy lis331dlh.ready-clears=any-byte":
          "One policy of a chip with another reading.",
        "proofmass experiment lis3dh --bus 1 --output lis3dh.json":
          "A real chip. `--policies lis3dh.json` then makes emulated ones behave like it.",
        "proofmass experiment ak8975 --list":
          "What is asked, and what cannot be.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Argument(help: ArgumentHelp("The policies to ask for; all by default.", valueName: "POLICY"))
  var names: [String] = []

  @OptionGroup var bus: BusOptions
  @OptionGroup var sensing: SensingOptions

  @Option(help: "text or json.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "Write the readings to this file, for --policies.", valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Take experiments from this text: its block for a policy is used in the place of the command's (- is "
        + "standard input).",
      valueName: "FILE"), completion: .file(), transform: pathArgument)
  var program: String?

  @Flag(help: "Also ask what needs a person: turn the board over, knock, unplug it.")
  var gestures = false

  @Flag(help: "List the experiments, and why a policy has none.")
  var list = false

  @Flag(
    help: "Ask emulated chips, one with each value of each policy, and say whether it is found.")
  var check = false

  @Flag(help: "Print what emulated chips with each value answer to each step, and ask none.")
  var answers = false

  func run() throws {
    let list = try bus.chips([chip], refusing: sensing.used)
    let chip = try list.chips.single(named: chip)
    try chip.refuse(
      [
        .rate, .range, .hub, .identity, .drdy, .int1, .int2, .axes, .position, .temperatureOffset,
      ], with: "experiment")
    let text = try experiments()
    let inquiry: Inquiry
    do throws(UserError) { inquiry = try Inquiry(chip, text, only: names) } catch {
      throw program.map { UserError(line: "\($0): \(error.line)", status: error.status) } ?? error
    }
    if output != nil, self.list || check || answers {
      throw UserError.usage("--output is for the report of a chip: leave it out")
    }
    let file = try output.map { (path) throws(UserError) in try outputFile(path) }
    if self.list { return try format.print(text: inquiry.list, json: inquiry.listJSON) }
    if answers, format == .json {
      throw UserError.usage("--answers prints a table: leave out --format json")
    }
    if answers { return try printAnswers(to: inquiry) }
    if check { return try checkAll(inquiry) }
    try refuseEnding(output, of: "--output", for: .json)
    let report = try ask(inquiry, on: list)
    if let file {
      try asUserError { () throws(FileError) in try file.write(report.json.versioned.line) }
    }
    try format.print(text: report.text, json: report.json)
  }

  private func experiments() throws(UserError) -> ExperimentText {
    guard let program else { return try ExperimentText.own() }
    let bytes = try read(program, "text of experiments")
    do throws(UserError) {
      return try ExperimentText(String(decoding: bytes, as: UTF8.self), before: .own())
    } catch { throw .usage("\(program): \(error.line)") }
  }

  private func ask(_ inquiry: Inquiry, on list: ChipList) throws(UserError) -> ExperimentReport {
    if program != nil {
      // The command's own steps are checked by its tests.
      for question in inquiry.questions where question.isForeign {
        try inquiry.checkSafety(of: question)
      }
    }
    let gesture: (ExperimentStep.Gesture) -> Bool
    let wiring: Wiring
    if list.bus == .emulator {
      let board = try EmulatedBoard(
        list.chips, choosing: bus.policies.choices, sensing: try sensing.choose())
      wiring = board.wiring(isFollowing: false)
      let circuit = board.circuit
      gesture = { circuit.perform($0) }
    } else {
      wiring = try list.bus.wiring(list.chips)
      gesture = { Self.wait(for: $0) }
    }
    StopSignals.catch()
    bus.announce(list.bus, notes: list.notes, sensing: sensing)
    var examination = try Examination(
      inquiry, on: wiring, hasGestures: gestures || list.bus == .emulator, gesture: gesture)
    let progress = Progress()
    defer { progress.clear() }
    return try examination.report { progress.show("asking for \($0)", SystemTimebase().now()) }
  }

  /// Asks a person; false where nobody answers.
  static func wait(for gesture: ExperimentStep.Gesture) -> Bool {
    Console.say("\(gesture.request), then press Enter")
    return readLine() != nil
  }

  private func printAnswers(to inquiry: Inquiry) throws(UserError) {
    var table = TextTable()
    for question in inquiry.questions {
      table.append(question.policy.name, question.reason ?? question.why)
      if question.reason == nil {
        try inquiry.predictions(for: question, []).append(to: &table)
      }
    }
    try Console.print(table.text)
  }

  private func checkAll(_ inquiry: Inquiry) throws {
    let report = try Progress.during("asking emulated chips") { () throws(UserError) in
      try ExperimentCheck(inquiry)
    }
    try format.print(text: report.text, json: report.json)
    if report.wrong > 0 { throw ExitCode(1) }
  }
}

extension ExperimentStep.Gesture {
  fileprivate var request: String {
    switch self {
    case .turn: "turn the board over and put it down"
    case .knock: "knock on the table beside the board"
    case .replug: "unplug the board's supply, wait five seconds and plug it in again"
    }
  }
}
