// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// A random program on two chips of a kind, which differ in what must not matter: bits that a write
/// may not change, into how many steps a wait is divided, and who looks at the pins.
///
/// Whatever the program does, both answer alike, at the same times and with the same pins. So
/// nothing that a datasheet reserves, and no write to a register that is only read, has any effect,
/// and a chip that is looked at late has done the same as one that was looked at all the time.
public struct ChipProgram<Bytes: ProgramBytes>: ~Copyable {
  let subject: Subject
  var decoder: InstructionDecoder<Bytes>
  /// Waits in steps, and has its pins watched.
  let watched: Circuit
  /// Waits at once, and is written other meaningless bits.
  let plain: Circuit
  var pins: [WatchedPin]
  /// What was done last.
  private var recent: [Instruction] = []
  public private(set) var instructions = 0
  public private(set) var transactions = 0

  public init(_ subject: Subject, _ bytes: Bytes) {
    var bytes = bytes
    // Watching costs a look at every event, so not every program does.
    let watches = (bytes.next() ?? 0) & 1 == 0
    self.subject = subject
    let watched = Circuit(subject.part)
    self.watched = watched
    plain = Circuit(subject.part)
    pins = watches ? subject.pins.compactMap { WatchedPin($0, watched, subject.target) } : []
    decoder = InstructionDecoder(
      bytes, subject,
      watched.policies(at: subject.target).filter {
        // What is checked here presumes the default of these.
        !["reserved-bits", "counter-outside-blocks", "closed-registers"].contains($0.name)
      })
  }

  /// Runs so many instructions, or to the end of the bytes; what went wrong, or nil.
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
    case .write(let command, let bytes, let spoil):
      return same(
        transfer(watched, command, bytes, 0),
        transfer(plain, command, spoilt(bytes, command, by: spoil), 0))
    case .read(let command, let count):
      return same(transfer(watched, command, [], count), transfer(plain, command, [], count))
    case .exchange(let command, let bytes, let count):
      return same(
        transfer(watched, command, bytes, count), transfer(plain, command, bytes, count))
    case .probe:
      return same(transfer(watched, nil, [], 0), transfer(plain, nil, [], 0))
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
    }
    return nil
  }

  /// What a transfer gave.
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

  private func same(_ first: Outcome, _ second: Outcome) -> String? {
    first == second ? nil : "\(first) came from one chip and \(second) from its twin"
  }

  /// The bytes with bits turned over that no register takes.
  private func spoilt(_ bytes: [UInt8], _ command: UInt8, by spoil: UInt8) -> [UInt8] {
    guard !subject.reads(command) else { return bytes }
    return bytes.indices.map { index in
      let register = subject.register(of: index, after: command)
      return bytes[index] ^ spoil & ~(register.flatMap { subject.meaningful[$0] } ?? 0)
    }
  }

  /// In up to three steps; up to just before the next event no pin changes.
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

  // MARK: What always holds

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

  /// Constants are constant, and reserved bits zero, for whoever gets an answer.
  private mutating func inspect() -> String? {
    watched.repair()
    plain.repair()
    for (register, value) in subject.constants {
      guard let found = read(register) else { return nil }
      // Three-wire SPI answers on a wire that nobody reads here.
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

  /// WTM, OVRN, EMPTY and FSS: an empty FIFO has no sets, is not over its mark and not full.
  private func isConsistent(_ source: UInt8) -> Bool {
    let isEmpty = source & 0x20 != 0
    return isEmpty == (source & 0x1F == 0) && (!isEmpty || source & 0xC0 == 0)
  }

  private mutating func read(_ register: UInt8) -> UInt8? {
    let command = subject.command(register, reads: true, increments: false)
    let outcome = transfer(watched, command, [], 1)
    guard outcome == transfer(plain, command, [], 1), case .bytes(let bytes) = outcome else {
      return nil
    }
    return bytes[0]
  }
}
