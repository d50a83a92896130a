// SPDX-License-Identifier: Apache-2.0

/// Slow noise of three axes; the fourth lane is zero.
struct SlowAxes: Sendable {
  private var (x, y, z): (SlowNoise, SlowNoise, SlowNoise)
  /// Of the tick that began then.
  private var value = SIMD4<Double>()
  private var begin = Int64.min

  init(_ x: SlowNoise, _ y: SlowNoise, _ z: SlowNoise) { (self.x, self.y, self.z) = (x, y, z) }

  /// At a board time in nanoseconds.
  @inline(__always)
  mutating func value(at time: Int64) -> SIMD4<Double> {
    // One comparison for both ends: what is before wraps to something large.
    if UInt64(bitPattern: max(0, time) &- begin) >= UInt64(SlowNoise.tick) { move(to: time) }
    return value
  }

  @inline(never)
  private mutating func move(to time: Int64) {
    begin = max(0, time) / SlowNoise.tick * SlowNoise.tick
    value = SIMD4(x.value(at: time), y.value(at: time), z.value(at: time), 0)
  }
}
