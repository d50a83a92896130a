// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension MPU6500Configuration {
  /// Motion: any axis of the accelerometer exceeds a threshold. An MPU-6500 or MPU-9250 compares each sample with the
  /// one before, by wake-on-motion; that is meant for a chip that wakes (`wakeRate`), with the low-pass of 184 Hz.
  ///
  /// An MPU-6000, MPU-6050 or MPU-9150 compares what a high-pass of 5 Hz leaves. That is described by revisions of its
  /// register map before the fourth alone, so that it is not certain that every chip has it. They give the step of the
  /// threshold as 2 mg; other documents as 1 or 32 mg.
  public struct Motion: Equatable, Sendable {
    /// The threshold in g: 1…255 steps of 4 mg; of an MPU-6000, MPU-6050 or MPU-9150 2 mg.
    public var threshold: Double
    /// How long it has to be exceeded: zero but in an MPU-6000, MPU-6050 or MPU-9150, 1…255 ms.
    public var duration: Duration

    /// Creates the event from its parts.
    public init(threshold: Double = 0.1, duration: Duration = .zero) {
      self.threshold = threshold
      self.duration = duration
    }
  }

  /// Whether the chip detects motion.
  public var detectsMotion: Bool { motion != nil }

  /// The step of the threshold, in g.
  private var motionStep: Double {
    let variant = part.variant
    return Double(variant.wakeOnMotionStep ?? variant.motionStep ?? 0) / 1000
  }

  /// The thresholds and durations in steps: WOM_THR, or MOT_THR and MOT_DUR; zeros for what is not detected.
  func motionLevels() throws(SensorError) -> (threshold: UInt8, duration: UInt8) {
    guard let motion else { return (0, 0) }
    let threshold = try Steps.of(motionStep, in: motion.threshold, 1...255)
    guard threshold > 0 else { throw .wrongConfiguration }
    guard let step = part.variant.motionDuration else {
      guard motion.duration == .zero else { throw .wrongConfiguration }
      return (UInt8(threshold), 0)
    }
    let duration = try Steps.of(nanoseconds: step, in: motion.duration, through: 255)
    return (UInt8(threshold), UInt8(truncatingIfNeeded: max(1, duration)))
  }

  /// The motion with its threshold and duration set to the nearest steps.
  func roundedMotion() throws(SensorError) -> Motion? {
    guard motion != nil else { return nil }
    let levels = try motionLevels()
    var duration: Int64 = 0
    // A sum, because widening a number to 64 bits allocates in 32-bit Embedded builds.
    for _ in 0..<Int(levels.duration) { duration += part.variant.motionDuration ?? 0 }
    return Motion(
      threshold: Double(Int(levels.threshold)) * motionStep,
      duration: Duration(wholeNanoseconds: duration))
  }

  /// Writes and verifies the registers of the detection. In an MPU-6050 they are left alone where nothing is detected,
  /// because a newer one may not have them.
  func writeMotion(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    let levels = try motionLevels()
    if part.variant.hasWakeOnMotion {
      try bus.storeAndVerify(
        [
          try wakeRate.map { (rate) throws(SensorError) in try part.wakeCode(rate) } ?? 0,
          levels.threshold,
        ],
        to: Datasheet.MPU6500.LP_ACCEL_ODR.address)
      try bus.storeAndVerify(
        Datasheet.MPU6500.ACCEL_INTEL_CTRL(
          isOn: motion != nil, comparesWithPrevious: motion != nil))
    } else if motion != nil {
      try bus.storeAndVerify(
        [levels.threshold, levels.duration], to: Datasheet.MPU6500.WOM_THR.address)
      try bus.storeAndVerify(Datasheet.MPU6050.MOT_DETECT_CTRL(motionDecrement: .one))
    }
  }
}

extension MPU6500Configuration {
  /// Where the accelerometer's trim is.
  public var trim: InvenSenseTrim {
    typealias Old = Datasheet.MPU6050
    typealias New = Datasheet.MPU6500
    return part.isOld
      ? InvenSenseTrim(
        first: Old.XA_OFFS_H.address, stride: Old.YA_OFFS_H.address - Old.XA_OFFS_H.address)
      : InvenSenseTrim(
        first: New.XA_OFFSET_H.address, stride: New.YA_OFFSET_H.address - New.XA_OFFSET_H.address)
  }
}
