// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

/// An emulated board for other programs, as the command line asks for it: everything that it alone
/// can show has been checked.
struct BoardPlan {
  private let options: BoardOptions
  private let chips: [ChipArgument]
  private let board: EmulatedBoard
  /// Of the chips' output pins to the lines of the GPIO chip.
  let wiring: LineWiring
  /// N of /dev/gpiochipN, where a chip names it.
  let gpioChip: Int?

  /// - Parameter texts: The chips; with none named, the three.
  init(_ texts: [String], _ options: BoardOptions, for verb: String) throws(Complaint) {
    self.options = options
    chips = try ChipList(texts, on: .emulator).chips
    for chip in chips {
      // A driver's business, and here the driver is somebody else's.
      try chip.refuse([.rate, .range, .axes, .temperatureOffset], with: verb)
    }
    try options.world.check()
    if options.transcript == "-" {
      throw .usage("--transcript - would mix with the program's output: name a file")
    }
    // By the system's clock a client does not wait for the wire. So the wire must take no time on the
    // board either: else that would run ahead of its clients, and what they wait for come too early.
    let noTime = WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000)
    board = try EmulatedBoard(
      chips, policies: options.policies.policy, sensing: try options.world.sensing.choose(),
      wireTime: options.world.fast ? WireTime() : noTime)
    let lines = try Self.lines(of: chips)
    gpioChip = chips.lazy.compactMap(\.line).first?.chip
    wiring = LineWiring(board.circuit, dataReady: lines)
  }

  private static func lines(
    of chips: [ChipArgument]
  ) throws(Complaint) -> [Int: Transaction.Target] {
    var lines: [Int: Transaction.Target] = [:]
    let numbers = chips.compactMap(\.line)
    for chip in chips {
      guard let name = chip.line else { continue }
      guard name.line < LineWiring.count else {
        throw .usage(
          "drdy=\(name): the board's GPIO chip has lines 0 to \(LineWiring.count - 1)")
      }
      guard name.chip == numbers[0].chip else {
        throw .usage("drdy=\(name) and drdy=\(numbers[0]): the board has one GPIO chip")
      }
      guard lines.updateValue(chip.connection, forKey: name.line) == nil else {
        throw .usage("drdy=\(name) comes twice: each chip needs a line of its own")
      }
    }
    return lines
  }

  /// Says on standard error which line has which pin, where the command line names one.
  func announceLines(_ names: DeviceNames) {
    guard gpioChip != nil else { return }
    Console.say("lines: \(wiring.description(chip: names.gpio))")
  }

  var circuit: Circuit { board.circuit }

  /// `LIS331DLH 0x18, AK8975 0x0c`
  var description: String { chips.map { "\($0.name) \($0.place)" }.joined(separator: ", ") }

  /// Where a program finds the board: `/dev/i2c-1, /dev/spidev0.0`
  func devices(_ names: DeviceNames) -> String {
    OpenFiles(circuit).devices.map(names.path).joined(separator: ", ")
  }

  /// The board, at time 0 of its motion. It follows the system's clock, unless time is virtual.
  func start() throws(Complaint) -> ServedBoard {
    let motion = try options.world.move(board, with: chips)
    options.world.announce(motion, chips)
    let start = options.world.fast ? nil : FollowingTimebase(circuit).start
    return ServedBoard(circuit, isManual: options.world.fast, wiring: wiring, start: start)
  }

  /// The transcript, where that is a pipe; waits for whoever reads it.
  func transcriptPipe() throws(Complaint) -> TranscriptFile? {
    guard let path = options.transcript, isPipe(path) else { return nil }
    return try TranscriptFile(path: path, options.world)
  }

  /// Begins the transcript, if there is to be one.
  ///
  /// - Parameter pipe: the transcript, where that is open already.
  func record(_ board: ServedBoard, to pipe: TranscriptFile?) throws(Complaint) {
    guard let path = options.transcript else { return }
    let file = if let pipe { pipe } else { try TranscriptFile(path: path, options.world) }
    board.add(try TranscriptWriter(file, circuit, options.world))
  }
}

/// A transcript's file, which is written to as long as somebody holds it.
final class TranscriptFile {
  fileprivate let file: ByteFile

  init(path: String, _ world: WorldOptions) throws(Complaint) {
    if let identity = FileIdentity(path: path),
      identity == world.motion.flatMap({ FileIdentity(path: $0) })
    {
      throw .failure("--transcript \(path) would write over the motion: name another file")
    }
    do throws(FileError) {
      file = try ByteFile(writing: path)
    } catch { throw .failure(error.description) }
  }
}

extension TranscriptWriter {
  /// A transcript in a file, of a board at its beginning.
  convenience init(
    _ file: TranscriptFile, _ circuit: Circuit, _ world: WorldOptions
  ) throws(Complaint) {
    do {
      try self.init(
        circuit, isManual: world.fast,
        motion: try world.motion.map {
          TranscriptHeader.Recording(file: $0, start: try world.start())
        },
        scenario: world.scenario,
        to: { line in
          do throws(FileError) { try file.file.write(line) } catch {
            // At once, for the board may stay for days.
            Console.say("\(error): the transcript ends here")
            throw error
          }
        })
    } catch let complaint as Complaint { throw complaint } catch { throw .failure("\(error)") }
  }
}
