// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The last alternating peaks: what may become a shake.
struct ShakePeaks: Sendable {
  struct Peak: Sendable {
    var start: Double
    /// Its samples together: their mean direction.
    var sum: Axes<Double>
  }

  static var capacity: Int { 16 }

  private(set) var count = 0
  private var peaks = InlineArray<16, Peak>(repeating: Peak(start: 0, sum: .zero))

  /// When the first of them began.
  var start: Double { peaks[0].start }

  /// How much of the movement was along each axis.
  var extent: Axes<Double> {
    var extent = Axes.zero
    for index in 0..<count { extent = extent + peaks[index].sum.map { abs($0) } }
    return extent
  }

  mutating func removeAll() { count = 0 }

  /// Drops what began before a time.
  mutating func remove(before seconds: Double) {
    var kept = 0
    for index in 0..<count where peaks[index].start >= seconds {
      peaks[kept] = peaks[index]
      kept += 1
    }
    count = kept
  }

  /// A sample above the threshold: it belongs to the last peak, or is against it and a new one, or
  /// begins the list anew.
  mutating func add(_ acceleration: Axes<Double>, at seconds: Double, alignment: Double) {
    if count > 0 {
      let last = peaks[count - 1].sum
      let cosine = last.dot(acceleration) / (last.magnitude * acceleration.magnitude)
      if cosine > alignment {
        peaks[count - 1].sum = last + acceleration
        return
      }
      if !(cosine < -alignment) { count = 0 }
    }
    guard count < Self.capacity else { return }
    peaks[count] = Peak(start: seconds, sum: acceleration)
    count += 1
  }
}
