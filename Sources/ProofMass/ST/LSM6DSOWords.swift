// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
public import ProofMassDatasheets

/// Makes samples of the FIFO's words, of which one sensor's may be read before another's.
@usableFromInline
struct LSM6DSOWords: Sendable {
  private let hasGyroscope: Bool
  private let hasAcceleration: Bool
  private var slot: UInt8 = 0
  private var angularRate: Axes<Int16>?
  private var acceleration: Axes<Int16>?

  init(_ configuration: LSM6DSOConfiguration) {
    hasGyroscope = configuration.gyroscopeRate != nil
    hasAcceleration = configuration.accelerometerRate != nil
  }

  /// The number of words of a sample.
  @usableFromInline var ofSet: Int { hasGyroscope && hasAcceleration ? 2 : 1 }

  /// Forgets a word that waits for its partner.
  @usableFromInline
  mutating func forget() { (angularRate, acceleration) = (nil, nil) }

  /// Whether the word is of a sensor that runs, and its tag has an even number of ones, as ST's library demands.
  @usableFromInline
  func accepts(_ tag: Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG) -> Bool {
    guard tag.bits.nonzeroBitCount & 1 == 0 else { return false }
    switch Int(tag.sensor) {
    case Datasheet.LSM6DSO.Constant.fifoTagGyroscope: return hasGyroscope
    case Datasheet.LSM6DSO.Constant.fifoTagAccelerometer: return hasAcceleration
    default: return false
    }
  }

  /// Adds an accepted word, and returns whether it completes a sample.
  @usableFromInline
  mutating func add(
    _ tag: Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG, _ bytes: Span<UInt8>, at first: Int
  ) -> Bool {
    if tag.slot != slot { forget() }
    slot = tag.slot
    let value = Axes(
      Int16(low: bytes[first], high: bytes[first + 1]),
      Int16(low: bytes[first + 2], high: bytes[first + 3]),
      Int16(low: bytes[first + 4], high: bytes[first + 5]))
    if Int(tag.sensor) == Datasheet.LSM6DSO.Constant.fifoTagGyroscope {
      angularRate = value
    } else {
      acceleration = value
    }
    return (angularRate != nil || !hasGyroscope) && (acceleration != nil || !hasAcceleration)
  }

  /// The complete sample, which is then forgotten.
  @usableFromInline
  mutating func sample(_ empty: LSM6DSOSample) -> LSM6DSOSample {
    var sample = empty
    if let angularRate { (sample.rawAngularRate, sample.hasAngularRate) = (angularRate, true) }
    if let acceleration { (sample.rawAcceleration, sample.hasAcceleration) = (acceleration, true) }
    forget()
    return sample
  }
}
