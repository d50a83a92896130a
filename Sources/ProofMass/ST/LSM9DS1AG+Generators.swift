// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

// The registers of the two interrupt generators.
extension LSM9DS1AGConfiguration {
  private typealias Facts = Datasheet.LSM9DS1AG

  /// ACT_THS to INT_GEN_DUR_XL.
  ///
  /// - Parameter isOn: Whether the generator is on.
  func accelerometerLevels(isOn: Bool) throws(SensorError) -> InlineArray<7, UInt8> {
    let activity = try activityLevels
    guard let interrupt = accelerometerInterrupt else {
      return [activity[0], activity[1], 0, 0, 0, 0, 0]
    }
    let steps = try interrupt.thresholdSteps(thresholdStep)
    let duration = Facts.INT_GEN_DUR_XL(
      waits: interrupt.waits, duration: UInt8(truncatingIfNeeded: try interrupt.periods(period)))
    return [
      activity[0], activity[1], isOn ? interrupt.events.bits : 0, steps.x, steps.y, steps.z,
      duration.bits,
    ]
  }

  /// INT_GEN_CFG_G to INT_GEN_DUR_G.
  ///
  /// - Parameter isOn: Whether the generator is on.
  func gyroscopeLevels(isOn: Bool) throws(SensorError) -> InlineArray<8, UInt8> {
    guard let interrupt = gyroscopeInterrupt else { return [0, 0, 0, 0, 0, 0, 0, 0] }
    let levels = try interrupt.levels(digit: gyroscopeRange.sensitivity, period: period)
    let counter = Facts.INT_GEN_THS_XH_G(durationDecrements: interrupt.countsDown)
    return [
      isOn ? interrupt.events.bits : 0, levels[0] | counter.bits, levels[1], levels[2], levels[3],
      levels[4], levels[5], levels[6],
    ]
  }

  /// Switches the generators on.
  func writeEvents(to bus: inout some Bus & ~Copyable) throws(SensorError) {
    if let interrupt = accelerometerInterrupt {
      let register = Facts.INT_GEN_CFG_XL.address
      if interrupt.latched {
        try bus.clearLatch(at: Facts.INT_GEN_SRC_XL.address, configuredAt: register)
      }
      try bus.storeAndVerify([interrupt.events.bits], to: register)
    }
    if let interrupt = gyroscopeInterrupt {
      let register = Facts.INT_GEN_CFG_G.address
      if interrupt.latched {
        try bus.clearLatch(at: Facts.INT_GEN_SRC_G.address, configuredAt: register)
      }
      try bus.storeAndVerify([interrupt.events.bits], to: register)
    }
  }

  /// Throws `.lostConfiguration` unless the generators and the activity detector, as far as they are in use, hold
  /// their settings.
  func checkEvents(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    if accelerometerInterrupt != nil || activity != nil {
      try bus.check(try accelerometerLevels(isOn: true), at: Facts.ACT_THS.address)
    }
    if gyroscopeInterrupt != nil {
      try bus.check(try gyroscopeLevels(isOn: true), at: Facts.INT_GEN_CFG_G.address)
    }
  }

  /// The event with its thresholds and its duration set to the nearest steps.
  func rounded(
    _ interrupt: AccelerometerInterrupt?
  ) throws(SensorError) -> AccelerometerInterrupt? {
    guard var interrupt else { return nil }
    let none = Axes(false, false, false)
    guard interrupt.high != none || interrupt.low != none else { throw .wrongConfiguration }
    let step = thresholdStep
    interrupt.threshold = Acceleration(
      g: try interrupt.thresholdSteps(step).map { Double(Int($0)) * step })
    interrupt.duration = Duration(wholeNanoseconds: try interrupt.periods(period) * period)
    return interrupt
  }

  /// One step of the accelerometer's thresholds, in g.
  private var thresholdStep: Double {
    accelerometerRange.g / Double(Datasheet.LSM9DS1AG.Constant.accelerometerThresholdSteps)
  }
}

extension LSM9DS1AGConfiguration.AccelerometerInterrupt {
  /// INT_GEN_CFG_XL.
  fileprivate var events: Datasheet.LSM9DS1AG.INT_GEN_CFG_XL {
    let (high, low) = mirrored(high, low)
    return Datasheet.LSM9DS1AG.INT_GEN_CFG_XL(
      needsAll: combination == .all || combination == .directionPosition,
      sixDirections: combination.isOfDirections, zHighEnabled: high.z, zLowEnabled: low.z,
      yHighEnabled: high.y, yLowEnabled: low.y, xHighEnabled: high.x, xLowEnabled: low.x)
  }

  /// Events on the axes of the registers from those of samples, or the reverse: X is opposite. Only where
  /// directions are detected has an event a sign.
  func mirrored(_ high: Axes<Bool>, _ low: Axes<Bool>) -> (high: Axes<Bool>, low: Axes<Bool>) {
    guard combination.isOfDirections else { return (high, low) }
    return (Axes(low.x, high.y, high.z), Axes(high.x, low.y, low.z))
  }

  fileprivate func thresholdSteps(_ step: Double) throws(SensorError) -> Axes<UInt8> {
    let threshold = threshold.g
    return Axes(
      UInt8(try Steps.of(step, in: threshold.x, 0...255)),
      UInt8(try Steps.of(step, in: threshold.y, 0...255)),
      UInt8(try Steps.of(step, in: threshold.z, 0...255)))
  }

  fileprivate func periods(_ period: Int64) throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: period, in: duration, through: 127)
  }
}
