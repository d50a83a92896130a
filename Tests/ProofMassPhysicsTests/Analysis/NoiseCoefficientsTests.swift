// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassPhysics

@Suite struct NoiseCoefficientsTests {
  /// The Allan deviation of an infinite record with the given coefficients.
  private func curve(white: Double, floor: Double, walk: Double) -> [Stability.Deviation] {
    (0..<64).map { index in
      let tau = 0.01 * pow(10, Double(index) / 8)
      let value = (white * white / tau + floor * floor + walk * walk * tau / 3).squareRoot()
      return Stability.Deviation(tau: tau, value: value, uncertainty: 0.01 * value, terms: 1000)
    }
  }

  @Test func allThreeAreRead() throws {
    let noise = NoiseCoefficients(curve(white: 0.02, floor: 0.005, walk: 1e-4))
    #expect(abs(try #require(noise.white).value / 0.02 - 1) < 0.01)
    #expect(abs(try #require(noise.randomWalk).value / 1e-4 - 1) < 0.02)
    let floor = try #require(noise.floor)
    #expect(abs(floor.value / 0.005 - 1) < 0.02)
    // What the other two add to it at its least: 2·N·K/√3 to the variance.
    #expect(abs(try #require(noise.minimum).value / 0.005226 - 1) < 0.02)
    #expect(abs(try #require(noise.biasInstability) / floor.value - 1 / 0.664) < 1e-3)
    #expect(abs(try #require(noise.noiseDensity) / 0.02 - 1.41421356) < 0.015)
    // The slopes of white noise and floor meet at 16 s, those of floor and random walk at 7500 s.
    #expect(0.01...5 ~= noise.white?.tau ?? 0)
    #expect(50...2000 ~= floor.tau)
    #expect(7000...200_000 ~= noise.randomWalk?.tau ?? 0)
  }

  /// White noise behind a low-pass filter of 5 Hz falls with τ only beyond the filter's time
  /// constant.
  @Test func aFilterIsNotMistakenForAFloor() throws {
    var value = 0.0
    let decay = exp(-2 * Double.pi * 5 * 0.001)
    let source = NoiseSource(seed: 4)
    let samples = (0..<Int64(200_000)).map { index in
      var draws = source.draws(at: index)
      value = decay * value + (1 - decay) * draws.gaussian()
      return value
    }
    let noise = NoiseCoefficients(
      try Stability(samples, interval: 0.001).deviations(pointsPerDecade: 6))
    let law = 0.001.squareRoot()
    #expect(abs(try #require(noise.white).value / law - 1) < 0.05)
    #expect(noise.randomWalk == nil)
    #expect(noise.floor == nil)
  }

  @Test func whatARecordDoesNotShowIsNil() throws {
    for seed in 0..<UInt64(20) {
      let source = NoiseSource(seed: seed)
      let white = (0..<Int64(20_000)).map { index in
        var draws = source.draws(at: index)
        return draws.gaussian()
      }
      let quiet = NoiseCoefficients(try Stability(white, interval: 0.01).deviations())
      #expect(abs(try #require(quiet.white).value / 0.1 - 1) < 0.05)
      #expect(quiet.floor == nil)
      #expect(quiet.randomWalk == nil)

      var sum = 0.0
      let walk = white.map { draw in
        sum += draw
        return sum
      }
      let wild = NoiseCoefficients(try Stability(walk, interval: 0.01).deviations())
      #expect(abs(try #require(wild.randomWalk).value / 10 - 1) < 0.2)
      #expect(wild.floor == nil)
      #expect(wild.white == nil)
    }
  }

  @Test func aRecordOfAllThree() throws {
    var slow = SlowNoise(floor: 1, walk: 0.05, source: NoiseSource(seed: 2))
    let source = NoiseSource(seed: 3)
    let samples = (0..<Int64(100_000)).map { index in
      var draws = source.draws(at: index)
      return 20 * draws.gaussian() + slow.value(at: index * 100_000_000)
    }
    let noise = NoiseCoefficients(try Stability(samples, interval: 0.1).deviations())
    #expect(abs(try #require(noise.white).value / (20 * 0.1.squareRoot()) - 1) < 0.03)
    #expect(0.7...1.4 ~= noise.floor?.value ?? 0)
  }

  /// Samples at 10 Hz, of white noise N·√Hz = 0.154 and others.
  private func samples(
    _ hours: Double, seed: UInt64, floor: Double = 0, walk: Double = 0, drift: Double = 0
  ) -> [Double] {
    let source = NoiseSource(seed: seed)
    var slow = SlowNoise(floor: floor, walk: walk, source: source.branch(1))
    return (0..<Int64(hours * 36_000)).map { index in
      var draws = source.draws(at: index)
      return 0.154 * 10.0.squareRoot() * draws.gaussian()
        + slow.value(at: index * 100_000_000) + drift * Double(index) / 10
    }
  }

  private func coefficients(of samples: [Double]) throws -> NoiseCoefficients {
    NoiseCoefficients(try Stability(samples, interval: 0.1).deviations())
  }

  /// White noise and a random walk have a minimum, which is no flicker noise.
  @Test(arguments: 0..<UInt64(4)) func whiteNoiseAndWalkAreNoInstability(seed: UInt64) throws {
    let noise = try coefficients(of: samples(2, seed: seed, walk: 0.005))
    #expect(noise.minimum != nil)
    #expect(noise.floor == nil && noise.biasInstability == nil)
    #expect(abs(try #require(noise.white).value / 0.154 - 1) < 0.02)
    #expect(abs(try #require(noise.randomWalk).value / 0.005 - 1) < 0.35)
  }

  /// Above flicker noise a walk shows where the points are few and uncertain.
  @Test func aWalkAtTheEndOfTheCurve() throws {
    let curve = curve(white: 0.154, floor: 0.07, walk: 0.005).filter { $0.tau < 4000 }.map {
      // Of three hours.
      let uncertainty = max(0.01, ($0.tau / 10_800 / 2).squareRoot())
      return Stability.Deviation(
        tau: $0.tau, value: $0.value, uncertainty: uncertainty * $0.value, terms: $0.terms)
    }
    let noise = NoiseCoefficients(curve)
    #expect(abs(try #require(noise.randomWalk).value / 0.005 - 1) < 0.02)
    #expect(abs(try #require(noise.floor).value / 0.07 - 1) < 0.02)
    // Without the points that are less certain than ±20 % it could be flicker noise.
    let certain = NoiseCoefficients(curve.filter { $0.uncertainty <= 0.2 * $0.value })
    #expect(certain.randomWalk == nil && certain.floor != nil)
  }

  @Test(arguments: 0..<UInt64(4)) func aDriftIsNoWalk(seed: UInt64) throws {
    let noise = try coefficients(of: samples(1, seed: seed, drift: 5e-4))
    #expect(noise.randomWalk == nil && noise.floor == nil && noise.white != nil)
  }

  @Test(arguments: 0..<UInt64(4)) func flickerNoiseIsNoWalk(seed: UInt64) throws {
    let noise = try coefficients(of: samples(1, seed: seed, floor: 0.07))
    #expect(noise.randomWalk == nil)
    #expect(abs(try #require(noise.floor).value / 0.07 - 1) < 0.15)
  }

  @Test func strangeCurves() {
    let strange = [
      (0.0, 0.0, 0.0), (1, .nan, .nan), (.nan, 1, 0), (2, .infinity, 1), (-1, 1, 0), (3, 1e300, 1),
      (4, 1e-300, 0), (5, 1, -1), (6, 1e-60, 0), (7, 1e60, 0), (7, 1e60, 0), (1e60, 1, 0.5),
      (1e-60, 1, 1),
    ].map { Stability.Deviation(tau: $0.0, value: $0.1, uncertainty: $0.2, terms: 0) }
    for count in 0...strange.count {
      let noise = NoiseCoefficients(Array(strange.prefix(count)))
      #expect(noise.white.map { $0.value.isFinite } ?? true)
      #expect(noise.randomWalk.map { $0.value.isFinite && $0.tau.isFinite } ?? true)
      #expect(noise.floor.map { $0.value.isFinite && $0.tau.isFinite } ?? true)
    }
    #expect(NoiseCoefficients([]).noiseDensity == nil)
    #expect(NoiseCoefficients([]).biasInstability == nil)
  }
}
