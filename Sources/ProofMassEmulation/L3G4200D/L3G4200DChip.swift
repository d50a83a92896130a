// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software L3G4200D: registers, sampling, output, temperature and its pins for data ready and
/// boot.
///
/// Not modelled yet: FIFO, filters, interrupt generator, self-test, 3-wire SPI. Switching one on is
/// recorded as a note.
public struct L3G4200DChip: STChip {
  typealias Registers = Datasheet.L3G4200D

  /// How far the sample clock is off, as a fraction, at most one half. The mechanical resonance
  /// sets it; of a sibling about ±15 % are published.
  public var rateError = 0.0
  /// OUT_TEMP is this less the temperature in °C. No offset is specified; one part read 37.
  public var temperatureOffset = 37.0

  var chosen = L3G4200DPolicies()
  var interface = STInterface(
    Registers.facts,
    boot: .init(
      register: Registers.CTRL_REG5.address, mask: Registers.CTRL_REG5(boot: true).bits,
      duration: Registers.Timing.boot))
  private var thermometer = SampleClock()
  private var digitsPerRadian = 0.0

  static let unmodelled: [UInt8: UInt8] = [
    Registers.CTRL_REG3.address: 0x87, Registers.CTRL_REG4.address: 0x07,
    Registers.CTRL_REG5.address: 0x5F, Registers.INT1_CFG.address: 0x3F,
  ]

  public init() { applyFormat() }

  public var facts: ChipFacts { Registers.facts }

  public mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    thermometer.stop()
    applyFormat()
  }

  public var nextEvent: Int64 { min(interface.clock.next, thermometer.next) }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    if let (instant, _) = thermometer.take(upTo: time) {
      let digits = quantize(
        temperatureOffset - world.temperature(at: instant), from: -128, to: 127)
      interface.set(Registers.OUT_TEMP.address, to: UInt8(truncatingIfNeeded: digits))
    }
    guard let (instant, count) = interface.clock.take(upTo: time) else { return }
    // Ideal sensing: the board's rate is what the silicon feels. A sensing element goes here.
    let rate = world.rotation(at: instant)
    let digits = digitsPerRadian
    let facts = Registers.Constant.self
    let words = rate.map {
      quantize($0 * digits, from: Double(facts.lowestCode), to: Double(facts.highestCode))
    }
    interface.output.update(words, input: rate, at: instant, count: count)
  }

  /// The polarity is INT1's alone.
  public func pins(at time: Int64) -> [Pin] {
    let control = Registers.CTRL_REG3(bits: interface.registers[Registers.CTRL_REG3.address])
    let boots = control.bootOnINT1 && interface.isBooting(at: time)
    return [
      Pin("INT1", isHigh: boots != control.activeLow),
      Pin("DRDY/INT2", isHigh: control.dataReadyOnINT2 && interface.output.isReady),
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

  /// Power-down, sleep (powered with all axes off) or normal; a change of rate begins anew.
  private mutating func apply(
    _ control: Registers.CTRL_REG1, before: Registers.CTRL_REG1, at time: Int64
  ) {
    interface.output.enabled = control.bits & 7
    let start = max(time, interface.bootEnd)
    if !control.powered {
      thermometer.stop()
    } else if !before.powered {
      // The first temperature comes with power, then one a second.
      thermometer.start(first: start, period: Registers.Timing.temperaturePeriod)
      interface.settledFrom = start + Registers.Timing.turnOn
    }
    guard Self.measures(control) else { return interface.clock.stop() }
    if Self.measures(before) && before.dataRate == control.dataRate { return }
    let period = SampleClock.period(millihertz: control.dataRate.millihertz, error: rateError)
    let first = start + period
    interface.clock.start(
      first: chosen.turnOn == .settled ? max(first, interface.settledFrom) : first, period: period)
  }

  private static func measures(_ control: Registers.CTRL_REG1) -> Bool {
    control.powered && control.bits & 7 != 0
  }

  mutating func applyFormat() {
    let control = Registers.CTRL_REG4(bits: interface.registers[Registers.CTRL_REG4.address])
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    digitsPerRadian =
      180 / .pi * 1e6 / Double(control.fullScale.microdegreesPerSecondPerDigit)
  }
}
