// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassPhysics

@Suite struct PowerSpectrumTests {
  private func white(_ count: Int) -> [Double] {
    let source = NoiseSource(seed: 1)
    return (0..<Int64(count)).map {
      var draws = source.draws(at: $0)
      return draws.gaussian()
    }
  }

  @Test(arguments: [1, 2, 4, 32])
  func transformIsTheDefinition(count: Int) {
    let (real, imaginary) = (white(count), white(2 * count).suffix(count))
    var (re, im) = (real, Array(imaginary))
    FourierTransform(count: count).transform(&re, &im)
    for line in 0..<count {
      var (x, y) = (0.0, 0.0)
      for (index, (a, b)) in zip(real, imaginary).enumerated() {
        let angle = -2 * Double.pi * Double(line * index) / Double(count)
        x += a * cos(angle) - b * sin(angle)
        y += a * sin(angle) + b * cos(angle)
      }
      #expect(abs(re[line] - x) < 1e-12)
      #expect(abs(im[line] - y) < 1e-12)
    }
  }

  /// Parseval's theorem: a spectrum's power is that of the segment under its window.
  @Test func powerIsThatOfTheRecord() throws {
    let samples = white(256).map { $0 + 3 }
    let spectrum = try PowerSpectrum(samples, interval: 0.01, segment: 256)
    #expect(spectrum.segments == 1)
    let mean = samples.reduce(0, +) / 256
    var (power, norm) = (0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let window = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / 256)
      power += window * window * (sample - mean) * (sample - mean)
      norm += window * window
    }
    #expect(abs(spectrum.power(in: 0...50) / (power / norm) - 1) < 1e-12)
  }

  /// The density of white noise with σ = 1 at 100 Hz is σ²·2/(100 Hz) in each band.
  @Test func whiteNoiseIsFlat() throws {
    let spectrum = try PowerSpectrum(white(200_000), interval: 0.01, segment: 512)
    #expect(spectrum.segments == 780)
    for low in stride(from: 1.0, to: 45, by: 4) {
      let density = try #require(spectrum.noiseDensity(in: low...low + 4))
      #expect(abs(density / 0.02.squareRoot() - 1) < 0.03)
    }
    #expect(abs(spectrum.power(in: 0...50) - 1) < 0.02)
  }

  /// The power of a sine is half its amplitude squared, also for a frequency between two lines.
  @Test(arguments: [10.0, 10.05, 12.345])
  func sineHasItsPower(frequency: Double) throws {
    let samples = (0..<8192).map { 3 * sin(2 * Double.pi * frequency * 0.01 * Double($0)) }
    let spectrum = try PowerSpectrum(samples, interval: 0.01, segment: 1024)
    #expect(abs(spectrum.power(in: frequency - 1...frequency + 1) - 4.5) < 0.01)
    let line = try #require(
      spectrum.densities.indices.max { spectrum.densities[$0] < spectrum.densities[$1] })
    #expect(abs(spectrum.frequency(ofLine: line) - frequency) <= spectrum.resolution / 2 + 1e-9)
  }

  @Test func segmentsAreRoundedToWhatFits() throws {
    for (segment, count) in [(.min, 8), (0, 8), (1000, 512), (1024, 512), (.max, 512), (9, 8)] {
      let spectrum = try PowerSpectrum(white(700), interval: 1, segment: segment)
      #expect(spectrum.densities.count == count / 2 + 1)
      #expect(spectrum.densities.allSatisfy { $0.isFinite })
    }
  }

  @Test func bandsWithoutLines() throws {
    let spectrum = try PowerSpectrum(white(100), interval: 0.01)
    #expect(spectrum.noiseDensity(in: 0.1...0.2) == nil)
    #expect(spectrum.noiseDensity(in: 51...1000) == nil)
    #expect(spectrum.noiseDensity(in: -.infinity ... .infinity) != nil)
    #expect(spectrum.power(in: -5 ... -1) == 0)
  }

  @Test func strangeRecordsAreErrors() {
    #expect(throws: AnalysisError.tooShort(minimum: 8)) { try PowerSpectrum([], interval: 1) }
    #expect(throws: AnalysisError.tooShort(minimum: 8)) {
      try PowerSpectrum(white(7), interval: 1)
    }
    #expect(throws: AnalysisError.sample(0)) { try PowerSpectrum([.nan], interval: 1) }
    #expect(throws: AnalysisError.interval(0)) { try PowerSpectrum(white(8), interval: 0) }
  }
}
