// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LIS331DLH, or a relative with its registers: sampling, self-test, high-pass filter,
/// interrupt generators, sleep-to-wake and pins.
///
/// LIS302DLH, IIS328DQ and AIS328DQ cannot be distinguished from the LIS331DLH on the bus.
package struct LIS331DLHChip: STAccelerometer {
  typealias Registers = Datasheet.LIS331DLH
  static var highPassReset: UInt8 { Registers.HP_FILTER_RESET.address }

  /// Which part this is.
  package let relative: Relative
  /// Error of the sample clock as a fraction, at most one half; the datasheet states no tolerance.
  package var rateError = 0.0
  /// Force on the masses under self-test with its sign bit clear, in g; subtracted with the bit
  /// set. By default that of the typical change of the output.
  package var selfTestForce: Axes<Double>
  /// The sensing element; nil senses ideally. Set it before power comes up.
  package var element: AccelerometerElement? {
    get { sensor.element }
    set { sensor.element = newValue }
  }

  let variant: Registers.Variant
  var chosen = LIS331DLHPolicies()
  var interface: STInterface
  var sensor: AccelerometerSensor
  var converter = AccelerometerConverter(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode,
    unusedLowBits: Registers.Constant.unusedLowBits)
  var signal = AccelerometerSignal(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode)
  var range = Registers.CTRL_REG4.FullScale.g2
  var pins = STPins()
  var watches = false
  /// Whether an interrupt has switched from a low-power mode to normal mode.
  var isAwake = false

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lis331dlh) {
    let row = relative.row
    self.relative = relative
    variant = row.variant
    // Stated in digits of the smallest range; none where the part has no self-test.
    let digits = Axes(
      row.variant.selfTestTypicalX ?? 0, row.variant.selfTestTypicalY ?? 0,
      row.variant.selfTestTypicalZ ?? 0)
    selfTestForce = digits.map {
      Double($0) * Double(row.variant.microgravitiesPerDigit(.g2)) / 1e6
    }
    sensor = AccelerometerSensor(row.parameters)
    interface = STInterface(
      row.variant.facts,
      boot: .init(
        register: Registers.CTRL_REG2.address, mask: Registers.CTRL_REG2(boot: true).bits,
        duration: row.variant.boot))
    applyAll()
  }

  package var facts: ChipFacts { variant.facts }

  mutating func resetOwn() { isAwake = false }

  package var isThreeWire: Bool { register(Registers.CTRL_REG4.self).threeWireSPI }

  // MARK: Pins

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    var signals = STSignals()
    if signal.first.isActive { signals.insert(.first) }
    if signal.second.isActive { signals.insert(.second) }
    if interface.output.isReady { signals.insert(.dataReady) }
    if interface.isBooting(at: time) { signals.insert(.booting) }
    return pins.levels(signals)
  }

  // MARK: Sleep-to-wake

  struct Memory: Equatable {
    var signal: AccelerometerSignal
    var isAwake: Bool
  }

  var memory: Memory? { Memory(signal: signal, isAwake: isAwake) }

  /// An interrupt in a low-power mode turns normal mode on; CTRL_REG1 stays as it is.
  mutating func sampleOwn(
    _ digits: Axes<Int>, filtered: Axes<Int>, of axes: UInt8, at instant: Int64
  ) {
    guard turnsOn, isActive(chosen.wakeSource) != isAwake else { return }
    if isAwake && chosen.wakeReturn == .stays { return }
    isAwake.toggle()
    startClock(at: instant)
  }

  private func isActive(_ wake: LIS331DLHPolicies.WakeSource) -> Bool {
    switch wake {
    case .either: signal.first.isActive || signal.second.isActive
    case .first: signal.first.isActive
    case .second: signal.second.isActive
    }
  }

  /// Whether sleep-to-wake is on.
  var turnsOn: Bool {
    guard register(Registers.CTRL_REG1.self).powerMode?.lowPowerMillihertz != nil else {
      return false
    }
    let code = register(Registers.CTRL_REG5.self).turnOn
    return code == .on || code == nil && chosen.undefinedTurnOn == .on
  }
}
