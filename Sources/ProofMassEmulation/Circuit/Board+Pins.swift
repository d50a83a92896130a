// SPDX-License-Identifier: Apache-2.0

// Watched pins.
extension Board {
  /// A pin on the board.
  struct PinPlace: Sendable {
    var chip: Place
    var bit: UInt8
  }

  /// Keeps the edges of a chip's pins from now on.
  mutating func watch(_ chip: Place) {
    let levels = levels(of: chip)
    withEdges(of: chip) { if !$0.isKept { $0.keep(from: levels) } }
  }

  /// Place of a pin, and the number that its next edge will have; nil when there is no such pin.
  mutating func watch(_ pin: String, of target: Transaction.Target) -> (PinPlace, Int)? {
    followClock()
    guard let chip = find(target),
      let index = pinNames(of: chip).firstIndex(of: pin)
    else { return nil }
    watch(chip)
    let place = PinPlace(chip: chip, bit: 1 << UInt8(index))
    return (place, withEdges(of: chip) { $0.count })
  }

  /// Records a chip's pins after it was changed outside a transaction.
  mutating func notePins(of chip: Place) {
    guard withEdges(of: chip, { $0.isKept }) else { return }
    let levels = pinLevels(of: chip)
    withEdges(of: chip) { [now] in $0.note(levels, at: now) }
  }

  /// Restarts the watch of a chip's pins, if they are watched, from their present levels: the
  /// change to these is not an edge.
  mutating func restartEdges(of chip: Place) {
    let levels = pinLevels(of: chip)
    withEdges(of: chip) { if $0.isKept { $0.keep(from: levels) } }
  }

  /// Advances to a line's next edge to its active level, if it occurs before a deadline.
  mutating func step(_ line: inout EdgeReader, until deadline: Int64) -> LineStep {
    followClock()
    // Board time ends before Int64 does.
    let deadline = min(deadline, Self.end)
    let index = line.place.chip.index
    let waits = wait != nil
    return switch line.place.chip.type {
    case .lis331dlh:
      lis331dlhs[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .l3g4200d:
      l3g4200ds[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .ak8975:
      ak8975s[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .other:
      others[index].step(&line, &now, until: deadline, waits: waits, in: &world)
    case .inner: stepInner(&line, until: deadline, waits: waits)
    }
  }

  /// In one step: what the chip in front does on its bus meanwhile comes afterwards.
  private mutating func stepInner(
    _ line: inout EdgeReader, until deadline: Int64, waits: Bool
  ) -> LineStep {
    take(line.place.chip)
    defer { give(line.place.chip) }
    return inners[line.place.chip.index].seat.step(
      &line, &now, until: deadline, waits: waits, in: &world)
  }

  /// Advances to a chip's next event, if it occurs before a deadline, and lets it take effect; returns its time.
  mutating func passEvent(of chip: Place, until deadline: Int64) -> Int64? {
    followClock()
    let event = nextEvent(chip)
    guard event <= deadline else {
      advance(to: deadline)
      return nil
    }
    advance(to: event)
    catchUp(chip)
    return event
  }

  mutating func takeEdge(_ line: inout EdgeReader) -> EdgeLog.Entry? {
    followClock()
    catchUp(line.place.chip)
    return withEdges(of: line.place.chip) { $0.take(&line) }
  }

  mutating func edges(at target: Transaction.Target) -> [PinEdge] {
    guard let chip = find(target) else { return [] }
    catchUp(chip)
    let names = pinNames(of: chip)
    return withEdges(of: chip) { log in
      (log.first..<log.count).map { number in
        let entry = log[number]
        return PinEdge(
          names[entry.bit.trailingZeroBitCount], isHigh: entry.isHigh, at: entry.time)
      }
    }
  }

  /// Present levels of a chip's pins.
  mutating func pins(of chip: Place) -> [Pin] {
    let levels = levels(of: chip)
    return pinNames(of: chip).enumerated().map { index, name in
      Pin(name, isHigh: levels & 1 << UInt8(index) != 0)
    }
  }

  /// Lets a chip catch up and returns the levels of its pins, one bit each.
  mutating func levels(of chip: Place) -> UInt8 {
    catchUp(chip)
    return pinLevels(of: chip)
  }

  // In place: `with` would copy the chip into an `AnyChip` and back.

  /// The levels of a chip's pins, as far as it has processed its events.
  private mutating func pinLevels(of chip: Place) -> UInt8 {
    switch chip.type {
    case .lis331dlh: lis331dlhs[chip.index].chip.pinLevels(at: now)
    case .l3g4200d: l3g4200ds[chip.index].chip.pinLevels(at: now)
    case .ak8975: ak8975s[chip.index].chip.pinLevels(at: now)
    case .other: others[chip.index].chip.pinLevels(at: now)
    case .inner: withInner(chip) { [now] seat, _ in seat.chip.pinLevels(at: now) }
    }
  }

  private mutating func pinNames(of chip: Place) -> [String] {
    switch chip.type {
    case .lis331dlh: lis331dlhs[chip.index].chip.pinNames
    case .l3g4200d: l3g4200ds[chip.index].chip.pinNames
    case .ak8975: ak8975s[chip.index].chip.pinNames
    case .other: others[chip.index].chip.pinNames
    case .inner: withInner(chip) { seat, _ in seat.chip.pinNames }
    }
  }
}
