// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Transfers that read data.
extension InvenSenseChip {
  /// The address of the present byte; the counter moves on.
  mutating func takeAddress(at time: Int64) -> UInt8 {
    defer { pointer = register(after: pointer) }
    if !access.hasBegun {
      access.hasBegun = true
      if time < readyFrom { violations.record(.bootAccess, register: pointer, at: time) }
    }
    return pointer
  }

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

  /// Reads the words in one step where several bytes of them are consecutive, the most frequent case.
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    var index = 0
    while index < bytes.count {
      let time = time + byteTime * Int64(index)
      if showsOutputs, Self.data.contains(pointer) {
        index += readOutputs(into: &bytes, from: index, at: time)
      } else {
        bytes[index] = read(at: time)
        index += 1
      }
    }
  }

  /// Reads the bytes of words from the present one on; the same as `read` for each.
  ///
  /// - Returns: Their number.
  private mutating func readOutputs(
    into bytes: inout MutableSpan<UInt8>, from first: Int, at time: Int64
  ) -> Int {
    let address = takeAddress(at: time)
    let count = min(bytes.count - first, Int(Self.data.upperBound - address) + 1)
    for offset in 0..<count {
      bytes[first + offset] = readOutput(address + UInt8(offset))
    }
    pointer = address + UInt8(count)
    didReadOutput()
    return count
  }

  /// The byte of an output.
  mutating func readOutput(_ address: UInt8) -> UInt8 {
    access.readsData = true
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
    // With the other byte of the word its input was noted.
    if access.marks & 3 << UInt16(2 * word) == 0 { note(word) }
    access.marks |= mark
    access.last = address
    seen.marks |= mark
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
    access.readsData = true
    guard isFIFOOpen else { return fifo.repeated() }
    if fifo.hasLost && fifo.count > 0 { access.isDisplaced = true }
    if fifo.count > 0, let entry = trail.record(ofByte: fifo.left) {
      if let set = entry.force { truths.force = Truth(at: set.instant, input: set.input) }
      if let set = entry.rate { truths.rate = Truth(at: set.instant, input: set.input) }
    }
    return fifo.take()
  }

  /// Judges a transfer that has ended.
  ///
  /// - Parameter fifo: The register of the FIFO's bytes.
  mutating func judgeAccess(fifo: UInt8, at time: Int64) {
    if access.marks != 0 { judgeData(at: time) }
    if access.isDisplaced { violations.record(.displacedRecords, register: fifo, at: time) }
    guard idle.isPending && access.readsData else { return }
    var settings = idle
    settings.record(in: &violations, at: time)
    idle = settings
  }

  /// Notes that the bit of the accelerometer's offsets that has to keep its value gets another one.
  mutating func judgeOffsetBit(_ byte: UInt8, before: UInt8, at address: UInt8, _ time: Int64) {
    guard (byte ^ before) & 1 != 0 else { return }
    let kind: Violation.Kind = byte & 1 != 0 ? .reservedBits : .reservedOnes
    violations.record(kind, register: address, value: byte, at: time)
  }

  /// Judges a transfer that has read data.
  private mutating func judgeData(at time: Int64) {
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
