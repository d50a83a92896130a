// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux
import ProofMassMotion
import ProofMassServer
import ProofMassSystem

struct MonitorVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "monitor",
    abstract: "Watch a board in the terminal: values, attitude, g-meter, registers, silicon.",
    discussion: HelpText.of(
      """
      Full screen, 20 frames a second, from 40 columns and 20 rows on, until q, Ctrl-C or --duration. \
      Pages: 1 axes (numbers, bars and traces; magnitude with minimum and maximum; rates as \
      measured; losses), 2 attitude (horizon, compass rose, angles, orientation, shakes), 3 g-meter, 4 \
      registers, decoded, with the bits that changed and the last transactions, 5 silicon, of an emulated chip: \
      displacements, capacitances, forces and voltages, from the world to the bytes. The page ? has all keys: among \
      them space pauses what is shown, r resets minimum and maximum, z zeroes, s writes the screen to a text \
      file, w begins and ends a recording, a file as `stream --output` writes it. On emulated chips the arrow \
      keys tilt the board, x shakes it, d drops it, n plays the next scenario, o switches noise and offsets \
      off and on.
      Values have the sign and the axes of `stream`; the g-meter has Core Motion's sign. A chip that fails is \
      tried again once a second. Registers whose reading would change the chip are shown as the driver read \
      them last. A slow terminal skips frames, not samples. Where there is an attitude, accelerometer and \
      gyroscope run at 100 Hz at least, and the compass as fast as it can. With --fast each frame is 50 ms of the \
      board's time, as fast as the terminal takes them, and a pause stops time.
      """,
      chip: HelpText.chip(without: [.int1, .int2, .cs, .adc, .temperatureOffset], ofMotion: true),
      examples: [
        "proofmass monitor":
          "Three emulated chips, to be tilted and shaken.",
        "proofmass monitor --scenario tumble --seed 7":
          "The same on a board that tumbles.",
        "proofmass monitor lis331dlh l3g4200d,address=0x69 --bus 1":
          "Real chips on /dev/i2c-1.",
      ]))

  @OptionGroup var options: WatchOptions

  func run() throws {
    // Before the chips are accessed.
    let terminal = try open()
    let board = try board()
    let ability = TerminalAbility(hasColour: Colour.isOn, environment)
    let words = try MonitorLoop(terminal, board, ability).run()
    for line in words { Console.say(line) }
  }

  /// Configures the chips, by a checked command line.
  func board() throws(UserError) -> WatchedBoard {
    try options.open(try options.choose(without: [.temperatureOffset], for: "monitor"))
  }

  private func open() throws(UserError) -> Terminal {
    guard ByteFile.standardOutput.isTerminal else {
      throw .usage(
        "monitor draws on a terminal, and standard output is none: `proofmass stream` writes rows")
    }
    guard environment("TERM") != "dumb" else {
      throw .usage(
        "monitor moves the cursor, which TERM=dumb cannot: `proofmass stream` writes rows")
    }
    return try asUserError { () throws(FileError) in try Terminal() }
  }
}
