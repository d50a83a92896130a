// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

// The outputs of a six-axis part, from bytes to words.
extension Bus where Self: ~Copyable {
  /// Reads STATUS_REG and the outputs of all sensors.
  @inlinable
  @inline(__always)
  mutating func loadSixAxes(_ reading: STSixAxisReading) throws(SensorError) -> STSixAxisSample {
    let all: Datasheet.LSM6DSO.STATUS_REG = try load()
    // OUT_TEMP_L to OUTZ_H_A.
    let bytes: InlineArray<14, UInt8> = try load(Datasheet.LSM6DSO.OUT_TEMP_L.address)
    let status = Datasheet.LSM6DSO.STATUS_REG(bits: all.bits & reading.newBits)
    var sample = reading.empty
    sample.rawTemperature = Int16(low: bytes[0], high: bytes[1])
    sample.hasTemperature = all.temperatureReady
    sample.rawAngularRate = Axes(bytes, at: 2)
    sample.hasAngularRate = status.gyroscopeReady
    sample.rawAcceleration = Axes(bytes, at: 8)
    sample.hasAcceleration = status.accelerometerReady
    return sample
  }

  /// Reads three words.
  @inlinable
  mutating func loadWords(_ first: UInt8) throws(SensorError) -> Axes<Int16> {
    let bytes: InlineArray<6, UInt8> = try load(first)
    return Axes(bytes, at: 0)
  }

  /// Reads INTERNAL_FREQ_FINE; 0 where the generation does not have it.
  mutating func loadClockTrim(_ map: STSixAxisMap) throws(SensorError) -> Int8 {
    guard let register = map.clockTrim else { return 0 }
    let trim: InlineArray<1, UInt8> = try load(register)
    return Int8(bitPattern: trim[0])
  }
}

extension Axes where Element == Int16 {
  /// Three words, each with its low byte first. Inlined, so that the compiler checks the bounds of a whole burst.
  @inlinable
  @inline(__always)
  init(_ bytes: Span<UInt8>, at first: Int) {
    self.init(
      Int16(low: bytes[first], high: bytes[first + 1]),
      Int16(low: bytes[first + 2], high: bytes[first + 3]),
      Int16(low: bytes[first + 4], high: bytes[first + 5]))
  }

  /// Three words of an array that `try` has initialized: with assertions, Swift 6.2.3 fails to compile most functions that
  /// take its span themselves.
  @inlinable
  @inline(__always)
  init<let count: Int>(_ bytes: InlineArray<count, UInt8>, at first: Int) {
    self.init(bytes.span, at: first)
  }
}
