// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A chip of InvenSense with accelerometer, gyroscope and thermometer on one clock, a FIFO of bytes, and the controller
/// of an auxiliary bus: sensors that are switched on and off, samples, records, transfers that read them. A chip adds the
/// meaning of its registers, its interrupts and its pins.
protocol InvenSenseChip: PolicyChip {
  var accelerometer: AccelerometerSensor { get set }
  var gyroscope: GyroscopeSensor { get set }
  /// What the self-tests add in g and rad/s on all axes.
  var fullSelfTest: (force: Axes<Double>, rate: Axes<Double>) { get }
  /// Error of the thermometer in °C.
  var temperatureError: Double { get }

  // Samples.
  var schedule: InvenSenseSchedule { get set }
  var scale: InvenSenseScale { get }
  var ticks: SampleClock { get set }
  /// Of the accelerometer, where its rate is lower.
  var forces: SampleClock { get set }
  /// Whether there was no sample since the clock was started.
  var awaitsFirst: Bool { get set }
  /// The last sample of the accelerometer.
  var force: SampleSet { get set }
  /// The set of the last sample, and the one that is read.
  var latest: InvenSenseSet { get set }
  var shown: InvenSenseSet { get set }
  /// Instants from which data have settled.
  var forceSettledFrom: Int64 { get set }
  var rateSettledFrom: Int64 { get set }
  var truths: (force: Truth?, rate: Truth?) { get set }

  // What uses them.
  var fifo: ByteFIFO { get set }
  var trail: FIFOTrail { get set }
  /// The count that FIFO_COUNTH has latched.
  var heldCount: Int { get set }
  var auxiliary: AuxiliaryController { get set }
  /// I2C_MST_STATUS.
  var masterStatus: UInt8 { get set }
  var wakeOnMotion: WakeOnMotion { get set }
  /// Board time in nanoseconds at which the pulse on the pin ends; `Int64.max` without one.
  var pulseEnd: Int64 { get set }

  // The wire.
  var pointer: UInt8 { get set }
  var access: InvenSenseAccess { get set }
  /// Board time in nanoseconds from which registers may be accessed.
  var readyFrom: Int64 { get }
  var idle: IdleSettings { get set }
  /// The number of the sample whose bytes were read last, and these.
  var seen: (number: Int64, marks: UInt16) { get set }

  /// Whether the outputs are at their addresses, and the chip answers.
  var showsOutputs: Bool { get }

  /// Applies the effect of reading an output. Where several were read in one step, this is called once.
  mutating func didReadOutput()

  // What the registers select.
  var selectedSchedule: InvenSenseSchedule { get }
  /// Nanoseconds from switching a sensor on to settled data.
  var turnOn: (force: Int64, rate: Int64) { get }
  /// Whether the outputs of a sensor that is off read 0.
  var clearsDisabled: Bool { get }
  /// Whether those of a gyroscope that was switched off do in any case.
  var clearsRates: Bool { get }
  /// Digits per 100 °C, and the temperature of word 0 in 0.01 °C.
  var thermometer: (centidigits: Int, zero: Int) { get }
  /// EXT_SYNC_SET.
  var frameSync: UInt8 { get }
  /// USER_CTRL.
  var userControl: UInt8 { get set }
  /// Whether FIFO_RESET acts on a FIFO that is enabled.
  var resetsOpenFIFO: Bool { get }
  /// Whether samples are stored.
  var isQueueing: Bool { get }
  /// The words that are stored, by their numbers in a set: 1 is word 0.
  var queuedWords: UInt8 { get }
  /// The slaves whose bytes are stored: 1 is slave 0.
  var queuedSlaves: UInt8 { get }
  /// The numbers of all words in the order of a record, which is that of the registers, too.
  static var wordOrder: [UInt8] { get }
  /// The address of the first word.
  static var firstOutput: UInt8 { get }
  static var auxiliaryMap: AuxiliaryMap { get }
  /// A register of the auxiliary bus.
  subscript(slave address: UInt8) -> UInt8 { get set }
  /// Whether the enabling of slave 4's interrupt has an effect.
  var singleInterrupts: Bool { get }

  /// The accelerometer was switched on.
  mutating func restartDetectors()
  /// Whether detectors beside wake on motion need each sample.
  var hasDetectors: Bool { get }
  /// Passes a sample of the accelerometer in g to them.
  mutating func detect(_ force: Axes<Double>, at instant: Int64)
  /// Notes an event for status registers and pin.
  mutating func raise(_ event: InvenSenseEvent, at instant: Int64)
}

/// What an interrupt tells of.
enum InvenSenseEvent: Sendable { case dataReady, fifoOverflow, master, wakeOnMotion }

extension InvenSenseChip {
  var hasDetectors: Bool { false }
  mutating func detect(_ force: Axes<Double>, at instant: Int64) {}
  var clearsRates: Bool { false }
  var singleInterrupts: Bool { true }

  package func truth(of quantity: Quantity) -> Truth? {
    switch quantity {
    case .acceleration: truths.force
    case .angularRate: truths.rate
    case .magneticFluxDensity: nil
    }
  }

  // MARK: Sensing

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

  package mutating func bypassElement(_ isBypassed: Bool) {
    accelerometer.isBypassed = isBypassed
    gyroscope.isBypassed = isBypassed
  }

  package mutating func mount(at position: Axes<Double>) {
    accelerometer.position = position
    gyroscope.position = position
  }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    switch quantity {
    case .acceleration:
      return accelerometer.look(
        at: time, .pairs(from: Self.firstOutput, bigEndian: true), in: &world
      ).converted(by: scale.digitsPerG)
    case .angularRate:
      // The first word of the gyroscope is number 4.
      let place = Self.wordOrder.firstIndex(of: 4) ?? 0
      let first = Self.firstOutput + UInt8(2 * place)
      return gyroscope.look(at: time, .pairs(from: first, bigEndian: true), in: &world)
        .converted(by: scale.digitsPerRadian)
    case .magneticFluxDensity: return nil
    }
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    switch quantity {
    case .acceleration: accelerometer.press(fullSelfTest.force * sign, from: time)
    case .angularRate: gyroscope.press(fullSelfTest.rate * sign, from: time)
    case .magneticFluxDensity: return
    }
  }

  package var stuckAxes: UInt8 { accelerometer.stuck.axes }

  /// The axes of both sensors.
  package mutating func stick(_ axes: UInt8) {
    accelerometer.stuck.set(axes)
    gyroscope.stuck.set(axes)
  }

  /// The self-test of axes, of what it adds to all.
  static func chosen(_ value: Axes<Double>, _ x: Bool, _ y: Bool, _ z: Bool) -> Axes<Double> {
    Axes(x ? value.x : 0, y ? value.y : 0, z ? value.z : 0)
  }

  /// The state of samples, FIFO and auxiliary bus after power-on.
  mutating func restartElements() {
    force = SampleSet()
    latest = InvenSenseSet()
    shown = latest
    seen = (0, 0)
    truths = (nil, nil)
    fifo.reset()
    trail.clear()
    heldCount = 0
    auxiliary.reset()
    (masterStatus, pulseEnd) = (0, .max)
    wakeOnMotion = WakeOnMotion()
    ticks = SampleClock()
    forces = SampleClock()
    awaitsFirst = true
    // The drive, if it runs, stops only where the registers stop it.
    let isDriven = schedule.isDriven
    schedule = InvenSenseSchedule()
    schedule.isDriven = isDriven
  }

  /// The error of the clock of the part that a seed selects, by its tolerance in percent; that this is three standard
  /// deviations is assumed.
  static func clockError(_ percent: Int, ofPart seed: UInt64, _ quantity: Quantity) -> Double {
    let limits = RateTolerance(
      lowest: Int32(100 - percent), typical: 100, highest: Int32(100 + percent))
    return limits?.error(ofPart: seed, quantity) ?? 0
  }

  mutating func pushSelfTests(from time: Int64) {
    accelerometer.pushSelfTest(from: time)
    gyroscope.pushSelfTest(from: time)
  }
}

extension RegisterFile {
  /// The signed word at two addresses, its high byte at the first.
  func word(at address: UInt8) -> Int16 {
    Int16(bitPattern: UInt16(self[address]) << 8 | UInt16(self[address + 1]))
  }
}
