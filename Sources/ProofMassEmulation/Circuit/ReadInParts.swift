// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

// Reads of chips: in one step where no event is due, else in parts, between which the events are
// processed.

extension Chip {
  /// Reads bytes, one every `byteTime` nanoseconds, of a chip whose pins are not watched: all those
  /// between two events in one step.
  @inline(__always)
  fileprivate mutating func readBetweenEvents(
    into bytes: inout MutableSpan<UInt8>, at start: Int64, every byteTime: Int64,
    in world: inout World
  ) {
    var index = 0
    while index < bytes.count {
      let time = start + byteTime * Int64(index)
      if nextEvent <= time { catchUp(to: time, in: &world) }
      let event = nextEvent
      var count = bytes.count - index
      // A byte is fixed when it begins, so the byte during which the event occurs precedes it.
      if event <= time + byteTime * Int64(count - 1) {
        count = max(1, Int((event - time + byteTime - 1) / byteTime))
      }
      var part = bytes.part(index..<index + count)
      read(into: &part, at: time, every: byteTime)
      index += count
    }
  }
}

extension EdgeLog {
  /// Runs an I2C transaction that writes a command byte and reads, without faults.
  ///
  /// - Returns: Whether the chip acknowledges its address; else nothing is done.
  @inline(__always)
  mutating func read<C: Chip>(
    from chip: inout C, into bytes: inout MutableSpan<UInt8>, _ command: UInt8,
    _ times: I2CReadTimes, in world: inout World
  ) -> Bool {
    guard answers(&chip, at: times.start, in: &world) else { return false }
    if chip.nextEvent <= times.command { catchUp(&chip, to: times.command, in: &world) }
    if chip.nextEvent > times.end && (!isKept || bytes.count <= 8) {
      chip.read(
        into: &bytes, command: command, at: times.command, from: times.first, every: times.byte)
      note(&chip, at: times.last)
    } else {
      chip.command(i2c: command, at: times.command)
      readInParts(of: &chip, into: &bytes, at: times.first, every: times.byte, in: &world)
      chip.end(at: times.end)
    }
    return true
  }

  /// Reads bytes, one every `byteTime` nanoseconds.
  @inline(never)
  mutating func readInParts<C: Chip>(
    of chip: inout C, into bytes: inout MutableSpan<UInt8>, at start: Int64,
    every byteTime: Int64, in world: inout World
  ) {
    if isKept {
      readSets(of: &chip, into: &bytes, at: start, every: byteTime, in: &world)
    } else {
      chip.readBetweenEvents(into: &bytes, at: start, every: byteTime, in: &world)
    }
  }

  /// The same for a chip whose pins are watched: six bytes at a time, or single bytes where an
  /// event that affects them is due in between; the pins are recorded after each part.
  @inline(__always)
  private mutating func readSets<C: Chip>(
    of chip: inout C, into bytes: inout MutableSpan<UInt8>, at start: Int64,
    every byteTime: Int64, in world: inout World
  ) {
    var index = 0
    while index < bytes.count {
      // In range, because board time is limited.
      let time = start &+ byteTime &* Int64(index)
      var last = time &+ 5 &* byteTime
      let isSet = bytes.count - index >= 6
      var event = chip.nextEvent
      if event <= time {
        catchUp(&chip, to: time, in: &world)
        event = chip.nextEvent
      }
      if isSet, event <= last, chip.keepsNextSet {
        catchUp(&chip, to: event, in: &world)
        event = chip.nextEvent
      }
      if isSet, event > last {
        var part = bytes.part(index..<index + 6)
        chip.read(into: &part, at: time, every: byteTime)
        index += 6
      } else {
        bytes[index] = chip.read(at: time)
        index += 1
        last = time
      }
      note(&chip, at: last)
    }
  }
}

extension MutableSpan<UInt8> {
  @_lifetime(&self)
  @inline(__always)
  fileprivate mutating func part(_ range: Range<Int>) -> MutableSpan<UInt8> {
    #if compiler(>=6.2.3)
      _mutatingExtracting(range)
    #else
      extracting(range)
    #endif
  }
}
