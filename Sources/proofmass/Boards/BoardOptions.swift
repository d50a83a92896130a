// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassServer
import ProofMassSystem

/// The options of an emulated board for other programs.
struct BoardOptions: ParsableArguments {
  @OptionGroup var world: WorldOptions
  @OptionGroup var policies: PolicyOptions

  @Option(
    help: ArgumentHelp(
      "Record every transaction and every change of the board, for `proofmass replay`.",
      valueName: "FILE.jsonl"),
    completion: .file(extensions: ["jsonl"]), transform: pathArgument)
  var transcript: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End after this time of the board: a number with ms, s, min or h, such as 10s. COMMAND is asked to "
        + "end (SIGTERM), and killed 5 s later.", valueName: "time"))
  var duration: String?
}

/// `[CHIP…] [-- COMMAND]`
///
/// One array, because the argument parser does not permit two.
struct ChipsAndCommand: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The chips on the board; all three by default. After --: a program and its arguments.",
      valueName: "CHIP"), completion: ChipModel.completion)
  var words: [String] = []

  var chips: [String] { Array(words.dropLast(commandCount)) }

  var command: [String] { words.suffix(commandCount) }

  /// The number of words after the first `--`, which the parser also takes as values.
  private var commandCount: Int {
    let words = Arguments.all
    return words.firstIndex(of: "--").map { words.count - 1 - $0 } ?? 0
  }
}

extension ProgramDoor: ExpressibleByArgument {}

/// The options that show the device files of the board to a program.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The board's I2C bus is /dev/i2c-N for COMMAND (default: 1).", valueName: "N"))
  var asI2c: String?

  @Option(
    help: ArgumentHelp(
      "The board's chip select 0.0 is /dev/spidevB.C for COMMAND, and the others count from there "
        + "(default: 0.0).", valueName: "B.C"))
  var asSpi: String?

  @Option(
    help: ArgumentHelp(
      "The board's GPIO chip is /dev/gpiochipN for COMMAND (default: the one that drdy= names, or 0).",
      valueName: "N"))
  var asGpio: String?

  @Option(
    help: ArgumentHelp(
      "The label of the board's GPIO chip for COMMAND, like pinctrl-bcm2711 (default: as --as-board "
        + "has it, or proofmass).", valueName: "LABEL"))
  var gpioLabel: String?

  @Option(
    help: ArgumentHelp(
      "COMMAND takes this computer for a Raspberry Pi: "
        + BoardModel.allCases.map(\.rawValue).joined(separator: " or ") + ".", valueName: "BOARD"),
    completion: .list(BoardModel.allCases.map(\.rawValue)))
  var asBoard: String?

  @Option(
    help: ArgumentHelp(
      "What answers COMMAND's calls on the board: a library in it (preload), or, for programs that "
        + "are statically linked or written in Go, another process (notify). Default: as COMMAND needs "
        + "it.", valueName: "DOOR"))
  var door: ProgramDoor?

  @Flag(help: "Say which door COMMAND has.")
  var showDoor = false

  /// The first option that was given.
  var used: String? {
    let options = [
      ("--as-i2c", asI2c != nil), ("--as-spi", asSpi != nil), ("--as-gpio", asGpio != nil),
      ("--gpio-label", gpioLabel != nil), ("--as-board", asBoard != nil), ("--door", door != nil),
      ("--show-door", showDoor),
    ]
    return options.first { $0.1 }?.0
  }

  /// Finds a program that is to have these devices.
  func program(_ command: [String], _ names: DeviceNames) throws(UserError) -> ProgramRun {
    var program = try ProgramRun(command, door: door)
    program.names = names
    if showDoor { Console.say(program.choice) }
    return program
  }

  /// - Parameter gpio: The number of the GPIO chip in the chips' drdy=.
  func names(gpio: Int? = nil) throws(UserError) -> DeviceNames {
    var names = DeviceNames(gpio: gpio ?? 0)
    if let text = asGpio {
      guard let number = UInt16(text) else {
        throw .usage("--as-gpio \(text): a whole number, N of /dev/gpiochipN")
      }
      guard gpio ?? Int(number) == Int(number) else {
        throw .usage("--as-gpio \(text) and drdy= of gpiochip\(names.gpio): leave one out")
      }
      names.gpio = Int(number)
    }
    if let text = asI2c {
      guard let number = UInt16(text) else {
        throw .usage("--as-i2c \(text): a whole number, N of /dev/i2c-N")
      }
      names.i2c = Int(number)
    }
    if let text = asSpi {
      guard let select = SPISelect(text: text) else {
        throw .usage("--as-spi \(text): B.C, like 0.1 for /dev/spidev0.1")
      }
      names.spi = select
    }
    if let text = gpioLabel {
      guard 1...31 ~= text.systemBytes.count, !text.utf8.contains(where: { $0 < 0x20 }) else {
        throw .usage("--gpio-label \(quoted(text)): 1 to 31 bytes, like pinctrl-bcm2711")
      }
      names.gpioLabel = text
    }
    if let text = asBoard {
      guard let board = BoardModel(rawValue: text) else {
        let known = BoardModel.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--as-board \(quoted(text)): one of \(known)")
      }
      names.board = board
    }
    return names
  }
}
