// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

/// A toolhead in a resonance test, compared with the theory of a damped oscillator.
@Suite struct GantryTests {
  /// A complex number.
  private struct Phasor {
    var real = 0.0
    var imaginary = 0.0

    var magnitude: Double { (real * real + imaginary * imaginary).squareRoot() }

    static func / (one: Phasor, other: Phasor) -> Phasor {
      let square = other.real * other.real + other.imaginary * other.imaginary
      return Phasor(
        real: (one.real * other.real + one.imaginary * other.imaginary) / square,
        imaginary: (one.imaginary * other.real - one.real * other.imaginary) / square)
    }

    mutating func add(_ value: Double, at angle: Double) {
      let (sine, cosine) = Series.sineAndCosine(ofAny: angle)
      real += value * cosine
      imaginary -= value * sine
    }
  }

  /// The spectrum of the belt's acceleration at a frequency, from the pulses as Klipper makes them: a quarter period
  /// forwards, a quarter backwards, then to the other side at the frequency of that time. In m/s.
  private func excitation(_ hertz: Double, from first: Double, to last: Double, rate: Double)
    -> Phasor
  {
    var sum = Phasor()
    var (time, frequency, sign) = (0.0, first, 1.0)
    let omega = 2 * Double.pi * hertz
    while frequency <= last {
      for direction in [sign, -sign] {
        let end = time + 0.25 / frequency
        // The integral of exp(-iωt) is i/ω times its change.
        let acceleration = direction * 0.075 * frequency / omega
        sum.add(acceleration, at: omega * end - .pi / 2)
        sum.add(-acceleration, at: omega * time - .pi / 2)
        time = end
      }
      frequency = first + rate * time
      sign = -sign
    }
    return sum
  }

  /// The toolhead's acceleration in m/s², every 50 µs.
  private func response(_ motion: Motion) -> [Double] {
    var world = World(motion)
    return stride(from: Int64(0), to: motion.endNanoseconds, by: 50_000).map {
      world.specificForce(at: $0).x * 9.80665
    }
  }

  private func spectrum(_ samples: [Double], _ hertz: Double) -> Phasor {
    var sum = Phasor()
    for (index, sample) in samples.enumerated() {
      sum.add(sample * 50e-6, at: 2 * .pi * hertz * Double(index) * 50e-6)
    }
    return sum
  }

  /// 1 / (1 − r² + 2iζr) with r = f / 48 Hz.
  @Test func answersAsADampedOscillator() {
    let samples = response(.gantry(frequency: 48, damping: 0.1, from: 25, to: 75, rate: 50))
    for hertz in [30.0, 40, 47, 48, 49, 56, 70] {
      let drive = excitation(hertz, from: 25, to: 75, rate: 50)
      let found = spectrum(samples, hertz) / drive
      let ratio = hertz / 48
      let theory = Phasor(real: 1) / Phasor(real: 1 - ratio * ratio, imaginary: 0.2 * ratio)
      #expect(abs(found.real - theory.real) < 0.005, "at \(hertz) Hz")
      #expect(abs(found.imaginary - theory.imaginary) < 0.005, "at \(hertz) Hz")
    }
  }

  /// The peak is at f √(1 − 2ζ²), 46.04 Hz, and 1 / (2ζ √(1 − ζ²)), 2.552, high.
  @Test func peaksBelowItsNaturalFrequency() throws {
    let samples = response(.gantry(frequency: 48, damping: 0.2, from: 25, to: 75, rate: 50))
    let gains = stride(from: 44.0, through: 48, by: 0.125).map { hertz in
      let drive = excitation(hertz, from: 25, to: 75, rate: 50)
      return (hertz: hertz, gain: (spectrum(samples, hertz) / drive).magnitude)
    }
    let peak = try #require(gains.max { $0.gain < $1.gain })
    #expect(abs(peak.hertz - 46.04) <= 0.125)
    #expect(abs(peak.gain - 2.552) < 0.005)
  }

  /// At the end the belt rests, and the toolhead rings at f √(1 − ζ²), each swing smaller than the last by the factor
  /// exp(−πζ / √(1 − ζ²)): 49.749 Hz and 0.7292.
  @Test func ringsAtTheEnd() {
    let motion = Motion.gantry(frequency: 50, damping: 0.1, from: 40, to: 60, rate: 40)
    let samples = response(motion)
    // From 0.55 s on, which is after the last pulses.
    let ringing = Array(samples[11_000...])
    var (zeros, peaks): ([Double], [Double]) = ([], [])
    for index in 1..<2000 {
      let (one, other) = (ringing[index - 1], ringing[index])
      if one * other < 0 { zeros.append((Double(index - 1) + one / (one - other)) * 50e-6) }
      if abs(other) > abs(one), abs(other) >= abs(ringing[index + 1]) { peaks.append(abs(other)) }
    }
    #expect(zeros.count > 8 && peaks.count > 8)
    for (one, other) in zip(zeros, zeros.dropFirst()) {
      #expect(abs(0.5 / (other - one) - 49.749) < 0.01)
    }
    for (one, other) in zip(peaks, peaks.dropFirst()) {
      #expect(abs(other / one - 0.7292) < 0.001)
    }
  }

  @Test func restsBeforeAndAfter() {
    let motion = Motion.gantry(from: 40, to: 60, rate: 40, along: .y)
    var world = World(motion)
    #expect(world.specificForce(at: -1) == [0, 0, 1])
    #expect(world.specificForce(at: motion.endNanoseconds) == [0, 0, 1])
    #expect(isNear(world.specificForce(at: motion.endNanoseconds - 1), [0, 0, 1], 1e-4))
    #expect(world.specificForce(at: 250_000_000).x == 0)
    #expect(world.specificForce(at: 250_000_000).y != 0)
  }

  /// 5 to 133 Hz at 1 Hz/s: 128 s of pulses, of which the first half period may last 0.1 s longer, and 14 time constants
  /// of 33 ms. The scenario rests before and after.
  @Test func theUsualTestIsKlippers() throws {
    #expect(abs(Double(Motion.gantry().duration.wholeNanoseconds) * 1e-9 - 128.564) < 0.001)
    let scenario = try #require(Scenario.named("gantry"))
    #expect(scenario.duration == .seconds(130) && scenario.motion.duration == .seconds(130))
    #expect(ResonanceTest.Parameter.allCases.map(\.standard) == [48, 0.1, 5, 133, 1, 75])
  }
}
