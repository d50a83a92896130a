// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// What samples are, beside what all parts of InvenSense have.
extension MPU6500Chip {
  static let wordOrder: [UInt8] = [0, 1, 2, 3, 4, 5, 6]
  static var firstOutput: UInt8 { Registers.ACCEL_XOUT_H.address }

  var thermometer: (centidigits: Int, zero: Int) {
    (variant.temperatureCentidigits, variant.temperatureZeroCentidegrees)
  }

  var frameSync: UInt8 { register(Registers.CONFIG.self).frameSync.rawValue }

  var hasDetectors: Bool { motion.isOn }

  mutating func detect(_ force: Axes<Double>, at instant: Int64) {
    let events = motion.sample(force, after: schedule.forcePeriod)
    if events.bits != 0 { raise(events, at: instant) }
  }

  mutating func raise(_ event: InvenSenseEvent, at instant: Int64) {
    switch event {
    case .dataReady: raise(Old.INT_STATUS(dataReady: true), at: instant)
    case .fifoOverflow: raise(Old.INT_STATUS(fifoOverflow: true), at: instant)
    case .master:
      if chosen.masterBit == .bit3 { raise(Old.INT_STATUS(master: true), at: instant) }
    case .wakeOnMotion: raise(Old.INT_STATUS(motion: true), at: instant)
    }
  }
}
