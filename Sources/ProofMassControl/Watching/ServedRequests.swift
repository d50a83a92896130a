// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassEmulation
internal import ProofMassPhysics

/// The requests of clients of `serve`, which the articles Control and WebStream of ProofMassServer describe.
package struct ServedRequests<Board: WatchedSource> {
  private let board: Board
  package let hand: Hand?
  /// The instants until which clients watch a chip's registers, and the bus.
  private var looks: [Look: Instant] = [:]
  /// The chips whose registers are to be described.
  private var described: [Transaction.Target] = []
  /// The look at the next moments of a chip that has been requested.
  private var siliconRequest: SiliconRequest?
  /// Whether noise and offsets are present.
  private(set) var isNoisy: Bool
  /// The chips that no longer answer.
  var unplugged: [Transaction.Target] { board.circuit?.hasFaults ?? false ? faulty : [] }
  /// Those that were unplugged here; a repair through another interface ends all faults.
  private var faulty: [Transaction.Target] = []
  /// The seed of parts that replaced the original ones; nil for those of the command line.
  private(set) var seed: UInt64?

  package enum Look: Hashable, Sendable {
    case registers(Transaction.Target)
    case bus
    case silicon(Transaction.Target)
  }

  /// The time for which clients receive the objects that they requested to watch.
  private static var patience: Duration { .seconds(3) }
  /// Limit of the number of requests in 20 ms.
  private static var most: Int { 16 }
  private static var mostSeed: Int { 999_999_999 }
  /// The most frames of all sensors in an object of the stream, which then has some 480 kB.
  private static var mostFrames: Int { 600 }

  /// - Parameter hand: nil for a board that cannot be moved.
  package init(_ board: Board, _ hand: Hand?) {
    (self.board, self.hand) = (board, hand)
    isNoisy = board.circuit?.sensing != .ideal
  }

  func isLooked(at look: Look) -> Bool { looks[look].map { board.now < $0 } ?? false }

  /// The chips whose description has been requested since the last call.
  mutating func takeDescribed() -> [Transaction.Target] {
    defer { described = [] }
    return described
  }

  /// The look at the next moments that has been requested since the last call.
  mutating func takeSiliconRequest() -> SiliconRequest? {
    defer { siliconRequest = nil }
    return siliconRequest
  }

  /// Carries out the requests of 20 ms, one per line. A client that sends more than a person could takes no
  /// time from the chips and from other clients.
  ///
  /// - Returns: The reason why some were not carried out.
  package mutating func take(_ lines: [[UInt8]]) -> InputError? {
    var mistakes: [InputError] = []
    for line in lines.prefix(Self.most) {
      do throws(InputError) { try take(line) } catch { mistakes.append(error) }
    }
    if lines.count > Self.most {
      return InputError(
        "\(lines.count - Self.most) requests are left out: at most \(Self.most) in 20 ms")
    }
    guard let first = mistakes.first, mistakes.count > 1 else { return mistakes.first }
    return InputError("\(first.description); and \(mistakes.count - 1) more at the same time")
  }

  private mutating func take(_ line: [UInt8]) throws(InputError) {
    try Request(line, at: hand == nil ? .view : .stream).carryOut {
      verb, members throws(InputError) in
      switch verb {
      case .describe:
        let chip = try chip(members)
        if !described.contains(chip) { described.append(chip) }
      case .registers: looks[.registers(try chip(members))] = board.now + Self.patience
      case .bus: looks[.bus] = board.now + Self.patience
      default: if let hand { try touch(verb, members, hand) }
      }
    }
  }

  /// Carries out a request to an emulated board.
  private mutating func touch(
    _ verb: Verb, _ members: Members, _ hand: Hand
  ) throws(InputError) {
    let circuit = hand.circuit
    switch verb {
    case .scenario:
      let (scenario, moment) = try members.scenario()
      hand.play(scenario, from: moment)
    case .noise:
      let isOn = try members.required("on", Members.bool)
      guard circuit.sensing != .ideal else {
        throw InputError("the chips are ideal: choose typical or nominal ones")
      }
      isNoisy = isOn
      circuit.bypassElements(!isOn)
    case .part:
      guard case .typical? = circuit.sensing else {
        throw InputError("only typical parts differ: choose typical sensing")
      }
      guard let number = try members.integer("seed", in: 0...Self.mostSeed) else {
        throw .missing("seed")
      }
      let seed = UInt64(number)
      guard seed != self.seed else { return }
      self.seed = seed
      circuit.exchangeParts(seed: seed)
      circuit.bypassElements(!isNoisy)
    case .unplug:
      let chip = try chip(members)
      // Only once, because each planned fault is kept.
      guard !unplugged.contains(chip) else { return }
      faulty = unplugged + [chip]
      circuit.fail(.noAddressAcknowledge, for: FaultFilter(target: chip), first: 1, count: .max)
    case .silicon:
      let request = try SiliconRequest(members, of: try chip(members))
      guard !request.isPresent else {
        looks[.silicon(request.target)] = board.now + Self.patience
        break
      }
      let chip = board.watchedChips.first { $0.target == request.target }
      let sensors = max(1, chip?.facts.quantities.count ?? 1)
      guard request.look.count * sensors <= Self.mostFrames else {
        throw InputError(
          "frames is above \(Self.mostFrames / sensors), the most of this chip in a stream")
      }
      guard siliconRequest == nil else {
        throw InputError("another look at silicon came at the same time: ask again")
      }
      siliconRequest = request
    case .repair: circuit.repair()
    case .powerCycle: circuit.powerCycle()
    default: if let motion = try verb.motion(members) { hand.begin(motion) }
    }
  }

  private func chip(_ members: Members) throws(InputError) -> Transaction.Target {
    try members.chip(of: board.watchedChips.map { ($0.target, $0.facts) })
  }
}
