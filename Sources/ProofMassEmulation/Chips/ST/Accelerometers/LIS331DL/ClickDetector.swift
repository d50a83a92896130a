// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Detects clicks and double clicks on three axes.
///
/// A click is an excursion of the magnitude above a threshold that ends within the time limit. A
/// second one that begins after the latency and before the end of the window makes a double
/// click. The datasheet only describes the registers; durations are counted between samples.
struct ClickDetector: Equatable, Sendable {
  /// Settings of its registers; times in nanoseconds.
  struct Setting: Equatable, Sendable {
    /// Enabled events, in the bits of the source register: single X, double X, then Y, Z.
    var enabled: UInt8 = 0
    /// In µg, compared with the magnitude.
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
    /// Board times at which a second click may begin.
    private var second: Range<Int64>?

    /// Whether a duration runs.
    var isTimed: Bool {
      if case .since = excursion { return true }
      return second != nil
    }

    /// Takes a sample.
    ///
    /// - Returns: 0 for no event, 1 for a click, 3 for a double click.
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

    /// An excursion that lasts too long is no click, and not the second one.
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
  /// End of an interrupt that is not latched, in board time; nil when there is none.
  private var end: Int64?

  /// Whether the next sample may have an effect.
  var isOn: Bool { setting.enabled != 0 || source.bits != 0 }

  /// Whether a duration runs.
  var isTimed: Bool {
    end != nil || x.isTimed || y.isTimed || z.isTimed
  }

  /// Takes a sample in µg.
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

  /// The source register was read.
  mutating func didRead() {
    source.didRead(latches: setting.latches, policies.accelerometer)
    if !source.isActive { end = nil }
  }

  /// Drops excursions that have begun.
  mutating func restart() { (x, y, z) = (Axis(), Axis(), Axis()) }

  mutating func powerOn() {
    restart()
    source.clear()
    end = nil
  }
}
