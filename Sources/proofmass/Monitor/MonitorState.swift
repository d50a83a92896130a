// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion

/// All that the monitor shows: a value, which pages draw.
struct MonitorState {
  enum Page: Int, CaseIterable { case axes, attitude, gMeter, registers, help }

  var page = Page.axes
  /// Since the start, in seconds of the board.
  var time = 0.0
  var sensors: [SensorView]
  var attitude = AttitudeView()
  var registers: RegisterView
  /// Whether the board is emulated here, so that keys move it.
  let isEmulated: Bool
  /// Whether what is shown stands still.
  var isPaused = false
  var isZeroed = false
  /// The name of the recording, and its rows.
  var recording: (file: String, rows: Int)?
  /// What was last done, and since when, in seconds; it goes after some seconds.
  private var message: (words: String, time: Double)?
  /// The sensing of an emulated board, while it is not the one that was asked for.
  var isIdeal = false

  init(_ chips: [ChipArgument], isEmulated: Bool) {
    sensors = chips.map { SensorView($0) }
    registers = RegisterView(chips)
    self.isEmulated = isEmulated
  }

  mutating func say(_ words: String) { message = (words, time) }

  /// What was done in the last five seconds.
  var words: String? { message.flatMap { time - $0.time < 5 ? $0.words : nil } }

  func sensor(_ chipClass: ChipClass) -> SensorView? {
    sensors.first { $0.chipClass == chipClass }
  }

  /// Forgets minimum, maximum and shakes.
  mutating func reset() {
    for index in sensors.indices { sensors[index].reset() }
    attitude.shakes = 0
    attitude.lastShake = nil
  }

  /// Counts all that is shown from the present values on, or no longer.
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

/// What the monitor shows of the attitude.
struct AttitudeView {
  /// From the board's axes to a frame with z up; nil before the first one, and without a gyroscope.
  var measured: Attitude?
  /// Whether it can be relied on: the offset of the gyroscope is known.
  var isSettled = true
  /// The attitude from which angles count; nil for the frame of the session.
  var zero: Attitude?
  /// In g, on the board's axes, as gravity is felt: a unit vector upwards.
  var up: Axes<Double>?
  /// In degrees clockwise from magnetic north; nil where it is not known.
  var heading: Double?
  /// Why there is no heading.
  var headingNote = "no compass"
  var orientation = DeviceOrientation.unknown
  var shakes = 0
  /// The time in seconds and the axis.
  var lastShake: (time: Double, axis: String)?

  /// From ``zero``.
  var shown: Attitude? {
    measured.map { measured in zero.map { measured.multiplied(byInverseOf: $0) } ?? measured }
  }
}
