// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// Runs a random program on two equal chips, with differences that must have no effect: bits that a
/// write cannot change, the number of steps in which time passes, whether pins are watched, whether
/// transactions may take the short way that is open where no fault is planned, and whether the
/// controller moves every byte by itself.
///
/// Whatever the program does, both chips must give the same answers, at the same times and with the
/// same pin levels. So reserved bits and writes to read-only registers have no effect, and a chip
/// that computes its samples late is in the same state as one that computes them at each step.
public struct ChipProgram<Bytes: ProgramBytes>: ~Copyable {
  let subject: Subject
  var decoder: InstructionDecoder<Bytes>
  /// The chip on which time passes in steps, whose transactions go byte by byte, and whose pins are
  /// watched in half of the programs.
  let watched: Circuit
  /// The chip on which time passes at once, and on which bits without effect are inverted.
  let plain: Circuit
  var pins: [WatchedPin]
  /// The controller of the watched chip in half of the programs, where no fault is planned.
  private var controller: Controller?
  private enum Controller {
    case i2c(CircuitI2CBytes)
    case spi(CircuitSPIBytes)
  }
  private var isFaultPlanned = false
  /// The last instructions, for the report.
  private var recent: [Instruction] = []
  /// Number of instructions so far.
  public private(set) var instructions = 0
  /// Number of transactions so far, on both chips.
  public private(set) var transactions = 0

  /// Creates a program from its bytes, for a subject.
  public init(_ subject: Subject, _ bytes: Bytes) {
    var bytes = bytes
    // Watching costs time at every event, so only half of the programs do.
    let choice = bytes.next() ?? 0
    let watches = choice & 1 == 0
    self.subject = subject
    let watched = Circuit(subject.part)
    self.watched = watched
    plain = Circuit(subject.twin ?? subject.part)
    if let prepare = subject.prepare {
      prepare(watched)
      prepare(plain)
    }
    Self.forbidShortWays(on: watched)
    let controller: Controller =
      subject.address == nil ? .spi(CircuitSPIBytes(watched, 0)) : .i2c(CircuitI2CBytes(watched))
    self.controller = choice & 2 == 0 ? controller : nil
    pins = watches ? subject.pins.compactMap { WatchedPin($0, watched, subject.target) } : []
    decoder = InstructionDecoder(
      bytes, subject,
      watched.policies(at: subject.target).filter {
        // The checks here presume the default values of these policies.
        ![
          "reserved-bits", "counter-outside-blocks", "closed-registers", "i2c-increment",
          "burst-end", "burst-write", "address-bit-7",
          "spi-single-register", "counter-after-3f", "first-spi-frame",
          "clone-id",
        ].contains($0.name)
      })
  }

  /// Plans a fault that never strikes.
  private static func forbidShortWays(on circuit: Circuit) { circuit.fail(.timeout) { _ in false } }

  /// Runs a number of instructions, or all up to the end of the bytes.
  ///
  /// - Returns: A description of what differed; nil when nothing did.
  public mutating func run(instructions limit: Int = .max) -> String? {
    if pins.count < subject.pins.count, !pins.isEmpty { return "a pin is missing: \(subject.pins)" }
    while instructions < limit, let instruction = decoder.next() {
      instructions += 1
      if recent.count == 40 { recent.removeFirst(20) }
      recent.append(instruction)
      let problem = run(instruction) ?? compare() ?? (instructions % 16 == 0 ? inspect() : nil)
      if let problem { return report(problem) }
    }
    return nil
  }

  private func report(_ problem: String) -> String {
    let last = recent.suffix(20).map { "  \($0)" }.joined(separator: "\n")
    return "\(subject): after \(instructions) instructions \(problem); the last were\n\(last)"
  }

  // MARK: One instruction

  private mutating func run(_ instruction: Instruction) -> String? {
    switch instruction {
    case .write(let command, let bytes, let flips):
      return same(
        transferWatched(command, bytes, 0),
        transfer(plain, command, inverted(bytes, command, by: flips), 0))
    case .read(let command, let count):
      return same(transferWatched(command, [], count), transfer(plain, command, [], count))
    case .exchange(let command, let bytes, let count):
      return same(
        transferWatched(command, bytes, count), transfer(plain, command, bytes, count))
    case .probe:
      return same(transferWatched(nil, [], 0), transfer(plain, nil, [], 0))
    case .wait(let time):
      plain.advance(by: Duration(wholeNanoseconds: time))
      return wait(until: watched.now.advanced(byNanoseconds: time))
    case .world(let world):
      watched.change { $0 = world }
      plain.change { $0 = world }
    case .policy(let name, let value):
      guard watched.setPolicy(name, to: value, at: subject.target),
        plain.setPolicy(name, to: value, at: subject.target)
      else { return "the policy is unknown" }
    case .powerCycle:
      watched.powerCycle()
      plain.powerCycle()
    case .fault(let fault):
      for circuit in [watched, plain] {
        circuit.repair()
        circuit.fail(fault, atTransaction: 1)
      }
      Self.forbidShortWays(on: watched)
      isFaultPlanned = true
    }
    return nil
  }

  /// Result of a transfer.
  private enum Outcome: Equatable {
    case bytes([UInt8])
    case error(BusError)
  }

  private mutating func transfer(
    _ circuit: Circuit, _ command: UInt8?, _ bytes: [UInt8], _ count: Int
  ) -> Outcome {
    transactions += 1
    var answer = [UInt8](repeating: 0xEE, count: count)
    do throws(BusError) {
      var span = answer.mutableSpan
      if let address = subject.address {
        try circuit.transfer(address, command: command, writing: bytes.span, reading: &span)
      } else {
        try circuit.transfer(
          spi: 0, command: command ?? 0xFF, writing: bytes.span, reading: &span)
      }
      return .bytes(answer)
    } catch { return .error(error) }
  }

  /// The same on the watched chip, which comes first, byte by byte where that is chosen.
  private mutating func transferWatched(
    _ command: UInt8?, _ bytes: [UInt8], _ count: Int
  ) -> Outcome {
    guard let controller, !isFaultPlanned else {
      isFaultPlanned = false
      return transfer(watched, command, bytes, count)
    }
    transactions += 1
    return switch controller {
    case .i2c(let bus): transfer(by: bus, command, bytes, count)
    case .spi(let bus): .bytes(exchange(by: bus, command ?? 0xFF, bytes, count))
    }
  }

  private func transfer(
    by bus: CircuitI2CBytes, _ command: UInt8?, _ bytes: [UInt8], _ count: Int
  ) -> Outcome {
    guard let address = subject.address else { return .error(.noAcknowledge) }
    var bus = bus
    defer { bus.stop() }
    if command != nil || count == 0 {
      bus.start()
      for byte in [address << 1] + (command.map { [$0] } ?? []) + bytes {
        guard bus.send(byte) else { return .error(.noAcknowledge) }
      }
    }
    if count > 0 {
      bus.start()
      guard bus.send(address << 1 | 1) else { return .error(.noAcknowledge) }
    }
    return .bytes((0..<count).map { _ in bus.receive() })
  }

  private func exchange(
    by bus: CircuitSPIBytes, _ command: UInt8, _ bytes: [UInt8], _ count: Int
  ) -> [UInt8] {
    var bus = bus
    bus.select()
    bus.take(command)
    let answer = (0..<max(bytes.count, count)).map { index in
      defer { bus.take(index < bytes.count ? bytes[index] : 0) }
      return bus.offer()
    }
    // An offer that is not taken has no effect.
    _ = bus.offer()
    bus.deselect()
    return Array(answer.prefix(count))
  }

  private func same(_ first: Outcome, _ second: Outcome) -> String? {
    first == second ? nil : "\(first) came from one chip and \(second) from its twin"
  }

  /// The bytes with those bits of `flips` inverted that no register stores.
  private func inverted(_ bytes: [UInt8], _ command: UInt8, by flips: UInt8) -> [UInt8] {
    guard !subject.reads(command) else { return bytes }
    return bytes.indices.map { index in
      let register = subject.register(of: index, after: command)
      // In a byte whose register is not known, any bit may matter.
      if register == nil, case .stUnit = subject.framing { return bytes[index] }
      return bytes[index] ^ flips & ~(register.flatMap { subject.meaningful[$0] } ?? 0)
    }
  }

  /// Passes time in up to three steps. Until just before the next event, no pin may change.
  private mutating func wait(until end: Instant) -> String? {
    let target = subject.target
    let before = watched.pins(at: target)
    if let event = pins.first?.line.nextEvent, event > watched.now {
      watched.advance(to: min(event.advanced(byNanoseconds: -1), end))
      if watched.pins(at: target) != before { return "a pin changed where nothing happens" }
    }
    let half = (end.nanoseconds &- watched.now.nanoseconds) / 2
    if half > 0 { watched.advance(by: Duration(wholeNanoseconds: half)) }
    _ = watched.pins(at: target)
    watched.advance(to: end)
    return nil
  }

  // MARK: Invariants

  private mutating func compare() -> String? {
    guard watched.now == plain.now else { return "times differ: \(watched.now), \(plain.now)" }
    let levels = watched.pins(at: subject.target)
    let others = plain.pins(at: subject.target)
    guard levels == others else { return "pins differ: \(levels), \(others)" }
    for index in pins.indices {
      if let problem = pins[index].check(levels, now: watched.now) { return problem }
    }
    return nil
  }

  /// Violations by reading. Those of writes depend on bits without effect.
  private static var readViolations: [Violation.Kind] {
    [
      .burstWithoutIncrement, .unprotectedRead, .staleRead, .busyRead, .frozenRead, .unsettledRead,
      .reservedRead, .bootAccess, .st2Unread, .powerDownRead, .earlyRead, .fuseModeRead,
      .misalignedBurst, .readAfterWrite, .noEffect,
    ]
  }

  /// Compares what the two chips tell about reads beside the bytes.
  private func compareReads() -> String? {
    let (first, second) = (
      watched.violations(at: subject.target), plain.violations(at: subject.target)
    )
    for kind in Self.readViolations where first.count(kind) != second.count(kind) {
      return "\(kind.identifier) came \(first.count(kind)) and \(second.count(kind)) times"
    }
    for quantity in Quantity.allCases {
      let truths = [watched, plain].map { $0.truth(at: subject.target, of: quantity) }
      // By their bits, because an input may be NaN.
      let inputs = truths.map { $0?.input.map(\.bitPattern) }
      guard truths[0]?.instants == truths[1]?.instants, inputs[0] == inputs[1] else {
        return "truths differ: \(truths)"
      }
    }
    return nil
  }

  /// Checks that constant registers have their value and that reserved bits are zero, where a read
  /// succeeds.
  private mutating func inspect() -> String? {
    if let problem = compareReads() { return problem }
    watched.repair()
    plain.repair()
    isFaultPlanned = false
    Self.forbidShortWays(on: watched)
    for (register, value) in subject.constants {
      guard let found = read(register) else { return nil }
      // In three-wire mode the chip answers on a line that is not read here.
      if found == 0xFF && subject.address == nil { return nil }
      guard found == value else { return "\(hex([register])) reads \(hex([found]))" }
    }
    if let register = subject.fifoSource, let found = read(register), !isConsistent(found) {
      return "FIFO_SRC_REG is \(hex([found]))"
    }
    for (register, mask) in subject.meaningful {
      guard let found = read(register) else { return nil }
      guard found & ~mask == 0 else {
        return "\(hex([register])) has reserved bits: \(hex([found]))"
      }
    }
    return nil
  }

  /// Checks WTM, OVRN, EMPTY and FSS against each other: an empty FIFO has no sets, is not above
  /// its watermark and is not full.
  private func isConsistent(_ source: UInt8) -> Bool {
    // This part has no EMPTY, and 32 sets in FSS.
    if case .stUnit = subject.framing { return source == 0 || 1...32 ~= source & 0x3F }
    let isEmpty = source & 0x20 != 0
    return isEmpty == (source & 0x1F == 0) && (!isEmpty || source & 0xC0 == 0)
  }

  private mutating func read(_ register: UInt8) -> UInt8? {
    let command = subject.command(register, reads: true, increments: false)
    let outcome = transferWatched(command, [], 1)
    guard outcome == transfer(plain, command, [], 1), case .bytes(let bytes) = outcome else {
      return nil
    }
    return bytes[0]
  }
}

/// Checks the edges of a pin: in order of time, alternating, and ending at its present level.
struct WatchedPin {
  let name: String
  var line: CircuitLine
  private var isHigh: Bool
  private var time: Int64

  init?(_ name: String, _ circuit: Circuit, _ target: Transaction.Target) {
    guard let line = circuit.line(name, of: target) else { return nil }
    self.name = name
    self.line = line
    isHigh = line.isActive()
    time = circuit.now.nanoseconds
  }

  /// Takes the edges since the last call.
  ///
  /// - Returns: A description of what is wrong with them; nil when nothing is.
  mutating func check(_ levels: [Pin], now: Instant) -> String? {
    let missed = line.lostEdges
    var hasEdge = false
    while let edge = line.takeEdge() {
      let isUnknown = line.lostEdges != missed && !hasEdge
      hasEdge = true
      guard edge.time >= time, edge.time <= now.nanoseconds else {
        return "an edge of \(name) at \(edge.time), after \(time), now \(now.nanoseconds)"
      }
      guard isUnknown || edge.isHigh != isHigh else { return "two edges of \(name) alike" }
      isHigh = edge.isHigh
      time = edge.time
    }
    guard let level = levels.first(where: { $0.name == name })?.isHigh else {
      return "\(name) is gone"
    }
    // All edges of this pin may be among those that were lost, and those that are kept another pin's.
    if line.lostEdges != missed && !hasEdge { isHigh = level }
    return level == isHigh ? nil : "\(name) is \(level), but its edges say \(isHigh)"
  }
}
