// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer

struct Attach: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach",
    abstract: "Run a program on a board that `proofmass emulate --listen SOCKET` serves.",
    usage: "proofmass attach SOCKET [options] -- COMMAND …",
    discussion: HelpText.of(
      """
      Like `proofmass emulate -- COMMAND`, on a board that is served already and stays. The exit \
      status is passed on, or 128 + signal.
      """,
      examples: [
        "proofmass attach /tmp/board -- i2cdetect -y 1":
          "A program on the board that `proofmass emulate --listen /tmp/board` serves."
      ]))

  @Argument(
    help: ArgumentHelp("Where the board is served.", valueName: "SOCKET"), completion: .file(),
    transform: pathArgument)
  var socket: String

  @OptionGroup var devices: DeviceOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("After --: a program and its arguments.", valueName: "COMMAND"),
    completion: .shellCommand("compgen -c"))
  var command: [String] = []

  func run() throws {
    let names = try devices.names()
    guard !command.isEmpty else {
      throw UserError.usage("attach needs a program: add -- COMMAND")
    }
    let program = try devices.program(command, names)
    ProgramDoor.keepSystemTime()
    let board = try asUserError { () throws(SocketError) in try ServedBoardFacts(path: path) }
    if let reason = program.blindness ?? program.doubt { Console.say(reason) }
    let signals = try asUserError { () throws(SocketError) in try Signals(withProgram: true) }
    let ending = try run(program, on: board, signals)
    if ending.status != 0 { throw ExitCode(ending.status) }
  }

  /// The path of the socket, which may be written as for --bus.
  private var path: String {
    socket.hasPrefix("unix:") ? String(socket.dropFirst("unix:".count)) : socket
  }

  private func run(
    _ program: ProgramRun, on board: ServedBoardFacts, _ signals: borrowing Signals
  ) throws(UserError) -> ChildProcess.Ending {
    let directory = try PrivateDirectory.make()
    defer { directory.remove() }
    let child = try program.start(
      on: board.devices, at: absolute(path), isTimeVirtual: board.isTimeVirtual, directory)
    return child.wait(signals)
  }
}
