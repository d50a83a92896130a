// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  static let stepping: [Row] = [
    Row(number: 16, quantity: "exactness of the step") {
      let cascade = Cascade(SecondOrder(frequency: 2000, quality: 0.75), cutoff: 780)
      let step = cascade.transition(over: 1e-3)
      let golden = [
        ("Φ YX", 0.004468028082400951, step.yx), ("Φ YV", 0.004728985836789108, step.yv),
        ("Φ YY", 0.007439999185595753, step.yy),
        ("Φ XX, 1/8000 s", 0.4257488343871656, cascade.mass.transition(over: 1 / 8000.0).xx),
        ("Φ XV, 1/16000 s", 0.4391360387769475, cascade.mass.transition(over: 1 / 16000.0).xv),
        ("B0 Y", 0.2958348136262853, cascade.step(.init(), by: step, over: 1e-3, from: 1, to: 0).y),
        ("B1 Y", 0.6922571591057178, cascade.step(.init(), by: step, over: 1e-3, from: 0, to: 1).y),
      ]
      let start = Cascade.State(x: 0.4, v: -0.3, y: 1.2)
      let exact = cascade.step(start, by: step, over: 1e-3, from: 1, to: 3)
      let small = integrate(cascade, start, over: 1e-3, from: 1, to: 3)
      return golden.map {
        Finding(label: $0.0, expected: $0.1, simulated: $0.2, tolerance: 1e-12, unit: "")
      } + [
        // Solved independently by the classic Runge–Kutta method in steps of 0.1 µs.
        Finding(
          label: "X, integrated", expected: small.x, simulated: exact.x, tolerance: 5e-13, unit: "g"
        ),
        Finding(
          label: "Y, integrated", expected: small.y, simulated: exact.y, tolerance: 5e-13, unit: "g"
        ),
      ]
    },
    Row(number: 17, quantity: "interpolation, 100 Hz at 4 kHz") {
      let cascade = Cascade(SecondOrder(frequency: 2000, quality: 0.75), cutoff: 780)
      // The displacement of the mass at the knots also contains the error of the interpolation.
      let coarse = gain(cascade, at: 100, knots: 4000, parts: 1).x
      let fine = gain(cascade, at: 100, knots: 100_000, parts: 1).x
      return [
        Finding(
          expected: -0.24, simulated: (coarse / fine - 1) * 100, tolerance: 0.02, unit: "%")
      ]
    },
    Row(number: 18, quantity: "quasi-static error, 100 Hz, Q 1") {
      let cascade = Cascade(SecondOrder(frequency: 2000, quality: 1), cutoff: 780)
      // Quasi-statically the displacement follows the force with a lag and the same amplitude.
      let found = gain(cascade, at: 100, knots: 100_000, parts: 1).x
      return [
        Finding(expected: 0.125, simulated: (found - 1) * 100, tolerance: 0.005, unit: "%")
      ]
    },
    Row(number: 25, quantity: "overload recovery") { try overload() },
  ]

  /// The amplitudes of X and Y under a sine of 1 g that is linear between knots; each interval
  /// between them is divided into `parts` steps.
  static func gain(
    _ cascade: Cascade, at frequency: Double, knots: Double, parts: Int
  ) -> (x: Double, y: Double) {
    let time = 1 / knots / Double(parts)
    let step = cascade.transition(over: time)
    let turn = 2 * Double.pi * frequency / knots
    // Five periods to settle, and some milliseconds for slow filters; then ten are evaluated.
    let settling = Int(knots * (5 / frequency + 0.03))
    var state = Cascade.State()
    var place = Projection()
    var output = Projection()
    for knot in 0..<settling + Int(10 * knots / frequency) {
      let start = Series.sine(turn * Double(knot))
      let end = Series.sine(turn * Double(knot + 1))
      for part in 1...parts {
        let (before, after) = (Double(part - 1) / Double(parts), Double(part) / Double(parts))
        state = cascade.step(
          state, by: step, over: time, from: start + (end - start) * before,
          to: start + (end - start) * after)
        guard knot >= settling else { continue }
        let angle = Series.sineAndCosine(turn * (Double(knot) + after))
        place.add(state.x, angle)
        output.add(state.y, angle)
      }
    }
    return (place.amplitude, output.amplitude)
  }

  private static func integrate(
    _ cascade: Cascade, _ start: Cascade.State, over time: Double, from first: Double,
    to last: Double
  ) -> Cascade.State {
    let (w, c) = (cascade.mass.angularFrequency, cascade.pole)
    func change(_ s: SIMD3<Double>, _ at: Double) -> SIMD3<Double> {
      let input = first + (last - first) * at
      return SIMD3(
        w * s[1], -w * s[0] - w / cascade.mass.quality * s[1] + w * input, c * (s[0] - s[2]))
    }
    var state = SIMD3(start.x, start.v, start.y)
    let count = 10_000
    let h = time / Double(count)
    for index in 0..<count {
      let at = Double(index) / Double(count)
      let half = at + 0.5 / Double(count)
      let k1 = change(state, at)
      let k2 = change(state + k1 * (h / 2), half)
      let k3 = change(state + k2 * (h / 2), half)
      let k4 = change(state + k3 * h, at + 1 / Double(count))
      state += (k1 + k2 * 2 + k3 * 2 + k4) * (h / 6)
    }
    return Cascade.State(x: state[0], v: state[1], y: state[2])
  }

  private static func overload() throws -> [Finding] {
    let mass = SecondOrder(frequency: 2000, quality: 0.75)
    let step = mass.transition(over: 1e-6)
    var (x, v, last) = (1.0, 0.0, 0)
    for microsecond in 1...2000 {
      (x, v) = (step.xx * x + step.xv * v, step.vx * x + step.vv * v)
      if abs(x) > 0.01 { last = microsecond }
    }
    // A half sine of 10 000 g and 0.1 ms, 10 ms after the start.
    var text = "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,0\n0.01,0,0,0\n"
    for microsecond in 1..<100 {
      let force = 10_000 * Series.sine(.pi * Double(microsecond) / 100)
      text += "\(0.01 + Double(microsecond) * 1e-6),\(force),0,0\n"
    }
    text += "0.0101,0,0,0\n"
    var world = World()
    world.motion = try Motion(csv: Array(text.utf8), name: "shock")
    var element = AccelerometerElement(.lis331dlh, seed: nil)
    element.start(at: 0, period: 1_000_000, rate: 1000)
    let stopper = element.parameters.inPlane.stopper
    var (highest, release, recovered) = (0.0, 0, 0)
    for microsecond in 10_000...12_000 {
      _ = element.sample(at: Int64(microsecond) * 1000, in: &world)
      let place = abs(element.displacements.x)
      highest = max(highest, place)
      if place > 0.999 * stopper { release = microsecond }
      if place > 0.01 * stopper { recovered = microsecond }
    }
    return [
      Finding(
        label: "linear settling", expected: 0.52, simulated: Double(last) / 1000, tolerance: 0.006,
        unit: "ms"),
      Finding(
        label: "10 000 g: farthest", expected: 1.4, simulated: highest * 1e6,
        tolerance: 1e-9, unit: "µm"),
      // A bounce may leave the stopper with some speed.
      Finding(
        label: "10 000 g: after it", expected: 0.52,
        simulated: Double(recovered - release) / 1000, tolerance: 0.1, unit: "ms"),
    ]
  }
}

/// Amplitudes of a sine and a cosine in a record, by least squares.
private struct Projection {
  private var (ss, sc, cc, ys, yc) = (0.0, 0.0, 0.0, 0.0, 0.0)

  mutating func add(_ value: Double, _ angle: (sine: Double, cosine: Double)) {
    ss += angle.sine * angle.sine
    sc += angle.sine * angle.cosine
    cc += angle.cosine * angle.cosine
    ys += value * angle.sine
    yc += value * angle.cosine
  }

  var amplitude: Double {
    let determinant = ss * cc - sc * sc
    let sine = (ys * cc - yc * sc) / determinant
    let cosine = (yc * ss - ys * sc) / determinant
    return (sine * sine + cosine * cosine).squareRoot()
  }
}
