// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

@main
struct Proofmass: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proofmass",
    abstract: "Accelerometer, gyroscope and compass: on a bus, or emulated.",
    discussion: overview,
    version: "\(commandVersion) (\(buildDescription))",
    subcommands: subcommands)

  private static let subcommands: [any ParsableCommand.Type] = [
    Detect.self, Dump.self, Get.self, Set.self, Registers.self, Read.self, Stream.self,
    SelfTest.self, Characterise.self, Twin.self, Policies.self, Mutants.self, ExperimentVerb.self,
    HardwareReportVerb.self, Scenarios.self, Emulate.self, Attach.self, Lint.self,
    Certify.self, Respond.self,
    Replay.self, ImportVerb.self, ExportVerb.self, Info.self, Allan.self, PlotVerb.self,
    Calibrate.self,
    MotionStream.self,
    Events.self, MonitorVerb.self, Serve.self,
  ]

  private static var verbs: [String] {
    subcommands.map { $0.configuration.commandName ?? "" }
  }

  /// The text about all verbs; empty where it cannot be printed, because a verb or the version is asked for: then the
  /// lists of parts, boards and keys, which it contains, are not made.
  private static var overview: String {
    let first = Arguments.all.dropFirst().first ?? ""
    guard first != "--version", !verbs.contains(first) else { return "" }
    return HelpText.of(
      """
      CHIP is a part (\(ChipModel.list(ChipModel.allCases))), and after it any \
      of \(ChipArgument.Key.allCases.map(\.syntax).joined(separator: ", ")), separated by commas. \
      The help of a verb says which of them it takes. The name of a part or a board of several chips stands for those \
      that have a driver: \(ChipModel.assemblies.joined(separator: ", ")). With no chip named, \
      \(ChipModel.list(ChipModel.assumed)) are meant on the emulator, and on a bus what `proofmass detect` finds there.

      Options follow the verb. --bus 1 is /dev/i2c-1; without --bus the chips are emulated.

      \(ExitStatuses.text)
      """,
      examples: [
        "proofmass detect --bus 1": "Look for chips on /dev/i2c-1.",
        "proofmass read": "Read three emulated chips.",
        "proofmass stream lis331dlh,range=2g --bus 1 --format csv > acc.csv": "Record a real one.",
      ])
  }

  static func main() {
    StandardStreams.reserve()
    StopSignals.ignoreFailedWrites()
    StopSignals.endAsUsual()
    do {
      if ManualPage.isWanted { return try ManualPage.print() }
      var command = try parseAsRoot(Array(Arguments.all.dropFirst()))
      try command.run()
    } catch let userError as UserError {
      let advice =
        userError.line.hasPrefix("unknown chip")
        ? OptionsFirst.advice(Arguments.all.dropFirst(), verbs) : nil
      Console.say(advice ?? userError.line + hint(for: userError.line))
      exit(withError: ExitCode(userError.status))
    } catch let code as ExitCode {
      // The status of a program that it ran, or a verdict, which has been reported.
      exit(withError: code)
    } catch {
      let code = exitCode(for: error)
      // Help, version and completions are not errors.
      guard !code.isSuccess else { exit(withError: error) }
      Console.say(line(for: error))
      exit(withError: code)
    }
  }

  /// The argument parser's message without its usage lines.
  private static func line(for error: any Error) -> String {
    let verb = Arguments.all.dropFirst().first { verbs.contains($0) }.map { " \($0)" } ?? ""
    if let line = OptionsFirst.advice(Arguments.all.dropFirst(), verbs) { return line }
    if let word = Arguments.all.dropFirst().first, !word.hasPrefix("-"), !verbs.contains(word) {
      return
        "unknown verb \(quoted(word))\(advice(for: word, among: verbs)): see `proofmass --help`"
    }
    var message = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    if let advice = StreamFormat.advice(message) { return advice }
    if message.last == "." { message.removeLast() }
    let first = message.prefix(1).lowercased()
    message = first + message.dropFirst()
    return "\(message)\(hint(for: message)): see `proofmass\(verb) --help`"
  }

  /// Advice on the most common mistake with programs: without `--`, their names are taken for chips, and
  /// their options for this command's.
  private static func hint(for line: String) -> String {
    let words = Arguments.all.dropFirst()
    guard line.hasPrefix("unknown chip") || line.hasPrefix("unknown option"),
      ["emulate", "attach", "lint", "certify"].contains(words.first), !words.contains("--")
    else { return "" }
    return " (a program goes after --)"
  }
}
