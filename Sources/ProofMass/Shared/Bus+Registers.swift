// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension Bus where Self: ~Copyable {
  /// Reads a run of registers; an error names the first. Inlined, so that the compiler knows the
  /// number of bytes at their use, and checks no bounds there.
  @inlinable
  @inline(__always)
  mutating func load<let count: Int>(
    _ first: UInt8
  ) throws(SensorError) -> InlineArray<count, UInt8> {
    do throws(BusError) { return try read(first) } catch { throw .bus(error, register: first) }
  }

  /// Reads a run of registers into the beginning of a store; an error names the first.
  @inlinable
  mutating func load<let capacity: Int>(
    _ first: UInt8, into bytes: inout InlineArray<capacity, UInt8>, count: Int
  ) throws(SensorError) {
    var store = bytes.mutableSpan
    #if compiler(>=6.2.3)
      var run = store._mutatingExtracting(first: count)
    #else
      var run = store.extracting(first: count)
    #endif
    do throws(BusError) {
      try read(first, into: &run)
    } catch { throw .bus(error, register: first) }
  }

  /// Reads one register.
  @inlinable
  @inline(__always)
  mutating func load<R: Register>(_: R.Type = R.self) throws(SensorError) -> R {
    let byte: InlineArray<1, UInt8> = try load(R.address)
    return R(bits: byte[0])
  }

  /// Writes a run of registers; an error names the first.
  @inlinable
  mutating func store<let count: Int>(
    _ bytes: InlineArray<count, UInt8>, to first: UInt8
  ) throws(SensorError) {
    do throws(BusError) {
      try write(bytes.span, to: first)
    } catch { throw .bus(error, register: first) }
  }

  /// Writes one register, with every bit that must have one value at that value.
  @inlinable
  mutating func store<R: WritableRegister>(_ register: R) throws(SensorError) {
    try store([register.written], to: R.address)
  }

  /// Writes a run of registers and verifies it: an acknowledge confirms that a byte arrived, not that the
  /// register accepted it (ST community 43179 reports a CTRL_REG4 that sometimes does not).
  ///
  /// - Throws: `.notVerified` for the first register that holds another value; `.bus`.
  mutating func storeAndVerify<let count: Int>(
    _ bytes: InlineArray<count, UInt8>, to first: UInt8
  ) throws(SensorError) {
    try store(bytes, to: first)
    try verify(bytes, at: first)
  }

  /// Writes one register and verifies it.
  mutating func storeAndVerify<R: WritableRegister>(_ register: R) throws(SensorError) {
    try storeAndVerify([register.written], to: R.address)
  }

  /// Throws `.notVerified` unless a run of registers holds these bytes.
  mutating func verify<let count: Int>(
    _ bytes: InlineArray<count, UInt8>, at first: UInt8
  ) throws(SensorError) {
    let held: InlineArray<count, UInt8> = try load(first)
    for index in 0..<count where held[index] != bytes[index] {
      throw .notVerified(register: first + UInt8(index))
    }
  }

  /// Throws `.lostConfiguration` unless a run of registers still holds these bytes.
  mutating func check<let count: Int>(
    _ bytes: InlineArray<count, UInt8>, at first: UInt8
  ) throws(SensorError) {
    let held: InlineArray<count, UInt8> = try load(first)
    for index in 0..<count where held[index] != bytes[index] { throw .lostConfiguration }
  }

  /// Throws `.identity` unless the register holds the expected value.
  mutating func identify<R: Register>(by _: R.Type, as expected: UInt8) throws(SensorError) {
    let found: R = try load()
    guard found.bits == expected else { throw .identity(expected: expected, found: found.bits) }
  }

  /// Disables an interrupt and reads its source: an event that it has latched, and that is no longer wanted,
  /// would keep its pin active, so that no edge would occur. It is disabled first, so that it does not
  /// immediately latch again.
  mutating func clearLatch(
    at source: UInt8, configuredAt configuration: UInt8
  ) throws(SensorError) {
    try store([0], to: configuration)
    let _: InlineArray<1, UInt8> = try load(source)
  }
}

extension Int16 {
  /// A word whose low byte is at the lower address.
  @inlinable
  init(low: UInt8, high: UInt8) {
    self.init(bitPattern: UInt16(high) << 8 | UInt16(low))
  }
}
