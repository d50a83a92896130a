// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// The FIFO behind the samples.
extension LSM6DSLChip {
  /// Whether sets are stored at an instant: with each cycle of the sensor hub, whatever ODR_FIFO is, with each step, which
  /// never is, or with samples.
  private func isTriggered(at instant: Int64, hasSample: Bool, hasCycle: Bool) -> Bool {
    if variant.hasSensorHub && register(Registers.MASTER_CONFIG.self).triggersFIFO {
      return hasCycle
    }
    guard !register(Registers.FIFO_CTRL2.self).storesAtSteps else { return false }
    return hasSample && base.isDue(instant, ticks: triggerTicks)
  }

  /// Ticks between triggers: those of the faster sensor, at least those of ODR_FIFO; 0 where nothing triggers.
  private var triggerTicks: Int64 {
    let control = register(Registers.FIFO_CTRL5.self)
    let own = ticks(control.dataRate.flatMap { variant.fifoMillihertz($0) })
    let rate = power.gyroscope == .on ? power.gyroscopeTicks : 0
    let sensors = [power.accelerometerTicks, rate].filter { $0 != 0 }
    guard own != 0, let fastest = sensors.min() else { return 0 }
    return max(fastest, own)
  }

  mutating func remember(_ force: SampleSet?, _ rate: SampleSet?, _ temperature: Int16?) {
    latest.force = (force ?? latest.force.set, force != nil)
    latest.rate = (rate ?? latest.rate.set, rate != nil)
    if let temperature { latest.temperature = temperature }
  }

  mutating func store(
    _ force: SampleSet?, _ rate: SampleSet?, _ temperature: Int16?, at instant: Int64,
    in world: inout World
  ) {
    let answers = runHub(at: instant, force: force != nil, rate: rate != nil, in: &world)
    if answers != nil { showHub(at: instant) }
    latest.hubIsNew = answers != nil
    remember(force, rate, temperature)
    guard fifo.isActive else { return }
    if force != nil { fifo.event(switchesFIFO) }
    guard
      isTriggered(
        at: instant, hasSample: force != nil || rate != nil, hasCycle: answers != nil)
    else { return }
    for number in 0..<4 where fifo.isDue(number) {
      guard let (data, sample) = dataSet(number, at: instant) else { continue }
      fifo.store(number, data, sample)
    }
    fifo.finish()
  }

  /// The three words of a data set, and its sample; nil where it has no new one, by policy.
  private mutating func dataSet(_ number: Int, at instant: Int64) -> (UInt64, SampleSet?)? {
    let skips = chosen.stale == .skipped
    switch number {
    case 0:
      if skips && !latest.rate.isNew { return nil }
      if register(Registers.FIFO_CTRL4.self).storesHighBytes { return (highBytes, nil) }
      let isSettled = instant >= interface.gyroscope.settledFrom
      return (words(latest.rate.set, enabledAxes.gyroscope, isSettled), latest.rate.set)
    case 1:
      if skips && !latest.force.isNew { return nil }
      let isSettled = instant >= interface.accelerometer.settledFrom
      return (words(latest.force.set, enabledAxes.accelerometer, isSettled), latest.force.set)
    case 2:
      guard variant.hasSensorHub else { return (0, nil) }
      return skips && !latest.hubIsNew ? nil : (hub.data(from: 0), nil)
    default: return (fourth(at: instant), nil)
    }
  }

  /// Unsettled samples are marked in an LSM6DSL; an axis that is switched off is 0.
  private mutating func words(_ set: SampleSet, _ axes: UInt8, _ isSettled: Bool) -> UInt64 {
    if masksSettling && !isSettled && !isEarly {
      let word = chosen.sixAxis.maskedBits
      return TaggedWord.data(Axes(word, word, word))
    }
    let counts = set.counts
    return TaggedWord.data(
      Axes(axes & 1 != 0 ? counts.x : 0, axes & 2 != 0 ? counts.y : 0, axes & 4 != 0 ? counts.z : 0)
    )
  }

  /// ONLY_HIGH_DATA: the high bytes of gyroscope and accelerometer in turn.
  private var highBytes: UInt64 {
    func pair(_ rate: Int16, _ force: Int16) -> UInt64 {
      UInt64(UInt16(bitPattern: rate) >> 8) | UInt64(UInt16(bitPattern: force) & 0xFF00)
    }
    let (rate, force) = (latest.rate.set.counts, latest.force.set.counts)
    return pair(rate.x, force.x) | pair(rate.y, force.y) << 16 | pair(rate.z, force.z) << 32
  }

  /// Timestamp and steps, which are zero; the temperature; or sensor hub 7 to 12.
  private mutating func fourth(at instant: Int64) -> UInt64 {
    if register(Registers.FIFO_CTRL2.self).storesTimestamp {
      let count = UInt64(timestamp.count(at: instant))
      return count >> 8 & 0xFFFF | (count & 0xFF) << 24
    }
    let storesTemperature =
      isEarly
      ? register(Early.CTRL4_C.self).storesTemperature
      : register(Registers.FIFO_CTRL2.self).storesTemperature
    if storesTemperature { return UInt64(UInt16(bitPattern: latest.temperature)) << 16 }
    return variant.hasSensorHub ? hub.data(from: 6) : 0
  }
}
