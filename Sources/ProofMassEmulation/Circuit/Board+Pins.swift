// SPDX-License-Identifier: Apache-2.0

// Pins that are watched.
extension Board {
  /// A pin on the board.
  struct PinPlace: Sendable {
    var chip: Place
    var bit: UInt8
  }

  /// Keeps the edges of a chip's pins from now on.
  mutating func watch(_ chip: Place) {
    catchUp(chip)
    let levels = with(chip) { [now] in $0.pinLevels(at: now) }
    withEdges(of: chip) { if !$0.isKept { $0.keep(from: levels) } }
  }

  /// Place of a pin, and the number that its next edge will have; nil when there is no such pin.
  mutating func watch(_ pin: String, of target: Transaction.Target) -> (PinPlace, Int)? {
    followClock()
    guard let chip = find(target),
      let index = with(chip, { $0.pinNames.firstIndex(of: pin) })
    else { return nil }
    watch(chip)
    let place = PinPlace(chip: chip, bit: 1 << UInt8(index))
    return (place, withEdges(of: chip) { $0.count })
  }

  /// Notes a chip's pins after it was changed outside a transaction.
  mutating func notePins(of chip: Place) {
    guard withEdges(of: chip, { $0.isKept }) else { return }
    let levels = with(chip) { [now] in $0.pinLevels(at: now) }
    withEdges(of: chip) { [now] in $0.note(levels, at: now) }
  }

  /// Advances to a line's next edge to its active level, if that comes before a deadline.
  mutating func step(_ line: inout EdgeReader, until deadline: Int64) -> LineStep {
    followClock()
    // Board time ends before Int64 does.
    let deadline = min(deadline, Self.end)
    let index = line.place.chip.index
    let waits = wait != nil
    return switch line.place.chip.shelf {
    case .accelerometer:
      accelerometers[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .gyroscope:
      gyroscopes[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .compass:
      compasses[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .other:
      others[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    }
  }

  mutating func takeEdge(_ line: inout EdgeReader) -> EdgeLog.Entry? {
    followClock()
    catchUp(line.place.chip)
    return withEdges(of: line.place.chip) { $0.take(&line) }
  }

  mutating func edges(at target: Transaction.Target) -> [PinEdge] {
    guard let chip = find(target) else { return [] }
    let log = withEdges(of: chip) { $0 }
    let names = with(chip) { $0.pinNames }
    return (log.first..<log.count).map { number in
      let entry = log[number]
      return PinEdge(
        names[entry.bit.trailingZeroBitCount], isHigh: entry.isHigh, at: entry.time)
    }
  }

  mutating func levels(of chip: Place) -> UInt8 {
    catchUp(chip)
    return with(chip) { [now] in $0.pinLevels(at: now) }
  }
}
