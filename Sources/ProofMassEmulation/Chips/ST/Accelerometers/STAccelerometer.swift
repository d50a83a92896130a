// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// One of ST's accelerometers: two interrupt generators and a high-pass behind one converter.
///
/// LIS331DLH and LIS331DL share the addresses of their control and interrupt registers and most of
/// the behaviour; this protocol implements the shared part, and each chip adds its own. Code of the
/// protocol is specialized for each chip, so that sharing costs nothing.
protocol STAccelerometer: STChip where Policies: AccelerometerPolicySet {
  /// State of the chip that one sample leaves for the next.
  associatedtype Memory: Equatable

  /// Address of HP_FILTER_RESET, which differs.
  static var highPassReset: UInt8 { get }

  var sensor: AccelerometerSensor { get set }
  /// Force on the masses in the self-test, in g.
  var selfTestForce: Axes<Double> { get }
  var signal: AccelerometerSignal { get set }
  var converter: AccelerometerConverter { get set }
  /// Whether each sample has an effect, because a filter, an interrupt generator or another
  /// detector is in use; else only the last sample before a read has one.
  var watches: Bool { get }

  /// All state that one sample leaves for the next; nil while a duration in it is being measured.
  var memory: Memory? { get }

  /// The supply came up: resets the state that only this part has, before the registers are applied.
  mutating func resetOwn()

  /// CTRL_REG1 was written.
  mutating func applyPower(before: UInt8, at time: Int64)

  /// A register that only this part has, or uses in a way of its own, was written.
  mutating func applyOwn(_ change: STInterface.Change, at time: Int64)

  /// A register that only this part has was read.
  mutating func didReadOwn(_ address: UInt8)

  /// Processes a sample, in digits, beyond filter and interrupt generators; `filtered` is
  /// unfiltered where the filter is not in use.
  mutating func sampleOwn(
    _ digits: Axes<Int>, filtered: Axes<Int>, of axes: UInt8, at instant: Int64)

  /// Passes words to the output registers: the last of `count` equal samples.
  mutating func deliver(
    _ words: Axes<Int16>, input: Axes<Double>, at instant: Int64, count: Int64,
    in world: inout World)

  /// Whether a read of `highPassReset` restarts the high-pass.
  var readRestartsHighPass: Bool { get }
}

// The same addresses in all these parts.
private typealias Registers = Datasheet.LIS331DLH

extension STAccelerometer {
  package mutating func sense(_ sensing: Sensing) { sensor.sense(sensing) }

  package mutating func bypassElement(_ isBypassed: Bool) { sensor.isBypassed = isBypassed }

  package mutating func mount(at position: Axes<Double>) { sensor.position = position }

  package var stuckAxes: UInt8 { sensor.stuck.axes }

  package mutating func stick(_ axes: UInt8) { sensor.stuck.set(axes) }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .acceleration else { return nil }
    return sensor.look(at: time, interface.outputPlaces, in: &world)
      .converted(by: converter.digitsPerG)
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    if quantity == .acceleration { sensor.press(selfTestForce * sign, from: time) }
  }

  package mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    signal.powerOn()
    resetOwn()
    applyAll()
    sensor.powerOn(at: time)
  }

  @inline(__always)
  package var nextEvent: Int64 { min(interface.clock.next, interface.bootPinEnd) }

  /// While an unread sample keeps data ready and no sample has another effect, the pins change at
  /// the end of a boot only.
  package var nextPinChange: Int64 {
    mutating get { watches || !interface.output.isReady ? nextEvent : interface.bootPinEnd }
  }

  package var pinNames: [String] { ["INT1", "INT2"] }

  // MARK: Samples

  @inline(__always)
  mutating func deliver(
    _ words: Axes<Int16>, input: Axes<Double>, at instant: Int64, count: Int64,
    in world: inout World
  ) {
    interface.output.update(words, input: input, at: instant, count: count)
  }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    interface.passBoot(upTo: time)
    defer { sensor.observe(upTo: time, in: &world) }
    if sensor.stuck.isPending, interface.clock.next < time {
      takeSamples(upTo: interface.clock.next, in: &world)
    }
    takeSamples(upTo: time, in: &world)
  }

  @inline(__always)
  private mutating func takeSamples(upTo time: Int64, in world: inout World) {
    if watches { return catchUpEach(to: time, in: &world) }
    guard let (instant, count) = interface.clock.take(upTo: time) else { return }
    let (force, felt) = sensor.sample(at: instant, in: &world)
    let digits = converter.digits(felt)
    signal.skip(to: digits)
    deliver(converter.words(digits), input: force, at: instant, count: count, in: &world)
  }

  private mutating func catchUpEach(to time: Int64, in world: inout World) {
    guard interface.clock.next <= time else { return }
    var backlog = Backlog(interface.clock, steadyFrom: world.steadyFrom)
    while let instant = interface.clock.takeOne(upTo: time) {
      let isLast = interface.clock.next > time
      let before = isLast ? nil : memory
      sample(instant, count: 1, in: &world)
      // If a sample of a constant world leaves the memory unchanged, all following samples are equal.
      if let before, world.steadyFrom <= instant, sensor.isAtRest, before == memory,
        let (last, count) = interface.clock.take(upTo: time)
      {
        return sample(last, count: count, in: &world)
      }
      backlog.pass(instant, &interface.clock, upTo: time)
    }
  }

  /// Processes a sample, the last of `count` equal ones.
  private mutating func sample(_ instant: Int64, count: Int64, in world: inout World) {
    let (force, felt) = sensor.sample(at: instant, in: &world)
    let digits = converter.digits(felt)
    let axes = chosen.accelerometer.disabledAxes == .silent ? interface.output.enabled : 7
    let (shown, filtered) = signal.sample(digits, of: axes)
    deliver(converter.words(shown), input: force, at: instant, count: count, in: &world)
    sampleOwn(digits, filtered: filtered, of: axes, at: instant)
    showSources()
  }

  /// Starts sampling at a board time, with the first sample at another.
  ///
  /// - Parameter filterMillihertz: The output data rate whose analog filter is in use.
  mutating func startSampling(
    at start: Int64, first: Int64, period: Int64, filterMillihertz: Int32
  ) {
    interface.clock.start(first: first, period: period)
    sensor.start(at: start, period: period, rate: Double(filterMillihertz) / 1000)
  }

  // MARK: Registers

  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG1.address:
      interface.output.enabled = change.value & 7
      applyPower(before: change.before, at: time)
    case Registers.INT1_CFG.address: signal.first.restart()
    case Registers.INT2_CFG.address: signal.second.restart()
    default: applyOwn(change, at: time)
    }
    applyAll()
    sensor.pushSelfTest(from: time)
    switch change.address {
    case Registers.INT1_CFG.address...Registers.INT1_DURATION.address: signal.first.didChange()
    case Registers.INT2_CFG.address...Registers.INT2_DURATION.address: signal.second.didChange()
    default: return
    }
    showSources()
  }

  mutating func didRead(_ address: UInt8, at time: Int64) {
    switch address {
    case Self.highPassReset:
      if readRestartsHighPass { signal.settle() }
      return
    case Registers.INT1_SRC.address: signal.first.didRead()
    case Registers.INT2_SRC.address: signal.second.didRead()
    default: return didReadOwn(address)
    }
    showSources()
  }

  var readRestartsHighPass: Bool {
    signal.routing.reference == nil || chosen.accelerometer.resetInReferenceMode == .taken
  }

  private mutating func showSources() {
    interface.set(Registers.INT1_SRC.address, to: signal.first.source.bits)
    interface.set(Registers.INT2_SRC.address, to: signal.second.source.bits)
  }

  /// Applies the settings of both interrupt generators, the filter's routing, and the policies.
  mutating func applySignal(
    _ routing: AccelerometerSignal.Routing, _ first: InterruptGenerator.Setting,
    _ second: InterruptGenerator.Setting
  ) {
    let policies = chosen.accelerometer
    signal.highPass.output = policies.highPassOutput
    signal.route(routing, start: policies.highPassStart)
    signal.first.policies = policies
    signal.second.policies = policies
    signal.first.setting = first
    signal.second.setting = second
  }

  /// A register of an interrupt generator, by the register type of the first generator: the second
  /// one has the same registers, four addresses higher.
  func register<R: Register>(_: R.Type, of generator: Generator) -> R {
    R(bits: interface.registers[R.address + generator.rawValue])
  }
}

/// An interrupt generator, by the offset of its registers from the first one's.
enum Generator: UInt8 { case first = 0, second = 4 }

/// Converter of an accelerometer: digits from the sensitivity, words from the position of the code
/// in the output registers.
struct AccelerometerConverter: Sendable {
  var digitsPerG = 0.0
  /// The lowest and the highest code.
  let codes: ClosedRange<Int>
  /// Number of unused bits below the code in the 16 bits of an output pair.
  let unusedLowBits: Int
  /// Number of low bits of the code that are zero, in a part with modes of fewer bits.
  var coarseBits = 0

  @inline(__always)
  func digits(_ force: Axes<Double>) -> Axes<Int> {
    Axes(digits(force.x), digits(force.y), digits(force.z))
  }

  @inline(__always)
  private func digits(_ force: Double) -> Int {
    Int(
      quantize(
        force * digitsPerG, from: Double(codes.lowerBound &>> coarseBits),
        to: Double(codes.upperBound &>> coarseBits))) &<< coarseBits
  }

  @inline(__always)
  func words(_ digits: Axes<Int>) -> Axes<Int16> {
    digits.map { Int16(truncatingIfNeeded: ($0 &>> coarseBits) &<< (coarseBits &+ unusedLowBits)) }
  }
}
