// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion

/// Chips that are sampled at their own rates and written as rows.
struct Streaming<Chip: Bus & ~Copyable, Clock: StreamClock>: ~Copyable {
  private let wiring: Wiring<Chip, Clock>
  private let clock: Clock
  /// What times count from.
  private let origin: Instant
  private let chips: [ChipArgument]
  /// Asks the emulator about the sample just read; nil where nobody knows or wants to know.
  private let truth: ((ChipClass) -> StreamTruth?)?

  private var accelerometer: Polled<AnyAccelerometer<Chip>, ChipLine>?
  private var gyroscope: Polled<L3G4200D<Chip>, ChipLine>?
  private var compass: Measured<Chip, ChipLine>?
  /// Of the gyroscope, where it is asked for its temperature.
  private let temperatureOffset: Double?
  private var nextTemperature = Instant(nanoseconds: .min)

  private var rows = StreamRows()
  /// The last that was written, in nanoseconds since the stream's start.
  private var lastRow = Int64.min
  private var output: RowOutput<StreamTable>?
  private var truthFile: TruthFile?
  /// Samples whose axes are of two instants, as only the emulator knows.
  private var mixed = 0

  /// Configures the chips.
  init(
    _ chips: [ChipArgument], on wiring: Wiring<Chip, Clock>, origin: Instant,
    truth: ((ChipClass) -> StreamTruth?)? = nil
  ) throws(Complaint) {
    self.wiring = wiring
    clock = wiring.clock
    self.chips = chips
    self.origin = origin
    self.truth = truth
    temperatureOffset = chips.lazy.compactMap(\.temperatureOffset).first
    accelerometer = nil
    gyroscope = nil
    compass = nil
    for chip in chips {
      switch chip.model.chipClass {
      case .accelerometer: accelerometer = try wiring.accelerometer(chip)
      case .gyroscope: gyroscope = try wiring.gyroscope(chip)
      case .compass: compass = try wiring.compass(chip)
      }
    }
  }

  /// The sensitivity adjustment of the compass, if there is one.
  var adjustment: Axes<UInt8>? { mutating get { compass?.driver.adjustment } }

  /// Streams until `end`, a signal, or a closed pipe; then powers the chips down.
  mutating func run(
    until end: Instant?, to output: consuming RowOutput<StreamTable>,
    truth file: consuming TruthFile?
  ) throws(Complaint) {
    self.output = consume output
    truthFile = consume file
    var failure: Complaint?
    do throws(Complaint) { try loop(until: end) } catch { failure = error }
    // A chip that is gone cannot be powered down; the others are.
    do throws(Complaint) { try powerDown() } catch { failure = failure ?? error }
    do throws(Complaint) { try finish() } catch { failure = failure ?? error }
    tell()
    if let failure { throw failure }
    if self.output?.rows == 0, self.output?.isClosed == false {
      Console.say("no sample before the end: chips settle first, a gyroscope for 0.26 s")
    }
  }

  private mutating func loop(until end: Instant?) throws(Complaint) {
    let end = end ?? Instant(nanoseconds: .max)
    while true {
      let polls = (accelerometer?.due, gyroscope?.due, compass?.due)
      let never = Instant(nanoseconds: .max)
      let (first, second, third) = (polls.0 ?? never, polls.1 ?? never, polls.2 ?? never)
      let due = min(first, second, third)
      guard due <= end, try pause(until: due) else { return }
      // Where a line is waited on, no longer than until the next one's turn.
      if due == first {
        try pollAccelerometer(until: min(second, third, end))
      } else if due == second {
        try pollGyroscope(until: min(first, third, end))
      } else {
        try stepCompass(until: min(first, second, end))
      }
      try emit(before: unseen?.nanoseconds)
      guard output?.isFull == false, output?.isClosed == false else { return }
    }
  }

  private mutating func pause(until due: Instant) throws(Complaint) -> Bool {
    if clock.isReal {
      let now = clock.now()
      try output?.flush(ifOlderAfter: max(0, due.nanoseconds - now.nanoseconds))
    }
    return clock.pause(until: due)
  }

  // MARK: Chips

  private mutating func pollAccelerometer(until limit: Instant) throws(Complaint) {
    do throws(SensorError) {
      if let sample = try accelerometer?.take(clock, until: limit) {
        add(sample, of: .accelerometer)
      }
    } catch { throw complaint(error, .accelerometer) }
  }

  private mutating func pollGyroscope(until limit: Instant) throws(Complaint) {
    do throws(SensorError) {
      guard let sample = try gyroscope?.take(clock, until: limit) else { return }
      add(sample, of: .gyroscope)
      guard let offset = temperatureOffset, sample.time >= nextTemperature else { return }
      // The chip renews it once a second.
      nextTemperature = sample.time.advanced(byNanoseconds: 1_000_000_000)
      let temperature = try gyroscope?.sensor.readTemperature().celsius(offset: offset)
      rows.update(at: rowTime(of: sample)) { $0.temperature = temperature }
    } catch { throw complaint(error, .gyroscope) }
  }

  private mutating func stepCompass(until limit: Instant) throws(Complaint) {
    do throws(SensorError) {
      if let sample = try compass?.take(clock, until: limit) { add(sample, of: .compass) }
    } catch { throw complaint(error, .compass) }
  }

  private func complaint(_ error: SensorError, _ chipClass: ChipClass) -> Complaint {
    guard let chip = chip(chipClass) else { return .failure("\(chipClass.rawValue): \(error)") }
    return wiring.complaint(error, chip)
  }

  private func chip(_ chipClass: ChipClass) -> ChipArgument? {
    chips.first { $0.model.chipClass == chipClass }
  }

  /// Tries all of them, and throws what went wrong first.
  private mutating func powerDown() throws(Complaint) {
    var failure: Complaint?
    do throws(SensorError) { try accelerometer?.powerDown() } catch {
      failure = complaint(error, .accelerometer)
    }
    do throws(SensorError) { try gyroscope?.powerDown() } catch {
      failure = failure ?? complaint(error, .gyroscope)
    }
    do throws(SensorError) { try compass?.powerDown() } catch {
      failure = failure ?? complaint(error, .compass)
    }
    if let failure { throw failure }
  }

  // MARK: Rows

  private mutating func add(_ sample: SensorSample, of chipClass: ChipClass) {
    let known = truth?(chipClass)
    if known?.isMixed == true { mixed += 1 }
    let cell = StreamRow.Cell(value: sample.value, raw: sample.raw, truth: known)
    rows.update(at: rowTime(of: sample)) { $0[chipClass] = cell }
  }

  /// Rows that have been written stay the earlier ones, however late an edge was told.
  private func rowTime(of sample: SensorSample) -> Int64 {
    max(sample.time.nanoseconds - origin.nanoseconds, lastRow &+ 1)
  }

  /// The earliest time that a sample can have which is not there yet; nil where all have later ones
  /// than those that are.
  private var unseen: Instant? {
    mutating get {
      [compass?.sampling, accelerometer?.unseen, gyroscope?.unseen].compactMap(\.self).min()
    }
  }

  /// Writes the rows before a time, or all.
  private mutating func emit(before time: Int64?) throws(Complaint) {
    rows.take(before: time.map { $0 - origin.nanoseconds } ?? .max) { row in
      guard output?.isFull == false else { return }
      output?.append(row)
      lastRow = row.time
      truthFile?.append(row)
    }
    if output?.isDue == true { try output?.flush() }
    // Not at each row: what is held back is looked through for its earliest.
    guard let count = truthFile?.count, count >= 256 else { return }
    let limit = knownUntil()
    try truthFile?.write(upTo: limit)
  }

  /// Whatever has not been seen yet was sampled after this; so were rows that are held back.
  private mutating func knownUntil() -> Int64 {
    let never = Int64.max
    let seen = min(
      accelerometer?.lastPoll.nanoseconds ?? never, gyroscope?.lastPoll.nanoseconds ?? never,
      compass?.lastStart.nanoseconds ?? never)
    return rows.rows.reduce(seen - origin.nanoseconds) { earliest, row in
      ChipClass.allCases.reduce(earliest) { min($0, (row[$1]?.truth?.time ?? never) - 1) }
    }
  }

  private mutating func finish() throws(Complaint) {
    var failure: Complaint?
    do throws(Complaint) {
      try emit(before: nil)
      try output?.flush()
    } catch { failure = error }
    output?.finish()
    // Whatever has become of the rows.
    do throws(Complaint) {
      try truthFile?.write(upTo: .max)
      try truthFile?.flush()
    } catch { failure = failure ?? error }
    if let failure { throw failure }
  }

  /// What the rows do not show.
  private mutating func tell() {
    let names = ChipClass.allCases.map { chip($0)?.model.rawValue ?? $0.rawValue }
    func say(_ count: Int, _ chipClass: ChipClass, _ what: String) {
      if count > 0 { Console.say("\(names[chipClass.index]): \(what): \(count)") }
    }
    say(
      accelerometer?.overruns ?? 0, .accelerometer,
      "samples before which others were lost (overrun)")
    say(gyroscope?.overruns ?? 0, .gyroscope, "samples before which others were lost (overrun)")
    let lines = [
      (ChipClass.accelerometer, accelerometer?.missedEdges, accelerometer?.lostEdges),
      (.gyroscope, gyroscope?.missedEdges, gyroscope?.lostEdges),
      (.compass, compass?.missedEdges, compass?.lostEdges),
    ]
    for (one, missed, lost) in lines {
      say(missed ?? 0, one, "samples found without an edge of the line")
      say(lost ?? 0, one, "edges lost, more than are kept were waiting")
    }
    say(compass?.overflows ?? 0, .compass, "measurements left out, field too strong (overflow)")
    say(compass?.dataErrors ?? 0, .compass, "measurements left out, data error")
    if mixed > 0 { Console.say("samples whose axes are of two instants: \(mixed)") }
  }
}
