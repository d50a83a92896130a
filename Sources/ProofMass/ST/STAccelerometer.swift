// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The two interrupt generators of an ST accelerometer: LIS331DLH, LIS331DL and LIS3DH have them.
public enum STInterruptGenerator: UInt8, Sendable {
  /// Generator 1.
  case one
  /// Generator 2.
  case two
}

extension STSensor where Configuration: STAccelerometerConfiguration, Link: ~Copyable {
  /// Reads what an interrupt generator detected. That ends a latched interrupt, and its pin becomes
  /// inactive.
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks
  ///   the configuration after 16 reads without an event.
  public mutating func readInterrupt(
    _ interrupt: STInterruptGenerator
  ) throws(SensorError) -> STInterruptSource {
    STInterruptSource(try loadSource(Configuration.generators[interrupt].source))
  }

  /// Restarts the high-pass filter, so that the present acceleration immediately becomes its zero,
  /// without the time that the filter takes to settle. The effect in reference mode is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func resetHighPass() throws(SensorError) {
    let _: InlineArray<1, UInt8> = try bus.load(Configuration.highPassReset)
  }

  /// Prepares interrupts after `configure`: waits until samples are good, restarts the high-pass filter if
  /// it is used, and clears events latched until then, such as that of the first sample while the filter
  /// still passes gravity. From then on pins stay inactive until an event.
  ///
  /// Call it after `configure`, and before waiting for an edge.
  ///
  /// - Throws: `.bus`
  public mutating func arm(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    timebase.wait(for: settlingTime)
    // One period more: no document states how late the first sample may be.
    timebase.wait(forNanoseconds: configuration.period)
    if configuration.usesHighPass { try resetHighPass() }
    try configuration.clearLatches(&bus)
  }
}
