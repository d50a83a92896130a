// SPDX-License-Identifier: Apache-2.0

/// Pulses on the pins: of data-ready, and of the sensor hub.
struct ReadyPulses: Sendable {
  /// That of data-ready in nanoseconds; 0 where it is latched.
  var length: Int64 = 0
  /// Board times at which the pulse of a sensor ends; `Int64.max` without one.
  var accelerometer = Int64.max
  var gyroscope = Int64.max
  var thermometer = Int64.max
  /// The same of the sensor hub's pulse, whose length is its own.
  var hub = Int64.max
  /// Whether the last sample of a sensor had settled.
  var isSettled = (accelerometer: true, gyroscope: true)

  var next: Int64 { min(min(accelerometer, gyroscope), min(thermometer, hub)) }

  mutating func pass(upTo time: Int64) {
    if accelerometer <= time { accelerometer = .max }
    if gyroscope <= time { gyroscope = .max }
    if thermometer <= time { thermometer = .max }
    if hub <= time { hub = .max }
  }
}

extension SixAxisChip {
  /// Data-ready of the sensors as the pins show it.
  var shownReady: (accelerometer: Bool, gyroscope: Bool, thermometer: Bool) {
    mutating get {
      let isPulsed = pulses.length > 0
      let masks = masksSettling
      var ready = (
        accelerometer: isPulsed ? pulses.accelerometer != .max : interface.accelerometer.isReady,
        gyroscope: isPulsed ? pulses.gyroscope != .max : interface.gyroscope.isReady,
        thermometer: isPulsed ? pulses.thermometer != .max : interface.thermometer.isReady
      )
      if masks && !pulses.isSettled.accelerometer { ready.accelerometer = false }
      if masks && !pulses.isSettled.gyroscope { ready.gyroscope = false }
      return ready
    }
  }

  /// The levels of both pins: `joins` is INT2_on_INT1, `activeLow` H_LACTIVE.
  static func pinLevels(_ isFirst: Bool, _ isSecond: Bool, joins: Bool, activeLow: Bool) -> UInt8 {
    var levels: UInt8 = (isFirst ? 1 : 0) | (isSecond ? 2 : 0)
    if joins { levels = levels != 0 ? 1 : 0 }
    return activeLow ? levels ^ 3 : levels
  }

  package var nextEvent: Int64 { mutating get { nextOfAll } }

  /// Pins that show no signal do not change.
  package var nextPinChange: Int64 { mutating get { showsSignals ? nextOfAll : .max } }

  /// When a sample, the end of the boot, of a pulse or of the timestamp is due.
  var nextOfAll: Int64 {
    mutating get {
      let next = min(accelerometerClock.next, min(gyroscopeClock.next, thermometerClock.next))
      let other = min(next, min(interface.boot.pinEnd, pulses.next))
      return nextEndcount < other && showsEndcount ? nextEndcount : other
    }
  }
}
