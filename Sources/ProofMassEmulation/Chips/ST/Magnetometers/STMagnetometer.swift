// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A magnetometer of ST that measures by itself: what the chips of the maps of LIS3MDL and LIS2MDL have in common,
/// from the clock to the interrupt.
protocol STMagnetometer: STChip where Policies: MagnetometerPolicySet {
  /// Where the map has the blocks of registers that both have.
  static var places: MagnetometerPlaces { get }

  /// The sensing element; nil senses ideally: the field at the middle of a measurement.
  var element: CompassElement? { get set }
  var interrupt: MagnetometerInterrupt { get set }
  var stuck: StuckAxes { get set }
  /// The world at the middle of the running measurement, once that has been reached.
  var middle: FieldMeasurement.Input? { get set }
  /// Duration of a measurement, in nanoseconds.
  var duration: Int64 { get }
  /// Digits per µT.
  var scale: Double { get }
  /// Field of the self-test in µT; nil while it is off.
  var coil: Axes<Double>? { get }
  /// Whether the mode is that of one measurement.
  var isSingle: Bool { get }
  /// Whether the offset registers are subtracted from the outputs.
  var subtractsOffset: Bool { get }
  /// Whether the interrupt compares the outputs after that.
  var comparesWithOffset: Bool { get }
  /// The digits of the thermometer for 1 °C and the temperature at which it reads 0; nil while it does not measure.
  var thermometer: (digits: Int, zero: Int)? { get }
  /// Error of the thermometer in °C.
  var temperatureError: Double { get }

  /// A measurement begins; this may be called several times for one.
  mutating func begin(at start: Int64, in world: inout World)

  /// Ends the measurement that is due at an instant, the last of `count`.
  mutating func measure(until end: Int64, count: Int64, in world: inout World)

  /// After a single measurement the part stops.
  mutating func endSingle()
}

/// The first registers of the blocks that the maps have in common: the offsets of three axes; control, source and
/// threshold of the interrupt; the temperature.
struct MagnetometerPlaces: Sendable {
  var offset: UInt8
  var interrupt: UInt8
  var temperature: UInt8

  var source: UInt8 { interrupt + 1 }
  var threshold: UInt8 { interrupt + 2 }
}

extension STMagnetometer {
  var subtractsOffset: Bool { true }
  var comparesWithOffset: Bool { true }
  func begin(at start: Int64, in world: inout World) {}

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .magneticFluxDensity else { return nil }
    return FieldMeasurement.look(
      at: time, into: element, coil: coil, interface.outputPlaces, in: &world
    ).converted(by: scale)
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {}

  package mutating func bypassElement(_ isBypassed: Bool) { element?.isBypassed = isBypassed }

  package var stuckAxes: UInt8 { stuck.axes }

  package mutating func stick(_ axes: UInt8) { stuck.set(axes) }

  // MARK: The clock

  var isMeasuring: Bool { interface.clock.next != .max }

  /// Starts the clock in single mode, or continuously after a wait.
  ///
  /// - Parameters:
  ///   - time: The time of the write that starts it, in nanoseconds; a boot delays it.
  ///   - startUp: The time from power-down to the end of a single measurement.
  ///   - wait: That time with the first of many measurements.
  ///   - period: Period of those.
  mutating func startClock(at time: Int64, startUp: Int64, wait: Int64, period: Int64) {
    let start = max(time, interface.bootEnd)
    if isSingle {
      interface.clock.start(first: start + startUp, period: startUp)
    } else {
      interface.clock.start(first: start + wait, period: period)
    }
  }

  package var nextEvent: Int64 {
    mutating get {
      let end = interface.clock.next
      return end == .max || middle != nil ? end : end - duration / 2
    }
  }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    let isStepping = interrupt.setting.isOn
    var backlog = Backlog(interface.clock, steadyFrom: world.steadyFrom)
    while interface.clock.next <= time {
      let count: Int64
      let end: Int64
      if isStepping || stuck.isPending || isSingle,
        let one = interface.clock.takeOne(upTo: time)
      {
        (end, count) = (one, 1)
        backlog.pass(one, &interface.clock, upTo: time)
      } else if let all = interface.clock.take(upTo: time) {
        (end, count) = all
      } else {
        break
      }
      measure(until: end, count: count, in: &world)
      if isSingle { endSingle() }
    }
    let end = interface.clock.next
    let isMeasuring = end != .max
    let start = end - duration
    if isMeasuring, start <= time { begin(at: start, in: &world) }
    if isMeasuring, middle == nil, end - duration / 2 <= time {
      middle = input(at: end - duration / 2, in: &world)
    }
    element?.observe(upTo: time, from: isMeasuring ? start : nil, in: &world)
  }

  // MARK: A measurement

  /// The world at the middle of a measurement that ends at an instant; `isNext` for the one that was running.
  mutating func takeInput(until end: Int64, isNext: Bool, in world: inout World)
    -> FieldMeasurement.Input
  {
    let instant = end - duration / 2
    let input = isNext ? middle ?? input(at: instant, in: &world) : input(at: instant, in: &world)
    middle = nil
    return input
  }

  private func input(at time: Int64, in world: inout World) -> FieldMeasurement.Input {
    .init(field: world.field(at: time), temperature: world.temperature(at: time))
  }

  /// What a measurement finds and what it would find ideally, in µT, with the field of the self-test.
  mutating func sense(
    _ input: FieldMeasurement.Input, until end: Int64, in world: inout World
  ) -> (found: Axes<Double>, ideal: Axes<Double>) {
    let coil = coil
    let ideal = input.field + (coil ?? .zero)
    let (start, isBypassed) = (end - duration, element?.isBypassed == true)
    let felt =
      if let coil {
        element?.sample(coil: coil, isolated: false, from: start, to: end, in: &world)
      } else { element?.sample(from: start, to: end, in: &world) }
    return (isBypassed ? ideal : felt ?? ideal, ideal)
  }

  /// Converts a field in µT: outputs, interrupt and thermometer.
  mutating func store(
    _ field: Axes<Double>, ideal: Axes<Double>, celsius: Double, at instant: Int64, count: Int64
  ) {
    let digits = stuck.pass(field).map { Int(quantize($0 * scale, from: -32768, to: 32767)) }
    let counts = subtractOffset(digits)
    interface.output.update(counts, input: ideal, at: instant, count: count)
    let isOver = digits.map { $0 == -32768 || $0 == 32767 } != Axes(false, false, false)
    interrupt.sample(comparesWithOffset ? counts.map { Int($0) } : digits, isOver: isOver)
    if let thermometer { measureTemperature(celsius, thermometer) }
  }

  private func subtractOffset(_ digits: Axes<Int>) -> Axes<Int16> {
    guard subtractsOffset else { return digits.map { Int16($0) } }
    func offset(_ low: UInt8) -> Int {
      Int(
        Int16(
          bitPattern: UInt16(interface.registers[low + 1]) << 8
            | UInt16(interface.registers[low])))
    }
    let first = Self.places.offset
    return Axes(
      Int16(clamping: digits.x - offset(first)), Int16(clamping: digits.y - offset(first + 2)),
      Int16(clamping: digits.z - offset(first + 4)))
  }

  private mutating func measureTemperature(
    _ celsius: Double, _ thermometer: (digits: Int, zero: Int)
  ) {
    let degrees = celsius + temperatureError - Double(thermometer.zero)
    let word = quantize(degrees * Double(thermometer.digits), from: -32768, to: 32767)
    interface.set(Self.places.temperature, to: UInt8(truncatingIfNeeded: word))
    interface.set(Self.places.temperature + 1, to: UInt8(truncatingIfNeeded: word >> 8))
  }

  // MARK: The interrupt

  // The control registers of both maps have the same bits.
  private var interruptControl: Datasheet.LIS3MDL.INT_CFG {
    .init(bits: interface.registers[Self.places.interrupt])
  }

  /// The level of the interrupt's pin.
  var interruptLevel: Bool {
    let activeHigh =
      interruptControl.activeHigh == (chosen.magnetometer.activeHigh == .one)
    return interrupt.isActive == activeHigh
  }

  mutating func planInterrupt() {
    let control = interruptControl
    let first = Self.places.threshold
    interrupt.setting = MagnetometerInterrupt.Setting(
      axes: (control.xEnabled ? 1 : 0) | (control.yEnabled ? 2 : 0) | (control.zEnabled ? 4 : 0),
      threshold: Int(interface.registers[first + 1]) << 8 | Int(interface.registers[first]),
      latches: control.unlatched == (chosen.magnetometer.latched == .one), isOn: control.enabled)
  }

  mutating func willRead(_ address: UInt8) {
    if address == Self.places.source { interface.set(address, to: interrupt.source) }
  }

  mutating func didRead(_ address: UInt8, at time: Int64) {
    if address == Self.places.source { interrupt.didRead() }
  }

  /// Applies the policies of the address counter.
  mutating func planPointer() {
    interface.alwaysIncrements = chosen.magnetometer.increment == .always
    interface.wrapsOutput = chosen.magnetometer.wrap == .outputs
  }
}
