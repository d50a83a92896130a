// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// A driver's adapter on a board of its own.
final class DriverTrial {
  let circuit: Circuit
  /// What the driver did against the datasheet.
  let findings: Findings
  private let bench: DriverBench
  private let program: BoardProgram
  private let served: ServedBoard
  /// The longest time of the board that an answer may take, in nanoseconds.
  private var longestAnswer: Int64 { Int64(bench.patience * 1e9) }
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
        request.line, within: longestAnswer, isInterrupted: { StopSignals.haveCome },
        until: DriverAnswer.isLast)
    }
    served.report()
    if case .answered = outcome {} else { hasEnded = true }
    switch outcome {
    case .answered(let lines):
      var answer = DriverAnswer(lines)
      if request == .read { answer.expectRow(of: bench.quantities) }
      return answer
    case .ended(let ending): return DriverAnswer(ending: .ended(ending))
    case .silent: return DriverAnswer(ending: .silent(bench.patience))
    case .endless:
      return DriverAnswer(
        ending: .fault(
          "lines without an end: one with ok, error or unsupported completes an answer"))
    case .surplus(let line): return DriverAnswer(surplus: line)
    case .interrupted: throw .failure("interrupted: nothing is certified")
    }
  }

  /// Serves the adapter's last transactions and ends it.
  func finish() throws(UserError) {
    _ = try asUserError { () throws(FileError) in
      try program.finish(
        within: longestAnswer, isInterrupted: { StopSignals.haveCome })
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
