// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The interrupt generator of the L3G4200D (AN3393, interrupt generation): six comparisons, AND or
/// OR, a duration that is counted up and down, a latch.
struct L3G4200DInterrupt: Sendable {
  /// Settings of its registers.
  struct Setting: Sendable {
    /// Enabled events, in the bits of INT1_SRC.
    var enabled: UInt8 = 0
    /// Whether the events are combined by AND; else by OR.
    var needsAll = false
    var latches = false
    /// In output digits.
    var thresholds = Axes(0, 0, 0)
    /// In samples.
    var duration = 0
    /// WAIT: whether the interrupt ends only when the duration count is back at zero.
    var waits = false
    /// Whether the duration count decreases when the condition ends, instead of returning to zero.
    var countsDown = true
  }

  private static let active = Datasheet.L3G4200D.INT1_SRC(active: true).bits
  /// AN3393: a latched interrupt takes up to two periods to fall.
  private static let clearSamples = 2

  var setting = Setting() {
    didSet {
      threshold.digits = setting.thresholds
      if !isOn { source = 0 }
    }
  }
  var policies = L3G4200DInterruptPolicies() {
    didSet { threshold.equality = policies.equality }
  }
  /// INT1_SRC.
  private(set) var source: UInt8 = 0
  private var threshold = Threshold()
  private var count = 0
  /// Whether the condition has lasted for the duration.
  private var lasts = false
  /// Samples until an interrupt whose source was read falls; 0 when none is about to fall.
  private var clearing = 0

  /// IA: whether the interrupt is active.
  var isActive: Bool { Datasheet.L3G4200D.INT1_SRC(bits: source).active }

  /// Whether the next sample may have an effect.
  @inline(__always)
  var isOn: Bool {
    setting.enabled != 0 || isActive || count != 0
      || setting.needsAll && policies.allOfNothing == .always
  }

  /// Processes a sample of the axes of a mask, in output digits.
  ///
  /// - Returns: Whether an interrupt begins with it.
  mutating func sample(_ words: Axes<Int16>, of axes: UInt8) -> Bool {
    let events = threshold.events(of: words.map { Int($0) }) & Threshold.events(of: axes)
    let lasted = lasts
    lasts = count(holds(events & setting.enabled))
    if setting.latches && isActive {
      guard clearing > 0 else { return false }
      clearing -= 1
      // It falls now; only the next sample can activate it again.
      if clearing == 0 { source = shown(events) }
      return false
    }
    clearing = 0
    source = shown(events) | (lasts ? Self.active : 0)
    return lasts && (setting.latches || !lasted)
  }

  private func shown(_ events: UInt8) -> UInt8 {
    policies.sourceBits == .all ? events : events & setting.enabled
  }

  private func holds(_ events: UInt8) -> Bool {
    if setting.enabled == 0 { return setting.needsAll && policies.allOfNothing == .always }
    return setting.needsAll ? events == setting.enabled : events != 0
  }

  private mutating func count(_ holds: Bool) -> Bool {
    if holds {
      count = min(count + 1, setting.duration)
      return count >= setting.duration || lasts && setting.waits
    }
    let waits = lasts && setting.waits
    count = waits || setting.countsDown ? max(0, min(count, setting.duration) - 1) : 0
    return waits && count > 0
  }

  /// INT1_SRC was read; while no samples are taken, a latched interrupt falls immediately.
  mutating func didRead(isSampling: Bool) {
    guard isActive else { return }
    if !setting.latches {
      if policies.unlatchedRead == .clears { source &= ~Self.active }
    } else if policies.clear == .immediate || !isSampling {
      source = 0
      clearing = 0
    } else if clearing == 0 {
      clearing = Self.clearSamples
    }
  }

  mutating func powerOn() {
    source = 0
    count = 0
    lasts = false
    clearing = 0
  }
}
