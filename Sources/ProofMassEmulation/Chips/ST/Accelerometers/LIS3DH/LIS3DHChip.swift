// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LIS3DH, or a relative with its registers: three modes of 8, 10 and 12 bits, FIFO,
/// high-pass filter, two interrupt generators, clicks, activity detection, auxiliary ADC with
/// thermometer, self-test and pins. Relatives lack some of these.
package struct LIS3DHChip: STAccelerometer, STFIFOChip {
  typealias Registers = Datasheet.LIS3DH
  static var highPassReset: UInt8 { Registers.REFERENCE.address }

  /// Which part this is.
  package let relative: Relative
  /// Error of the sample clock as a fraction, at most one half; the datasheet states no tolerance.
  package var rateError = 0.0
  /// Force on the masses under self-test 0, in g, which self-test 1 subtracts; by default the middle
  /// of the limits, and none where the part has no self-test.
  package var selfTestForce: Axes<Double>
  /// Voltages at the pins ADC1, ADC2 and ADC3, in V, for the auxiliary ADC. A LIS2DH12 has none.
  package var adcInputs = Axes(1.2, 1.2, 1.2)
  /// The sensing element; nil senses ideally. Set it before power comes up.
  package var element: AccelerometerElement? {
    get { sensor.element }
    set { sensor.element = newValue }
  }

  let variant: Registers.Variant
  var chosen = LIS3DHPolicies()
  var interface: STInterface
  var sensor: AccelerometerSensor
  /// Codes of all modes are aligned to 12 bits, with zeros below their own bits.
  var converter = AccelerometerConverter(codes: codes, unusedLowBits: 16 - Mode.mostBits)
  var signal = AccelerometerSignal(codes: codes)
  var click = ClickDetector()
  var activity = ActivityDetector()
  var fifo = STFIFO()
  var fifoIsEnabled = false
  var setsAreKept = false
  /// OUT_ADC1 to OUT_ADC3 with STATUS_REG_AUX, which work like the outputs and STATUS_REG.
  var adc = OutputRegisters(STPolicies())
  var watches = false
  /// The way in which the part samples; nil in power-down.
  var sampling: Sampling?
  /// Whether an event was active at the last sample.
  var hadEvent = false
  /// Whether power-down was entered in high resolution, and REFERENCE was not read since.
  var awaitsReference = false
  /// One digit of 12 bits.
  var microgravitiesPerDigit = 0
  var pins = STPins()

  private static let codes = -(1 << (Mode.mostBits - 1))...(1 << (Mode.mostBits - 1)) - 1

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lis3dh) {
    let row = relative.row
    self.relative = relative
    variant = row.variant
    let middle = Double((variant.selfTestMinimum ?? 0) + (variant.selfTestMaximum ?? 0)) / 2
    // The limits are stated in digits of normal mode at ±2 g.
    let force = middle * Double(Mode.normal.microgravitiesPerDigit(.g2, of: variant)) / 1e6
    selfTestForce = Axes(force, force, force)
    sensor = AccelerometerSensor(row.parameters)
    interface = STInterface(
      row.variant.facts,
      boot: .init(
        register: Registers.CTRL_REG5.address, mask: Registers.CTRL_REG5(boot: true).bits,
        duration: Registers.Timing.boot))
    applyAll()
  }

  package var facts: ChipFacts { variant.facts }

  var fifoPolicies: STFIFOPolicies { chosen.fifo }

  mutating func resetOwn() {
    sampling = nil
    hadEvent = false
    awaitsReference = false
    click.powerOn()
    activity.wake()
    fifo.powerOn()
    adc = OutputRegisters(chosen.common)
    if !variant.hasAuxiliaryADC { adc.enabled = 4 }
  }

  package var isThreeWire: Bool { control4.threeWireSPI }

  package var analogInputs: Axes<Double>? { variant.hasAuxiliaryADC ? adcInputs : nil }

  package mutating func setAnalogInputs(_ volts: Axes<Double>) {
    if variant.hasAuxiliaryADC { adcInputs = volts }
  }

  // MARK: Registers

  var control1: Registers.CTRL_REG1 { register(Registers.CTRL_REG1.self) }
  var control2: Registers.CTRL_REG2 { register(Registers.CTRL_REG2.self) }
  var control4: Registers.CTRL_REG4 { register(Registers.CTRL_REG4.self) }
  var control5: Registers.CTRL_REG5 { register(Registers.CTRL_REG5.self) }

  mutating func willRead(_ address: UInt8) {
    switch address {
    case Registers.FIFO_SRC_REG.address: interface.set(address, to: fifo.source)
    case Registers.STATUS_REG_AUX.address where variant.hasThermometer:
      interface.noteAuxiliary(missing: missingForStatus)
      interface.set(address, to: adcStatus)
    case Registers.REFERENCE.address: awaitsReference = false
    case Registers.OUT_ADC1_L.address...Registers.OUT_ADC3_H.address where variant.hasThermometer:
      interface.noteAuxiliary(missing: nil)
      let place = address - Registers.OUT_ADC1_L.address
      interface.set(address, to: adc.read(OutputRegisters.first + place))
    default: break
    }
  }

  mutating func didReadOwn(_ address: UInt8) {
    if address == Registers.CLICK_SRC.address {
      click.didRead()
      showClick()
    } else {
      didReadOutput(address)
    }
  }

  /// Reading REFERENCE restarts the filter in mode 00 only (Table 34).
  var readRestartsHighPass: Bool { control2.highPassMode == .normal }

  // MARK: Pins

  /// The events that are active, which may also switch the FIFO.
  var events: STSignals {
    var signals = STSignals()
    if click.source.isActive { signals.insert(.click) }
    if signal.first.isActive { signals.insert(.first) }
    if signal.second.isActive { signals.insert(.second) }
    return signals
  }

  /// As in its relatives, with the auxiliary ADC's data ready in addition to that of the outputs.
  package var nextPinChange: Int64 {
    mutating get {
      let isReady =
        interface.output.isReady && (adc.isReady || !pins.first.contains(.adcReady))
      return watches || !isReady ? nextEvent : interface.bootPinEnd
    }
  }

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    var signals = events
    if interface.output.isReady { signals.insert(.dataReady) }
    if adc.isReady { signals.insert(.adcReady) }
    if fifo.sets.isOverWatermark { signals.insert(.watermark) }
    if fifo.sets.isFull { signals.insert(.overrun) }
    if interface.isBooting(at: time) { signals.insert(.booting) }
    if activity.isOn && activity.isAsleep == (chosen.activityPin == .asleep) {
      signals.insert(.activity)
    }
    return pins.levels(signals)
  }
}
