// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSO where Link: ~Copyable {
  /// How much faster than nominal the chip's clock is, as a fraction: −0.192…0.1905, in steps of 0.0015. From
  /// INTERNAL_FREQ_FINE, read at the last `configure`; all rates and the timestamp follow it.
  public var clockDeviation: Double { LSM6DSOConfiguration.clockDeviation(clockTrim) }

  /// Samples a second at a rate of this chip, by its clock.
  public func hertz(of rate: LSM6DSOConfiguration.Rate) -> Double {
    Double(Int(rate.accelerometer.millihertz ?? 0)) / 1000 * (1 + clockDeviation)
  }

  /// The time of a step of the timestamp by the chip's clock, in seconds: 25 µs nominally.
  public var timestampStep: Double {
    Double(Datasheet.LSM6DSO.Timing.timestampStep) / 1e9 / (1 + clockDeviation)
  }

  /// Reads the timestamp, in steps of `timestampStep`; it begins again at 0 after 2³² steps, which are about 29.8 h.
  ///
  /// - Throws: `.wrongState` without `configuration.timestamps`; `.bus`
  public mutating func readTimestamp() throws(SensorError) -> UInt32 {
    guard configuration.timestamps else { throw .wrongState }
    let bytes: InlineArray<4, UInt8> = try bus.load(Datasheet.LSM6DSO.TIMESTAMP0.address)
    let low = UInt16(bytes[1]) << 8 | UInt16(bytes[0])
    let high = UInt16(bytes[3]) << 8 | UInt16(bytes[2])
    return UInt32(high) << 16 | UInt32(low)
  }

  /// Sets the timestamp to 0.
  ///
  /// - Throws: what `readTimestamp` throws.
  public mutating func resetTimestamp() throws(SensorError) {
    guard configuration.timestamps else { throw .wrongState }
    // The value that resets; others have no effect.
    try bus.store(Datasheet.LSM6DSO.TIMESTAMP2(bits: 0xAA))
  }
}
