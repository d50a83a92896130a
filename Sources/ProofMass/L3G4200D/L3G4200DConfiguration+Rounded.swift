// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// What the chip makes of this: thresholds, the duration and the reference become the nearest of
  /// its steps, which are those of the range and the rate.
  ///
  /// - Throws: `.unsupported` when the part does not have the rate, the range, the FIFO's mode or as
  ///   many steps, when no axis is measured, when an interrupt waits for no event, or when samples
  ///   and interrupts cannot pass the filters chosen at the same time.
  public func rounded() throws(SensorError) -> L3G4200DConfiguration {
    guard part.has(rate), part.has(range), part.hasBlockDataUpdate || !blockDataUpdate,
      axes.x || axes.y || axes.z, fifo.map({ part.has($0.mode) && $0.watermark < 32 }) ?? true,
      !highPassFeedsLowPass2 || !(output == .lowPass2 || interrupt?.input == .lowPass2)
    else { throw .unsupported }
    var rounded = self
    if case .reference(let rate) = highPass.mode {
      rounded.highPass.mode = .reference(
        degreesPerSecond: degrees(ofReferenceSteps: Int16(try referenceSteps(rate))))
    }
    if var interrupt {
      guard interrupt.hasEvents else { throw .unsupported }
      let digits = try thresholdDigits(interrupt.threshold)
      interrupt.threshold = AngularRate(
        degreesPerSecond: Axes(
          sensitivity.value(digits.x), sensitivity.value(digits.y), sensitivity.value(digits.z)))
      let periods = try durationPeriods(interrupt.duration)
      interrupt.duration = Duration(
        wholeNanoseconds: Int64(Double(Int(periods)) * Double(rate.period)))
      rounded.interrupt = interrupt
    }
    return rounded
  }

  private func degrees(ofReferenceSteps steps: Int16) -> Double {
    sensitivity.value(steps * Int16(Datasheet.L3G4200D.Constant.digitsPerReferenceStep))
  }

  func thresholdDigits(_ threshold: AngularRate) throws(SensorError) -> Axes<Int16> {
    let rates = threshold.degreesPerSecond
    return Axes(
      try thresholdDigits(rates.x), try thresholdDigits(rates.y), try thresholdDigits(rates.z))
  }

  private func thresholdDigits(_ rate: Double) throws(SensorError) -> Int16 {
    Int16(try Steps.of(sensitivity.value(1), in: rate, 0...32_767))
  }

  func referenceSteps(_ rate: Double) throws(SensorError) -> Int8 {
    Int8(try Steps.of(degrees(ofReferenceSteps: 1), in: rate, -128...127))
  }

  func durationPeriods(_ duration: Duration) throws(SensorError) -> UInt8 {
    UInt8(
      truncatingIfNeeded: try Steps.of(nanoseconds: rate.period, in: duration, through: 127))
  }
}
