// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software L3G4200D, or a relative with its registers: registers, sampling, filters, FIFO,
/// interrupt generator, self-test, temperature and pins.
package struct L3G4200DChip: STFIFOChip {
  typealias Registers = Datasheet.L3G4200D

  /// Which part this is.
  package let relative: Relative
  /// Error of the sample clock as a fraction, at most one half, in addition to that of a typical part. The
  /// mechanical resonance sets the clock. A tolerance is published for the L3GD20H alone: 162 to 219 Hz,
  /// where 189.4 Hz is typical. A typical L3GD20H has an error within it, which its seed selects; the others
  /// are exact.
  package var rateError = 0.0
  /// The error of one part of many, as a fraction.
  var partRateError = 0.0
  /// Sum of OUT_TEMP and the temperature in °C. The offset is not specified; one part read 37.
  package var temperatureOffset = 37.0
  /// The sensing element, the first low-pass included; nil senses ideally, without lag. Set it
  /// before power comes up.
  package var element: GyroscopeElement? {
    get { sensor.element }
    set { sensor.element = newValue }
  }

  let variant: Registers.Variant
  var sensor: GyroscopeSensor
  var chosen = L3G4200DPolicies()
  var interface: STInterface
  var thermometer = SampleClock()
  var path = L3G4200DPath()
  var interrupt = L3G4200DInterrupt()
  var fifo = STFIFO()
  var digitsPerRadian = 0.0
  var fifoIsEnabled = false
  var setsAreKept = false
  /// Stored, because it is read at each transaction.
  package internal(set) var answersI2C = true
  private var pins = STPins()
  /// Whether samples pass a filter or the interrupt generator.
  var usesPath = false
  /// Whether each sample has an effect, not only the last before a read.
  var isStepping = false

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .l3g4200d) {
    self.relative = relative
    variant = relative.row.variant
    sensor = GyroscopeSensor(relative.row.parameters)
    interface = STInterface(
      variant.facts,
      boot: .init(
        register: Registers.CTRL_REG5.address, mask: Registers.CTRL_REG5(boot: true).bits,
        duration: variant.boot), holdsPairs: variant.hasBlockDataUpdate)
    applyAll()
  }

  package var facts: ChipFacts { variant.facts }

  var fifoPolicies: STFIFOPolicies { chosen.fifo }

  package mutating func powerOn(at time: Int64) {
    interface.powerOn(at: time)
    thermometer.stop()
    sensor.powerOn()
    interrupt.powerOn()
    fifo.powerOn()
    applyAll()
  }

  package mutating func sense(_ sensing: Sensing) {
    partRateError =
      if case .typical(let seed) = sensing, let tolerance = variant.rateTolerance {
        tolerance.error(ofPart: seed, .angularRate)
      } else {
        sensing.clockError(of: .angularRate)
      }
    sensor.sense(sensing)
  }

  package mutating func bypassElement(_ isBypassed: Bool) {
    sensor.isBypassed = isBypassed
  }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .angularRate else { return nil }
    return sensor.look(at: time, interface.outputPlaces, in: &world)
      .converted(by: digitsPerRadian)
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    guard quantity == .angularRate else { return }
    let rate = sign * selfTestRate
    sensor.press(Axes(rate, rate, rate), from: time)
  }

  package mutating func mount(at position: Axes<Double>) { sensor.position = position }

  package var stuckAxes: UInt8 { sensor.stuck.axes }

  package mutating func stick(_ axes: UInt8) { sensor.stuck.set(axes) }

  @inline(__always)
  package var nextEvent: Int64 {
    min(interface.clock.next, min(thermometer.next, interface.bootPinEnd))
  }

  package var isThreeWire: Bool { control4.threeWireSPI }

  // MARK: Registers

  var control1: Registers.CTRL_REG1 { register(Registers.CTRL_REG1.self) }
  var control2: Registers.CTRL_REG2 { register(Registers.CTRL_REG2.self) }
  var control3: Registers.CTRL_REG3 { register(Registers.CTRL_REG3.self) }
  var control4: Registers.CTRL_REG4 { register(Registers.CTRL_REG4.self) }
  var control5: Registers.CTRL_REG5 { register(Registers.CTRL_REG5.self) }

  // MARK: Pins

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let shown = pins.shown
    var signals = STSignals()
    if shown.contains(.watermark) && fifo.sets.isOverWatermark { signals.insert(.watermark) }
    if shown.contains(.dataReady) && interface.output.isReady { signals.insert(.dataReady) }
    // Most programs route only these signals to pins.
    if !shown.isSubset(of: [.watermark, .dataReady]) {
      if interrupt.isActive { signals.insert(.first) }
      if interface.isBooting(at: time) { signals.insert(.booting) }
      if fifo.sets.isFull { signals.insert(.overrun) }
      if fifo.sets.isEmpty { signals.insert(.empty) }
    }
    return pins.levels(signals)
  }

  package var nextPinChange: Int64 {
    mutating get {
      let next = interface.clock.next
      var shown = pins.shown
      // Without a FIFO an unread sample keeps data ready.
      if !fifoIsEnabled && interface.output.isReady { shown.remove(.dataReady) }
      guard next != .max, !interrupt.isOn, shown.isSubset(of: [.booting, .watermark, .overrun])
      else { return nextEvent }
      guard fifoIsEnabled else { return interface.bootPinEnd }
      let samples = Int64(fifo.samplesToFlag)
      return min(next + (samples - 1) * interface.clock.period, interface.bootPinEnd)
    }
  }

  mutating func planPins() {
    let control = control3
    pins.first = []
    if control.interruptOnINT1 { pins.first.insert(.first) }
    if control.bootOnINT1 { pins.first.insert(.booting) }
    pins.second = []
    interface.showsDataReady = control.dataReadyOnINT2
    if control.dataReadyOnINT2 { pins.second.insert(.dataReady) }
    if control.watermarkOnINT2 { pins.second.insert(.watermark) }
    if control.overrunOnINT2 { pins.second.insert(.overrun) }
    if control.emptyOnINT2 { pins.second.insert(.empty) }
    // The polarity in CTRL_REG3 applies to INT1 only.
    pins.activeLow = (control.activeLow ? 1 : 0) | (secondPinIsActiveLow ? 2 : 0)
  }

  package var pinNames: [String] { ["INT1", "DRDY/INT2"] }
}
