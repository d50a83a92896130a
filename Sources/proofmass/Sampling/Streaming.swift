// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassServer
import ProofMassControl

/// Chips that are sampled at their own rates and written as rows.
struct Streaming: ~Copyable {
  /// The instant from which the rows' times count.
  private let origin: Instant
  private let chips: [ChipArgument]
  /// Returns the emulator's exact input for the sample just read; nil on a real bus, and without --truth.
  private let truth: ((SensorID) -> StreamTruth?)?

  private let calibration: Calibration
  /// Whether the calibration has any part. A copy of it, to look, would take as long as a number in the output.
  private let isCalibrated: Bool
  /// The alignment of rows; nil where rows are written as they were sampled.
  private var alignment: Alignment?

  private var board: SampledChips
  /// A remedy against losses.
  private let advice: String

  private var rows = StreamRows()
  /// The time of the last row that was written, in nanoseconds since the stream's start.
  private var lastRow = Int64.min
  private var truthFile: TruthFile?
  private var losses = Losses()
  /// The number of samples with an axis at the end of its range.
  private var clipped: [SensorID: Int] = [:]
  /// The number of samples whose axes belong to two instants, which only the emulator detects.
  private var mixed = 0

  /// Configures the chips.
  ///
  /// - Parameter isRealTime: Whether other programs cannot delay this thread, or time is virtual.
  init(
    _ chips: [ChipArgument], on wiring: Wiring, origin: Instant, isRealTime: Bool = true,
    _ calibration: Calibration = Calibration(), aligned alignment: Alignment? = nil,
    truth: ((SensorID) -> StreamTruth?)? = nil
  ) throws(UserError) {
    // The emulator has only the truth of the last set that was read.
    let board = try SampledChips(chips, on: wiring, collects: truth == nil)
    self.init(chips, board, origin, isRealTime, calibration, alignment, truth)
  }

  private init(
    _ chips: [ChipArgument], _ board: consuming SampledChips, _ origin: Instant,
    _ isRealTime: Bool, _ calibration: Calibration, _ alignment: Alignment?,
    _ truth: ((SensorID) -> StreamTruth?)?
  ) {
    self.chips = chips
    self.board = board
    self.origin = origin
    advice =
      isRealTime
      ? "lower the rate" : "lower the rate, or allow a real-time priority (`ulimit -r 1`)"
    self.calibration = calibration
    isCalibrated = calibration != Calibration()
    self.alignment = alignment
    self.truth = truth
  }

  /// The sensitivity adjustment of a magnetometer, if there is one.
  mutating func adjustment(of chip: ChipArgument) -> Axes<UInt8>? {
    board.sensors.adjustment(of: chip.sensor)
  }

  /// The value of a chip's count in the unit of its samples; nil where the driver does not report it.
  mutating func sensitivity(of chip: ChipArgument) -> Double? {
    board.sensors.sensitivity(of: chip.sensor)
  }

  /// Streams until `end`, a signal, or a closed pipe; then powers the chips down.
  mutating func run(
    until end: Instant?, to output: consuming RowOutput<StreamTable>,
    truth file: consuming TruthFile?
  ) throws(UserError) {
    truthFile = consume file
    var failure: UserError?
    do throws(UserError) { try loop(until: end, &output) } catch { failure = error }
    let unanswered = board.powerDown()
    failure = failure ?? unanswered
    do throws(UserError) { try finish(&output, failure) } catch { failure = failure ?? error }
    reportLosses()
    if let failure { throw failure }
    if output.rows == 0, !output.isClosed {
      Console.say("no sample before the end: chips settle first, a gyroscope for 0.26 s")
    }
  }

  /// Powers the chips down, where a stream cannot begin. A further failure is ignored.
  mutating func powerDown() { _ = board.powerDown() }

  private mutating func loop(
    until end: Instant?, _ output: inout RowOutput<StreamTable>
  ) throws(UserError) {
    let end = end ?? Instant(nanoseconds: .max)
    while let turn = board.next(until: end), try pause(until: turn.due, &output) {
      board.take(turn, until: end)
      // By their indices, because most steps have none, and an iterator retains the array.
      for index in board.events.indices { try take(board.events[index]) }
      if !rows.isEmpty { try emit(before: board.sensors.earliestUnseen?.nanoseconds, &output) }
      guard !output.isFull, !output.isClosed else { return }
    }
  }

  private func pause(
    until due: Instant, _ output: inout RowOutput<StreamTable>
  ) throws(UserError) -> Bool {
    if board.clock.isReal {
      let now = board.clock.now()
      try output.flush(ifOlderAfter: max(0, due.nanoseconds - now.nanoseconds))
    }
    return board.clock.pause(until: due)
  }

  // MARK: Rows

  private mutating func take(_ event: SensorEvent) throws(UserError) {
    switch event {
    case .sample(let sample):
      add(sample)
      if let warmth = try board.temperature(after: sample) {
        rows.update(at: rowTime(of: sample)) { $0.temperature = warmth }
      }
    case .lost(let sensor, let count): losses.add(count, sensor)
    case .failure(let sensor, let error): throw board.userError(error, sensor)
    }
  }

  private mutating func add(_ sample: SensorSample) {
    let known = truth?(sample.sensor)
    if known?.isMixed == true { mixed += 1 }
    if sample.isClipped { clipped[sample.sensor, default: 0] += 1 }
    var sample = sample
    // A calibration is of the first sensor of a quantity.
    if isCalibrated, sample.sensor.number == 0 { sample.correct(by: calibration) }
    let time = rowTime(of: sample)
    losses.locate(sample.sensor, before: time)
    rows.update(at: time) { $0[sample.sensor] = StreamRow.Cell(sample) }
    if let known { rows.add(known, at: time) }
  }

  /// The row's time: after the rows that have been written, even if an edge was reported late.
  private func rowTime(of sample: SensorSample) -> Int64 {
    max(sample.time.nanoseconds - origin.nanoseconds, lastRow &+ 1)
  }

  /// Writes the rows before a time, or all rows.
  private mutating func emit(
    before time: Int64?, _ output: inout RowOutput<StreamTable>
  ) throws(UserError) {
    let end = time.map { $0 - origin.nanoseconds } ?? .max
    while let row = rows.next(before: end) {
      let isWritten = !output.isFull
      if isWritten { try write(row, to: &output) }
      guard truth != nil else { continue }
      for truth in rows.takeTruths(at: row.time) where isWritten { truthFile?.append(truth) }
    }
    if output.isDue { try output.flush() }
    // Not for each row, because this searches all rows that are held back for the earliest sample.
    guard truth != nil, let count = truthFile?.count, count >= 256 else { return }
    let limit = knownUntil()
    try truthFile?.write(upTo: limit)
  }

  private mutating func write(
    _ row: StreamRow, to output: inout RowOutput<StreamTable>
  ) throws(UserError) {
    while let place = losses.next(upTo: row.time) { output.mark(place, chips) }
    if alignment == nil {
      try output.append(row)
    } else {
      for whole in alignment?.take(row) ?? [] where !output.isFull { try output.append(whole) }
    }
    lastRow = row.time
  }

  /// The time after which all later samples and the rows that are held back were taken.
  private func knownUntil() -> Int64 {
    let never = Int64.max
    let seen = (board.sensors.lastLook?.nanoseconds ?? never) - origin.nanoseconds
    return min(seen, (rows.earliestTruth ?? never) - 1)
  }

  /// - Parameter cause: The failure that ended the stream, if any.
  private mutating func finish(
    _ output: inout RowOutput<StreamTable>, _ cause: UserError?
  ) throws(UserError) {
    var failure: UserError?
    do throws(UserError) {
      try emit(before: nil, &output)
      losses.locateRest()
      while let place = losses.next(upTo: .max) { output.mark(place, chips) }
      var members: [(String, JSON)] = [("lost", .object(lost))]
      if let cause { members.append(("failure", .text(cause.line))) }
      output.end(members)
      try output.close()
    } catch { failure = error }
    output.finish()
    // Even if the rows could not be written.
    do throws(UserError) {
      try truthFile?.write(upTo: .max)
      try truthFile?.flush()
    } catch { failure = failure ?? error }
    if let failure { throw failure }
  }

  /// The number of samples that were lost or left out, by sensor.
  private var lost: [(String, JSON)] {
    chips.inOrder.map { ($0.column, .integer(losses[$0.sensor].count)) }
  }

  /// Reports losses and clipping, which the rows do not show.
  private mutating func reportLosses() {
    let sensors = chips.inOrder
    func say(_ chip: ChipArgument, _ what: String) {
      Console.say("\(chip.model.sensorName): \(what)")
    }
    func say(_ count: Int, _ chip: ChipArgument, _ what: String) {
      if count > 0 { say(chip, "\(what): \(count)") }
    }
    // A chip without rates is triggered: it loses no samples, but measurements are not made in time.
    for chip in sensors where chip.model.rates != nil && losses[chip.sensor].count > 0 {
      let words = losses[chip.sensor].words(isExact: board.sensors.isDrained(chip.sensor))
      // Losses during the wait for a line without edges do not depend on the rate.
      let isLine = board.sensors.counts(of: chip.sensor).lostToLine == losses[chip.sensor].count
      say(chip, isLine ? "\(words), before its line was given up" : "\(words); \(advice)")
    }
    for chip in sensors {
      let counts = board.sensors.counts(of: chip.sensor)
      say(counts.missedEdges, chip, "samples found without an edge of the line")
      say(
        board.sensors.lostEdges(of: chip.sensor), chip,
        "edges lost: they came faster than they were read")
    }
    for chip in sensors {
      guard let count = clipped[chip.sensor], let range = chip.rangeText else { continue }
      guard let greater = chip.model.ranges.first(where: { $0 > chip.range ?? 0 }) else {
        say(chip, "samples clipped at \(range), the greatest range: \(count)")
        continue
      }
      let key = "\(chip.rangeKey)=\(shortest(greater))\(chip.model.rangeUnit ?? "")"
      say(chip, "samples clipped at \(range): \(count); \(key) measures more")
    }
    for chip in sensors where chip.model.quantity == .magneticFluxDensity {
      let counts = board.sensors.counts(of: chip.sensor)
      if chip.model.rates == nil { say(counts.lost, chip, "measurements not made in time") }
      say(counts.overflows, chip, "measurements left out, field too strong (overflow)")
      say(counts.dataErrors, chip, "measurements left out, data error")
    }
    if mixed > 0 { Console.say("samples with axes of two different instants: \(mixed)") }
  }
}
