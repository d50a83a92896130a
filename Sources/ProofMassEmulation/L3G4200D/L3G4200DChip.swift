// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassDatasheets

/// A software L3G4200D, or a relative of it: registers, sampling, filters, FIFO, interrupt
/// generator, self-test, temperature and pins.
public struct L3G4200DChip: STChip {
  typealias Registers = Datasheet.L3G4200D

  /// How far the sample clock is off, as a fraction, at most one half. The mechanical resonance
  /// sets it; of a sibling about ±15 % are published.
  public var rateError = 0.0
  /// OUT_TEMP is this less the temperature in °C. No offset is specified; one part read 37.
  public var temperatureOffset = 37.0
  /// Whether the first low-pass, which no program can take out of the path, acts. It lags, so ideal
  /// sensing is without it.
  public var lowPass = false {
    didSet { applyAll() }
  }

  /// Which part this is.
  public let relative: Relative

  var chosen = L3G4200DPolicies()
  var interface: STInterface
  var thermometer = SampleClock()
  var path = L3G4200DPath()
  var interrupt = L3G4200DInterrupt()
  var fifo = L3G4200DFIFO()
  var digitsPerRadian = 0.0
  /// What self-test adds, in rad/s.
  var selfTestRate = 0.0
  var fifoIsEnabled = false
  /// Whether each sample counts, not only the last before somebody looks.
  var isStepping = false

  public init(_ relative: Relative = .l3g4200d) {
    self.relative = relative
    interface = STInterface(
      relative.facts,
      boot: .init(
        register: Registers.CTRL_REG5.address, mask: Registers.CTRL_REG5(boot: true).bits,
        duration: relative.boot))
    applyAll()
  }

  public var facts: ChipFacts { relative.facts }

  public mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    thermometer.stop()
    interrupt.powerOn()
    fifo.powerOn()
    applyAll()
  }

  public var nextEvent: Int64 {
    min(interface.clock.next, min(thermometer.next, interface.bootPinEnd))
  }

  public var isThreeWire: Bool { control4.threeWireSPI }

  // MARK: What the registers say

  var control1: Registers.CTRL_REG1 { .init(bits: self[Registers.CTRL_REG1.self]) }
  var control2: Registers.CTRL_REG2 { .init(bits: self[Registers.CTRL_REG2.self]) }
  var control3: Registers.CTRL_REG3 { .init(bits: self[Registers.CTRL_REG3.self]) }
  var control4: Registers.CTRL_REG4 { .init(bits: self[Registers.CTRL_REG4.self]) }
  var control5: Registers.CTRL_REG5 { .init(bits: self[Registers.CTRL_REG5.self]) }

  subscript<R: Register>(register: R.Type) -> UInt8 { interface.registers[R.address] }

  // MARK: Pins

  /// The polarity in CTRL_REG3 is INT1's alone.
  public func pinLevels(at time: Int64) -> UInt8 {
    let control = control3
    let first =
      control.interruptOnINT1 && interrupt.isActive
      || control.bootOnINT1 && interface.isBooting(at: time)
    let second =
      control.dataReadyOnINT2 && interface.output.isReady
      || control.watermarkOnINT2 && fifo.sets.isOverWatermark
      || control.overrunOnINT2 && fifo.sets.isFull
      || control.emptyOnINT2 && fifo.sets.isEmpty
    return (first != control.activeLow ? 1 : 0) | (second != secondPinIsActiveLow ? 2 : 0)
  }

  public var pinNames: [String] { ["INT1", "DRDY/INT2"] }
}
