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
    // Rounded without `rounded()`, which firmware would need a C library for. What is not a number
    // is not in the range either.
    let digits = rate / sensitivity.value(1) + 0.5
    guard rate >= 0, digits < 32_768 else { throw .unsupported }
    return Int16(Int(digits))
  }

  func referenceSteps(_ rate: Double) throws(SensorError) -> Int8 {
    let steps = rate / degrees(ofReferenceSteps: 1)
    guard steps > -128.5, steps < 127.5 else { throw .unsupported }
    return Int8(Int(steps < 0 ? steps - 0.5 : steps + 0.5))
  }

  func durationPeriods(_ duration: Duration) throws(SensorError) -> UInt8 {
    let time = duration.wholeNanoseconds
    let half = rate.period / 2
    guard time >= 0, time < 127 * rate.period + half else { throw .unsupported }
    return UInt8(truncatingIfNeeded: (time + half) / rate.period)
  }
}
