// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassServer

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Report what a program, or a capture of a bus, does against the datasheets.",
    usage: """
      proofmass lint [CHIP …] [options] -- COMMAND …
      proofmass lint CHIP … --capture FILE [--channels WIRES]
      proofmass lint --explain [ID]
      """,
    discussion: HelpText.of(
      """
      Like `proofmass emulate -- COMMAND`, with a report at the end: the time, the chip, the class \
      (forbidden: the datasheet forbids it; hazard: may give wrong data; note: worth knowing), an \
      identifier that does not change between versions, the transaction. Repeated \
      findings are counted: reads and notes by rule, writes by rule and registers, and of these up to \
      three different ones are shown. Transactions that no chip answered are a note, unanswered. The program's standard \
      output goes to standard error. The exit status is 0 without forbidden operations, 1 with some, 2 \
      when the program could not be judged (with --fast, no Go program can: its waits do not move the board) or \
      no chip ever answered it; the program's own status is \
      reported and does not count.

      --explain prints a rule's page: what may go wrong, the source, and the remedy; without ID, a list of the \
      rules. Without --fast, too, a transfer takes its time on the wire (400 kHz on I2C), as on a real bus, so \
      that short waits are judged alike. --format sarif is \
      SARIF 2.1.0, for code hosts, with the pages of all rules; where no line in a file from here is known, the \
      place of a finding is the first word of COMMAND that is a file by a path from here, or else the program. \
      --format junit is XML as JUnit writes it, with a test for each rule, for servers of continuous integration.

      A finding names the line of the program's source that the transaction came from, and where that was called \
      (of repeated ones the first): of Python programs, and of programs that were built with -g, where addr2line is \
      in PATH. Files below the current folder go before others. The door notify tells no lines.

      --capture judges the transactions in a file by the same rules, with its times: a value change dump (VCD), \
      sigrok's .sr (with the program unzip), CSV of Logic 2 (channels, or the table of its I2C analyser), the kernel's \
      events i2c and smbus (/sys/kernel/tracing/trace, or `perf script`), strace, a transcript of `emulate` (which \
      names its chips). strace needs -f -ttt -xx -s 8192 -e trace=desc,file,process; of ioctl it prints no bytes, so it \
      shows read and write on /dev/i2c-N alone, and nothing of SPI. Where the clock is not captured, it is 400 kHz. \
      The silicon's answers that differ from the emulated chip's, in identity, constants and settings, follow the \
      findings, and do not count. Rules about new data are judged by the silicon's status and data where these show \
      that it was ahead of the emulated chip.
      """,
      chip: HelpText.chip(without: [.bus, .rate, .range, .identity, .axes, .temperatureOffset]),
      examples: [
        "proofmass lint --fast -- ./logger":
          "What a program does against the datasheets.",
        "proofmass lint --strict --format sarif lis331dlh -- ./logger > findings.sarif":
          "The same for a code host; hazards count, too.",
        "proofmass lint lis331dlh --capture bus.vcd --channels SDA=D0,SCL=D1":
          "What a logic analyser saw.",
        "proofmass lint --explain st2-unread":
          "What a rule means, and the remedy.",
      ]))

  @OptionGroup var words: ChipsAndCommand

  @Flag(help: "Count hazards like forbidden operations.")
  var strict = false

  @Option(
    help: ArgumentHelp("Leave a rule out. May be repeated.", valueName: "ID"),
    completion: .list(Rule.all.map(\.identifier)))
  var ignore: [String] = []

  @Option(
    defaultAsFlag: "", parsing: .next,
    help: ArgumentHelp(
      "Print the page of a rule, without ID the list of all, and run nothing.", valueName: "ID"),
    completion: .list(Rule.all.map(\.identifier)))
  var explain: String?

  @Option(help: "text, json, sarif or junit.")
  var format = LintFormat.text

  @OptionGroup var captured: CaptureOptions
  @OptionGroup var board: BoardOptions
  @OptionGroup var devices: DeviceOptions

  func run() throws {
    if let explain { return try printPage(of: explain) }
    let report: LintReport
    do throws(UserError) {
      report = try judge()
      switch format {
      case .text: try Console.print(report.text)
      case .json: try Console.print(report.json.versioned.line)
      case .sarif: try Console.print(report.sarif.line)
      case .junit: try Console.print(report.junit(strict: strict))
      }
    } catch { throw error.withoutVerdict }
    Console.say(report.summary)
    if let silence = report.silence { throw UserError.failure(silence).withoutVerdict }
    let wrong = report.findings.count(.forbidden) + (strict ? report.findings.count(.hazard) : 0)
    if wrong > 0 { throw ExitCode(1) }
  }

  private func printPage(of identifier: String) throws(UserError) {
    let page = identifier.isEmpty ? nil : RulePage(rule: try rule(identifier, of: "--explain"))
    guard words.words.isEmpty else { throw .usage("--explain runs nothing: leave the rest out") }
    switch format {
    case .text: try Console.print(page?.text ?? RuleList.text)
    case .json: try Console.print((page?.json ?? RuleList.json).versioned.line)
    case .sarif, .junit: throw .usage("--explain prints text or json")
    }
  }

  private func judge() throws(UserError) -> LintReport {
    let command = words.command
    let ignored = try ignore.map { identifier throws(UserError) in
      try rule(identifier, of: "--ignore")
    }
    if let path = captured.capture {
      guard command.isEmpty else {
        throw .usage("--capture runs no program: leave -- and the rest out")
      }
      if let used = devices.used {
        throw .usage("\(used) is for a program: leave it out with --capture")
      }
      return try captured.judge(path, chips: words.chips, board, ignoring: ignored)
    }
    try captured.checkUnused()
    let plan = try BoardPlan(words.chips, board, for: "lint")
    let names = try devices.names(gpio: plan.gpioChip)
    guard !command.isEmpty else {
      throw .usage("lint needs a program or a capture: add -- COMMAND, or --capture FILE")
    }
    var program = try devices.program(command, names)
    if let blindness = program.blindness { throw .failure(blindness) }
    if let doubt = program.doubt { Console.say(doubt) }
    if plan.isTimeVirtual, let stillness = program.stillness { throw .failure(stillness) }
    program.output = .standardError
    program.tellsPlaces = true
    let findings = Findings(plan.circuit, ignoring: ignored)
    let ending = try BoardService(plan, watchedBy: [findings]).run(program)
    guard findings.transactions > 0 else {
      throw .failure(
        "\(command[0]) ended with status \(ending.status) and made no transaction: the board is "
          + "\(plan.devices(names))")
    }
    let places = findings.groups.flatMap { $0.shown.flatMap(\.places) }
    return LintReport(
      findings: findings, sources: SourceLines(of: places), mounted: plan.circuit.mounted,
      devices: plan.devices(names), subject: .program(command, ending))
  }
}
