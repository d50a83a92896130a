// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassServer

struct Emulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emulate",
    abstract: "Run a program on an emulated board, or serve one to several clients.",
    usage: "proofmass emulate [CHIP …] [options] [-- COMMAND …]",
    discussion: HelpText.of(
      """
      COMMAND, any program of this machine, finds the board at /dev/i2c-1 and its SPI selects at \
      /dev/spidev0.0 and on, and its chips' output pins at the lines of /dev/gpiochip0, without root \
      and without a kernel that knows I2C; so do the programs that it starts. Its exit status is passed on, or 128 + signal. For several buses, run one \
      emulate in another, each with an --as-i2c of its own. The board follows the system's clock; \
      with --fast its time is virtual, moved by transactions, by the program's waits and by \
      requests, and the program's clocks show it. Transactions take no real time.
      PROOFMASS_BOARD in COMMAND's environment is the path of the socket by which a test changes the \
      board's world and faults (the article Control of ProofMassServer).
      --duration ends COMMAND when the board's time is over (SIGTERM); the exit status is 0 where it ends by that.
      With --listen, --usbredir or --usbip other clients can use the board too. They can be combined, \
      and without COMMAND the board stays until Ctrl-C or another signal that asks for its end.
      """,
      chip: HelpText.chip(without: [.bus, .rate, .range, .identity, .axes, .temperatureOffset]),
      examples: [
        "proofmass emulate -- i2cdetect -y 1":
          "A program on the board of all three chips.",
        "proofmass emulate lis331dlh,spi=0.0,drdy=gpiochip0:17 --fast -- ./logger":
          "One chip on SPI with its data-ready pin at line 17, in virtual time.",
        "proofmass emulate --listen /tmp/board":
          "A board for several programs: proofmass attach /tmp/board -- COMMAND.",
      ]))

  @OptionGroup var words: ChipsAndCommand

  @OptionGroup var board: BoardOptions
  @OptionGroup var devices: DeviceOptions

  @Option(
    help: ArgumentHelp(
      "Serve the board at this socket, for this user only: for `proofmass attach SOCKET` and "
        + "--bus unix:SOCKET.", valueName: "SOCKET"),
    completion: .file(), transform: pathArgument)
  var listen: String?

  @Option(
    help: ArgumentHelp(
      "Offer the board as a USB I2C adapter to QEMU, at this socket.", valueName: "SOCKET"),
    completion: .file(), transform: pathArgument)
  var usbredir: String?

  @Option(
    defaultAsFlag: USBIPAddress.loopback, parsing: .next,
    help: ArgumentHelp(
      "Offer the board as a USB I2C adapter by USB/IP; to other machines only where an address is "
        + "given.", valueName: "ADDRESS[:PORT]"))
  var usbip: String?

  func run() throws {
    let command = words.command
    let plan = try BoardPlan(words.chips, board, for: "emulate")
    let names = try devices.names(gpio: plan.gpioChip)
    let doors = try doors()
    guard !command.isEmpty else { return try stay(plan, doors, names) }
    let program = try devices.program(command, names)
    if let reason = program.blindness ?? program.doubt { Console.say(reason) }
    plan.announceLines(names)
    let service = try BoardService(plan, doors: doors)
    let ending = try service.run(program)
    if ending.status != 0 { throw ExitCode(ending.status) }
  }

  private func stay(
    _ plan: BoardPlan, _ doors: [BoardService.Door], _ names: DeviceNames
  ) throws(UserError) {
    guard !doors.isEmpty else {
      throw .usage(
        "emulate needs a client: add -- COMMAND, --listen SOCKET, --usbredir SOCKET or --usbip")
    }
    if let name = devices.used {
      throw .usage("\(name) is for COMMAND: add -- COMMAND, or leave it out")
    }
    let service = try BoardService(plan, doors: doors)
    try service.run {
      plan.announceLines(names)
      Console.say(
        "serving \(plan.description) at \(doors.map(\.description).joined(separator: ", "))")
    }
  }

  private func doors() throws(UserError) -> [BoardService.Door] {
    var doors: [BoardService.Door] = []
    if let listen { doors.append(.init(kind: .programs, address: .unix(listen))) }
    if let usbredir {
      guard usbredir != listen else {
        throw .usage("--listen and --usbredir name one socket: each needs its own")
      }
      doors.append(.init(kind: .usbredir, address: .unix(usbredir)))
    }
    if let usbip { doors.append(.init(kind: .usbip, address: try USBIPAddress.parse(usbip))) }
    return doors
  }
}

/// The address that USB/IP listens on.
enum USBIPAddress {
  /// For this machine only, at the port that IANA registered for USB/IP.
  static let loopback = "127.0.0.1:3240"

  static func parse(_ text: String) throws(UserError) -> SocketAddress {
    guard let address = SocketAddress(text, standardPort: 3240), !address.hasAnyPort else {
      throw .usage("--usbip \(text): an IPv4 address, and a port if any, like \(loopback)")
    }
    return address
  }
}
