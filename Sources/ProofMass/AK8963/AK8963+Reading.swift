// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension AK8963 where Link: ~Copyable {
  /// Reads the last measurement of a mode in which the chip measures by itself or at a trigger: one
  /// transaction, ST1 to ST2, because the chip holds its data until ST2 is read.
  ///
  /// A sample that is not new is followed by a look at CNTL1, so that a chip that lost its supply
  /// does not stay silent for ever.
  ///
  /// - Throws: `.unsupported` in `.single` mode; `.overflow` when |x| + |y| + |z| reached 4912 µT (the
  ///   next sample may be good); `.lostConfiguration` when the chip is in another mode or measured
  ///   with other bits, and after a failure that stopped it: `configure` starts it again; `.bus`.
  @inlinable
  public mutating func read() throws(SensorError) -> Sample { try readLast(at: nil) }

  /// Reads the measurement whose end the rising edge of the DRDY pin told of. It was sampled 3.6 ms
  /// before, as long as the chip takes 7.2 ms to measure.
  ///
  /// - Parameter edge: When the edge came.
  /// - Throws: What `read()` throws.
  @inlinable
  public mutating func read(at edge: Instant) throws(SensorError) -> Sample {
    try readLast(
      at: edge.advanced(byNanoseconds: -Datasheet.AK8963.Timing.measurementTypical / 2))
  }

  @inlinable
  mutating func readLast(at instant: Instant?) throws(SensorError) -> Sample {
    guard configuration.mode != .single else { throw .unsupported }
    guard case .running = state else { throw .lostConfiguration }
    let bytes: InlineArray<8, UInt8> = try bus.load(Datasheet.AK8963.ST1.address)
    if !Datasheet.AK8963.ST1(bits: bytes[0]).dataReady {
      let control: Datasheet.AK8963.CNTL1 = try bus.load()
      guard control == configuration.control(configuration.registerMode) else { throw lost() }
    }
    return try sample(bytes, at: instant)
  }
}
