// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Detects clicks and double clicks on three axes, for parts with different registers for them.
///
/// A click is an excursion of the magnitude above a threshold that ends within the time limit. A
/// second one that begins after the latency and before the end of the window makes a double
/// click. The datasheets only describe the registers; durations are counted between samples.
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

    /// Whether a duration is being measured.
    var isTimed: Bool {
      if case .since = excursion { return true }
      return second != nil
    }

    /// Processes a sample.
    ///
    /// - Returns: 0 for no event, 1 for a click, 3 for a double click.
    mutating func sample(
      _ isAbove: Bool, at instant: Int64, _ setting: Setting, _ from: ClickPolicies.Latency
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

    /// An excursion that lasts too long is neither a click nor the second one of a double click.
    private mutating func giveUp() {
      if isSecond { second = nil }
      isSecond = false
      excursion = .tooLong
    }

    private mutating func click(
      from start: Int64, to end: Int64, _ setting: Setting, _ from: ClickPolicies.Latency
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
  var policies = ClickPolicies()
  var sourcePolicies = AccelerometerPolicies()
  private(set) var source = InterruptSource()
  /// Whether the last click detected began with a negative value.
  private(set) var isNegative = false
  /// Axes whose value was negative when its magnitude was last above the threshold, in the bits of
  /// the events.
  private var negative: UInt8 = 0
  private var x = Axis()
  private var y = Axis()
  private var z = Axis()
  /// End of an interrupt that is not latched, in board time; nil when there is none.
  private var end: Int64?

  /// Whether the next sample may have an effect.
  var isOn: Bool { setting.enabled != 0 || source.bits != 0 }

  /// Whether a duration is being measured.
  var isTimed: Bool {
    end != nil || x.isTimed || y.isTimed || z.isTimed
  }

  /// Processes a sample in µg.
  mutating func sample(_ values: Axes<Int>, at instant: Int64) {
    let from = policies.latency
    let isAbove = Axes(
      abs(values.x) > setting.thresholds.x, abs(values.y) > setting.thresholds.y,
      abs(values.z) > setting.thresholds.z)
    if isAbove.x { note(values.x, 0x03) }
    if isAbove.y { note(values.y, 0x0C) }
    if isAbove.z { note(values.z, 0x30) }
    let events =
      x.sample(isAbove.x, at: instant, setting, from)
      | y.sample(isAbove.y, at: instant, setting, from) << 2
      | z.sample(isAbove.z, at: instant, setting, from) << 4
    if setting.latches && source.isActive { return }
    if events & setting.enabled != 0 {
      source.show(events & setting.enabled, isActive: true)
      isNegative = events & setting.enabled & negative != 0
      end = setting.latches ? nil : instant + (policies.pulse == .sample ? 0 : setting.latency)
    } else if end.map({ $0 <= instant }) ?? true {
      source.clear()
      end = nil
    }
  }

  private mutating func note(_ value: Int, _ events: UInt8) {
    negative = value < 0 ? negative | events : negative & ~events
  }

  /// The source register was read.
  mutating func didRead() {
    guard setting.latches || policies.unlatchedRead == .clears else { return }
    source.didRead(latches: true, sourcePolicies)
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

/// Policies of click detection: questions that the datasheets leave open.
struct ClickPolicies: Equatable, Sendable {
  enum Latency: String, CaseIterable { case end, start }
  enum Pulse: String, CaseIterable { case sample, latency }

  var latency = Latency.end
  var pulse = Pulse.sample
  var unlatchedRead = AccelerometerPolicies.UnlatchedRead.clears
}

/// The policies of a part with click detection.
protocol ClickPolicySet: STPolicySet {
  var click: ClickPolicies { get set }
}

extension ClickPolicySet {
  static var clickEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "click-latency", { $1(&$0.click.latency) },
        "whether the latency begins when the first click ends or when it starts"),
      PolicyEntry(
        "click-pulse", { $1(&$0.click.pulse) },
        "how long a click that is not latched shows: for a sample, or for the latency"),
      PolicyEntry(
        "unlatched-click", { $1(&$0.click.unlatchedRead) },
        "whether reading CLICK_SRC ends a click that is not latched"),
    ]
  }
}
