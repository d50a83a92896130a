// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LSM6DSL, or a relative with its registers: two sensors with a rate each and one time base, filters, FIFO
/// with a pattern, timestamps, events, thermometer, self-tests, sensor hub and pins.
///
/// Choices where nothing is documented, beside the policies: undefined codes of a rate are power-down; with FS_125 the
/// other bits of FS_G have no effect; a sensor that joins the other samples at the instants of the common time
/// base; the self-test of the gyroscope is proportional to its range; the noise is that of high performance in all
/// modes; with HP_SLOPE_XL_EN and LPF2_XL_EN the outputs of an LSM6DSL have the high-pass; the user offset is added
/// before the second low-pass has an effect on the outputs, and not to high-passed ones; block data update has no
/// effect on the FIFO; a read ends a latched event at once; taps are examined in the order X, Y, Z; an axis that is
/// switched off keeps its last word in the outputs, and is 0 in the FIFO; the signal of the timestamp's end lasts
/// until the overflow or the reset; the pins of PP_OD are pulled up; bits of slaves that did not acknowledge are those
/// of the hub's last cycle; the FIFO stores what the hub read at the same instant; SW_RESET ends the hub, too.
///
/// Not modelled are pedometer, tilt, significant motion, wrist tilt, iron correction, the sensor hub's conditional reads
/// (Src_mode) and its trigger by INT2, and what remains of the user bank, DEN, the auxiliary SPI and the
/// synchronisation of sensors: OUT_MAG_RAW is zero.
package struct LSM6DSLChip: SensorHubChip {
  typealias Registers = Datasheet.LSM6DSL
  /// Registers of LSM6DS3 and LSM6DS33 with other bits.
  typealias Early = Datasheet.LSM6DS3

  package let relative: Relative
  /// Error of the oscillator as a fraction, at most one half. `sense` draws that of a typical specimen: parts differ by
  /// several percent, and no document has limits.
  package var rateError = 0.0
  /// Error of the thermometer in °C, at most 15 by the datasheets.
  package var temperatureError = 0.0
  /// Force on the masses in the accelerometer's self-test, in g. Only its limits are published, for the LSM6DSL.
  package var selfTestForce: Axes<Double>
  /// Rate that the gyroscope's self-test adds at ±2000 °/s, in °/s; the same holds for it.
  package var selfTestDegreesPerSecond: Double
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

  let variant: Registers.Variant
  var numbers: SixAxisNumbers
  var chosen = LSM6DSLPolicies()
  var interface: InertialInterface
  var banks: SixAxisBanks
  var hub: SensorHub
  var hubPlan = SensorHub.Plan()
  var accelerometer: AccelerometerSensor
  var gyroscope: GyroscopeSensor
  /// The sensors that are on, and their rates.
  var power = SixAxisPower()
  var base = TimeBase()
  var accelerometerClock = SampleClock()
  var gyroscopeClock = SampleClock()
  var thermometerClock = SampleClock()
  var timestamp = TimestampCounter(bits: 24)
  /// Board time at which the signal of the timestamp's end changes next.
  var nextEndcount = Int64.max
  /// Board time at which TIMESTAMP0 was read, for the other bytes.
  var timestampRead = Int64.min
  var forcePath = SixAxisForcePath()
  var rateHighPass = OnePoleHighPass()
  var events = SixAxisEvents()
  var fifo: PatternFIFO
  /// What the FIFO stores of a sensor without a new sample.
  var latest = Latest()
  var scale = SixAxisScale()
  /// Whether each sample has an effect, not only the last before a read.
  var isStepping = false
  var pulses = ReadyPulses()
  var drained = DrainedSamples()
  /// Whether the boot after power-on has not ended, and the address is refused until then.
  var isRefusing = false
  /// Stored, because it is read at each transaction.
  package internal(set) var answersI2C = true

  /// The last sample of each sensor, and whether the present instant has it.
  struct Latest: Sendable {
    var force = (set: SampleSet(), isNew: false)
    var rate = (set: SampleSet(), isNew: false)
    var hubIsNew = false
    var temperature: Int16 = 0
  }

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lsm6dsl) {
    self.relative = relative
    let row = relative.row
    variant = row.variant
    numbers = Self.numbers(of: row.variant, LSM6DSLPolicies())
    hub = SensorHub(bytes: variant.sensorHubBytes ?? 0)
    banks = SixAxisBanks(variant.facts, first: "BankA", second: "BankB")
    fifo = PatternFIFO(depth: variant.fifoDepth)
    accelerometer = AccelerometerSensor(row.accelerometer)
    gyroscope = GyroscopeSensor(row.gyroscope)
    interface = InertialInterface(
      variant.facts,
      InertialInterface.Layout(
        accelerometer: Registers.OUTX_L_XL.address, gyroscope: Registers.OUTX_L_G.address,
        thermometer: Registers.OUT_TEMP_L.address,
        status: (Registers.STATUS_REG.address, Registers.STATUS_REG.address),
        control: Registers.CTRL3_C.address))
    let force = Double(variant.accelerometerSelfTest) / 1000
    selfTestForce = Axes(force, force, force)
    selfTestDegreesPerSecond = Double(variant.gyroscopeSelfTest)
    plan()
  }

  package var facts: ChipFacts { variant.facts }

  /// Whether it is an LSM6DS3 or LSM6DS33.
  var isEarly: Bool { variant.hasAxisEnables }

  package mutating func powerOn(at time: Int64) {
    interface.pointer = InertialPointer()
    accelerometer.powerOn(at: time)
    gyroscope.powerOn()
    timestamp = TimestampCounter(bits: 24)
    isRefusing =
      switch chosen.bootAccess {
      case .part: !isEarly
      case .refused: true
      case .answered: false
      }
    restart(at: time, for: variant.boot)
  }

  /// Resets the registers and switches both sensors off.
  mutating func restart(at time: Int64, for duration: Int64) {
    interface.powerOn(at: time, for: duration)
    if !isEarly && chosen.stampReset == .text {
      interface.set(
        Registers.CTRL9_XL.address, to: Registers.CTRL9_XL(denX: true, denY: true, denZ: true).bits)
    }
    banks.reset()
    if chosen.wristMask == .text {
      banks.write(
        Registers.BankB.A_WRIST_TILT_MASK(xLow: false).bits,
        to: Registers.BankB.A_WRIST_TILT_MASK.address, in: .second)
    }
    hub.reset()
    events.powerOn()
    fifo.powerOn()
    latest = Latest()
    pulses = ReadyPulses()
    drained = DrainedSamples()
    plan()
    applyPower(at: time)
    pushSelfTests(from: time)
  }

  mutating func pass(upTo time: Int64) {
    guard isRefusing, time >= interface.boot.end else { return }
    isRefusing = false
    answersI2C = !register(Registers.CTRL4_C.self).i2cDisabled
  }

  // MARK: Bus

  package var isThreeWire: Bool { register(Registers.CTRL3_C.self).threeWireSPI }

  var openBank: SixAxisBanks.Bank {
    mutating get {
      let control = register(Registers.FUNC_CFG_ACCESS.self)
      return control.embeddedBank ? control.secondBank ? .second : .first : .user
    }
  }

  package mutating func read(at time: Int64) -> UInt8 {
    let bank = bank
    return bank == .user ? readRegister(at: time) : banks.read(interface.pass(), in: bank)
  }

  package mutating func write(_ byte: UInt8, at time: Int64) {
    let bank = bank
    if bank != .user { return writeBank(byte, to: interface.pass(), in: bank) }
    guard let change = interface.write(byte, at: time) else { return }
    apply(change, at: time)
  }

  package mutating func end(at time: Int64) {
    interface.end(at: time)
    timestampRead = .min
  }
}
