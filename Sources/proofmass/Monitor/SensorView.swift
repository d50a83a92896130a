// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// The monitor's view of one sensor, on the board's axes, with the sign and the units of `stream`.
struct SensorView {
  let name: String
  /// Its address or chip select.
  let place: String
  let quantity: Quantity
  /// The last value, less ``zero``.
  private(set) var value: Axes<Double>?
  private(set) var trace = Trace()
  private(set) var statistics = MotionStatistics()
  var lost = 0
  /// The reason why there are no samples at present.
  var failure: String?
  /// The value that is subtracted; nil for none.
  private(set) var zero: Axes<Double>?
  /// The largest value of bars: 1, 2 or 5 times a power of ten. It grows with the values, and shrinks only by
  /// a reset, so that bars do not jump.
  private(set) var scale: Double
  private var samples = 0
  private var lastTime = 0.0
  /// The number of samples at the end of each of the last frames, and the time of the last sample in seconds.
  private var marks: [(samples: Int, time: Double)] = []

  init(_ chip: ChipArgument) {
    name = chip.name
    place = chip.place
    quantity = chip.model.quantity
    scale = Self.least(quantity)
  }

  private static func least(_ quantity: Quantity) -> Double {
    switch quantity {
    case .acceleration: 1
    case .angularRate: 0.1
    case .magneticFluxDensity: 50
    }
  }

  /// The sample rate of the last two seconds in hertz, from the samples' times; nil where there are too few.
  var rate: Double? {
    guard failure == nil, let first = marks.first, let last = marks.last,
      last.time > first.time
    else { return nil }
    return Double(last.samples - first.samples) / (last.time - first.time)
  }

  /// - Parameter time: In seconds.
  mutating func take(_ measured: Axes<Double>, at time: Double) {
    let value = zero.map { measured - $0 } ?? measured
    self.value = value
    failure = nil
    samples += 1
    lastTime = time
    trace.add(value)
    statistics.update(value)
    while value.largestMagnitude > scale, scale < 1e9 { scale = Self.next(scale) }
  }

  /// 1, 2, 5, 10 …
  private static func next(_ scale: Double) -> Double {
    var unit = 1.0
    while unit > scale * 1.001 { unit /= 10 }
    while unit * 10 <= scale * 1.001 { unit *= 10 }
    let first = (scale / unit).rounded()
    return unit * (first < 2 ? 2 : first < 5 ? 5 : 10)
  }

  mutating func endFrame() {
    trace.endFrame(isWorking: failure == nil)
    guard samples > 0 else { return }
    if failure != nil { marks = [] }
    if marks.count > 40 { marks.removeFirst() }
    marks.append((samples, lastTime))
  }

  /// Resets minimum, maximum and scale.
  mutating func reset() {
    statistics.reset()
    scale = Self.least(quantity)
  }

  /// Subtracts the present value from now on, or ends that.
  mutating func setZero(_ isZeroed: Bool) {
    zero = isZeroed ? value.map { $0 + (zero ?? .zero) } : nil
    value = nil
    trace.clear()
    reset()
  }
}
