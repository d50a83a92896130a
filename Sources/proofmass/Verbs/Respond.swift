// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

struct Respond: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "respond",
    abstract: "Answer requests for samples of a chip, line by line.",
    discussion: HelpText.of(
      """
      For programs in any language, which keep this command as a child process, and as an adapter for `proofmass \
      certify`. \(DriverRequest.help) An error ends nothing: configure anew.
      """,
      chip: HelpText.chip(without: [.drdy, .int1, .int2, .cs, .adc, .temperatureOffset]),
      examples: [
        "printf 'configure acc_range_g=8\\nread\\n' | proofmass respond lis331dlh":
          "Configures an emulated chip, and reads a sample."
      ]))

  @Argument(
    help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @OptionGroup var options: BusOptions
  @OptionGroup var sensing: SensingOptions

  /// The longest line of a request in bytes.
  private static let longest = 4096

  func run() throws {
    let list = try options.chips([chip], refusing: sensing.used)
    let sensors = list.chips.filter { $0.carrier == nil }
    _ = try sensors.single(named: chip)
    for one in sensors { try one.refuse([.drdy, .temperatureOffset], with: "respond") }
    let wiring = try list.bus.wiring(
      sensors, choosing: options.policies.choices, sensing: try sensing.choose())
    options.announce(list.bus, notes: list.notes, sensing: sensing)
    var responder = Responder(sensors, on: wiring)
    var begun: [UInt8] = []
    while case let piece = try asUserError({ () throws(FileError) in
      try ByteFile.standardInput.read()
    }), !piece.isEmpty {
      begun += piece
      while let end = begun.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: begun[..<end], as: UTF8.self)
        begun.removeFirst(end + 1)
        try answer(line, by: &responder)
      }
      guard begun.count < Self.longest else { throw UserError.failure("a request is too long") }
    }
    // The last line may lack its end.
    if !begun.isEmpty { try answer(String(decoding: begun, as: UTF8.self), by: &responder) }
  }

  private func answer(_ line: String, by responder: inout Responder) throws {
    for answer in responder.answer(line) { try Console.print(answer.line) }
  }
}
