// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

struct Certify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "certify",
    abstract: "Judge a driver of a chip, in any language, whole.",
    usage: "proofmass certify CHIP [options] -- COMMAND …",
    discussion: HelpText.of(
      """
      COMMAND is an adapter of the driver: a program that reads requests from standard input and prints samples. It is \
      run on emulated boards, where every range and rate that the driver offers is compared with the truth, and the \
      chip is replaced, unplugged and made to fail. \(DriverRequest.help)

      The exit status is 0 for a driver that passes, 1 for one that fails a check (with --strict, also for warnings), \
      2 if it could not be judged; with --mutants 0, however many show, or 2. --html, --json, --sarif and --badge write further forms of the report.
      """,
      chip: HelpText.chip(
        without: [.bus, .rate, .range, .hub, .identity, .axes, .position, .adc, .temperatureOffset]
      ),
      examples: [
        "proofmass certify lis331dlh --badge driver.svg -- python3 adapter.py":
          "A driver in Python, and a badge for its page.",
        "proofmass certify l3g4200d -- proofmass respond l3g4200d --bus 1":
          "The driver of this package.",
      ]))

  @OptionGroup var words: ChipsAndCommand

  @Flag(help: "Count warnings like failures.")
  var strict = false

  @Flag(
    help: ArgumentHelp(
      "Certify the driver on each mutant of the chip (`proofmass mutants CHIP`), and print which of them show. This "
        + "takes some minutes, and the exit status is 0 whatever shows."
    ))
  var mutants = false

  @Flag(
    help:
      "The board follows the system's clock, for adapters whose waits do not advance virtual time.")
  var realTime = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest time of an answer on the board; after twice that without any activity the driver counts as stuck. "
        + "By default 30.", valueName: "SECONDS"))
  var patience: String?

  @Option(help: "text or json.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp("Also write a page.", valueName: "FILE.html"),
    completion: .file(extensions: ["html"]), transform: pathArgument)
  var html: String?

  @Option(
    help: ArgumentHelp("Also write SARIF 2.1.0, for code hosts.", valueName: "FILE.sarif"),
    completion: .file(extensions: ["sarif"]), transform: pathArgument)
  var sarif: String?

  @Option(
    help: ArgumentHelp("Also write a badge.", valueName: "FILE.svg"),
    completion: .file(extensions: ["svg"]), transform: pathArgument)
  var badge: String?

  @OptionGroup var policies: PolicyOptions
  @OptionGroup var devices: DeviceOptions

  func run() throws {
    if mutants { return try score() }
    let certificate: Certificate
    do throws(UserError) {
      let files = try files()
      certificate = try judge()
      try format.print(text: certificate.text, json: certificate.json.versioned)
      for (file, content) in files {
        try asUserError { () throws(FileError) in try file.write(content(certificate)) }
      }
    } catch { throw error.withoutVerdict }
    Console.say(certificate.summary)
    do throws(UserError) { try certificate.requireJudged() } catch { throw error.withoutVerdict }
    if !certificate.passes(strict: strict) { throw ExitCode(1) }
  }

  private func score() throws {
    let forms = [("--html", html), ("--sarif", sarif), ("--badge", badge)]
    if let (option, _) = forms.first(where: { $0.1 != nil }) {
      throw UserError.usage("\(option) is for a certificate: leave it out with --mutants")
    }
    let score: MutantScore
    do throws(UserError) {
      score = try MutantScore(try bench())
      try format.print(text: score.text, json: score.json.versioned)
    } catch { throw error.withoutVerdict }
    Console.say(score.summary)
  }

  private func judge() throws(UserError) -> Certificate {
    let bench = try bench()
    var certification = Certification(bench)
    try certification.run()
    return Certificate(chip: bench.chip, command: words.command, results: certification.results)
  }

  private func bench() throws(UserError) -> DriverBench {
    guard let name = words.chips.first, words.chips.count == 1 else {
      throw .usage("certify judges the driver of one chip: name it")
    }
    let list = try ChipList([name], on: .emulator, hasLines: true)
    let sensors = list.chips.filter { $0.carrier == nil }
    let chip = try sensors.single(named: name)
    try chip.refuse(
      [.bus, .rate, .range, .hub, .identity, .axes, .position, .adc, .temperatureOffset],
      with: "certify")
    guard !words.command.isEmpty else { throw .usage("certify needs a driver: add -- COMMAND") }
    let patience = try choosePatience()
    let names = try devices.names(gpio: chip.line?.chip)
    let run = try devices.program(words.command, names)
    if let blindness = run.blindness { throw .failure(blindness) }
    if !realTime, let stillness = run.stillness {
      throw .failure(stillness.replacing("leave out --fast", with: "add --real-time"))
    }
    StopSignals.catch()
    ProgramDoor.keepSystemTime()
    return DriverBench(
      sensors: sensors, command: words.command, names: names, door: devices.door,
      choices: policies.choices, isTimeVirtual: !realTime, patience: patience)
  }

  private func choosePatience() throws(UserError) -> Double {
    guard let text = patience else { return 30 }
    guard let seconds = finite(text), 0.1...3600 ~= seconds else {
      throw .usage("--patience \(text): seconds, from 0.1 to 3600")
    }
    return seconds
  }

  /// The files to write, each with its content.
  private func files() throws(UserError) -> [(OutputFile, (Certificate) -> [UInt8])] {
    let forms: [(path: String?, content: (Certificate) -> [UInt8])] = [
      (html, { CertificatePage($0).html.systemBytes }), (sarif, { $0.sarif.line }),
      (badge, { $0.badge.systemBytes }),
    ]
    let paths = forms.compactMap(\.path)
    if Swift.Set(paths).count < paths.count {
      throw .usage("--html, --sarif and --badge write different files: name each another")
    }
    var files: [(OutputFile, (Certificate) -> [UInt8])] = []
    for (path, content) in forms {
      if let path { files.append((try outputFile(path), content)) }
    }
    return files
  }
}
