// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A driver whose chip is configured as a whole, and which restores its configuration after a self-test.
protocol SelfTesting: ~Copyable {
  associatedtype Configuration

  /// The configuration last written completely.
  var configuration: Configuration { get set }

  /// Writes a whole configuration, and verifies it.
  mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration

  /// Called before the chip is written: until it is configured, its contents are not known.
  mutating func markStarting()

  /// Makes the chip release an axis of an earlier sample, where it may keep one.
  mutating func releaseAxis() throws(SensorError)
}

extension SelfTesting where Self: ~Copyable {
  /// Runs a self-test, which may leave the chip in any configuration, and restores the present one, also after a
  /// failure. Where that fails as well, `configuration` is the present one, but the chip does not hold it.
  mutating func restoringConfiguration<Response>(
    after test: (inout Self) throws(SensorError) -> Response
  ) throws(SensorError) -> Response {
    let before = configuration
    markStarting()
    let response: Response
    do throws(SensorError) {
      try releaseAxis()
      response = try test(&self)
    } catch let failure {
      configuration = before
      // The first failure is the one to report.
      do throws(SensorError) { _ = try configure(before) } catch {}
      throw failure
    }
    configuration = before
    _ = try configure(before)
    return response
  }
}

extension STSensor: SelfTesting where Link: ~Copyable {}
