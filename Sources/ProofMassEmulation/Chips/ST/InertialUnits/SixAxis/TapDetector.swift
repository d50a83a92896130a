// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Detects taps of a six-axis part: an excursion of the slope that ends within SHOCK, then QUIET, then the window of a
/// second one. All times are counted in samples.
struct TapDetector: Sendable {
  struct Setting: Equatable, Sendable {
    /// One bit each, X the lowest.
    var axes: UInt8 = 0
    /// In g.
    var thresholds = Axes(0.0, 0.0, 0.0)
    /// The order in which axes are examined: 0 is X.
    var order = (0, 1, 2)
    var shock = 4
    var quiet = 2
    /// From the end of the first tap.
    var gap = 16
    var isDouble = false

    /// The codes of INT_DUR2.
    mutating func setTimes(shock: UInt8, quiet: UInt8, gap: UInt8) {
      self.shock = shock == 0 ? 4 : 8 * Int(shock)
      self.quiet = quiet == 0 ? 2 : 4 * Int(quiet)
      self.gap = gap == 0 ? 16 : 32 * Int(gap)
    }

    static func == (left: Setting, right: Setting) -> Bool {
      left.axes == right.axes && left.thresholds == right.thresholds && left.order == right.order
        && left.shock == right.shock && left.quiet == right.quiet && left.gap == right.gap
        && left.isDouble == right.isDouble
    }
  }

  private enum Phase: Sendable {
    case idle
    /// Above the threshold for so many samples.
    case shock(samples: Int, isSecond: Bool)
    /// An excursion that lasts too long.
    case tooLong
    /// Samples since the end of a tap.
    case quiet(samples: Int, isSecond: Bool)
    case gap(samples: Int)
  }

  enum Event: Sendable { case none, single, double }

  var setting = Setting() { didSet { if setting != oldValue { phase = .idle } } }
  /// The axis of the last tap, 0 is X, and its sign.
  private(set) var axis = 0
  private(set) var isNegative = false
  private var phase = Phase.idle

  mutating func restart() { phase = .idle }

  /// Processes the slope of a sample, in g.
  mutating func sample(_ slope: Axes<Double>) -> Event {
    switch phase {
    case .idle: return begin(slope, isSecond: false, else: .idle)
    case .tooLong:
      if above(slope) == nil { phase = .idle }
      return .none
    case .shock(let samples, let isSecond):
      if above(slope) != nil {
        phase =
          samples >= setting.shock ? .tooLong : .shock(samples: samples + 1, isSecond: isSecond)
        return .none
      }
      phase = .quiet(samples: 0, isSecond: isSecond)
      return isSecond ? .double : .single
    case .quiet(let samples, let isSecond):
      if above(slope) != nil {
        phase = .tooLong
        return .none
      }
      let count = samples + 1
      phase = .quiet(samples: count, isSecond: isSecond)
      if count >= setting.quiet {
        phase = setting.isDouble && !isSecond ? .gap(samples: count) : .idle
      }
      return .none
    case .gap(let samples):
      guard samples < setting.gap else { return begin(slope, isSecond: false, else: .idle) }
      return begin(slope, isSecond: true, else: .gap(samples: samples + 1))
    }
  }

  private mutating func begin(_ slope: Axes<Double>, isSecond: Bool, else rest: Phase) -> Event {
    guard let axis = above(slope) else {
      phase = rest
      return .none
    }
    self.axis = axis
    isNegative = component(axis, of: slope) < 0
    phase = .shock(samples: 1, isSecond: isSecond)
    return .none
  }

  /// The first axis in order that is enabled and above its threshold.
  private func above(_ slope: Axes<Double>) -> Int? {
    let (first, second, third) = setting.order
    func isAbove(_ axis: Int) -> Bool {
      setting.axes >> UInt8(axis) & 1 != 0
        && abs(component(axis, of: slope)) > component(axis, of: setting.thresholds)
    }
    return isAbove(first) ? first : isAbove(second) ? second : isAbove(third) ? third : nil
  }

  private func component(_ axis: Int, of vector: Axes<Double>) -> Double {
    axis == 0 ? vector.x : axis == 1 ? vector.y : vector.z
  }
}
