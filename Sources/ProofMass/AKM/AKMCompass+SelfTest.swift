// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AKMCompass where Link: ~Copyable {
  /// Lets the chip measure the field of a coil of its own, and judges it as the maker's shipment
  /// test does, in digits after sensitivity adjustment. AK8975: x and y within ±100, z from −1000 to
  /// −300. AK8963: with 16 bits x and y within ±200 and z from −3200 to −800, with 14 bits a quarter
  /// of that. AK09916: x and y within ±200 and z from −1000 to −200.
  ///
  /// Takes 9 ms. A mode in which the chip measures by itself is set again afterwards. The coil is switched
  /// off after a failure as well; where that fails too, the next measurement or `configure` begins by
  /// switching it off. A measurement that is running is lost, and the test causes an edge of DRDY like any
  /// other. Keep magnets away: the maker's programs do not agree on whether the chip subtracts the ambient
  /// field.
  ///
  /// - Throws: `.bus`; `.notVerified` when the chip did not power down or the coil did not switch on or
  ///   off; `.lostConfiguration` when the chip lost the test's settings; `.notReady` when it takes longer
  ///   than 9 ms; `.overflow`; `.dataError`. After each of them `configure` works, and `startMeasurement`
  ///   in modes where it starts each measurement.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> CompassSelfTest {
    let since = try rest(timebase)
    state = .testing
    let readOut: AKMReadOut
    do throws(SensorError) {
      readOut = try measureCoil(restingSince: since, timebase)
    } catch {
      // The first error is the one to report; the state remembers this one.
      do throws(SensorError) { try powerDown() } catch {}
      throw error
    }
    if !configuration.isTriggered { try change(to: configuration, timebase) }
    _ = try sample(readOut, at: nil)
    return CompassSelfTest(
      response: readOut.raw.adjusted(by: adjustment), limits: configuration.selfTestLimits)
  }

  private mutating func measureCoil(
    restingSince since: Instant, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> AKMReadOut {
    if Configuration.map.hasCoilSwitch {
      try bus.storeAndVerify(Datasheet.AK8975.ASTC(selfTest: true))
    }
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8975.Timing.modeWait))
    let mode = Configuration.map.selfTestMode
    try bus.store([configuration.control(mode)], to: Configuration.map.control)
    timebase.wait(forNanoseconds: Configuration.map.longestMeasurement)
    let known = timebase.now()
    let readOut = try loadMeasurement(of: mode)
    if Configuration.map.hasCoilSwitch {
      // A chip that lost its supply before it received the mode has measured without its coil.
      let control: Datasheet.AK8975.ASTC = try bus.load()
      guard control.selfTest else { throw .lostConfiguration }
      try bus.storeAndVerify(Datasheet.AK8975.ASTC())
    }
    state = .resting(since: known)
    return readOut
  }
}

/// The response of a magnetometer to the field of the coil inside it.
public struct CompassSelfTest: Equatable, Sendable {
  /// The response in digits, after sensitivity adjustment.
  public var response: Axes<Double>
  /// Whether all three axes are within the limits of the maker's shipment test.
  public var passed: Bool

  /// Creates a result from its parts.
  package init(response: Axes<Double>, passed: Bool) {
    self.response = response
    self.passed = passed
  }

  /// Creates a result, which passes within limits in digits.
  init(response: Axes<Double>, limits: Axes<ClosedRange<Int>>) {
    func contains(_ limits: ClosedRange<Int>, _ value: Double) -> Bool {
      value >= Double(limits.lowerBound) && value <= Double(limits.upperBound)
    }
    self.init(
      response: response,
      passed: contains(limits.x, response.x) && contains(limits.y, response.y)
        && contains(limits.z, response.z))
  }
}

extension Axes<Int16> {
  /// Digits after sensitivity adjustment: × (ASA + 128) / 256.
  func adjusted(by adjustment: Axes<UInt8>) -> Axes<Double> {
    func adjusted(_ raw: Int16, _ adjustment: UInt8) -> Double {
      let sum = Int32(adjustment) + Int32(Datasheet.AK8975.Constant.adjustmentOffset)
      return Sensitivity(sum, over: Int32(Datasheet.AK8975.Constant.adjustmentDivisor)).value(raw)
    }
    return Axes<Double>(
      adjusted(x, adjustment.x), adjusted(y, adjustment.y), adjusted(z, adjustment.z))
  }
}
