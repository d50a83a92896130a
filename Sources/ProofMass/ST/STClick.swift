// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// Which clicks an ST accelerometer detects. Datasheets, CLICK_CFG.
///
/// It is a setting of ``LIS331DLConfiguration`` and ``LIS3DHConfiguration``.
///
/// A click exceeds the threshold and falls below it again within the time limit. A double click is a
/// second click that begins after the latency, and before the end of the window that follows it.
public struct STClick: Equatable, Sendable {
  /// The axes on which a single click counts.
  public var single: Axes<Bool>
  /// The axes on which a double click counts.
  public var double: Axes<Bool>
  /// The threshold of each axis, in g. LIS331DL: 0…15 steps of 0.5 g in either range. LIS3DH, the same for
  /// all axes: 0…127 steps of full scale / 128, which are 16, 32, 64 or 192 mg (step from ST's driver).
  public var threshold: Axes<Double>
  /// LIS331DL: 0…127.5 ms in steps of 0.5 ms. LIS3DH: 0…127 periods of the rate.
  public var timeLimit: Duration
  /// LIS331DL: 0…255 ms in steps of 1 ms. LIS3DH: 0…255 periods of the rate.
  public var latency: Duration
  /// LIS331DL: 0…255 ms in steps of 1 ms. LIS3DH: 0…255 periods of the rate.
  public var window: Duration
  /// Whether the interrupt stays active until it is read. Otherwise a LIS3DH keeps it active for the
  /// latency (datasheet, CLICK_THS, LIR_Click). The accelerometer of an LSM303DLHC cannot hold it.
  public var latched: Bool
  /// Whether the detector's input is the output of the high-pass filter, without gravity. LIS3DH only.
  /// Datasheet, CTRL_REG2, HPCLICK.
  public var highPassed: Bool

  /// Creates the detector's settings from their parts.
  public init(
    single: Axes<Bool> = Axes(false, false, false),
    double: Axes<Bool> = Axes(false, false, false), threshold: Axes<Double>,
    timeLimit: Duration, latency: Duration = .zero, window: Duration = .zero,
    latched: Bool = false, highPassed: Bool = false
  ) {
    self.single = single
    self.double = double
    self.threshold = threshold
    self.timeLimit = timeLimit
    self.latency = latency
    self.window = window
    self.latched = latched
    self.highPassed = highPassed
  }

  /// Short knocks on any axis, latched. The times are choices of this package: the datasheets propose none.
  public static func single(
    threshold: Double = 2, timeLimit: Duration = Duration(wholeNanoseconds: 30_000_000),
    highPassed: Bool = false
  ) -> Self {
    Self(
      single: Axes(true, true, true), threshold: Axes(threshold, threshold, threshold),
      timeLimit: timeLimit, latched: true, highPassed: highPassed)
  }

  /// Two short knocks on any axis, latched. The times are choices of this package, as for `single`.
  public static func double(
    threshold: Double = 2, timeLimit: Duration = Duration(wholeNanoseconds: 30_000_000),
    latency: Duration = Duration(wholeNanoseconds: 100_000_000),
    window: Duration = Duration(wholeNanoseconds: 200_000_000), highPassed: Bool = false
  ) -> Self {
    Self(
      double: Axes(true, true, true), threshold: Axes(threshold, threshold, threshold),
      timeLimit: timeLimit, latency: latency, window: window, latched: true,
      highPassed: highPassed)
  }

  /// The six bits that enable clicks in CLICK_CFG, which are the same in all maps.
  var enabled: UInt8 {
    Datasheet.LIS3DH.CLICK_CFG(
      doubleZEnabled: double.z, singleZEnabled: single.z, doubleYEnabled: double.y,
      singleYEnabled: single.y, doubleXEnabled: double.x, singleXEnabled: single.x
    ).bits
  }
}

/// Which clicks an ST accelerometer detected. Datasheets, CLICK_SRC.
public struct STClickSource: Equatable, Sendable {
  /// Whether a configured click has occurred.
  public var isActive: Bool
  /// The axes of a single click.
  public var single: Axes<Bool>
  /// The axes of a double click.
  public var double: Axes<Bool>
  /// Whether the acceleration of the click was negative. A LIS331DL does not report it.
  public var isNegative: Bool

  /// Creates a source from its parts.
  package init(
    isActive: Bool, single: Axes<Bool>, double: Axes<Bool>, isNegative: Bool = false
  ) {
    self.isActive = isActive
    self.single = single
    self.double = double
    self.isNegative = isNegative
  }
}

/// Which clicks a LIS331DL detected.
package typealias LIS331DLClickSource = STClickSource

extension STSensor where Configuration: STClickConfiguration, Link: ~Copyable {
  /// Reads which clicks a LIS331DL or LIS3DH detected. That ends a latched click interrupt, and its pin
  /// becomes inactive.
  ///
  /// - Throws: what `readInterrupt` throws.
  public mutating func readClick() throws(SensorError) -> STClickSource {
    Configuration.clicks(try loadSource(Datasheet.LIS3DH.CLICK_SRC.address).bits)
  }
}

// MARK: The interface to the shared driver

/// The interface between the configuration of a part that detects clicks and the shared driver of ST's
/// accelerometers. All maps have CLICK_CFG and CLICK_SRC at the same addresses.
public protocol STClickConfiguration: STAccelerometerConfiguration {
  /// The clicks that the chip detects; nil for none.
  var click: STClick? { get }
  /// The steps of its settings.
  var clickSteps: STClickSteps { get }

  /// The threshold of a number of steps, in g.
  func clickThreshold(ofSteps steps: Int16) -> Double

  /// The meaning of a value of CLICK_SRC.
  static func clicks(_ source: UInt8) -> STClickSource
}

/// The steps of a click detector's settings.
public struct STClickSteps: Sendable {
  /// The highest threshold, in steps.
  var highestThreshold: Int
  /// One step of the time limit, in nanoseconds, and the longest, in steps.
  var timeLimit: (step: Int64, longest: Int64)
  /// One step of the latency, in nanoseconds; the longest has 255.
  var latency: Int64
  /// One step of the window, in nanoseconds; the longest has 255.
  var window: Int64
}

extension STClickConfiguration {
  /// Reads the sources of the generators and of the click detector where they latch.
  public func clearLatches(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try clearInterruptLatches(&bus)
    if click?.latched == true { let _: Datasheet.LIS3DH.CLICK_SRC = try bus.load() }
  }

  /// The settings with thresholds and times set to the nearest of the chip's steps.
  func rounded(_ click: STClick?) throws(SensorError) -> STClick? {
    guard var click else { return nil }
    let steps = try thresholdSteps(of: click)
    click.threshold = steps.map { clickThreshold(ofSteps: Int16($0)) }
    let times = try times(of: click)
    click.timeLimit = Duration(wholeNanoseconds: times.limit * clickSteps.timeLimit.step)
    click.latency = Duration(wholeNanoseconds: times.latency * clickSteps.latency)
    click.window = Duration(wholeNanoseconds: times.window * clickSteps.window)
    return click
  }

  func thresholdSteps(of click: STClick) throws(SensorError) -> Axes<UInt8> {
    Axes(
      try thresholdSteps(click.threshold.x), try thresholdSteps(click.threshold.y),
      try thresholdSteps(click.threshold.z))
  }

  private func thresholdSteps(_ threshold: Double) throws(SensorError) -> UInt8 {
    UInt8(
      try Steps.of(
        clickThreshold(ofSteps: 1), in: threshold, 0...clickSteps.highestThreshold))
  }

  /// The times, in steps.
  private func times(
    of click: STClick
  ) throws(SensorError) -> (limit: Int64, latency: Int64, window: Int64) {
    let steps = clickSteps
    return (
      try Steps.of(
        nanoseconds: steps.timeLimit.step, in: click.timeLimit, through: steps.timeLimit.longest),
      try Steps.of(nanoseconds: steps.latency, in: click.latency, through: 255),
      try Steps.of(nanoseconds: steps.window, in: click.window, through: 255)
    )
  }

  /// The values of the registers of time limit, latency and window, which follow each other.
  func timeSteps(of click: STClick) throws(SensorError) -> InlineArray<3, UInt8> {
    let times = try times(of: click)
    return [
      UInt8(truncatingIfNeeded: times.limit), UInt8(truncatingIfNeeded: times.latency),
      UInt8(truncatingIfNeeded: times.window),
    ]
  }

  /// Writes CLICK_CFG; where the new clicks latch, a click latched before ends.
  func writeClicks(_ control: UInt8, to bus: inout some Bus & ~Copyable) throws(SensorError) {
    let register = Datasheet.LIS3DH.CLICK_CFG.address
    if click?.latched == true {
      try bus.clearLatch(at: Datasheet.LIS3DH.CLICK_SRC.address, configuredAt: register)
    }
    try bus.storeAndVerify([control], to: register)
  }
}
