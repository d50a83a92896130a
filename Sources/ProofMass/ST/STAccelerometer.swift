// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The two interrupt generators of an accelerometer of ST: LIS331DLH, LIS331DL and LIS3DH have them.
public enum STInterruptGenerator: UInt8, Sendable {
  /// Generator 1.
  case one
  /// Generator 2.
  case two
}

extension STSensor where Configuration: STAccelerometerConfiguration, Link: ~Copyable {
  /// Reads what an interrupt generator detected. That ends a latched interrupt, and its pin falls
  /// back.
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks
  ///   the configuration after 16 reads without an event.
  public mutating func readInterrupt(
    _ interrupt: STInterruptGenerator
  ) throws(SensorError) -> InterruptSource {
    InterruptSource(try loadSource(Configuration.generators[interrupt].source))
  }

  /// Restarts the high-pass filter, so that the present acceleration becomes its zero at once,
  /// without the time that the filter takes to settle. What this does in reference mode is not
  /// documented.
  ///
  /// - Throws: `.bus`
  public mutating func resetHighPass() throws(SensorError) {
    let _: InlineArray<1, UInt8> = try bus.load(Configuration.map.highPassReset)
  }

  /// Prepares interrupts after `configure`: waits until samples are good, restarts the high-pass
  /// filter if it is used, and clears what has latched until then, as the first sample does while the
  /// filter still passes gravity. From then on pins stay inactive until an event.
  ///
  /// Call it after `configure`, and before waiting for an edge.
  ///
  /// - Throws: `.bus`
  public mutating func arm(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    timebase.wait(for: settlingTime)
    // One period more: no document says how late the first sample may be.
    timebase.wait(forNanoseconds: configuration.period)
    if configuration.usesHighPass { try resetHighPass() }
    try configuration.clearLatches(&bus)
  }
}
