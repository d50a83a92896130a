// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassLinux
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem
import ProofMassControl

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the board live on a web page, and stream it to WebSockets.",
    discussion: HelpText.of(
      """
      Open the address that it prints: a phone that turns as the sensors say, charts of all axes, \
      attitude, heading, orientation, shakes and losses. Every sample can be recorded there, and downloaded as \
      `stream --output` writes it. An emulated board can be turned by hand, shaken \
      and dropped there; on real chips the page only looks. The page loads nothing from the network. \
      ADDRESS/socket is a WebSocket with all samples as JSON, and ADDRESS/devicemotion.js gives a page \
      that was written for phones their events: see the article WebStream of ProofMassServer.
      Only programs of this machine can connect, and of web pages only this one, unless --host and \
      --origin say otherwise. With another --host a token is needed, which is in the address. \
      Nothing is encrypted without --tls: over networks that others share, use \
      `ssh -L 8080:localhost:8080`. \
      A phone opens the page by the QR code that is printed with another --host. With --tls it can \
      also drive an emulated board: browsers give a page the motion of a phone only over HTTPS. The \
      certificate is made once, by openssl, and not signed by any authority: the browser warns of it, \
      and it has to be accepted there. \
      With --iiod, programs that use libiio find the sensors at `ip:127.0.0.1`, as Linux's drivers show them: \
      see the article IIO of ProofMassServer. \
      It ends with Ctrl-C, and powers its chips down.
      """,
      chip: HelpText.chip(
        without: [.rate, .int1, .int2, .cs, .adc, .temperatureOffset], ofMotion: true),
      examples: [
        "proofmass serve": "An emulated board at http://127.0.0.1:8080/.",
        "proofmass serve --bus 1 --host 0.0.0.0": "Real chips, for other machines, with a token.",
        "proofmass serve --host 0.0.0.0 --tls": "A board that a phone can drive.",
        "proofmass serve lis331dlh --bus 1 --rate 1000": "All that one chip can give.",
        "proofmass serve --iiod --no-page": "A board for iio_info, iio_readdev and others.",
      ]))

  @OptionGroup var options: WatchOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Samples a second of each sensor, 1 to 1000 (default: 100); one that is slower has its fastest, "
        + "and attitudes need 100.", valueName: "Hz"))
  var rate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port, 0 for any that is free (default: 8080).", valueName: "n"))
  var port: String?

  @Option(
    help: ArgumentHelp(
      "Listen at this address, 0.0.0.0 for all of this machine (default: 127.0.0.1, which only this "
        + "machine reaches).", valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "Let pages of this origin connect, too, such as http://localhost:3000.", valueName: "URL"))
  var origin: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Encrypt connections by TLS (https), with a certificate of this machine's own in "
        + "~/.local/state/proofmass."))
  var tls = false

  @Option(
    defaultAsFlag: IIODoor.loopback, parsing: .next,
    help: ArgumentHelp(
      "Also serve the samples to programs that use libiio; to other machines only where an address is "
        + "given.", valueName: "[ADDRESS:]PORT"))
  var iiod: String?

  @Flag(help: "With --iiod: without the page and its web server.")
  var noPage = false

  func run() throws {
    guard !options.world.fast else {
      throw UserError.usage("--fast: people watch the page, in their own time: leave it out")
    }
    let door = try iiod.map { (text) throws(UserError) in try IIODoor.address(text) }
    guard !noPage else { return try runWithoutPage(at: door) }
    let list = try options.choose(without: [.rate, .temperatureOffset], for: "serve")
    let rate = try chooseRate()
    var place = try place()
    guard let server = companion("proofmass-web", builtIn: "web/release") else {
      throw UserError.failure(
        "the web server is not built: run `scripts/release proofmass-web` in the checkout")
    }
    if tls { place += ["--identity", try identity()] }
    let board = try options.open(list)
    let services = services(of: board, rate, every: ServedObjects<WatchedBoard>.interval)
    // Sets the chips to their rates, which the first object contains.
    board.run.finish()
    // A recording of the page begins with the sensors' rates.
    let iio = try door.map { (address) throws(UserError) in
      try IIODoor(board, services, at: address, canSetRates: false)
    }
    defer { iio?.close() }
    try stream(
      board, services, on: list.bus.name,
      to: asUserError { () throws(FileError) in try LineProgram(server, place) })
    board.run.finish()
  }

  /// Serves libiio's clients alone.
  private func runWithoutPage(at address: SocketAddress?) throws {
    guard let address else {
      throw UserError.usage("--no-page leaves nothing to serve: add --iiod, or leave it out")
    }
    if let name = usedForPage {
      throw UserError.usage("\(name) is for the page: leave it or --no-page out")
    }
    let list = try options.choose(without: [.rate, .temperatureOffset], for: "serve")
    let rate = try chooseRate()
    let board = try options.open(list)
    let services = services(of: board, rate, every: nil)
    board.run.finish()
    let iio = try IIODoor(board, services, at: address, canSetRates: true)
    defer { iio.close() }
    try board.run.drive {
      _ = board.tap.take()
      iio.setRates()
      return true
    }
    services.stop()
    board.run.finish()
  }

  private var usedForPage: String? {
    let used = [
      ("--port", port != nil), ("--host", host != nil), ("--origin", !origin.isEmpty),
      ("--tls", tls),
    ]
    return used.first { $0.1 }?.0
  }

  private func services(
    of board: WatchedBoard, _ rate: Double, every interval: Double?
  ) -> WatchedServices {
    let rates = Dictionary(uniqueKeysWithValues: board.chips.quantities.map { ($0, rate) })
    return WatchedServices(board.session, rates: rates, every: interval)
  }

  private func stream(
    _ board: WatchedBoard, _ services: WatchedServices, on bus: String,
    to server: consuming LineProgram
  ) throws {
    var requests = ServedRequests(board, try hand(board))
    var objects = ServedObjects(board)
    var chips = ServedChips(board)
    var failure: UserError?
    do throws(UserError) {
      let hello = objects.hello(on: bus, canMove: requests.hand != nil)
      guard try send(hello.line, to: server) else { throw .failure("the web server ended") }
      try board.run.drive { () throws(UserError) in
        guard let lines = try asUserError({ () throws(FileError) in try server.read() }) else {
          return false
        }
        var answer = objects.of(
          board.tap.take(), services.take(), orientation: services.orientation,
          truth: ServedChips<WatchedBoard>.truth(requests, at: board.clock.now()))
        if let mistake = requests.take(lines) {
          answer += ServedObjects<WatchedBoard>.refused(mistake).line
        }
        return try send(answer + chips.of(&requests), to: server)
      }
    } catch { failure = error }
    services.stop()
    let (ending, byForce) = server.finish()
    switch ending {
    case .killed where byForce: Console.say("the web server did not end: it was killed")
    case .killed(let signal):
      throw UserError.failure("the web server was ended by signal \(signal): start it again")
    case .exited(0): break
    // The server has reported the reason.
    case .exited: throw ExitCode.failure
    }
    if let failure { throw failure }
  }

  /// Sends lines to the server; false where it has ended, or a signal ends this command.
  private func send(
    _ lines: [UInt8], to server: borrowing LineProgram
  ) throws(UserError) -> Bool {
    do throws(FileError) {
      return try server.write(lines) { !StopSignals.haveCome }
    } catch {
      guard error.isClosedPipe else { throw .failure(error.description) }
      return false
    }
  }

  /// The hand that moves the board; nil for real chips, and for a board that another process serves or a file
  /// moves.
  private func hand(_ board: WatchedBoard) throws(UserError) -> Hand? {
    guard options.world.motion == nil, let circuit = board.circuit else { return nil }
    return Hand(circuit, playing: try options.world.played())
  }

  private func chooseRate() throws(UserError) -> Double {
    guard let text = rate else { return 100 }
    guard let rate = finite(text), 1...1000 ~= rate else {
      throw .usage("--rate \(text): samples a second, from 1 to 1000")
    }
    return rate
  }

  /// The server's arguments.
  private func place() throws(UserError) -> [String] {
    guard host != "" else { throw .usage("--host: an address of this machine, or 0.0.0.0 for all") }
    guard let port = UInt16(port ?? "8080") else {
      throw .usage("--port \(port ?? ""): a whole number from 0 to 65535")
    }
    for origin in origin where !Self.isOrigin(origin) {
      throw .usage(
        "--origin \(origin): a scheme, a host and a port if any, like http://localhost:3000")
    }
    return ["--host", host ?? "127.0.0.1", "--port", "\(port)", "--machine", machineName]
      + (networkAddresses().first.map { ["--address", $0] } ?? [])
      + origin.flatMap { ["--origin", $0] }
  }

  /// The file with the key and the certificate for TLS.
  private func identity() throws(UserError) -> String {
    guard let folder = ServerIdentity.folder(environment) else {
      throw .failure("--tls: there is no folder for the certificate: set HOME or XDG_STATE_HOME")
    }
    let machine = machineName.lowercased()
    let names =
      ["localhost", "127.0.0.1", "::1", machine, "\(machine).local"] + networkAddresses()
      + [host].compactMap { $0 }.filter { !["0.0.0.0", "::"].contains($0) }
    let identity = try asUserError { () throws(FileError) in
      try ServerIdentity(in: folder, for: names)
    }
    if identity.isNew {
      Console.say(
        "made a certificate in \(identity.path): browsers warn of it, because no authority signed it"
      )
    }
    return identity.path
  }

  /// Whether this is an origin in the sense of browsers, which has no path.
  private static func isOrigin(_ text: String) -> Bool {
    let rest = ["http://", "https://"].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
    return rest.map { !$0.isEmpty && !$0.contains { "/?#* ".contains($0) } } ?? false
  }
}
