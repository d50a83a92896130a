// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Samples, from the world to the data registers, the FIFO and the detectors.
extension InvenSenseChip {
  package var nextEvent: Int64 { min(ticks.next, forces.next, pulseEnd) }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    if min(ticks.next, forces.next) <= time { takeSamples(upTo: time, in: &world) }
    if pulseEnd <= time { pulseEnd = .max }
    accelerometer.observe(upTo: time, in: &world)
    gyroscope.observe(upTo: time, in: &world)
  }

  private mutating func takeSamples(upTo time: Int64, in world: inout World) {
    var backlog = Backlog(ticks, steadyFrom: world.steadyFrom)
    while min(ticks.next, forces.next) <= time {
      skip(upTo: time)
      if forces.next <= ticks.next {
        guard let instant = forces.takeOne(upTo: time) else { return }
        takeForce(at: instant, in: &world)
      } else {
        guard let instant = ticks.takeOne(upTo: time) else { return }
        takeTick(at: instant, in: &world)
        let next = ticks.next
        backlog.pass(instant, &ticks, upTo: time)
        if ticks.next != next {
          auxiliary.skip((ticks.next - next) / ticks.period)
          forces.skip(upTo: ticks.next, butLast: 1)
        }
      }
    }
  }

  /// Leaves out samples that have no effect: all but the last where only the data registers have them, and those that
  /// the FIFO loses.
  private mutating func skip(upTo time: Int64) {
    let isWatched =
      auxiliary.hasTransfers || wakeOnMotion.isOn || hasDetectors || accelerometer.stuck.isPending
      || gyroscope.stuck.isPending
    guard !isWatched, ticks.next <= time else { return }
    var kept: Int64 = 1
    if isQueueing && !(fifo.setting.stopsWhenFull && fifo.isFull) {
      // An unlimited number, until it is full.
      if fifo.setting.stopsWhenFull { return }
      kept = Int64(fifo.setting.capacity / max(1, recordLength)) + 2
    }
    let next = ticks.next
    ticks.skip(upTo: time, butLast: kept)
    auxiliary.skip((ticks.next - next) / ticks.period)
    // The accelerometer's sample of the first of them.
    forces.skip(upTo: ticks.next, butLast: 1)
  }

  // MARK: The accelerometer

  private mutating func takeForce(at instant: Int64, in world: inout World) {
    guard schedule.accelerometer != 0 else { return }
    let (input, felt) = accelerometer.sample(at: instant, in: &world)
    force = SampleSet(counts: scale.words(ofForce: felt), input: input, instant: instant)
    guard wakeOnMotion.isOn || hasDetectors else { return }
    let value = force.counts.map { Double(Int($0)) / scale.digitsPerG }
    if wakeOnMotion.sample(value) { raise(.wakeOnMotion, at: instant) }
    detect(value, at: instant)
  }

  // MARK: All data

  private mutating func takeTick(at instant: Int64, in world: inout World) {
    awaitsFirst = false
    latest.number += 1
    if schedule.accelerometer != 0 {
      if schedule.force == 0 { takeForce(at: instant, in: &world) }
      (latest.force.input, latest.force.instant) = (force.input, force.instant)
      InvenSenseSet.replace(&latest.force.counts, schedule.accelerometer, by: force.counts)
    }
    if schedule.gyroscope != 0 {
      let (input, felt) = gyroscope.sample(at: instant, in: &world)
      (latest.rate.input, latest.rate.instant) = (input, instant)
      InvenSenseSet.replace(
        &latest.rate.counts, schedule.gyroscope, by: scale.words(ofRate: felt))
    }
    if schedule.hasThermometer { latest.temperature = temperature(at: instant, in: &world) }
    applyFrameSync()
    if auxiliary.isOn { serveSlaves(at: instant, in: &world) }
    if isQueueing { queue(at: instant) }
    raise(.dataReady, at: instant)
  }

  private func temperature(at instant: Int64, in world: inout World) -> Int16 {
    let (digits, zero) = thermometer
    let degrees = world.temperature(at: instant) + temperatureError - Double(zero) / 100
    return quantize(degrees * Double(digits) / 100, from: -32768, to: 32767)
  }

  /// EXT_SYNC_SET puts the level of FSYNC, which is low, into the lowest bit of an output.
  private mutating func applyFrameSync() {
    switch frameSync {
    case 1: latest.temperature &= ~1
    case 2: latest.rate.counts.x &= ~1
    case 3: latest.rate.counts.y &= ~1
    case 4: latest.rate.counts.z &= ~1
    case 5: latest.force.counts.x &= ~1
    case 6: latest.force.counts.y &= ~1
    case 7: latest.force.counts.z &= ~1
    default: break
    }
  }

  // MARK: Auxiliary bus

  private mutating func serveSlaves(at instant: Int64, in world: inout World) {
    let outcome = auxiliary.serve(at: instant, in: &world)
    latest.external = auxiliary.external
    var isEvent = outcome.refused != 0
    masterStatus |= outcome.refused
    if outcome.endedSingle {
      // The bits of I2C_MST_STATUS are the same in all parts.
      masterStatus |= Datasheet.MPU6500.I2C_MST_STATUS(slave4Done: true).bits
      if endSingleTransfer() { isEvent = true }
    }
    if isEvent { raise(.master, at: instant) }
  }

  // MARK: FIFO

  private var recordLength: Int {
    let slaves = queuedSlaves
    let words = queuedWords.nonzeroBitCount * Datasheet.MPU6500.Constant.sampleSize
    return (0..<4).reduce(words) { length, number in
      slaves & 1 << UInt8(number) != 0 ? length + auxiliary.bytes(of: number).count : length
    }
  }

  /// Stores a record in the order of the registers.
  private mutating func queue(at instant: Int64) {
    let (words, slaves) = (queuedWords, queuedSlaves)
    var record: [UInt8] = []
    for word in Self.wordOrder where words & 1 << word != 0 {
      record.append(latest.byte(2 * word))
      record.append(latest.byte(2 * word + 1))
    }
    for number in 0..<4 where slaves & 1 << UInt8(number) != 0 {
      record += auxiliary.bytes(of: number)
    }
    guard !record.isEmpty else { return }
    if fifo.append(record) { raise(.fifoOverflow, at: instant) }
    let (hasForce, hasRate) = (words & 0x07 != 0, words & 0x70 != 0)
    guard hasForce || hasRate else { return }
    trail.append(
      FIFOTrail.Entry(
        end: fifo.arrived, force: hasForce ? latest.force : nil, rate: hasRate ? latest.rate : nil),
      left: fifo.left)
  }
}
