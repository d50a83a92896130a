// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// Counts the batches of a sensor up to a threshold (COUNTER_BDR_IA).
struct BatchCounter: Sendable {
  /// 0 never is reached.
  var threshold = 0
  private(set) var isReached = false
  private var count = 0

  mutating func add() {
    guard threshold > 0 else { return }
    count += 1
    guard count >= threshold else { return }
    count = 0
    isReached = true
  }

  mutating func reset() { count = 0 }

  mutating func didRead() { isReached = false }
}

// The FIFO behind the samples.
extension LSM6DSOChip {
  /// Ticks between batches of each sensor, at least those of its samples; 0 where it is not stored.
  private var batchTicks: (accelerometer: Int64, gyroscope: Int64) {
    let control = register(Registers.FIFO_CTRL3.self)
    func ticks(_ millihertz: Int32?, _ own: Int64) -> Int64 {
      let ticks = TimeBase.ticks(ofMillihertz: millihertz, base: variant.timeBaseMillihertz)
      return ticks == 0 || own == 0 ? 0 : max(ticks, own)
    }
    return (
      ticks(
        control.accelerometerBatchRate.flatMap { variant.accelerometerBatchMillihertz($0) },
        power.accelerometerTicks),
      ticks(
        control.gyroscopeBatchRate.flatMap { variant.gyroscopeBatchMillihertz($0) },
        power.gyroscope == .on ? power.gyroscopeTicks : 0)
    )
  }

  /// Stores what is due at an instant: a change of rates, the timestamp, gyroscope, accelerometer, temperature, and
  /// what the sensor hub has read.
  mutating func store(
    _ force: SampleSet?, _ rate: SampleSet?, _ temperature: Int16?, at instant: Int64,
    in world: inout World
  ) {
    let answers = runHub(at: instant, force: force != nil, rate: rate != nil, in: &world) ?? []
    let ticks = batchTicks
    let hasForce = force != nil && base.isDue(instant, ticks: ticks.accelerometer)
    let hasRate = rate != nil && base.isDue(instant, ticks: ticks.gyroscope)
    let counted =
      register(Registers.COUNTER_BDR_REG1.self).countsGyroscope ? hasRate : hasForce
    if counted { batches.add() }
    guard fifo.isActive else { return }
    fifo.trigger(events.isAnyActive)
    let control = register(Registers.FIFO_CTRL4.self)
    let hasTemperature =
      temperature != nil
      && base.isDue(
        instant,
        ticks: TimeBase.ticks(
          ofMillihertz: variant.temperatureBatchMillihertz(control.temperatureBatchRate),
          base: variant.timeBaseMillihertz))
    let hasAnswer = answers.contains { hubPlan.slaves[$0.slave].isBatched }
    guard hasForce || hasRate || hasTemperature || hasAnswer else { return }
    fifo.begin()
    if hasChanged { fifo.store(variant.fifoTagChange, 0) }
    hasChanged = false
    let stamps = storesTimestamp(at: instant, ticks) && (hasForce || hasRate)
    if stamps && chosen.timestampOrder == .first { storeTimestamp(at: instant) }
    if hasRate, let rate {
      let isSettled = instant >= interface.gyroscope.settledFrom
      fifo.store(variant.fifoTagGyroscope, data(of: rate, isSettled), rate)
    }
    if hasForce, let force {
      let isSettled = instant >= interface.accelerometer.settledFrom
      fifo.store(variant.fifoTagAccelerometer, data(of: force, isSettled), force)
    }
    if hasTemperature, let temperature {
      fifo.store(variant.fifoTagTemperature, TaggedWord.data(Axes(temperature, 0, 0)))
    }
    store(answers)
    if stamps && chosen.timestampOrder == .last { storeTimestamp(at: instant) }
  }

  private mutating func data(of set: SampleSet, _ isSettled: Bool) -> UInt64 {
    guard masksSettling, !isSettled else { return TaggedWord.data(set.counts) }
    let word = chosen.sixAxis.maskedBits
    return TaggedWord.data(Axes(word, word, word))
  }

  /// DEC_TS_BATCH, of the batches of the faster sensor.
  private func storesTimestamp(
    at instant: Int64, _ ticks: (accelerometer: Int64, gyroscope: Int64)
  ) -> Bool {
    let decimation = register(Registers.FIFO_CTRL4.self).timestampDecimation
    guard let every = variant.timestampBatches(decimation),
      register(Registers.CTRL10_C.self).timestamp
    else { return false }
    let faster =
      ticks.accelerometer == 0
      ? ticks.gyroscope
      : ticks.gyroscope == 0
        ? ticks.accelerometer : min(ticks.accelerometer, ticks.gyroscope)
    return base.isDue(instant, ticks: faster)
      && base.number(of: instant, ticks: faster) % Int64(every) == 0
  }

  private mutating func storeTimestamp(at instant: Int64) {
    fifo.store(variant.fifoTagTimestamp, UInt64(timestamp.count(at: instant)))
  }
}
