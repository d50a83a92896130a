// SPDX-License-Identifier: Apache-2.0

/// Policies of the accelerometer and gyroscope of the LSM9DS1: questions that its datasheet leaves open, or on which
/// other sources contradict it.
struct LSM9DS1AGPolicies: AccelerometerPolicySet {
  enum Burst: String, CaseIterable { case datasheet, linear }
  enum WithGyroscope: String, CaseIterable { case forced, byRate = "by-odr" }
  enum ReadyClears: String, CaseIterable {
    case lastHighByte = "last-high-byte"
    case anyHighByte = "any-high-byte"
    case allAxes = "all-axes"
  }
  enum Watermark: String, CaseIterable { case at, above }
  enum Retire: String, CaseIterable {
    case accelerometerHighByte = "accelerometer-high-byte"
    case lastActiveByte = "last-active-byte"
    case separate
  }
  enum ThresholdStep: String, CaseIterable { case small = "fs/256", large = "fs/128" }
  enum PowerDownBoot: String, CaseIterable { case deferred, immediate }
  enum Handedness: String, CaseIterable {
    case leftHanded = "left-handed"
    case rightHanded = "right-handed"
  }
  enum Clip: String, CaseIterable { case code, rated }
  enum AxisOrder: String, CaseIterable { case ignored, sibling }
  enum ReferenceRead: String, CaseIterable { case ignored, restarts }
  enum InterruptClear: String, CaseIterable { case immediate, twoSamples = "two-samples" }

  var burst = Burst.datasheet
  var withGyroscope = WithGyroscope.forced
  var readyClears = ReadyClears.lastHighByte
  var watermark = Watermark.at
  var retire = Retire.accelerometerHighByte
  var thresholdStep = ThresholdStep.small
  var powerDownBoot = PowerDownBoot.deferred
  var handedness = Handedness.leftHanded
  var clip = Clip.code
  var axisOrder = AxisOrder.ignored
  var referenceRead = ReferenceRead.ignored
  var interruptClear = InterruptClear.immediate
  var activityInput = LIS3DHPolicies.ActivityInput.direct
  var lowPassOrder = LowPass.Order.two
  var driveStart = L3G4200DPolicies.DriveStart.buildsUp
  var filterStart = L3G4200DPolicies.FilterStart.zero
  var accelerometer = AccelerometerPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    busEntries + fifoEntries + sensorEntries + filterEntries + [disabledAxesEntry]
    + interruptEntries + directionEntries + wireEntries

  private static var busEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "burst", { $1(&$0.burst) },
        "whether a burst goes from OUT_TEMP_H to OUT_X_L_G, from OUT_Z_H_G to OUT_X_L_XL and from "
          + "OUT_Z_H_XL back, as drawn, or on to the next address"),
      PolicyEntry(
        "ready-clears", { $1(&$0.readyClears) },
        "which read clears XLDA and GDA: of the high byte of the last axis, of any, or of all"),
      PolicyEntry(
        "boot-in-power-down", { $1(&$0.powerDownBoot) },
        "whether BOOT in power-down waits for a sensor to be switched on, as written"),
      PolicyEntry(
        "interrupt-clear", { $1(&$0.interruptClear) },
        "when a latched interrupt of the gyroscope falls after its source was read"),
    ]
  }

  private static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "watermark", { $1(&$0.watermark) },
        "whether the FIFO's threshold flag is set with as many sets as FTH, or with more"),
      PolicyEntry(
        "fifo-retire", { $1(&$0.retire) },
        "what counts a set of the FIFO as read: OUT_Z_H_XL, the last bytes of all sensors that are on, or "
          + "each sensor's own for itself"),
    ]
  }

  private static var sensorEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "accelerometer-with-gyroscope", { $1(&$0.withGyroscope) },
        "whether the gyroscope switches the accelerometer on, as drawn, or ODR_XL does, as ST's driver "
          + "assumes"),
      PolicyEntry(
        "axes", { $1(&$0.handedness) },
        "whether X of both sensors is opposite to the magnetometer's, as drawn, or the same"),
      PolicyEntry(
        "orient-order", { $1(&$0.axisOrder) },
        "what Orient in ORIENT_CFG_G does, whose codes are not printed: nothing, or the order of axes of "
          + "a sibling part"),
      PolicyEntry(
        "clip", { $1(&$0.clip) }, "whether outputs end at the last code, or at the rated full scale"
      ),
      PolicyEntry(
        "drive-start", { $1(&$0.driveStart) },
        "with a sensing element, after power-down: the gain builds up with the amplitude of the drive, "
          + "or is there at once"),
    ]
  }

  private static var filterEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "low-pass-order", { $1(&$0.lowPassOrder) }, "how many poles the low-pass filters have"),
      PolicyEntry(
        "filter-start", { $1(&$0.filterStart) },
        "what the filters remember when a sensor starts: nothing, or the first input"),
      PolicyEntry(
        "reference-read", { $1(&$0.referenceRead) },
        "whether reading REFERENCE_G restarts the gyroscope's high-pass, as in the L3G4200D"),
      PolicyEntry(
        "activity-input", { $1(&$0.activityInput) },
        "whether activity detection compares the acceleration, or high-passed data"),
      PolicyEntry(
        "threshold-step", { $1(&$0.thresholdStep) },
        "a step of the accelerometer's interrupt thresholds: full scale / 256, as two programs have it, or / 128"
      ),
    ]
  }
}
