// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// What the chip makes of this: thresholds, durations and the reference become the nearest of its
  /// steps, which are those of the range, the scale and the rate.
  ///
  /// - Throws: `.unsupported` when the part does not have the range, a direction or as many steps,
  ///   when no axis is measured, or when the rates are not such that the chip can sleep and wake.
  public func rounded() throws(SensorError) -> LIS331DLHConfiguration {
    guard range.part == part, axes.x || axes.y || axes.z else { throw .unsupported }
    if let wakeRate {
      guard rate.powerMode != .normal, wakeRate.powerMode == .normal else { throw .unsupported }
    }
    var rounded = self
    if let reference = highPass.reference {
      rounded.highPass.reference = acceleration(ofSteps: Int16(try referenceSteps(reference)))
    }
    rounded.interrupt1 = try self.rounded(interrupt1)
    rounded.interrupt2 = try self.rounded(interrupt2)
    return rounded
  }

  private func rounded(_ interrupt: Interrupt?) throws(SensorError) -> Interrupt? {
    guard var interrupt else { return nil }
    guard part.hasSixDirections || !interrupt.combination.isOfDirections else {
      throw .unsupported
    }
    interrupt.threshold = acceleration(ofSteps: Int16(try thresholdSteps(interrupt.threshold)))
    let periods = try durationPeriods(interrupt.duration)
    interrupt.duration = Duration(wholeNanoseconds: periods * rate.period)
    return interrupt
  }

  /// A step of a threshold or of the reference is full scale / 128, which is 16 digits.
  func acceleration(ofSteps steps: Int16) -> Double {
    sensitivity.value(steps * Int16(Datasheet.LIS331DLH.Constant.digitsPerThresholdStep))
  }

  func thresholdSteps(_ threshold: Double) throws(SensorError) -> UInt8 {
    UInt8(try Steps.of(acceleration(ofSteps: 1), in: threshold, 0...127))
  }

  func referenceSteps(_ reference: Double) throws(SensorError) -> Int8 {
    Int8(try Steps.of(acceleration(ofSteps: 1), in: reference, -128...127))
  }

  func durationPeriods(_ duration: Duration) throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: rate.period, in: duration, through: 127)
  }
}

extension LIS331DLHConfiguration.Interrupt.Combination {
  var isOfDirections: Bool { self == .directionMovement || self == .directionPosition }
}
