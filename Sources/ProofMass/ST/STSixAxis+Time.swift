// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSixAxis where Link: ~Copyable {
  /// Samples a second at a rate of this chip: an LSM6DSO's by its clock, another's nominally, whose tolerance is not
  /// published.
  public func hertz(of rate: STSixAxisRate) -> Double {
    Double(Int(rate.code.millihertz ?? 0)) / 1000 * (1 + STSixAxisRate.clockDeviation(clockTrim))
  }

  /// The time of a step of the timestamp in seconds: an LSM6DSO's by the chip's clock, 25 µs nominally; an LSM6DSL's
  /// 25 µs or, if it is coarse, 6.4 ms.
  public var timestampStep: Double {
    let nominal = Double(configuration.timestampStep) / 1e9
    return nominal / (1 + STSixAxisRate.clockDeviation(clockTrim))
  }

  /// Reads the timestamp, in steps of `timestampStep`. An LSM6DSO's begins again at 0 after 2³² steps, which are about
  /// 29.8 h; an LSM6DSL's after 2²⁴, 419 s of 25 µs or 29.8 h of 6.4 ms, but that of an LSM6DS3 or LSM6DS33
  /// with steps of 25 µs stops there (AN4650).
  ///
  /// - Throws: `.wrongState` without `configuration.timestamps`; `.bus`
  public mutating func readTimestamp() throws(SensorError) -> UInt32 {
    guard configuration.timestamps else { throw .wrongState }
    var bytes: InlineArray<4, UInt8> = [0, 0, 0, 0]
    try bus.load(
      Datasheet.LSM6DSO.TIMESTAMP0.address, into: &bytes,
      count: Configuration.map.timestampBytes)
    let low = UInt16(bytes[1]) << 8 | UInt16(bytes[0])
    let high = UInt16(bytes[3]) << 8 | UInt16(bytes[2])
    return UInt32(high) << 16 | UInt32(low)
  }

  /// Sets the timestamp to 0.
  ///
  /// - Throws: what `readTimestamp` throws.
  public mutating func resetTimestamp() throws(SensorError) {
    guard configuration.timestamps else { throw .wrongState }
    typealias Key = Datasheet.LSM6DSO.TIMESTAMP2
    try bus.store(Key(bits: Key.writeKey))
  }
}

extension STSixAxis where Configuration == LSM6DSOConfiguration, Link: ~Copyable {
  /// How much faster than nominal the chip's clock is, as a fraction: −0.192…0.1905, in steps of 0.0015. From
  /// INTERNAL_FREQ_FINE, read at the last `configure`; all rates and the timestamp follow it.
  public var clockDeviation: Double { STSixAxisRate.clockDeviation(clockTrim) }
}
