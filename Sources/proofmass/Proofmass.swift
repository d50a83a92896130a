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
    discussion: """
      CHIP is lis331dlh, l3g4200d, ak8975 or a relative of theirs (\(relatives)), \
      and after it any of address=0x19, spi=B.C, rate=HZ, range=8g or 2000dps, axes=+y-x+z, \
      position=X:Y:Z (in metres from the board's centre; emulator), \
      temperature-offset=C (what the gyroscope's temp_C counts from; 37 on the emulator), separated \
      by commas. With no chip named, the first three are meant.
      Options follow the verb.
      """,
    version: commandVersion,
    subcommands: [
      Detect.self, Dump.self, Get.self, Set.self, Registers.self, Read.self, Stream.self,
      Policies.self, Scenarios.self, Emulate.self, Attach.self, Lint.self, Replay.self,
      Allan.self, Calibrate.self, MotionStream.self, Events.self,
    ])

  private static var relatives: String {
    ChipModel.list(ChipModel.allCases.filter { !ChipModel.assumed.contains($0) })
  }

  static func main() {
    StandardStreams.reserve()
    StopSignals.ignoreFailedWrites()
    StopSignals.endAsUsual()
    do {
      var command = try parseAsRoot(Array(Arguments.all.dropFirst()))
      try command.run()
    } catch let complaint as Complaint {
      Console.say(complaint.line + hint(for: complaint.line))
      exit(withError: ExitCode(complaint.status))
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
    let verbs = configuration.subcommands.map { $0.configuration.commandName ?? "" }
    let verb = Arguments.all.dropFirst().first { verbs.contains($0) }.map { " \($0)" } ?? ""
    var message = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    if message.last == "." { message.removeLast() }
    let first = message.prefix(1).lowercased()
    message = first + message.dropFirst()
    return "\(message)\(hint(for: message)): see `proofmass\(verb) --help`"
  }

  /// Advice on the most common mistake with programs: their names are taken for chips, and their
  /// options for this command's.
  private static func hint(for line: String) -> String {
    let words = Arguments.all.dropFirst()
    guard line.hasPrefix("unknown chip") || line.hasPrefix("unknown option"),
      ["emulate", "attach", "lint"].contains(words.first), !words.contains("--")
    else { return "" }
    return " (a program goes after --)"
  }
}
