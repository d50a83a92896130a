// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// The sensor hub of an inertial unit: the controller of its auxiliary bus, which serves up to four slaves in each
/// cycle, in their order. What starts a cycle, and in which registers settings and bytes are, is the chip's.
///
/// Choices where nothing is documented: a cycle takes no time; a slave that does not acknowledge leaves its bytes as
/// they were; a slave that is written has none; bytes beyond the last register are lost. The single write is done
/// once after the controller is switched on.
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

  /// - Parameter bytes: The number of registers for what is read.
  init(bytes: Int) { outputs = [UInt8](repeating: 0, count: bytes) }

  /// Clears outputs and state.
  mutating func reset() {
    for index in outputs.indices { outputs[index] = 0 }
    (hasEnded, failed, hasWritten) = (false, 0, false)
  }

  /// The controller is switched on.
  mutating func start() { hasWritten = false }

  /// The state was read, which ends it.
  mutating func didReadState() { (hasEnded, failed) = (false, 0) }

  /// Serves the slaves.
  ///
  /// - Parameter writesOnce: Whether a write is done in the first cycle only.
  mutating func serve(
    _ slaves: [Slave], writesOnce: Bool, at time: Int64, in world: inout World
  ) -> [Answer] {
    var answers: [Answer] = []
    var next = 0
    for (number, slave) in slaves.enumerated() {
      var answer = Answer(slave: number)
      switch slave.access {
      case .none: continue
      case .write(let byte):
        if writesOnce && hasWritten { continue }
        let isDone = bus.write(
          byte, to: slave.register, of: slave.address, at: time, in: &world)
        if isDone { answer.bytes = [] }
        if writesOnce { hasWritten = true }
      case .read(let count):
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
    return answers
  }
}
