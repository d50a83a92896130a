// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion

/// The monitor's state: a value, which pages draw.
struct MonitorState {
  enum Page: Int, CaseIterable { case axes, attitude, gMeter, registers, silicon, help }

  var page = Page.axes
  /// The board time since the start, in seconds.
  var time = 0.0
  var sensors: [SensorView]
  var attitude = AttitudeView()
  var registers: RegisterView
  /// The state inside the sensors of the chip that the registers are of.
  var silicon: [(quantity: Quantity, sensor: SensorSilicon)] = []
  /// Whether the board is emulated here, so that keys move it.
  let isEmulated: Bool
  /// Whether the display is frozen.
  var isPaused = false
  var isZeroed = false
  /// The name of the recording, and the number of its rows.
  var recording: (file: String, rows: Int)?
  /// The last message, and its time in seconds; it disappears after some seconds.
  private var message: (words: String, time: Double)?
  /// Whether the sensing of an emulated board is ideal at present, instead of the requested one.
  var isIdeal = false

  init(_ chips: [ChipArgument], isEmulated: Bool) {
    sensors = chips.map { SensorView($0) }
    registers = RegisterView(chips.devices)
    self.isEmulated = isEmulated
  }

  mutating func say(_ words: String) { message = (words, time) }

  /// The last message, for five seconds.
  var words: String? { message.flatMap { time - $0.time < 5 ? $0.words : nil } }

  func sensor(_ quantity: Quantity) -> SensorView? {
    sensors.first { $0.quantity == quantity }
  }

  /// Resets minimum, maximum and shakes.
  mutating func reset() {
    for index in sensors.indices { sensors[index].reset() }
    attitude.shakes = 0
    attitude.lastShake = nil
  }

  /// Makes the present values the zero of the display, or ends that.
  mutating func toggleZero() {
    isZeroed.toggle()
    for index in sensors.indices { sensors[index].setZero(isZeroed) }
    attitude.zero = isZeroed ? attitude.measured : nil
  }

  mutating func endFrame(at time: Double) {
    self.time = time
    for index in sensors.indices { sensors[index].endFrame() }
  }
}

/// The monitor's view of the attitude.
struct AttitudeView {
  /// The rotation from the board's axes to a frame with z up; nil before the first one, and without a
  /// gyroscope.
  var measured: Attitude?
  /// Whether it is reliable, because the offset of the gyroscope is known.
  var isSettled = true
  /// The attitude from which angles count; nil for the frame of the session.
  var zero: Attitude?
  /// The specific force of gravity in g, on the board's axes: a unit vector upwards.
  var up: Axes<Double>?
  /// The heading in degrees clockwise from magnetic north; nil where it is not known.
  var heading: Double?
  /// The reason why there is no heading.
  var headingNote = "no compass"
  var orientation = DeviceOrientation.unknown
  var shakes = 0
  /// The time of the last shake in seconds, and its axis.
  var lastShake: (time: Double, axis: String)?

  /// The attitude relative to ``zero``.
  var shown: Attitude? {
    measured.map { measured in zero.map { measured.multiplied(byInverseOf: $0) } ?? measured }
  }
}
