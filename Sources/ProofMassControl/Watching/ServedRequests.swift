// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassPhysics

/// The requests of clients of `serve`, which the article WebStream of ProofMassServer describes.
package struct ServedRequests<Board: WatchedSource> {
  private let board: Board
  package private(set) var hand: Hand?
  /// The instants until which clients watch a chip's registers, and the bus.
  private var looks: [Look: Instant] = [:]
  /// The chips whose registers are to be described.
  private var described: [Quantity] = []
  /// Whether noise and offsets are present.
  private(set) var isNoisy: Bool
  /// The chips that no longer answer.
  var unplugged: [Quantity] { board.circuit?.hasFaults ?? false ? faulty : [] }
  /// Those that were unplugged here; a repair through another interface ends all faults.
  private var faulty: [Quantity] = []
  /// The seed of parts that replaced the original ones; nil for those of the command line.
  private(set) var seed: UInt64?

  package enum Look: Hashable, Sendable {
    case registers(Quantity)
    case bus
  }

  /// The time for which clients receive the objects that they requested to watch.
  private static var patience: Duration { .seconds(3) }
  /// Limit of the number of requests in 20 ms.
  private static var most: Int { 16 }
  private static var mostSeed: Double { 999_999_999 }

  /// - Parameter hand: nil for a board that cannot be moved.
  package init(_ board: Board, _ hand: Hand?) {
    (self.board, self.hand) = (board, hand)
    isNoisy = board.circuit?.sensing != .ideal
  }

  func isLooked(at look: Look) -> Bool { looks[look].map { board.now < $0 } ?? false }

  /// The chips whose description has been requested since the last call.
  mutating func takeDescribed() -> [Quantity] {
    defer { described = [] }
    return described
  }

  /// Carries out the requests of 20 ms, one per line. A client that sends more than a person could takes no
  /// time from the chips and from other clients.
  ///
  /// - Returns: The reason why some were not carried out.
  package mutating func take(_ lines: [[UInt8]]) -> Mistake? {
    var mistakes: [Mistake] = []
    for line in lines.prefix(Self.most) {
      do throws(Mistake) { try take(line) } catch { mistakes.append(error) }
    }
    if lines.count > Self.most {
      return Mistake(
        "\(lines.count - Self.most) requests are left out: at most \(Self.most) in 20 ms")
    }
    guard let first = mistakes.first, mistakes.count > 1 else { return mistakes.first }
    return Mistake("\(first.description); and \(mistakes.count - 1) more at the same time")
  }

  /// Carries out a request, a JSON object whose member `do` names it.
  private mutating func take(_ line: [UInt8]) throws(Mistake) {
    let request: JSONValue
    do throws(JSONError) { request = try JSONValue(line) } catch {
      throw Mistake(error.description)
    }
    guard let name = request["do"]?.text else { throw Mistake("the member do is missing") }
    switch name {
    case "describe":
      let chip = try chip(request).quantity
      if !described.contains(chip) { described.append(chip) }
    case "registers":
      looks[.registers(try chip(request).quantity)] = board.now + Self.patience
    case "bus": looks[.bus] = board.now + Self.patience
    default:
      guard let circuit = board.circuit, hand != nil else { throw Mistake(Self.refusal) }
      try touch(name, request, circuit)
    }
  }

  private static var refusal: String {
    "only a board that this command emulates can be moved, and only without --motion FILE.csv"
  }

  // MARK: An emulated board

  private mutating func touch(
    _ name: String, _ request: JSONValue, _ circuit: Circuit
  ) throws(Mistake) {
    switch name {
    case "turn": try turn(request)
    case "shake": begin(.shake())
    case "knock": begin(.knock())
    case "drop": begin(.drop())
    case "walk": begin(.walk(for: .seconds(4)))
    case "figure8": begin(.figure8())
    case "magnet": begin(.magnet(x: 60, y: -30, z: 20, duration: .seconds(3)))
    case "rest": begin(.rest(for: .zero))
    case "heat":
      let target = try number("celsius", -40...85, request)
      begin(.warm(to: target, over: .seconds(5)))
    case "scenario": try play(request)
    case "noise":
      guard let isOn = request["on"]?.bool else { throw Mistake("on is neither true nor false") }
      guard circuit.sensing != .ideal else {
        throw Mistake("the chips are ideal: choose typical or nominal ones")
      }
      isNoisy = isOn
      circuit.bypassElements(!isOn)
    case "part":
      guard case .typical? = circuit.sensing else {
        throw Mistake("only typical parts differ: choose typical sensing")
      }
      let number = try number("seed", 0...Self.mostSeed, request)
      guard let seed = UInt64(exactly: number) else { throw Mistake("seed is not a whole number") }
      guard seed != self.seed else { return }
      self.seed = seed
      circuit.exchangeParts(seed: seed)
      circuit.bypassElements(!isNoisy)
    case "unplug":
      let chip = try chip(request)
      // Only once, because each planned fault is kept.
      guard !unplugged.contains(chip.quantity) else { return }
      faulty =
        unplugged + board.sensors.filter { $0.target == chip.target }.map { $0.quantity }
      let filter = FaultFilter(target: chip.target)
      circuit.fail(.noAddressAcknowledge, for: filter, first: 1, count: .max)
    case "repair":
      circuit.repair()
    case "power_cycle": circuit.powerCycle()
    default: throw Mistake("unknown request \(quoted(name)): the article WebStream has all")
    }
  }

  private mutating func begin(_ motion: Motion) { hand?.begin { _ in motion } }

  /// Rotates the board to an attitude: within 40 ms while it is dragged, or smoothly within a given time.
  private mutating func turn(_ request: JSONValue) throws(Mistake) {
    let numbers = request["q"]?.array?.compactMap { $0.double } ?? []
    guard numbers.count == 4, request["q"]?.array?.count == 4 else {
      throw Mistake("q is not four finite numbers, [w, x, y, z]")
    }
    let target = Quaternion(numbers[0], numbers[1], numbers[2], numbers[3])
    guard (0.9...1.1).contains(target.magnitude) else { throw Mistake("q is no rotation") }
    guard request["seconds"] != nil else {
      hand?.begin { $0.quickTurn(to: target.normalized) }
      return
    }
    let time = Duration.seconds(try number("seconds", 0.1...10, request))
    hand?.begin { .rotate(to: $0.conjugate * target.normalized, over: time) }
  }

  private mutating func play(_ request: JSONValue) throws(Mistake) {
    guard let scenario = request["name"]?.text.flatMap({ Scenario.named($0) }) else {
      throw Mistake("name is not one of \(Scenario.all.map { $0.name }.joined(separator: ", "))")
    }
    guard request["from_s"] != nil else {
      hand?.play(scenario)
      return
    }
    let length = Double(scenario.motion.duration.wholeNanoseconds) / 1e9
    let moment = Duration.seconds(try number("from_s", 0...length, request))
    hand?.play(scenario, from: moment)
  }

  // MARK: Members

  private func number(
    _ name: String, _ range: ClosedRange<Double>, _ request: JSONValue
  ) throws(Mistake) -> Double {
    guard let number = request[name]?.double, range.contains(number) else {
      let (low, high) = (shortest(range.lowerBound), shortest(range.upperBound))
      throw Mistake("\(name) is not a number from \(low) to \(high)")
    }
    return number
  }

  private func chip(_ request: JSONValue) throws(Mistake) -> WatchedSensor {
    let name = request["sensor"]?.text
    guard let chip = board.sensors.first(where: { $0.quantity.prefix == name }) else {
      let known = board.sensors.map { $0.quantity.prefix }
      throw Mistake("sensor is not one of \(known.joined(separator: ", "))")
    }
    return chip
  }
}

extension Quaternion {
  /// The shortest rotation from this attitude to another, at a constant rate except at its ends.
  fileprivate func quickTurn(to target: Quaternion) -> Motion {
    let turn = conjugate * target
    let sign = turn.w < 0 ? -1.0 : 1
    let angle = 2 * Series.arctangent(turn.vector.magnitude, turn.w * sign)
    return .spin(
      rate: sign * angle / 0.032, about: turn.vector, duration: .milliseconds(32),
      ramp: .milliseconds(8))
  }
}
