// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software ADXL345 or ADXL343: output in 10 to 13 bits, FIFO, taps, activity, free fall, sleep, self-test, two
/// pins; on I2C and SPI.
///
/// The output passes a filter of half its rate; taps, activity and free fall examine wider data at 3200 Hz, so a second
/// element of the same specimen has those.
package struct ADXL345Chip: PolicyChip {
  typealias Registers = Datasheet.ADXL345

  package let relative: Relative
  /// Error of all rates as a fraction, at most one half; the data sheet states none.
  package var rateError = 0.0

  package var violations = Violations()
  var truth: Truth?

  let variant: Registers.Variant
  var chosen = ADXL345Policies()
  var registers: RegisterFile
  /// The converter's input behind the filter of the output's rate, and that of the detectors.
  var filtered: AccelerometerSensor
  var wide: AccelerometerSensor

  // Samples.
  var outputs = SampleClock()
  var detectors = SampleClock()
  /// Board time in nanoseconds before which nothing is measured yet.
  var readyFrom: Int64 = 0
  var format = ADXL345Format()
  var fifo = ADXL345FIFO()
  /// Whether the set in the data registers came in sleep, without DATA_READY, and was not read.
  var isNewInSleep = false
  /// Instants of sets that a change of settings disturbs.
  var unsettled: Range<Int64> = 0..<0

  // Events.
  var activity = ADXL345Activity()
  var inactivity = ADXL345Inactivity()
  var freeFall = ADXL345FreeFall()
  var taps = ADXL345Taps()
  /// The events of INT_SOURCE that have not been read.
  var latched: UInt8 = 0
  /// ACT_TAP_STATUS without Asleep.
  var eventAxes: UInt8 = 0
  /// With Link, whether activity is looked for, and not inactivity.
  var awaitsActivity = false
  /// Whether the part is in automatic sleep.
  var isAsleep = false

  // The wire.
  package var pointer: UInt8 = 0
  var increments = true
  var access = ADXL345Access()
  /// The end of a read of the data registers that is not applied yet.
  var ended: ADXL345Access.End?
  /// Whether no SPI frame has ended since power-on.
  var isFirstFrame = true

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .adxl345) {
    self.relative = relative
    let row = relative.row
    variant = row.variant
    registers = RegisterFile(variant.facts)
    filtered = AccelerometerSensor(row.parameters)
    wide = AccelerometerSensor(row.parameters)
  }

  package var facts: ChipFacts { variant.facts }
  package var answersI2C: Bool { true }

  package func truth(of quantity: Quantity) -> Truth? { quantity == .acceleration ? truth : nil }

  package mutating func powerOn(at time: Int64) {
    registers.reset()
    outputs = SampleClock()
    detectors = SampleClock()
    outputs.stop()
    detectors.stop()
    readyFrom = 0
    fifo.powerOn()
    isNewInSleep = false
    unsettled = 0..<0
    (latched, eventAxes, awaitsActivity, isAsleep) = (0, 0, false, false)
    (pointer, increments, access, ended, isFirstFrame) = (0, true, ADXL345Access(), nil, true)
    truth = nil
    plan()
    restartEvents()
    filtered.powerOn(at: time)
    wide.powerOn(at: time)
  }

  func register<R: Register>(_: R.Type) -> R { R(bits: registers[R.address]) }

  mutating func didChangePolicies() {
    registers.storesReservedBits = chosen.reservedBits == .stored
    fifo.policies = chosen
    plan()
  }

  // MARK: Sensing

  /// The sensing element; nil senses ideally. Set it before power comes up.
  package var element: AccelerometerElement? {
    get { filtered.element }
    set {
      filtered.element = newValue
      wide.element = newValue
    }
  }

  package mutating func sense(_ sensing: Sensing) {
    filtered.sense(sensing)
    wide.sense(sensing)
  }

  package mutating func bypassElement(_ isBypassed: Bool) {
    filtered.isBypassed = isBypassed
    wide.isBypassed = isBypassed
  }

  package mutating func mount(at position: Axes<Double>) {
    filtered.position = position
    wide.position = position
  }

  /// The filtered path, which the outputs show.
  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .acceleration else { return nil }
    return filtered.look(
      at: time, .pairs(from: Registers.DATAX0.address, bigEndian: false), in: &world
    ).converted(by: format.outputDigitsPerG)
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    guard quantity == .acceleration else { return }
    filtered.press(selfTestForce * sign, from: time)
    wide.press(selfTestForce * sign, from: time)
  }

  package var stuckAxes: UInt8 { filtered.stuck.axes }

  package mutating func stick(_ axes: UInt8) {
    filtered.stuck.set(axes)
    wide.stuck.set(axes)
  }

  // MARK: Pins

  package var pinNames: [String] { ["INT1", "INT2"] }

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let active = source & register(Registers.INT_ENABLE.self).bits
    let second = register(Registers.INT_MAP.self).bits
    let levels: UInt8 = (active & ~second != 0 ? 1 : 0) | (active & second != 0 ? 2 : 0)
    return register(Registers.DATA_FORMAT.self).activeLow ? levels ^ 3 : levels
  }

  /// Without an enabled interrupt the pins do not change.
  package var nextPinChange: Int64 {
    mutating get { register(Registers.INT_ENABLE.self).bits == 0 ? .max : nextEvent }
  }

  /// INT_SOURCE.
  var source: UInt8 {
    Registers.INT_SOURCE(
      dataReady: fifo.hasUnread && !isSleeping, watermark: fifo.isOverWatermark,
      overrun: fifo.hasOverrun
    ).bits | latched
  }

  /// ACT_TAP_STATUS.
  var status: UInt8 { eventAxes | Registers.ACT_TAP_STATUS(asleep: isAsleep).bits }

  package var isThreeWire: Bool { register(Registers.DATA_FORMAT.self).threeWireSPI }

  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chosen.spi.late }
}
