// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LIS331DL or LIS302DL, which has the same registers: 8 bits, high-pass filter, two
/// free-fall and wake-up generators, click detector, self-test and pins.
package struct LIS331DLChip: STAccelerometer {
  typealias Registers = Datasheet.LIS331DL
  static var highPassReset: UInt8 { Registers.HP_FILTER_RESET.address }

  /// Which part this is.
  package let relative: Relative
  /// Error of the sample clock as a fraction, at most one half; the documents state no tolerance.
  package var rateError = 0.0
  /// Force on the masses under STP, in g, which STM subtracts; by default the middle of the limits.
  package var selfTestForce: Axes<Double>
  /// The sensing element; nil senses ideally. Set it before power comes up.
  package var element: AccelerometerElement? {
    get { sensor.element }
    set { sensor.element = newValue }
  }

  var chosen = LIS331DLPolicies()
  var interface: STInterface
  var sensor: AccelerometerSensor
  /// The outputs are at the odd addresses; the even ones are empty.
  var converter = AccelerometerConverter(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode, unusedLowBits: 8)
  var microgravitiesPerDigit = 0
  var signal = AccelerometerSignal(
    codes: Registers.Constant.lowestCode...Registers.Constant.highestCode)
  var click = ClickDetector()
  var watches = false

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lis331dl) {
    let row = relative.row
    self.relative = relative
    let limits = Registers.Constant.self
    let digits = Axes(limits.selfTestTypicalX, limits.selfTestTypicalY, limits.selfTestTypicalZ)
    let gPerDigit = Double(Registers.CTRL_REG1.FullScale.g2.microgravitiesPerDigit) / 1e6
    selfTestForce = digits.map { Double($0) * gPerDigit }
    sensor = AccelerometerSensor(row.parameters)
    interface = STInterface(
      row.variant.facts,
      boot: .init(
        register: Registers.CTRL_REG2.address, mask: Registers.CTRL_REG2(boot: true).bits,
        duration: Registers.Timing.boot),
      hasPairs: false)
    applyAll()
  }

  package var facts: ChipFacts { relative.row.variant.facts }

  mutating func resetOwn() { click.powerOn() }

  package var isThreeWire: Bool { register(Registers.CTRL_REG2.self).threeWireSPI }

  // MARK: Clicks

  struct Memory: Equatable {
    var signal: AccelerometerSignal
    var click: ClickDetector
  }

  var memory: Memory? { click.isTimed ? nil : Memory(signal: signal, click: click) }

  mutating func sampleOwn(
    _ digits: Axes<Int>, filtered: Axes<Int>, of axes: UInt8, at instant: Int64
  ) {
    guard click.isOn else { return }
    // A disabled axis stays at zero.
    let scale = microgravitiesPerDigit
    click.sample(
      Axes(
        axes & 1 != 0 ? digits.x * scale : 0, axes & 2 != 0 ? digits.y * scale : 0,
        axes & 4 != 0 ? digits.z * scale : 0), at: instant)
    showClick()
  }

  mutating func showClick() {
    interface.set(Registers.CLICK_SRC.address, to: click.source.bits)
  }

  // MARK: Pins

  package mutating func pinLevels(at time: Int64) -> UInt8 {
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
}
