// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

// The source registers of both generations have one layout at the same addresses, but for the bit of SLEEP_CHANGE_IA,
// which reads 0 in the first.

/// What a six-axis part of ST has detected: WAKE_UP_SRC, TAP_SRC and D6D_SRC.
public struct STSixAxisEvents: Equatable, Sendable {
  /// Whether there was a wake-up.
  public var wakeUp: Bool
  /// The axes of the wake-up.
  public var wakeUpAxes: Axes<Bool>
  /// Whether there was a free fall.
  public var freeFall: Bool
  /// Whether the board began or ceased to move; always false in an LSM6DSL and its relatives, which have `isInactive`.
  public var activityChanged: Bool
  /// Whether the board does not move.
  public var isInactive: Bool
  /// Whether there was a single tap.
  public var singleTap: Bool
  /// Whether there was a double tap.
  public var doubleTap: Bool
  /// The axes of the tap.
  public var tapAxes: Axes<Bool>
  /// Whether the acceleration of the tap was negative.
  public var tapIsNegative: Bool
  /// Whether another face is up, and the axes that are above (`high`) or below the threshold's angle.
  public var orientation: STInterruptSource

  /// Whether anything was detected.
  public var isActive: Bool {
    wakeUp || freeFall || activityChanged || singleTap || doubleTap || orientation.isActive
  }

  init(_ bytes: InlineArray<3, UInt8>) {
    let wake = Datasheet.LSM6DSO.WAKE_UP_SRC(bits: bytes[0])
    let tap = Datasheet.LSM6DSO.TAP_SRC(bits: bytes[1])
    let direction = Datasheet.LSM6DSO.D6D_SRC(bits: bytes[2])
    wakeUp = wake.wakeUp
    wakeUpAxes = Axes(wake.x, wake.y, wake.z)
    freeFall = wake.freeFall
    activityChanged = wake.sleepChanges
    isInactive = wake.sleeps
    singleTap = tap.singleTap
    doubleTap = tap.doubleTap
    tapAxes = Axes(tap.x, tap.y, tap.z)
    tapIsNegative = tap.negative
    orientation = STInterruptSource(
      isActive: direction.active, high: Axes(direction.xHigh, direction.yHigh, direction.zHigh),
      low: Axes(direction.xLow, direction.yLow, direction.zLow))
  }
}

extension STSixAxis where Link: ~Copyable {
  /// Reads what the chip detected, in one transaction. That ends latched events, and their pins become inactive.
  ///
  /// ALL_INT_SRC of an LSM6DSO, which summarises the others, is left out: its reading may clear them.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks the
  ///   configuration after 16 reads without an event.
  public mutating func readEvents() throws(SensorError) -> STSixAxisEvents {
    try checkSources()
    let events = STSixAxisEvents(try bus.load(Datasheet.LSM6DSO.WAKE_UP_SRC.address))
    staleSources.record(isNew: events.isActive)
    return events
  }

  /// Prepares events after `configure`: waits until samples are good, and clears events latched until then, such as
  /// that of the first sample, whose difference to none is as large as gravity. From then on pins stay inactive until
  /// an event.
  ///
  /// - Throws: `.bus`
  public mutating func arm(_ timebase: borrowing some Timebase & ~Copyable) throws(SensorError) {
    timebase.wait(for: settlingTime)
    // One period more: no document states how late the first sample may be.
    if let rate = configuration.accelerometerRate {
      timebase.wait(forNanoseconds: rate.period(clockTrim))
    }
    let _: InlineArray<3, UInt8> = try bus.load(Datasheet.LSM6DSO.WAKE_UP_SRC.address)
  }
}
