// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// Chips that are sampled at their own rates and written as rows.
struct Streaming<Chip: Bus & ~Copyable, Clock: StreamClock>: ~Copyable {
  private let wiring: Wiring<Chip, Clock>
  private let clock: Clock
  /// What times count from.
  private let origin: Instant
  private let chips: [ChipArgument]
  /// Asks the emulator about the sample just read; nil where nobody knows or wants to know.
  private let truth: ((ChipModel) -> StreamTruth?)?

  private var accelerometer: Polled<LIS331DLH<Chip>>?
  private var gyroscope: Polled<L3G4200D<Chip>>?
  private var compass: Measured<Chip>?
  private var nextTemperature = Instant(nanoseconds: .min)

  private var rows = StreamRows()
  private var output: RowOutput?
  private var truthFile: TruthFile?
  /// Samples whose axes are of two instants, as only the emulator knows.
  private var mixed = 0

  /// Configures the chips.
  init(
    _ chips: [ChipArgument], on wiring: Wiring<Chip, Clock>, origin: Instant,
    truth: ((ChipModel) -> StreamTruth?)? = nil
  ) throws(Complaint) {
    self.wiring = wiring
    clock = wiring.clock
    self.chips = chips
    self.origin = origin
    self.truth = truth
    accelerometer = nil
    gyroscope = nil
    compass = nil
    for chip in chips {
      switch chip.model {
      case .lis331dlh: accelerometer = try wiring.accelerometer(chip)
      case .l3g4200d: gyroscope = try wiring.gyroscope(chip)
      case .ak8975: compass = try wiring.compass(chip)
      }
    }
  }

  /// The sensitivity adjustment of the compass, if there is one.
  var adjustment: Axes<UInt8>? { mutating get { compass?.driver.adjustment } }

  /// Streams until `end`, a signal, or a closed pipe; then powers the chips down.
  mutating func run(
    until end: Instant?, to output: consuming RowOutput, truth file: consuming TruthFile?
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
  }

  private mutating func loop(until end: Instant?) throws(Complaint) {
    let end = end ?? Instant(nanoseconds: .max)
    while true {
      let polls = (accelerometer?.due, gyroscope?.due, compass?.due)
      let never = Instant(nanoseconds: .max)
      let (first, second, third) = (polls.0 ?? never, polls.1 ?? never, polls.2 ?? never)
      let due = min(first, second, third)
      guard due <= end, try pause(until: due) else { return }
      if due == first {
        try pollAccelerometer()
      } else if due == second {
        try pollGyroscope()
      } else {
        try stepCompass()
      }
      try emit(before: compass?.sampling?.nanoseconds)
      guard output?.isFull == false, output?.isClosed == false else { return }
    }
  }

  private mutating func pause(until due: Instant) throws(Complaint) -> Bool {
    if Clock.isReal {
      let now = clock.now()
      try output?.flush(ifOlderAfter: max(0, due.nanoseconds - now.nanoseconds))
    }
    return clock.pause(until: due)
  }

  // MARK: Chips

  private mutating func pollAccelerometer() throws(Complaint) {
    let clock = clock
    do throws(SensorError) {
      if let sample = try accelerometer?.poll(clock) { add(sample, of: .lis331dlh) }
    } catch { throw complaint(error, .lis331dlh) }
  }

  private mutating func pollGyroscope() throws(Complaint) {
    let clock = clock
    do throws(SensorError) {
      guard let sample = try gyroscope?.poll(clock) else { return }
      add(sample, of: .l3g4200d)
      guard let offset = gyroscope?.chip.temperatureOffset, sample.time >= nextTemperature else {
        return
      }
      // The chip renews it once a second.
      nextTemperature = sample.time.advanced(byNanoseconds: 1_000_000_000)
      let temperature = try gyroscope?.sensor.readTemperature().celsius(offset: offset)
      rows.update(at: sample.time.nanoseconds - origin.nanoseconds) { $0.temperature = temperature }
    } catch { throw complaint(error, .l3g4200d) }
  }

  private mutating func stepCompass() throws(Complaint) {
    let clock = clock
    do throws(SensorError) {
      if let sample = try compass?.step(clock) { add(sample, of: .ak8975) }
    } catch { throw complaint(error, .ak8975) }
  }

  private func complaint(_ error: SensorError, _ model: ChipModel) -> Complaint {
    let chip = chips.first { $0.model == model }
    return wiring.complaint(error, chip ?? ChipArgument(model))
  }

  /// Tries all of them, and throws what went wrong first.
  private mutating func powerDown() throws(Complaint) {
    var failure: Complaint?
    do throws(SensorError) { try accelerometer?.sensor.powerDown() } catch {
      failure = complaint(error, .lis331dlh)
    }
    do throws(SensorError) { try gyroscope?.sensor.powerDown() } catch {
      failure = failure ?? complaint(error, .l3g4200d)
    }
    do throws(SensorError) { try compass?.driver.powerDown() } catch {
      failure = failure ?? complaint(error, .ak8975)
    }
    if let failure { throw failure }
  }

  // MARK: Rows

  private mutating func add(_ sample: Sample, of model: ChipModel) {
    let known = truth?(model)
    if known?.isMixed == true { mixed += 1 }
    let cell = StreamRow.Cell(value: sample.value, raw: sample.raw, truth: known)
    rows.update(at: sample.time.nanoseconds - origin.nanoseconds) { $0[model] = cell }
  }

  /// Writes the rows before the sample of a measurement that is running, or all.
  private mutating func emit(before time: Int64?) throws(Complaint) {
    rows.take(before: time.map { $0 - origin.nanoseconds } ?? .max) { row in
      guard output?.isFull == false else { return }
      output?.append(row)
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
      ChipModel.allCases.reduce(earliest) { min($0, (row[$1]?.truth?.time ?? never) - 1) }
    }
  }

  private mutating func finish() throws(Complaint) {
    try emit(before: nil)
    try output?.flush()
    output?.finish()
    try truthFile?.write(upTo: .max)
    try truthFile?.flush()
  }

  /// What the rows do not show.
  private mutating func tell() {
    func say(_ count: Int, _ model: ChipModel, _ what: String) {
      if count > 0 { Console.say("\(model.rawValue): \(what): \(count)") }
    }
    say(
      accelerometer?.overruns ?? 0, .lis331dlh, "samples before which others were lost (overrun)")
    say(gyroscope?.overruns ?? 0, .l3g4200d, "samples before which others were lost (overrun)")
    say(compass?.overflows ?? 0, .ak8975, "measurements left out, field too strong (overflow)")
    say(compass?.dataErrors ?? 0, .ak8975, "measurements left out, data error")
    if output?.rows == 0 {
      Console.say("no sample before the end: chips settle first, a gyroscope for 0.26 s")
    }
    if mixed > 0 { Console.say("samples whose axes are of two instants: \(mixed)") }
  }
}
