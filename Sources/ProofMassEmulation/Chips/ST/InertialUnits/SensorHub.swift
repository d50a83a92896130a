// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// The sensor hub of an inertial unit: the controller of its auxiliary bus, which serves up to four slaves in each
/// cycle, in their order. What starts a cycle, and in which registers settings and bytes are, is the chip's.
///
/// Choices where nothing is documented: a cycle takes no time; a slave that does not acknowledge leaves its bytes as
/// they were, as one that is not due; a slave that is written has none; the first cycle reads all slaves; bytes beyond
/// the last register are lost. The single write is done once after the controller is switched on.
struct SensorHub: Sendable {
  /// What is done with a slave in a cycle.
  enum Access: Equatable, Sendable {
    case none
    /// Writes a byte.
    case write(UInt8)
    /// Reads so many bytes.
    case read(Int)
  }

  struct Slave: Equatable, Sendable {
    /// 7-bit I2C address.
    var address: UInt8
    /// The byte after the address: a register, with a bit for increments where the slave has one.
    var register: UInt8
    var access: Access
    /// Cycles from one read to the next.
    var every = 1
    /// Whether the FIFO stores its bytes one by one.
    var isBatched = false
  }

  /// What the registers select.
  struct Plan: Sendable {
    /// Whether the part is the controller, and its sensors start the cycles. INT2 is no input here.
    var isOn = false
    /// Whether samples of the gyroscope start cycles, too.
    var startsWithRate = false
    /// Whether a write is done in the first cycle only.
    var writesOnce = false
    /// Whether a cycle ends the state of the one before.
    var endsState = false
    var slaves: [Slave] = []
    /// The fewest ticks from one cycle to the next.
    var ticks: Int64 = 1
  }

  /// What a slave answered in a cycle.
  struct Answer: Equatable, Sendable {
    /// The slave's number.
    var slave: Int
    /// The bytes that were read; nil where it did not acknowledge.
    var bytes: [UInt8]?
  }

  var bus = AuxiliaryBus()
  /// The bytes of all slaves, one after the other.
  private(set) var outputs: [UInt8]
  /// Whether all slaves were served, since this was last read.
  private(set) var hasEnded = false
  /// The slaves that did not acknowledge, since this was last read: bit n is slave n.
  private(set) var failed: UInt8 = 0
  /// Whether the single write is done.
  private(set) var hasWritten = false
  /// Cycles since the controller was switched on.
  private var cycles = 0

  /// - Parameter bytes: The number of registers for what is read.
  init(bytes: Int) { outputs = [UInt8](repeating: 0, count: bytes) }

  /// Clears outputs and state.
  mutating func reset() {
    for index in outputs.indices { outputs[index] = 0 }
    (hasEnded, failed, hasWritten, cycles) = (false, 0, false, 0)
  }

  /// The controller is switched on.
  mutating func start() { (hasWritten, cycles) = (false, 0) }

  /// The state was read, which ends it.
  mutating func didReadState() { (hasEnded, failed) = (false, 0) }

  /// Serves the slaves.
  mutating func serve(_ plan: Plan, at time: Int64, in world: inout World) -> [Answer] {
    if plan.endsState { didReadState() }
    var answers: [Answer] = []
    var next = 0
    for (number, slave) in plan.slaves.enumerated() {
      var answer = Answer(slave: number)
      switch slave.access {
      case .none: continue
      case .write(let byte):
        if plan.writesOnce && hasWritten { continue }
        let isDone = bus.write([slave.register, byte], to: slave.address, at: time, in: &world)
        if isDone { answer.bytes = [] }
        if plan.writesOnce { hasWritten = true }
      case .read(let count):
        guard cycles % slave.every == 0 else {
          next += count
          continue
        }
        answer.bytes = bus.read(
          count, from: slave.register, of: slave.address, at: time, in: &world)
        for (index, byte) in (answer.bytes ?? []).enumerated() where next + index < outputs.count {
          outputs[next + index] = byte
        }
        next += count
      }
      if answer.bytes == nil { failed |= 1 << UInt8(number) }
      answers.append(answer)
    }
    hasEnded = true
    cycles += 1
    return answers
  }

  /// Six bytes of the outputs, the first in the lowest bits.
  func data(from first: Int) -> UInt64 { Self.data(outputs[first...]) }

  /// The first six bytes, the first in the lowest bits.
  static func data(_ bytes: some Collection<UInt8>) -> UInt64 {
    var data: UInt64 = 0
    for (index, byte) in bytes.prefix(6).enumerated() { data |= UInt64(byte) << (8 * index) }
    return data
  }
}

extension SensorHub.Slave {
  /// A slave by its registers. Only slave 0 is written, where it is not read.
  init(
    _ number: Int, address: UInt8, reads: Bool, register: UInt8, count: UInt8, writing byte: UInt8
  ) {
    self.address = address
    self.register = register
    let isWritten = !reads && number == 0
    access = isWritten ? .write(byte) : reads && count > 0 ? .read(Int(count)) : .none
  }
}
