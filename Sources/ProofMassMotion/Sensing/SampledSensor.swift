// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// A chip that yields samples at a rate, whichever way: ``Polled`` or ``Measured``.
package protocol SampledSensor: ~Copyable {
  /// When to ask next.
  var due: Instant { get }
  /// The most samples a second.
  var fastestRate: Double { get }
  /// Measurements that gave no sample: the field was too strong, or data changed while it was read.
  var spoilt: Int { get }

  /// The slowest rate that is no less than one that is wanted, or the fastest.
  func rate(atLeast rate: Double) -> Double
  /// Configures it to one of its rates.
  mutating func start(rate: Double, _ clock: some Timebase) throws(SensorError)
  /// Waits on a line that there is, no longer than until `limit`, and does what is then due; nil when
  /// that yields no sample.
  mutating func take(
    _ clock: some Timebase, until limit: Instant
  ) throws(SensorError) -> SensorSample?
  mutating func powerDown() throws(SensorError)
}
