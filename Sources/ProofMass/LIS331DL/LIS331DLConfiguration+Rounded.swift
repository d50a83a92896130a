// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLConfiguration {
  /// What the chip makes of this: thresholds and times become the nearest of its steps, of which
  /// those of the interrupts go with range and rate.
  ///
  /// - Throws: `.unsupported` when the chip does not have as many steps, or when no axis is
  ///   measured.
  public func rounded() throws(SensorError) -> LIS331DLConfiguration {
    guard axes.x || axes.y || axes.z else { throw .unsupported }
    var rounded = self
    rounded.interrupt1 = try self.rounded(interrupt1)
    rounded.interrupt2 = try self.rounded(interrupt2)
    rounded.click = try click?.rounded()
    return rounded
  }

  private func rounded(_ interrupt: Interrupt?) throws(SensorError) -> Interrupt? {
    guard var interrupt else { return nil }
    interrupt.threshold = acceleration(ofSteps: Int16(try thresholdSteps(interrupt.threshold)))
    let periods = try durationPeriods(interrupt.duration)
    interrupt.duration = Duration(wholeNanoseconds: periods * rate.period)
    return interrupt
  }

  private func acceleration(ofSteps steps: Int16) -> Double {
    sensitivity.value(steps * Int16(Datasheet.LIS331DL.Constant.digitsPerThresholdStep))
  }

  func thresholdSteps(_ threshold: Double) throws(SensorError) -> UInt8 {
    UInt8(try Steps.of(acceleration(ofSteps: 1), in: threshold, 0...127))
  }

  func durationPeriods(_ duration: Duration) throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: rate.period, in: duration, through: 255)
  }
}

extension LIS331DLConfiguration.Click {
  func rounded() throws(SensorError) -> Self {
    var rounded = self
    rounded.threshold = Axes(
      Self.acceleration(ofSteps: try Self.thresholdSteps(threshold.x)),
      Self.acceleration(ofSteps: try Self.thresholdSteps(threshold.y)),
      Self.acceleration(ofSteps: try Self.thresholdSteps(threshold.z)))
    rounded.timeLimit = Duration(
      wholeNanoseconds: try timeLimitSteps() * Datasheet.LIS331DL.Timing.clickTimeLimitStep)
    rounded.latency = Duration(
      wholeNanoseconds: try latencySteps() * Datasheet.LIS331DL.Timing.clickLatencyStep)
    rounded.window = Duration(
      wholeNanoseconds: try windowSteps() * Datasheet.LIS331DL.Timing.clickWindowStep)
    return rounded
  }

  private static func acceleration(ofSteps steps: UInt8) -> Double {
    Double(Int(steps) * Datasheet.LIS331DL.Constant.clickMicrogravitiesPerStep) / 1_000_000
  }

  static func thresholdSteps(_ threshold: Double) throws(SensorError) -> UInt8 {
    UInt8(try Steps.of(acceleration(ofSteps: 1), in: threshold, 0...15))
  }

  func timeLimitSteps() throws(SensorError) -> Int64 {
    try Steps.of(
      nanoseconds: Datasheet.LIS331DL.Timing.clickTimeLimitStep, in: timeLimit, through: 255)
  }

  func latencySteps() throws(SensorError) -> Int64 {
    try Steps.of(
      nanoseconds: Datasheet.LIS331DL.Timing.clickLatencyStep, in: latency, through: 255)
  }

  func windowSteps() throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: Datasheet.LIS331DL.Timing.clickWindowStep, in: window, through: 255)
  }
}
