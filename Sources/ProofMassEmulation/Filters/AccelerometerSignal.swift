// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What an accelerometer of ST makes of its samples: a high-pass, which the outputs and two
/// interrupt generators each take or leave.
struct AccelerometerSignal: Equatable, Sendable {
  /// What the filter does, by the control registers.
  struct Routing: Equatable, Sendable {
    var filtersOutput = false
    var filtersFirst = false
    var filtersSecond = false
    /// What reference mode subtracts instead of the filter's memory, in digits.
    var reference: Axes<Int>?

    var isInUse: Bool { filtersOutput || filtersFirst || filtersSecond }
  }

  var highPass = HighPass()
  var first = InterruptGenerator()
  var second = InterruptGenerator()
  private(set) var routing = Routing()
  /// The last sample, unfiltered; nil from power-down to the next.
  private var input: Axes<Int>?
  /// Whether the filter's memory is to take the next sample as it is.
  private var settles = false
  /// The codes that filtered data are clipped to.
  private var codes = 0...0

  init(codes: ClosedRange<Int>) { self.codes = codes }

  /// Whether a sample matters beyond the output registers.
  var isInUse: Bool { routing.isInUse || first.isOn || second.isOn }

  mutating func powerOn() {
    first.powerOn()
    second.powerOn()
    restart(from: .zero)
  }

  /// Power-down was left.
  mutating func restart(from start: HighPassStart) {
    first.restart()
    second.restart()
    highPass.restart()
    settles = start == .input
    input = nil
  }

  mutating func route(_ new: Routing, start: HighPassStart) {
    if new.isInUse && !routing.isInUse && start == .input { settles = true }
    routing = new
  }

  /// The filter takes the present input, which is the last sample or, before the first, that one.
  mutating func settle() {
    if let input { highPass.settle(at: input) } else { settles = true }
  }

  /// A sample that only the output registers take.
  @inline(__always)
  mutating func skip(to digits: Axes<Int>) { input = digits }

  /// A sample, in digits; the generators see the axes that are named. What goes to the outputs.
  mutating func sample(_ digits: Axes<Int>, of axes: UInt8) -> Axes<Int> {
    input = digits
    let filtered = routing.isInUse ? filter(digits) : digits
    first.sample(routing.filtersFirst ? filtered : digits, of: axes)
    second.sample(routing.filtersSecond ? filtered : digits, of: axes)
    return routing.filtersOutput ? filtered : digits
  }

  private mutating func filter(_ digits: Axes<Int>) -> Axes<Int> {
    let codes = codes
    func clip(_ value: Int) -> Int { max(codes.lowerBound, min(value, codes.upperBound)) }
    if let reference = routing.reference {
      return Axes(
        clip(digits.x - reference.x), clip(digits.y - reference.y), clip(digits.z - reference.z))
    }
    if settles { highPass.settle(at: digits) }
    settles = false
    return highPass.filter(digits).map(clip)
  }
}

/// Where a high-pass begins when it comes into use: from an empty memory, or settled at the input.
enum HighPassStart: String, CaseIterable { case zero, input }
