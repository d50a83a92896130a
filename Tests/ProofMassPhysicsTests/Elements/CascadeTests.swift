// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

/// Compares with reference values that were computed once in Python with NumPy and SciPy: f0 2000 Hz,
/// Q 0.75, filter 780 Hz, 1 kHz.
@Suite struct CascadeTests {
  private let mass = SecondOrder(frequency: 2000, quality: 0.75)
  private var cascade: Cascade { Cascade(mass, cutoff: 780) }

  private func expect(
    _ found: [Double], _ golden: [Double], within tolerance: Double = 1e-12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (found, golden) in zip(found, golden) {
      #expect(abs(found - golden) <= tolerance, sourceLocation: sourceLocation)
    }
  }

  @Test func massAloneOverAnEighthOfAMillisecond() {
    let step = mass.transition(over: 1 / 8000.0)
    expect([step.xx, step.xv], [0.4257488343871656, 0.4336443084009795])
    expect([step.vx, step.vv], [-0.4336443084009796, -0.1524435768141403])
  }

  @Test func massAloneOverASixteenthOfAMillisecond() {
    let step = mass.transition(over: 1 / 16000.0)
    expect([step.xx, step.xv], [0.7865044786521399, 0.4391360387769475])
    expect([step.vx, step.vv], [-0.4391360387769474, 0.2009897602828768])
  }

  @Test func cascadeOverAMillisecond() {
    let step = cascade.transition(over: 1e-3)
    expect(
      [step.yx, step.yv, step.yy],
      [0.004468028082400951, 0.004728985836789108, 0.007439999185595753])
    expect(
      [step.mass.xx, step.mass.xv, step.mass.vx, step.mass.vv],
      [-2.17577441719e-4, 1.79951530681e-5, -1.79951530681e-5, -2.41570979143e-4],
      within: 1e-15)
  }

  @Test func inputOfAStepAndOfARamp() {
    let step = cascade.transition(over: 1e-3)
    let first = cascade.step(.init(), by: step, over: 1e-3, from: 1, to: 0)
    let last = cascade.step(.init(), by: step, over: 1e-3, from: 0, to: 1)
    expect(
      [first.x, first.v, first.y],
      [0.1063453905286671, -0.079576790655557, 0.2958348136262853])
    expect(
      [last.x, last.v, last.y], [0.8938721869130519, 0.07959478580862513, 0.6922571591057178])
    let both = cascade.step(.init(x: 1, y: 1), by: step, over: 1e-3, from: 1, to: 1)
    #expect(both == Cascade.State(x: 1, v: 0, y: 1))
  }

  @Test func noiseOfAMillisecond() {
    let thermal = LateralProofMass.recommended.thermalSquare(at: 298.15)
    let mechanical = cascade.stationary(thermal: thermal, electronics: 0).yy
    let total = 218e-6 * 218e-6 * 500
    let rest = cascade.stationary(thermal: thermal, electronics: total - mechanical)
    let root = cascade.added(rest, by: cascade.transition(over: 1e-3)).root
    // The tolerances are the digits of the reference values; the second is a rounding error.
    expect([root.xx], [7.353485150844523e-4], within: 1e-12)
    expect([root.vx], [3.17e-13], within: 1e-14)
    expect([root.vv], [7.35348511033934e-4], within: 1e-12)
    expect(
      [root.yx, root.yv, root.yy], [2.95574241775e-4, -1.71511800790e-4, 4.86249686836e-3],
      within: 1e-12)
  }

  /// The stationary covariance P fulfils A P + P Aᵀ + N = 0.
  @Test func stationaryCovarianceStands() {
    let p = cascade.stationary(thermal: 2, electronics: 3)
    let (w, c) = (mass.angularFrequency, cascade.pole)
    let friction = w / mass.quality
    // Thermal noise on V is 2 p ω0/Q; the noise of the electronics on Y is 2 ωc times its share.
    let residues = [
      2 * w * p.xv, w * p.vv - w * p.xx - friction * p.xv,
      -2 * w * p.xv - 2 * friction * p.vv
        + 2 * 2 * friction,
      w * p.vy + c * (p.xx - p.xy), -w * p.xy - friction * p.vy + c * (p.xv - p.vy),
      2 * c * (p.xy - p.yy) + 2 * c * 3,
    ]
    for residue in residues { #expect(abs(residue) < 1e-10 * w) }
  }

  /// One draw per step gives the output the covariances of three draws: C Φᵏ P Cᵀ.
  @Test(arguments: [0.75, 5, 69])
  func innovationsHaveTheSameCovariances(quality: Double) {
    let cascade = Cascade(SecondOrder(frequency: 2000, quality: quality), cutoff: 780)
    let step = cascade.transition(over: 1e-3)
    let rest = cascade.stationary(thermal: 5, electronics: 2)
    let gain = cascade.innovation(rest, by: step)
    // Computes the response to one draw, and its autocorrelation.
    var state = gain
    var response: [Double] = []
    for _ in 0..<5000 {
      response.append(state.y)
      state = step(state)
    }
    var lagged = Cascade.State(x: rest.xy, v: rest.vy, y: rest.yy)
    for lag in 0..<10 {
      let found = zip(response, response.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(abs(found - lagged.y) < 1e-12 * rest.yy)
      lagged = step(lagged)
    }
  }

  /// At this time Van Loan's method has lost all digits; the method used, which starts from P, has
  /// not.
  @Test func noiseOfALongTimeIsTheStationaryOne() {
    let rest = cascade.stationary(thermal: 2, electronics: 3)
    #expect(cascade.added(rest, by: cascade.transition(over: 1)) == rest)
  }

  /// Φ(h) = exp(A h), by its own series with scaling and squaring, in every case of damping.
  @Test(arguments: [0.3, 0.45, 0.5, 0.5000000001, 0.6, 0.7071, 1, 5, 10, 69])
  func closedFormIsTheExponential(quality: Double) {
    let mass = SecondOrder(frequency: 2000, quality: quality)
    let cascade = Cascade(mass, cutoff: 780)
    let (w, c) = (mass.angularFrequency, cascade.pole)
    for time in [1e-6, 1e-4, 1e-3, 1e-2] {
      let matrix = [[0, w, 0], [-w, -w / quality, 0], [c, 0, -c]]
      let power = exponential(matrix.map { $0.map { $0 * time } })
      let step = cascade.transition(over: time)
      expect([step.mass.xx, step.mass.xv], power[0], within: 3e-13)
      expect([step.mass.vx, step.mass.vv], power[1], within: 3e-13)
      expect([step.yx, step.yv, step.yy], power[2], within: 3e-13)
    }
  }

  @Test func twoStepsAreOne() {
    let one = cascade.transition(over: 3e-4)
    let other = cascade.transition(over: 2e-4)
    let both = cascade.transition(over: 5e-4)
    let start = Cascade.State(x: 0.3, v: -0.2, y: 0.7)
    let middle = cascade.step(start, by: one, over: 3e-4, from: 1, to: 1.6)
    let end = cascade.step(middle, by: other, over: 2e-4, from: 1.6, to: 2)
    let straight = cascade.step(start, by: both, over: 5e-4, from: 1, to: 2)
    expect([end.x, end.v, end.y], [straight.x, straight.v, straight.y], within: 1e-14)
  }
}

private typealias Matrix = [[Double]]

private func times(_ left: Matrix, _ right: Matrix) -> Matrix {
  (0..<3).map { row in
    (0..<3).map { column in (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
  }
}

private func exponential(_ matrix: Matrix) -> Matrix {
  let norm = matrix.flatMap { $0 }.map(abs).max() ?? 0
  let halvings = max(0, Int(norm.exponent) + 5)
  let small = matrix.map {
    $0.map { $0 * Double(sign: .plus, exponent: -halvings, significand: 1) }
  }
  var sum: Matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
  for term in stride(from: 14, through: 1, by: -1) {
    sum = times(small, sum).map { $0.map { $0 / Double(term) } }
    for index in 0..<3 { sum[index][index] += 1 }
  }
  for _ in 0..<halvings { sum = times(sum, sum) }
  return sum
}
