// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

/// An emulated board for other programs, from a checked command line.
struct BoardPlan {
  private let options: BoardOptions
  private let chips: [ChipArgument]
  /// What the names of boards leave out.
  private let notes: [String]
  private let board: EmulatedBoard
  private let duration: Duration?
  /// Whether the board's time is virtual.
  var isTimeVirtual: Bool { options.world.fast }
  /// The chips' output pins on the lines of the GPIO chip.
  let wiring: LineWiring
  /// N of /dev/gpiochipN, if a chip names it.
  let gpioChip: Int?

  /// - Parameter texts: The chips; none for ``ChipModel/assumed``.
  init(_ texts: [String], _ options: BoardOptions, for verb: String) throws(UserError) {
    self.options = options
    let list = try ChipList(texts, on: .emulator, hasLines: true)
    (chips, notes) = (list.chips, list.notes)
    for chip in chips {
      // These configure a driver, which is the other program here.
      try chip.refuse([.bus, .rate, .range, .identity, .axes, .temperatureOffset], with: verb)
    }
    try options.world.check()
    try refuseEnding(options.transcript, of: "--transcript", for: .jsonLines)
    duration = try Limits.duration(options.duration)
    if options.transcript == "-" {
      throw .usage("--transcript - would mix with the program's output: name a file")
    }
    // A client does not wait for the wire of a board that follows the system's clock. So the wire must take
    // no time on the board either: otherwise board time would run ahead of its clients, and events would
    // occur too early for them. Under lint, whose rules are in microseconds, the wire takes time, and each
    // answer waits for it (`FrameSession`).
    let takesTime = options.world.fast || verb == "lint"
    let noTime = WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000)
    board = try EmulatedBoard(
      chips, choosing: options.policies.choices, sensing: try options.world.sensing.choose(),
      wireTime: takesTime ? WireTime() : noTime)
    (wiring, gpioChip) = try Self.wiring(of: chips.devices, on: board.circuit)
  }

  /// The wiring of the chips' pins to the lines that they name, and the number of their GPIO chip.
  static func wiring(
    of devices: [ChipArgument], on circuit: Circuit
  ) throws(UserError) -> (LineWiring, gpioChip: Int?) {
    let gpioChip = try checkedLines(of: devices).first?.name.chip
    var lines: [Int: Transaction.Target] = [:]
    var selects: [Int: SPISelect] = [:]
    for chip in devices {
      if let name = chip.line { lines[name.line] = chip.connection }
      if let name = chip.selectLine, case .spi(let select) = chip.connection {
        selects[name.line] = select
      }
    }
    let placed = try placedPins(of: devices, on: circuit)
    return (LineWiring(circuit, dataReady: lines, placed: placed, selects: selects), gpioChip)
  }

  /// The pins to which the chips' int1= and int2= assign lines, by line.
  private static func placedPins(
    of chips: [ChipArgument], on circuit: Circuit
  ) throws(UserError) -> [Int: LineWiring.Pin] {
    var placed: [Int: LineWiring.Pin] = [:]
    for chip in chips {
      let pins = circuit.pins(at: chip.connection).map(\.name)
      if chip.line != nil, pins.isEmpty {
        throw .usage("\(chip.model.rawValue) has no output pin: leave drdy= out")
      }
      let ready = circuit.dataReadyPin(of: chip.connection)
      for (key, name) in chip.pinLines {
        let wanted = key.rawValue.uppercased()
        // A gyroscope's second pin is DRDY/INT2; a LIS3MDL has INT beside DRDY.
        let isNamed = { (pin: String) in
          pin.split(separator: "/").contains(wanted[...])
            || key == .int1 && pin == "INT" && pin != ready
        }
        guard let pin = pins.first(where: isNamed) else {
          throw .usage(
            "\(chip.model.rawValue) has no pin \(wanted): "
              + (ready.map { "drdy= places its pin \($0)" } ?? "leave \(key.rawValue)= out"))
        }
        guard chip.line == nil || ready != pin else {
          throw .usage(
            "drdy= and \(key.rawValue)= of \(chip.model.rawValue) both place its pin \(pin): leave one out"
          )
        }
        placed[name.line] = LineWiring.Pin(pin, of: chip.connection)
      }
    }
    return placed
  }

  /// The lines that the chips name, in their order.
  private static func checkedLines(
    of chips: [ChipArgument]
  ) throws(UserError) -> [(key: String, name: GPIOName)] {
    var lines: [(key: String, name: GPIOName)] = []
    for chip in chips {
      if let name = chip.line { lines.append(("drdy", name)) }
      lines += chip.pinLines.map { ($0.key.rawValue, $0.name) }
      if let name = chip.selectLine { lines.append(("cs", name)) }
    }
    for (index, (key, name)) in lines.enumerated() {
      guard name.line < LineWiring.count else {
        throw .usage(
          "\(key)=\(name): the board's GPIO chip has lines 0 to \(LineWiring.count - 1)")
      }
      guard name.chip == lines[0].name.chip else {
        throw .usage(
          "\(key)=\(name) and \(lines[0].key)=\(lines[0].name): the board has one GPIO chip")
      }
      guard !lines[..<index].contains(where: { $0.name.line == name.line }) else {
        throw .usage("\(key)=\(name) comes twice: each pin needs a line of its own")
      }
    }
    return lines
  }

  /// Reports the wiring of pins to lines, if the command line names a line.
  func announceLines(_ names: DeviceNames) {
    guard gpioChip != nil else { return }
    Console.say("lines: \(wiring.description(chip: names.gpio))")
  }

  var circuit: Circuit { board.circuit }

  /// `LIS331DLH 0x18, AK8975 0x0c`
  var description: String {
    chips.devices.flatMap { [$0] + $0.behind }.map { "\($0.name) \($0.place)" }
      .joined(separator: ", ")
  }

  /// The device files of the board for a program: `/dev/i2c-1, /dev/spidev0.0`
  func devices(_ names: DeviceNames) -> String {
    OpenFiles(circuit).devices.map(names.path).joined(separator: ", ")
  }

  /// Creates the board, at time 0 of its motion. It follows the system's clock, unless time is virtual.
  func start() throws(UserError) -> ServedBoard {
    let motion = try options.world.move(board, with: chips)
    for line in notes { Console.say(line) }
    options.world.announce(motion, chips)
    let start = options.world.fast ? nil : FollowingTimebase(circuit).start
    let board = ServedBoard(
      circuit, isTimeVirtual: options.world.fast, wiring: wiring, start: start)
    board.end = duration.map { circuit.now.nanoseconds + $0.wholeNanoseconds }
    return board
  }

  /// Opens the transcript if it is a pipe, and waits for its reader.
  func transcriptPipe() throws(UserError) -> TranscriptFile? {
    guard let path = options.transcript, isPipe(path) else { return nil }
    return try TranscriptFile(path: path, options.world)
  }

  /// Begins the transcript, if the command line names one.
  ///
  /// - Parameter pipe: The transcript, if it is open already.
  func record(_ board: ServedBoard, to pipe: TranscriptFile?) throws(UserError) {
    guard let path = options.transcript else { return }
    let file = if let pipe { pipe } else { try TranscriptFile(path: path, options.world) }
    board.add(try TranscriptWriter(file, circuit, options.world))
  }
}

/// The file of a transcript, open while the transcript's writer exists.
final class TranscriptFile {
  fileprivate let file: ByteFile

  init(path: String, _ world: WorldOptions) throws(UserError) {
    if let identity = FileIdentity(path: path),
      identity == world.motion.flatMap({ FileIdentity(path: $0) })
    {
      throw .failure("--transcript \(path) would write over the motion: name another file")
    }
    file = try asUserError { () throws(FileError) in try ByteFile(writing: path) }
  }
}

extension TranscriptWriter {
  /// Begins a transcript in a file, of a board at time 0.
  convenience init(
    _ file: TranscriptFile, _ circuit: Circuit, _ world: WorldOptions
  ) throws(UserError) {
    do {
      try self.init(
        circuit, isTimeVirtual: world.fast,
        motion: try world.motion.map {
          TranscriptHeader.Recording(file: $0, start: try world.start())
        },
        scenario: world.scenario,
        to: { line in
          do throws(FileError) { try file.file.write(line) } catch {
            // Reported immediately, because the board may be served for days.
            Console.say("\(error): the transcript ends here")
            throw error
          }
        })
    } catch let userError as UserError { throw userError } catch { throw .failure("\(error)") }
  }
}
