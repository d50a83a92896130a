// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// What emulated parts with one reading of the datasheet answer to an experiment, as far as all of them agree: parts
/// with other tolerances and noise, in other poses and fields, driven by programs with other delays.
struct Prediction {
  /// The answers of one step in all runs.
  struct Expected {
    /// The bits that are the same in all runs, by byte.
    var fixed: [UInt8]
    /// The values of these bits.
    var bytes: [UInt8]
    /// The numbers in all runs; nil where a run had none.
    var numbers: ClosedRange<Double>?

    init(_ answer: ExperimentAnswer) {
      bytes = answer.bytes
      fixed = answer.bytes.map { _ in 0xFF }
      numbers = answer.number.map { $0...$0 }
    }

    mutating func add(_ answer: ExperimentAnswer) {
      for index in bytes.indices { fixed[index] &= ~(bytes[index] ^ answer.bytes[index]) }
      if let number = answer.number, let old = numbers {
        numbers = min(old.lowerBound, number)...max(old.upperBound, number)
      } else {
        numbers = nil
      }
    }

    /// The interval in which a number is expected, with a margin for what the emulator does not know.
    var interval: ClosedRange<Double>? {
      guard let numbers else { return nil }
      let span = numbers.upperBound - numbers.lowerBound
      let size = max(numbers.lowerBound.magnitude, numbers.upperBound.magnitude)
      let margin = span / 2 + size / 500
      return (numbers.lowerBound - margin)...(numbers.upperBound + margin)
    }
  }

  /// The value of the policy.
  let value: String
  /// By the step's index.
  private(set) var expected: [Int: Expected] = [:]

  init(value: String) { self.value = value }

  mutating func add(_ answers: [Int: ExperimentAnswer]) {
    for (step, answer) in answers {
      if expected[step]?.add(answer) == nil { expected[step] = Expected(answer) }
    }
  }
}

/// An emulated chip on which an experiment runs.
struct EmulatedSubject: ~Copyable {
  private let chip: ChipArgument
  private let board: EmulatedBoard
  private var run: ExperimentRun

  /// - Parameters:
  ///   - number: The number of the specimen: of its tolerances, its pose and its program's delays.
  ///   - policies: Names and values, without the chip.
  ///   - isIdeal: Whether it has neither tolerances nor noise, where only what is written matters.
  init(
    _ chip: ChipArgument, number: UInt64, policies: [(String, String)], needsPlain: Bool,
    isIdeal: Bool = false
  ) throws(UserError) {
    let names = policies.map { "\(chip.model.rawValue).\($0.0)=\($0.1)" }
    let board = try EmulatedBoard(
      [chip], choosing: ChipChoices(policies: names),
      sensing: isIdeal ? .ideal : .typical(seed: 9000 + number))
    let circuit = board.circuit
    Self.pose(circuit, number)
    let most: Double = [0, 200_000, 2_000_000][Int(number % 3)]
    let run = try ExperimentRun(
      chip, on: board.wiring(isFollowing: false), needsPlain: needsPlain,
      jitter: Jitter(seed: number + 1, most: most), gesture: { circuit.perform($0) })
    self.run = run
    self.chip = chip
    self.board = board
  }

  /// Runs an experiment as often as on a real chip, from reset to reset, and returns the answers of each time.
  mutating func answers(
    to steps: [ExperimentStep], reset: [ExperimentStep]?, times: Int
  ) throws(UserError) -> [[Int: ExperimentAnswer]] {
    do throws(ExperimentFailure) {
      var all: [[Int: ExperimentAnswer]] = []
      for _ in 0..<times {
        try run.reset(chip, by: reset)
        all.append(try run.answers(to: steps))
      }
      try run.reset(chip, by: reset)
      return all
    } catch {
      switch error {
      case .bus(let error): throw .failure("the emulated \(chip.name) fails: \(error.kind)")
      case .stopped: throw .failure("stopped")
      case .gesture(let gesture): throw .failure("\(gesture.rawValue) is not emulated")
      }
    }
  }

  /// The first act that the datasheet forbids; nil after a legal run.
  var forbidden: Violation? {
    board.circuit.violations(at: chip.connection).list.first { $0.severity == .forbidden }
  }

  /// The board's pose, and its surroundings.
  private static func pose(_ circuit: Circuit, _ number: UInt64) {
    let forces: [Axes<Double>] = [
      Axes(0.02, -0.03, 1), Axes(0.1, 0.08, -0.99), Axes(0.97, 0.15, 0.1), Axes(-0.98, 0.1, -0.05),
      Axes(0.06, 0.99, 0.1), Axes(-0.12, -0.98, -0.1), Axes(0.5, 0.6, 0.62), Axes(-0.6, 0.5, 0.62),
      Axes(0.3, -0.5, 0.81),
    ]
    let fields: [Axes<Double>] = [
      Axes(2, 20, -45), Axes(-25, 8, 40), Axes(30, -30, 15), Axes(-18, -22, -20), Axes(9, 40, 11),
    ]
    circuit.change { world in
      world.specificForce = forces[Int(number % UInt64(forces.count))]
      world.field = fields[Int(number % UInt64(fields.count))]
      world.temperature = 18 + Double(number * 7 % 15)
    }
  }
}

extension Circuit {
  /// Does to the board what a person is asked to do.
  func perform(_ gesture: ExperimentStep.Gesture) -> Bool {
    switch gesture {
    case .turn:
      change {
        let force = $0.specificForce
        $0.specificForce = Axes(-force.x, -force.y, -force.z)
      }
    case .knock:
      let force = world.specificForce
      change { $0.specificForce = Axes(force.x + 3, force.y + 3, force.z + 3) }
      advance(by: .milliseconds(10))
      change { $0.specificForce = force }
    case .replug: powerCycle()
    }
    advance(by: .milliseconds(500))
    return true
  }
}
