// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software LIS331DL or LIS302DL, which has the same registers: 8 bits, high-pass filter, two
/// free-fall and wake-up generators, click detector, self-test and pins.
public struct LIS331DLChip: STChip {
  typealias Registers = Datasheet.LIS331DL

  /// The two names of the part.
  public enum Relative: String, CaseIterable, Sendable {
    case lis331dl, lis302dl

    var facts: ChipFacts {
      switch self {
      case .lis331dl: Datasheet.LIS331DL.facts
      case .lis302dl: Datasheet.LIS302DL.facts
      }
    }
  }

  public let relative: Relative
  /// How far the sample clock is off, as a fraction, at most one half.
  public var rateError = 0.0
  /// What STP adds to the force on the mass and STM takes away, in g; by default the middle of the
  /// limits.
  public var selfTestForce: Axes<Double>
  /// What lies between the world and the converter; nil senses ideally. To be set before power
  /// comes up.
  public var element: AccelerometerElement?
  /// On the board, in metres from its centre.
  public var position = Axes(0.0, 0, 0)

  var chosen = LIS331DLPolicies()
  var interface: STInterface
  var microgravitiesPerDigit = 0.0
  /// The self-test force as it is on, in g.
  var addedForce = Axes(0.0, 0, 0)
  var signal = AccelerometerSignal(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode)
  var click = ClickDetector()
  /// Whether each sample counts, because a filter or a detector is in use.
  var watches = false

  public init(_ relative: Relative = .lis331dl) {
    self.relative = relative
    let facts = Registers.Constant.self
    selfTestForce =
      Axes(
        Double(facts.selfTestTypicalX), Double(facts.selfTestTypicalY),
        Double(facts.selfTestTypicalZ))
      * (Double(Registers.CTRL_REG1.FullScale.g2.microgravitiesPerDigit) / 1e6)
    interface = STInterface(
      relative.facts,
      boot: .init(
        register: Registers.CTRL_REG2.address, mask: Registers.CTRL_REG2(boot: true).bits,
        duration: Registers.Timing.boot),
      hasPairs: false)
    applyAll()
  }

  public var facts: ChipFacts { relative.facts }

  public mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    signal.powerOn()
    click.powerOn()
    applyAll()
    element?.powerOn(at: time)
    element?.push(addedForce, from: time)
  }

  public var nextEvent: Int64 { interface.clock.next }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    defer { element?.look(upTo: time, position: position, in: &world) }
    if watches { return catchUpEach(to: time, in: &world) }
    guard let (instant, count) = interface.clock.take(upTo: time) else { return }
    let force = world.force(at: instant, position: position)
    let digits = measure(force, at: instant, in: &world)
    signal.skip(to: digits)
    interface.output.update(words(digits), input: force, at: instant, count: count)
  }

  public var pinNames: [String] { ["INT1", "INT2"] }

  public mutating func pinLevels(at time: Int64) -> UInt8 {
    let control = register(Registers.CTRL_REG3.self)
    // Both pins have the same codes.
    let code = control.interrupt2Signal.flatMap {
      Registers.CTRL_REG3.Interrupt1Signal(rawValue: $0.rawValue)
    }
    return (isHigh(control.interrupt1Signal) ? 1 : 0) | (isHigh(code) ? 2 : 0)
  }

  private func isHigh(_ code: Registers.CTRL_REG3.Interrupt1Signal?) -> Bool {
    let isActiveLow = register(Registers.CTRL_REG3.self).activeLow
    let isActive =
      switch code {
      case .interrupt1: signal.first.isActive
      case .interrupt2: signal.second.isActive
      case .eitherInterrupt: signal.first.isActive || signal.second.isActive
      case .dataReady: interface.output.isReady
      case .click: click.source.isActive
      case Registers.CTRL_REG3.Interrupt1Signal.none?, nil:
        isActiveLow && chosen.pinOff == .low
      }
    return isActive != isActiveLow
  }

  public var isThreeWire: Bool { register(Registers.CTRL_REG2.self).threeWireSPI }

  func register<R: Register>(_: R.Type) -> R { R(bits: interface.registers[R.address]) }
}

extension Part {
  /// Three-axis accelerometer of 8 bits; its address is 0x1C or 0x1D.
  public static var lis331dl: Part { lis331dl(LIS331DLChip()) }
  public static var lis302dl: Part { lis331dl(LIS331DLChip(.lis302dl)) }

  /// A chip with properties of its own.
  public static func lis331dl(_ chip: LIS331DLChip) -> Part { .other(chip) }
}
