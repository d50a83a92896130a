// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software AK8963: single, continuous and triggered measuring, 14 and 16 bits, self-test, soft
/// reset and the DRDY pin.
///
/// From the first byte of data that is read until ST2 is read, what comes in between is lost: whoever
/// never reads ST2 sees one and the same measurement for ever.
public struct AK8963Chip: AKMChip {
  typealias Registers = Datasheet.AK8963

  /// How long a measurement takes, in nanoseconds, from 0 to a second. Typically 7.2 ms, at most 9.
  public var measurementTime = Registers.Timing.measurementTypical
  /// How much faster than nominal the part measures in the continuous modes, as a fraction.
  public var rateError = 0.0
  /// What the self-test's coil makes, in µT: −500 digits of 14 bits on z by default.
  public var selfTestField = Axes<Double>(0, 0, -300)
  /// What lies between the world and the converter; nil senses ideally: the field at the middle of a
  /// measurement.
  public var element: CompassElement?
  /// The time between the rising edges of a clock on TRG, in nanoseconds of board time, one of them
  /// at 0; nil for none.
  public var triggerPeriod: Int64?

  public internal(set) var truth: Truth?

  var interface = AKMInterface(Registers.facts)
  private(set) var chosen = AK8963Policies()
  /// The one under way or, in a repeating mode, the next.
  private var measurement: FieldMeasurement?
  /// From the start of one measurement to that of the next; 0 when there is only one.
  private(set) var period: Int64 = 0
  /// What the data registers hold; nil when they were cleared.
  private(set) var sampled: Truth?
  /// Data were read, and ST2 not yet.
  var isProtected = false

  public init() { interface.information = 0x9A }

  /// The fuse ROM's sensitivity adjustment; 128 is a factor of one.
  public var adjustment: (x: UInt8, y: UInt8, z: UInt8) {
    get { interface.adjustment }
    set { interface.adjustment = newValue }
  }

  /// INFO; 0x9A in the parts that were seen.
  public var information: UInt8 {
    get { interface.information }
    set { interface.information = newValue }
  }

  /// How long the part must have been in power-down before another mode is set, in nanoseconds;
  /// 100 µs.
  public var modeWait: Int64 {
    get { interface.modeWait }
    set { interface.modeWait = newValue }
  }

  public var facts: ChipFacts { Registers.facts }

  public mutating func powerOn(at time: Int64) {
    reset(at: time)
    truth = nil
  }

  mutating func softReset(at time: Int64) {
    reset(at: time, keepsI2COff: chosen.softResetI2C == .stays)
  }

  private mutating func reset(at time: Int64, keepsI2COff: Bool = false) {
    interface.reset(at: time, keepsI2COff: keepsI2COff)
    measurement = nil
    period = 0
    forget()
  }

  private mutating func forget() {
    sampled = nil
    isProtected = false
  }

  // MARK: Measuring

  public mutating func sense(_ sensing: Sensing) { element = CompassElement(sensing, .ak8963) }

  public var nextEvent: Int64 { measurement?.nextEvent ?? .max }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    while var running = measurement, running.middle <= time {
      // Of those that nobody looked at only the last counts.
      if period > 0, time - running.end >= period {
        _ = arrive()
        running = running.delayed(by: (time - running.end) / period * period)
      }
      let ideal = running.ideal(running.look(at: &world).field, chosen.common)
      measurement = running
      guard running.end <= time else { break }
      if arrive() {
        element?.adjustment = adjustmentFactors(interface.adjustment)
        let field = running.felt(by: &element, else: ideal, chosen.common, in: &world)
        let instant = running.middle
        publish(field, Truth(instants: Axes(instant, instant, instant), input: ideal))
      }
      measurement = period > 0 ? running.delayed(by: period) : nil
      if period == 0 { interface.endMode(at: running.end) }
    }
    element?.follow(to: time, from: measurement?.start, in: &world)
  }

  /// A measurement is done; whether it goes to the registers.
  private mutating func arrive() -> Bool {
    let status = Registers.ST1(bits: interface.registers[Registers.ST1.address])
    let isReady = !isProtected || chosen.readyWhileProtected == .rises || status.dataReady
    interface.registers[Registers.ST1.address] =
      Registers.ST1(
        dataOverrun: status.dataOverrun || status.dataReady || isProtected, dataReady: isReady
      ).bits
    return !isProtected
  }

  private mutating func publish(_ field: Axes<Double>, _ truth: Truth) {
    let output = control.output
    let scale = FieldScale(
      nanoteslaPerDigit: Int(output.nanoteslaPerDigit), lowest: Int(output.lowestCode),
      highest: Int(output.highestCode))
    interface.store(scale.counts(field, adjustment))
    let isTooStrong = sumOfMagnitudes(field) >= Double(Registers.Constant.overflowMicrotesla)
    interface.registers[Registers.ST2.address] = Registers.ST2(overflow: isTooStrong).bits
    sampled = truth
  }

  // MARK: The mode

  var control: Registers.CNTL1 {
    Registers.CNTL1(bits: interface.registers[Registers.CNTL1.address])
  }

  mutating func setMode(_ byte: UInt8, at time: Int64) {
    guard interface.setMode(byte, at: time) != nil else { return }
    measurement = nil
    isProtected = false
    let duration = max(0, min(measurementTime, 1_000_000_000))
    let start = firstStart(at: time, duration)
    if start != nil || chosen.common.statusOnModeChange == .cleared {
      interface.clearStatusAndData()
      sampled = nil
    }
    guard let start else { return }
    measurement = FieldMeasurement(
      start: start, duration: duration, coil: control.mode == .selfTest ? coil : nil)
  }

  /// When the first measurement of the mode begins; nil when none ever does.
  private mutating func firstStart(at time: Int64, _ duration: Int64) -> Int64? {
    period = 0
    switch control.mode {
    case .singleMeasurement, .selfTest: return time
    case .continuous8Hertz, .continuous100Hertz:
      guard let rate = control.mode?.continuousMillihertz else { return nil }
      period = max(duration, SampleClock.period(millihertz: rate, error: rateError))
      return time
    case .externalTrigger:
      guard let clock = triggerPeriod.map({ max(1, min($0, 1 << 40)) }) else { return nil }
      // An edge during a measurement starts none.
      period = max(1, (duration + clock - 1) / clock) * clock
      return (time / clock + 1) * clock
    case .powerDown, .fuseROM, nil: return nil
    }
  }

  /// Nothing without SELF.
  private var coil: Axes<Double> {
    let isOn = Registers.ASTC(bits: interface.registers[Registers.ASTC.address]).selfTest
    return isOn ? selfTestField : .zero
  }

  /// DRDY says what ST1 says, active high.
  public mutating func pinLevels(at time: Int64) -> UInt8 {
    Registers.ST1(bits: interface.registers[Registers.ST1.address]).dataReady ? 1 : 0
  }

  public var pinNames: [String] { ["DRDY"] }

  // MARK: Policies

  public var policies: [PolicyFacts] { chosen.facts }

  public mutating func setPolicy(_ name: String, to value: String) -> Bool {
    guard chosen.set(name, to: value) else { return false }
    interface.policies = chosen.common
    return true
  }
}
