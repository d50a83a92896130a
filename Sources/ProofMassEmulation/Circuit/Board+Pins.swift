// SPDX-License-Identifier: Apache-2.0

// Pins that somebody watches.
extension Board {
  /// A pin on the board.
  struct PinPlace: Sendable {
    var chip: Mounted
    var bit: UInt8
  }

  /// Keeps a chip's edges from now on.
  mutating func watch(_ chip: Mounted) {
    catchUp(chip)
    guard edgeLogs[chip.number] == nil else { return }
    let levels = with(chip) { [now] in $0.pinLevels(at: now) }
    edgeLogs[chip.number] = EdgeLog(levels: levels)
    isWatched = true
  }

  /// Where a pin is, and the number that its next edge will have; nil when there is none.
  mutating func watch(_ pin: String, of target: Transaction.Target) -> (PinPlace, Int)? {
    followClock()
    guard let chip = find(target),
      let index = with(chip, { $0.pinNames.firstIndex(of: pin) })
    else { return nil }
    watch(chip)
    let place = PinPlace(chip: chip, bit: 1 << UInt8(index))
    return (place, edgeLogs[chip.number]?.count ?? 0)
  }

  /// Whatever was done to a chip, its pins have followed.
  mutating func notePins(of chip: Mounted) {
    guard edgeLogs[chip.number] != nil else { return }
    let levels = with(chip) { [now] in $0.pinLevels(at: now) }
    edgeLogs[chip.number]?.note(levels, at: now)
  }

  /// The time of a line's next edge to its active level that has happened by now.
  mutating func nextEdge(_ line: inout CircuitLine) -> Int64? {
    catchUp(line.place.chip)
    while let entry = take(&line) {
      if entry.isHigh != line.isActiveLow { return entry.time }
    }
    return nil
  }

  mutating func takeEdge(_ line: inout CircuitLine) -> PinEdge? {
    catchUp(line.place.chip)
    guard let entry = take(&line) else { return nil }
    return PinEdge(line.pin, isHigh: entry.isHigh, at: entry.time)
  }

  private func take(_ line: inout CircuitLine) -> EdgeLog.Entry? {
    let number = line.place.chip.number
    guard let count = edgeLogs[number]?.count, let first = edgeLogs[number]?.first else {
      return nil
    }
    if line.cursor < first {
      line.missed += first - line.cursor
      line.cursor = first
    }
    while line.cursor < count {
      defer { line.cursor += 1 }
      if let entry = edgeLogs[number]?[line.cursor], entry.bit == line.place.bit { return entry }
    }
    return nil
  }

  mutating func edges(at target: Transaction.Target) -> [PinEdge] {
    guard let chip = find(target), let log = edgeLogs[chip.number] else { return [] }
    let names = with(chip) { $0.pinNames }
    return (log.first..<log.count).map { number in
      let entry = log[number]
      return PinEdge(
        names[entry.bit.trailingZeroBitCount], isHigh: entry.isHigh, at: entry.time)
    }
  }

  mutating func levels(of chip: Mounted) -> UInt8 {
    catchUp(chip)
    return with(chip) { [now] in $0.pinLevels(at: now) }
  }
}
