// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LSM9DS1, its die with accelerometer and gyroscope: rates and their coupling, filters, FIFO, interrupts,
/// activity, thermometer, self-tests and pins.
///
/// X, Y and Z of this die form a left-handed triad: its X is opposite to that of the magnetometer in the same package,
/// Y and Z are the same (datasheet, figure 1). The axes of the package are those of the magnetometer, which are
/// right-handed: world, sensing elements, self-tests, stuck axes and `truth` have them. The output registers, and
/// with them thresholds and interrupt sources, have X negated.
///
/// Choices where nothing is documented, beside the policies: the undefined codes of ODR_G and ODR_XL are power-down,
/// that of FS_G is ±245 °/s; a sample of the accelerometer that DEC leaves out still reaches the interrupt; sleep and
/// inactivity keep the rate of the accelerometer; with FIFO_TEMP_EN the thermometer's registers show the
/// temperature of the FIFO's oldest set; the pins of PP_OD are pulled up.
package struct LSM9DS1AGChip: InertialChip {
  typealias Registers = Datasheet.LSM9DS1AG

  /// Error of the sample clock as a fraction, at most one half; the datasheet states no tolerance.
  package var rateError = 0.0
  /// Error of the thermometer in °C: its zero is not specified; one part was 2.5 °C off.
  package var temperatureError = 0.0
  /// Force on the masses while the self-test is on, in g. Only its limits are published, by ST's example.
  package var selfTestForce: Axes<Double>
  /// Rate that the self-test of the gyroscope adds, in °/s; the same holds for it.
  package var selfTestDegreesPerSecond = Double(Registers.Constant.gyroscopeSelfTest)
  /// The sensing element of the accelerometer; nil senses ideally. Set it before power comes up.
  package var accelerometerElement: AccelerometerElement? {
    get { accelerometer.element }
    set { accelerometer.element = newValue }
  }
  /// The sensing element of the gyroscope; nil senses ideally, without lag. Set it before power comes up.
  package var gyroscopeElement: GyroscopeElement? {
    get { gyroscope.element }
    set { gyroscope.element = newValue }
  }

  var chosen = LSM9DS1AGPolicies()
  var interface = InertialInterface(
    Registers.facts,
    InertialInterface.Layout(
      accelerometer: Registers.OUT_X_L_XL.address, gyroscope: Registers.OUT_X_L_G.address,
      thermometer: Registers.OUT_TEMP_L.address,
      status: (Registers.STATUS_REG.address, Registers.STATUS_REG_XL.address),
      control: Registers.CTRL_REG8.address))
  var accelerometer = AccelerometerSensor(.lsm9ds1)
  var gyroscope = GyroscopeSensor(.lsm9ds1)
  /// The sensors that are on, and their rate.
  var power = Power()
  var clock = SampleClock()
  /// The first instant of `clock`, from which DEC counts.
  var clockStart: Int64 = 0
  /// The last sample of the accelerometer that DEC passed.
  var lastDue = empty
  var thermometerClock = SampleClock()
  var accelerometerPath = AccelerometerPath()
  var gyroscopePath = L3G4200DPath()
  var accelerometerInterrupt = InterruptGenerator()
  var gyroscopeInterrupt = L3G4200DInterrupt()
  var activity = ActivityDetector()
  var fifo = InertialFIFO()
  var scale = Scale()
  /// Whether each sample has an effect, not only the last before a read.
  var isStepping = false
  /// Stored, because it is read at each transaction.
  package internal(set) var answersI2C = true

  /// Creates a chip that is not powered yet.
  package init() {
    let force = Double(Registers.Constant.accelerometerSelfTest) / 1000
    selfTestForce = Axes(force, force, force)
    plan()
  }

  package var facts: ChipFacts { Registers.facts }

  package mutating func powerOn(at time: Int64) {
    interface.pointer = InertialPointer()
    accelerometer.powerOn(at: time)
    gyroscope.powerOn()
    restart(at: time, for: Registers.Timing.boot)
  }

  /// Resets the registers and switches both sensors off.
  mutating func restart(at time: Int64, for duration: Int64) {
    interface.powerOn(at: time, for: duration)
    accelerometerInterrupt.powerOn()
    gyroscopeInterrupt.powerOn()
    activity.wake()
    fifo.powerOn()
    lastDue = Self.empty
    plan()
    applyPower(at: time)
    pushSelfTests(from: time)
  }

  package func truth(of quantity: Quantity) -> Truth? {
    switch quantity {
    case .acceleration: interface.accelerometer.output.truth
    case .angularRate: interface.gyroscope.output.truth
    case .magneticFluxDensity: nil
    }
  }

  // MARK: Bus

  package var isThreeWire: Bool { register(Registers.CTRL_REG8.self).threeWireSPI }

  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chosen.common.spi.late }

  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard let change = interface.write(byte, at: time) else { return }
    apply(change, at: time)
  }

  var hasPlainOutputs: Bool { mutating get { !fifo.isActive } }

  package mutating func end(at time: Int64) { interface.end(at: time) }

  // MARK: Pins

  /// The signals of INT1_CTRL and INT2_CTRL, each with the bits of its register.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let common = (
      full: fifo.isFull, overrun: fifo.hasLost, watermark: fifo.isOverThreshold,
      gyroscope: interface.gyroscope.isReady, accelerometer: interface.accelerometer.isReady
    )
    let first = Registers.INT1_CTRL(
      gyroscopeInterrupt: gyroscopeInterrupt.isActive,
      accelerometerInterrupt: accelerometerInterrupt.isActive, fifoFull: common.full,
      overrun: common.overrun, watermark: common.watermark,
      boot: interface.boot.isRunning(at: time), gyroscopeReady: common.gyroscope,
      accelerometerReady: common.accelerometer)
    let second = Registers.INT2_CTRL(
      inactive: activity.isAsleep, fifoFull: common.full, overrun: common.overrun,
      watermark: common.watermark, temperatureReady: interface.thermometer.isReady,
      gyroscopeReady: common.gyroscope, accelerometerReady: common.accelerometer)
    let isFirst = first.bits & register(Registers.INT1_CTRL.self).bits != 0
    let isSecond = second.bits & register(Registers.INT2_CTRL.self).bits != 0
    let levels: UInt8 = (isFirst ? 1 : 0) | (isSecond ? 2 : 0)
    return register(Registers.CTRL_REG8.self).activeLow ? levels ^ 3 : levels
  }

  package var nextEvent: Int64 {
    mutating get { min(clock.next, min(thermometerClock.next, interface.boot.pinEnd)) }
  }

  /// Pins that show no signal do not change.
  package var nextPinChange: Int64 {
    mutating get {
      let shown = register(Registers.INT1_CTRL.self).bits | register(Registers.INT2_CTRL.self).bits
      return shown == 0 ? .max : nextEvent
    }
  }
}
