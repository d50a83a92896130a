// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The measurements of a sensor in the last frames: the smallest and the largest value of each axis in each
/// frame, so that no peak is lost.
struct Trace {
  struct Piece {
    var minimum: Axes<Double>
    var maximum: Axes<Double>

    mutating func add(_ value: Axes<Double>) {
      minimum = Axes(
        min(minimum.x, value.x), min(minimum.y, value.y), min(minimum.z, value.z))
      maximum = Axes(
        max(maximum.x, value.x), max(maximum.y, value.y), max(maximum.z, value.z))
    }
  }

  /// The number of frames in the trace: 20 s.
  static let length = 400
  /// The range of each frame; nil for a frame without a value.
  private(set) var pieces: [Piece?] = []
  private var open: Piece?
  /// The last value, which applies until the next one.
  private var last: Axes<Double>?

  mutating func add(_ value: Axes<Double>) {
    if open == nil { open = Piece(minimum: value, maximum: value) } else { open?.add(value) }
    last = value
  }

  /// Ends a frame.
  mutating func endFrame(isWorking: Bool) {
    if !isWorking { last = nil }
    if pieces.count >= 2 * Self.length { pieces.removeFirst(Self.length) }
    pieces.append(open ?? last.map { Piece(minimum: $0, maximum: $0) })
    open = nil
  }

  /// The last frames, the newest at the end.
  func last(_ count: Int) -> ArraySlice<Piece?> { pieces.suffix(min(count, Self.length)) }

  mutating func clear() { self = Trace() }
}
