// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software LIS331DLH, or a relative with its registers: sampling, self-test, high-pass filter,
/// interrupt generators, sleep-to-wake and pins.
public struct LIS331DLHChip: STChip {
  typealias Registers = Datasheet.LIS331DLH

  public let relative: Relative
  /// How far the sample clock is off, as a fraction, at most one half; the datasheet states no
  /// tolerance.
  public var rateError = 0.0
  /// What the self-test adds to the force on the mass, in g; taken away with its sign bit set. By
  /// default what makes the typical change of the output.
  public var selfTestForce: Axes<Double>
  /// What lies between the world and the converter; nil senses ideally. To be set before power
  /// comes up.
  public var element: AccelerometerElement? {
    get { isIdeal ? nil : silicon }
    set {
      silicon = newValue ?? Self.none
      isIdeal = newValue == nil
    }
  }
  /// On the board, in metres from its centre.
  public var position = Axes(0.0, 0, 0)

  /// Not an optional, and without an observer: both would cost time at each sample.
  var silicon = none
  /// Whether there is no element, and `silicon` means nothing.
  private(set) var isIdeal = true
  private static let none = AccelerometerElement(.lis331dlh, seed: nil)
  var chosen = LIS331DLHPolicies()
  var interface: STInterface
  var range = Registers.CTRL_REG4.FullScale.g2
  var digitsPerG = 0.0
  /// The self-test force as it is on, in g.
  var addedForce = Axes(0.0, 0, 0)
  var signal = AccelerometerSignal(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode)
  /// What the pins show.
  var pin1 = PinSignals.first
  var pin2 = PinSignals.second
  var pinsAreActiveLow = false
  /// Whether each sample counts, because a filter or an interrupt generator is in use.
  var watches = false
  /// Whether an interrupt has turned a low-power mode into normal mode.
  var isAwake = false

  public init(_ relative: Relative = .lis331dlh) {
    self.relative = relative
    selfTestForce = relative.selfTestForce
    interface = STInterface(
      relative.facts,
      boot: .init(
        register: Registers.CTRL_REG2.address, mask: Registers.CTRL_REG2(boot: true).bits,
        duration: Registers.Timing.boot))
    applyAll()
  }

  public var facts: ChipFacts { relative.facts }

  public mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    signal.powerOn()
    isAwake = false
    applyAll()
    if isIdeal { return }
    silicon.powerOn(at: time)
    silicon.push(addedForce, from: time)
  }

  public var nextEvent: Int64 { min(interface.clock.next, interface.bootPinEnd) }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    interface.passBoot(upTo: time)
    defer { if !isIdeal { silicon.look(upTo: time, position: position, in: &world) } }
    if watches { return catchUpEach(to: time, in: &world) }
    guard let (instant, count) = interface.clock.take(upTo: time) else { return }
    let force = world.force(at: instant, position: position)
    let digits = measure(force, at: instant, in: &world)
    signal.skip(to: digits)
    interface.output.update(words(digits), input: force, at: instant, count: count)
  }

  /// In digits, what the element makes of the world; without one, what acts on the board, and the
  /// self-test force.
  @inline(__always)
  mutating func measure(
    _ force: Axes<Double>, at instant: Int64, in world: inout World
  ) -> Axes<Int> {
    let felt =
      isIdeal
      ? force + addedForce : silicon.feel(at: instant, position: position, in: &world)
    return Axes(digits(felt.x), digits(felt.y), digits(felt.z))
  }

  @inline(__always)
  private func digits(_ force: Double) -> Int {
    let facts = Registers.Constant.self
    return Int(
      quantize(
        force * digitsPerG, from: Double(facts.lowestCode), to: Double(facts.highestCode)))
  }

  /// Left-justified.
  @inline(__always)
  func words(_ digits: Axes<Int>) -> Axes<Int16> {
    digits.map { Int16(truncatingIfNeeded: $0 << Registers.Constant.unusedLowBits) }
  }

  public var pinNames: [String] { ["INT1", "INT2"] }

  public mutating func pinLevels(at time: Int64) -> UInt8 {
    var signals = PinSignals()
    if signal.first.isActive { signals.insert(.first) }
    if signal.second.isActive { signals.insert(.second) }
    if interface.output.isReady { signals.insert(.dataReady) }
    if interface.isBooting(at: time) { signals.insert(.booting) }
    let levels: UInt8 =
      (signals.isDisjoint(with: pin1) ? 0 : 1) | (signals.isDisjoint(with: pin2) ? 0 : 2)
    return pinsAreActiveLow ? ~levels & 3 : levels
  }

  /// What a pin can show.
  struct PinSignals: OptionSet, Sendable {
    let rawValue: UInt8
    static let first = PinSignals(rawValue: 1)
    static let second = PinSignals(rawValue: 2)
    static let dataReady = PinSignals(rawValue: 4)
    static let booting = PinSignals(rawValue: 8)
  }

  public var isThreeWire: Bool { register(Registers.CTRL_REG4.self).threeWireSPI }

  func register<R: Register>(_: R.Type) -> R { R(bits: interface.registers[R.address]) }
}
