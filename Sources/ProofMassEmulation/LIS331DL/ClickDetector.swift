// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Finds clicks and double clicks on three axes.
///
/// A click is an excursion of the magnitude above a threshold that is over within the time limit. A
/// second one that begins after the latency and before the end of the window makes a double
/// click. The datasheet only describes the registers; lengths are those between the samples.
struct ClickDetector: Equatable, Sendable {
  /// What its registers say; times in nanoseconds.
  struct Setting: Equatable, Sendable {
    /// In the bits of the source register: single X, double X, then Y, Z.
    var enabled: UInt8 = 0
    /// In µg.
    var thresholds = Axes(0, 0, 0)
    var timeLimit: Int64 = 0
    var latency: Int64 = 0
    var window: Int64 = 0
    var latches = false
  }

  private struct Axis: Equatable, Sendable {
    private enum Excursion: Equatable { case none, since(Int64), tooLong }

    private var excursion = Excursion.none
    /// Whether the excursion may become the second click.
    private var isSecond = false
    /// When a second click may begin.
    private var second: Range<Int64>?

    /// Whether it waits for a time to pass.
    var isTimed: Bool {
      if case .since = excursion { return true }
      return second != nil
    }

    /// The events of a sample: 1 for a click, 2 for a double click.
    mutating func sample(
      _ isAbove: Bool, at instant: Int64, _ setting: Setting, _ from: LIS331DLPolicies.Latency
    ) -> UInt8 {
      if !isSecond, let second, instant >= second.upperBound { self.second = nil }
      switch (excursion, isAbove) {
      case (.none, false), (.tooLong, true): return 0
      case (.none, true):
        excursion = .since(instant)
        isSecond = second?.contains(instant) ?? false
        return 0
      case (.since(let start), true):
        if instant - start > setting.timeLimit { giveUp() }
        return 0
      case (.tooLong, false):
        excursion = .none
        return 0
      case (.since(let start), false):
        guard instant - start <= setting.timeLimit else {
          giveUp()
          excursion = .none
          return 0
        }
        return click(from: start, to: instant, setting, from)
      }
    }

    /// What lasts too long is no click, and not the second that was waited for.
    private mutating func giveUp() {
      if isSecond { second = nil }
      isSecond = false
      excursion = .tooLong
    }

    private mutating func click(
      from start: Int64, to end: Int64, _ setting: Setting, _ from: LIS331DLPolicies.Latency
    ) -> UInt8 {
      excursion = .none
      if isSecond {
        isSecond = false
        second = nil
        return 3
      }
      if second == nil {
        // After the latency, and before the end of the window.
        let opening = (from == .end ? end : start) + setting.latency
        second = (opening + 1)..<(opening + max(1, setting.window))
      }
      return 1
    }
  }

  var setting = Setting()
  var policies = LIS331DLPolicies()
  private(set) var source = InterruptSource()
  private var x = Axis()
  private var y = Axis()
  private var z = Axis()
  /// How long an interrupt that is not latched lasts; nil when none does.
  private var end: Int64?

  /// Whether the next sample may change anything.
  var isOn: Bool { setting.enabled != 0 || source.bits != 0 }

  /// Whether it waits for a time to pass.
  var isTimed: Bool {
    end != nil || x.isTimed || y.isTimed || z.isTimed
  }

  /// A sample in µg.
  mutating func sample(_ values: Axes<Int>, at instant: Int64) {
    let from = policies.latency
    let events =
      x.sample(abs(values.x) > setting.thresholds.x, at: instant, setting, from)
      | y.sample(abs(values.y) > setting.thresholds.y, at: instant, setting, from) << 2
      | z.sample(abs(values.z) > setting.thresholds.z, at: instant, setting, from) << 4
    if setting.latches && source.isActive { return }
    if events & setting.enabled != 0 {
      source.show(events & setting.enabled, isActive: true)
      end = setting.latches ? nil : instant + (policies.pulse == .sample ? 0 : setting.latency)
    } else if end.map({ $0 <= instant }) ?? true {
      source.clear()
      end = nil
    }
  }

  mutating func didRead() {
    source.didRead(latches: setting.latches, policies.interrupts)
    if !source.isActive { end = nil }
  }

  /// Forgets what has begun.
  mutating func restart() { (x, y, z) = (Axis(), Axis(), Axis()) }

  mutating func powerOn() {
    restart()
    source.clear()
    end = nil
  }
}
