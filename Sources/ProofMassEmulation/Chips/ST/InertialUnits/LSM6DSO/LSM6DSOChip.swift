// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LSM6DSO, or a relative with its registers: two sensors with a rate each and one time base, filters, FIFO
/// of tagged words, timestamps, events, thermometer, self-tests, sensor hub and pins.
///
/// Choices where nothing is documented, beside the policies: undefined codes of a rate are power-down; with FS_125 the
/// other bits of FS_G have no effect; a sensor that joins the other samples at the instants of the common time
/// base; the self-test of the gyroscope is proportional to its range, which agrees with the limits at ±250 and
/// ±2000 °/s; the noise is that of high performance in all modes; the last two bytes of a timestamp in the FIFO,
/// and all of a word that tells a change of rates, are 0; the FIFO stores what the hub read after the samples of an
/// instant; SW_RESET ends the hub, too; the pins of PP_OD are pulled up, and INT1 and INT2 as inputs have no effect.
///
/// Not modelled are the embedded functions: step counter, tilt, significant motion, state machines, machine learning,
/// the pages behind PAGE_ADDRESS; and what remains of the user bank, OIS, DEN and I3C.
package struct LSM6DSOChip: SensorHubChip {
  typealias Registers = Datasheet.LSM6DSO

  package let relative: Relative
  /// Error of the oscillator as a fraction, at most one half. `sense` draws that of a typical specimen: parts differ by
  /// several percent, and no document has limits.
  package var rateError = 0.0
  /// Error of the thermometer in °C, at most 15 by the datasheets.
  package var temperatureError = 0.0
  /// Force on the masses in the accelerometer's self-test, in g. Only its limits are published.
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
  let numbers: SixAxisNumbers
  var chosen = LSM6DSOPolicies()
  var interface: InertialInterface
  var banks: SixAxisBanks
  var hub = SensorHub(bytes: Registers.Constant.sensorHubBytes)
  var hubPlan = SensorHub.Plan()
  var accelerometer: AccelerometerSensor
  var gyroscope: GyroscopeSensor
  /// The sensors that are on, and their rates.
  var power = SixAxisPower()
  var base = TimeBase()
  var accelerometerClock = SampleClock()
  var gyroscopeClock = SampleClock()
  var thermometerClock = SampleClock()
  var timestamp = TimestampCounter()
  /// Board time at which TIMESTAMP_ENDCOUNT changes next.
  var nextEndcount = Int64.max
  /// Board time at which TIMESTAMP0 was read, for the other bytes.
  var timestampRead = Int64.min
  var forcePath = SixAxisForcePath()
  var rateHighPass = OnePoleHighPass()
  var events = SixAxisEvents()
  var fifo = TaggedFIFO()
  /// Counts of the batches of a sensor.
  var batches = BatchCounter()
  var scale = SixAxisScale()
  /// Whether each sample has an effect, not only the last before a read.
  var isStepping = false
  /// Whether a change of rates awaits a word in the FIFO.
  var hasChanged = false
  var pulses = ReadyPulses()
  /// What was last taken out of the FIFO and not replaced by a read of the outputs.
  var drained = DrainedSamples()
  /// Stored, because it is read at each transaction.
  package internal(set) var answersI2C = true

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lsm6dso) {
    self.relative = relative
    let row = relative.row
    variant = row.variant
    banks = SixAxisBanks(variant.facts, first: "EmbeddedFunctions", second: "SensorHub")
    numbers = SixAxisNumbers(
      timeBase: variant.timeBaseMillihertz, gyroscopeTurnOn: variant.gyroscopeTurnOn,
      temperatureRate: variant.temperatureMillihertz, temperatureDigits: variant.temperatureDigits,
      temperatureZero: variant.temperatureZero)
    accelerometer = AccelerometerSensor(row.accelerometer)
    gyroscope = GyroscopeSensor(row.gyroscope)
    interface = InertialInterface(
      variant.facts,
      InertialInterface.Layout(
        accelerometer: Registers.OUTX_L_A.address, gyroscope: Registers.OUTX_L_G.address,
        thermometer: Registers.OUT_TEMP_L.address,
        status: (Registers.STATUS_REG.address, Registers.STATUS_REG.address),
        control: Registers.CTRL3_C.address))
    let force = Double(variant.accelerometerSelfTest) / 1000
    selfTestForce = Axes(force, force, force)
    selfTestDegreesPerSecond = Double(variant.gyroscopeSelfTest)
    plan()
  }

  package var facts: ChipFacts { variant.facts }

  package mutating func powerOn(at time: Int64) {
    interface.pointer = InertialPointer()
    accelerometer.powerOn(at: time)
    gyroscope.powerOn()
    timestamp = TimestampCounter()
    restart(at: time, for: variant.boot)
  }

  /// Resets the registers and switches both sensors off.
  mutating func restart(at time: Int64, for duration: Int64) {
    interface.powerOn(at: time, for: duration)
    banks.reset()
    hub.reset()
    events.powerOn()
    fifo.powerOn()
    batches = BatchCounter()
    pulses = ReadyPulses()
    drained = DrainedSamples()
    hasChanged = false
    plan()
    applyPower(at: time)
    pushSelfTests(from: time)
  }

  // MARK: Bus

  package var isThreeWire: Bool { register(Registers.CTRL3_C.self).threeWireSPI }

  /// Both bits are not defined; the higher one counts.
  var openBank: SixAxisBanks.Bank {
    mutating get {
      let control = register(Registers.FUNC_CFG_ACCESS.self)
      return control.embeddedBank ? .embedded : control.sensorHubBank ? .hub : .user
    }
  }

  package mutating func read(at time: Int64) -> UInt8 {
    switch bank {
    case .first: return banks.read(interface.pass(), in: .embedded)
    case .second: return readHub(interface.pass())
    case .user: return readRegister(at: time)
    }
  }

  package mutating func write(_ byte: UInt8, at time: Int64) {
    let bank = bank
    if bank == .hub { return writeHub(byte, to: interface.pass()) }
    if bank == .embedded { return writeEmbedded(byte, to: interface.pass()) }
    guard let change = interface.write(byte, at: time) else { return }
    apply(change, at: time)
  }

  private mutating func writeEmbedded(_ byte: UInt8, to address: UInt8) {
    typealias Source = Registers.EmbeddedFunctions.EMB_FUNC_SRC
    // The events of the step counter are not written.
    let own = address == Source.address ? Source(resetsSteps: true).bits : 0xFF
    banks.write(byte & own, to: address, in: .embedded)
  }

  package mutating func end(at time: Int64) {
    interface.end(at: time)
    timestampRead = .min
  }
}

extension SixAxisBanks.Bank {
  /// The banks of an LSM6DSO.
  static var embedded: Self { .first }
  static var hub: Self { .second }
}
