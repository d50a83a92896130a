// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The interrupt of ST's magnetometers: compares each measurement with one threshold, for both signs.
struct MagnetometerInterrupt: Sendable {
  // The registers of the LIS2MDL have the same bits.
  private typealias Source = Datasheet.LIS3MDL.INT_SRC

  /// The settings of the control register and the threshold.
  struct Setting: Equatable, Sendable {
    /// Axes that cause the interrupt, X the lowest bit.
    var axes: UInt8 = 0
    /// In digits.
    var threshold = 0
    var latches = true
    var isOn = false
  }

  var setting = Setting()
  /// The source register.
  private(set) var source: UInt8 = 0

  /// Whether the interrupt is active.
  var isActive: Bool { setting.isOn && Source(bits: source).active }

  mutating func powerOn() { self = MagnetometerInterrupt() }

  /// Compares a measurement, in digits; `isOver` when it exceeds the range.
  mutating func sample(_ digits: Axes<Int>, isOver: Bool) {
    guard !setting.latches || !Source(bits: source).active else { return }
    let (axes, threshold) = (setting.axes, setting.threshold)
    func isAbove(_ value: Int, _ axis: UInt8) -> Bool { axes & axis != 0 && value > threshold }
    let found = Source(
      xAbove: isAbove(digits.x, 1), yAbove: isAbove(digits.y, 2), zAbove: isAbove(digits.z, 4),
      xBelow: isAbove(-digits.x, 1), yBelow: isAbove(-digits.y, 2), zBelow: isAbove(-digits.z, 4),
      overflow: isOver && setting.isOn)
    source = found.bits | (found.bits != 0 ? Source(active: true).bits : 0)
  }

  /// The source register was read, which ends a latched interrupt.
  mutating func didRead() {
    if setting.latches { source = 0 }
  }
}
