// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Transfers that read data.
extension InvenSenseChip {
  /// The addresses of the words.
  static var data: ClosedRange<UInt8> { firstOutput...firstOutput + 13 }

  /// The addresses of the words and of what slaves sent, which follows them.
  static func isOutput(_ address: UInt8) -> Bool {
    address >= firstOutput
      && address <= data.upperBound + UInt8(Datasheet.MPU6500.Constant.slaveBytes)
  }

  /// The data registers keep their set until the transfer ends. That this begins with the first of their bytes, or with
  /// the status, is assumed: so its data-ready bit is that of the set.
  mutating func hold() {
    guard !access.isHolding else { return }
    access.isHolding = true
    access.isEarly = awaitsFirst
    shown = latest
    if seen.number != shown.number { seen = (shown.number, 0) }
  }

  /// The byte of an output.
  mutating func readOutput(_ address: UInt8) -> UInt8 {
    hold()
    guard Self.data.contains(address) else {
      let index = Int(address - Self.data.upperBound - 1)
      return index < shown.external.count ? shown.external[index] : 0
    }
    let offset = address - firstOutput
    let word = Self.wordOrder[Int(offset >> 1)]
    let index = 2 * word + offset & 1
    let mark = UInt16(1) << UInt16(index)
    if seen.marks & mark != 0 || shown.number == 0 { access.isStale = true }
    access.marks |= mark
    access.last = address
    seen.marks |= mark
    note(word)
    return shown.byte(index)
  }

  private var firstOutput: UInt8 { Self.firstOutput }

  private mutating func note(_ word: UInt8) {
    if word < 3 {
      Self.note(&truths.force, word, shown.force)
    } else if word > 3 {
      Self.note(&truths.rate, word - 4, shown.rate)
    }
  }

  /// Notes the input behind an axis.
  private static func note(_ truth: inout Truth?, _ axis: UInt8, _ set: SampleSet) {
    // Before the first sample there is none.
    guard set.instant > 0 else { return }
    var new = truth ?? Truth(at: set.instant, input: set.input)
    switch axis {
    case 0: (new.instants.x, new.input.x) = (set.instant, set.input.x)
    case 1: (new.instants.y, new.input.y) = (set.instant, set.input.y)
    default: (new.instants.z, new.input.z) = (set.instant, set.input.z)
    }
    truth = new
  }

  /// A byte of the FIFO; the last one again while it is closed, or empty.
  mutating func readFIFO() -> UInt8 {
    guard isFIFOOpen else { return fifo.repeated() }
    if fifo.hasLost && fifo.count > 0 { access.isDisplaced = true }
    if fifo.count > 0, let entry = trail.record(ofByte: fifo.left) {
      if let set = entry.force { truths.force = Truth(at: set.instant, input: set.input) }
      if let set = entry.rate { truths.rate = Truth(at: set.instant, input: set.input) }
    }
    return fifo.take()
  }

  /// Judges a transfer that has read data.
  mutating func judgeData(at time: Int64) {
    let register = access.last
    func note(_ kind: Violation.Kind) { violations.record(kind, register: register, at: time) }
    let (readsForce, readsRate) = (access.marks & 0x3F != 0, access.marks & 0x3F00 != 0)
    let measures =
      schedule.tick != 0
      && (readsForce && schedule.accelerometer != 0 || readsRate && schedule.gyroscope != 0
        || access.marks & 0xC0 != 0 && schedule.hasThermometer)
    if !measures {
      note(.powerDownRead)
    } else if access.isEarly {
      note(.earlyRead)
    } else if access.isStale && !access.readsStatus {
      note(.staleRead)
    } else if readsForce && schedule.accelerometer != 0 && shown.force.instant < forceSettledFrom
      || readsRate && schedule.gyroscope != 0 && shown.rate.instant < rateSettledFrom
    {
      note(.unsettledRead)
    }
    if !access.hasNoHalves { note(.unprotectedRead) }
  }
}
