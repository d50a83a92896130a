// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassLinux

@main
struct Proofmass: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proofmass",
    abstract: "Accelerometer, gyroscope and compass: on a bus, or emulated.",
    discussion: """
      CHIP is lis331dlh, l3g4200d or ak8975, and after it any of address=0x19, spi=B.C, rate=HZ, \
      range=8g or 2000dps, axes=+y-x+z, temperature-offset=C (what the gyroscope's temp_C counts \
      from; 37 on the emulator), separated by commas. With no chip named, all three are meant.
      Options follow the verb.
      """,
    version: "0.1.0",
    subcommands: [
      Detect.self, Dump.self, Get.self, Set.self, Registers.self, Read.self, Stream.self,
      Policies.self,
    ])

  static func main() {
    StopSignals.ignoreClosedPipes()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let complaint as Complaint {
      Console.say(complaint.line)
      exit(withError: ExitCode(complaint.status))
    } catch {
      let code = exitCode(for: error)
      // Help, version and completions are no mistakes.
      guard !code.isSuccess else { exit(withError: error) }
      Console.say(line(for: error))
      exit(withError: code)
    }
  }

  /// The argument parser's message without its usage lines.
  private static func line(for error: any Error) -> String {
    let verbs = configuration.subcommands.map { $0.configuration.commandName ?? "" }
    let verb = CommandLine.arguments.dropFirst().first { verbs.contains($0) }.map { " \($0)" } ?? ""
    var message = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    if message.last == "." { message.removeLast() }
    let first = message.prefix(1).lowercased()
    return "\(first)\(message.dropFirst()): see `proofmass\(verb) --help`"
  }
}
