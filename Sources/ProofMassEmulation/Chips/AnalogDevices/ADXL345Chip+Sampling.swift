// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassPhysics

// Samples, from the world to the data registers, the FIFO and the detectors.
extension ADXL345Chip {
  package var nextEvent: Int64 { min(outputs.next, detectors.next, ended?.time ?? .max) }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    if nextEvent <= time { takeEvents(upTo: time, in: &world) }
    filtered.observe(upTo: time, in: &world)
    wide.observe(upTo: time, in: &world)
  }

  private mutating func takeEvents(upTo time: Int64, in world: inout World) {
    var outputBacklog = Backlog(outputs, steadyFrom: world.steadyFrom)
    var detectorBacklog = Backlog(detectors, steadyFrom: world.steadyFrom)
    while nextEvent <= time {
      // Of events at one instant the earlier ones are those of the wire, then the detectors'.
      if let end = ended, end.time <= min(outputs.next, detectors.next) {
        applyEnd(by: time)
      } else if detectors.next <= outputs.next {
        let instant = detectors.next
        takeDetection(upTo: time, in: &world)
        detectorBacklog.pass(instant, &detectors, upTo: time)
      } else {
        let instant = outputs.next
        takeOutput(upTo: time, in: &world)
        outputBacklog.pass(instant, &outputs, upTo: time)
      }
      checkTrigger()
    }
  }

  // MARK: Output

  private mutating func takeOutput(upTo time: Int64, in world: inout World) {
    guard let (instant, skipped) = takeInstant(upTo: time) else { return }
    let (force, felt) = filtered.sample(at: instant, in: &world)
    let digits = format.digits(felt)
    let output = format.output(digits)
    let set = SampleSet(counts: format.words(output), input: force, instant: instant)
    if isSleeping {
      fifo.show(set)
      isNewInSleep = true
      detectActivity(examined(digits), at: instant)
      return
    }
    fifo.arrive(set, skipped: skipped)
    if chosen.detectorRate == .output { detect(examined(digits), at: instant) }
    if seeksInactivity, inactivity.sample(output, at: instant) { didDetectInactivity(at: instant) }
  }

  /// The instant of the next set that has an effect, and the number of those before it that have none but to be lost.
  private mutating func takeInstant(upTo time: Int64) -> (Int64, Int64)? {
    let isWatched =
      seeksInactivity || filtered.stuck.isPending || fifo.awaitsTrigger
      || (isSleeping || chosen.detectorRate == .output) && hasDetectors || detectors.next != .max
    // A read that has ended, but not by now, still has the set before.
    let end = min(time, ended?.time ?? .max)
    if !isWatched {
      if isSleeping || fifo.mode == .bypass || fifo.isStopped,
        let (last, count) = outputs.take(upTo: end)
      {
        return (last, count - 1)
      }
      // Of a stream the last sets remain, one more than in the FIFO.
      if fifo.streams {
        outputs.skip(upTo: end, butLast: Int64(Registers.Constant.fifoDepth) + 1)
      }
    }
    return outputs.takeOne(upTo: time).map { ($0, 0) }
  }

  // MARK: Detectors

  /// What the detectors examine, by these digits.
  private func examined(_ digits: Axes<Int>) -> Axes<Int> {
    chosen.detectorOffset == .included ? format.corrected(digits) : digits
  }

  private mutating func takeDetection(upTo time: Int64, in world: inout World) {
    // Without anything to look for, and where nothing changes any more, the rest is as the first.
    let end = min(time, outputs.next - 1, (ended?.time ?? .max) - 1)
    guard seeksActivity || seesTaps || seesFreeFall else {
      _ = detectors.take(upTo: max(end, detectors.next))
      return
    }
    guard let instant = detectors.takeOne(upTo: time) else { return }
    let felt = wide.sample(at: instant, in: &world).felt
    let before = memory
    detect(examined(format.digits(felt)), at: instant)
    guard detectors.next <= end, world.steadyFrom <= instant, wide.isAtRest, before == memory,
      !taps.isTimed, !freeFall.isTimed
    else { return }
    _ = detectors.take(upTo: end)
  }

  /// All state that the detectors leave for the next sample.
  private var memory: Memory {
    Memory(
      activity: activity, freeFall: freeFall, taps: taps, latched: latched, axes: eventAxes,
      awaits: awaitsActivity)
  }

  private struct Memory: Equatable {
    var activity: ADXL345Activity
    var freeFall: ADXL345FreeFall
    var taps: ADXL345Taps
    var latched: UInt8
    var axes: UInt8
    var awaits: Bool
  }

  private mutating func detect(_ digits: Axes<Int>, at instant: Int64) {
    detectActivity(digits, at: instant)
    if seesFreeFall, freeFall.sample(digits, at: instant) {
      latched |= Registers.INT_SOURCE(freeFall: true).bits
    }
    if seesTaps { didDetect(taps.sample(digits, at: instant)) }
  }

  private mutating func didDetect(_ tap: ADXL345Taps.Event) {
    guard tap != .none else { return }
    let events = Registers.INT_SOURCE(singleTap: true, doubleTap: tap == .double).bits
    let shown =
      chosen.disabledTap == .shown ? events : events & register(Registers.INT_ENABLE.self).bits
    guard shown != 0 else { return }
    latched |= shown
    let axes = taps.axes
    eventAxes =
      eventAxes & ~Self.tapAxes
      | Registers.ACT_TAP_STATUS(
        tapX: axes & 1 != 0, tapY: axes & 2 != 0, tapZ: axes & 4 != 0
      ).bits
  }

  private static var tapAxes: UInt8 {
    Registers.ACT_TAP_STATUS(tapX: true, tapY: true, tapZ: true).bits
  }

  private mutating func detectActivity(_ digits: Axes<Int>, at instant: Int64) {
    guard seeksActivity else { return }
    let axes = activity.sample(digits)
    guard axes != 0 else { return }
    latched |= Registers.INT_SOURCE(activity: true).bits
    eventAxes =
      eventAxes & Self.tapAxes
      | Registers.ACT_TAP_STATUS(
        activityX: axes & 1 != 0, activityY: axes & 2 != 0, activityZ: axes & 4 != 0
      ).bits
    if chosen.reference == .event { activity.restart() }
    guard isLinked else { return }
    awaitsActivity = false
    inactivity.restart()
    guard isAsleep else { return }
    isAsleep = false
    schedule(at: instant)
  }

  private mutating func didDetectInactivity(at instant: Int64) {
    latched |= Registers.INT_SOURCE(inactivity: true).bits
    guard isLinked else { return }
    awaitsActivity = true
    activity.restart()
    guard register(Registers.POWER_CTL.self).autoSleep else { return }
    isAsleep = true
    schedule(at: instant)
  }

  // MARK: The FIFO's trigger

  /// The trigger is an interrupt on the chosen pin.
  mutating func checkTrigger() {
    guard fifo.awaitsTrigger else { return }
    let active = source & register(Registers.INT_ENABLE.self).bits
    let second = register(Registers.INT_MAP.self).bits
    let shown = register(Registers.FIFO_CTL.self).triggerPin ? active & second : active & ~second
    if shown != 0 { fifo.trigger() }
  }
}
