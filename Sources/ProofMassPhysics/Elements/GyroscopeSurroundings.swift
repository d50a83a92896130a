// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What a gyroscope feels of the world at an instant. Numbers only: what is none would stay in the
/// chain for ever, and a converter has an end.
struct GyroscopeSurroundings: Equatable, Sendable {
  /// In rad/s.
  var rate = SIMD4<Double>()
  /// In g; zero where it makes no difference.
  var force = SIMD4<Double>()
  /// Above 25 °C, in kelvin.
  var warmth = 0.0

  init() {}

  @inline(__always)
  static func == (left: Self, right: Self) -> Bool {
    all((left.rate .== right.rate) .& (left.force .== right.force)) && left.warmth == right.warmth
  }

  @inline(__always)
  init(at time: Int64, in world: inout World, force feelsForce: Bool, position: Axes<Double>) {
    let rotation = world.rotation(at: time)
    rate = Self.limited(SIMD4(rotation.x, rotation.y, rotation.z, 0))
    if feelsForce {
      let felt = world.force(at: time, position: position)
      force = Self.limited(SIMD4(felt.x, felt.y, felt.z, 0))
    }
    let warmth = world.temperature(at: time) - 25
    self.warmth = warmth > -298 ? min(warmth, 1000) : warmth <= -298 ? -298 : 0
  }

  /// NaN becomes the lowest, as in the converter.
  @inline(__always)
  private static func limited(_ value: SIMD4<Double>) -> SIMD4<Double> {
    let low = SIMD4<Double>(repeating: -1e6)
    return value.replacing(with: 1e6, where: value .> 1e6).replacing(
      with: low, where: .!(value .>= low))
  }

  /// On the line from one to another.
  func towards(_ other: Self, _ part: Double) -> Self {
    var result = self
    result.rate += (other.rate - rate) * part
    result.force += (other.force - force) * part
    result.warmth += (other.warmth - warmth) * part
    return result
  }
}
