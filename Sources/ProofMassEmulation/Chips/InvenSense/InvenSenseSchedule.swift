// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What the registers of an InvenSense part select: clocks, sensors that are on, low-passes.
struct InvenSenseSchedule: Equatable, Sendable {
  /// Nanoseconds between samples; 0 where there are none.
  var tick: Int64 = 0
  /// Nanoseconds between samples of the accelerometer where that is longer; else 0.
  var force: Int64 = 0
  /// Axes that are on: 1 is X, 2 is Y, 4 is Z.
  var accelerometer: UInt8 = 0
  var gyroscope: UInt8 = 0
  /// Whether the gyroscope's drive runs.
  var isDriven = false
  var hasThermometer = false
  /// Bandwidths in Hz, −3 dB.
  var forceBandwidth = 0.0
  var rateBandwidth = 0.0

  /// Nanoseconds between samples of the accelerometer.
  var forcePeriod: Int64 { max(tick, force) }
}

/// One set of the data registers.
struct InvenSenseSet: Sendable {
  var force = SampleSet()
  var rate = SampleSet()
  var temperature: Int16 = 0
  /// EXT_SENS_DATA.
  var external: [UInt8] = []
  /// Number of the sample since power-on or reset; 0 before the first.
  var number: Int64 = 0

  /// The 14 bytes from ACCEL_XOUT_H on, by their index.
  func byte(_ index: UInt8) -> UInt8 {
    let word =
      switch index >> 1 {
      case 0: force.counts.x
      case 1: force.counts.y
      case 2: force.counts.z
      case 3: temperature
      case 4: rate.counts.x
      case 5: rate.counts.y
      default: rate.counts.z
      }
    return UInt8(truncatingIfNeeded: index & 1 == 0 ? word >> 8 : word)
  }

  /// Replaces the words of axes.
  static func replace(_ words: inout Axes<Int16>, _ axes: UInt8, by new: Axes<Int16>) {
    if axes & 1 != 0 { words.x = new.x }
    if axes & 2 != 0 { words.y = new.y }
    if axes & 4 != 0 { words.z = new.z }
  }
}

/// Scales of the converters, and the offsets that are added to their inputs.
struct InvenSenseScale: Equatable, Sendable {
  var digitsPerG = 1.0
  /// In g.
  var forceOffset = Axes<Double>.zero
  var digitsPerRadian = 1.0
  /// In rad/s.
  var rateOffset = Axes<Double>.zero

  func words(ofForce force: Axes<Double>) -> Axes<Int16> {
    Self.words(force + forceOffset, digitsPerG)
  }

  func words(ofRate rate: Axes<Double>) -> Axes<Int16> {
    Self.words(rate + rateOffset, digitsPerRadian)
  }

  private static func words(_ value: Axes<Double>, _ digits: Double) -> Axes<Int16> {
    value.map { quantize($0 * digits, from: -32768, to: 32767) }
  }
}

/// One transfer's accesses to an InvenSense part, from the command byte to its end.
struct InvenSenseAccess: Sendable {
  /// Whether the data registers keep the set that this transfer reads.
  var isHolding = false
  /// Whether there was no sample yet when it began to read them.
  var isEarly = false
  /// The bytes that were read, ACCEL_XOUT_H the lowest bit.
  var marks: UInt16 = 0
  /// The address of the last of them.
  var last: UInt8 = 0
  var readsStatus = false
  var isStale = false
  /// Whether any data were read, of the registers or the FIFO.
  var readsData = false
  /// Whether bytes of a FIFO that had lost some were read.
  var isDisplaced = false
  /// Whether any byte was read or written.
  var hasBegun = false

  /// Whether bytes of both halves, or of neither, were read of each word.
  var hasNoHalves: Bool { (marks ^ marks >> 1) & 0x1555 == 0 }
}
