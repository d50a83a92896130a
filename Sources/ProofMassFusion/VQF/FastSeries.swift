// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Elementary functions for the updates of the filter: as exact as those of `Series`, within three
/// units in the last place of 1, and several times as fast. Inlined, except for microcontrollers,
/// which need the space.
@usableFromInline enum FastSeries {
  /// The rotation about a vector by an angle of the vector's length, in radians.
  #if !NO_HEAP
    @inline(__always)
  #endif
  static func rotation(by vector: Axes<Double>) -> Quaternion {
    let square = vector.squaredMagnitude / 4
    guard square <= halfwaySquared else {
      let half = square.squareRoot()
      let (sine, cosine) = Series.sineAndCosine(ofAny: half)
      return Quaternion(scalar: cosine, vector: vector * (sine / (2 * half)))
    }
    let series = series(square)
    return Quaternion(scalar: series.y, vector: vector * (series.x / 2))
  }

  /// Sine and cosine of an angle in radians.
  @usableFromInline static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let half = angle / 2
    guard half * half <= halfwaySquared else { return Series.sineAndCosine(ofAny: angle) }
    let series = series(half * half)
    let sine = half * series.x
    return (2 * sine * series.y, 1 - 2 * sine * sine)
  }

  /// Two series that are summed simultaneously.
  private typealias Terms = SIMD2<Double>

  /// The greatest x² for the series: a little more than the square of an eighth of a turn.
  private static let halfwaySquared = 0.62

  /// sin x / x and cos x, from x² of at most 0.62. The truncation error is below 2⁻⁵⁴.
  #if !NO_HEAP
    @inline(__always)
  #endif
  private static func series(_ square: Double) -> Terms {
    var sum = Terms(-1 / 121_645_100_408_832_000, -1 / 6_402_373_705_728_000)
    sum = sum * square + Terms(1 / 355_687_428_096_000, 1 / 20_922_789_888_000)
    sum = sum * square - Terms(1 / 1_307_674_368_000, 1 / 87_178_291_200)
    sum = sum * square + Terms(1 / 6_227_020_800, 1 / 479_001_600)
    sum = sum * square - Terms(1 / 39_916_800, 1 / 3_628_800)
    sum = sum * square + Terms(1 / 362_880, 1 / 40_320)
    sum = sum * square - Terms(1 / 5_040, 1 / 720)
    sum = sum * square + Terms(1 / 120, 1 / 24)
    sum = sum * square - Terms(1 / 6, 1 / 2)
    return sum * square + 1
  }

  /// The angle of the point (x, y) from the x axis in radians, from −π to π; 0 for the origin.
  #if !NO_HEAP
    @inline(__always)
  #endif
  static func arctangent(_ y: Double, _ x: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let (longer, shorter) = (max(width, height), min(width, height))
    guard longer > 0 else { return 0 }
    // Subtract the nearest multiple of π/8, so that an angle of at most π/16 remains, for which the
    // series is short: tan(a − b) = (tan a − tan b) / (1 + tan a tan b).
    var (nearest, tangent) = (0.0, 0.0)
    if shorter > 0.6681786379192989 * longer {
      (nearest, tangent) = (.pi / 4, 1)
    } else if shorter > 0.198912367379658 * longer {
      (nearest, tangent) = (.pi / 8, 0.41421356237309503)
    }
    let rest = (shorter - tangent * longer) / (longer + tangent * shorter)
    let square = rest * rest
    let fourth = square * square
    // The terms in powers of x⁴, and the terms between them, as two series.
    var sum = Terms(1 / 21, -1 / 23)
    sum = sum * fourth + Terms(1 / 17, -1 / 19)
    sum = sum * fourth + Terms(1 / 13, -1 / 15)
    sum = sum * fourth + Terms(1 / 9, -1 / 11)
    sum = sum * fourth + Terms(1 / 5, -1 / 7)
    sum = sum * fourth + Terms(1, -1 / 3)
    var angle = nearest + rest * (sum.x + square * sum.y)
    if height > width { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// Brings an angle from −3π to 3π, in radians, into the range from −π to π.
  static func wrapped(_ angle: Double) -> Double {
    angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
  }
}

extension Quaternion {
  /// `normalized`, for a quaternion whose length differs from 1 by rounding only: one step of
  /// Newton's method needs neither root nor division, and its error is below the last place.
  #if !NO_HEAP
    // Fewer instructions than the call that the compiler chooses; microcontrollers need the space.
    @inline(__always)
  #endif
  var nearlyNormalized: Quaternion {
    let square = w * w + x * x + y * y + z * z
    guard abs(square - 1) < 1e-8 else { return normalized }
    let factor = 1.5 - 0.5 * square
    return Quaternion(w * factor, x * factor, y * factor, z * factor)
  }
}

extension Axes<Double> {
  /// The square of the magnitude.
  var squaredMagnitude: Double { dot(self) }
}
