// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassPhysics

// Measurements, from the world to the output registers, and the effects of reading.
extension LIS3MDLChip {
  package var nextEvent: Int64 {
    let end = interface.clock.next
    return end == .max || middle != nil ? end : end - duration / 2
  }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    let isStepping = interrupt.setting.isOn
    var backlog = Backlog(interface.clock, steadyFrom: world.steadyFrom)
    while interface.clock.next <= time {
      let count: Int64
      let end: Int64
      if isStepping || stuck.isPending || control3.mode == .single,
        let one = interface.clock.takeOne(upTo: time)
      {
        (end, count) = (one, 1)
        backlog.pass(one, &interface.clock, upTo: time)
      } else if let all = interface.clock.take(upTo: time) {
        (end, count) = all
      } else {
        break
      }
      measure(until: end, count: count, in: &world)
      if control3.mode == .single { endSingle() }
    }
    let end = interface.clock.next
    let isMeasuring = end != .max
    if isMeasuring, middle == nil, end - duration / 2 <= time {
      middle = input(at: end - duration / 2, in: &world)
    }
    element?.observe(upTo: time, from: isMeasuring ? end - duration : nil, in: &world)
  }

  private func input(at time: Int64, in world: inout World) -> FieldMeasurement.Input {
    .init(field: world.field(at: time), temperature: world.temperature(at: time))
  }

  /// Ends the measurement that is due at an instant, the last of `count`.
  private mutating func measure(until end: Int64, count: Int64, in world: inout World) {
    let instant = end - duration / 2
    let input =
      count == 1 ? middle ?? input(at: instant, in: &world) : input(at: instant, in: &world)
    middle = nil
    let coil: Axes<Double>? = control1.selfTest ? selfTestField : nil
    let ideal = input.field + (coil ?? .zero)
    let (start, isBypassed) = (end - duration, element?.isBypassed == true)
    let felt =
      if let coil {
        element?.sample(coil: coil, isolated: false, from: start, to: end, in: &world)
      } else { element?.sample(from: start, to: end, in: &world) }
    let field = stuck.pass(isBypassed ? ideal : felt ?? ideal)
    let digits = field.map { Int(quantize($0 * scale, from: -32768, to: 32767)) }
    let counts = subtractOffset(digits)
    interface.output.update(counts, input: ideal, at: instant, count: count)
    let isOver = digits.map { $0 == -32768 || $0 == 32767 } != Axes(false, false, false)
    interrupt.sample(counts.map { Int($0) }, isOver: isOver)
    if control1.thermometerEnabled { measureTemperature(input.temperature) }
  }

  private func subtractOffset(_ digits: Axes<Int>) -> Axes<Int16> {
    guard chosen.offset == .subtracted else { return digits.map { Int16($0) } }
    func offset(_ low: UInt8) -> Int {
      Int(
        Int16(
          bitPattern: UInt16(interface.registers[low + 1]) << 8
            | UInt16(interface.registers[low])))
    }
    let first = Registers.OFFSET_X_L.address
    return Axes(
      Int16(clamping: digits.x - offset(first)), Int16(clamping: digits.y - offset(first + 2)),
      Int16(clamping: digits.z - offset(first + 4)))
  }

  private mutating func measureTemperature(_ celsius: Double) {
    guard let zero = variant.temperatureZero, let digits = variant.temperatureDigits else { return }
    let degrees = celsius + temperatureError - Double(zero)
    let word = quantize(degrees * Double(digits), from: -32768, to: 32767)
    interface.set(Registers.TEMP_OUT_L.address, to: UInt8(truncatingIfNeeded: word))
    interface.set(Registers.TEMP_OUT_H.address, to: UInt8(truncatingIfNeeded: word >> 8))
  }

  /// After a single measurement the part powers down.
  private mutating func endSingle() {
    interface.clock.stop()
    let control = Registers.CTRL_REG3(mode: .powerDownAlternate).bits
    interface.set(Registers.CTRL_REG3.address, to: control3.bits | control)
  }

  // MARK: Reading

  mutating func willRead(_ address: UInt8) {
    if address == Registers.INT_SRC.address { interface.set(address, to: interrupt.source) }
  }

  mutating func didRead(_ address: UInt8, at time: Int64) {
    if address == Registers.INT_SRC.address { interrupt.didRead() }
  }
}
