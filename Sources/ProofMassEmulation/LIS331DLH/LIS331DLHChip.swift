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

  var chosen = LIS331DLHPolicies()
  var interface: STInterface
  var range = Registers.CTRL_REG4.FullScale.g2
  var digitsPerG = 0.0
  /// The self-test force as it is on, in g.
  var addedForce = Axes(0.0, 0, 0)
  var signal = AccelerometerSignal(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode)
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
  }

  public var nextEvent: Int64 { min(interface.clock.next, interface.bootPinEnd) }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    interface.passBoot(upTo: time)
    if watches { return catchUpEach(to: time, in: &world) }
    guard let (instant, count) = interface.clock.take(upTo: time) else { return }
    let force = world.force(at: instant)
    let digits = measure(force)
    signal.skip(to: digits)
    interface.output.update(words(digits), input: force, at: instant, count: count)
  }

  /// Ideal sensing: what acts on the board is what the silicon feels, and the self-test force. A
  /// sensing element goes here.
  @inline(__always)
  func measure(_ force: Axes<Double>) -> Axes<Int> {
    Axes(
      digits(force.x + addedForce.x), digits(force.y + addedForce.y),
      digits(force.z + addedForce.z))
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

  public func pinLevels(at time: Int64) -> UInt8 {
    let control = register(Registers.CTRL_REG3.self)
    func isActive(
      _ code: Registers.CTRL_REG3.Interrupt1Signal, _ own: borrowing InterruptGenerator
    ) -> Bool {
      switch code {
      case .ownInterrupt: own.isActive
      case .eitherInterrupt: signal.first.isActive || signal.second.isActive
      case .dataReady: interface.output.isReady
      case .booting: interface.isBooting(at: time)
      }
    }
    // Both pins have the same codes.
    let code = Registers.CTRL_REG3.Interrupt1Signal(rawValue: control.interrupt2Signal.rawValue)
    let first = isActive(control.interrupt1Signal, signal.first)
    let second = isActive(code ?? .ownInterrupt, signal.second)
    return (first != control.activeLow ? 1 : 0) | (second != control.activeLow ? 2 : 0)
  }

  public var isThreeWire: Bool { register(Registers.CTRL_REG4.self).threeWireSPI }

  func register<R: Register>(_: R.Type) -> R { R(bits: interface.registers[R.address]) }
}
