// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// A transfer in progress.
struct MutantTransfer: Sendable {
  private(set) var command: UInt8?
  private(set) var isSPI = false
  /// Number of bytes after the command, in either direction.
  var count = 0
  /// Number of transfers that have ended.
  private(set) var ended = 0
  /// Bytes that the chip has answered, by register; those of the present set only.
  private(set) var answers: [UInt8: UInt8] = [:]
  private var last: UInt8?

  mutating func begin(_ command: UInt8, isSPI: Bool) {
    self.command = command
    self.isSPI = isSPI
    count = 0
    forget()
  }

  mutating func end() {
    ended += 1
    count = 0
    forget()
  }

  mutating func note(_ byte: UInt8, from register: UInt8) {
    // A burst of several sets returns to the first register.
    if let last, register <= last { answers = [:] }
    answers[register] = byte
    last = register
  }

  private mutating func forget() {
    answers = [:]
    last = nil
  }
}

/// What a mutant remembers since power-on.
struct MutantMemory: Sendable {
  /// Bytes as they were written, of registers that ignore a part of them.
  var written: [UInt8: UInt8] = [:]
  /// Writes that are still to be lost.
  var writesToLose = 0
  /// The board time in nanoseconds until which the chip is mute.
  var muteUntil = Int64.min
  /// The board time in nanoseconds up to which bits that clear themselves read as ones.
  var resetsUntil = Int64.min
  /// The board time in nanoseconds up to which ready bits are not set.
  var startsUntil = Int64.min
  /// The bank that is open; 0 is the main one.
  var bank: UInt8 = 0
}

// Bytes between the controller and the chip.
extension MutantChip {
  // MARK: Writing

  mutating func store(_ byte: UInt8, at time: Int64) {
    let register = pointer
    guard time >= memory.muteUntil else { return }
    defer { transfer.count += 1 }
    let isMain = isInMainBank
    noteBank(byte, at: register)
    chip.write(isMain ? stored(byte, in: register, at: time) : byte, at: clock.inner(time))
  }

  /// The byte that a register receives.
  private mutating func stored(_ byte: UInt8, in register: UInt8, at time: Int64) -> UInt8 {
    switch mutation {
    case .lostWrites(register, _) where memory.writesToLose > 0:
      memory.writesToLose -= 1
      return peek(register, at: time)
    case .ignored(register, let mask, let reset):
      memory.written[register] = byte
      return byte & ~mask | reset & mask
    case .slowStart(_, let registers, let length) where registers.contains(register):
      memory.startsUntil = time + length
    case .slowReset(let bits, let length)
    where bits.contains(where: { $0.register == register && $0.mask & byte != 0 }):
      memory.resetsUntil = time + length
    default: break
    }
    return byte
  }

  // MARK: Reading

  mutating func answer(at time: Int64) -> UInt8 {
    guard time >= memory.muteUntil else { return 0xFF }
    place(at: time)
    let register = pointer
    defer { transfer.count += 1 }
    guard isInMainBank else { return chip.read(at: clock.inner(time)) }
    let other = replacement(for: register, at: time)
    let byte = chip.read(at: clock.inner(time))
    transfer.note(byte, from: register)
    return changed(other ?? byte, of: register, at: time)
  }

  /// Moves the chip's address counter where the mutant's differs.
  private mutating func place(at time: Int64) {
    guard transfer.count > 0, let command = transfer.command else { return }
    let mask = transfer.isSPI ? facts.spi?.addressMask ?? 0x7F : ~facts.i2c.incrementBit
    switch mutation {
    case .repeats: send(command, at: time)
    case .wraps(pointer, let first): send(command & ~mask | first & mask, at: time)
    default: break
    }
  }

  private mutating func send(_ command: UInt8, at time: Int64) {
    if transfer.isSPI {
      _ = chip.command(spi: command, at: clock.inner(time))
    } else {
      chip.command(i2c: command, at: clock.inner(time))
    }
  }

  /// The byte of a register as it is read, from that of the chip.
  private func changed(_ byte: UInt8, of register: UInt8, at time: Int64) -> UInt8 {
    switch mutation {
    case .bytes(let changes):
      changes.reduce(byte) { $1.register == register ? $1($0) : $0 }
    case .level(register, let mask, let difference):
      byte & ~mask | moved(byte & mask, by: difference, within: mask)
    case .ignored(register, let mask, _):
      memory.written[register].map { byte & ~mask | $0 & mask } ?? byte
    case .lateReady(let bits, _, _):
      ready.isPending(at: time) ? byte & ~mask(of: register, in: bits) : byte
    case .stickyReady(let bits): ready.hasRisen ? byte | mask(of: register, in: bits) : byte
    case .slowStart(let bits, _, _):
      time < memory.startsUntil ? byte & ~mask(of: register, in: bits) : byte
    case .slowReset(let bits, _):
      time < memory.resetsUntil ? byte | mask(of: register, in: bits) : byte
    case .absent(let every): transfer.ended % every == every - 1 ? 0xFF : byte
    default: byte
    }
  }

  /// A number in the low bits of a byte, moved within its field.
  private func moved(_ number: UInt8, by difference: Int, within mask: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: max(0, min(Int(number) + difference, Int(mask))))
  }

  func mask(of register: UInt8, in bits: [ByteChange]) -> UInt8 {
    bits.reduce(0) { $1.register == register ? $0 | $1.mask : $0 }
  }

  /// The byte that a program would read from a register now; reading it has no effect.
  func peek(_ register: UInt8, at time: Int64) -> UInt8 {
    var copy = chip
    copy.command(i2c: register, at: clock.inner(time))
    return copy.read(at: clock.inner(time))
  }
}
