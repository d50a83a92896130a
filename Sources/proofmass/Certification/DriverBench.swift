// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassMotion
import ProofMassPhysics
import ProofMassSampling
import ProofMassServer
import ProofMassSystem

/// A bench for a driver: it starts the driver's adapter on new boards, one for each trial.
struct DriverBench {
  /// The sensors of the chip.
  let sensors: [ChipArgument]
  let command: [String]
  let names: DeviceNames
  let door: ProgramDoor?
  /// Readings of the datasheet, and mutants.
  let choices: ChipChoices
  let isTimeVirtual: Bool
  /// The difference of every chip from its part; nil for none.
  var mutant: Mutant?

  var chip: ChipArgument { sensors.devices[0] }
  var target: Transaction.Target { chip.connection }
  var quantities: [Quantity] { sensors.quantities }

  /// Starts the adapter on a new board.
  ///
  /// - Parameter mutant: The difference of the chip from the part, in place of the bench's.
  func begin(
    sensing: Sensing = .ideal, as mutant: Mutant? = nil
  ) throws(UserError) -> DriverTrial {
    var choices = choices
    if let mutant = mutant ?? self.mutant {
      choices.mutants = ["\(chip.model.rawValue).\(mutant.name)"]
    }
    let board = try EmulatedBoard(
      sensors, choosing: choices, sensing: sensing,
      wireTime: isTimeVirtual
        ? WireTime() : WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000))
    return try DriverTrial(board.circuit, of: self)
  }

  /// The full scale of a sensor with these settings, in g, rad/s or µT; of a sensor with one range, and for settings
  /// without one, what every range holds.
  func fullScale(of quantity: Quantity, _ settings: DriverRequest.Settings) -> Double {
    let smallest = sensors.first { $0.model.quantity == quantity }?.model.ranges.first
    let range = settings.ranges[quantity] ?? smallest
    return switch quantity {
    case .acceleration: range ?? 2
    case .angularRate: AngularRate(degreesPerSecond: Axes(range ?? 250, 0, 0)).radiansPerSecond.x
    // In a magnetometer's smallest range the default digits of some parts are coarse.
    case .magneticFluxDensity:
      range.map { MagneticFluxDensity(gauss: Axes($0, 0, 0)).microtesla.x } ?? 200
    }
  }

  /// A digit of a sensor with these settings, by this package's driver on a board of its own, in g, rad/s or µT.
  func digit(
    of quantity: Quantity, _ settings: DriverRequest.Settings
  ) throws(UserError) -> Double {
    var sensors = sensors
    for index in sensors.indices {
      for (quantity, range) in settings.ranges { sensors[index].ranges[quantity] = range }
    }
    let board = try EmulatedBoard(
      sensors, choosing: ChipChoices(policies: choices.policies), sensing: .ideal)
    let large = 0.6 * fullScale(of: quantity, settings)
    board.circuit.change { $0.expose([quantity: Axes(large, large, large)]) }
    let wiring = board.wiring(isFollowing: false)
    for sample in try wiring.readOnce(sensors.devices[0], sensors.quantities)
    where sample.quantity == quantity && sample.raw.z != 0 {
      return abs(sample.value.z / Double(sample.raw.z))
    }
    throw .failure(
      "\(chip.model.rawValue): its own driver reads no \(quantity.prefix): report this")
  }
}

extension World {
  /// Sets constant quantities in g, rad/s and µT.
  mutating func expose(_ values: [Quantity: Axes<Double>]) {
    motion = nil
    for (quantity, value) in values {
      switch quantity {
      case .acceleration: specificForce = value
      case .angularRate: angularRate = value
      case .magneticFluxDensity: field = value
      }
    }
  }
}

/// A driver's adapter on a board of its own.
final class DriverTrial {
  /// The longest time of the board that an answer may take, in nanoseconds.
  private static let longestAnswer: Int64 = 30_000_000_000

  let circuit: Circuit
  /// What the driver did against the datasheet.
  let findings: Findings
  private let bench: DriverBench
  private let program: BoardProgram
  private let served: ServedBoard
  /// Exists as long as the trial: it is removed with it.
  private let directory: PrivateDirectory
  /// Whether the adapter has ended, or was ended because it did not answer.
  private(set) var hasEnded = false

  init(_ circuit: Circuit, of bench: DriverBench) throws(UserError) {
    self.circuit = circuit
    self.bench = bench
    findings = Findings(circuit)
    directory = try PrivateDirectory.make()
    let start = bench.isTimeVirtual ? nil : FollowingTimebase(circuit).start
    served = ServedBoard(
      circuit, isTimeVirtual: bench.isTimeVirtual, watchers: [findings],
      wiring: try BoardPlan.wiring(of: [bench.chip], on: circuit).0, start: start)
    let server = Server(served)
    let socket = directory.reserve("door")
    try asUserError { () throws(SocketError) in
      try server.listen(on: .unix(socket), for: .programs)
    }
    var run = try ProgramRun(bench.command, door: bench.door)
    run.names = bench.names
    program = BoardProgram(
      try run.startAsked(
        on: server.devices, at: socket, isTimeVirtual: bench.isTimeVirtual, directory),
      on: served, of: server)
  }

  func ask(_ request: DriverRequest) throws(UserError) -> DriverAnswer {
    let outcome = try asUserError { () throws(FileError) in
      try program.ask(
        request.line, within: Self.longestAnswer, isInterrupted: { StopSignals.haveCome },
        until: DriverAnswer.isLast)
    }
    served.report()
    let answer: DriverAnswer
    switch outcome {
    case .answered(let lines): answer = DriverAnswer(lines)
    case .ended(let ending):
      hasEnded = true
      answer = DriverAnswer(ending: .ended(ending.status))
    case .silent:
      hasEnded = true
      answer = DriverAnswer(ending: .silent)
    case .interrupted: throw .failure("interrupted: nothing is certified")
    }
    return answer
  }

  /// Serves the adapter's last transactions and ends it.
  func finish() throws(UserError) {
    _ = try asUserError { () throws(FileError) in
      try program.finish(
        within: Self.longestAnswer, isInterrupted: { StopSignals.haveCome })
    }
    served.report()
  }

  /// Exposes the board to constant quantities in g, rad/s and µT.
  func expose(_ values: [Quantity: Axes<Double>]) { circuit.change { $0.expose(values) } }

  /// Moves the board so that the axes of a sensor have these values in g, rad/s or µT, each times its factor, at these
  /// times in seconds, and values between them in between.
  func play(
    _ quantity: Quantity, _ points: [(time: Double, value: Double)],
    factors: Axes<Double> = Axes(1, 1, 1)
  ) throws(UserError) {
    let unit = Unit.allCases.first { $0.quantity == quantity } ?? .g
    var text = (["time_s"] + unit.columns(quantity.prefix)).joined(separator: ",") + "\n"
    // The file begins with the board.
    let first = points.first.map { $0.time > 0 ? [(time: 0.0, value: $0.value)] : [] } ?? []
    for (time, value) in first + points {
      text += ([time] + (factors * value).list).map(shortest).joined(separator: ",") + "\n"
    }
    do throws(MotionFileError) {
      let motion = try Motion(csv: Array(text.utf8), name: "motion")
      circuit.change { $0.motion = motion }
    } catch { throw .failure("\(error)") }
  }

  func advance(by duration: Duration) {
    if bench.isTimeVirtual {
      program.advance(by: duration)
    } else {
      SystemTimebase().wait(until: SystemTimebase().now() + duration)
    }
  }

  /// Removes the chip from the bus.
  func unplug() { circuit.fail(.noAddressAcknowledge, when: { _ in true }) }

  /// Plugs the chip in again: it is as after power-on.
  func plugIn() {
    circuit.repair()
    circuit.powerCycle()
  }
}
