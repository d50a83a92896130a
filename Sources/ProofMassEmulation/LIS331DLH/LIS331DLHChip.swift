// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software LIS331DLH: registers, sampling, output and its pins for data ready and boot.
///
/// Not modelled yet: high-pass filter, interrupt generators, sleep-to-wake, self-test, 3-wire SPI.
/// Switching one on is recorded as a note.
public struct LIS331DLHChip: STChip {
  typealias Registers = Datasheet.LIS331DLH

  /// How far the sample clock is off, as a fraction, at most one half; the datasheet states no
  /// tolerance.
  public var rateError = 0.0

  var chosen = LIS331DLHPolicies()
  var interface = STInterface(
    Registers.facts,
    boot: .init(
      register: Registers.CTRL_REG2.address, mask: Registers.CTRL_REG2(boot: true).bits,
      duration: Registers.Timing.boot))
  private var range = Registers.CTRL_REG4.FullScale.g2
  private var digitsPerG = 0.0

  static let unmodelled: [UInt8: UInt8] = [
    Registers.CTRL_REG2.address: 0x1C, Registers.CTRL_REG3.address: 0x24,
    Registers.CTRL_REG4.address: 0x03, Registers.CTRL_REG5.address: 0x03,
    Registers.INT1_CFG.address: 0x7F, Registers.INT2_CFG.address: 0x7F,
  ]

  /// Also a pin that is to show either generator.
  static func isModelled(_ change: STInterface.Change) -> Bool {
    guard change.value & (unmodelled[change.address] ?? 0) == 0 else { return false }
    guard change.address == Registers.CTRL_REG3.address else { return true }
    let control = Registers.CTRL_REG3(bits: change.value)
    return control.interrupt1Signal != .eitherInterrupt
      && control.interrupt2Signal != .eitherInterrupt
  }

  public init() { applyFormat() }

  public var facts: ChipFacts { Registers.facts }

  public mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    applyFormat()
  }

  public var nextEvent: Int64 { interface.clock.next }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    guard let (instant, count) = interface.clock.take(upTo: time) else { return }
    // Ideal sensing: what acts on the board is what the silicon feels. A sensing element goes here.
    let force = world.force(at: instant)
    // Left-justified.
    let digits = digitsPerG
    let facts = Registers.Constant.self
    let words = force.map {
      quantize($0 * digits, from: Double(facts.lowestCode), to: Double(facts.highestCode))
        << facts.unusedLowBits
    }
    interface.output.update(words, input: force, at: instant, count: count)
  }

  public func pins(at time: Int64) -> [Pin] {
    let control = Registers.CTRL_REG3(bits: interface.registers[Registers.CTRL_REG3.address])
    func pin(_ name: String, isReady: Bool, isBooting: Bool) -> Pin {
      let isActive =
        isReady && interface.output.isReady || isBooting && interface.isBooting(at: time)
      return Pin(name, isHigh: isActive != control.activeLow)
    }
    return [
      pin(
        "INT1", isReady: control.interrupt1Signal == .dataReady,
        isBooting: control.interrupt1Signal == .booting),
      pin(
        "INT2", isReady: control.interrupt2Signal == .dataReady,
        isBooting: control.interrupt2Signal == .booting),
    ]
  }

  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG1.address:
      apply(
        Registers.CTRL_REG1(bits: change.value), before: Registers.CTRL_REG1(bits: change.before),
        at: time)
    case Registers.CTRL_REG4.address: applyFormat()
    default: break
    }
  }

  /// First sample 1/ODR + 1 ms after leaving power-down; a change of rate begins anew.
  private mutating func apply(
    _ control: Registers.CTRL_REG1, before: Registers.CTRL_REG1, at time: Int64
  ) {
    interface.output.enabled = control.bits & 7
    if control.bits & ~7 == before.bits & ~7 { return }
    guard let millihertz = Self.millihertz(control) else { return interface.clock.stop() }
    let period = SampleClock.period(millihertz: millihertz, error: rateError)
    interface.clock.start(
      first: max(time, interface.bootEnd) + period + Registers.Timing.turnOnOffset,
      period: period)
  }

  /// The output data rate; nil in power-down. The undefined code 7 acts as 6.
  private static func millihertz(_ control: Registers.CTRL_REG1) -> Int32? {
    switch control.powerMode {
    case .powerDown: nil
    case .normal: control.dataRate.millihertz
    case let mode: (mode ?? .lowPower10Hertz).lowPowerMillihertz
    }
  }

  /// The undefined range code leaves the range as it was.
  mutating func applyFormat() {
    let control = Registers.CTRL_REG4(bits: interface.registers[Registers.CTRL_REG4.address])
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    range = control.fullScale ?? range
    digitsPerG =
      switch chosen.scale {
      case .typical: 1e6 / Double(range.microgravitiesPerDigit)
      case .fullScaleOver2048: 2048 / Double(range.ratedG)
      }
  }
}
