// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// An AKM magnetometer with an `AKMInterface`.
///
/// The parts share the modes' rules, the measurement and its self-test; each chip adds the times at
/// which its modes measure and the effects of reading.
protocol AKMChip: PolicyChip where Policies: AKMPolicySet {
  /// Parameters of the sensing element.
  static var parameters: CompassParameters { get }

  var interface: AKMInterface { get set }
  var element: CompassElement? { get set }
  /// The orientation of the die's axes on the board; that of a magnetometer inside another part differs.
  var mount: Mount { get set }
  /// The axes that a fault keeps at their value.
  var stuck: StuckAxes { get set }
  var adjustment: (x: UInt8, y: UInt8, z: UInt8) { get }
  /// Scale and limits of the output.
  var scale: FieldScale { get }
  var modeWait: Int64 { get }
  var measurementTime: Int64 { get }
  var selfTestField: Axes<Double> { get }
  /// In self-test mode the coil's field in µT, zero where a bit keeps it off; nil in other modes.
  var coil: Axes<Double>? { get }
  /// The running measurement or, in a repeating mode, the next.
  var measurement: FieldMeasurement? { get set }
  /// Nanoseconds from the start of one measurement to that of the next; 0 where the mode makes a single one.
  var period: Int64 { get }
  /// Input behind the data registers; nil when they were cleared.
  var sampled: Truth? { get set }
  var truth: Truth? { get set }

  /// Begins the mode that was set at a board time.
  ///
  /// - Returns: The start of its first measurement; nil when it makes none.
  mutating func beginMode(at time: Int64) -> Int64?

  /// Sets the status at the end of a measurement.
  ///
  /// - Returns: Whether its data go to the registers.
  mutating func finishMeasurement() -> Bool

  /// Stores a field in µT in the data registers.
  mutating func store(_ field: Axes<Double>)

  /// A register other than the mode was written.
  mutating func didWrite(_ byte: UInt8, to address: UInt8, at time: Int64)
}

// The registers of the first map.
private typealias Registers = Datasheet.AK8975

extension AKMChip {
  package func truth(of quantity: Quantity) -> Truth? {
    quantity == .magneticFluxDensity ? truth : nil
  }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .magneticFluxDensity else { return nil }
    return FieldMeasurement.look(
      at: time, into: element, coil: coil, mount: mount,
      interface.map.outputs, in: &world
    ).converted(by: scale.digits(adjustment))
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {}

  func didWrite(_ byte: UInt8, to address: UInt8, at time: Int64) {}

  // MARK: Measuring

  @inline(__always)
  package var nextEvent: Int64 { measurement?.nextEvent ?? .max }

  package mutating func sense(_ sensing: Sensing) {
    var element = CompassElement(sensing, Self.parameters)
    element?.mount = mount
    self.element = element
  }

  package mutating func bypassElement(_ isBypassed: Bool) { element?.isBypassed = isBypassed }

  package var stuckAxes: UInt8 { stuck.axes }

  package mutating func stick(_ axes: UInt8) { stuck.set(axes) }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    while var running = measurement, running.middle <= time {
      // Among several measurements since the last call only the last one has an effect.
      if period > 0, !stuck.isPending, time - running.end >= period {
        _ = finishMeasurement()
        running = running.delayed(by: (time - running.end) / period * period)
      }
      let isIsolated = chosen.common.selfTestAmbient == .excluded
      let ambient = mount.toSensor(running.input(in: &world).field)
      let ideal = running.ideal(ambient, isIsolated: isIsolated)
      measurement = running
      guard running.end <= time else { break }
      if finishMeasurement() {
        let factors = adjustmentFactors(adjustment)
        element?.adjustment = factors
        let field = running.felt(by: &element, else: ideal, isIsolated: isIsolated, in: &world)
        store(stuck.pass(field))
        sampled = Truth(at: running.middle, input: ideal)
      }
      measurement = period > 0 ? running.delayed(by: period) : nil
      // A single measurement ends in power-down, at the instant of data ready.
      if period == 0 { interface.endMode(at: running.end) }
    }
    let start = measurement?.start
    element?.observe(upTo: time, from: start, in: &world)
  }

  /// Duration of a measurement in nanoseconds, within its limits.
  var duration: Int64 { max(0, min(measurementTime, 1_000_000_000)) }

  private mutating func setMode(_ byte: UInt8, at time: Int64) {
    let wait = modeWait
    guard interface.setMode(byte, wait: wait, at: time) else { return }
    // A running measurement is abandoned in any case.
    measurement = nil
    let start = beginMode(at: time)
    if start != nil { interface.noteStart(byte, at: time) }
    if start != nil || chosen.common.statusOnModeChange == .cleared {
      interface.clearStatusAndData()
      sampled = nil
    }
    guard let start else { return }
    measurement = FieldMeasurement(start: start, duration: duration, coil: coil)
  }

  /// In the first map: no field while SELF in ASTC is clear.
  var coil: Axes<Double>? {
    guard interface.mode == .selfTest else { return nil }
    let isOn = Registers.ASTC(bits: interface.registers[Registers.ASTC.address]).selfTest
    return isOn ? selfTestField : .zero
  }

  // MARK: The bus

  package var answersI2C: Bool { interface.answersI2C }

  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chosen.common.spi.late }

  package mutating func command(i2c byte: UInt8, at time: Int64) { interface.command(i2c: byte) }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(spi: byte)
  }

  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard let address = interface.takeAddress(for: byte, at: time) else { return }
    guard address != interface.map.control else { return setMode(byte, at: time) }
    interface.write(byte, to: address, at: time)
    didWrite(byte, to: address, at: time)
  }

  package var pointer: UInt8 { interface.pointer }

  @inline(__always)
  package func register(after register: UInt8) -> UInt8 { interface.register(after: register) }

  package mutating func end(at time: Int64) {
    interface.end(isMeasuring: measurement != nil, at: time)
  }

  // MARK: The DRDY pin

  package var pinNames: [String] { ["DRDY"] }

  /// DRDY shows data ready in ST1, active high.
  package mutating func pinLevels(at time: Int64) -> UInt8 {
    Registers.ST1(bits: interface.registers[interface.map.status]).dataReady ? 1 : 0
  }

  // MARK: Policies and violations

  package var violations: Violations {
    get { interface.violations }
    set { interface.violations = newValue }
  }

  mutating func didChangePolicies() { interface.policies = chosen.common }
}

/// An AKM magnetometer that also measures continuously, and protects its data while they are read.
protocol AKMContinuousChip: AKMChip {
  /// Value of INFO; nil in a part without it.
  var initialInformation: UInt8? { get }
  /// Bits of ST2 that show settings.
  var settingBits: UInt8 { get }
  /// Error of the rate of the continuous modes as a fraction; positive is faster.
  var rateError: Double { get }
  var period: Int64 { get set }
  /// Whether data were read, and ST2 was not yet.
  var isProtected: Bool { get set }

  /// Reads a register that is neither data nor ST2.
  mutating func readOther(_ address: UInt8, at time: Int64) -> UInt8
}

// ST1 has the same bits in both parts, and so has the overflow bit of ST2, at the same field.
private typealias Status = Datasheet.AK8963.ST1
private typealias Status2 = Datasheet.AK8963.ST2
private typealias Limits = Datasheet.AK8963.Constant

extension AKMContinuousChip {
  package mutating func powerOn(at time: Int64) {
    reset(at: time)
    truth = nil
  }

  /// Resets the registers and ends all measurements. After a soft reset I2C may stay off.
  mutating func reset(at time: Int64, keepsI2COff: Bool = false) {
    interface.reset(at: time, information: initialInformation, keepsI2COff: keepsI2COff)
    measurement = nil
    period = 0
    sampled = nil
    isProtected = false
  }

  mutating func store(_ field: Axes<Double>) {
    interface.store(scale.counts(field, adjustment))
    let isTooStrong = sumOfMagnitudes(field) >= Double(Limits.overflowMicrotesla)
    interface.registers[interface.map.end] = Status2(overflow: isTooStrong).bits
  }

  mutating func finishMeasurement() -> Bool {
    let status = Status(bits: interface.registers[interface.map.status])
    let isReady =
      !isProtected || chosen.common.readyWhileProtected == .rises || status.dataReady
    interface.registers[interface.map.status] =
      Status(
        dataOverrun: status.dataOverrun || status.dataReady || isProtected, dataReady: isReady
      ).bits
    if isProtected { interface.reading.loseMeasurement() }
    return !isProtected
  }

  package mutating func read(at time: Int64) -> UInt8 {
    let address = interface.takeAddress()
    let (status, end) = (interface.map.status, interface.map.end)
    guard address > status, address <= end else { return readOther(address, at: time) }
    beginReading()
    guard address == end else {
      interface.noteData(address, isProtected: isProtected)
      truth = sampled
      return interface.registers[address]
    }
    isProtected = false
    interface.reading.readEnd()
    return interface.registers[address] | settingBits
  }

  /// Clears the status, and protects the data registers in the modes that measure again.
  private mutating func beginReading() {
    let overrun = Status(dataOverrun: true).bits
    let stays = isProtected && chosen.common.overrunClears == .nextReading
    interface.registers[interface.map.status] &= stays ? overrun : 0
    isProtected = period > 0
  }

  /// The period of a continuous mode; it is at least the duration of a measurement.
  func period(millihertz rate: Int32) -> Int64 {
    max(duration, SampleClock.period(millihertz: rate, error: rateError))
  }
}
