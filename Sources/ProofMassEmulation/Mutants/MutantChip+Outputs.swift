// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

// Output words of another layout or with other values.
extension MutantChip {
  /// The byte that replaces that of an output register; nil where the chip's is right.
  func replacement(for register: UInt8, at time: Int64) -> UInt8? {
    switch mutation {
    case .words(let sensors, let change):
      for places in sensors {
        if let (axis, isHigh) = places.find(register) {
          return byte(of: axis, isHigh, in: places, change, at: time)
        }
      }
      return nil
    case .lateOutputs(_, let sensors, _):
      guard ready.isSettling(at: time), let before = ready.before,
        sensors.contains(where: { $0.find(register) != nil })
      else { return nil }
      var copy = before
      copy.command(i2c: register, at: clock.inner(time))
      return copy.read(at: clock.inner(time))
    default: return nil
    }
  }

  private func byte(
    of axis: Int, _ isHigh: Bool, in places: OutputPlaces, _ change: WordChange, at time: Int64
  ) -> UInt8? {
    let (high, low) = places.registers(of: axis)
    switch change {
    case .swappedBytes: return low.map { byte(from: isHigh ? $0 : high, at: time) }
    case .exchangedAxes(axis, let other), .exchangedAxes(let other, axis):
      let pair = places.registers(of: other)
      return byte(from: isHigh ? pair.high : pair.low ?? pair.high, at: time)
    case .negated(axis): return part(isHigh, high, low, at: time) { $0 == .min ? .max : -$0 }
    case .fixed(axis, let code): return part(isHigh, high, low, at: time) { _ in code }
    case .shifted(let bits): return part(isHigh, high, low, at: time) { $0 << bits }
    default: return nil
    }
  }

  /// One byte of a word that is mapped.
  private func part(
    _ isHigh: Bool, _ high: UInt8, _ low: UInt8?, at time: Int64, _ map: (Int16) -> Int16
  ) -> UInt8 {
    let upper = UInt16(byte(from: high, at: time)) << 8
    let lower = low.map { UInt16(byte(from: $0, at: time)) } ?? 0
    let word = UInt16(bitPattern: map(Int16(bitPattern: upper | lower)))
    return UInt8(truncatingIfNeeded: isHigh ? word >> 8 : word)
  }

  /// The chip's byte of a register of the set that is read: one of this transfer, or the one that follows in it.
  private func byte(from register: UInt8, at time: Int64) -> UInt8 {
    if register < pointer, let byte = transfer.answers[register] { return byte }
    var copy = chip
    for _ in 0..<8 where copy.pointer <= register {
      let isWanted = copy.pointer == register
      let byte = copy.read(at: clock.inner(time))
      if isWanted { return byte }
    }
    return peek(register, at: time)
  }
}

extension OutputPlaces {
  /// The axis that a register belongs to, and whether it has the upper byte.
  func find(_ register: UInt8) -> (axis: Int, isHigh: Bool)? {
    for axis in 0..<3 {
      let (high, low) = registers(of: axis)
      if register == high { return (axis, true) }
      if register == low { return (axis, false) }
    }
    return nil
  }

  /// The registers of an axis.
  func registers(of axis: Int) -> (high: UInt8, low: UInt8?) {
    switch axis {
    case 0: (high.x, low?.x)
    case 1: (high.y, low?.y)
    default: (high.z, low?.z)
    }
  }
}
