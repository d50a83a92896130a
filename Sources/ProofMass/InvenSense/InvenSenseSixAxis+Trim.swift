// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Adds a specific force to what the chip adds to its accelerometer's output, in steps of 1/1024 g: the factory's trim
  /// of ±16 g, which is in the same registers. It lasts until the chip is reset or loses its supply, which loads the factory's
  /// trim again. To remove an offset, add its opposite.
  ///
  /// The lowest bit, which is reserved, keeps its value (application note, hardware offset registers). Some clones are
  /// reported to have the low bytes of two axes exchanged.
  ///
  /// - Returns: What was added, rounded to steps.
  /// - Throws: `.wrongConfiguration` where the sum is beyond what the registers can hold; other axes may then have
  ///   been written. `.bus` or `.notVerified`, `.lostConfiguration` until `configure` has succeeded.
  @discardableResult
  public mutating func trimAccelerometer(
    by change: Acceleration
  ) throws(SensorError) -> Acceleration {
    try checkSources()
    let trim = configuration.trim
    let step = 1 / Double(Datasheet.MPU6500.Constant.accelerometerOffsetStepsPerG)
    let steps = Axes(
      try Steps.of(step, in: change.g.x, -16384...16383),
      try Steps.of(step, in: change.g.y, -16384...16383),
      try Steps.of(step, in: change.g.z, -16384...16383))
    do throws(SensorError) {
      try select(bank: trim.bank)
      try addTrim(steps.x, at: trim.first)
      try addTrim(steps.y, at: trim.first + trim.stride)
      try addTrim(steps.z, at: trim.first + 2 * trim.stride)
      try select(bank: 0)
    } catch {
      // The first bank may not be selected.
      if trim.bank != 0 { markUnknown() }
      throw error
    }
    return Acceleration(g: steps.map { Double($0) * step })
  }

  private mutating func select(bank: UInt8) throws(SensorError) {
    do throws(BusError) {
      try Configuration.select(bank: bank, &bus)
    } catch { throw .bus(error, register: Datasheet.ICM20948.REG_BANK_SEL.address) }
  }

  private mutating func addTrim(_ steps: Int, at register: UInt8) throws(SensorError) {
    guard steps != 0 else { return }
    let held: InlineArray<2, UInt8> = try bus.load(register)
    // Bits 15 to 1 are the trim: two counts are a step.
    let sum = Int(Int16(low: held[1], high: held[0])) + 2 * steps
    guard let word = Int16(exactly: sum) else { throw .wrongConfiguration }
    let bits = UInt16(bitPattern: word)
    try bus.storeAndVerify([UInt8(bits >> 8), UInt8(bits & 0xFF)], to: register)
  }
}

/// Where a map has the accelerometer's trim.
public struct InvenSenseTrim: Equatable, Sendable {
  /// The bank of registers.
  var bank: UInt8 = 0
  /// The first register.
  var first: UInt8
  /// The distance from one axis to the next.
  var stride: UInt8
}
